"""Broken copies of the built-in epic set: one fault for every kind of problem."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.games.dungeoneer import content
from undercroft.games.dungeoneer.vocabulary import CARD_SORTS, CONDITION_ARGUMENTS, COUNTS, SIGNATURES
from undercroft.packs import Problem, Severity

EPIC = content.PACKS / "epic" / "1"
PACK, HEROES, LOCATIONS, CARDS, QUESTS, EVENT = (
    "pack.toml", "heroes.toml", "locations.toml", "adventures.toml", "quests.toml", "event.toml",
)  # fmt: skip
LISTS = {HEROES: "heroes", LOCATIONS: "locations", CARDS: "cards", QUESTS: "quests"}
ABSENT = object()
"""The value of a key that is taken away."""

Table = dict[str, Any]
Documents = dict[str, Table]

SOURCE: Documents = {path.name: tomllib.loads(path.read_text("utf-8")) for path in EPIC.glob("*.toml")}


class SetCopy:
    """A copy of the epic set to break: tables to change, written when it is checked."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self.folder = folder
        self.documents = copy.deepcopy(SOURCE)

    def things(self, file: str) -> list[Table]:
        things: list[Table] = self.documents[file][LISTS[file]]
        return things

    def thing(self, file: str, name: str) -> Table:
        return next(thing for thing in self.things(file) if thing["id"] == name)

    def write(self, *names: str) -> None:
        """Write the named files, all of them if none is named."""
        for name in names or self.documents:
            document = self.documents[name]
            text = "".join(f"{key} = {toml(value)}\n" for key, value in document.items())
            (self.folder / name).write_text(text, "utf-8")

    def problems(self) -> list[Problem]:
        self.write()
        return content.check(self.folder)


def toml(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(item)}' for key, item in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def put(table: Table, path: str, value: object) -> None:
    """Change what lies at a path such as ``abilities.0.effects``."""
    *steps, last = path.split(".")
    inner: Any = table
    for step in steps:
        inner = inner[int(step)] if step.isdigit() else inner.setdefault(step, {})
    if isinstance(inner, list):
        last_step: Any = int(last)
    else:
        last_step = last
    if value is ABSENT:
        del inner[last_step]
    else:
        inner[last_step] = value


def where(file: str, name: str) -> str:
    """How the checker calls an entry of the epic set; "" for the file itself, a dotted name stays as it is."""
    if file not in LISTS or not name:
        return name
    for number, thing in enumerate(SOURCE[file][LISTS[file]], start=1):
        if thing["id"] == name:
            return f'{LISTS[file]}[{number}] "{thing["name"]["en"]}"'
    raise AssertionError(f"{file} has no {name}")


@dataclass
class Fault:
    """Changes of one entry or of the whole set, and the problem they must give."""

    message: str
    file: str
    name: str
    """The id of the entry, or what stands after it: ``acid_shower.trap``."""
    change: dict[str, object] | Callable[[SetCopy], None]
    args: dict[str, str | int] = field(default_factory=dict)
    severity: Severity = "error"

    def __str__(self) -> str:
        return f"{self.message} {self.name or self.args.get('what', '')} {self.args.get('got', '')}"

    def apply(self, pack: SetCopy) -> None:
        if not isinstance(self.change, dict):
            self.change(pack)
            return
        for path, value in self.change.items():
            table = pack.documents[self.file]
            if self.file in LISTS:
                table = pack.thing(self.file, self.name.partition(".")[0])
            put(table, path, value)

    @property
    def entry(self) -> str:
        name, dot, below = self.name.partition(".")
        return f"{where(self.file, name)}{dot}{below}"

    @property
    def problem(self) -> Problem:
        return Problem(self.file, self.entry, self.message, self.args, self.severity)


Change = dict[str, object] | Callable[[SetCopy], None]


def error(message: str, file: str, name: str, change: Change, **args: str | int) -> Fault:
    return Fault(message, file, name, change, args)


def advice(message: str, file: str, name: str, change: Change, **args: str | int) -> Fault:
    return Fault(message, file, name, change, args, "advice")


def effect(message: str, text: str, **args: str | int) -> Fault:
    """A text instead of the effect of Scare Off (a response aimed at a monster)."""
    return error(message, CARDS, "scare_off", {"effects": [text]}, key="effects", text=text, **args)


def misplaced(message: str, file: str, name: str, path: str, text: str, **args: str | int) -> Fault:
    """An effect that cannot stand where it is put."""
    return error(message, file, name, {path: [text]}, got=text, **args)


