"""Broken copies of the built-in pack: one slip for every kind of problem."""

from dataclasses import dataclass, field
from pathlib import Path

from undercroft.games.paper_dungeons import content
from undercroft.packs import Problem, Severity

CLASSIC = content.PACKS / "classic" / "1"


@dataclass
class PackCopy:
    """A copy of the built-in pack to break."""

    folder: Path

    def edit(self, file: str, old: str, new: str) -> None:
        """Replace the first `old`, which must be there."""
        path = self.folder / file
        text = path.read_text("utf-8")
        assert old in text, f"{file} does not hold {old!r}"
        path.write_text(text.replace(old, new, 1), "utf-8")

    def edit_in(self, file: str, entry: str, old: str, new: str) -> None:
        """Replace the first `old` after the line `entry`."""
        path = self.folder / file
        before, found, after = path.read_text("utf-8").partition(f"\n{entry}\n")
        assert found, f"{file} does not hold the line {entry!r}"
        assert old in after, f"{file} does not hold {old!r} after {entry!r}"
        path.write_text(before + found + after.replace(old, new, 1), "utf-8")

    def problems(self) -> list[Problem]:
        return content.check(self.folder)


def copy_of_classic(folder: Path) -> PackCopy:
    folder.mkdir(parents=True)
    for path in CLASSIC.glob("*.toml"):
        (folder / path.name).write_bytes(path.read_bytes())
    return PackCopy(folder)


@dataclass
class Slip:
    """An edit of the copy and the problem it must give."""

    message: str
    file: str
    entry: str
    edits: list[tuple[str, ...]]
    """(old, new) in `file`, or (other file, old, new), or (file, entry line, old, new)."""
    args: dict[str, str | int] = field(default_factory=dict)
    severity: Severity = "error"

    def __str__(self) -> str:
        return f"{self.message} {self.edits[-1][-1]}"

    def apply(self, pack: PackCopy) -> None:
        for edit in self.edits:
            if len(edit) == 2:
                pack.edit(self.file, *edit)
            elif len(edit) == 3:
                pack.edit(*edit)
            else:
                pack.edit_in(*edit)

    @property
    def problem(self) -> Problem:
        return Problem(self.file, self.entry, self.message, self.args, self.severity)


def error(message: str, file: str, entry: str, *edits: tuple[str, ...], **args: str | int) -> Slip:
    return Slip(message, file, entry, list(edits), args)


def advice(message: str, file: str, entry: str, *edits: tuple[str, ...], **args: str | int) -> Slip:
    return Slip(message, file, entry, list(edits), args, "advice")


ANY_MANIFEST = [
    error("pack-choice-unknown", "pack.toml", "", ('"paper-dungeons"', '"chess"'),
          key="game", got="chess", allowed="paper-dungeons"),
    error("pack-name-form", "pack.toml", "", ('name = "classic"', 'name = "My Pack"'), key="name", got="My Pack"),
    error("pack-version-form", "pack.toml", "", ('version = "1"', 'version = "one"'), key="version", got="one"),
    error("pack-not-list", "pack.toml", "", ('["The Undercroft project"]', '"me"'), key="authors", got="'me'"),
    error("pack-not-texts", "pack.toml", "", ('["The Undercroft project"]', "[7]"), key="authors", got="[7]"),
    error("pack-not-text", "pack.toml", "", ('"Apache-2.0"', "2"), key="licence", got="2"),
    error("pack-text-empty", "pack.toml", "", ('"Apache-2.0"', '" "'), key="licence"),
    error("pack-key-missing", "pack.toml", "", ('licence = "Apache-2.0"\n', ""), key="licence"),
    error("pack-key-near", "pack.toml", "", ("licence =", "license ="), key="license", near="licence"),
    error("pack-key-unknown", "pack.toml", "", ("licence =", 'zebra = 1\nlicence ='),
          key="zebra", known="game, name, version, title, authors, licence"),
    error("pack-language-missing", "pack.toml", "title", ('title.cs = "Klasické doupě"\n', ""), language="cs"),
    error("pack-text-empty", "pack.toml", "title", ('"Klasické doupě"', '""'), key="cs"),
    error("pack-key-unknown", "pack.toml", "title", ("title.cs", "title.cz"), key="cz", known="en, ru, it, cs"),
]  # fmt: skip

