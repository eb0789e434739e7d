"""Set-up: decks, map, heroes, quests, hands, the centre; also what a new stage brings (DL-15 to DL-23, DL-160, DLQ-163)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import can_be_placed, fits, lay, more_to_come, placements_into
from undercroft.games.dungeoneer.codes import (
    DEAL_HERO,
    DRAW_LOCATION,
    FIRST_PLAYER,
    HERO,
    LAY_TUNNEL,
    LOCATION,
    PASS,
)
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.queries import most_health, refresh
from undercroft.games.dungeoneer.quests import DealIfAny, deal_stage_quests, enthrone
from undercroft.games.dungeoneer.state import (
    LORD_AWAY,
    LORD_READY,
    ChanceStep,
    DungeoneerState,
    Question,
    TableStep,
)
from undercroft.games.dungeoneer.steps import draw_cards, gain_points
from undercroft.games.dungeoneer.tables import HAND_SIZE, SOLO_QUESTS
from undercroft.games.dungeoneer.turns import BeginTurn, put_on_map
from undercroft.kernel.squares import HOME, STRIDE
from undercroft.kernel.streams import DEALS, SETUP

FIRST_LEVELS = (1, 4, 7)


class SetUp(TableStep):
    """DL-15 to DL-23 in order."""

    def run(self, state: DungeoneerState) -> None:
        tables = state.tables
        state.lay_out()
        state.round = 1
        fill_decks(state)
        if state.log is not None:
            state.tell_table("table_laid", "DL-15", {"seats": tables.seats})
        state.push(FirstTurn(tags.FIRST_TURN))
        state.push(Centre(tags.CENTRE))
        for seat in range(tables.seats - 1, -1, -1):
            state.push(DealHand(tags.DEAL_HAND, seat))
        if tables.solo and tables.white_spots:
            deal_solo_quests(state)
        state.push(TakePlaces(tags.TAKE_PLACES))
        for place in range(tables.seats - 1, -1, -1):
            if tables.hero_choice:
                state.push(ChooseHero(tags.CHOOSE_HERO, place))
            else:
                state.push(DealHero(tags.DEAL_HERO, place))
        if tables.white_spots:
            for side in range(3, -1, -1):
                state.push(LayTunnel(tags.LAY_TUNNELS, side))
            lay(state, tables.first_entrance, HOME, 0)
            state.locations.pool.remove(tables.first_entrance)
            state.push(DrawFirst(tags.DRAW_FIRST))
        else:
            state.push(ShareOut(tags.SHARE_ONE, 0))


def deal_solo_quests(state: DungeoneerState) -> None:
    """DL-171: three quests, all personal; the others stay away."""
    for _ in range(SOLO_QUESTS):
        state.push(DealIfAny(tags.DEAL_IF_ANY, 0))


def fill_decks(state: DungeoneerState) -> None:
    """The cards of the present stage go into their decks; DLQ-1: the centre's cards are pulled out before."""
    tables = state.tables
    stage = state.stage
    for card in tables.cards:
        if card.stage == stage and not card.lord and (card.solo or not tables.solo):
            state.piles[state.pile_of(card.number)].pool.append(card.number)
    for quest in tables.quests:
        if quest.stage == stage and not quest.lord and (quest.solo or not tables.solo):
            state.quest_pile.pool.append(quest.number)
    fresh = [location.number for location in tables.locations if location.stage == stage]
    # DL-144: unplayed locations of the previous stage are used up first.
    state.locations.put_under(fresh)


