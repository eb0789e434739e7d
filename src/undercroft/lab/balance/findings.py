"""What the notes of many games tell: figures of the games, the effect of every thing, and what should hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from undercroft.kernel.messages import Name
from undercroft.lab.balance.estimates import (
    Effect,
    Unit,
    beyond_chance,
    deviation,
    difference,
    effect,
    mean_effect,
    share,
)
from undercroft.lab.balance.notes import TABLE, Check, CheckArgs, Key, Kind, Note, Thing, Way
from undercroft.lab.balance.observing import Study
from undercroft.lab.tally import Forfeits

LEAST_SHARE, MOST_SHARE = 0.6, 1.5
"""Of its fair share of wins what a player is dealt should have at least and at most this much."""
NOTABLE = 0.3
"""An effect is worth a flag from this many standard deviations of the result on."""
ENOUGH = 5
"""So often something must have been seen before "never used" means anything."""

DEAD, UNSEEN, UNWANTED, STRONG, WEAK = "dead", "unseen", "unwanted", "strong", "weak"
HIGH, LOW = "high", "low"
"""What lies on the table is strong for nobody: it makes for higher or lower scores."""


@dataclass(frozen=True)
class Share:
    """A share of wins as a part of the fair one, with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """The value and its interval."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Finding:
    """One thing: how often, and what it does.

    ``score`` and ``win`` are effects on its seat, or on the table's mean score for what lies on the table; ``margin``
    and ``length`` (in decisions) are those of the table. Effects of drawn and laid things are per copy that came.
    """

    kind: str
    id: str
    name: Name
    group: str
    seen: int
    games: int
    wanted: float | None
    """How many in 100 bots that were offered it would have taken it, as a share."""
    used: int | None
    """How often it was used; None where nothing counts as use."""
    used_in: float | None
    """The mean round of its uses, where rounds are known."""
    fair: Share | None
    score: Effect | None
    win: Effect | None
    margin: Effect | None = None
    length: Effect | None = None
    flags: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """Its kind and id."""
        return self.kind, self.id

    def to_json(self) -> dict[str, object]:
        """All figures as plain JSON values."""
        effects = {"fair": self.fair, "score": self.score, "win": self.win} | {
            "margin": self.margin,
            "length": self.length,
        }
        return {
            "id": self.id,
            "group": self.group,
            "seen": self.seen,
            "games": self.games,
            "wanted": self.wanted,
            "used": self.used,
            "used_in": self.used_in,
            **{name: None if found is None else found.to_json() for name, found in effects.items()},
            "flags": list(self.flags),
        }


@dataclass(frozen=True)
class Section:
    """All things of a kind."""

    kind: str
    way: Way
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Report:
    """Everything that a page, a table or a program is made of."""

    study: Study
    places: tuple[Share, ...]
    """The wins of each place in the order of turns, as parts of the fair share; alone the share of games won."""
    sections: tuple[Section, ...]
    checks: tuple[Check, ...]

    @property
    def notes(self) -> tuple[Note, ...]:
        """The games."""
        return self.study.notes

    @property
    def alone(self) -> bool:
        """Whether these are games of one."""
        return self.study.order.seats == 1

    def findings(self) -> Iterable[Finding]:
        """The things of all sections."""
        return (finding for section in self.sections for finding in section.findings)

    def forfeits(self) -> dict[str, Forfeits]:
        """Of each bot the decisions that were made for it, in all its seats and games."""
        order = self.study.order
        found = {bot: Forfeits() for bot in order.bots}
        for note in self.notes:
            for seat, forfeits in note.forfeits.items():
                found[order.bot_at(seat)].add(forfeits)
        return found

    def to_json(self) -> dict[str, object]:
        """The report for programs, with a row a game, so that a later run can be compared game by game."""
        order = self.study.order
        return {
            "game": order.game,
            "pack": self.study.pack,
            "pack_hash": self.study.pack_hash,
            "options": dict(order.options),
            "seats": order.seats,
            "bots": list(order.bots),
            "seed": order.seed,
            "games": len(self.notes),
            "forfeits": {bot: forfeits.to_json() for bot, forfeits in self.forfeits().items()},
            "figures": figures(self.notes),
            "places": [place.to_json() for place in self.places],
            "checks": [
                {"holds": check.holds, "message": check.message, "args": _plain(check.args)}
                for check in self.checks
            ],
            "kinds": {
                section.kind: {
                    "way": section.way,
                    "things": [finding.to_json() for finding in section.findings],
                }
                for section in self.sections
            },
            "rows": [
                [list(note.scores), list(note.wins), note.decisions, note.rounds, note.leads]
                for note in self.notes
            ],
        }


def _plain(args: CheckArgs) -> dict[str, object]:
    return {
        key: [name.id for name in value]
        if isinstance(value, tuple) and not isinstance(value, Name)
        else str(value)
        if isinstance(value, Name)
        else value
        for key, value in args.items()
    }


def figures(notes: Sequence[Note]) -> dict[str, float]:
    """The figures of the games as a whole."""
    scores = [float(score) for note in notes for score in note.scores]
    led = [note.halfway for note in notes if note.halfway is not None]
    count = len(notes)
    found = {
        "score": sum(scores) / len(scores),
        "score_deviation": deviation(scores),
        "decisions": sum(note.decisions for note in notes) / count,
        "rounds": sum(note.rounds for note in notes) / count,
        "won": sum(sum(note.wins) for note in notes) / count,
    }
    if len(notes[0].scores) > 1:
        found["margin"] = sum(note.margin for note in notes) / count
        found["lead_changes"] = sum(note.leads for note in notes) / count
        found["halfway_leader_wins"] = sum(led) / len(led) if led else 0.0
    return found


def report(study: Study) -> Report:
    """Judge a study."""
    notes = study.notes
    sections = tuple(_section(notes, kind, study.order.seats) for kind in study.watcher.kinds)
    places = _places(notes, study.order.seats)
    checks = (
        *_share_checks(study, sections),
        *_place_checks(places),
        *study.watcher.checks(notes),
        *_use_checks(study, sections),
    )
    return Report(study, places, sections, checks)


# --- One kind ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Holder:
    """A seat of a game and how much of a thing luck gave it."""

    note: Note
    seat: int
    luck: float

    @property
    def score(self) -> float:
        return self.note.scores[self.seat]

    @property
    def win(self) -> float:
        return self.note.wins[self.seat]

    def unit(self, result: float) -> Unit:
        return Unit(self.note.number, self.note.places[self.seat], self.luck, result)


def _section(notes: Sequence[Note], kind: Kind, seats: int) -> Section:
    # Alone in a game that nobody loses there is nothing to win.
    contested = len({win for note in notes for win in note.wins}) > 1
    findings = [_finding(notes, kind, thing, seats, contested) for thing in kind.things]
    return Section(kind.id, kind.way, tuple(_flagged(notes, kind, findings)))


def _finding(notes: Sequence[Note], kind: Kind, thing: Thing, seats: int, contested: bool) -> Finding:
    key = (kind.id, thing.id)
    offered = sum(note.offered[key] for note in notes)
    used = sum(note.used[key] for note in notes)
    rounds = sum(note.used_in[key] for note in notes)
    finding = Finding(
        kind.id,
        thing.id,
        thing.name,
        thing.group,
        seen=sum(note.seen[key] for note in notes),
        games=sum(note.seen[key] > 0 for note in notes),
        wanted=sum(note.wanted[key] for note in notes) / offered if offered else None,
        used=used if kind.use else None,
        used_in=rounds / used if used and rounds else None,
        fair=None,
        score=None,
        win=None,
    )
    if kind.way == "given":
        gifts = [gift for note in notes for gift in note.gifts if gift.key == key]
        return replace(
            finding,
            seen=len(gifts),
            games=len(gifts),
            score=mean_effect([gift.score for gift in gifts]),
            win=mean_effect([gift.win for gift in gifts]) if contested else None,
        )
    if kind.way == "laid":
        return replace(
            finding,
            score=_on_table(notes, key, [note.mean for note in notes]),
            win=_on_table(notes, key, [sum(note.wins) for note in notes])
            if contested and seats == 1
            else None,
            margin=_on_table(notes, key, [note.margin for note in notes]) if seats > 1 else None,
            length=_on_table(notes, key, [note.decisions for note in notes]),
        )
    holders = list(_holders(notes, kind, thing))
    return replace(
        finding,
        fair=_fair(holders, seats) if contested and kind.way == "held" else None,
        score=effect([holder.unit(holder.score) for holder in holders]),
        win=effect([holder.unit(holder.win) for holder in holders]) if contested else None,
    )


def _on_table(notes: Sequence[Note], key: Key, results: Sequence[float]) -> Effect | None:
    return effect(
        [
            Unit(note.number, 0, note.met.get(key, {}).get(TABLE, 0.0), result)
            for note, result in zip(notes, results, strict=True)
        ]
    )


def _holders(notes: Sequence[Note], kind: Kind, thing: Thing) -> Iterable[_Holder]:
    """The seats to compare; of what is held only those that hold something of the same group."""
    group = [(kind.id, other.id) for other in kind.things if other.group == thing.group]
    for note in notes:
        luck = note.met.get((kind.id, thing.id), {})
        for seat in range(len(note.scores)):
            if kind.way == "drawn" or any(seat in note.met.get(key, ()) for key in group):
                yield _Holder(note, seat, luck.get(seat, 0.0))


def _fair(holders: Sequence[_Holder], seats: int) -> Share | None:
    wins = [holder.win for holder in holders if holder.luck > 0]
    return _part(sum(wins), len(wins), seats) if wins else None


def _part(wins: float, games: int, seats: int) -> Share:
    low, high = share(wins, games)
    return Share(wins / games * seats, low * seats, high * seats)


# --- Flags -------------------------------------------------------------------------------------------------------


def _flagged(notes: Sequence[Note], kind: Kind, findings: Sequence[Finding]) -> Iterable[Finding]:
    """The same findings with flags: what is not used, and what stands out by more than chance and by enough."""
    excesses = {finding.id: _excesses(kind, finding, findings) for finding in findings}
    found = [excess for each in excesses.values() for excess, _ in each]
    limit = beyond_chance([excess.chance for excess in found]) if found else 0.0
    spreads = {
        "score": deviation([float(score) for note in notes for score in note.scores]),
        "table": deviation([note.mean for note in notes]),
        "win": deviation([win for note in notes for win in note.wins]),
    }
    for finding in findings:
        flags = [*_idle(kind, finding)]
        for excess, measure in excesses[finding.id]:
            if excess.chance <= limit and abs(excess.value) >= NOTABLE * spreads[measure]:
                above, below = (HIGH, LOW) if kind.way == "laid" else (STRONG, WEAK)
                flags.append(above if excess.value > 0 else below)
        fair = finding.fair
        if kind.shares and fair is not None:
            # Beyond the limits, and surely not fair.
            flags += [STRONG] * (fair.value > MOST_SHARE and fair.low > 1)
            flags += [WEAK] * (fair.value < LEAST_SHARE and fair.high < 1)
        yield replace(finding, flags=tuple(dict.fromkeys(flags)))


def _excesses(kind: Kind, finding: Finding, all_of_kind: Sequence[Finding]) -> list[tuple[Effect, str]]:
    """How much more a thing does than what it is compared with, and in which measure."""
    found: list[tuple[Effect, str]] = []
    if finding.score is not None:
        found.append((finding.score, "table" if kind.way == "laid" else "score"))
    if finding.win is not None:
        found.append((finding.win, "win"))
    if kind.way != "given":
        return found
    # A gift is always welcome: what counts is how much more than the others it brings.
    others = [other.score for other in all_of_kind if other.id != finding.id and other.score is not None]
    if finding.score is None or not others:
        return []
    mean = sum(other.value for other in others) / len(others)
    error = sum(other.error**2 for other in others) ** 0.5 / len(others)
    return [(difference(finding.score, Effect(mean, error, mean, mean)), "score")]


def _idle(kind: Kind, finding: Finding) -> Iterable[str]:
    # What lies on the table from the start is used without ever being drawn.
    if finding.seen == 0 and not finding.used:
        yield UNSEEN
    elif finding.used == 0 and not kind.fate and finding.seen >= ENOUGH:
        yield DEAD
    if finding.wanted == 0 and finding.seen >= ENOUGH:
        yield UNWANTED


# --- What should hold --------------------------------------------------------------------------------------------


def _places(notes: Sequence[Note], seats: int) -> tuple[Share, ...]:
    wins = [0.0] * seats
    for note in notes:
        for place, win in zip(note.places, note.wins, strict=True):
            wins[place] += win
    return tuple(_part(wins[place], len(notes), seats) for place in range(seats))


def _share_checks(study: Study, sections: Sequence[Section]) -> Iterable[Check]:
    """No talent, dog or hero beyond 1.5 times or under 0.6 times its fair share; alone each wins now and then."""
    alone = study.order.seats == 1
    judged = {kind.id for kind in study.watcher.kinds if kind.shares}
    for section in sections:
        shares = [(finding.fair, finding.name) for finding in section.findings if finding.fair is not None]
        if section.kind not in judged or not shares:
            continue
        low, lowest = min(shares, key=lambda each: each[0].value)
        high, highest = max(shares, key=lambda each: each[0].value)
        # Too few games, if all that is outside may well belong inside.
        sure = any(fair.high < LEAST_SHARE or fair.low > MOST_SHARE for fair, _ in shares)
        even = (
            0 < low.value <= high.value < 1 if alone else LEAST_SHARE <= low.value <= high.value <= MOST_SHARE
        )
        args: CheckArgs = {
            "kind": section.kind,
            "low": round(100 * low.value),
            "high": round(100 * high.value),
            "lowest": lowest,
            "highest": highest,
        }
        message = "balance-check-wins" if alone else "balance-check-shares"
        yield Check(True if even else False if sure and not alone else None, message, args)


def _place_checks(places: Sequence[Share]) -> Iterable[Check]:
    if len(places) == 1:
        return
    best = max(range(len(places)), key=lambda place: places[place].value)
    worst = min(range(len(places)), key=lambda place: places[place].value)
    holds = all(place.low <= 1 <= place.high for place in places)
    args: CheckArgs = {
        "best": best + 1,
        "high": round(100 * places[best].value),
        "worst": worst + 1,
        "low": round(100 * places[worst].value),
    }
    yield Check(holds, "balance-check-places", args)


def _use_checks(study: Study, sections: Sequence[Section]) -> Iterable[Check]:
    judged = {kind.id for kind in study.watcher.kinds if kind.use and not kind.fate and kind.things}
    for section in sections:
        if section.kind not in judged:
            continue
        idle = tuple(finding.name for finding in section.findings if finding.used == 0)
        args: CheckArgs = {
            "kind": section.kind,
            "count": len(idle),
            "things": idle,
        }
        # Something that has hardly been seen may still have its day.
        seen = any(finding.used == 0 and finding.seen >= ENOUGH for finding in section.findings)
        yield Check(False if seen else None if idle else True, "balance-check-used", args)
