"""Why a choice is a good one, in the words of Dungeons & Doggos: the evaluation's largest terms as phrases."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undercroft.bots.doggos.cards import promise_to_rivals
from undercroft.bots.doggos.duel import Duel, Spot, Way
from undercroft.bots.doggos.forecasts import GAIN, LATER, SHUTS
from undercroft.bots.doggos.outlook import Outlook, Place
from undercroft.bots.doggos.routes import NO_ROUTE, Router
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import COIN, TERMS, face_coins
from undercroft.games.doggos.codes import (
    CONFIRM,
    DOG,
    EXPLORE,
    LEAVE,
    OUT,
    PASS,
    PLACE,
    QUEST,
    ROTATE,
    SKIP,
    SLEEP,
    TURN,
)
from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.scoring import quests_of, trophies
from undercroft.games.doggos.tables import (
    CHEST,
    JUMPS,
    KEY,
    NO_ABILITY,
    PASSAGES,
    ROTATIONS,
    SECOND_PAW,
    SINGLE_PAW,
)
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.messages import Name, Phrase
from undercroft.kernel.squares import CELL_OF

MOST_REASONS: Final = 2
SLIGHT: Final = 15
"""Hundredths of a coin: what differs by less is no reason."""
CALM: Final = 25
"""A risk below so many per cent of what waiting promises is none to speak of."""
ABILITIES: Final = {
    PASSAGES: "reason-doggos-dog-passages",
    KEY: "reason-doggos-dog-key",
    SECOND_PAW: "reason-doggos-dog-second-paw",
    ROTATIONS: "reason-doggos-dog-rotations",
    JUMPS: "reason-doggos-dog-jumps",
    NO_ABILITY: "reason-doggos-dog-none",
}
PLACE_TERMS: Final = ("way", "reach", "safety", "envy")
YOURS: Final = 1
AFTER: Final = 2
SHUT: Final = 4
"""Places of a forecast's figures beside those that depend on the way out: what the rival would gain by leaving now, what
the mover would still gain when the rival has gone, whether the mover is shut in then."""


def place_terms(place: Place) -> dict[str, int]:
    """What a place's score is the sum of."""
    return {"way": place.way, "reach": place.reach, "safety": place.safety, "envy": -place.envy}


