"""On the wire: two games that differ only in what a seat cannot know send that seat the same frames, byte for byte."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.conformance.hidden import SHUFFLERS
from tests.table.helpers import Listener, Watch, opened_house, run, table_for
from undercroft.table.frames import Clock

PEOPLE = {0: "ann", 1: "bob"}
STEPS = 60
Moves = list[tuple[int, int]]


@dataclass(frozen=True)
class Case:
    """A game with something hidden: its options, and where its worlds part."""

    game: str
    options: dict[str, bool | int | str]
    parts: Callable[[Any], bool]
    steps: int
    least: int
    """How many messages must be compared, or the test shows little."""


CASES = [
    # Kept talents and goals lie face down. What a rival does in a block is no message at all.
    Case("paper-dungeons", {"secret_cards": True}, lambda state: state.block != 1, STEPS, 24),
    # Quests are kept in secret, and nobody sees what is left in the deck.
    Case("doggos", {}, lambda state: state.round > 0, 24, 12),
    # Hands and decks.
    Case("dungeoneer", {}, lambda state: state.round > 0, 60, 24),
]


async def told(
    folder, case: Case, viewer: int | None, world: int | None, moves: Moves
) -> tuple[list[bytes], list[bytes]]:
    """What the viewer and the rival are sent from where the worlds part on, by these moves or by new ones that are noted.

    In a ``world`` of its own everything that the viewer cannot know has been exchanged there.
    """
    folder.mkdir()
    clock = Watch()
    async with opened_house(folder, "ann", "bob", "eve", clock=clock) as house:
        wishes: dict[str, Any] = {"game": case.game, "options": case.options, "clock": Clock("move", 60)}
        table = await table_for(house, "ann", "bob", **wishes)
        room = house.floor.at_hand(table)
        assert room is not None
        rng = Random(5)
        while not case.parts(room.playing.match.state):
            await one_move(house, table, room.playing.match.state.to_act[0])
        state = room.playing.match.state
        if world is not None:
            SHUFFLERS[case.game](state, viewer, Random(world))
        client = Listener("eve" if viewer is None else PEOPLE[viewer])
        rival = Listener(PEOPLE[0 if viewer == 1 else 1])
        await house.playing.look(client, table, viewer)
        await house.playing.look(rival, table, None)
        replayed = list(moves)
        for number in range(case.steps):
            clock.now += 0.25
            state = room.playing.match.state
            if state.over or (replayed and number >= len(replayed)):
                break
            if not replayed:
                seat = rng.choice(state.to_act)
                code = rng.choice(state.choices(seat))
                moves.append((seat, code))
            else:
                seat, code = replayed[number]
                if seat != viewer and not state.is_legal(seat, code):
                    break
            await one_move(house, table, seat, code)
        return game_frames(client), game_frames(rival)


async def one_move(house, table: str, seat: int, code: int | None = None) -> None:
    frame = await house.playing.game(PEOPLE[seat], table, seat, 10**9)
    chosen = frame.choices[0].code if code is None else code
    await house.playing.play(PEOPLE[seat], table, seat, frame.version, chosen, None)


def game_frames(client: Listener) -> list[bytes]:
    """All but the frames of the table itself, whose code is drawn anew for each."""
    return [message for message in client.messages if not message.startswith(b'{"type":"table"')]


SIGHTS = ("card_drawn",)
"""What shows the viewer a card that lay hidden: from there games may differ too."""


def until_shown(messages: list[bytes], viewer: int | None) -> int:
    """How many messages come before the first that shows the viewer something hidden: from there games may differ."""
    for number, message in enumerate(messages):
        frame = json.loads(message)
        shown = [
            event
            for event in frame.get("events", ())
            if (event["reveals"] and event["seat"] != viewer) or event["kind"] in SIGHTS
        ]
        # The first frame tells all that was shown before the worlds parted.
        if shown and frame["first"] > 0:
            return number
    return len(messages)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_what_one_cannot_know_changes_no_byte(tmp_path, case, viewer):
    moves: Moves = []
    here, rival = run(told(tmp_path / "here", case, viewer, None, moves))
    assert len(moves) == case.steps or case.game == "doggos"
    most = until_shown(here, viewer)
    compared = different = 0
    for world in range(1, 5):
        there, rival_there = run(told(tmp_path / f"{world}", case, viewer, world, moves))
        # Up to the first sight in either world: what is turned up then need not be the same.
        same = min(len(there), most, until_shown(there, viewer))
        assert there[:same] == here[:same]
        compared += same
        different += rival[0] != rival_there[0]
    assert different >= 2, "the worlds differ in nothing: the test shows nothing"
    assert compared >= case.least


async def with_drafts(folder, drafts: list[str]) -> tuple[list[int], list[bytes]]:
    """What ann and somebody who watches are sent while bob uses dice by these notations, beginning a round of dice.

    How many choices each draft took, and the messages.
    """
    folder.mkdir()
    clock = Watch()
    async with opened_house(folder, "ann", "bob", "eve", clock=clock) as house:
        table = await table_for(house, "ann", "bob", options={"edition": "cz"}, clock=Clock("move", 60))
        room = house.floor.at_hand(table)
        assert room is not None
        while room.playing.match.state.round < 1:  # type: ignore[attr-defined]
            await one_move(house, table, room.playing.match.state.to_act[0])
        ann, eve = Listener("ann"), Listener("eve")
        await house.playing.look(ann, table, 0)
        await house.playing.look(eve, table, None)
        lengths = []
        for way in drafts:
            length = 0
            while (await house.playing.game("bob", table, 1, 10**9)).draft or length == 0:
                match = room.playing.match
                codes = match.state.choices(1)
                texts = {match.game.code_text(code): code for code in codes}
                wanted = (
                    [code for text, code in texts.items() if text.endswith(way)] if length == 0 else codes
                )
                await one_move(house, table, 1, wanted[0])
                length += 1
            lengths.append(length)
            clock.now += 10.0
        return lengths, [*game_frames(ann), *game_frames(eve)]


def test_how_long_a_draft_is_stays_secret(tmp_path):
    """A rival who brews and one who walks through rooms use a die each: that is all that others are told."""
    short, here = run(with_drafts(tmp_path / "here", ["brew", "brew"]))
    long, there = run(with_drafts(tmp_path / "there", ["move", "brew"]))
    assert short[0] < long[0], "the drafts are of one length: the test shows nothing"
    assert [frame["progress"] for frame in map(json.loads, here) if frame["type"] == "presence"][-1] == {
        "0": 0,
        "1": 2,
    }
    kinds = {json.loads(message)["type"] for message in here}
    assert {"presence", "clock"} <= kinds
    assert here == there