MAP = [
    error("pd-border-form", "map.toml", "", ('"B1-C1"', '"B1-C2"'), key="walls", got="B1-C2"),
    error("pd-border-form", "map.toml", "", ('"E3-F3"', '"A2-F2"'), key="water", got="A2-F2"),
    error("pd-border-form", "map.toml", "", ('"E3-F3"', '"A1-A0"'), key="water", got="A1-A0"),
    error("pd-border-twice", "map.toml", "", ('"B1-C1"', '"B1-C1", "C1-B1"'), key="walls", got="C1-B1"),
    error("pd-level-without-minion", "map.toml", "rooms.A4", ("A4 = {}", "A4 = { level = 3 }"), key="level"),
    error("pd-two-treasures", "map.toml", "rooms.C5", ('{ gem = "D" }', '{ gem = "D", treasure = "half" }'),
          treasure="half", gem="D"),
    error("pd-gem-missing", "map.toml", "", ('{ gem = "D" }', "{}"), gem="D"),
    error("pd-gem-twice", "map.toml", "", ("A4 = {}", 'A4 = { gem = "D" }'), gem="D", rooms="A4, C5"),
    error("pd-minions-too-many", "map.toml", "", ("A4 = {}", 'A4 = { minion = "ogre", level = 2 }'),
          most=12, got=13),
    error("pack-not-table", "map.toml", "rooms", ("A4 = {}", 'A4 = "potion"'), key="A4", got="'potion'"),
    error("pack-key-missing", "map.toml", "rooms", ("A4 = {}\n", ""), key="A4"),
    error("pack-key-unknown", "map.toml", "rooms.A4", ("A4 = {}", "A4 = { zebra = 1 }"),
          key="zebra", known="minion, trap, gem, treasure"),
    error("pack-choice-near", "map.toml", "rooms.D1", ('"goblin", level = 3', '"gobblin", level = 3'),
          key="minion", got="gobblin", near="goblin", allowed="ghost, goblin, ogre, zombie"),
    error("pack-number-range", "map.toml", "rooms.D1", ('"goblin", level = 3', '"goblin", level = 9'),
          key="level", low=1, high=6, got=9),
    error("pack-not-number", "map.toml", "rooms.D1", ('"goblin", level = 3', '"goblin", level = "3"'),
          key="level", got="'3'"),
    error("pack-not-number", "map.toml", "rooms.D1", ('"goblin", level = 3', '"goblin", level = true'),
          key="level", got="true"),
    error("pack-not-flag", "map.toml", "rooms.E1", ("E1 = { trap = true", 'E1 = { trap = "yes"'),
          key="trap", got="'yes'"),
    advice("pd-gems-unguarded", "map.toml", "", ('trap = true, gem = "A"', 'gem = "A"'),
           ('trap = true, gem = "E"', 'gem = "E"'), ('trap = true, gem = "H"', 'gem = "H"'),
           rooms="A3, C5, A6, F7"),
    advice("pd-minion-count", "map.toml", "", ('"ghost", level = 5', '"ghost", level = 4'),
           minion="ghost", level=5, got=0),
    advice("pd-map-count", "map.toml", "", ("D5 = { trap = true }", "D5 = {}"),
           ("E3 = { trap = true }", "E3 = {}"), what="trap", least=7, most=9, got=6),
    advice("pd-map-count", "map.toml", "", ("A4 = {}", 'A4 = { treasure = "potion" }'),
           ("E4 = {}", 'E4 = { treasure = "potion" }'), what="potion", least=8, most=11, got=12),
    advice("pd-map-count", "map.toml", "", ("A4 = {}", 'A4 = { treasure = "half" }'),
           ("E4 = {}", 'E4 = { treasure = "half" }'), what="half", least=6, most=8, got=9),
    advice("pd-map-count", "map.toml", "", ("A4 = {}", 'A4 = { treasure = "level" }'),
           ("E4 = {}", 'E4 = { treasure = "level" }'), what="level", least=4, most=6, got=7),
    advice("pd-no-water", "map.toml", "",
           ('["E3-F3", "F3-F4", "A4-A5", "B5-C5", "C5-C6", "D6-E6", "D7-E7"]', "[]"), key="water"),
    advice("pd-no-walls", "map.toml", "",
           ('["B1-C1", "E1-E2", "A2-A3", "D3-D4", "E5-F5", "B6-B7", "E6-E7"]', "[]"), key="walls"),
    advice("pd-ghost-with-potion", "map.toml", "", ('level = 3, treasure = "potion" }\nD3', "level = 3 }\nD3")),
    advice("pd-stated-c1", "map.toml", "rooms.C1", ('C1 = { treasure = "potion" }', "C1 = {}")),
    advice("pd-stated-d1", "map.toml", "rooms.D1", ('"goblin", level = 3', '"goblin", level = 2')),
    advice("pd-stated-e1", "map.toml", "rooms.E1", ("E1 = { trap = true, ", "E1 = { ")),
    advice("pd-stated-f1", "map.toml", "rooms.F1", ('F1 = { treasure = "potion" }', "F1 = {}")),
]  # fmt: skip

