"""Broken copies of the built-in pack of Dungeons & Doggos: one slip for every kind of problem."""

from pathlib import Path

from tests.packs.broken import PackCopy, Slip, advice, error
from undercroft.games.doggos import content
from undercroft.packs import Problem

CLASSIC = content.PACKS / "classic" / "1"


class DoggosCopy(PackCopy):
    """A copy of the built-in pack to break."""

    def problems(self) -> list[Problem]:
        return content.check(self.folder)


def copy_of_classic(folder: Path) -> DoggosCopy:
    folder.mkdir(parents=True)
    for path in CLASSIC.glob("*.toml"):
        (folder / path.name).write_bytes(path.read_bytes())
    return DoggosCopy(folder)


def monster(number: int, name: str, card: int, card_id: str) -> str:
    """How the checker calls a card of a monster."""
    return f'monsters[{number}] "{name}".cards[{card}] "{card_id}"'


def room(number: int, name: str, card: int, card_id: str) -> str:
    """How the checker calls any other room card."""
    return f'rooms[{number}] "{name}".cards[{card}] "{card_id}"'


IFRIT = monster(1, "Ifrit", 1, "ifrit_sword")
SKELEDOG = monster(4, "Skeledog", 1, "skeledog_sword")
CERBERUS = monster(7, "Cerberus", 1, "cerberus")
DRAGON = monster(10, "Dragon", 1, "dragon")
COIN = room(1, "A coin", 1, "coins_1")
EXCALIBONE = room(3, "Excalibone", 1, "artifact_sword")
CHEST = room(6, "Chest", 1, "chest")
TRAP = room(7, "Sausage on a string", 1, "trap_sword")
TRAMP = room(10, "Old tramp", 1, "tramp_sword_bow")
PORTAL = room(14, "Portal", 1, "portal")

IFRIT_LINE = 'id = "ifrit_sword", copies = 1, edges = "EWEW", needs = ["sword", "sword"], damage = 1, trophy = ["sword"]'
DRAGON_NEEDS = 'needs = ["sword", "sword", "bow", "bow", "fireball", "fireball"], damage = 3'
TRAMP_LINE = 'edges = "WEWE", pair = ["sword", "bow"], single = "fireball", trophy_edge = "top"'
ARTIFACT_LINE = 'edges = "EEEW", trophy = ["sword", "sword"], trophy_edge = "left"'


def ifrit(**change: str) -> tuple[str, str]:
    """An edit of the first ifrit's line."""
    old = {
        "edges": '"EWEW"',
        "needs": '["sword", "sword"]',
        "damage": "1",
        "trophy": '["sword"]',
        "copies": "1",
    }
    line = IFRIT_LINE
    for key, value in change.items():
        line = line.replace(f"{key} = {old[key]}", f"{key} = {value}")
    assert line != IFRIT_LINE
    return IFRIT_LINE, line


