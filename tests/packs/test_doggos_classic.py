"""The built-in pack of Dungeons & Doggos holds what the spec states, card by card."""

from collections import Counter

import pytest

from tests.packs.doggos_broken import CLASSIC
from tests.rules_marker import rule
from undercroft.games.doggos import content
from undercroft.packs import LANGUAGES, Words, manifest_of

PACK = content.load(CLASSIC)
SWORD, BOW, FIREBALL = (1, 0, 0), (0, 1, 0), (0, 0, 1)
NONE = (0, 0, 0)


def cards(kind: str, monster: str = "") -> list[content.Card]:
    """All cards of a kind, every copy by itself."""
    return [
        card
        for card in PACK.cards
        for _ in range(card.copies)
        if (card.kind, card.monster) == (kind, monster)
    ]


def edges(kind: str) -> Counter[str]:
    return Counter(card.edges for card in cards(kind))


@rule("DD-5")
def test_the_start_room_has_three_exits_for_two_players_and_four_for_more() -> None:
    assert (PACK.start.seats_two, PACK.start.seats_more) == ("EEEW", "EEEE")


@rule("DD-5")
def test_eighty_nine_other_room_cards() -> None:
    assert sum(card.copies for card in PACK.cards) == 89
    assert len({card.id for card in PACK.cards}) == len(PACK.cards)
    copies: Counter[str] = Counter()
    for card in PACK.cards:
        copies[card.kind] += card.copies
    assert copies == {
        "monster": 36, "coins": 23, "artifact": 3, "trap": 15, "tramp": 3, "potion": 3, "chest": 3, "portal": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("species", "needs", "shape"),
    [
        ("ifrit", (2, 0, 0), "EWEW"),
        ("giga_tick", (0, 2, 0), "EWEW"),
        ("zombie_squirrel", (0, 0, 2), "EWEW"),
        ("skeledog", (1, 0, 1), "EEWW"),
        ("jelly_cat", (1, 1, 0), "EEWW"),
        ("mimic", (0, 1, 1), "EEWW"),
    ],
)
def test_the_six_small_monsters(species: str, needs: tuple[int, int, int], shape: str) -> None:
    three = cards("monster", species)
    assert sorted(card.trophy for card in three) == sorted([SWORD, BOW, FIREBALL])
    for card in three:
        assert (card.needs, card.damage, card.coins, card.edges) == (needs, 1, 0, shape)
        assert (card.shields, card.keys) == (0, 0)


@pytest.mark.parametrize(
    ("species", "needs"),
    [("cerberus", (3, 0, 0)), ("cat_eye", (0, 3, 0)), ("chocolate_golem", (0, 0, 3))],
)
def test_the_three_big_monsters(species: str, needs: tuple[int, int, int]) -> None:
    three = cards("monster", species)
    assert len(three) == 3
    for card in three:
        assert (card.needs, card.damage, card.coins, card.edges) == (needs, 2, 1, "EEEW")
        assert (card.trophy, card.shields, card.keys) == (NONE, 1, 0)


def test_the_dragons() -> None:
    dragons = cards("monster", "dragon")
    assert len(dragons) == 5
    for card in dragons:
        assert (card.needs, card.damage, card.coins, card.edges) == ((2, 2, 2), 3, 4, "EEEE")
        assert (card.trophy, card.shields, card.keys, card.trophy_edge) == (NONE, 0, 0, -1)


@rule("DD-34")
def test_the_key_dragonflies_are_monsters_whose_trophy_is_a_key() -> None:
    four = cards("monster", "key_dragonfly")
    assert [(card.needs, card.damage, card.edges) for card in four] == [
        ((1, 1, 0), 1, "EEEW"),
        ((0, 1, 1), 1, "EEEW"),
        ((1, 0, 1), 1, "EEEW"),
        ((1, 1, 1), 2, "EEEW"),
    ]
    for card in four:
        assert (card.keys, card.trophy, card.shields, card.coins) == (1, NONE, 0, 0)


def test_coins_and_chests() -> None:
    assert Counter((card.coins, card.edges) for card in cards("coins")) == {
        (1, "EEEW"): 15, (2, "EEEW"): 8,
    }  # fmt: skip
    assert edges("chest") == {"EDEE": 3}
    assert {card.coins for card in cards("chest")} == {4}


def test_artifacts() -> None:
    assert [(card.trophy, card.edges) for card in cards("artifact")] == [
        ((2, 0, 0), "EEEW"), ((0, 2, 0), "EEEW"), ((0, 0, 2), "EEEW"),
    ]  # fmt: skip


def test_traps_tramps_potion_rooms_and_portals() -> None:
    assert Counter((card.symbol, card.edges) for card in cards("trap")) == {
        (symbol, "EEEE"): 5 for symbol in range(3)
    }
    assert Counter((card.pair, card.single, card.edges, card.trophy_edge) for card in cards("tramp")) == {
        ((0, 1), 2, "WEWE", 0): 1, ((0, 2), 1, "WEWE", 0): 1, ((1, 2), 0, "WEWE", 0): 1,
    }  # fmt: skip
    assert edges("potion") == {"EEEE": 3}
    assert edges("portal") == {"EDEE": 3}


