"""A game with a content pack: which pack it has, and how it gets another."""

import pytest

import undercroft
from undercroft.kernel.messages import Name

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