ROOMS = [
    error("dd-edges-form", "monsters.toml", IFRIT, ifrit(edges='"EWE"'), key="edges", got="EWE"),
    error("dd-edges-form", "rooms.toml", COIN, ('"EEEW", coins = 1', '"NEEW", coins = 1'), key="edges", got="NEEW"),
    error("dd-edges-form", "rooms.toml", "start", ('seats_two = "EEEW"', 'seats_two = "eeew"'),
          key="seats_two", got="eeew"),
    error("dd-start-exits", "rooms.toml", "start", ('seats_two = "EEEW"', 'seats_two = "EEEE"'),
          key="seats_two", exits=3, got="EEEE"),
    error("dd-start-exits", "rooms.toml", "start", ('seats_two = "EEEW"', 'seats_two = "EEED"'),
          key="seats_two", exits=3, got="EEED"),
    error("dd-start-exits", "rooms.toml", "start", ('seats_more = "EEEE"', 'seats_more = "EEEW"'),
          key="seats_more", exits=4, got="EEEW"),
    error("dd-no-way", "rooms.toml", PORTAL, ('"portal", copies = 3, edges = "EDEE"', '"portal", copies = 3, edges = "WWWW"'), got="WWWW"),
    error("dd-trophy-wall", "monsters.toml", IFRIT, ifrit(edges='"WEWE"'), key="trophy_edge", got="WEWE"),
    error("dd-trophy-wall", "rooms.toml", EXCALIBONE, (ARTIFACT_LINE, ARTIFACT_LINE.replace("left", "right")),
          key="trophy_edge", got="EEEW"),
    error("dd-trophy-wall", "rooms.toml", TRAMP, (TRAMP_LINE, TRAMP_LINE.replace("WEWE", "WEEE")),
          key="trophy_edge", got="WEEE"),
    error("dd-edge-without-trophy", "monsters.toml", DRAGON, (DRAGON_NEEDS, f'{DRAGON_NEEDS}, trophy_edge = "top"'),
          key="trophy_edge"),
    error("dd-edge-without-trophy", "rooms.toml", COIN, ("coins = 1 }", 'coins = 1, trophy_edge = "top" }'),
          key="trophy_edge"),
    error("dd-needs-nothing", "monsters.toml", IFRIT, ifrit(needs="[]"), key="needs"),
    error("dd-symbol-unknown", "monsters.toml", IFRIT, ifrit(needs='["sword", "axe"]'),
          key="needs", got="axe", allowed="sword, bow, fireball"),
    error("dd-symbol-unknown", "monsters.toml", IFRIT, ifrit(trophy='["shields"]'),
          key="trophy", got="shields", allowed="sword, bow, fireball, shield, key"),
    error("dd-symbol-unknown", "rooms.toml", EXCALIBONE, ('["sword", "sword"]', '["shield", "shield"]'),
          key="trophy", got="shield", allowed="sword, bow, fireball"),
    error("dd-artifact-trophies", "rooms.toml", EXCALIBONE, ('["sword", "sword"]', '["sword", "bow"]'),
          key="trophy", got="sword, bow"),
    error("dd-artifact-trophies", "rooms.toml", EXCALIBONE, ('["sword", "sword"]', '["sword"]'),
          key="trophy", got="sword"),
    error("dd-tramp-pair", "rooms.toml", TRAMP, ('["sword", "bow"]', '["bow", "bow"]'), key="pair", got="bow, bow"),
    error("dd-id-form", "rooms.toml", COIN.replace("coins_1", "Coins 1"), ('"coins_1"', '"Coins 1"'),
          key="id", got="Coins 1"),
    error("dd-designs-many", "rooms.toml", "",
          ('    { id = "coins_1", copies = 15', "".join(
              f'    {{ id = "coins_a{number}", copies = 1, edges = "EEEW", coins = 1 }},\n' for number in range(25)
          ) + '    { id = "coins_1", copies = 15'), most=64, got=65),
    error("pack-duplicate", "rooms.toml", COIN.replace("coins_1", "dragon"), ('"coins_1"', '"dragon"'),
          key="id", got="dragon", first=DRAGON),
    error("pack-entries-missing", "monsters.toml", "", ('id = "cat_eye"\n', 'id = "dragon"\n'),
          key="monsters", missing="cat_eye"),
    error("pack-choice-near", "monsters.toml", 'monsters[1] "Ifrit"', ('id = "ifrit"\n', 'id = "ifreet"\n'),
          key="id", got="ifreet", near="ifrit",
          allowed="ifrit, giga_tick, zombie_squirrel, skeledog, jelly_cat, mimic, cerberus, chocolate_golem, cat_eye, "
          "dragon, key_dragonfly"),
    error("pack-choice-near", "rooms.toml", 'rooms[6] "Chest"', ('kind = "chest"', 'kind = "chests"'),
          key="kind", got="chests", near="chest", allowed="artifact, coins, chest, trap, tramp, potion, portal"),
    error("pack-choice-near", "monsters.toml", IFRIT, ('trophy_edge = "left"', 'trophy_edge = "lefty"'),
          key="trophy_edge", got="lefty", near="left", allowed="top, right, bottom, left"),
    error("pack-key-missing", "rooms.toml", TRAP, (', symbol = "sword"', ""), key="symbol"),
    error("pack-key-missing", "rooms.toml", EXCALIBONE, ('trophy = ["sword", "sword"], ', ""), key="trophy"),
    error("pack-key-unknown", "rooms.toml", COIN, ("coins = 1 }", "coins = 1, damage = 2 }"),
          key="damage", known="id, copies, edges, coins"),
    error("pack-list-length", "rooms.toml", TRAMP, ('["sword", "bow"]', '["sword"]'), key="pair", count=2, got=1),
    error("pack-number-range", "rooms.toml", CHEST, ('"EDEE", coins = 4', '"EDEE", coins = 0'),
          key="coins", low=1, high=9, got=0),
    error("pack-language-missing", "monsters.toml", 'monsters[1] "Ifrit".text', ("text.ru = ", "text.en_old = "),
          language="ru"),
    advice("dd-no-exit", "rooms.toml", CHEST, ('"EDEE", coins', '"DDWW", coins'), got="DDWW"),
    advice("dd-tramp-single", "rooms.toml", TRAMP, (TRAMP_LINE, TRAMP_LINE.replace('"fireball"', '"bow"')),
           key="single", pair="sword, bow", got="bow"),
    advice("dd-chest-coins", "rooms.toml", CHEST, ('"EDEE", coins = 4', '"EDEE", coins = 3'), stated=4, got=3),
    error("dd-deck-many", "rooms.toml", "", ("copies = 15", "copies = 46"), most=119, got=120),
    advice("dd-deck-count", "rooms.toml", "", ("copies = 15", "copies = 14"), stated=89, got=88),
    advice("dd-kind-count", "rooms.toml", "", ("copies = 15", "copies = 14"), kind="coins", stated=23, got=22),
    advice("dd-kind-count", "rooms.toml", "", ("monsters.toml", "copies = 5", "copies = 6"),
           kind="monster", stated=36, got=37),
    advice("dd-coin-rooms", "rooms.toml", "", ("copies = 15", "copies = 14"), coins=1, stated=15, got=14),
    advice("dd-coin-rooms", "rooms.toml", "", ("copies = 8", "copies = 9"), coins=2, stated=8, got=9),
    advice("dd-door-count", "rooms.toml", "", ('"EDEE"', '"EEEE"'), stated=6, got=3),
    advice("dd-monster-count", "monsters.toml", "", ifrit(copies="2"), monster="ifrit", stated=3, got=4),
    advice("dd-monster-trophies", "monsters.toml", "", ifrit(trophy='["bow"]'),
           monster="ifrit", stated="sword, bow, fireball", got="bow, bow, fireball"),
    advice("dd-monster-trophies", "monsters.toml", "",
           (DRAGON_NEEDS, DRAGON_NEEDS.replace("damage", 'trophy = ["shield", "key"], trophy_edge = "left", damage')),
           ('copies = 5, edges = "EEEE"', 'copies = 5, edges = "EEEW"'),
           monster="dragon", stated="-, -, -, -, -", got=", ".join(["shield + key"] * 5)),
    advice("dd-stated-monster", "monsters.toml", IFRIT, ifrit(needs='["sword"]'),
           key="needs", stated="sword, sword", got="sword"),
    advice("dd-stated-monster", "monsters.toml", IFRIT, ifrit(damage="2"), key="damage", stated=1, got=2),
    advice("dd-stated-monster", "monsters.toml", CERBERUS, ("coins = 1", "coins = 2"), key="coins", stated=1, got=2),
    advice("dd-stated-monster", "monsters.toml", SKELEDOG,
           ('"skeledog_sword", copies = 1, edges = "EEWW"', '"skeledog_sword", copies = 1, edges = "EWEW"'),
           key="edges", stated="EEWW", got="EWEW"),
    advice("dd-symmetry", "monsters.toml", "", ifrit(needs='["bow", "bow"]'), what="needs", got="32, 36, 34"),
    advice("dd-symmetry", "monsters.toml", "", ifrit(trophy='["bow"]'), what="trophies", got="5, 7, 6"),
    advice("dd-symmetry", "rooms.toml", "", ('["sword", "sword"]', '["bow", "bow"]'), what="artifact", got="0, 4, 2"),
    advice("dd-symmetry", "rooms.toml", "", ('symbol = "sword"', 'symbol = "bow"'), what="trap", got="0, 10, 5"),
    advice("dd-symmetry", "rooms.toml", "", ('["sword", "bow"]', '["sword", "fireball"]'),
           what="tramp", got="2, 1, 3"),
    advice("dd-symmetry", "rooms.toml", "", (TRAMP_LINE, TRAMP_LINE.replace('"fireball"', '"bow"')),
           what="single", got="1, 2, 0"),
]  # fmt: skip