def test_every_card_has_a_plain_exit_and_there_are_six_doors() -> None:
    assert all("E" in card.edges for card in PACK.cards)
    assert sum(card.edges.count("D") * card.copies for card in PACK.cards) == 6


def test_a_trophy_lies_on_a_wall() -> None:
    for card in PACK.cards:
        shows = any(card.trophy) or card.shields or card.keys or card.kind == "tramp"
        assert (card.trophy_edge >= 0) == bool(shows), card.id
        if shows:
            assert card.edges[card.trophy_edge] == "W", card.id
        if card.kind == "tramp":
            assert card.edges[(card.trophy_edge + 2) % 4] == "W"


def test_what_a_card_is_not_it_does_not_hold() -> None:
    for card in PACK.cards:
        assert (card.kind == "monster") == bool(card.monster) == any(card.needs) == (card.damage > 0)
        assert (card.kind == "trap") == (card.symbol >= 0)
        assert (card.kind == "tramp") == (card.single >= 0) == (card.pair != (-1, -1))


def test_the_three_symbols_are_equally_needed_and_equally_found() -> None:
    def total(field: str, kind: str) -> tuple[int, ...]:
        return tuple(sum(getattr(card, field)[symbol] for card in PACK.cards for _ in range(card.copies)
                         if card.kind == kind) for symbol in range(3))  # fmt: skip

    assert total("needs", "monster") == (34, 34, 34)
    assert total("trophy", "monster") == (6, 6, 6)
    assert total("trophy", "artifact") == (2, 2, 2)


def test_the_six_dogs() -> None:
    assert [(dog.id, dog.base, dog.defence, dog.keys, dog.ability) for dog in PACK.dogs] == [
        ("joan", (2, 1, 0), 3, 0, "second_paw"),
        ("bonk", (2, 0, 1), 3, 0, "passages"),
        ("ruta", (1, 0, 2), 5, 0, "none"),
        ("sharik", (0, 1, 2), 3, 0, "rotations"),
        ("robin", (0, 2, 1), 3, 0, "jumps"),
        ("pluto", (1, 2, 0), 3, 1, "key"),
    ]
    assert PACK.dog("ruta").name.ru == "Рута Снежная"


def test_the_twelve_quests() -> None:
    assert [(quest.kind, quest.symbol, quest.monster, quest.coins) for quest in PACK.quests] == [
        *(("trophies", symbol, "", 5) for symbol in range(3)),
        *(("monsters", -1, monster, 2) for monster in content.MONSTERS[:9]),
    ]


def test_two_potions_of_each_symbol() -> None:
    assert [(potion.symbol, potion.copies) for potion in PACK.potions] == [(0, 2), (1, 2), (2, 2)]


def test_the_ranks_of_the_solo_escape() -> None:
    assert [rank.at for rank in PACK.ranks][1:] == [8, 12, 16, 20]
    first, second = PACK.ranks[:2]
    assert PACK.rank(-3) == PACK.rank(7) == first
    assert PACK.rank(8) == PACK.rank(11) == second
    assert PACK.rank(40) == PACK.ranks[-1]


def test_names_of_the_rulebook() -> None:
    dogs = ["Жанна Гавк", "Боньк Могучий", "Рута Снежная", "Шарик Огненный", "Робин Гудгёрл", "Плохиш Плуто"]
    assert [dog.name.ru for dog in PACK.dogs] == dogs
    names = {card.name.ru for card in PACK.cards}
    assert names >= {
        "Ифрит", "Гигаклещ", "Зомби-белка", "Желатиновый кот", "Мимик", "Цербер", "Шоколадный голем", "Дракон",
        "Стрекоключ", "Волшейник", "Сундук", "Портал",
    }  # fmt: skip
    assert [quest.name.ru for quest in PACK.quests[:4]] == [
        "Стальная хватка", "В яблочко", "Огонь в сердце", "Последнее желание",
    ]  # fmt: skip
    assert PACK.potions[2].name.ru == "Зелье магии"


def all_words() -> list[Words]:
    words = [PACK.title, *(dog.title for dog in PACK.dogs), *(rank.name for rank in PACK.ranks)]
    decks: tuple[tuple[content.Card | content.Dog | content.Quest | content.Potion, ...], ...]
    decks = (PACK.cards, PACK.dogs, PACK.quests, PACK.potions)
    return words + [each for deck in decks for thing in deck for each in (thing.name, thing.text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_one_line_without_exclamation(language: str) -> None:
    for words in all_words():
        text = words.in_language(language)
        assert text == text.strip() != ""
        assert "!" not in text
        assert "\n" not in text
        assert text[0].isupper() or text[0].isdigit(), text
        assert len(text) <= 100, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_told_apart_by_name(language: str) -> None:
    assert len({dog.name.in_language(language) for dog in PACK.dogs}) == 6
    assert len({quest.name.in_language(language) for quest in PACK.quests}) == 12
    assert len({potion.name.in_language(language) for potion in PACK.potions}) == 3
    assert len({card.name.in_language(language) for card in PACK.cards}) == 11 + 14


def test_the_manifest_agrees_with_the_folder() -> None:
    manifest = manifest_of(CLASSIC, [content.GAME])
    assert (manifest.name, manifest.version) == (CLASSIC.parent.name, CLASSIC.name)
    assert (manifest.name, manifest.version) == (PACK.name, PACK.version)