FALLEN = "when(fallen(you, 1), [stand(you)])"
LANGUAGE = [
    effect("dl-text-form", "wound(target, 2"),
    effect("dl-text-form", "1 + 1"),
    effect("dl-text-form", "[wound(target, 2)]"),
    effect("dl-text-form", "open('x').read()"),
    error("dl-text-long", CARDS, "scare_off", {"effects": ["x" * 901]}, key="effects", text="x" * 57 + "…", most=900),
    effect("dl-call-bare", "shift", got="shift"),
    effect("dl-verb-near", "wond(target, 2)", got="wond", near="wound"),
    effect("dl-verb-unknown", "zzz(target, 2)", got="zzz", known=", ".join(SIGNATURES)),
    effect("dl-arguments-many", "wound(you, 1, 2)", verb="wound", most=2, got=3, form="wound(who, n)"),
    effect("dl-arguments-many", "fall(you, speed, 7)", verb="fall", most=1, got=3, form="fall(who, stat=, n=)"),
    effect("dl-argument-near", "fall(you, stats=speed, n=7)", verb="fall", got="stats", near="stat"),
    effect("dl-argument-unknown", "wound(you, 1, zebra=2)", verb="wound", got="zebra", form="wound(who, n)"),
    effect("dl-argument-unknown", "wound(you, **all)", verb="wound", got="**", form="wound(who, n)"),
    effect("dl-argument-twice", "wound(you, 1, who=all)", verb="wound", got="who"),
    effect("dl-argument-missing", "wound(you)", verb="wound", missing="n", form="wound(who, n)"),
    effect("dl-word-form", 'wound("you", 1)', verb="wound", argument="who", got="'you'"),
    effect("dl-word-near", "wound(yuo, 1)", verb="wound", argument="who", got="yuo", near="you"),
    effect("dl-word-near", "warp(you, entrence)", verb="warp", argument="place", got="entrence", near="entrance"),
    effect("dl-word-unknown", "recover(zebra, 1)", verb="recover", argument="sort", got="zebra",
           allowed=", ".join(CARD_SORTS)),
    effect("dl-word-near", "wound(you, count(token))", verb="count", argument="what", got="token", near="tokens"),
    effect("dl-number-form", "place(die)", verb="place", argument="n", got="die", most=99),
    effect("dl-number-form", "place(100)", verb="place", argument="n", got="100", most=99),
    effect("dl-amount-form", "wound(you, 1.5)", verb="wound", argument="n", got="1.5", most=99),
    effect("dl-amount-form", "wound(you, True)", verb="wound", argument="n", got="True", most=99),
    effect("dl-count-form", "wound(you, count())", got="count()", allowed=", ".join(COUNTS)),
    effect("dl-condition-near", "when(falen(you), [stand(you)])", got="falen", near="fallen"),
    effect("dl-condition-unknown", "when(zzz(you), [stand(you)])", got="zzz", known=", ".join(CONDITION_ARGUMENTS)),
    effect("dl-condition-form", FALLEN, got="fallen(you, 1)", form="fallen(who)"),
    effect("dl-list-form", "each(all, stand(you))", verb="each", argument="effects", got="stand(you)"),
    effect("dl-list-empty", "each(all, [])", verb="each", argument="effects"),
    error("dl-condition-near", CARDS, "jar_of_teeth.abilities[2]", {"abilities.1.if": "toks(1)"},
          key="if", text="toks(1)", got="toks", near="tokens"),
]  # fmt: skip

SCOPES = [
    misplaced("dl-no-target", CARDS, "scare_off", "effects", "wound(target, 1)", key="effects"),
    misplaced("dl-no-target", CARDS, "scare_off", "effects", "peek(hand, 1)", key="effects"),
    misplaced("dl-no-target", LOCATIONS, "leech_baths", "effects", "wound(target, 1)", key="effects"),
    misplaced("dl-no-target", QUESTS, "dice_with_death", "reward", "glory(target, 1)", key="reward"),
    error("dl-no-target", CARDS, "jar_of_teeth", {"abilities.1.if": "fallen(target)"},
          key="abilities[2].if", got="fallen(target)"),
    misplaced("dl-no-monster", CARDS, "second_wind", "effects", "dismiss(hand)", key="effects"),
    misplaced("dl-no-monster", CARDS, "second_wind", "effects", "wound(monster, 1)", key="effects"),
    misplaced("dl-no-monster", CARDS, "acid_shower", "trap.failed", "minion()", key="trap.failed"),
    error("dl-no-monster", HEROES, "ottilie", {"abilities.0.aim": ABSENT},
          key="abilities[1].effects", got="minion(health=1)"),
    error("dl-no-monster", HEROES, "ottilie", {"abilities.0.aim": ABSENT},
          key="abilities[1].if", got="kind(undead)"),
    misplaced("dl-no-battle", CARDS, "early_obituary", "effects", "wound(attacker, 1)", key="effects"),
    misplaced("dl-no-battle", CARDS, "early_obituary", "effects", "form()", key="effects"),
    misplaced("dl-no-battle", CARDS, "early_obituary", "effects", "modify(attack, target, -1, battle)", key="effects"),
    misplaced("dl-no-place", CARDS, "scare_off", "effects", "shift()", key="effects"),
    misplaced("dl-no-place", CARDS, "elsewhere_door", "effects", "warp(you, aimed)", key="effects"),
    misplaced("dl-no-exit", CARDS, "architects_grudge", "effects", "exit(wall, turn)", key="effects"),
    misplaced("dl-no-x", CARDS, "second_wind", "effects", "glory(you, X)", key="effects"),
    misplaced("dl-no-tokens", CARDS, "second_wind", "effects", "token(1)", key="effects"),
    misplaced("dl-no-tokens", CARDS, "second_wind", "effects", "glory(you, count(tokens))", key="effects"),
    misplaced("dl-no-wounds", CARDS, "scare_off", "effects", "prevent(1)", key="effects"),
    misplaced("dl-no-wounds", LOCATIONS, "leech_baths", "effects", "prevent(1)", key="effects"),
    misplaced("dl-no-battle", CARDS, "early_obituary", "effects", "redirect()", key="effects"),
    misplaced("dl-no-reroll", CARDS, "stamped_indulgence", "effects", "reroll(any)", key="effects"),
    misplaced("dl-no-reroll", CARDS, "scare_off", "effects", "reroll(any)", key="effects"),
    error("dl-no-reroll", CARDS, "ring_of_doubt", {"abilities.0.effects": ["may(effects=[reroll(threat)])"]},
          key="abilities[1].effects", got="reroll(threat)"),
    misplaced("dl-no-roll", CARDS, "early_obituary", "effects", "modify(speed, target, -1, roll)", key="effects"),
    misplaced("dl-no-passive", CARDS, "second_wind", "effects", "limit(boon, 1)", key="effects"),
    misplaced("dl-no-passive", CARDS, "second_wind", "effects", "modify(melee, you, 1, in_play)", key="effects"),
    misplaced("dl-no-passive", CARDS, "second_wind", "effects", "modify(attack, monsters, 1, turn)", key="effects"),
    error("dl-passive-verb", CARDS, "belt_pouch", {"abilities.0.effects": ["heal(you, 1)"]},
          key="abilities[1].effects", got="heal", allowed="modify, difficulty, cost, strike, limit, forbid"),
    misplaced("dl-passive-until", CARDS, "belt_pouch", "abilities.0.effects", "modify(melee, you, 1, turn)",
              key="abilities[1].effects"),
    misplaced("dl-passive-amount", CARDS, "belt_pouch", "abilities.0.effects", "modify(melee, you, die, in_play)",
              key="abilities[1].effects"),
    misplaced("dl-number-positive", CARDS, "second_wind", "effects", "heal(you, -1)", key="effects", argument="n"),
    misplaced("dl-number-positive", CARDS, "second_wind", "effects", "wound(all, -die)", key="effects", argument="n"),
    misplaced("dl-number-positive", CARDS, "second_wind", "effects", "draw(you, 0)", key="effects", argument="n"),
    misplaced("dl-number-positive", CARDS, "second_wind", "effects", "may(ap=0, effects=[heal(you, 1)])",
              key="effects", argument="ap"),
    error("dl-number-positive", CARDS, "jar_of_teeth", {"abilities.1.if": "tokens(0)"},
          key="abilities[2].if", argument="n", got="tokens(0)"),
    misplaced("dl-number-zero", CARDS, "second_wind", "effects", "glory(you, 0)", key="effects", argument="n"),
    misplaced("dl-number-zero", CARDS, "creaking_malice", "effects", "difficulty(trap, 0, turn)",
              key="effects", argument="n"),
    error("dl-no-target", CARDS, "scare_off",
          {"effects": ["choose([heal(you, 1), glory(you, 2)], [draw(you, 2)], chooser=target)"]},
          key="effects", got="choose(…)"),
    error("dl-kind-near", CARDS, "scare_off", {"effects": ["when(kind(undaed), [dismiss(hand)])"]},
          got="undaed", near="undead"),
    misplaced("dl-fall-half", CARDS, "early_obituary", "effects", "fall(target, n=7)", key="effects"),
    error("dl-kind-near", CARDS, "undertakers_nerve",
          {"abilities.0.effects": ["modify(counter, you, 2, in_play, kind=undaed)"]}, got="undaed", near="undead"),
    error("dl-kind-unknown", HEROES, "ottilie", {"abilities.0.if": "kind(zzz)"}, got="zzz", known=", ".join(sorted(
        {kind for card in SOURCE[CARDS]["cards"] for kind in card.get("kinds", [])}
        | {kind for quest in SOURCE[QUESTS]["quests"] for kind in quest.get("monster_kinds", [])}))),
]  # fmt: skip