JOAN, BONK, RUTA = 'dogs[1] "Joan of Bark"', 'dogs[2] "Bonk the Mighty"', 'dogs[3] "Ruta of the Snows"'
PLUTO = 'dogs[6] "Pluto the Bad Boy"'

DOGS = [
    error("pack-entries-missing", "dogs.toml", "", ('id = "joan"', 'id = "bonk"'), key="dogs", missing="joan"),
    error("pack-duplicate", "dogs.toml", BONK, ('"passages"', '"second_paw"'),
          key="ability", got="second_paw", first=JOAN),
    error("pack-choice-near", "dogs.toml", BONK, ('"passages"', '"passage"'), key="ability", got="passage",
          near="passages", allowed="second_paw, passages, none, rotations, jumps, key"),
    error("dd-dog-key", "dogs.toml", PLUTO, ("keys = 1", "keys = 0"), key="keys", ability="key", got=0),
    error("dd-dog-key", "dogs.toml", JOAN, ("keys = 0", "keys = 1"), key="keys", ability="second_paw", got=1),
    error("dd-symbol-unknown", "dogs.toml", JOAN, ('["sword", "sword", "bow"]', '["sword", "sword", "key"]'),
          key="base", got="key", allowed="sword, bow, fireball"),
    advice("dd-dog-splits", "dogs.toml", "", ('["sword", "sword", "bow"]', '["sword", "bow", "fireball"]'),
           got="sword, bow, fireball; sword, sword, fireball; sword, fireball, fireball; bow, fireball, fireball; "
           "bow, bow, fireball; sword, bow, bow"),
    advice("dd-dog-defence", "dogs.toml", RUTA, ("defence = 5", "defence = 4"), stated=5, got=4),
]  # fmt: skip

