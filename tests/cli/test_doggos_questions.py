"""What a dog is asked, decision by decision, and how what happened is told; in four languages."""

from __future__ import annotations

import re

import pytest

from tests.cli.doggos_scene import Fixed, crossroads
from tests.doggos_shapes import GAME
from undercroft.games.doggos.content import MONSTERS, SYMBOLS
from undercroft.locales import LANGUAGES


def with_trophies() -> Fixed:
    """Round 2: Ada owns an ifrit with a bow and a tramp, and stands in a bow trap."""
    scene = Fixed("joan").keep()
    scene.lay("ifrit_bow", "0,-1").lay("tramp_sword_bow", "0,-2", 90)
    scene.walk("leave", "n", "fight", "n", "hire pair", "out", "confirm")
    scene.asleep = False
    return scene.lay("trap_bow_straight", "0,-1").walk("leave", "n")


def last_round() -> Fixed:
    """Round 3; nobody has done anything but sleep."""
    scene = Fixed("joan").keep()
    for seat in (0, 1, 1, 0):
        scene.play(seat, "sleep")
    return scene


SCENES = {
    "quest": lambda: Fixed("joan"),
    "turn": lambda: crossroads(),
    "last round": last_round,
    "way": lambda: crossroads().walk("leave"),
    "monster": lambda: crossroads().walk("leave", "n"),
    "potions": lambda: crossroads("pluto").walk("leave", "n"),
    "trap by path": lambda: crossroads().walk("leave", "n", "fight", "n"),
    "trap by potion": lambda: crossroads("joan", ("bow", "bow")).walk("leave", "n", "pass", "n"),
    "trap by card": with_trophies,
    "portal": lambda: crossroads().walk("leave", "e"),
    "tramp": lambda: crossroads().walk("leave", "e", "e"),
    "coins": lambda: crossroads().walk("leave", "e", "e", "skip", "e"),
    "chest": lambda: crossroads("pluto").walk("leave", "e", "s"),
    "potion room": lambda: crossroads().walk("leave", "e", "n"),
    "joan": lambda: crossroads().walk("leave", "e", "e", "skip", "e", "claim", "n"),
    "bonk": lambda: crossroads("bonk").walk("leave"),
    "sharik": lambda: crossroads("sharik").walk("leave"),
    "outside": lambda: crossroads().walk("leave", "s", "out"),
    "place": lambda: drawn("coins_1"),
    "rotate": lambda: drawn("coins_1").walk("place 0,2"),
    "rotate the only way": lambda: drawn("portal_cross").walk("place 0,2"),
}


def drawn(card: str) -> Fixed:
    scene = crossroads()
    scene.draw(card)
    return scene


IDS = {*SYMBOLS, *MONSTERS, *(card.id for card in GAME.content.cards), *(q.id for q in GAME.content.quests)}
ALSO_WORDS = {
    "en": {"sword", "bow", "fireball", "ifrit", "mimic", "dragon", "cerberus", "skeledog"},
    "it": {"ifrit"},
}