BONE_DRAIN = ["open", "open", "open", "wall"]
VALUES = [
    error("dl-id-form", CARDS, "scare_off", {"id": "Scare Off"}, key="id", got="Scare Off"),
    error("dl-id-form", CARDS, "scare_off", {"kinds": ["big noise"]}, key="kinds", got="big noise"),
    error("dl-id-place", LOCATIONS, "bone_drain", {"id": "tunnel"}, key="id", got="tunnel"),
    error("dl-word-twice", CARDS, "scare_off", {"kinds": ["noise", "noise"]}, key="kinds", got="noise"),
    error("dl-word-twice", HEROES, "dusk", {"forms": ["melee", "melee"]}, key="forms", got="melee"),
    error("dl-word-twice", QUESTS, "dice_with_death", {"places": ["grim", "grim"]}, key="places", got="grim"),
    error("dl-effects-empty", CARDS, "scare_off", {"effects": []}, key="effects"),
    error("dl-effects-empty", CARDS, "belt_pouch.abilities[1]", {"abilities.0.effects": []}, key="effects"),
    error("dl-places-empty", QUESTS, "dice_with_death", {"places": []}, key="places"),
    error("dl-exit-near", LOCATIONS, "bone_drain", {"exits": ["opened", *BONE_DRAIN[1:]]},
          key="exits", got="opened", near="open"),
    error("dl-exit-form", LOCATIONS, "bone_drain", {"exits": ["blocked", *BONE_DRAIN[1:]]}, key="exits", got="blocked"),
    error("dl-exit-form", LOCATIONS, "bone_drain", {"exits": ["open speed 5", *BONE_DRAIN[1:]]},
          key="exits", got="open speed 5"),
    error("dl-hazard-near", LOCATIONS, "bone_drain", {"hazard": "spike speed 5"},
          key="hazard", got="spike speed 5", near="spikes"),
    error("dl-hazard-form", LOCATIONS, "bone_drain", {"hazard": "pit 5"}, key="hazard", got="pit 5"),
    error("dl-hazard-form", LOCATIONS, "bone_drain", {"hazard": "danger 0"}, key="hazard", got="danger 0"),
    error("dl-two-hazards", LOCATIONS, "bone_drain", {"effects": ["glory(you, 1)"]}, key="effects", hazard="pit"),
    error("dl-threat-near", CARDS, "acid_shower.trap", {"trap.threat": "sped 9"},
          key="threat", got="sped 9", near="speed"),
    error("dl-threat-form", CARDS, "acid_shower.trap", {"trap.threat": "speed nine"},
          key="threat", got="speed nine", most=30, allowed="melee, magic, speed, level, health"),
    error("dl-value-near", CARDS, "devil_spawn.monster", {"monster.melee": "attak 3"},
          key="melee", got="attak 3", near="attack"),
    error("dl-value-form", CARDS, "devil_spawn.monster", {"monster.melee": "attack"},
          key="melee", got="attack", most=15),
    error("dl-value-form", CARDS, "devil_spawn.monster", {"monster.melee": "attack 16"},
          key="melee", got="attack 16", most=15),
    error("dl-cost-form", CARDS, "scare_off", {"cost": "three"}, key="cost", got="three"),
    error("dl-dice-form", QUESTS, "dice_with_death", {"dice": "2 total 8"},
          key="dice", got="2 total 8", rules="sum, each, pair"),
    error("dl-sacrifice-near", QUESTS, "feed_the_idol", {"sacrifice": "treasures 2"},
          key="sacrifice", got="treasures 2", near="treasure"),
    error("dl-sacrifice-form", QUESTS, "feed_the_idol", {"sacrifice": "treasure"},
          key="sacrifice", got="treasure", allowed="health, boon, treasure, hand, glory"),
    error("pack-choice-near", CARDS, "scare_off", {"timing": "respons"}, key="timing", got="respons", near="response",
          allowed="villainy, feats, response, anytime"),
    error("pack-choice-near", HEROES, "dusk", {"forms": ["meele"]}, key="forms", got="meele", near="melee",
          allowed="melee, magic, speed"),
    error("pack-choice-unknown", HEROES, "dusk", {"forms": ["zzz"]}, key="forms", got="zzz",
          allowed="melee, magic, speed"),
    error("pack-choice-near", PACK, "", {"stage": "epik"}, key="stage", got="epik", near="epic",
          allowed="heroic, epic, legendary"),
    error("pack-key-missing", PACK, "", {"stage": ABSENT}, key="stage"),
    error("pack-choice-unknown", PACK, "", {"game": "chess"}, key="game", got="chess", allowed="dungeoneer"),
    error("pack-not-flag", CARDS, "scare_off", {"solo": 1}, key="solo", got="1"),
    error("pack-not-number", CARDS, "scare_off", {"copies": True}, key="copies", got="true"),
    error("pack-not-texts", CARDS, "scare_off", {"effects": [1]}, key="effects", got="[1]"),
    error("pack-not-list", CARDS, "scare_off", {"effects": "shift()"}, key="effects", got="'shift()'"),
    error("pack-not-table", CARDS, "devil_spawn", {"monster": 3}, key="monster", got="3"),
    error("pack-not-tables", CARDS, "scare_off", {"abilities": 3}, key="abilities", got="3"),
    error("pack-list-length", HEROES, "dusk", {"melee": [4, 1, 0]}, key="melee", count=4, got=3),
    error("pack-list-length", LOCATIONS, "bone_drain", {"exits": ["open"]}, key="exits", count=4, got=1),
    error("pack-key-missing", QUESTS, "ancient_doorbell", {"threat": ABSENT}, key="threat"),
    error("pack-key-missing", QUESTS, "bellringers_hound", {"monster": ABSENT}, key="monster"),
    error("pack-key-missing", QUESTS, "homesick_skeleton", {"second": ABSENT}, key="second"),
    error("pack-key-missing", QUESTS, "misplaced_prince", {"search": ABSENT}, key="search"),
    error("pack-key-missing", QUESTS, "tax_on_breathing", {"condition": ABSENT}, key="condition"),
    error("pack-key-missing", CARDS, "acid_shower.trap", {"trap.threat": ABSENT}, key="threat"),
    error("pack-key-missing", LOCATIONS, "candle_row", {"hazard": "effect"}, key="effects"),
    error("pack-key-near", CARDS, "second_wind", {"upkep": 1}, key="upkep", near="upkeep"),
    error("pack-language-missing", CARDS, "scare_off.name", {"name.cs": ABSENT}, language="cs"),
    error("pack-language-missing", LOCATIONS, "bone_drain.flavour", {"flavour.ru": ABSENT}, language="ru"),
    error("pack-duplicate", CARDS, "overthrow", {"id": "scare_off"},
          key="id", got="scare_off", first=where(CARDS, "scare_off")),
]  # fmt: skip