STEEL, WISH = 'quests[1] "Grip of steel"', 'quests[4] "The last wish"'

QUESTS = [
    error("pack-count", "quests.toml", "", ("[[quests]]", "[[quests]]\n[[quests]]"), key="quests", count=12, got=13),
    error("pack-duplicate", "quests.toml", 'quests[2] "Bullseye"', ('symbol = "bow"', 'symbol = "sword"'),
          key="symbol", got="sword", first=STEEL),
    error("pack-duplicate", "quests.toml", 'quests[5] "A good scratch"', ('"giga_tick"', '"ifrit"'),
          key="monster", got="ifrit", first=WISH),
    error("pack-choice-unknown", "quests.toml", WISH, ('"ifrit"', '"postman"'), key="monster", got="postman",
          allowed=", ".join(content.MONSTERS)),
    error("dd-not-for-quest", "quests.toml", STEEL, ('symbol = "sword"', 'symbol = "sword"\nmonster = "mimic"'),
          key="monster", kind="trophies"),
    error("dd-not-for-quest", "quests.toml", WISH, ('monster = "ifrit"', 'monster = "ifrit"\nsymbol = "sword"'),
          key="symbol", kind="monsters"),
    error("pack-choice-near", "quests.toml", WISH, ('kind = "monsters"', 'kind = "monster"'),
          key="kind", got="monster", near="monsters", allowed="trophies, monsters"),
    advice("dd-quest-coins", "quests.toml", STEEL, ("coins = 5", "coins = 4"), kind="trophies", stated=5, got=4),
    advice("dd-quest-coins", "quests.toml", WISH, ("coins = 2", "coins = 3"), kind="monsters", stated=2, got=3),
    advice("dd-quest-monster", "quests.toml", WISH, ('"ifrit"', '"dragon"'), got="dragon"),
    advice("dd-trophy-quests", "quests.toml", "",
           ('kind = "trophies"\nsymbol = "sword"\ncoins = 5', 'kind = "monsters"\nmonster = "dragon"\ncoins = 2'),
           stated=3, got=2),
]  # fmt: skip

POTIONS = [
    error("dd-potions-few", "potions.toml", "", *[("copies = 2", "copies = 1")] * 3, least=4, got=3),
    error("dd-potions-many", "potions.toml", "", ("copies = 2", "copies = 4"), most=3, got="4, 2, 2"),
    error("dd-id-form", "potions.toml", 'potions[1] "Potion of strength"', ('"potion_sword"', '"Strength"'),
          key="id", got="Strength"),
    error("pack-duplicate", "potions.toml", 'potions[2] "Potion of aim"', ('symbol = "bow"', 'symbol = "sword"'),
          key="symbol", got="sword", first='potions[1] "Potion of strength"'),
    advice("dd-potion-count", "potions.toml", "", ("copies = 2", "copies = 3"), stated=6, got=7),
    advice("dd-symmetry", "potions.toml", "", ("copies = 2", "copies = 3"), what="potion", got="3, 2, 2"),
]  # fmt: skip

OTHERS = [
    error("pack-choice-unknown", "pack.toml", "", ('"doggos"', '"chess"'), key="game", got="chess", allowed="doggos"),
    error("dd-ranks-rise", "ranks.toml", 'ranks[2] "Promising sniffer"', ("at = 8", "at = 0"), got=0, before=0),
]  # fmt: skip

SLIPS: list[Slip] = ROOMS + DOGS + QUESTS + POTIONS + OTHERS
