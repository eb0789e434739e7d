"""Deaths, elimination, resurrection, and how a game ends (DL-1 to DL-3, DL-155, DLQ-60 to DLQ-62, DLQ-166, DLQ-184)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import close_exit_of, entrances
from undercroft.games.dungeoneer.battle import VOID, WAITING, card_of
from undercroft.games.dungeoneer.codes import HERO, LOCATION
from undercroft.games.dungeoneer.queries import most_health, refresh
from undercroft.games.dungeoneer.state import (
    BY_CAP,
    ENDINGS,
    LAST_HERO,
    NO_QUESTS_LEFT,
    SOLO_LOST,
    DungeoneerState,
    Question,
    TableStep,
)
from undercroft.games.dungeoneer.steps import end_marks, gain_points
from undercroft.games.dungeoneer.tables import UNTIL_BATTLE, W8
from undercroft.games.dungeoneer.zones import from_hand, shed, to_discard
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Outcome, Reason, ScoreLine, Value

FIRST_LEVELS = (1, 4, 7)
PHASE_TAGS = (
    tags.VILLAINY, tags.LOCATION, tags.FEATS, tags.END_FEATS, tags.DISCARD_ONE, tags.STAY_INCOME, tags.SAVE_AP,
    tags.DRAW_UP, tags.NEXT_TURN,
)  # fmt: skip
"""The steps of a turn below which nothing of a phase lies."""
REWARD_TAGS = (tags.END_BATTLE, tags.REWARD_STAGE)
TRAP_TAGS = (tags.SPRING_TRAP, tags.TRAP_ON, tags.DISCARD_TRAP)


def finish(state: DungeoneerState, kind: int, winner: int) -> None:
    """The game is over."""
    state.finished = kind
    state.winner = winner
    state.agenda.clear()
    state.battles.clear()
    state.draft = None
    state.declared = []
    state.harm = []
    if state.log is not None:
        state.tell_table("game_over", "DL-1", {"ending": ENDINGS[kind], "winner": winner + 1})


def unwind(state: DungeoneerState, tag: int, figure: int = -1) -> None:
    """Drop everything that lies above a step of the turn (with this first figure): it will not happen any more.

    Whoever waits for a new hero still gets one.
    """
    returns: list[TableStep] = []
    while state.agenda and (state.agenda[-1].tag != tag or (figure >= 0 and state.agenda[-1].a != figure)):
        step = state.agenda.pop()
        if step.tag == tags.RESURRECT:
            returns.append(step)
    state.agenda.extend(reversed(returns))
    state.battles.clear()
    state.harm = []
    state.draft = None
    end_marks(state, UNTIL_BATTLE, -1, 0)


def end_feats(state: DungeoneerState) -> None:
    """DL-49: the feats phase is over at once; in W8 its menu is behind us, and that window goes on."""
    if any(step.tag == tags.END_FEATS for step in state.agenda):
        rest: list[TableStep] = []
        battles = state.battles[:1]
        if state.tables.solo:
            # DLQ-182: alone the battle that brought the success still has its reward stage.
            rest = [step for step in state.agenda if step.tag in REWARD_TAGS and step.a == 1]
        unwind(state, tags.END_FEATS)
        if rest:
            state.battles = battles
            state.agenda.extend(rest)
    else:
        unwind(state, tags.WINDOW, W8)


def hero_dies(state: DungeoneerState, seat: int) -> None:
    """DL-3: a hero at 0 health is out of the game, or comes back as another (DL-161)."""
    player = state.players[seat]
    for battle in state.battles:
        # DLQ-126: later comparisons are skipped, whoever comes back in the hero's place.
        if battle.defender == seat:
            battle.states = [VOID if each == WAITING else each for each in battle.states]
    if not state.tables.solo:
        lose_everything(state, seat)
    # The event comes after the hand is laid open, which it tells.
    if state.log is not None:
        state.tell("hero_died", seat, "DL-3", {"hero": state.hero_name(seat)})
    if state.tables.solo:
        player.alive = 0
        finish(state, SOLO_LOST, -1)
        return
    if state.tables.resurrection:
        # DLQ-126: what is under way goes on without the hero; the new one comes when it is over.
        player.alive = 0
        refresh(state)
        _end_own_turn(state, seat)
        place = len(state.agenda)
        while place > 0 and state.agenda[place - 1].tag not in PHASE_TAGS:
            place -= 1
        state.agenda.insert(place, Resurrect(tags.RESURRECT, seat, 0))
        return
    player.alive = 0
    state.lost_quests.extend([*player.quests, *player.artifacts])
    player.quests = []
    player.artifacts = []
    refresh(state)
    living = [other.seat for other in state.players if other.alive]
    if len(living) == 1:
        finish(state, LAST_HERO, living[0])
        return
    if check_quests_left(state):
        return
    _end_own_turn(state, seat)
    from undercroft.games.dungeoneer.quests import CheckStage

    state.push(CheckStage(tags.CHECK_STAGE, seat))


def _end_own_turn(state: DungeoneerState, seat: int) -> None:
    """DLQ-60, DLQ-128: if it was their turn, the turn ends at once without phase V; their encounters are discarded."""
    if seat != state.active:
        return
    for encounter in state.declared:
        if encounter.card != state.tables.lord:
            to_discard(state, encounter.card)
    state.declared = []
    for battle in state.battles:
        for fighter in battle.attackers:
            card = card_of(fighter)
            if card >= 0 and state.owners[card] == seat and card not in state.players[seat].inventory:
                to_discard(state, card)
    # A trap that is under way lies nowhere but in its step.
    for card in [step.a for step in state.agenda if step.tag in TRAP_TAGS]:
        to_discard(state, card)
    for entry in state.earned:
        if state.players[entry // 16].alive:
            gain_points(state, entry // 16, entry % 16, 0, "DL-67")
    state.earned = []
    unwind(state, tags.NEXT_TURN)


def lose_everything(state: DungeoneerState, seat: int) -> None:
    """DLQ-60: hand, inventory, lair and what lies on the hero go to the discard; escort tokens stay where they fell."""
    player = state.players[seat]
    for quest in list(player.escorts):
        player.escorts.remove(quest)
        state.loose.extend([quest, player.place])
        if not state.tables.resurrection and quest in player.quests:
            player.quests.remove(quest)
    for card in list(player.hand):
        from_hand(state, card, seat)
        to_discard(state, card)
    for card in [*player.inventory, *player.lair, *player.curses]:
        if card != state.tables.lord:
            to_discard(state, card)
        else:
            player.inventory.remove(card)
            state.gone.append(card)
    shed(state, seat)
    close_exit_of(state, seat)
    for quest in player.quests:
        shed(state, 2000 + quest)
    player.glory = player.glory if state.tables.resurrection else 0
    player.peril = player.peril if state.tables.resurrection else 0
    state.marks = [mark for mark in state.marks if mark.seats != bit(seat)]


class Resurrect(Question):
    """DL-161, DLQ-171: seat ``a`` chooses a new hero (``b`` 0); then the left-hand opponent the entrance (``b`` 1)."""

    def _heroes(self, state: DungeoneerState) -> list[int]:
        taken = [player.hero for player in state.players if player.seat != self.a]
        first = [hero for hero in state.tables.heroes if hero.stage == 0]
        unused = [
            hero.number for hero in first if hero.number not in taken and hero.number not in state.dead_heroes
        ]
        unused = [number for number in unused if number != state.players[self.a].hero]
        if unused:
            return unused
        return [hero.number for hero in first if hero.number not in taken]

    def asked(self, state: DungeoneerState) -> int:
        if self.b == 0:
            return self.a
        places = entrances(state)
        if len(places) == 1:
            state.agenda.pop()
            self._appear(state, places[0])
            return -1
        return state.left_of(self.a)

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        if self.b == 0:
            for hero in self._heroes(state):
                buffer.append(HERO + hero)
        else:
            for place in entrances(state):
                buffer.append(LOCATION + place)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if self.b == 0:
            player = state.players[self.a]
            if player.hero not in state.dead_heroes:
                state.dead_heroes.append(player.hero)
            player.hero = code - HERO
            player.epic = -1
            player.legendary = -1
            state.push(Resurrect(tags.RESURRECT, self.a, 1))
            if state.log is not None:
                state.tell("hero_chosen", self.a, "DL-161", {"hero": state.hero_name(self.a)})
        else:
            self._appear(state, code - LOCATION)
        state.answered()

    def _appear(self, state: DungeoneerState, place: int) -> None:
        from undercroft.games.dungeoneer.quests import CheckStage, ChooseClass
        from undercroft.games.dungeoneer.steps import draw_cards

        player = state.players[self.a]
        player.alive = 1
        player.place = place
        player.fallen = 0
        player.fall_stat = -1
        player.fall_number = 0
        player.ap = 0
        player.saved = 0
        player.extra = 0
        player.visited = 0
        player.level = FIRST_LEVELS[state.tables.stages[state.stage]]
        player.reached = player.level
        refresh(state)
        player.health = most_health(state, self.a)
        state.push(CheckStage(tags.CHECK_STAGE, self.a))
        draw_cards(state, self.a, 5, -1)
        for stage in range(state.stage, 0, -1):
            state.push(ChooseClass(tags.CHOOSE_CLASS, self.a, state.tables.stages[stage]))
        if state.log is not None:
            state.tell("hero_returns", self.a, "DL-161", {"place": state.place_name(place)})


def check_quests_left(state: DungeoneerState) -> bool:
    """DLQ-184: when no unfinished quest is left anywhere the game ends at once."""
    if state.finished:
        return True
    if state.quest_pile.size() > 0 or state.common or state.loose:
        return False
    if any(player.alive and player.quests for player in state.players):
        return False
    if state.stage + 1 < len(state.tables.stages) or any(
        step.tag == tags.DEAL_IF_ANY for step in state.agenda
    ):
        return False
    if any(step.tag in (tags.DEAL_QUEST, tags.REPLACE_COMMON) for step in state.agenda):
        return False
    if state.tables.solo:
        return False
    finish(state, NO_QUESTS_LEFT, best_by_rank(state, NO_QUESTS_LEFT))
    return True


def standing(state: DungeoneerState, seat: int, kind: int) -> tuple[int, ...]:
    """What seats are ranked by: alive; then points, level, quests, health of a mixed game that a hero ended (DLQ-166),
    or quests (points), level, health, glory (DLQ-184).
    """
    player = state.players[seat]
    if state.tables.mixed and kind not in (BY_CAP, NO_QUESTS_LEFT):
        return (player.alive, player.points, player.level, len(player.done), player.health)
    done = player.points if state.tables.mixed else len(player.done)
    return (player.alive, done, player.level, player.health, player.glory)


def best_by_rank(state: DungeoneerState, kind: int) -> int:
    """The seat that is ranked first at an ending of this kind; -1 if several are."""
    order = [standing(state, player.seat, kind) for player in state.players]
    best = max(order)
    return order.index(best) if order.count(best) == 1 else -1


def outcome_of(state: DungeoneerState) -> Outcome:
    """Scores, ranks and reasons of a game that is over."""
    seats = range(state.seats)
    scores = tuple(state.score(seat) for seat in seats)
    order: list[tuple[int, ...]] = []
    for seat in seats:
        won = 1 if seat == state.winner else 0
        order.append((won, *standing(state, seat, state.finished)))
    ranks = tuple(1 + sum(1 for other in order if other > mine) for mine in order)
    if state.tables.solo:
        ranks = (1,)
    why: list[Reason] = []
    for seat in seats:
        player = state.players[seat]
        args: dict[str, Value] = {
            "quests": len(player.done),
            "points": player.points,
            "level": player.level,
            "rounds": state.round,
        }
        if seat == state.winner:
            why.append(Reason("DL-1", f"dungeoneer-won-{ENDINGS[state.finished]}", args))
        elif not player.alive:
            why.append(Reason("DL-3", "dungeoneer-died", args))
        elif order.count(order[seat]) > 1:
            why.append(Reason("DLQ-184", "dungeoneer-rank-shared", args))
        else:
            why.append(Reason("DLQ-184", "dungeoneer-ranked", args))
    lost = state.tables.solo and state.winner < 0
    return Outcome(ENDINGS[state.finished], scores, ranks, tuple(why), lost)


def score_lines(state: DungeoneerState, seat: int) -> list[ScoreLine]:
    """Every point of a seat: its quests, worth one each or their victory points; nothing for a hero who is out."""
    lines: list[ScoreLine] = []
    if not state.players[seat].alive and not state.tables.solo:
        return lines
    for quest in state.players[seat].done:
        card = state.tables.quests[quest]
        points = state.tables.stages[card.stage] + 1 if state.tables.mixed else 1
        rule = "DL-155" if state.tables.mixed else "DL-1"
        lines.append(
            ScoreLine(
                f"quest-{card.id}", "dungeoneer-quest-done", rule, points, {"quest": state.quest_name(quest)}
            )
        )
    return lines