A, B, K = (
    'dungeons[1] "The market cellars"',
    'dungeons[2] "The maze under the town hall"',
    'dungeons[11] "The mine of seven lamps"',
)
A_ROOMS = 'boss_rooms = ["B3", "E4", "D6"]'
A_WALLS = 'walls = ["B2-B3"'

DUNGEONS = [
    error("pd-room-name", "dungeons.toml", A, (A_ROOMS, 'boss_rooms = ["G9", "E4", "D6"]'),
          key="boss_rooms", got="G9"),
    error("pack-list-length", "dungeons.toml", A, (A_ROOMS, 'boss_rooms = ["E4", "D6"]'),
          key="boss_rooms", count=3, got=2),
    error("pd-boss-rooms-differ", "dungeons.toml", A, (A_ROOMS, 'boss_rooms = ["B3", "E4", "E4"]'),
          got="B3, E4, E4"),
    error("pd-border-form", "dungeons.toml", A, (A_WALLS, 'walls = ["B2-D3"'), key="walls", got="B2-D3"),
    error("pd-boss-unknown", "dungeons.toml", A, ('["gargoyle", "sea', '["gargle", "sea'), got="gargle",
          known="minotaur, cyclops, werewolf, gargoyle, chimera, medusa, wyvern, sea_serpent, beholder, hydra, "
          "vampire, kraken"),
    error("pd-boss-stage", "dungeons.toml", A, ('["gargoyle", "sea_serpent"', '["gargoyle", "werewolf"'),
          got="werewolf", stage=2, its=1),
    error("pack-duplicate", "dungeons.toml", B, ('letter = "B"', 'letter = "A"'), key="letter", got="A", first=A),
    error("pack-entries-missing", "dungeons.toml", "", ('letter = "B"', 'letter = "A"'),
          key="dungeons", missing="B"),
    error("pack-count", "dungeons.toml", "", ('[[dungeons]]\nletter = "A"', "[[stories]]\n[[dungeons]]\nletter = \"A\""),
          key="stories", count=4, got=5),
    error("pd-story-chapters", "dungeons.toml", 'stories[1] "City heroes"', ('"ABC"', '"ABZ"'), got="ABZ"),
    error("pd-story-letter", "dungeons.toml", "", ('"ABC"', '"ABD"'), letter="D", got=2),
    error("pack-language-missing", "dungeons.toml", f"{A}.story", ("story.it =", "story.en_old ="), language="it"),
    advice("pd-wall-printed", "dungeons.toml", A, (A_WALLS, 'walls = ["B1-C1", "B2-B3"'), got="B1-C1"),
    advice("pd-wall-count", "dungeons.toml", A, ('"B2-B3", "A3-B3", ', ""), least=6, most=12, got=5),
    advice("pd-gems-vanish-twice", "dungeons.toml", B,
           ("bosses.toml", 'gems = ["A", "C"]', 'gems = ["A", "E"]'), got="E"),
    advice("pd-stated-dungeon-b", "dungeons.toml", B, ('"chimera", "beholder"', '"chimera", "hydra"'),
           stated="minotaur, chimera, beholder", got="minotaur, chimera, hydra"),
    advice("pd-rooms-reached", "dungeons.toml", A, (A_WALLS, 'walls = ["B4-B5", "D5-D6", "B2-B3"'),
           least=38, got=32, shut="A5, B5, A6, B6, C6, D6, A7, B7, C7, D7"),
    advice("pd-entrance-shut", "dungeons.toml", A, (A_WALLS, 'walls = ["C1-C2", "C1-D1", "B2-B3"'),
           room="C1", least=42, got=1),
    advice("pd-boss-row", "dungeons.toml", A, (A_ROOMS, 'boss_rooms = ["B1", "E4", "D6"]'),
           stage=1, room="B1", least=2, most=4),
    advice("pd-boss-row", "dungeons.toml", A, (A_ROOMS, 'boss_rooms = ["B3", "E4", "D4"]'),
           stage=3, room="D4", least=5, most=7),
    advice("pd-boss-shut", "dungeons.toml", A, (A_WALLS, 'walls = ["D5-D6", "C6-D6", "D6-D7", "B2-B3"'),
           stage=3, room="D6"),
    advice("pd-boss-far", "dungeons.toml", K,
           ("dungeons.toml", 'letter = "K"', 'walls = ["D2-D3"', 'walls = ["D4-E4", "D2-D3"'),
           stage=1, room="E4", most=6, got=7),
]  # fmt: skip