def only(pack: SetCopy, file: str, count: int) -> None:
    """Keep the first `count` entries."""
    del pack.things(file)[count:]


def again(pack: SetCopy, file: str, name: str, times: int) -> None:
    """Add an entry that many times more, each with an id of its own."""
    thing = pack.thing(file, name)
    pack.things(file).extend({**copy.deepcopy(thing), "id": f"{name}_{number}"} for number in range(times))


def wall_up(pack: SetCopy) -> None:
    for location in pack.things(LOCATIONS):
        if not location.get("entrance"):
            location["exits"] = ["open", "open", "wall", "wall"]


def two_portals(pack: SetCopy) -> None:
    for name in ("leech_baths", "mirror_vault"):
        pack.thing(LOCATIONS, name)["effects"] = ["warp(you, any)"]


def only_tested(pack: SetCopy, stats: tuple[str, ...]) -> None:
    """Exits and hazards test nothing but `stats`, in turn."""
    number = 0
    for location in pack.things(LOCATIONS):
        texts = [*location["exits"], location.get("hazard", "")]
        for place, text in enumerate(texts):
            words = text.split(" ")
            if len(words) == 3:
                words[1] = stats[number % len(stats)]
                texts[place] = " ".join(words)
                number += 1
        location["exits"] = texts[:4]
        if texts[4]:
            location["hazard"] = texts[4]


def without_tunnels(pack: SetCopy, keep: int, kinds: tuple[str, ...]) -> None:
    for location in pack.things(LOCATIONS):
        if location["type"] in kinds:
            keep -= 1
            if keep < 0:
                location["type"] = "room" if "tunnel" in kinds else "tunnel"