def raw(text: str, language: str) -> set[str]:
    """Ids of the program among the words of a text."""
    words = set(re.findall(r"[a-z_]+", text))
    return (words & IDS) - ALSO_WORDS.get(language, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_every_question_is_in_words(name, language):
    scene = SCENES[name]()
    text = scene.asked(language)
    assert "⟨" not in text
    assert raw(text, language) == set()
    labels = [entry.label for entry in scene.question(language).entries]
    assert len(labels) == len(set(labels))
    for line in (*scene.screen(language=language), *scene.story(language=language)):
        assert "⟨" not in line
        assert raw(line, language) == set()
        if name != "place":
            assert not re.search(r"-?\d,-?\d", line), "cells are told in words"
    opened = [entry.codes for entry in scene.question(language).entries if len(entry.codes) > 1]
    for codes in opened:
        inner = scene.question(language, codes)
        assert len(inner.entries) == len(codes)
        assert all(entry.detail for entry in inner.entries)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("quest", ("Keep the quest The last wish", "2 coins for every ifrit beaten.")),
        ("turn", ("Draw a room", "79 cards are left", "Leave the dungeon", "one more paw", "6 in all")),
        ("last round", ("Go to sleep", "a paw more is worth nothing now")),
        ("way", ("From the start room: where to?", "Walk north: Ifrit", "you win; needs 2 swords; damage 1")),
        ("monster", ("Fight: Ifrit", "paws −1, bows +1", "Walk past: Ifrit", "damage 1 then, defence 3")),
        ("potions", ("Fight: Ifrit, with a sword potion", "sword potions −1")),
        (
            "trap by path",
            ("a trap: bow or a paw", "−1 coin at the end", "Disarm with the card 1 north of the"),
        ),
        ("trap by potion", ("Disarm with a bow potion", "bow potions −1")),
        ("trap by card", ("Disarm with your card: Ifrit", "Disarm with your card: Old tramp, two trophies")),
        ("portal", ("Jump to the portal 1 south of the start", "Walk east: Old tramp")),
        (
            "tramp",
            ("Hire for two trophies", "in each fight sword or bow", "one extra paw comes onto your board"),
        ),
        ("coins", ("Two coins: 2 coins.", "Lay a paw: Two coins", "Lay no paw")),
        ("chest", ("4 coins with a key",)),
        ("potion room", ("any potion of the supply: 1 sword, 1 bow, 2 fireballs", "Take a fireball potion")),
        ("joan", ("Beat with two paws: Cerberus", "paws −2, defence +1")),
        ("bonk", ("Break through to the west", "paws −1")),
        ("sharik", ("Turn the northern card by 90°", "Turn the card in the south: Portal")),
        ("outside", ("Enter leaves by this path, u takes back.",)),
        ("place", ("A coin: where does it go?", "1  0,-3", "8  0,2")),
        (
            "rotate",
            ("Lay it as it is  exits north, east, south", "Turn it by 180°  exits north, south, west"),
        ),
        ("rotate the only way", ("It fits one way only: Lay it as it is.",)),
    ],
)
def test_a_question_says_what_follows(name, parts):
    text = SCENES[name]().asked()
    for part in parts:
        assert part in text


def test_several_potions_are_named_in_words():
    """Sharik with two sword potions against an ifrit: the words of both stand in the choice and in the story."""
    scene = Fixed("sharik", potions=("sword", "bow")).keep()
    scene.lay("potion_room", "0,-1").lay("ifrit_bow", "0,-2")
    scene.walk("leave", "n", "take sword", "n")
    assert "Fight: Ifrit, with potions: sword, sword" in scene.asked()
    assert "меч, меч" in scene.asked("ru")
    scene.walk("fight with sword sword")
    assert scene.story()[-1].endswith("You beat the monster: Ifrit, with potions: sword, sword.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rival_s_path_is_told_in_a_line(language):
    scene = crossroads().walk("leave", "n", "fight", "n", "claim", "out", "confirm")
    told = scene.story(1, language)
    names = [
        GAME.content.card(card).name.in_language(language) for card in ("ifrit_bow", "trap_bow_straight")
    ]
    line = next(line for line in told if all(name in line for name in ("Ada", *names)))
    assert "⟨" not in line
    if language == "en":
        expected = (
            "Ada leaves the dungeon: 2 rooms walked, 2 cards claimed. On the way: beaten Ifrit; trapped by"
        )
        assert line.startswith(expected)


def test_names_stand_where_the_rules_have_numbers():
    told = "\n".join(crossroads().story())
    assert "First player: Ada." in told
    assert "Round 1 of 3, first player: Ada" in told
    assert "You place a room 1 east, 1 north of the start: Alchemist’s bowl." in told
    assert "Your quests to choose from: Bullseye; The last wish." in told


def test_before_a_card_is_drawn_the_cards_come_first():
    scene = Fixed("joan").keep()
    scene.play(0, "explore")
    reason = scene.match.state.why_not(0, 0)
    assert reason is not None
    texts = [scene.speaker(language).reason(reason) for language in LANGUAGES]
    assert texts == ["The cards come first.", "Сначала карты.", "Prima le carte.", "Nejdřív karty."]
