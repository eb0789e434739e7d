"""A battle that one can follow: who attacks whom, in which form, what is added, what was rolled."""

from __future__ import annotations

from functools import partial
from textwrap import wrap
from typing import Final

from rich.text import Text

from undercroft.cli.dungeoneer import glyphs as signs
from undercroft.cli.dungeoneer.scene import Scene
from undercroft.cli.dungeoneer.sheet import added, added_words
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battle import COMPARED, FIRST_CARD, VOID, WAITING, Battle
from undercroft.games.dungeoneer.battles import can_counter
from undercroft.games.dungeoneer.queries import fighter_value, monster_health, roll_bonus
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import ATTACK_ROLL, COUNTER_ROLL, W2, W3, W4, W5

_STAGES: Final = {
    tags.STRIKE_CHOICE: "strike",
    tags.CHALLENGE_STAGE: "challenge",
    tags.LAIR_STAGE: "lair",
    tags.LAIR_SURPLUS: "lair",
    tags.REWARD_STAGE: "reward",
    tags.MONSTER_FORM: "form",
}
_WINDOWS: Final = {W2: "response", W3: "counter", W4: "reroll", W5: "wounds"}


def panel(scene: Scene, width: int) -> list[Text]:
    """The battle that goes on, the inner one last; nothing in peace."""
    lines = []
    battles = scene.view.battles
    for depth, battle in enumerate(battles):
        lines += _battle(scene, battle, inner=depth > 0, now=depth == len(battles) - 1, width=width)
    return lines


def stage(scene: Scene) -> str:
    """The stage that a battle has reached, as the messages select it."""
    steps = scene.known.agenda
    if not steps:
        return "other"
    if steps[-1].tag == tags.WINDOW:
        return _WINDOWS.get(steps[-1].a, "other")
    return _STAGES.get(steps[-1].tag, "other")


def _battle(scene: Scene, battle: Battle, inner: bool, now: bool, width: int) -> list[Text]:
    defender = scene.fighter_name(battle.defender)
    who = "you" if battle.defender == scene.seat else "other"
    head = scene.say(
        "dl-battle",
        kind="challenge" if inner else "battle",
        who=who,
        defender=defender,
        stage=stage(scene) if now else "other",
    )
    lines = [Text(head, style=signs.HARM)]
    for number in range(len(battle.attackers)):
        lines.append(_attack(scene, battle, number))
        if now and battle.states[number] == WAITING and battle.forms[number] >= 0:
            about = ". ".join(_about(scene, battle, number))
            lines += [
                Text(part) for part in wrap(about, width, initial_indent="     ", subsequent_indent="     ")
            ]
    return lines


def _foe(battle: Battle, number: int) -> int:
    """Who counterattacks: the minion in front of the hero, else the defender."""
    return battle.guards[number] if battle.guards[number] >= 0 else battle.defender


def _about(scene: Scene, battle: Battle, number: int) -> list[str]:
    """What stands behind the figures of an attack: what is added on both sides, and what a hit does."""
    fighter, form, foe = battle.attackers[number], battle.forms[number], _foe(battle, number)
    told = []
    for one, other, roll in ((fighter, foe, ATTACK_ROLL), (foe, fighter, COUNTER_ROLL)):
        parts = added(scene.known, partial(_figures, fighter=one, form=form, roll=roll, foe=other))
        if parts:
            told.append(f"{scene.fighter_name(one)}: {', '.join(added_words(scene, parts))}")
    hit = scene.hit_text(fighter, form)
    return [*told, hit] if hit else told


def _figures(state: DungeoneerState, fighter: int, form: int, roll: int, foe: int) -> int:
    """What is added to a fighter's die."""
    fights = roll == ATTACK_ROLL or can_counter(state, fighter, form)
    value = fighter_value(state, fighter, form, foe) if fights else 0
    return value + roll_bonus(state, fighter, roll, form, foe)


def _attack(scene: Scene, battle: Battle, number: int) -> Text:
    """One attack: "1 Giant Spider ♥2 † 5+1+die  against you † 3+die", with totals once the dice are cast."""
    known, glyphs = scene.known, scene.glyphs
    fighter, form = battle.attackers[number], battle.forms[number]
    foe = _foe(battle, number)
    void = battle.states[number] == VOID
    line = Text(f" {number + 1} {scene.fighter_name(fighter)} ", style=signs.DONE if void else signs.HEADING)
    if void:
        return line.append(scene.say("dl-attack-void"), style=signs.DONE)
    if fighter >= FIRST_CARD:
        line.append(f"{glyphs.health}{monster_health(known, fighter)} ", style=signs.HARM)
    if form < 0:
        return line.append(scene.say("dl-attack-form-open"), style="default")
    line.append(_side(scene, fighter, form, ATTACK_ROLL, foe, battle.rolls[number]), style="default")
    who = "you" if foe == scene.seat else "other"
    line.append(f"  {scene.say('dl-against', who=who, name=scene.fighter_name(foe))} ", style="default")
    line.append(_side(scene, foe, form, COUNTER_ROLL, fighter, battle.counters[number]), style="default")
    if battle.states[number] == COMPARED:
        attack, counter = battle.rolls[number], battle.counters[number]
        result = "hit" if attack > counter else "repelled" if counter > attack else "even"
        line.append(f"  {scene.say('dl-attack-done', result=result)}", style=signs.HEADING)
    return line


def _side(scene: Scene, fighter: int, form: int, roll: int, foe: int, total: int) -> str:
    """One side of an attack: form, value and what is added to the roll; the total once the die is cast.

    A bonus for one roll is gone once it is made, so that the figures would not add up any more.
    """
    known = scene.known
    fights = roll == ATTACK_ROLL or can_counter(known, fighter, form)
    value = fighter_value(known, fighter, form, foe) if fights else 0
    more = roll_bonus(known, fighter, roll, form, foe)
    figures = f"{value}{f'+{more}' if more > 0 else f'−{-more}' if more < 0 else ''}"
    sign = scene.glyphs.forms[form]
    if not total:
        return f"{sign} {figures}+{scene.say('dl-die-word')}"
    return f"{sign} {total}"