BOARD = [
    error("dl-hero-forms", HEROES, "dusk", {"forms": []}, key="forms"),
    error("dl-hero-limits", HEROES, "dusk", {"boons": 0}, least=4, most=6, got=3),
    error("dl-hero-slow", HEROES, "dusk", {"speed": [0, 0, 0, 1]}, key="speed", got=0),
    advice("dl-hero-health", HEROES, "dusk", {"health": 11}, stated=12, got=11),
    advice("dl-hero-gains", HEROES, "dusk", {"melee": [4, 0, 0, 0]}, level=5, got=0),
    error("dl-needed", HEROES, "", lambda pack: only(pack, HEROES, 3), what="heroes", least=4, got=3),
    error("dl-many", HEROES, "", lambda pack: again(pack, HEROES, "dusk", 3), what="heroes", most=8, got=9),
    advice("dl-box-count", HEROES, "", lambda pack: again(pack, HEROES, "dusk", 1), what="heroes", stated=6, got=7),
    error("dl-location-shut", LOCATIONS, "garrison", {"exits": ["wall"] * 4}, key="exits"),
    error("dl-entrance-wall", LOCATIONS, "last_lamp", {"exits": ["open", "wall", "open", "open"]},
          key="exits", got="open, wall, open, open"),
    error("dl-tunnel-axis", LOCATIONS, "bone_drain", {"exits": ["wall", "open", "wall", "open"]},
          key="exits", axis="vertical"),
    error("dl-tunnel-axis", LOCATIONS, "bone_drain", {"exits": ["open", "wall", "open", "wall"]},
          key="exits", axis="horizontal"),
    error("dl-throne-room", LOCATIONS, "throne_of_despair", {"type": "tunnel"}, key="throne"),
    error("dl-entrance-count", LOCATIONS, "", lambda pack: pack.thing(LOCATIONS, "last_lamp").pop("entrance"), got=0),
    error("dl-frame-alone", LOCATIONS, "bone_drain", {"frame": "surface"},
          key="frame", frame="dungeon", got="surface"),
    error("dl-needed", LOCATIONS, "", lambda pack: without_tunnels(pack, 7, ("tunnel", "grim")),
          what="tunnels", least=8, got=7),
    error("dl-needed", LOCATIONS, "", lambda pack: without_tunnels(pack, 2, ("grim",)), what="grim", least=3, got=2),
    error("dl-many", LOCATIONS, "", lambda pack: again(pack, LOCATIONS, "garrison", 11),
          what="locations", most=32, got=33),
    error("dl-ways-few", LOCATIONS, "", wall_up, least=58, got=4 + 21 * 2),
    error("dl-location-loop", LOCATIONS, "mirror_vault", two_portals,
          key="effects", first=where(LOCATIONS, "leech_baths")),
    advice("dl-box-count", LOCATIONS, "", lambda pack: again(pack, LOCATIONS, "garrison", 1),
           what="locations", stated=22, got=23),
    advice("dl-threats-alike", LOCATIONS, "", lambda pack: only_tested(pack, ("speed",)), missing="melee, magic"),
    advice("dl-entrance-income", LOCATIONS, "",
           lambda pack: pack.thing(LOCATIONS, "last_lamp").update(peril=1), stated=2, glory=1, got=1),
]  # fmt: skip

DECK = [
    error("dl-card-timing", CARDS, "scare_off", {"timing": "villainy"},
          key="timing", type="boon", got="villainy", allowed="feats, response, anytime"),
    error("dl-card-timing", CARDS, "devil_spawn", {"timing": "anytime"},
          key="timing", type="encounter", got="anytime", allowed="villainy"),
    error("dl-card-timing", CARDS, "cold_feet", {"timing": "response"},
          key="timing", type="curse", got="response", allowed="villainy, anytime"),
    error("dl-card-duration", CARDS, "devil_spawn", {"duration": "permanent"},
          key="duration", type="encounter", got="permanent", allowed="instant, monster"),
    error("dl-monster-half", CARDS, "devil_spawn", {"monster": ABSENT}, key="monster", got="monster"),
    error("dl-trap-half", CARDS, "acid_shower", {"trap": ABSENT}, key="trap"),
    error("dl-trap-half", CARDS, "acid_shower", {"kinds": []}, key="trap"),
    error("dl-trap-half", CARDS, "scare_off", {"kinds": ["trap"]}, key="trap"),
    error("dl-trap-harmless", CARDS, "acid_shower", {"trap.failed": ABSENT}, key="trap.failed"),
    error("dl-attachment-host", CARDS, "whetstone_of_spite", {"host": ABSENT}, key="host", got="attachment"),
    error("dl-attachment-host", CARDS, "belt_pouch", {"host": "hero"}, key="host", got="permanent"),
    error("dl-card-idle", CARDS, "scare_off", {"effects": ABSENT}, key="effects", got="instant"),
    error("dl-card-idle", CARDS, "belt_pouch", {"abilities": ABSENT}, key="abilities", got="permanent"),
    error("dl-instant-ability", CARDS, "second_wind",
          {"abilities": [{"on": "reset", "effects": ["glory(you, 1)"]}]}, key="abilities"),
    error("dl-one-use", CARDS, "belt_pouch", {"one_use": True}, key="one_use"),
    error("dl-upkeep", CARDS, "second_wind", {"upkeep": 1}, key="upkeep", got=1),
    error("dl-upkeep", CARDS, "cold_feet", {"upkeep": 1}, key="upkeep", got=1),
    error("dl-cost-free", CARDS, "scare_off", {"cost": 0}, key="cost", timing="response"),
    error("dl-cost-free", CARDS, "again_with_feeling", {"cost": 0}, key="cost", timing="anytime"),
    error("dl-aim-monster", CARDS, "early_obituary", {"aim": "monster"}, key="aim", got="villainy"),
    error("dl-aim-encounter", CARDS, "acid_shower", {"aim": "location"}, key="aim", got="location"),
    error("dl-aim-host", CARDS, "grave_mould", {"aim": "location"},
          key="aim", host="monster", got="location", allowed="none, monster, lair"),
    error("dl-x-unused", CARDS, "second_wind", {"cost": "X"}, key="cost"),
    error("dl-solo-verb", CARDS, "turn_the_corridors", {"solo": ABSENT}, key="solo", got="shift()"),
    error("dl-solo-verb", CARDS, "looping_staircase", {"solo": True}, key="solo", got="warp(target, entrance)"),
    advice("dl-solo-rivals", CARDS, "after_you", {"solo": True}, key="solo"),
    error("dl-monster-tame", CARDS, "devil_spawn", {"monster.melee": "counter 3"}, key="monster"),
    error("dl-monster-tame", QUESTS, "overdue_librarian", {"monster.magic": "counter 3"}, key="monster"),
    error("dl-strike-form", CARDS, "giant_spider", {"monster.strikes": {"magic": ["wound(target, 2)"]}},
          key="monster.strikes", form="magic"),
    error("dl-specials-many", CARDS, "crypt_wurm",
          {"monster.specials": [{"cost": 2, "effects": ["extra_attack()"]}] * 5},
          key="monster.specials", most=4, got=5),
    error("dl-special-threat", CARDS, "crypt_wurm",
          {"monster.specials": [{"cost": 2, "threat": True, "effects": ["extra_attack()"]}]}, key="monster.specials"),
    error("dl-abilities-many", CARDS, "belt_pouch",
          {"abilities": [{"on": "passive", "effects": ["limit(treasure, 1)"]}] * 4}, key="abilities", most=3, got=4),
    error("dl-passive-paid", CARDS, "belt_pouch", {"abilities.0.glory": 1}, key="abilities[1]"),
    error("dl-ability-aim", CARDS, "belt_pouch", {"abilities.0.aim": "hero"},
          key="abilities[1]", trigger="passive", got="hero"),
    error("dl-discard-self", HEROES, "brand", {"abilities.0.discard_self": True}, key="abilities[1]"),
    error("dl-ability-free", CARDS, "nimble_soles", {"abilities.0.glory": ABSENT, "abilities.0.once": ABSENT},
          key="abilities[1]"),
    error("dl-ability-free", CARDS, "nimble_soles",
          {"abilities.0.glory": 0, "abilities.0.wounds": 1, "abilities.0.once": ABSENT}, key="abilities[1]"),
    error("dl-ability-pays", CARDS, "nimble_soles",
          {"abilities.0.once": ABSENT, "abilities.0.effects": ["choose([heal(you, 1)], [glory(here, die)])"]},
          key="abilities[1]", glory=6, ap=0),
    error("dl-ability-pays", CARDS, "nimble_soles",
          {"abilities.0.once": ABSENT, "abilities.0.effects": ["each(here, [glory(target, 1)])", "ap(you, -1)"]},
          key="abilities[1]", glory=1, ap=0),
    error("dl-ability-pays", CARDS, "nimble_soles",
          {"abilities.0.glory": 0, "abilities.0.ap": 1, "abilities.0.once": ABSENT,
           "abilities.0.aim": "hero", "abilities.0.effects": ["may(effects=[ap(target, count(hand))])"]},
          key="abilities[1]", glory=0, ap=99),
    error("dl-ability-pays", CARDS, "nimble_soles",
          {"abilities.0.glory": 4, "abilities.0.once": ABSENT,
           "abilities.0.effects": ["test(here, speed, 7, failed=[glory(you, 1)])"]},
          key="abilities[1]", glory=4, ap=0),
    error("dl-card-pays", CARDS, "second_wind", {"effects": ["glory(you, 2)", "recover(any, 1)"]},
          key="effects", cost=2, got=2),
    error("dl-card-pays", CARDS, "early_obituary", {"effects": ["peril(target, die)", "recover(curse, 1)"]},
          key="effects", cost=4, got=6),
    error("dl-entry-loop", CARDS, "nimble_soles",
          {"abilities": [{"on": "entry", "effects": ["may(effects=[step(you, 1)])"]}]}, key="abilities[1]"),
    error("dl-needed", CARDS, "", lambda pack: only(pack, CARDS, 55), what="cards", least=56, got=55),
    error("dl-many", CARDS, "", lambda pack: again(pack, CARDS, "scare_off", 27), what="cards", most=85, got=86),
    advice("dl-halves", CARDS, "", lambda pack: again(pack, CARDS, "scare_off", 20), glory=49, got=29),
]  # fmt: skip


