"""Packs of the house: what is listed, what is played, what is refused."""

import re
import shutil
from typing import Any

import pytest

from tests.table.helpers import BOT, OPEN, PAPER, YOU, FirstChoice, Watch, move, new_table, quiet, run, url_of
from undercroft.kernel import registry
from undercroft.packs import new_pack
from undercroft.table.house import House
from undercroft.table.packs import Packs
from undercroft.table.refused import Refused
from undercroft.table.store import Store
from undercroft.table.thinker import Question, Thinker


@pytest.fixture
def folder(tmp_path):
    """A folder of packs with one that is a copy of the game's own."""
    packs = tmp_path / "packs"
    packs.mkdir()
    game: Any = registry.game(PAPER)
    new_pack(game.folder, packs / "cellar")
    return packs


def change(path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_packs_are_listed_with_what_is_wrong_with_them(folder):
    shutil.copytree(folder / "cellar", folder / "broken")
    change(folder / "broken" / "pack.toml", 'name = "cellar"', 'name = "Not A Name"')
    shutil.copytree(folder / "cellar", folder / "twin")
    (folder / "empty").mkdir()
    found: dict[str, Any] = {pack.name: pack for pack in Packs(folder).of(PAPER)}
    assert next(iter(found)) == registry.game(PAPER).pack_name
    assert not found[registry.game(PAPER).pack_name].own
    assert found["cellar 1"].own
    assert found["cellar 1"].problem is None
    assert found["twin"].problem.message == "pack-name-taken"
    assert (found["broken"].own, found["broken"].problem.message) == (True, "pack-unusable")
    assert found["broken"].problem.args["where"].startswith("pack.toml")
    assert Packs(folder / "nowhere").of(PAPER) == Packs(None).of(PAPER)


def test_a_bad_pack_is_refused_with_the_place_of_its_mistake(folder):
    bosses = folder / "cellar" / "bosses.toml"
    text = bosses.read_text("utf-8")
    bosses.write_text(re.sub(r"^thresholds", "tresholds", text, count=1, flags=re.MULTILINE), "utf-8")
    packs = Packs(folder)
    bad: Any = packs.of(PAPER)[1]
    assert bad.problem.message == "pack-unusable"
    assert "bosses.toml" in bad.problem.args["where"]
    with pytest.raises(Refused) as refused:
        packs.game(PAPER, "cellar")
    assert (refused.value.status, refused.value.reason) == (400, bad.problem)
    with pytest.raises(Refused) as unknown:
        packs.game(PAPER, "../../etc 1")
    assert unknown.value.reason.message == "no-such-pack-here"


def test_a_pack_is_read_again_when_it_has_changed(folder):
    packs = Packs(folder)
    before = packs.game(PAPER, "cellar 1")
    assert packs.game(PAPER, "cellar 1") is before
    change(folder / "cellar" / "pack.toml", 'version = "1"', 'version = "2"')
    assert packs.game(PAPER, "cellar 2") is not before
    with pytest.raises(Refused):
        packs.game(PAPER, "cellar 1")


async def house_with(folder, tmp_path) -> House:
    store = Store(url_of(tmp_path))
    await store.open()
    house = House(store, FirstChoice(), clock=Watch(), packs=folder)
    await store.add_person("ann", "Ann", 0.0)
    return house


def test_a_table_is_played_with_a_pack_of_the_house_and_its_bots_know_it(tmp_path, folder):
    async def work():
        house = await house_with(folder, tmp_path)
        try:
            table = await new_table(house, "ann", YOU, BOT, pack="cellar 1")
            assert table.pack == "cellar 1"
            await move(house, "ann", table.id, 0)
            await quiet(house)
            again = await new_table(house, "ann", YOU, OPEN)
            assert again.pack == registry.game(PAPER).pack_name
            room: Any = house.floor.at_hand(table.id)
            thinkers: Any = house._thinkers
            return thinkers.asked, house.packs.folder_of(room.row)
        finally:
            await house.close()
            await house.store.close()

    asked, where = run(work())
    assert where == str(folder / "cellar")
    question: Question = asked[-1]
    assert question.pack == "cellar 1"
    assert Thinker().answer(question).codes[0] in question.choices
