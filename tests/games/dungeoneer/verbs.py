"""Tables for the tests of the verbs: cards in a line of Python each, a bare map, heroes with full purses.

Every card is put through the pack check first: a verb is tested as a pack may use it.
"""

from __future__ import annotations

import tomllib
from typing import Any

from tests.rules.dungeoneer.scene import Hero, Scene, _named
from undercroft.games.dungeoneer.battle import Battle
from undercroft.games.dungeoneer.content_check import _check_card
from undercroft.games.dungeoneer.content_reader import _read_card
from undercroft.packs import Report
from undercroft.packs.reader import Entry

MAP = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "t2", "4,0": "r2", "0,1": "t3"}
"""A row of four to the east of the entrance, and one location south of it."""
TIMINGS = {"boon": "feats", "treasure": "feats", "curse": "villainy", "encounter": "villainy"}


def card(name: str, *effects: str, abilities: str = "", **facts: Any) -> str:
    """A card as TOML: a boon, an instant for 1 in its phase unless the facts say otherwise."""
    facts = {"type": "boon", "cost": 1, "duration": "instant", **facts}
    facts = {"timing": TIMINGS[facts["type"]], **facts}
    if effects:
        facts["effects"] = list(effects)
    lines = [f"{key} = {_toml(value)}" for key, value in facts.items()]
    return "\n".join(["[[cards]]", f'id = "{name}"', *lines, abilities, ""])


def ability(on: str, *effects: str, of: str = "cards", **facts: Any) -> str:
    """An ability as TOML, to stand behind its card; ``condition`` is its ``if``."""
    facts = {"on": on, **facts, "effects": list(effects)}
    lines = [f"{'if' if key == 'condition' else key} = {_toml(value)}" for key, value in facts.items()]
    return "\n".join([f"[[{of}.abilities]]", *lines, ""])


def lasting(name: str, *abilities: str, **facts: Any) -> str:
    """A permanent with these abilities; of a treasure its name is its kind."""
    kinds = {"kinds": [name]} if facts.get("type") == "treasure" else {}
    return card(name, abilities="\n".join(abilities), **{"duration": "permanent", **kinds, **facts})


def monster(name: str, *kinds: str, cost: int = 1, **fight: Any) -> str:
    """A monster: health 2 and melee 2 unless said otherwise; ``strikes`` and ``specials`` as TOML text."""
    fight = {"health": 2, "melee": "attack 2", **fight}
    lines = [
        f"{key} = {value if key in ('strikes', 'specials') else _toml(value)}" for key, value in fight.items()
    ]
    body = "\n".join(["[cards.monster]", *lines])
    return card(
        name, type="encounter", kinds=list(kinds) or ["beast"], cost=cost, duration="monster", abilities=body
    )


def trap(
    name: str, threat: str, passed: list[str], failed: list[str], scope: str = "all", **facts: Any
) -> str:
    """A trap."""
    figures = {"threat": threat, "scope": scope, "passed": passed, "failed": failed}
    body = "\n".join(
        ["[cards.trap]", *(f"{key} = {_toml(value)}" for key, value in figures.items() if value)]
    )
    return card(name, type="encounter", kinds=["trap"], abilities=body, **facts)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def table(*cards: str, seats: int = 2, phase: str = "feats", **more: Any) -> Scene:
    """A scene in which everybody stands at the entrance with 10 glory, 10 peril and nothing else."""
    text = "\n".join(cards)
    check(text)
    scene = Scene(seats, cards=text, **more)
    scene.map(MAP)
    scene.common("")
    for hero in scene.heroes:
        hero.has(glory=10, peril=10, hand="", quests="", place="gate")
    if phase:
        scene.phase(phase)
    return scene


def check(text: str) -> None:
    """Fail if a pack with these cards were refused for one of them."""
    report = Report()
    for raw in tomllib.loads(text).get("cards", []):
        raw = {"solo": False, **raw}
        entry = Entry(report, "cards", raw["id"], _named(raw))
        _check_card(entry, _read_card(entry, "epic"))
    problems = [str(problem) for problem in report.problems if problem.severity == "error"]
    assert not problems, problems


def plays(hero: Hero, name: str, *choices: str) -> Hero:
    """Put a card into a hand and play it."""
    hero.has(hand=name)
    return hero.does(f"play {name}", *choices)


def sends(scene: Scene, *names: str, at: str = "seat 2", form: str = "melee") -> None:
    """Ann sends these monsters in her villainy phase; they wait in the window of responses, if there is one."""
    ann = scene.heroes[0]
    ann.has(hand=" ".join(names))
    for name in names:
        ann.does(f"play {name}", at, form)
    ann.does("done")


def battle(scene: Scene) -> Battle:
    """The battle that goes on."""
    return scene.state.battles[-1]


def rolls(scene: Scene, kind: str, name: str = "total") -> list[Any]:
    """One figure of every event of a kind."""
    return [event.args[name] for event in scene.told(kind)]


def named(scene: Scene, kind: str, key: str, seat: int = -1) -> list[str]:
    """What events of a kind name, as a seat was told; -1 is whoever only watches."""
    return [getattr(event.args[key], "id", "") for event in scene.log.streams[seat] if event.kind == kind]