class Explainer:
    """Tells for lines that a seat may take what each has for it, from the seat's view alone."""

    def __init__(self, view: DoggosView, weights: Weights) -> None:
        self._view = view
        self._tables = view.tables
        self._weights = weights

    def reasons(self, lines: list[list[int]]) -> list[tuple[Phrase, ...]]:
        """At most two for each line, the main one first. The lines are different ways of one decision, best first."""
        first = lines[0][0]
        if first >= TURN:
            found = self._of_paths(lines)
        elif first >= QUEST:
            found = self._of_quests(lines)
        elif first >= DOG:
            found = [[self._of_dog(line[0] - DOG)] for line in lines]
        elif first >= PLACE:
            found = self._of_places(lines)
        else:
            outlook = Outlook(self._view, self._weights)
            found = [self._of_turn(outlook, line, number == 0) for number, line in enumerate(lines)]
        return [tuple(phrases[:MOST_REASONS]) for phrases in found]

    # --- Before the first round --------------------------------------------------------------------------------------

    def _of_dog(self, dog: int) -> Phrase:
        return Phrase(ABILITIES[self._tables.ability[dog]], {"defence": self._tables.defence[dog]})

    def _of_quests(self, lines: list[list[int]]) -> list[list[Phrase]]:
        """Either quest pays its owner; what differs is what rivals make of the one that is laid open."""
        promises = [promise_to_rivals(self._view, line[0] - QUEST) for line in lines]
        if len(self._view.players) == 1 or max(promises) - min(promises) < SLIGHT:
            return [[Phrase("reason-doggos-quest-even")] for _ in lines]
        return [
            [Phrase("reason-doggos-quest-hide" if promise == max(promises) else "reason-doggos-quest-share")]
            for promise in promises
        ]

    # --- The turn ----------------------------------------------------------------------------------------------------

    def _of_turn(self, outlook: Outlook, line: list[int], chosen: bool) -> list[Phrase]:
        code = line[0]
        if code == SLEEP:
            message = "reason-doggos-paw" if outlook.sleep_gain() > 0 else "reason-doggos-rest"
            return [Phrase(message)]
        mine = outlook.route(outlook.me, outlook.my_worth, outlook.grid, self._weights.turn_nodes)
        gain = NO_ROUTE if mine.value == NO_ROUTE else mine.value - outlook.my_worth.of_player(outlook.me, [])
        wait = outlook.wait(None if gain == NO_ROUTE else mine, gain)
        if code == LEAVE:
            found = self._of_way(outlook, line[1:])
            if wait.rival >= 0 and wait.risk >= wait.growth:
                found.insert(0, self._threat(wait.rival, wait.loss))
            return found
        assert code == EXPLORE
        if gain <= 0:
            return [Phrase("reason-doggos-no-way")]
        if wait.growth < SLIGHT and not chosen:
            return [Phrase("reason-doggos-enough")]
        if wait.growth < SLIGHT and not outlook.rivals:
            return [Phrase("reason-doggos-free")]
        found = [Phrase("reason-doggos-growth", {"coins": _coins(gain)})]
        if outlook.rivals and wait.risk * 100 <= wait.growth * CALM:
            found.append(Phrase("reason-doggos-calm"))
        return found

    def _threat(self, seat: int, loss: int) -> Phrase:
        """What a rival who goes first would take, or lose if one goes first oneself."""
        dog = Name("dog", self._tables.content.dogs[self._view.players[seat].dog].id)
        if _coins(loss) > 0:
            return Phrase("reason-doggos-threat", {"dog": dog, "coins": _coins(loss)})
        return Phrase("reason-doggos-harm", {"dog": dog})

    def _of_way(self, outlook: Outlook, codes: list[int]) -> list[Phrase]:
        """What a way out brings over what the dog owns."""
        end = _followed(Walk(self._tables, outlook.grid, outlook.me, outlook.supply), codes)
        before = outlook.my_worth.terms(outlook.me, [])
        return self._told(outlook, end, before, outlook.me, []) or [Phrase("reason-doggos-nothing")]

    # --- On a path ---------------------------------------------------------------------------------------------------

    def _of_paths(self, lines: list[list[int]]) -> list[list[Phrase]]:
        """A path over the best other one; where they bring the same, over where the dog stands."""
        walk = self._view.walk
        assert walk is not None
        outlook = Outlook(self._view, self._weights)
        ends: list[Walk] = []
        for line in lines:
            ends.append(_followed(walk, line))
        found: list[list[Phrase]] = []
        for place, end in enumerate(ends):
            phrases: list[Phrase] = []
            if len(ends) > 1:
                other = ends[1 if place == 0 else 0]
                terms = outlook.my_worth.terms(other.player, _claimed(other))
                phrases = self._told(outlook, end, terms, other.player, _claimed(other), lines[place][0])
            if not phrases:
                terms = outlook.my_worth.terms(walk.player, _claimed(walk))
                phrases = self._told(outlook, end, terms, walk.player, _claimed(walk))
            found.append(phrases or [Phrase(_nothing_more(lines[place][0], place == 0))])
        return found

    def _told(
        self, outlook: Outlook, end: Walk, before: list[int], other: Player, others: list[int], code: int = -1
    ) -> list[Phrase]:
        """What the end of a path has over another holding; cards that only this path takes are named first."""
        after = outlook.my_worth.terms(end.player, _claimed(end))
        gains = sorted(
            ((now - then, -place) for place, (now, then) in enumerate(zip(after, before, strict=True))),
            reverse=True,
        )
        mine = Counter(_claimed(end))
        mine.subtract(others)
        cards = sorted(card for card, count in mine.items() if count > 0)
        phrases: list[Phrase] = []
        for gain, place in gains:
            if gain < SLIGHT or len(phrases) == MOST_REASONS:
                break
            term = TERMS[-place]
            if term == "chests":
                phrases.append(self._chest(end, other, others))
                continue
            phrase = self._term(outlook, term, gain, end, other, cards)
            if phrase is not None:
                phrases.append(phrase)
        named = phrases[0].args.get("card") if phrases else None
        if code in (SKIP, PASS) and named is not None:
            phrases.insert(0, Phrase("reason-doggos-save-paw", {"card": named}))
        return phrases

    def _term(
        self, outlook: Outlook, term: str, gain: int, end: Walk, other: Player, cards: list[int]
    ) -> Phrase | None:
        """One term of the evaluation in words; nothing where words would only puzzle."""
        tables = self._tables
        if term == "coins":
            card = self._best(cards, [face_coins(tables, card >> 2) for card in cards])
            if card is None:
                return Phrase("reason-doggos-no-cost")
            return Phrase("reason-doggos-coins", {"coins": gain // COIN, "card": card})
        if term == "quests":
            return self._quest(outlook, cards)
        if term == "lead":
            return self._lead(outlook, end, other)
        if term == "attack":
            card = self._best(cards, [_trophies(tables.trophy[card >> 2], card) for card in cards])
            return None if card is None else Phrase("reason-doggos-trophy", {"card": card})
        if term == "shields":
            card = self._best(cards, [tables.shields[card >> 2] for card in cards])
            return None if card is None else Phrase("reason-doggos-shield", {"card": card})
        if term == "potions":
            return Phrase("reason-doggos-potion")
        if term == "paws":
            # A paw of a tramp's: the words for sleeping would not tell where it comes from.
            card = self._best(cards, [int(card & 3 == SINGLE_PAW) for card in cards])
            return None if card is None else Phrase("reason-doggos-tramp", {"card": card})
        card = self._best(cards, [outlook.my_worth.denied[card >> 2] for card in cards])
        return None if card is None else Phrase("reason-doggos-denied", {"card": card})

    def _best(self, cards: list[int], worth: list[int]) -> Name | None:
        """The name of the card that is worth most, if any is worth something."""
        if not cards or max(worth) <= 0:
            return None
        return Name("card", self._tables.content.cards[cards[worth.index(max(worth))] >> 2].id)

    def _chest(self, end: Walk, other: Player, others: list[int]) -> Phrase:
        """A chest that opens, a key, or a chest that may open yet."""
        opens = min(int(end.player.keys), self._chests(end.player, _claimed(end)))
        if opens > min(int(other.keys), self._chests(other, others)):
            return Phrase("reason-doggos-chest-opens")
        return Phrase("reason-doggos-key" if end.player.keys > other.keys else "reason-doggos-chest-locked")

    def _chests(self, player: Player, claimed: list[int]) -> int:
        return sum(self._tables.kind[card >> 2] == CHEST for card in (*player.cards, *claimed))

    def _quest(self, outlook: Outlook, cards: list[int]) -> Phrase | None:
        tables = self._tables
        for quest in quests_of(tables, outlook.me, self._view.table["common"]):
            for card in cards:
                if card >> 2 in tables.quest_names[quest]:
                    return Phrase(
                        "reason-doggos-quest",
                        {
                            "card": Name("card", tables.content.cards[card >> 2].id),
                            "quest": Name("quest", tables.content.quests[quest].id),
                            "coins": tables.quest_coins[quest],
                        },
                    )
        return None

    def _lead(self, outlook: Outlook, end: Walk, other: Player) -> Phrase | None:
        tables = self._tables
        for quest in quests_of(tables, outlook.me, self._view.table["common"]):
            symbol = tables.quest_symbol[quest]
            if symbol >= 0 and trophies(end.player, symbol) > trophies(other, symbol):
                return Phrase(
                    "reason-doggos-lead",
                    {
                        "symbol": SYMBOLS[symbol],
                        "quest": Name("quest", tables.content.quests[quest].id),
                    },
                )
        return None

    # --- The drawn card ----------------------------------------------------------------------------------------------

    def _of_places(self, lines: list[list[int]]) -> list[list[Phrase]]:
        """A place over the others: what the card does there that it does not do elsewhere."""
        outlook = Outlook(self._view, self._weights)
        places: list[Place] = []
        for line in lines:
            quarters = line[-1] - ROTATE
            cell = self._view.chosen if line[0] >= ROTATE else CELL_OF[line[0] - PLACE]
            place = outlook.looked_at(cell, quarters)
            if outlook.minds_rivals():
                outlook.look_again(place)
            places.append(place)
        terms = [place_terms(place) for place in places]
        found: list[list[Phrase]] = []
        for number, place in enumerate(places):
            others = [each for each in terms if each is not terms[number]]
            gains: list[tuple[int, str]] = []
            for name in PLACE_TERMS:
                usual = sum(each[name] for each in others) // len(others) if others else 0
                gains.append((terms[number][name] - usual, name))
            gains.sort(key=lambda gain: -gain[0])
            phrases = [
                self._of_place(outlook, place.cell, place.quarters, name)
                for gain, name in gains
                if gain >= SLIGHT * 100
            ]
            found.append(phrases or [Phrase(self._no_better(places, number, lines[number][0]))])
        return found

    def _no_better(self, places: list[Place], number: int, code: int) -> str:
        """The message for a place that has nothing over the others: all are alike, or this one is worse.

        Whoever takes it all the same has looked further than at the dungeon as it is.
        """
        best = max(int(place.score()) for place in places)
        if best - int(places[number].score()) >= SLIGHT * 100:
            return "reason-doggos-place-to-come" if number == 0 else "reason-doggos-place-little"
        return "reason-doggos-turn-even" if code >= ROTATE else "reason-doggos-place-even"

    def _of_place(self, outlook: Outlook, cell: int, quarters: int, term: str) -> Phrase:
        if term == "envy":
            return Phrase("reason-doggos-place-envy")
        if term == "safety":
            return Phrase("reason-doggos-place-safety")
        if term == "reach":
            return Phrase("reason-doggos-place-reach")
        grid = outlook.laid(cell, quarters)
        route: Router = outlook.route(outlook.me, outlook.my_worth, grid, self._weights.place_nodes)
        cards = _claimed(_followed(Walk(self._tables, grid, outlook.me, outlook.supply), route.codes))
        drawn = self._view.table["drawn"]
        if any(card >> 2 == drawn for card in cards):
            return Phrase(
                "reason-doggos-place-claim", {"card": Name("card", self._tables.content.cards[drawn].id)}
            )
        best = self._best(cards, [outlook.my_worth.card[card] for card in cards])
        return (
            Phrase("reason-doggos-place-way")
            if best is None
            else Phrase("reason-doggos-place-leads", {"card": best})
        )


class DuelExplainer(Explainer):
    """Tells for what a duel has weighed what each has for it. The choice stands first; what is told of it speaks for it."""

    def __init__(self, view: DoggosView, weights: Weights, duel: Duel) -> None:
        super().__init__(view, weights)
        self._duel = duel
        assert view.seat is not None
        # Alone there is none, and nothing is said of one.
        rival = view.players[(view.seat + 1) % len(view.players)]
        self._rival = Name("dog", self._tables.content.dogs[rival.dog].id)

    # --- The turn ----------------------------------------------------------------------------------------------------

    def of_turn(
        self, codes: list[int], way: Way | None, stays: float, small: bool
    ) -> list[tuple[Phrase, ...]]:
        """At most two reasons for leaving by a way and for one more card, which promises ``stays``.

        A dungeon that is ``small`` is one that nobody thinks of leaving.
        """
        now = self._duel.figures(self._view.grid, 0)
        found: list[tuple[Phrase, ...]] = []
        for number, code in enumerate(codes):
            if code == LEAVE:
                assert way is not None
                phrases = self._of_leaving(way, now, number == 0)
            elif number > 0:
                phrases = [self._of_waiting(now)]
            elif small:
                phrases = [Phrase("reason-doggos-early")]
            elif way is None or not way.pays():
                phrases = [Phrase("reason-doggos-no-way")]
            else:
                phrases = self._of_staying(way, now, stays)
            found.append(tuple(phrases[:MOST_REASONS]))
        return found

    def _of_leaving(self, way: Way, now: list[float], chosen: bool) -> list[Phrase]:
        """What being first keeps from the rival, or saves from it, and what the way brings."""
        outlook = self._duel.outlook
        end = _followed(Walk(self._tables, outlook.grid, outlook.me, outlook.supply), way.codes)
        phrases = self._told(outlook, end, outlook.my_worth.terms(outlook.me, []), outlook.me, [])
        loss = now[GAIN] - now[AFTER]
        harm = now[YOURS] - way.figures[LATER]
        shares = self._duel.left.shares
        weight = way.figures[SHUTS] * shares[SHUTS] - harm * shares[LATER]
        if way.figures[SHUTS] > 0.0 and weight > loss:
            phrases.insert(0, Phrase("reason-doggos-shut-in", {"dog": self._rival}))
        elif _whole(harm) > 0 and weight > loss:
            phrases.insert(0, Phrase("reason-doggos-take", {"dog": self._rival, "coins": _whole(harm)}))
        elif _whole(loss) > 0:
            phrases.insert(0, Phrase("reason-doggos-threat", {"dog": self._rival, "coins": _whole(loss)}))
        return phrases or [Phrase("reason-doggos-risk" if chosen else "reason-doggos-nothing")]

    def _of_waiting(self, now: list[float]) -> Phrase:
        """Why one more card is not the choice."""
        if _whole(now[YOURS]) > 0:
            return Phrase("reason-doggos-wait", {"dog": self._rival, "coins": _whole(now[YOURS])})
        return Phrase("reason-doggos-risk")

    def _of_staying(self, way: Way, now: list[float], stays: float) -> list[Phrase]:
        """Why one more card is the choice, though there is a way out that pays."""
        more = Phrase("reason-doggos-promise", {"dog": self._rival, "coins": _whole(stays - way.value)})
        gain, later = way.figures[GAIN], way.figures[LATER]
        if later >= gain and _whole(later) > 0:
            return [Phrase("reason-doggos-leftover", {"dog": self._rival, "coins": _whole(later)}), more]
        if now[SHUT] == 0.0 and (now[GAIN] - now[AFTER]) * COIN < SLIGHT:
            return [more, Phrase("reason-doggos-calm")]
        return [more, Phrase("reason-doggos-growth", {"coins": _whole(gain)})]

    # --- On a path ---------------------------------------------------------------------------------------------------

    def of_ways(self, ways: list[Way]) -> list[tuple[Phrase, ...]]:
        """At most two reasons for each way out, best first: what it brings, and what it leaves to the rival."""
        shares = self._duel.left.shares
        found: list[tuple[Phrase, ...]] = []
        for number, phrases in enumerate(self._of_paths([way.codes for way in ways])):
            if len(ways) > 1:
                mine = ways[number].figures
                other = ways[1 if number == 0 else 0].figures
                shuts = mine[SHUTS] - other[SHUTS]
                kept = other[LATER] - mine[LATER]
                weight = shuts * shares[SHUTS] - kept * shares[LATER]
                if weight * COIN >= SLIGHT:
                    brings = (mine[GAIN] - other[GAIN]) * shares[GAIN]
                    phrases.insert(0 if weight > brings else 1, self._kept(shuts > 0.0, kept))
            found.append(tuple(phrases[:MOST_REASONS]))
        return found

    def _kept(self, shuts: bool, coins: float) -> Phrase:
        """What a way keeps from the rival."""
        if shuts:
            return Phrase("reason-doggos-way-shuts", {"dog": self._rival})
        return Phrase("reason-doggos-way-less", {"dog": self._rival, "coins": _whole(coins)})

    # --- The drawn card ----------------------------------------------------------------------------------------------

    def of_spots(self, spots: list[Spot], rest: list[Spot], turned: bool) -> list[tuple[Phrase, ...]]:
        """At most two reasons for each of ``spots``, best first, while both are inside.

        ``rest`` are places that a glance was enough for, ``turned`` tells that only rotations differ.
        """
        shares = self._duel.explored.shares
        terms: list[dict[str, float]] = []
        for spot in [*spots, *rest]:
            # The rival moves next: what is good for it counts against the place.
            figures = self._duel.figures(spot.grid, 1)
            worths = [-figure * share for figure, share in zip(figures, shares, strict=True)]
            # Nothing stays good where nothing would be left.
            safety = "safety" if figures[LATER] > 0.0 else ""
            terms.append(
                {
                    "way": worths[YOURS],
                    "envy": worths[GAIN],
                    safety: worths[LATER] + worths[SHUTS],
                    "left": worths[AFTER] + worths[SHUT],
                }
            )
        best = Phrase("reason-doggos-place-answer", {"dog": self._rival})
        worse = Phrase("reason-doggos-place-behind", {"dog": self._rival})
        return self._contrasted(spots, terms, turned, best, worse)

    def of_spots_alone(
        self, spots: list[Spot], rest: list[Spot], turned: bool, last: bool
    ) -> list[tuple[Phrase, ...]]:
        """The same when no rival is inside; ``last`` tells that no card follows."""
        terms: list[dict[str, float]] = []
        for spot in [*spots, *rest]:
            way, reach = self._duel.prospect(spot.grid, 0)
            terms.append({"way": way, "reach": reach})
        best = _even(turned) if last else Phrase("reason-doggos-place-to-come")
        return self._contrasted(spots, terms, turned, best, Phrase("reason-doggos-place-little"))

    def _contrasted(
        self, spots: list[Spot], terms: list[dict[str, float]], turned: bool, best: Phrase, worse: Phrase
    ) -> list[tuple[Phrase, ...]]:
        """What each place has over all others; where there is nothing, the words for the best and for worse ones.

        ``terms`` are those of ``spots`` and of the places that a glance was enough for.
        """
        sums = [sum(each.values()) for each in terms]
        spread = max(max(sums) - min(sums), spots[0].value - spots[-1].value)
        found: list[tuple[Phrase, ...]] = []
        for number, spot in enumerate(spots):
            others = [each for each in terms if each is not terms[number]]
            gains: list[tuple[float, str]] = []
            for name, worth in terms[number].items():
                usual = sum(each.get(name, 0.0) for each in others) / len(others) if others else 0.0
                gains.append((worth - usual, name))
            gains.sort(key=lambda gain: -gain[0])
            phrases = [self._of_spot(spot, name) for gain, name in gains if name and gain * COIN >= SLIGHT]
            if not phrases:
                close = number == 0 or (spots[0].value - spot.value) * COIN < SLIGHT
                phrases = [_even(turned) if spread * COIN < SLIGHT else best if close else worse]
            found.append(tuple(phrases[:MOST_REASONS]))
        return found

    def _of_spot(self, spot: Spot, term: str) -> Phrase:
        if term == "left":
            return Phrase("reason-doggos-place-left", {"dog": self._rival})
        return self._of_place(self._duel.outlook, spot.cell, spot.quarters, term)


def _even(turned: bool) -> Phrase:
    """The words for places, or rotations, that are all alike."""
    return Phrase("reason-doggos-turn-even" if turned else "reason-doggos-place-even")


def _nothing_more(code: int, best: bool) -> str:
    """The message for a choice behind which nothing is gained."""
    if code == OUT:
        return "reason-doggos-done" if best else "reason-doggos-out"
    return "reason-doggos-idle-paw" if code in (SKIP, PASS) else "reason-doggos-nothing"


def _followed(walk: Walk, line: list[int]) -> Walk:
    """A path at the end of a line; it is confirmed at the table and not on the path."""
    end = walk.copy()
    for code in line:
        if code != CONFIRM:
            end.apply(code)
    return end


def _claimed(walk: Walk) -> list[int]:
    """The cards pawed on a path, as they are owned."""
    return walk.claims[1::3]


def _trophies(trophy: int, card: int) -> int:
    """The symbols that a card brings; a tramp brings one or two, whichever its edge."""
    return 1 if card & 3 else sum(trophy >> shift & 255 for shift in (0, 8, 16))


def _whole(coins: float) -> int:
    """Whole coins, rounded; halves go up."""
    return int((coins + 0.5) // 1)


def _coins(hundredths: int) -> int:
    """Whole coins, rounded."""
    return (hundredths + COIN // 2) // COIN