def event_less(pack: SetCopy) -> None:
    pack.documents[EVENT] = {}


def lordless(file: str, name: str, key: str) -> Callable[[SetCopy], None]:
    def change(pack: SetCopy) -> None:
        pack.thing(file, name).pop(key)

    return change


def lordless_quest(pack: SetCopy) -> None:
    quest = pack.thing(QUESTS, "defeat_the_lord")
    del quest["lord"]
    quest["monster"] = {"health": 1, "melee": "attack 1"}


def second_lord(pack: SetCopy) -> None:
    pack.thing(CARDS, "crypt_wurm").update(lord=True, kinds=["undead"])


def all_alike(pack: SetCopy) -> None:
    """Four quests that name one place."""
    for quest in [quest for quest in pack.things(QUESTS) if "second" not in quest][-4:]:
        quest["places"] = ["crossroads"]


WURM = {"melee": "attack 15", "health": 1}
LOCATION_IDS = ", ".join(location["id"] for location in SOURCE[LOCATIONS]["locations"])
TASKS = [
    error("dl-quest-condition", QUESTS, "dice_with_death", {"condition": "reach"},
          category="chance", condition="dice", got="reach"),
    error("dl-not-for-condition", QUESTS, "dice_with_death", {"threat": "speed 7"}, key="threat", condition="dice"),
    error("dl-not-for-condition", QUESTS, "dice_with_death", {"second": ["any"]}, key="second", condition="dice"),
    error("dl-quest-abilities", QUESTS, "tax_on_breathing", {"influence": ABSENT},
          key="influence", category="influence", got="influence"),
    error("dl-quest-abilities", QUESTS, "dice_with_death",
          {"artifact": [{"on": "passive", "effects": ["limit(boon, 1)"]}]},
          key="artifact", category="artifact", got="chance"),
    error("dl-quest-both", QUESTS, "thing_in_the_walls", {"monster": WURM}, key="monster"),
    error("dl-quest-penalty", QUESTS, "misplaced_prince", {"penalty": ["wound(target, 1)"]}, key="penalty"),
    error("dl-quest-kinds", QUESTS, "misplaced_prince", {"monster_kinds": ["beast"]}, key="monster_kinds"),
    error("dl-escort-nowhere", QUESTS, "homesick_skeleton", {"second": ["well_of_regrets"]},
          key="second", got="well_of_regrets"),
    error("dl-dice-sense", QUESTS, "dice_with_death", {"dice": "2 sum 13"}, key="dice", got="2 sum 13"),
    error("dl-dice-sense", QUESTS, "dice_with_death", {"dice": "2 sum 2"}, key="dice", got="2 sum 2"),
    error("dl-dice-sense", QUESTS, "dice_with_death", {"dice": "4 each 2"}, key="dice", got="4 each 2"),
    error("dl-dice-sense", QUESTS, "dice_with_death", {"dice": "1 pair"}, key="dice", got="1 pair"),
    error("dl-place-near", QUESTS, "dice_with_death", {"places": ["crosroads"]},
          key="places", got="crosroads", near="crossroads"),
    error("dl-place-unknown", QUESTS, "dice_with_death", {"places": ["zzz"]},
          key="places", got="zzz", known=LOCATION_IDS),
    error("dl-place-unknown", QUESTS, "homesick_skeleton", {"second": ["zzz"]},
          key="second", got="zzz", known=LOCATION_IDS),
    error("dl-place-type", QUESTS, "dice_with_death",
          lambda pack: without_tunnels(pack, 0, ("grim",)), key="places", got="grim"),
    error("dl-threat-high", QUESTS, "ancient_doorbell", {"threat": "speed 11"}, key="threat", got="speed 11"),
    error("dl-threat-high", QUESTS, "ancient_doorbell", {"threat": "level 11"}, key="threat", got="level 11"),
    error("dl-threat-high", QUESTS, "ancient_doorbell", {"threat": "health 19"}, key="threat", got="health 19"),
    advice("dl-threat-some", QUESTS, "ancient_doorbell", {"threat": "speed 9"},
           key="threat", got="speed 9", heroes="brand"),
    error("dl-monster-strong", QUESTS, "bellringers_hound",
          {"monster": {"melee": "attack 15", "magic": "counter 15", "health": 1}},
          key="monster", heroes=", ".join(hero["id"] for hero in SOURCE[HEROES]["heroes"])),
    error("dl-sacrifice-much", QUESTS, "a_pint_for_the_altar", {"sacrifice": "health 12"},
          key="sacrifice", what="health", most=11, got=12),
    error("dl-sacrifice-much", QUESTS, "feed_the_idol", {"sacrifice": "treasure 4"},
          key="sacrifice", what="treasure", most=3, got=4),
    error("dl-sacrifice-much", QUESTS, "feed_the_idol", {"sacrifice": "hand 6"},
          key="sacrifice", what="hand", most=5, got=6),
    error("dl-search-far", QUESTS, "misplaced_prince", {"search": 11}, key="search", most=10, got=11),
    error("dl-needed", QUESTS, "", lambda pack: only(pack, QUESTS, 13), what="quests", least=14, got=13),
    error("dl-needed", QUESTS, "", lambda pack: pack.documents[PACK].update(stage="legendary"),
          what="quests", least=18, got=14),
    error("dl-many", QUESTS, "", lambda pack: again(pack, QUESTS, "dice_with_death", 8),
          what="quests", most=21, got=22),
    error("dl-many", QUESTS, "", lambda pack: again(pack, QUESTS, "homesick_skeleton", 2),
          what="escorts", most=3, got=4),
    advice("dl-place-often", QUESTS, "", all_alike, most=3, place="crossroads", got=4),
    error("dl-event-tokens", EVENT, "event", {"event.tokens": 4}, key="tokens", most=3, got=4),
    error("dl-lord-part", EVENT, "", event_less, part="event"),
    error("dl-lord-part", LOCATIONS, "", lordless(LOCATIONS, "throne_of_despair", "throne"), part="throne"),
    error("dl-lord-part", QUESTS, "", lordless_quest, part="quest"),
    error("dl-lord-part", CARDS, "", lordless(CARDS, "arch_lich_lord", "lord"), part="card"),
    error("dl-lord-twice", CARDS, "crypt_wurm", second_lord,
          part="card", first=where(CARDS, "arch_lich_lord")),
    error("dl-lord-card", CARDS, "arch_lich_lord", {"copies": 2}, key="lord"),
    error("dl-lord-hunt", QUESTS, "dice_with_death", {"lord": True}, key="category", got="chance"),
    error("dl-lord-monster", QUESTS, "defeat_the_lord", {"monster": WURM}, key="monster"),
]  # fmt: skip