class DrawFirst(ChanceStep):
    """DL-22, DLQ-120: the first player is uniformly random."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(FIRST_PLAYER + seat, 1) for seat in range(state.tables.seats)]

    def sample(self, state: DungeoneerState) -> i64:
        return FIRST_PLAYER + state.streams.below(SETUP, state.tables.seats)

    def settle(self, state: DungeoneerState, code: i64) -> None:
        state.first = code - FIRST_PLAYER
        if state.log is not None:
            state.tell_table("first_drawn", "DL-22", {"seat": state.first + 1}, chance=True)


class LayTunnel(ChanceStep):
    """DL-16, DLQ-9, DLQ-144: a random tunnel on side ``a`` of the entrance."""

    def _tunnels(self, state: DungeoneerState) -> list[int]:
        cell = HOME + STRIDE[self.a]
        found: list[int] = []
        for location in state.locations.pool:
            card = state.tables.locations[location]
            if (
                not card.room
                and not card.entrance
                and (fits(state, location, cell, 0, True) or fits(state, location, cell, 1, True))
            ):
                found.append(location)
        return found

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_LOCATION + location, 1) for location in self._tunnels(state)]

    def sample(self, state: DungeoneerState) -> i64:
        tunnels = self._tunnels(state)
        return DRAW_LOCATION + tunnels[state.streams.below(SETUP, len(tunnels))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        location = code - DRAW_LOCATION
        state.locations.pool.remove(location)
        if state.log is not None:
            name = state.place_name(location)
            state.tell_table("tunnel_drawn", "DL-16", {"place": name, "side": self.a}, chance=True)
        state.push(TunnelHalf(tags.TUNNEL_HALF, self.a, location))


class TunnelHalf(ChanceStep):
    """DLQ-144: the tunnel ``b`` lies upright or turned, at random among what is legal."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        cell = HOME + STRIDE[self.a]
        return [(LAY_TUNNEL + half, 1) for half in range(2) if fits(state, self.b, cell, half, True)]

    def sample(self, state: DungeoneerState) -> i64:
        options = self.outcomes(state)
        return options[state.streams.below(SETUP, len(options))][0]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        lay(state, self.b, HOME + STRIDE[self.a], code - LAY_TUNNEL)
        if state.log is not None:
            name = state.place_name(self.b)
            state.tell_table("tunnel_laid", "DL-16", {"place": name, "half": code - LAY_TUNNEL}, chance=True)


# --- Heroes ------------------------------------------------------------------------------------------------------------


def free_heroes(state: DungeoneerState) -> list[int]:
    """The hero cards of the first stage that nobody has."""
    taken = [player.hero for player in state.players]
    return [hero.number for hero in state.tables.heroes if hero.stage == 0 and hero.number not in taken]


def give_hero(state: DungeoneerState, seat: int, hero: int) -> None:
    """DL-17: level and health of the first stage."""
    player = state.players[seat]
    player.hero = hero
    player.level = FIRST_LEVELS[state.tables.stages[0]]
    player.reached = player.level
    player.health = most_health(state, seat)


class DealHero(ChanceStep):
    """DL-17: a random hero for the ``a``-th seat from the first player on."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DEAL_HERO + hero, 1) for hero in free_heroes(state)]

    def sample(self, state: DungeoneerState) -> i64:
        heroes = free_heroes(state)
        return DEAL_HERO + heroes[state.streams.below(SETUP, len(heroes))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        seat = (state.first + self.a) % state.tables.seats
        give_hero(state, seat, code - DEAL_HERO)
        if state.log is not None:
            state.tell("hero_dealt", seat, "DL-17", {"hero": state.hero_name(seat)}, chance=True)


class ChooseHero(Question):
    """DL-162: from the first player on, each chooses a hero."""

    def asked(self, state: DungeoneerState) -> int:
        return (state.first + self.a) % state.tables.seats

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for hero in free_heroes(state):
            buffer.append(HERO + hero)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        give_hero(state, seat, code - HERO)
        if state.log is not None:
            state.tell("hero_chosen", seat, "DL-162", {"hero": state.hero_name(seat)})
        state.answered()


class TakePlaces(TableStep):
    """DL-18, DL-19: all standees on the entrance, which pays at once; then the quests (DL-20)."""

    def run(self, state: DungeoneerState) -> None:
        entrance = state.tables.first_entrance
        card = state.tables.locations[entrance]
        number = 1
        for player in state.players:
            player.place = entrance
            player.visited = number << entrance
            gain_points(state, player.seat, card.glory, card.peril, "DL-19")
        refresh(state)
        # No white spots deals the quests before the map is made.
        if not state.tables.solo and state.tables.white_spots:
            deal_stage_quests(state, state.first)


class DealHand(TableStep):
    """DL-21, DLQ-176: five cards for seat ``a``; alone from the glory deck."""

    def run(self, state: DungeoneerState) -> None:
        draw_cards(state, self.a, HAND_SIZE, 0 if state.tables.solo else -1)


class Centre(TableStep):
    """DL-23: the centre cards, where the first stage has them."""

    def run(self, state: DungeoneerState) -> None:
        lay_centre(state)


def lay_centre(state: DungeoneerState) -> None:
    """DL-23, DL-130, DL-134: the Scepter with its token, the Arch Lich Lord, and his quest as one more common one."""
    tables = state.tables
    if tables.lord < 0 or tables.lord_stage != state.stage or state.lord_status != LORD_AWAY:
        return
    state.scepter = tables.scepter_tokens
    state.lord_status = LORD_READY
    state.common.append(tables.lord_quest)
    if state.log is not None:
        state.tell_table("centre_laid", "DL-23", {"tokens": state.scepter})
    if tables.throne >= 0 and state.cells[tables.throne] >= 0:
        enthrone(state)


class FirstTurn(TableStep):
    """The first player begins."""

    def run(self, state: DungeoneerState) -> None:
        refresh(state)
        state.push(BeginTurn(tags.BEGIN_TURN, state.first))


# --- Stages ------------------------------------------------------------------------------------------------------------


def bring_in_stage(state: DungeoneerState) -> None:
    """DLQ-163: the new stage's decks, locations, quests and event cards."""
    fill_decks(state)
    if not state.tables.white_spots:
        state.push(ShareOut(tags.SHARE_ONE, state.living_from(state.active)[0], 1))
    deal_stage_quests(state, state.active)
    lay_centre(state)


