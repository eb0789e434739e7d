"""Whatever happens in Dungeoneer can be told in every language, with nothing missing."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

import pytest

from tests.locales.test_messages import messages, variables
from undercroft.games.dungeoneer import reasons
from undercroft.games.dungeoneer.describe import RULES
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.kernel.errors import BadOption
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import OptionValue
from undercroft.kernel.messages import Name, Value
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.speaker import event_message
from undercroft.locales.texts import bundle

SILENT = frozenset(("noticed",))
GAMES: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (1, {}),
    (1, {"harder_solo": True, "dodging_spikes": True}),
    (2, {"sets": "heroic", "limited_movement": True, "decks": "split"}),
    (3, {"hero_choice": True, "nothing_personal": True}),
    (4, {"sets": "legendary", "resurrection": True, "no_white_spots": True}),
    (2, {"sets": "heroic,epic,legendary", "impartial_placement": True, "one_way_doors": True}),
)


@cache
def game() -> Dungeoneer:
    return Dungeoneer()


PLAYERS = ("seat", "target", "payer", "winner")
"""Arguments of events that are players; a teller says of each whether it is the reader."""


def spoken(language: str, message: str, args: Mapping[str, Value]) -> str:
    """A message with its arguments; fails where a variable is missing, which a speaker would pass over."""
    texts = bundle(language)
    assert texts.has_message(message), message
    pattern = texts.get_message(message).value
    assert pattern is not None
    plain: dict[str, str | int] = {}
    for key, value in args.items():
        if isinstance(value, Name):
            name = game().name_in(value, language)
            assert name is not None, f"{value} has no name"
            plain[key] = name
        else:
            plain[key] = "none" if value == "" else value
    text, errors = texts.format_pattern(pattern, plain)
    assert errors == [], f"{message} with {plain}: {errors}"
    return str(text)


@cache
def played(
    number: int,
) -> tuple[DungeoneerState, dict[str, Mapping[str, Value]], dict[str, Mapping[str, Value]]]:
    """A game played at random: its end, every kind of event and every kind of choice with the arguments it had."""
    seats, options = GAMES[number]
    rng = random.Random(number)
    state = game().start(seats=seats, seed=number, options=dict(options))
    log = EventLog(seats, game().revealing)
    state.listen(log)
    choices: dict[str, Mapping[str, Value]] = {}
    for _ in range(1500):
        if state.over:
            break
        seat = state.to_act[0]
        codes = state.choices(seat)
        for code in rng.sample(codes, min(2, len(codes))):
            choice = state.describe(seat, code)
            words = {"words": choice.words[0].message} if choice.words else {}
            choices[f"{choice.kind} {sorted(choice.args)}"] = {"message": choice.kind, **choice.args, **words}
        state.play(seat, rng.choice(codes))
    events: dict[str, Mapping[str, Value]] = {}
    for seat in range(seats):
        for event in log.streams[seat]:
            if event.kind not in SILENT:
                shape = f"{event.kind} {sorted(event.args)} {event.args.get('aim')} {event.args.get('form')}"
                events[shape] = {"message": event.kind, **event.args}
    assert isinstance(state, DungeoneerState)
    return state, events, choices


@pytest.mark.parametrize("number", range(len(GAMES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_with_what_it_carries(language, number):
    _, events, _ = played(number)
    assert len(events) > 20
    for event in events.values():
        for who in ("you", "other"):
            aimed = {f"{name}_is": who for name in PLAYERS if name in event}
            args = {**event, **aimed, "who": who, "player": "Ada"}
            text = spoken(language, event_message(str(event["message"])), args)
            assert "  " not in text, text
            assert text.endswith((".", "!", "—")), text


@pytest.mark.parametrize("number", range(len(GAMES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_told_with_what_it_carries(language, number):
    _, _, choices = played(number)
    assert len(choices) > 10
    for choice in choices.values():
        text = spoken(language, f"choice-dungeoneer-{choice['message']}", choice)
        assert "  " not in text, text
        assert not text.endswith("."), text


CARRIED = {
    "card": (
        "discard",
        "surplus",
        "lair-surplus",
        "sacrifice",
        "recover",
        "upkeep-first",
        "make-room",
        "by-minion",
    ),
    "quest": ("search", "take-up", "hand-over", "pick-up", "drop", "steal", "challenge-quest", "aim-quest"),
    "place": ("aim-location", "warp", "entrance", "share"),
    "hero": ("hero", "class"),
    "seat": ("aim-seat", "payer", "give-peril", "redirect", "attack", "challenge-hero", "ambush"),
    "card cost cost_x": ("play", "play-peril", "play-encounter"),
    "card cost number": ("special",),
    "cell turn": ("place", "shift"),
    "number source words": ("branch", "pay"),
    "side place exit stat needed": ("move", "step", "side"),
    "card glory ap wounds": ("use",),
    "hero glory ap wounds": ("use-hero",),
    "quest glory ap wounds": ("use-quest",),
    "quest ap": ("attempt",),
    "form": ("form",),
    "zone": ("zone",),
    "deck": ("deck", "draw-glory", "look-deck"),
    "x": ("x",),
}
"""What choices carry, for those that random play seldom meets; the others of RULES carry nothing or are named below."""
MORE = {
    "challenge-card": "card", "guard": "card", "guard-against": "card", "keep-in-lair": "card", "aim-card": "card",
    "choose-card": "card", "guard-against-hero": "seat", "guard-against-quest": "quest",
}  # fmt: skip


def test_no_choice_is_told_more_than_it_carries():
    carried = {kind: set(names.split()) for names, kinds in CARRIED.items() for kind in kinds}
    carried.update({kind: {name} for kind, name in MORE.items()})
    for kind in RULES:
        wanted = variables(messages("en")[f"choice-dungeoneer-{kind}"])
        assert wanted <= carried.get(kind, set()), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language):
    texts = [
        spoken(language, message, {"code": 5000, "seat": 9, "most": 4})
        for _, message in reasons.REASONS
        if message
    ]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_end_and_the_score_are_told(language, number):
    state, _, _ = played(number)
    for seat in range(state.seats):
        for line in state.score_sheet(seat, None):
            spoken(language, line.message, line.args)
    if state.outcome is not None:
        for reason in state.outcome.reasons:
            spoken(language, reason.message, reason.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"impartial_placement": True, "no_white_spots": True}),
        (1, {"resurrection": True}),
        (1, {"sets": "heroic,epic"}),
        (2, {"harder_solo": True}),
    ],
)
def test_options_that_exclude_each_other_are_explained(language, seats, options):
    with pytest.raises(BadOption) as caught:
        game().start(seats=seats, seed=1, options=options)
    text = spoken(language, caught.value.message, caught.value.args_)
    assert text == Speaker(language).error(caught.value)
