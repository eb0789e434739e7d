"""A map small enough to say what a bot of Dungeoneer should do on it."""

from __future__ import annotations

from tests.rules.dungeoneer.scene import Scene

SCARE_OFF = """
    [[cards]]
    id = "scare_off"
    type = "boon"
    cost = 3
    timing = "response"
    duration = "instant"
    aim = "monster"
    effects = ["dismiss(discard)"]
    [[cards]]
    id = "ogre"
    type = "encounter"
    kinds = ["beast"]
    cost = 2
    timing = "villainy"
    duration = "monster"
    aim = "rival"
    [cards.monster]
    health = 2
    melee = "attack 9"
"""
GOOSE = """
    [[quests]]
    id = "goose"
    category = "escort"
    condition = "escort"
    places = ["gate"]
    second = ["r1"]
    reward = ["glory(you, 1)"]
"""


def lane_scene(cards: str = "", quests: str = "", seats: int = 2) -> Scene:
    """A lane with the entrance in the middle and a room at each end; all in the entrance, the first quest in the east."""
    scene = Scene(seats, cards=cards, quests=quests)
    scene.map({"-2,0": "r2", "-1,0": "t2", "0,0": "gate", "1,0": "t1", "2,0": "r1"})
    for hero in scene.heroes:
        hero.has(place="gate", quests=f"q{1 + 2 * hero.seat}", hand="", glory=0, peril=0)
    scene.common("q8")
    return scene