HYDRA = 'bosses[10] "Hydra"'
MINOTAUR = 'bosses[1] "Minotaur"'

BOSSES = [
    error("pd-thresholds-rise", "bosses.toml", HYDRA, ("[20, 24, 28]", "[20, 20, 28]"), got="20, 20, 28"),
    error("pd-boss-fame-rises", "bosses.toml", HYDRA, ("[5, 7, 9]", "[5, 7, 6]"), got="5, 7, 6"),
    error("pd-boss-wounds-fall", "bosses.toml", HYDRA, ("[6, 4, 2]", "[6, 4, 5]"), got="6, 4, 5"),
    error("pack-not-numbers", "bosses.toml", HYDRA, ("[6, 4, 2]", '[6, "4", 2]'), key="wounds", got="[6, '4', 2]"),
    error("pack-number-range", "bosses.toml", HYDRA, ("[6, 4, 2]", "[6, 4, -2]"),
          key="wounds", low=0, high=24, got=-2),
    error("pd-gem-letter", "bosses.toml", MINOTAUR, ('["A", "C"]', '["A", "Z"]'), key="gems", got="Z"),
    error("pd-gem-pair", "bosses.toml", MINOTAUR, ('["A", "C"]', '["A", "A"]'), key="gems", got="A"),
    error("pd-no-gems-at-stage-3", "bosses.toml", HYDRA,
          ("bosses.toml", 'id = "hydra"', 'reward = "level"', 'reward = "level"\ngems = ["A", "B"]'), key="gems"),
    error("pd-bosses-of-stage", "bosses.toml", "", ("bosses.toml", 'id = "medusa"', "stage = 2", "stage = 1"),
          stage=1, got=5),
    error("pack-duplicate", "bosses.toml", 'bosses[2] "Cyclops"', ('letter = "B"', 'letter = "A"'),
          key="letter", got="A", first=MINOTAUR),
    error("pack-duplicate", "bosses.toml", HYDRA, ('id = "hydra"', 'id = "beholder"'),
          key="id", got="beholder", first='bosses[9] "Beholder"'),
    error("pd-id-form", "bosses.toml", HYDRA, ('id = "hydra"', 'id = "The Hydra"'), key="id", got="The Hydra"),
    error("pack-count", "bosses.toml", "", ('[[bosses]]\nid = "minotaur"', '[[bosses]]\n[[bosses]]\nid = "minotaur"'),
          key="bosses", count=12, got=13),
    advice("pd-boss-fame-rises", "bosses.toml", HYDRA, ("[5, 7, 9]", "[5, 9, 9]"), got="5, 9, 9"),
    advice("pd-boss-wounds-fall", "bosses.toml", HYDRA, ("[6, 4, 2]", "[6, 4, 4]"), got="6, 4, 4"),
    advice("pd-threshold-high", "bosses.toml", HYDRA, ("[20, 24, 28]", "[20, 24, 33]"), most=32, got=33),
    advice("pd-weakness-count", "bosses.toml", "", ("bosses.toml", 'id = "hydra"', '"warrior"', '"rogue"'),
           hero="rogue", got=4),
    advice("pd-fame-low", "bosses.toml", "", ("[5, 7, 9]", "[3, 7, 9]"), row=1, least=9, got=8),
    advice("pd-fame-low", "bosses.toml", "", ("[5, 7, 9]", "[4, 5, 9]"), row=2, least=15, got=14),
    advice("pd-fame-low", "bosses.toml", "", ("[2, 4, 6]", "[2, 4, 5]"), ("[5, 7, 9]", "[4, 6, 7]"),
           row=3, least=20, got=19),
    advice("pd-fame-high", "bosses.toml", "", ("[5, 7, 9]", "[6, 7, 9]"), row=1, most=11, got=12),
    advice("pd-stated-chimera", "bosses.toml", 'bosses[5] "Chimera"', ("[14, 18, 22]", "[14, 18, 23]"),
           key="thresholds", stated="14, 18, 22", got="14, 18, 23"),
    advice("pd-boss-unused", "bosses.toml", 'bosses[4] "Gargoyle"', ("dungeons.toml", '"gargoyle"', '"cyclops"'),
           ("dungeons.toml", '"gargoyle"', '"cyclops"'), ("dungeons.toml", '"gargoyle"', '"cyclops"')),
]  # fmt: skip