# --- No white spots ------------------------------------------------------------------------------------------------------


class ShareOut(ChanceStep):
    """DL-160: all locations are dealt out face down, seat ``a`` next; ``b`` 1: at a change of stage."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_LOCATION + location, 1) for location in state.locations.pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = state.locations.pool
        return DRAW_LOCATION + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        location = code - DRAW_LOCATION
        state.locations.pool.remove(location)
        player = state.players[self.a]
        player.share.append(location)
        player.share.sort()
        if state.log is not None:
            state.tell_alone(
                "location_dealt", self.a, "DL-160", {"place": state.place_name(location)}, chance=True
            )
        if state.locations.pool:
            state.push(ShareOut(tags.SHARE_ONE, state.left_of(self.a), self.b))
        elif self.b == 1:
            state.push(PlaceShares(tags.PLACE_SHARES, state.active))
        else:
            self._place_entrance(state)

    def _place_entrance(self, state: DungeoneerState) -> None:
        """Whoever has the entrance is first player and places it; the quests are dealt before the map is made."""
        entrance = state.tables.first_entrance
        for player in state.players:
            if entrance in player.share:
                state.first = player.seat
                player.share.remove(entrance)
                state.turned_up += 1
        lay(state, entrance, HOME, 0)
        if state.log is not None:
            state.tell_table("entrance_placed", "DL-160", {"seat": state.first + 1})
        state.push(PlaceShares(tags.PLACE_SHARES, state.left_of(state.first)))
        if state.tables.solo:
            deal_solo_quests(state)
        else:
            deal_stage_quests(state, state.first)


def share_options(state: DungeoneerState, seat: int) -> list[int]:
    """DLQ-170: the cards of a share that may be placed now; places of common quests only when nothing else is held."""
    more = more_to_come(state, 1)
    held = state.players[seat].share
    last = [location for location in held if is_common_place(state, location)]
    first = [location for location in held if location not in last]
    return [location for location in (first if first else last) if can_be_placed(state, location, more)]


def is_common_place(state: DungeoneerState, location: int) -> bool:
    """DLQ-170: whether a common quest can be done in a location, every place of an escort and the throne included."""
    if location == state.tables.throne:
        return True
    for quest in state.common:
        card = state.tables.quests[quest]
        if card.names_places and (location in card.places or location in card.second):
            return True
    return False


class PlaceShares(Question):
    """DL-160: clockwise, each places one location of the own share; ``b`` counts seats in a row that could not.

    Everybody who holds any is asked, so that being asked shows nothing; who can place none passes.
    """

    def asked(self, state: DungeoneerState) -> int:
        player = state.players[self.a]
        if player.alive and player.share:
            return self.a
        self._pass_on(state)
        return -1

    def _pass_on(self, state: DungeoneerState) -> None:
        state.agenda.pop()
        if self.b + 1 < state.tables.seats:
            state.push(PlaceShares(tags.PLACE_SHARES, (self.a + 1) % state.tables.seats, self.b + 1))
        else:
            # What nobody can place leaves the game.
            for player in state.players:
                player.share = []

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        draft = state.draft
        if draft is None:
            for location in share_options(state, seat):
                buffer.append(LOCATION + location)
            if not buffer:
                buffer.append(PASS)
        else:
            placements_into(state, draft.place, more_to_come(state, 1), buffer)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        draft = state.draft
        if code == PASS:
            self._pass_on(state)
            if state.log is not None:
                state.tell("cannot_place", seat, "DLQ-170", {})
            state.answered()
            return
        if draft is None:
            draft = Draft(code)
            draft.place = code - LOCATION
            state.draft = draft
            return
        state.draft = None
        location = draft.place
        state.players[seat].share.remove(location)
        state.turned_up += 1
        state.agenda[-1] = PlaceShares(tags.PLACE_SHARES, (seat + 1) % state.tables.seats, 0)
        put_on_map(state, seat, location, code)
        state.answered()
