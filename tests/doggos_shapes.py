"""A deck for scenes: the house's pack, but with our own rooms in all the shapes that rules speak of.

The 31 rooms that nobody has published, and the doors, are balanced from time to time, and most of the house's have
exits on all sides. A rule about a trap in a corridor, a chest in a dead end or a door across from a wall needs such a
card all the same, so scenes are played with these designs. Everything else is the house's: words, monsters but for
the edges of key-dragonflies, dogs, quests, potions and ranks.
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from undercroft.games.doggos import content
from undercroft.games.doggos.game import Doggos

HOUSE: Final = content.PACKS / "classic" / "1"

_TROPHY: Final = 'copies = 1, edges = "EDEW", trophy = ["{0}", "{0}"], trophy_edge = "left"'
_TRAMP: Final = 'copies = 2, edges = "WEWE", pair = ["{0}", "{1}"], single = "{2}", trophy_edge = "top"'
_FLY: Final = 'trophy = ["key"], trophy_edge = "left"'

ROOMS: Final = {
    "Two coins": {
        "coins_2": 'copies = 4, edges = "EEEW", coins = 2',
        "coins_2_door": 'copies = 4, edges = "EDEW", coins = 2',
    },
    "Excalibone": {"artifact_sword": _TROPHY.format("sword")},
    "Fetching bow": {"artifact_bow": _TROPHY.format("bow")},
    "Spellcollar": {"artifact_fireball": _TROPHY.format("fireball")},
    "Chest": {
        "chest_1": 'copies = 2, edges = "EDEW", coins = 4',
        "chest_2": 'copies = 2, edges = "EDWW", coins = 4',
        "chest_3": 'copies = 1, edges = "EWDW", coins = 4',
    },
    "Sausage on a string": {
        "trap_sword_straight": 'copies = 1, edges = "EWEW", symbol = "sword"',
        "trap_sword_corner": 'copies = 1, edges = "EEWW", symbol = "sword"',
    },
    "Vacuum cleaner": {
        "trap_bow_straight": 'copies = 1, edges = "EWEW", symbol = "bow"',
        "trap_bow_corner": 'copies = 1, edges = "EEWW", symbol = "bow"',
    },
    "Bath": {
        "trap_fireball_straight": 'copies = 1, edges = "EWEW", symbol = "fireball"',
        "trap_fireball_corner": 'copies = 1, edges = "EEWW", symbol = "fireball"',
    },
    "Old tramp": {"tramp_sword_bow": _TRAMP.format("sword", "bow", "fireball")},
    "Merry tramp": {"tramp_sword_fireball": _TRAMP.format("sword", "fireball", "bow")},
    "Sleepy tramp": {"tramp_bow_fireball": _TRAMP.format("bow", "fireball", "sword")},
    "Alchemist’s bowl": {"potion_room": 'copies = 4, edges = "EEEW"'},
    "Portal": {
        "portal_straight": 'copies = 1, edges = "EWEW"',
        "portal_corner": 'copies = 1, edges = "EEWW"',
        "portal_door": 'copies = 2, edges = "EDEW"',
        "portal_cross": 'copies = 2, edges = "EEEE"',
    },
}
"""The designs of rooms by their English names."""
MONSTERS: Final = {
    "Key-dragonfly": {
        "key_dragonfly_sword_bow": f'copies = 1, edges = "EWEW", needs = ["sword", "bow"], damage = 1, {_FLY}',
        "key_dragonfly_bow_fireball": f'copies = 1, edges = "EWEW", needs = ["bow", "fireball"], damage = 1, {_FLY}',
        "key_dragonfly_fireball_sword": f'copies = 1, edges = "EEWW", needs = ["fireball", "sword"], damage = 1, {_FLY}',
        "key_dragonfly_all": f'copies = 1, edges = "EEWW", needs = ["sword", "bow", "fireball"], damage = 2, {_FLY}',
    },
}


def write(folder: Path) -> None:
    """Write the pack into a folder that is empty."""
    for path in HOUSE.glob("*.toml"):
        text = path.read_text("utf-8")
        for name, designs in {"rooms.toml": ROOMS, "monsters.toml": MONSTERS}.get(path.name, {}).items():
            cards = "".join(f'    {{ id = "{card}", {fields} }},\n' for card, fields in designs.items())
            (entry,) = re.finditer(
                rf'name\.en = "{name}"\n(?:[^\[].*\n)*?cards = \[\n((?:    .*\n)*)\]', text
            )
            text = text[: entry.start(1)] + cards + text[entry.end(1) :]
        (folder / path.name).write_text(text, "utf-8")


_FOLDER: Final = TemporaryDirectory(prefix="undercroft-shapes-")
"""Lives as long as the tests do: packs are read when they are asked for."""
write(Path(_FOLDER.name))
GAME: Final = Doggos(Path(_FOLDER.name))
"""The game with this deck, one for all scenes."""