# What there should be enough of


def effects_in(value: object) -> list[str]:
    """Every text of an effect in a table."""
    if isinstance(value, dict):
        return [text for key, item in value.items() if key != "name" for text in effects_in(item)]
    if isinstance(value, list):
        return [text for item in value for text in effects_in(item)]
    return [value] if isinstance(value, str) and "(" in value else []


def has(card: Table, verb: str) -> bool:
    return any(f"{verb}(" in text for text in effects_in(card))


def is_glory(card: Table) -> bool:
    return card["type"] in ("boon", "treasure")


def plain(number: int, glory: bool) -> Table:
    """A card that does nothing worth counting."""
    words = dict.fromkeys(("en", "ru", "it", "cs"), "Plain")
    peril = {"type": "curse", "timing": "villainy", "aim": "rival", "effects": ["glory(target, -1)"]}
    boon = {"type": "boon", "timing": "feats", "effects": ["draw(you, 1)"]}
    return {
        "id": f"plain_{number}",
        "name": words,
        "cost": 1,
        "duration": "instant",
        **(boon if glory else peril),
    }


def fewer_cards(keep: int, counts: Callable[[Table], bool]) -> Callable[[SetCopy], None]:
    """Put plain cards in the place of all but `keep` of those that count."""

    def change(pack: SetCopy) -> None:
        cards, left = pack.things(CARDS), keep
        for number, card in enumerate(cards):
            if card.get("lord") or not counts(card):
                continue
            left -= 1
            if left < 0:
                cards[number] = plain(number, is_glory(card))

    return change


def few(what: str, least: int, counts: Callable[[Table], bool]) -> Fault:
    return advice("dl-few", CARDS, "", fewer_cards(least - 1, counts), what=what, least=least, got=least - 1)


def monster(card: Table) -> Table:
    found: Table = card.get("monster", {})
    return found


def specials(card: Table) -> list[Table]:
    found: list[Table] = monster(card).get("specials", [])
    return found


def few_quests(category: str, least: int) -> Fault:
    """All but too few of a category become quests of chance, or those of chance quests of reach."""

    def change(pack: SetCopy) -> None:
        left = least - 1
        for quest in pack.things(QUESTS):
            if quest["category"] == category and not quest.get("lord"):
                left -= 1
                if left < 0 or category == "hunt":
                    other = {"category": "threat", "condition": "test", "threat": "speed 7"}
                    if category == "threat":
                        other = {"category": "chance", "condition": "dice", "dice": "2 sum 8"}
                    kept = {key: quest[key] for key in ("id", "name", "places", "reward")}
                    quest.clear()
                    quest.update(kept, **other)

    return advice("dl-few", QUESTS, "", change, what=category, least=least, got=least - 1)


