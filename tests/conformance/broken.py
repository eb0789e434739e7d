"""The toy game with one bug at a time: what each law must catch, and in which words it does."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from msgspec.structs import replace as changed

from tests.conformance.toy import (
    BID,
    BIDS,
    CARDS,
    CLOSES,
    CODES,
    DEAL,
    DONE,
    FACE,
    HOLD,
    PASS,
    RAISE,
    ROLL,
    WAITS,
    Party,
    Step,
    ToyGame,
    ToyState,
    ToyView,
)
from undercroft.kernel.codes import CodeBook
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Change, Choice, Outcome, Reason, ScoreLine, Value
from undercroft.kernel.state import State
from undercroft.kernel.streams import DICE, Streams


@dataclass(frozen=True)
class Broken:
    """A bug: the law that must catch it, and words of its complaint."""

    law: str
    game: type[ToyGame]
    words: str

    @property
    def id(self) -> str:
        """A name for the test."""
        return f"{self.law}-{self.game.__name__}"


BROKEN: list[Broken] = []


def breaks(law: str, words: str):
    """Enter a broken state, view or game under the law that must catch it."""

    def enter(broken: type) -> type:
        parts: dict[str, object] = {}
        if issubclass(broken, ToyGame):
            game: type[ToyGame] = broken
        else:
            parts["state_class" if issubclass(broken, ToyState) else "view_class"] = broken
            game = type(broken.__name__, (ToyGame,), parts)
        BROKEN.append(Broken(law, game, words))
        return broken

    return enter


# --- Choices -----------------------------------------------------------------------------------------------------


@breaks("choices_are_canonical", "do not rise")
class ChoicesOutOfOrder(ToyState):
    def legal(self, seat: int) -> list[int]:
        return list(reversed(super().legal(seat)))


@breaks("choices_are_canonical", "do not rise")
class ChoicesTwice(ToyState):
    def legal(self, seat: int) -> list[int]:
        return sorted(super().legal(seat) * 2)


@breaks("choices_are_canonical", "has no choice")
class NoChoice(ToyState):
    def legal(self, seat: int) -> list[int]:
        return [code for code in super().legal(seat) if code != DONE]


@breaks("choices_are_canonical", "has choices")
class ChoicesForTheIdle(ToyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or [DONE]


@breaks("choices_are_canonical", "outside the game's codes")
class CodesBeyondTheBook(ToyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        return [*codes, CODES.count] if ROLL in codes else codes

    def answer(self, seat: int, code: int) -> None:
        super().answer(seat, min(code, PASS))


@breaks("choices_are_canonical", "choices_into gave")
class BufferNotCleared(ToyState):
    def choices_into(self, seat: int, buffer: list[int]) -> None:
        own: list[int] = []
        super().choices_into(seat, own)
        buffer.extend(own)


@breaks("choices_are_canonical", "number fell")
class BlocksGoBack(ToyState):
    @property
    def block(self) -> int:
        return -self.number


@breaks("choices_are_canonical", "not in rising order")
class SeatsOutOfOrder(ToyState):
    @property
    def to_act(self) -> tuple[int, ...]:
        return super().to_act[::-1]


@breaks("choices_are_what_is_legal", "legal?")
class LegalButNotListed(ToyState):
    def is_legal(self, seat: int, code: int) -> bool:
        return super().is_legal(seat, code) or (seat in self.to_act and code == PASS)


@breaks("choices_are_what_is_legal", "why_not None")
class NoReason(ToyState):
    def why_not(self, seat: int, code: int) -> Reason | None:
        return None if code == PASS else super().why_not(seat, code)


@breaks("choices_are_what_is_legal", "names no rule")
class ReasonWithoutRule(ToyState):
    def why_not(self, seat: int, code: int) -> Reason | None:
        return None if self.is_legal(seat, code) else Reason("", "not-now")


@breaks("illegal_plays_change_nothing", "changed something")
class ChangedBeforeRefused(ToyState):
    def play(self, seat: int, code: int) -> None:
        self.number += 1
        super().play(seat, code)


@breaks("illegal_plays_change_nothing", "may play")
class WrongSeatMayPlay(ToyState):
    def play(self, seat: int, code: int) -> None:
        if 0 <= seat < self.seats and self.parties[seat].task == WAITS:
            return
        super().play(seat, code)


@breaks("illegal_plays_change_nothing", "IndexError")
class NoRangeCheck(ToyState):
    def choices_into(self, seat: int, buffer: list[int]) -> None:
        buffer.clear()
        if seat >= 0:
            buffer.extend(self.legal(seat))
        else:
            super().choices_into(seat, buffer)


@breaks("choices_are_described", "preview of")
class WrongPreview(ToyState):
    def describe(self, seat: int, code: int) -> Choice:
        choice = super().describe(seat, code)
        return changed(choice, preview=tuple(Change(c.field, c.before, c.after + 1) for c in choice.preview))


@breaks("choices_are_described", "does not say")
class MissingPreview(ToyState):
    def describe(self, seat: int, code: int) -> Choice:
        return changed(super().describe(seat, code), preview=())


@breaks("choices_are_described", "KeyError")
class NotDescribed(ToyState):
    def describe(self, seat: int, code: int) -> Choice:
        if code == HOLD:
            raise KeyError("hold")
        return super().describe(seat, code)


# --- States ------------------------------------------------------------------------------------------------------


@breaks("copies_are_independent", "changed the original")
class SharedParties(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.parties = self.parties
        return other


@breaks("copies_are_independent", "same moves end differently")
class SharedGenerator(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.streams = self.streams
        return other

    def facts(self) -> list[object]:
        return super().facts()[1:]


@breaks("copies_are_independent", "changed the original")
class CopiesTalk(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.log = self.log
        return other


@breaks("copies_are_independent", "another digest")
class ForgetfulCopy(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.shown = None
        return other


@breaks("digests_tell_states_apart", "generator left the digest")
class DigestWithoutGenerator(ToyState):
    def facts(self) -> list[object]:
        keys = self.streams.facts()[:-3]
        return [keys, *super().facts()[1:]]


@breaks("digests_tell_states_apart", "another seed")
class DigestWithoutSeed(ToyState):
    def facts(self) -> list[object]:
        return [self.streams.setup, self.streams.deals, self.streams.dice, self.agenda]


@breaks("digests_tell_states_apart", "was there before")
class DigestWithoutAgenda(ToyState):
    def facts(self) -> list[object]:
        parties = [replace(party, task=WAITS) for party in self.parties]
        return [*super().facts()[:3], parties, *super().facts()[4:]]


@breaks("games_end", "has not ended")
class Endless(ToyState):
    def answer(self, seat: int, code: int) -> None:
        super().answer(seat, code)
        if code in (ROLL, PASS):
            self.agenda.insert(len(self.agenda) - (code == ROLL), ("turn", seat))


@breaks("games_end", "nobody owes a decision")
class Stuck(ToyState):
    @property
    def over(self) -> bool:
        return False

    def advance(self) -> None:
        if self.agenda:
            super().advance()


@breaks("scores_add_up", "its sheet adds up to")
class WrongScoreKept(ToyState):
    def settle(self, step: Step, code: int) -> None:
        super().settle(step, code)
        self.parties[step[1]].score += code == FACE + 2


@breaks("scores_add_up", "the outcome says")
class WrongOutcome(ToyState):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        return outcome and changed(outcome, scores=tuple(score + 1 for score in outcome.scores))


@breaks("scores_add_up", "do not follow the scores")
class WrongRanks(ToyState):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        return outcome and changed(outcome, ranks=(1,) * self.seats)


# --- Notation, records, stores -------------------------------------------------------------------------------------


@breaks("codes_round_trip", "are both written")
class TwoCodesOneText(ToyGame):
    def code_text(self, code: int) -> str:
        return "raise" if code == HOLD else super().code_text(code)


@breaks("codes_round_trip", "are both written")
class TextsDifferInCaseOnly(ToyGame):
    def code_text(self, code: int) -> str:
        return "RAISE" if code == HOLD else super().code_text(code)


@breaks("codes_round_trip", "which is another code")
class BookDoesNotEncode(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.codes = CodeBook([(kind.name, kind.radixes) for kind in CODES.kinds])
        self.codes.first["hold"] = RAISE


@breaks("lines_round_trip", "was written for")
class SilentRaise(ToyGame):
    def code_follows(self, code: int) -> str:
        return "silent" if code in (RAISE, HOLD) else "bracket"


@breaks("records_replay", "BadRecord")
class DiceFromOutside(ToyState):
    def sample_of(self, step: Step) -> int:
        return FACE + random.randrange(3) if step[0] == "die" else super().sample_of(step)


@breaks("records_replay", "BadRecord")
class LineWithoutItsEnd(ToyGame):
    def code_follows(self, code: int) -> str:
        return "silent" if code in (RAISE, HOLD) else "bracket"


@breaks("stored_matches_resume", "another state")
class BidsFromOutside(ToyState):
    def count_bids(self) -> None:
        random.choice(self.parties).won += 1
        super().count_bids()


@breaks("asked_matches_resume", "another state")
class AskedDealsFromOutside(ToyState):
    outside: ClassVar[int] = 0

    def settle(self, step: Step, code: int) -> None:
        super().settle(step, code)
        AskedDealsFromOutside.outside += 1
        self.parties[step[1]].won += AskedDealsFromOutside.outside % 7


# --- Views and chance --------------------------------------------------------------------------------------------


@breaks("views_travel", "arrives")
class LossyWire(ToyGame):
    def read_view(self, wire: Mapping[str, object]) -> ToyView:
        return self.view_class(self, {**wire, "round": 0})


@breaks("views_travel", "guesses other states")
class ViewKeepsMoreThanItSends(ToyView):
    deck: tuple[int, ...] = ()

    @classmethod
    def of_state(cls, state: ToyState, seat: int | None) -> ToyView:
        view = super().of_state(state, seat)
        assert isinstance(view, ViewKeepsMoreThanItSends)
        view.deck = tuple(sorted(state.deck()))
        return view

    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        for _ in self.deck:
            streams.word(DICE)
        guess = super().guess(streams, chance)
        guess.streams.dice = len(self.deck)
        return guess


@breaks("guesses_fit_the_view", "looks different")
class GuessForgetsTheRound(ToyView):
    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        guess = super().guess(streams, chance)
        guess.round = 0
        return guess


@breaks("guesses_fit_the_view", "other choices")
class GuessForgetsOwnDraft(ToyState):
    def choices_into(self, seat: int, buffer: list[int]) -> None:
        super().choices_into(seat, buffer)
        if self.streams.deals == 0 and RAISE in buffer:
            buffer.remove(HOLD)


@breaks("guesses_fit_the_view", "do not depend on the streams")
class GuessAlwaysTheSame(ToyView):
    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        return super().guess(Streams.seeded(1), chance)


@breaks("guesses_fit_the_view", "owes nothing, but it does")
class GuessLetsRivalsPass(ToyView):
    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        guess = super().guess(streams, chance)
        if guess.shown is not None:
            for seat, party in enumerate(guess.parties):
                if seat != self.seat:
                    party.task = WAITS
        return guess


@breaks("guesses_fit_the_view", "IndexError")
class GuessCannotBePlayed(ToyView):
    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        guess = super().guess(streams, chance)
        guess.agenda = [("turn", 9) if step == ("show", 0) else step for step in guess.agenda]
        return guess

    def to_wire(self) -> dict[str, object]:
        return {**super().to_wire(), "agenda": []}


@breaks("asked_chance_is_rolled_chance", "without weight")
class OutcomeWithoutWeight(ToyState):
    def chances(self) -> list[tuple[int, int]]:
        return [(code, weight - 1) for code, weight in super().chances()]


@breaks("asked_chance_is_rolled_chance", "not among its outcomes")
class OutcomeLeftOut(ToyState):
    def outcomes(self) -> list[tuple[int, int]] | None:
        outcomes = super().outcomes()
        return outcomes and outcomes[:1]

    def choices_into(self, seat: int, buffer: list[int]) -> None:
        super().choices_into(seat, buffer)
        if buffer and buffer[0] < DEAL + len(CARDS) and seat < 0:
            del buffer[1:]

    def is_legal(self, seat: int, code: int) -> bool:
        return seat < 0 or super().is_legal(seat, code)


@breaks("asked_chance_is_rolled_chance", "differ")
class AskedIsAnotherGame(ToyState):
    def sample(self) -> int:
        self.streams.word(DICE)
        return super().sample()


@breaks("seats_reach_no_state", "can be reached")
class ViewHoldsTheState(ToyView):
    state: State | None = None

    @classmethod
    def of_state(cls, state: ToyState, seat: int | None) -> ToyView:
        view = super().of_state(state, seat)
        assert isinstance(view, ViewHoldsTheState)
        view.state = state
        return view


# --- What may not be seen ------------------------------------------------------------------------------------------


@breaks("hidden_things_stay_hidden", "view of")
class ViewShowsRivalsCard(ToyView):
    @staticmethod
    def hide(party: Party) -> Party:
        return replace(party, hand=[], score=0, task=WAITS)

    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        # As one would write it who thinks the card is public.
        return super().guess(streams, chance)


@breaks("hidden_things_stay_hidden", "view of")
class ViewShowsSumOfCards(ToyView):
    @classmethod
    def of_state(cls, state: ToyState, seat: int | None) -> ToyView:
        view = super().of_state(state, seat)
        view.wire["number"] = state.number + 100 * sum(max(0, party.card) for party in state.parties)
        return view

    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        guess = super().guess(streams, chance)
        guess.number %= 100
        return guess


@breaks("hidden_things_stay_hidden", "choices of")
class ChoicesShowRivalsCard(ToyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        if codes == [ROLL, PASS] and any(party.card == 7 for party in self.parties[seat + 1 :]):
            return [PASS]
        return codes


@breaks("hidden_things_stay_hidden", "is told")
class EventShowsRivalsCard(ToyState):
    def count_bids(self) -> None:
        super().count_bids()
        for seat, party in enumerate(self.parties):
            if party.card > 4:
                self.tell("smiled", seat)


@breaks("hidden_things_stay_hidden", "score sheet")
class ScoreShowsRivalsCard(ToyState):
    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        lines = super().score_sheet(seat, viewer)
        if self.shown is not None or self.over:
            return lines
        return [*lines[:2], changed(lines[2], points=max(0, self.parties[seat].card))]


@breaks("hidden_things_stay_hidden", "why seat")
class ReasonShowsRivalsCard(ToyState):
    def why_not(self, seat: int, code: int) -> Reason | None:
        reason = super().why_not(seat, code)
        best = max(party.card for party in self.parties)
        return reason and changed(reason, args={"best": best})


@breaks("hidden_things_stay_hidden", "does not see decides")
class LegalityHangsOnRivalsCard(ToyState):
    """The choices look alike; only playing tells."""

    def is_legal(self, seat: int, code: int) -> bool:
        if code == PASS and any(party.card == 7 for other, party in enumerate(self.parties) if other != seat):
            return False
        return super().is_legal(seat, code)

    def play(self, seat: int, code: int) -> None:
        self.apply(seat, code)


@breaks("blocks_are_closed", "sees it: view")
class ViewShowsProgress(ToyView):
    @classmethod
    def of_state(cls, state: ToyState, seat: int | None) -> ToyView:
        view = super().of_state(state, seat)
        view.wire["waiting"] = len(state.to_act)
        return view


@breaks("blocks_are_closed", "sees it: events")
class EventsNotHeldBack(ToyState):
    def open_block(self, task: int) -> None:
        super().open_block(task)
        if self.log is not None:
            self.log.in_block = False


@breaks("blocks_are_closed", "sees it: scores")
class ScoresShowProgress(ToyState):
    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        lines = super().score_sheet(seat, viewer)
        return [changed(lines[0], args={"bid": self.parties[seat].bid}), *lines[1:]]


@breaks("blocks_are_closed", "sees it: reason")
class ReasonShowsProgress(ToyState):
    def why_not(self, seat: int, code: int) -> Reason | None:
        reason = super().why_not(seat, code)
        return reason and changed(reason, args={"waiting": len(self.to_act)})


@breaks("late_listeners_wait", "heard of it")
class LateListenersHearAll(ToyState):
    def listen(self, log: EventLog | None) -> None:
        self.log = log


@breaks("hidden_moves_stay_hidden", "choices")
class ChoicesShowRivalsBid(ToyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        bold = any(party.bid > 2 for other, party in enumerate(self.parties) if other != seat)
        return codes[1:] if self.parties[seat].task == BIDS and bold else codes


@breaks("running_records_keep_secrets", "hidden move")
class RecordTellsAnOwnSecret(ToyGame):
    """The game forgets to say that what was kept is secret."""

    def secret_kinds(self, options: Mapping[str, object]) -> frozenset[str]:
        return frozenset()


@breaks("arrival_order_changes_nothing", "ends otherwise")
class FirstBidWinsTies(ToyState):
    def answer(self, seat: int, code: int) -> None:
        if BID <= code < BID + 4 and all(party.task != CLOSES for party in self.parties):
            self.parties[seat].won += 1
            self.parties[seat].score += 1
        super().answer(seat, code)


@breaks("arrival_order_changes_nothing", "tells other events")
class EventsInOrderOfArrival(ToyState):
    def open_block(self, task: int) -> None:
        super().open_block(task)
        if self.log is not None:
            self.log.in_block = False


@breaks("arrival_order_changes_nothing", "may no longer play")
class NoTwoEqualBids(ToyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        if self.parties[seat].task != BIDS:
            return codes
        taken = {
            party.bid for other, party in enumerate(self.parties) if other != seat and party.task != BIDS
        }
        return [code for code in codes if code - BID not in taken]


# --- Events and taking back ----------------------------------------------------------------------------------------


@breaks("events_rebuild_numbers", "events tell")
class EventForgetsANumber(ToyState):
    def figures(self, seat: int) -> dict[str, int]:
        figures = super().figures(seat)
        del figures[f"{seat}.dice"]
        return figures


@breaks("events_rebuild_numbers", "events tell")
class MoveWithoutEvent(ToyState):
    def answer(self, seat: int, code: int) -> None:
        log = self.log
        self.log = None if code == RAISE else log
        super().answer(seat, code)
        self.log = log


@breaks("undo_restores", "did not restore")
class CopyDrawsFromTheGenerator(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.streams.word(DICE)
        return other


class SharedHands(ToyState):
    """A copy that is not deep enough."""

    def copy(self) -> ToyState:
        other = super().copy()
        for party, original in zip(other.parties, self.parties, strict=True):
            party.hand = original.hand
        return other

    def answer(self, seat: int, code: int) -> None:
        super().answer(seat, code)
        if BID <= code < BID + 4:
            self.parties[seat].hand.append(code)


@breaks("undo_restores", "taking")
class UndoLeavesTraces(SharedHands):
    pass


@breaks("undo_stops_at_news", "could not foresee")
class RollIsNoNews(ToyState):
    """The die is rolled inside the turn, and the event does not say that chance decided."""

    def answer(self, seat: int, code: int) -> None:
        super().answer(seat, code)
        if code == ROLL:
            step = self.agenda.pop()
            self.settle(step, self.sample_of(step))
            self.parties[seat].task = CLOSES

    def close_block(self) -> None:
        if self.shown is not None:
            super().close_block()

    def tell(
        self,
        kind: str,
        seat: int,
        args: dict[str, Value] | None = None,
        chance: bool = False,
        private: bool = False,
        cards: bool = False,
    ) -> None:
        super().tell(kind, seat, args, chance and kind != "rolled", private, cards)


@breaks("undo_stops_at_news", "can still take back")
class PublishedMovesAreNoNews(ToyState):
    def apply(self, seat: int, code: int) -> None:
        super().apply(seat, code)
        if self.log is not None and code == DONE:
            self.log.learned.intersection_update({seat})


@breaks("undo_stops_at_news", "learned nothing")
class EveryMoveIsNews(ToyState):
    def apply(self, seat: int, code: int) -> None:
        super().apply(seat, code)
        if self.log is not None:
            self.log.learned.add(seat)


@breaks("orders_are_moves", "did not take back the orders")
class OrdersLeaveTraces(SharedHands):
    pass


@breaks("orders_are_moves", "not the whole game")
class OrdersFromOutside(ToyState):
    def sample_of(self, step: Step) -> int:
        return FACE + random.randrange(3) if step[0] == "die" else super().sample_of(step)