CARDS = [
    error("pack-choice-near", "missions.toml", 'missions[1] "A mixed bag"', ('kind = "minion_levels"', 'kind = "minion_level"'),
          key="kind", got="minion_level", near="minion_levels",
          allowed="minion_levels, heroes_at, rows, columns, potions, minions, gems, corners, traps, rooms, items, "
          "health, boss_rooms"),
    error("pack-number-range", "missions.toml", 'missions[6] "A well-stocked shelf"', ("amount = 8", "amount = 13"),
          key="amount", low=1, high=12, got=13),
    error("pd-level-not-for-kind", "missions.toml", 'missions[6] "A well-stocked shelf"',
          ("amount = 8", "amount = 8\nlevel = 2"), key="level", kind="potions"),
    error("pack-count", "missions.toml", "", ("[[missions]]", "[[missions]]\n[[missions]]"),
          key="missions", count=16, got=17),
    error("pd-alignment", "goals.toml", 'goals[1] "Worthy foes"', ('"BWWB"', '"BBWB"'), got="BBWB"),
    error("pd-alignment", "goals.toml", 'goals[1] "Worthy foes"', ('"BWWB"', '"BWW"'), got="BWW"),
    error("pd-steps-rise", "goals.toml", 'goals[8] "The apothecary’s pride"', ("[6, 9, 12]", "[6, 9, 9]"),
          got="6, 9, 9"),
    error("pack-number-range", "goals.toml", 'goals[8] "The apothecary’s pride"', ("[6, 9, 12]", "[6, 9, 13]"),
          key="steps", low=1, high=12, got=13),
    error("pack-count", "goals.toml", "", ("[[goals]]", "[[goals]]\n[[goals]]"), key="goals", count=16, got=17),
    error("pack-entries-missing", "talents.toml", "", ('"noble"', '"baron"'), key="talents", missing="noble"),
    error("pack-key-missing", "talents.toml", 'talents[8] "Psionic".fame', (", cz = 0", ""), key="cz"),
    error("pack-entries-missing", "items.toml", "", ('"tome"', '"toaster"'), key="items", missing="tome"),
    error("pd-item-any-symbol", "items.toml", 'items[5] "Crown of the righteous"',
          ('id = "crown"', 'id = "crown"\nhero = "rogue"'), key="hero"),
    error("pd-item-symbols", "items.toml", "", ('hero = "wizard"', 'hero = "warrior"'), hero="warrior", got=2),
]  # fmt: skip

SHEET = [
    error("pd-track-rises", "sheet.toml", "tracks", ("[1, 3, 6, 10, 15, 21]\n\n", "[1, 3, 6, 10, 10, 21]\n\n"),
          key="heroes", got="1, 3, 6, 10, 10, 21"),
    error("pd-track-rises", "sheet.toml", "tracks", ("37, 40]", "37, 36]"),
          key="gems", got="1, 3, 6, 10, 15, 22, 30, 34, 37, 36"),
    error("pd-solo-mission-falls", "sheet.toml", "tracks", ("[6, 5, 4, 4, 3", "[6, 5, 4, 5, 3"),
          key="solo_mission_fame", got="6, 5, 4, 5, 3, 3, 2, 1"),
    error("pack-list-length", "sheet.toml", "tracks", ("37, 40]", "37]"), key="gems", count=10, got=9),
    error("pd-ranks-rise", "ranks.toml", 'ranks[2] "Torch bearers"', ("at = 25", "at = 0"), got=0, before=0),
    advice("pd-stated-track", "sheet.toml", "tracks", ("22, 30, 34", "22, 29, 34"),
           key="gems", place=7, stated=30, got=29),
    advice("pd-stated-track", "sheet.toml", "tracks", ("13, 16, 19", "13, 15, 19"),
           key="minions", place=9, stated=16, got=15),
    advice("pd-stated-track", "sheet.toml", "tracks", ("wounds = [1, 3, 6", "wounds = [1, 3, 5"),
           key="wounds", place=3, stated=6, got=5),
]  # fmt: skip

SLIPS = ANY_MANIFEST + MAP + DUNGEONS + BOSSES + CARDS + SHEET