def no_exits(kind: str) -> Callable[[SetCopy], None]:
    def change(pack: SetCopy) -> None:
        left = 5
        for location in pack.things(LOCATIONS):
            for side, text in enumerate(location["exits"]):
                if text.startswith(kind):
                    left -= 1
                    if left < 0:
                        location["exits"][side] = "open"

    return change


def no_hazards(kind: str, keep: int) -> Callable[[SetCopy], None]:
    def change(pack: SetCopy) -> None:
        left = keep
        for location in pack.things(LOCATIONS):
            if location.get("hazard", "").startswith(kind):
                left -= 1
                if left < 0:
                    del location["hazard"]

    return change


def not_solo(file: str, counts: Callable[[Table], bool], keep: int) -> Callable[[SetCopy], None]:
    def change(pack: SetCopy) -> None:
        left = keep
        for thing in pack.things(file):
            if counts(thing) and thing.get("solo", True) and not thing.get("lord"):
                left -= 1
                if left < 0:
                    thing["solo"] = False

    return change


def unpaired(pack: SetCopy) -> None:
    """Three kinds of treasure with two cards each; every other treasure is of a kind of its own."""
    seen: dict[str, int] = {}
    for number, card in enumerate(pack.things(CARDS)):
        if card["type"] == "treasure":
            kind = ("alpha", "beta", "gamma")[number % 3]
            seen[kind] = seen.get(kind, 0) + 1
            card["kinds"] = [kind if seen[kind] <= 2 else f"kind_{number}"]


def tamed_heroes(pack: SetCopy) -> None:
    for hero in pack.things(HEROES):
        hero["abilities"] = [{"on": "activate", "glory": 1, "effects": ["heal(you, 1)"]}]


ENOUGH = [
    few("monsters", 14, lambda card: "monster" in card),
    few("undead", 6, lambda card: "monster" in card and "undead" in card["kinds"]),
    few("frail", 1, lambda card: monster(card).get("health") == 1),
    few("hardy", 5, lambda card: monster(card).get("health", 0) >= 2),
    few("specials", 3, lambda card: bool(specials(card))),
    few("threat_specials", 1, lambda card: any(special.get("threat") for special in specials(card))),
    few("traps", 6, lambda card: "trap" in card),
    advice("dl-few", CARDS, "", lambda pack: drop_curses(pack, 5), what="curses", least=6, got=5),
    few("aimless", 2, lambda card: card["type"] == "curse" and card.get("aim", "none") not in ("hero", "rival", "here")),
    few("monster_curses", 2, lambda card: card["type"] == "curse" and (
        card.get("aim") in ("monster", "lair") or card.get("host") == "monster" or has(card, "difficulty")
        or any("monsters" in text for text in effects_in(card)))),
    few("anytime_peril", 2, lambda card: not is_glory(card) and card["timing"] == "anytime"),
    few("level_threats", 1, lambda card: not is_glory(card) and (
        any(", level," in text for text in effects_in(card)) or "level" in card.get("trap", {}).get("threat", ""))),
    few("health_threats", 1, lambda card: not is_glory(card) and (
        any(", health," in text for text in effects_in(card)) or "health" in card.get("trap", {}).get("threat", ""))),
    few("hard_falls", 1, lambda card: any("fall(target, stat" in text for text in effects_in(card))),
    few("x_peril", 1, lambda card: not is_glory(card) and card["cost"] == "X"),
    few("responses", 4, lambda card: card["timing"] == "response"),
    few("anytime_glory", 4, lambda card: is_glory(card) and card["timing"] == "anytime"),
    few("one_use", 2, lambda card: card.get("one_use", False)),
    few("limits", 2, lambda card: has(card, "limit")),
    few("upkeep", 2, lambda card: card.get("upkeep", 0) > 0),
    few("minions", 2, lambda card: has(card, "minion")),
    few("x_glory", 1, lambda card: is_glory(card) and card["cost"] == "X"),
    advice("dl-few", CARDS, "", unpaired, what="treasure_kinds", least=4, got=3),
    advice("dl-few", CARDS, "", not_solo(CARDS, is_glory, 19), what="solo_glory", least=20, got=19),
    advice("dl-few", CARDS, "", not_solo(CARDS, lambda card: not is_glory(card), 19),
           what="solo_peril", least=20, got=19),
    advice("dl-few", QUESTS, "", not_solo(QUESTS, lambda quest: True, 8), what="solo_quests", least=10, got=9),
    advice("dl-few", HEROES, "", tamed_heroes, what="minion_heroes", least=1, got=0),
    *(few_quests(category, 1) for category in ("artifact", "influence", "sacrifice", "search", "escort", "threat",
                                               "chance")),
    few_quests("hunt", 2),
    advice("dl-few", LOCATIONS, "", no_exits("blocked"), what="blocked", least=6, got=5),
    advice("dl-few", LOCATIONS, "", no_exits("trapped"), what="trapped", least=6, got=5),
    advice("dl-few", LOCATIONS, "", no_hazards("danger", 1), what="danger", least=2, got=1),
    advice("dl-few", LOCATIONS, "", no_hazards("spikes", 2), what="spikes", least=3, got=2),
    advice("dl-few", LOCATIONS, "", no_hazards("pit", 2), what="pit", least=3, got=2),
]  # fmt: skip


def drop_curses(pack: SetCopy, keep: int) -> None:
    """Put boons in the place of all but `keep` curses: a plain peril card is itself a curse."""
    cards = pack.things(CARDS)
    for number, card in enumerate(cards):
        if card["type"] == "curse":
            keep -= 1
            if keep < 0:
                cards[number] = plain(number, glory=True)


FAULTS: list[Fault] = LANGUAGE + SCOPES + VALUES + BOARD + DECK + TASKS + ENOUGH
