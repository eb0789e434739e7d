"""A tiny healthy game with everything that the laws look at; ``broken.py`` breaks it in one place at a time.

Each seat is dealt two of eight cards and secretly keeps one. In every round all bid at the same time, a bid above 0
may be raised (a draft); the highest bids count. Then each in turn rolls a die or passes. At the end cards are shown.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from random import Random

from tests.conformance.hidden import SHUFFLERS
from undercroft.kernel.codes import CodeBook
from undercroft.kernel.errors import BadOption
from undercroft.kernel.events import TABLE, EventLog
from undercroft.kernel.game import Game, Option, OptionValue
from undercroft.kernel.messages import Change, Choice, Name, Outcome, Reason, ScoreLine, Value
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import DEALS, DICE, Streams
from undercroft.kernel.view import View

CARDS = range(8)
PAIRS = [list(pair) for pair in combinations(CARDS, 2)]
DIE = (1, 1, 1, 2, 2, 3)

CODES = CodeBook(
    (("keep", (8,)), ("bid", (4,)), ("raise", ()), ("hold", ()), ("done", ()), ("roll", ()), ("pass", ()))
)
CHANCES = CodeBook((("deal", (len(PAIRS),)), ("die", (3,))))
KEEP, BID, RAISE, HOLD, DONE, ROLL, PASS = (CODES.first[kind.name] for kind in CODES.kinds)
DEAL, FACE = CHANCES.first["deal"], CHANCES.first["die"]

WAITS, KEEPS, BIDS, DRAFTS, CLOSES, TURN = range(6)
"""What a party has to do next."""


@dataclass
class Party:
    """What lies before a seat. ``score`` is kept along the way, the other figures are what it is made of."""

    hand: list[int] = field(default_factory=list)
    card: int = -1
    bid: int = 0
    won: int = 0
    dice: int = 0
    score: int = 0
    task: int = WAITS

    def copy(self) -> "Party":
        """An independent party."""
        return replace(self, hand=list(self.hand))


Step = tuple[str, int]


class ToyState(State):
    """The state of a toy game."""

    def __init__(self, game: "ToyGame", seats: int, options: dict[str, OptionValue], asks: bool) -> None:
        self.game = game
        self.options = options
        self.asks = asks
        self.streams = Streams.seeded(0)
        self.log: EventLog | None = None
        self.parties = [Party() for _ in range(seats)]
        self.shown: list[Party] | None = None
        self.round = 0
        self.number = 0
        rounds = [("bid", number) for number in range(int(options["rounds"]), 0, -1)]
        deals = [("deal", seat) for seat in reversed(range(seats))]
        self.agenda: list[Step] = [("show", 0), *rounds, ("keep", 0), *deals]

    @property
    def seats(self) -> int:
        return len(self.parties)

    @property
    def to_act(self) -> tuple[int, ...]:
        seats = tuple(seat for seat, party in enumerate(self.parties) if party.task != WAITS)
        return seats or ((CHANCE,) if self.agenda else ())

    @property
    def over(self) -> bool:
        return not self.agenda and not self.to_act

    @property
    def block(self) -> int:
        return self.number

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = tuple(party.score for party in self.parties)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        reasons = tuple(Reason("T-9", "ranked-by-score", {"score": score}) for score in scores)
        return Outcome("score", scores, ranks, reasons)

    def begin(self) -> None:
        for seat in range(self.seats):
            self.tell("seated", seat)
        self.advance()

    # --- Choices ---------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The choices of a seat."""
        party = self.parties[seat]
        bids = [BID, BID + 1, BID + 2, BID + 3]
        lists = {
            WAITS: [],
            KEEPS: [KEEP + card for card in sorted(party.hand)],
            BIDS: bids if self.options["bold"] else bids[:3],
            DRAFTS: [RAISE, HOLD],
            CLOSES: [DONE],
            TURN: [ROLL, PASS],
        }
        return lists[party.task]

    def choices_into(self, seat: int, buffer: list[int]) -> None:
        buffer.clear()
        if 0 <= seat < self.seats:
            buffer.extend(self.legal(seat))
        elif seat == CHANCE and self.to_act == (CHANCE,):
            buffer.extend(code for code, _ in self.chances())

    def is_legal(self, seat: int, code: int) -> bool:
        return code in self.choices(seat)

    def why_not(self, seat: int, code: int) -> Reason | None:
        return None if self.is_legal(seat, code) else Reason("T-1", "not-now", {"code": code})

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.settle(self.agenda.pop(), code)
        else:
            self.answer(seat, code)
        self.advance()

    def answer(self, seat: int, code: int) -> None:
        """Do what a seat has chosen."""
        party = self.parties[seat]
        kind, operands = CODES.decode(code)
        if kind == "keep":
            party.card = operands[0]
            party.score += party.card
            party.task = CLOSES
            self.tell("kept", seat, {"card": party.card}, private=True)
        elif kind == "bid":
            party.bid = operands[0]
            party.task = DRAFTS if party.bid else CLOSES
            self.tell("bid", seat, {"bid": party.bid})
        elif kind == "raise":
            party.bid += 1
            party.task = CLOSES
            self.tell("raised", seat, {"bid": party.bid})
        elif kind == "hold":
            party.task = CLOSES
        elif kind == "done":
            party.task = WAITS
            if not self.to_act or self.to_act == (CHANCE,):
                self.close_block()
        else:
            party.task = WAITS
            self.tell("turned", seat, {"what": kind})
            if kind == "roll":
                self.agenda.append(("die", seat))

    def close_block(self) -> None:
        """All are done: what they did is published."""
        self.shown = None
        if self.log is not None:
            self.log.close_block()

    # --- The agenda ------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on until somebody owes a decision."""
        while self.agenda and all(party.task == WAITS for party in self.parties):
            step = self.agenda[-1]
            if step[0] in ("deal", "die"):
                if self.asks:
                    return
                self.settle(self.agenda.pop(), self.sample_of(step))
            else:
                self.run(self.agenda.pop())

    def run(self, step: Step) -> None:
        """Let a step happen that chance has no part in."""
        kind, number = step
        if kind in ("keep", "bid"):
            self.open_block(KEEPS if kind == "keep" else BIDS)
            if kind == "bid":
                self.round += 1
                self.agenda += [("turn", seat) for seat in reversed(range(self.seats))]
                self.agenda.append(("count", 0))
                self.tell("round", TABLE)
        elif kind == "count":
            self.count_bids()
        elif kind == "turn":
            self.number += 1
            self.parties[number].task = TURN
        else:
            for seat, party in enumerate(self.parties):
                self.tell("shown", seat, {"card": party.card}, cards=True)

    def open_block(self, task: int) -> None:
        """All seats decide at the same time."""
        self.number += 1
        self.shown = [party.copy() for party in self.parties]
        if self.log is not None:
            self.log.open_block()
        for party in self.parties:
            party.task = task

    def count_bids(self) -> None:
        """The highest bids count."""
        best = max(party.bid for party in self.parties)
        for seat, party in enumerate(self.parties):
            if party.bid == best:
                party.won += best
                party.score += best
            self.tell("counted", seat)

    def chances(self) -> list[tuple[int, int]]:
        """What the chance event on the agenda can bring."""
        if self.agenda[-1][0] == "die":
            return [(FACE + face - 1, DIE.count(face)) for face in (1, 2, 3)]
        deck = self.deck()
        return [(DEAL + number, 1) for number, pair in enumerate(PAIRS) if deck.issuperset(pair)]

    def deck(self) -> set[int]:
        """The cards that nobody holds."""
        return set(CARDS) - {card for party in self.parties for card in party.hand}

    def sample_of(self, step: Step) -> int:
        """Draw from the state's own generator."""
        if step[0] == "die":
            return FACE + DIE[self.streams.below(DICE, len(DIE))] - 1
        codes = self.chances_of_deal()
        return codes[self.streams.below(DEALS, len(codes))]

    def chances_of_deal(self) -> list[int]:
        """The pairs that can still be dealt."""
        deck = self.deck()
        return [DEAL + number for number, pair in enumerate(PAIRS) if deck.issuperset(pair)]

    def settle(self, step: Step, code: int) -> None:
        """Do what chance has decided."""
        kind, seat = step
        party = self.parties[seat]
        if kind == "deal":
            party.hand = list(PAIRS[code - DEAL])
            cards = " ".join(str(card) for card in party.hand)
            self.tell("dealt", seat, {"cards": cards}, chance=True, private=True)
        else:
            face = code - FACE + 1
            party.dice += face
            party.score += face
            self.tell("rolled", seat, {"face": face}, chance=True)

    # --- The rest of the contract ----------------------------------------------------------------------------------

    def in_draft(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self.parties[seat].task == DRAFTS

    def outcomes(self) -> list[tuple[int, int]] | None:
        return self.chances() if self.to_act == (CHANCE,) else None

    def sample(self) -> int:
        return self.sample_of(self.agenda[-1])

    def copy(self) -> "ToyState":
        other = type(self)(self.game, self.seats, self.options, self.asks)
        other.streams = self.streams.copy()
        other.parties = [party.copy() for party in self.parties]
        other.shown = None if self.shown is None else [party.copy() for party in self.shown]
        other.round = self.round
        other.number = self.number
        other.agenda = list(self.agenda)
        return other

    def facts(self) -> list[object]:
        """Everything, for the digest."""
        return [
            self.streams.facts(), self.options, self.asks, self.parties, self.shown, self.round, self.number,
            self.agenda,
        ]  # fmt: skip

    def digest(self) -> str:
        return hashlib.blake2b(repr(self.facts()).encode(), digest_size=16).hexdigest()

    def view(self, seat: int | None) -> "ToyView":
        return self.game.view_class.of_state(self, seat)

    def describe(self, seat: int, code: int) -> Choice:
        kind, operands = CODES.decode(code)
        preview: tuple[Change, ...] = ()
        if kind in ("bid", "raise"):
            before = self.parties[seat].bid
            after = operands[0] if operands else before + 1
            preview = (Change("bid", before, after),) if before != after else ()
        return Choice(code, kind, "T-1", {}, (), preview)

    def score(self, seat: int) -> int:
        return self.parties[seat].score

    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        own = seat == viewer
        party = self.parties[seat] if own or self.shown is None else self.shown[seat]
        known = own or self.over
        return [
            ScoreLine("A", "score-bids", "T-2", party.won),
            ScoreLine("B", "score-dice", "T-3", party.dice),
            ScoreLine("C", "score-card", "T-4", max(0, party.card) if known else 0, known=known),
        ]

    def listen(self, log: EventLog | None) -> None:
        self.log = log
        if log is not None and self.shown is not None:
            log.open_block()

    def figures(self, seat: int) -> dict[str, int]:
        """The public numbers of a seat."""
        party = self.parties[seat]
        return {f"{seat}.bid": party.bid, f"{seat}.won": party.won, f"{seat}.dice": party.dice}

    def tell(
        self,
        kind: str,
        seat: int,
        args: dict[str, Value] | None = None,
        chance: bool = False,
        private: bool = False,
        cards: bool = False,
    ) -> None:
        """Tell an event if somebody listens."""
        if self.log is None:
            return
        numbers = {"round": self.round}
        if seat != TABLE:
            numbers = self.figures(seat)
            if private or cards or kind == "seated":
                numbers[f"{seat}.card"] = self.parties[seat].card
            if kind == "seated":
                numbers["round"] = self.round
        self.log.emit(kind, seat, "T-1", args or {}, numbers, chance, private)


class ToyView(View):
    """What a seat of the toy game knows."""

    def __init__(self, game: "ToyGame", wire: Mapping[str, object]) -> None:
        self.game = game
        self.wire = dict(wire)

    @staticmethod
    def hide(party: Party) -> Party:
        """A rival's party as others may know it."""
        return replace(party, hand=[], card=-1, score=0, task=WAITS)

    @classmethod
    def of_state(cls, state: ToyState, seat: int | None) -> "ToyView":
        """The view of a seat."""
        parties = state.parties if state.shown is None else state.shown
        known = [party if state.over else cls.hide(party) for party in parties]
        return cls(
            state.game,
            {
                "seat": seat,
                "options": dict(state.options),
                "round": state.round,
                "number": state.number,
                "agenda": [list(step) for step in state.agenda],
                "task": max(party.task for party in parties) if state.shown is None else -1,
                "block": state.shown is not None,
                "parties": [asdict(party) for party in known],
                "own": None if seat is None else asdict(state.parties[seat]),
                "shown": None if seat is None or state.shown is None else asdict(state.shown[seat]),
            },
        )

    @property
    def seat(self) -> int | None:
        seat = self.wire["seat"]
        assert seat is None or isinstance(seat, int)
        return seat

    def to_wire(self) -> dict[str, object]:
        return dict(self.wire)

    def parties(self) -> list[Party]:
        """All parties as this seat knows them, its own as it is."""
        parties = [Party(**{**party, "hand": list(party["hand"])}) for party in self.wire["parties"]]  # type: ignore[attr-defined]
        own = self.wire["own"]
        if self.seat is not None and isinstance(own, dict):
            parties[self.seat] = Party(**{**own, "hand": list(own["hand"])})
        return parties

    def numbers(self) -> dict[str, int]:
        numbers = {"round": int(str(self.wire["round"]))}
        for seat, party in enumerate(self.parties()):
            numbers |= {
                f"{seat}.bid": party.bid,
                f"{seat}.won": party.won,
                f"{seat}.dice": party.dice,
                f"{seat}.card": party.card,
            }
        return numbers

    def guess(self, streams: Streams, chance: str = "roll") -> ToyState:
        parties = self.parties()
        options = self.wire["options"]
        agenda = self.wire["agenda"]
        assert isinstance(options, dict)
        assert isinstance(agenda, list)
        state = self.game.state_class(self.game, len(parties), dict(options), chance == "ask")
        state.streams = Streams.seeded(streams.word(DEALS))
        state.agenda = [(str(kind), int(number)) for kind, number in agenda]
        state.round = int(str(self.wire["round"]))
        state.number = int(str(self.wire["number"]))
        in_block = bool(self.wire["block"])
        # The keep block comes before the first round: until it is over nobody has a card.
        dealt = [("deal", seat) not in state.agenda for seat in range(len(parties))]
        kept = ("keep", 0) not in state.agenda and (state.round > 0 or not in_block)
        cards = set(CARDS) - {card for party in parties for card in party.hand}
        for seat, party in enumerate(parties):
            if seat != self.seat and not party.hand and dealt[seat]:
                party.hand = sorted(self.draw(cards, streams) for _ in range(2))
                if kept:
                    party.card = party.hand[streams.below(DEALS, 2)]
                party.score = party.won + party.dice + max(0, party.card)
        state.parties = parties
        if in_block:
            state.shown = [party.copy() for party in parties]
            for seat, party in enumerate(parties):
                if seat != self.seat:
                    party.task = BIDS if kept else KEEPS
            shown = self.wire["shown"]
            if self.seat is not None and isinstance(shown, dict):
                state.shown[self.seat] = Party(**{**shown, "hand": list(shown["hand"])})
        elif self.wire["task"] == TURN:
            # A single turn is public: the last one taken off the agenda, which holds those of later seats.
            turns = [number for kind, number in state.agenda if kind == "turn"]
            parties[min(turns) - 1 if turns else len(parties) - 1].task = TURN
        return state

    @staticmethod
    def draw(cards: set[int], streams: Streams) -> int:
        """Take one of these cards."""
        card = sorted(cards)[streams.below(DEALS, len(cards))]
        cards.remove(card)
        return card


class ToyGame(Game):
    """The toy game, healthy or with other classes of states and views."""

    state_class: type[ToyState] = ToyState
    view_class: type[ToyView] = ToyView

    def __init__(self) -> None:
        self.name = "toy"
        self.least_seats = 1
        self.most_seats = 3
        self.options = (Option("rounds", 2, (1, 2)), Option("bold", True, (True, False)))
        self.rules_version = 1
        self.codes = CODES
        self.chances = CHANCES
        self.revealing = frozenset(("card",))

    @property
    def pack_name(self) -> str:
        return "toy 1"

    @property
    def pack_hash(self) -> str:
        return "0"

    def with_pack(self, folder: str) -> Game:
        return self

    def with_pack_version(self, name: str) -> Game | None:
        return self

    def prepare(self, seats: int, seed: int, options: dict[str, OptionValue], chance: str) -> ToyState:
        state = self.state_class(self, seats, options, chance == "ask")
        state.streams = Streams.seeded(seed)
        return state

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        if options["rounds"] == 1 and not options["bold"]:
            raise BadOption("too-dull")

    def read_view(self, wire: Mapping[str, object]) -> ToyView:
        return self.view_class(self, wire)

    def name_in(self, name: Name, language: str) -> str | None:
        return None

    def code_text(self, code: int) -> str:
        kind, operands = CODES.decode(code)
        return " ".join([kind, *(str(operand) for operand in operands)])

    def code_follows(self, code: int) -> str:
        return "silent" if code == HOLD else "bracket"

    def secret_kinds(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        return frozenset(("keep",))

    def chance_text(self, kind: str, seat: int, args: Mapping[str, Value]) -> str:
        return f"{seat + 1} {kind} " + " ".join(str(value) for value in args.values())


def shuffle_toy(state: State, viewer: int | None, rng: Random) -> None:
    """Deal rivals other cards; who has kept one keeps one of the new ones."""
    assert isinstance(state, ToyState)
    rivals = [party for seat, party in enumerate(state.parties) if seat != viewer and party.hand]
    cards = [*state.deck(), *(card for party in rivals for card in party.hand)]
    rng.shuffle(cards)
    for party in rivals:
        party.hand = sorted((cards.pop(), cards.pop()))
        if party.card >= 0:
            party.score -= party.card
            party.card = rng.choice(party.hand)
            party.score += party.card


SHUFFLERS["toy"] = shuffle_toy
