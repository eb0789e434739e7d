"""A game with a content pack: which pack it has, and how it gets another."""

from typing import Any

import pytest

import undercroft
from undercroft.kernel.errors import BadOption
from undercroft.kernel.messages import Name
from undercroft.kernel.packed import MOST_TABLES, Recent

PACKS = {
    "doggos": "classic 1",
    "dungeoneer": "heroic 1 + epic 1 + legendary 1",
    "paper-dungeons": "classic 1",
}
THINGS = {
    "doggos": Name("dog", "ruta"),
    "dungeoneer": Name("hero", "dusk"),
    "paper-dungeons": Name("boss", "hydra"),
}


@pytest.mark.parametrize("name", undercroft.games())
def test_a_built_in_pack_is_found_by_name_and_version(name):
    game = undercroft.game(name)
    assert game.pack_name == PACKS[name]
    again = game.with_pack_version(PACKS[name])
    assert again is not None
    assert (again.name, again.pack_hash) == (game.name, game.pack_hash)


@pytest.mark.parametrize("name", undercroft.games())
@pytest.mark.parametrize("pack", ["classic 99", "classic", "classic 1 2", "../classic 1", "nothing 1", ""])
def test_other_packs_are_not_there(name, pack):
    assert undercroft.game(name).with_pack_version(pack) is None


@pytest.mark.parametrize("name", undercroft.games())
def test_things_of_the_pack_have_names_in_every_language(name):
    game = undercroft.game(name)
    names = {game.name_in(THINGS[name], language) for language in ("en", "ru", "it", "cs")}
    assert None not in names
    assert len(names) > 1
    assert game.name_in(Name("boss", "nobody"), "en") is None


def test_a_game_remembers_only_the_options_that_were_played_last():
    kept: Recent[list[int]] = Recent()
    for number in range(MOST_TABLES):
        kept.keep((number,), [number])
    assert kept.get((0,)) == [0]
    kept.keep((MOST_TABLES,), [1])
    assert len(kept) == MOST_TABLES
    assert kept.get((1,)) is None, "nobody had wanted it for longest"
    assert kept.get((0,)) == [0]


@pytest.mark.parametrize("name", undercroft.games())
def test_whoever_asks_for_all_settings_there_are_fills_no_memory(name):
    game: Any = undercroft.game(name).with_pack_version(PACKS[name])
    first = game.tables(2, game.complete_options({}, 2))
    assert game.tables(2, game.complete_options({}, 2)) is first
    flags = [option.name for option in game.options if option.values == (False, True)]
    several = [option for option in game.options if len(option.values) > 2]
    asked = 0
    for bits in range(1 << len(flags)):
        for option in several:
            for value in option.values:
                wish = {flag: bool(bits >> place & 1) for place, flag in enumerate(flags)}
                try:
                    options = game.complete_options({**wish, option.name: value}, 2)
                except BadOption:
                    continue
                game.tables(2, options)
                asked += 1
        if asked > 2 * MOST_TABLES:
            break
    assert 0 < len(game._tables) <= MOST_TABLES
