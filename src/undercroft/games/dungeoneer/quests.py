"""Quests of all eight categories, escorts, searches, levels and stages (DL-46 to DL-50, DL-72 to DL-80, DL-130 to DL-155)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import distance
from undercroft.games.dungeoneer.codes import (
    ATTEMPT,
    CARD,
    DRAW_QUEST,
    HAND_OVER,
    HERO,
    PASS,
    PICK_UP,
    SEARCH,
    TAKE_UP,
)
from undercroft.games.dungeoneer.context import FIRST_QUEST_SOURCE, Context
from undercroft.games.dungeoneer.queries import (
    bonus,
    counted,
    difficulty,
    forbidden,
    limit,
    most_health,
    refresh,
    tested_value,
    treasures_of,
)
from undercroft.games.dungeoneer.state import (
    BY_LEVEL,
    BY_QUESTS,
    FEATS_PHASE,
    LORD_DEFEATED,
    LORD_ENTHRONED,
    LORD_READY,
    ChanceStep,
    DungeoneerState,
    Question,
    TableStep,
)
from undercroft.games.dungeoneer.steps import (
    RollDie,
    action_points,
    drop_roll_marks,
    fire,
    gain_points,
    roll_for,
    run_program,
    spend_ap,
)
from undercroft.games.dungeoneer.tables import (
    BOON,
    DICE_QUEST,
    ESCORT_PAIRS,
    ESCORT_QUEST,
    MONSTER_QUEST,
    OF_QUESTS,
    OF_TREASURES,
    ON_QUEST,
    ON_TEST,
    QUESTS_TO_WIN,
    REACH_QUEST,
    SACRIFICE_QUEST,
    SEARCH_QUEST,
    SEARCH_ROLL,
    START_QUESTS,
    THREAT_ROLL,
    TO_ATTEMPT,
    W3,
    W4,
    W7,
    QuestCard,
)
from undercroft.games.dungeoneer.windows import Window
from undercroft.games.dungeoneer.zones import (
    check_limits,
    check_surplus,
    from_hand,
    lay_down,
    shed,
    to_discard,
)
from undercroft.kernel.messages import Name
from undercroft.kernel.streams import DEALS

ARTIFACT_CATEGORY = 0
TOP_LEVELS = (4, 7, 10)
FIRST_LEVELS = (1, 4, 7)
OF_HEALTH = 0
OF_BOON = 1
OF_TREASURE = 2
OF_HAND = 3
OF_GLORY = 4
ROLL_THREAT = 2


# --- What may be attempted -------------------------------------------------------------------------------------------


def open_quests(state: DungeoneerState, seat: int) -> list[int]:
    """The quests that a seat may do: its own and the common ones."""
    return [*state.players[seat].quests, *state.common]


def attempt_price(state: DungeoneerState, seat: int, quest: int) -> int:
    """DL-47: the first attempt of a turn is free, every further one costs an action point; plus the card's own price."""
    return state.tables.quests[quest].ap + (1 if state.players[seat].attempted else 0)


def is_found(state: DungeoneerState, seat: int, quest: int) -> bool:
    """DLQ-151: whether a search has found its goal here this turn."""
    player = state.players[seat]
    for number in range(0, len(player.found), 2):
        if player.found[number] == quest and player.found[number + 1] == player.place:
            return True
    return False


def is_here(state: DungeoneerState, seat: int, card: QuestCard) -> bool:
    """Whether a hero is where a quest can be done."""
    return state.players[seat].place in card.places


def can_attempt(state: DungeoneerState, seat: int, quest: int) -> bool:
    """Whether a hero may attempt a quest here and now."""
    price = attempt_price(state, seat, quest)
    if price > 0 and action_points(state, seat) < price:
        return False
    return not forbidden(state, seat, TO_ATTEMPT) and can_be_done(state, seat, quest)


def can_be_done(state: DungeoneerState, seat: int, quest: int) -> bool:
    """Whether a hero is where a quest can be done, and has what it asks for."""
    card = state.tables.quests[quest]
    player = state.players[seat]
    if card.lord:
        return state.lord_status == LORD_ENTHRONED and player.place == state.tables.throne
    if card.condition == ESCORT_QUEST:
        return False
    if card.search > 0:
        return is_found(state, seat, quest)
    return is_here(state, seat, card) and can_sacrifice(state, seat, card)


def can_search(state: DungeoneerState, seat: int, quest: int) -> bool:
    """DLQ-151: whether a hero may search here: in a suitable location, for an action point, until it is found."""
    card = state.tables.quests[quest]
    return (
        card.search > 0
        and is_here(state, seat, card)
        and not is_found(state, seat, quest)
        and action_points(state, seat) >= 1
    )


def can_sacrifice(state: DungeoneerState, seat: int, card: QuestCard) -> bool:
    """DLQ-154: all of it at once; of health at least 1 stays."""
    if card.condition != SACRIFICE_QUEST:
        return True
    player = state.players[seat]
    needed = card.sacrifice_number
    what = card.sacrifice
    if what == OF_HEALTH:
        return player.health > needed
    if what == OF_GLORY:
        return player.glory >= needed
    if what == OF_HAND:
        return len(player.hand) >= needed
    return len(_sacrificeable(state, seat, what)) >= needed


def _sacrificeable(state: DungeoneerState, seat: int, what: int) -> list[int]:
    player = state.players[seat]
    if what == OF_HAND:
        return player.hand
    if what == OF_TREASURE:
        return treasures_of(state, seat)
    return [card for card in player.inventory if state.tables.cards[card].type == BOON]


def quests_into(state: DungeoneerState, seat: int, buffer: list[int]) -> None:
    """Everything about quests that a hero may do in the own feats phase."""
    player = state.players[seat]
    free_pairs = ESCORT_PAIRS - letters_used(state)
    for quest in open_quests(state, seat):
        card = state.tables.quests[quest]
        if can_attempt(state, seat, quest):
            buffer.append(ATTEMPT + quest)
        if can_search(state, seat, quest):
            buffer.append(SEARCH + quest)
        if card.condition == ESCORT_QUEST:
            if quest in player.escorts:
                if player.place in card.second:
                    buffer.append(HAND_OVER + quest)
            elif is_here(state, seat, card) and free_pairs > 0 and not is_loose(state, quest):
                buffer.append(TAKE_UP + quest)
    for number in range(0, len(state.loose), 2):
        if state.loose[number + 1] == player.place and escort_mark(state.loose[number]) not in player.used:
            buffer.append(PICK_UP + state.loose[number])


def is_loose(state: DungeoneerState, quest: int) -> bool:
    """Whether the token of an escort lies on the map; with resurrection its card may still be somebody's (DLQ-171)."""
    return any(state.loose[number] == quest for number in range(0, len(state.loose), 2))


def letters_used(state: DungeoneerState) -> int:
    """DLQ-70: the lettered pairs on heroes and on the map."""
    used = len(state.loose) // 2
    for player in state.players:
        used += len(player.escorts)
    return used


# --- Attempts --------------------------------------------------------------------------------------------------------


def attempt(state: DungeoneerState, seat: int, quest: int) -> None:
    """Announce and pay an attempt; W7 comes first, for a hunt W2 of its battle instead."""
    player = state.players[seat]
    price = attempt_price(state, seat, quest)
    player.attempted = 1
    if price > 0:
        spend_ap(state, seat, price)
    card = state.tables.quests[quest]
    if state.log is not None:
        state.tell("quest_attempted", seat, "DL-46", {"quest": state.quest_name(quest), "ap": price})
    state.push(Attempt(tags.ATTEMPT, seat, quest))
    if card.condition != MONSTER_QUEST and card.fighter is None and not card.lord:
        state.push(Window(tags.WINDOW, W7, 0, seat, Context(FIRST_QUEST_SOURCE + quest, seat, seat)))


class Attempt(TableStep):
    """Seat ``a`` attempts quest ``b`` in the way printed."""

    def run(self, state: DungeoneerState) -> None:
        seat, quest = self.a, self.b
        card = state.tables.quests[quest]
        player = state.players[seat]
        # DLQ-100, DLQ-159: what was done in W7 may have cut the attempt off; it counts as made.
        if not player.alive or quest not in open_quests(state, seat) or not can_be_done(state, seat, quest):
            return
        if card.lord or card.fighter is not None:
            from undercroft.games.dungeoneer.battles import start_hunt

            start_hunt(state, seat, quest)
        elif card.stat >= 0:
            judge = JudgeQuest(tags.JUDGE_QUEST, seat, quest, player.place)
            roll_for(state, seat, judge, ROLL_THREAT)
            fire(state, ON_TEST, seat, Context(FIRST_QUEST_SOURCE + quest, seat, seat))
        elif card.condition == DICE_QUEST:
            state.dice = []
            state.push(QuestDie(tags.QUEST_DIE, seat, quest))
            state.push(Window(tags.WINDOW, W3, 0, seat, Context(-1, seat, x=3)))
        elif card.condition == SACRIFICE_QUEST:
            state.push(Sacrifice(tags.SACRIFICE, seat, quest, card.sacrifice_number))
        elif card.condition in (REACH_QUEST, SEARCH_QUEST):
            complete(state, seat, quest)


class JudgeQuest(TableStep):
    """DL-79, DLQ-153: the threat is overcome, or the penalty hits every hero in the location."""

    def run(self, state: DungeoneerState) -> None:
        seat, quest = self.a, self.b
        card = state.tables.quests[quest]
        if not state.players[seat].alive or state.players[seat].place != self.c:
            return
        total = state.die + tested_value(state, seat, card.stat) + bonus(state, THREAT_ROLL, seat)
        drop_roll_marks(state, seat)
        needed = card.stat_number + difficulty(state, OF_QUESTS, seat)
        if state.log is not None:
            state.tell("tested", seat, "DL-69", {"total": total, "needed": needed})
        if total >= needed:
            complete(state, seat, quest)
            return
        fail_quest(state, seat, quest, self.c)


def fail_quest(state: DungeoneerState, seat: int, quest: int, place: int) -> None:
    """DLQ-153: the printed penalty, without rolls of the others."""
    card = state.tables.quests[quest]
    if state.log is not None:
        state.tell("quest_failed", seat, "DL-79", {"quest": state.quest_name(quest)})
    if card.penalty < 0:
        return
    heroes = state.heroes_at(place)
    seats = state.tables.seats
    for away in range(seats - 1, -1, -1):
        other = (seat + away) % seats
        if heroes >> other & 1 != 0:
            run_program(state, card.penalty, Context(FIRST_QUEST_SOURCE + quest, seat, other, place=place))


class QuestDie(TableStep):
    """DL-80: die by die; the results that are kept decide."""

    def run(self, state: DungeoneerState) -> None:
        seat, quest = self.a, self.b
        card = state.tables.quests[quest]
        if self.c == 1:
            state.dice.append(state.die)
        if len(state.dice) < card.dice:
            state.push(QuestDie(tags.QUEST_DIE, seat, quest, 1))
            state.push(Window(tags.WINDOW, W4, 0, seat, Context(-1, seat, x=3)))
            state.push(RollDie(tags.ROLL_DIE, seat))
            return
        dice = state.dice
        state.dice = []
        won = False
        if card.dice_rule == 0:
            won = sum(dice) >= card.dice_number
        elif card.dice_rule == 1:
            won = min(dice) >= card.dice_number
        else:
            won = any(dice.count(face) >= 2 for face in dice)
        if won:
            complete(state, seat, quest)
        else:
            fail_quest(state, seat, quest, state.players[seat].place)


class Sacrifice(Question):
    """DL-74, DLQ-154: seat ``a`` gives up for quest ``b``; ``c`` is how much is still owed."""

    def asked(self, state: DungeoneerState) -> int:
        seat = self.a
        card = state.tables.quests[self.b]
        player = state.players[seat]
        if not player.alive:
            return -1
        if card.sacrifice in (OF_HEALTH, OF_GLORY) or self.c == 0:
            state.agenda.pop()
            if card.sacrifice == OF_HEALTH:
                player.health -= card.sacrifice_number
            elif card.sacrifice == OF_GLORY:
                player.glory -= card.sacrifice_number
            complete(state, seat, self.b)
            return -1
        return seat if _sacrificeable(state, seat, card.sacrifice) else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for card in _sacrificeable(state, seat, state.tables.quests[self.b].sacrifice):
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        card = code - CARD
        state.agenda[-1] = Sacrifice(tags.SACRIFICE, self.a, self.b, self.c - 1)
        if card in state.players[seat].hand:
            from_hand(state, card, seat)
        if state.log is not None:
            state.tell("sacrificed", seat, "DL-74", {"card": state.card_name(card)})
        to_discard(state, card)
        state.answered()


# --- Searches --------------------------------------------------------------------------------------------------------


def search(state: DungeoneerState, seat: int, quest: int) -> None:
    """DL-76, DLQ-151: one action point and a die; not an attempt."""
    spend_ap(state, seat, 1)
    if state.log is not None:
        state.tell("searches", seat, "DL-76", {"quest": state.quest_name(quest)})
    roll_for(state, seat, JudgeSearch(tags.JUDGE_SEARCH, seat, quest, state.players[seat].place), 3)


class JudgeSearch(TableStep):
    """The die, the distance to the nearest entrance and what cards add reach the number, or not."""

    def run(self, state: DungeoneerState) -> None:
        seat, quest, place = self.a, self.b, self.c
        card = state.tables.quests[quest]
        player = state.players[seat]
        if player.place != place or quest not in open_quests(state, seat):
            return
        total = state.die + distance(state, place) + bonus(state, SEARCH_ROLL, seat)
        drop_roll_marks(state, seat)
        if state.log is not None:
            state.tell("searched", seat, "DL-76", {"total": total, "needed": card.search})
        if total < card.search:
            return
        player.found.extend([quest, place])
        if card.stat < 0 and card.fighter is None and card.condition == SEARCH_QUEST:
            complete(state, seat, quest)


# --- Escorts ---------------------------------------------------------------------------------------------------------


def take_up(state: DungeoneerState, seat: int, quest: int) -> None:
    """DL-77: the token goes on the hero; a common escort becomes personal and is replaced at once."""
    player = state.players[seat]
    player.escorts.append(quest)
    if quest in state.common:
        state.common.remove(quest)
        player.quests.append(quest)
        refresh(state)
        state.push(ReplaceCommon(tags.REPLACE_COMMON, state.stage))
    if state.log is not None:
        state.tell("escort_taken", seat, "DL-77", {"quest": state.quest_name(quest)})


def hand_over(state: DungeoneerState, seat: int, quest: int) -> None:
    """DLQ-152: handing over completes the quest."""
    complete(state, seat, quest)


def drop_token(state: DungeoneerState, seat: int, quest: int) -> None:
    """DL-78, DLQ-152: the token lies in the location; the card is nobody's and is not replaced."""
    player = state.players[seat]
    player.escorts.remove(quest)
    if quest in player.quests:
        player.quests.remove(quest)
    state.loose.extend([quest, player.place])
    refresh(state)
    if state.log is not None:
        state.tell("escort_dropped", seat, "DL-78", {"quest": state.quest_name(quest)})


def escort_mark(quest: int) -> int:
    """DLQ-185: a hero picks a token up once a player turn; without an end it could be dropped and picked up for ever."""
    return -2000 - quest


def pick_up(state: DungeoneerState, seat: int, quest: int) -> None:
    """DL-78: any hero may go on with a dropped escort."""
    for number in range(0, len(state.loose), 2):
        if state.loose[number] == quest:
            del state.loose[number : number + 2]
            break
    player = state.players[seat]
    player.used.append(escort_mark(quest))
    for other in state.players:
        if quest in other.quests:
            other.quests.remove(quest)
    player.quests.append(quest)
    player.escorts.append(quest)
    refresh(state)
    if state.log is not None:
        state.tell("escort_picked_up", seat, "DL-78", {"quest": state.quest_name(quest)})


def steal_token(state: DungeoneerState, seat: int, victim: int, quest: int) -> None:
    """DL-57, DLQ-72: the quest moves to the thief and becomes personal to them."""
    loser = state.players[victim]
    loser.escorts.remove(quest)
    if quest in loser.quests:
        loser.quests.remove(quest)
    player = state.players[seat]
    player.quests.append(quest)
    player.escorts.append(quest)
    refresh(state)
    if state.log is not None:
        state.tell("escort_stolen", seat, "DL-57", {"quest": state.quest_name(quest), "target": victim + 1})


# --- Success ---------------------------------------------------------------------------------------------------------


def complete(state: DungeoneerState, seat: int, quest: int) -> None:
    """DLQ-155: flip, count, win test, reward, level, replacement, phase V."""
    card = state.tables.quests[quest]
    player = state.players[seat]
    was_common = quest in state.common
    if was_common:
        state.common.remove(quest)
    if quest in player.quests:
        player.quests.remove(quest)
    if quest in player.escorts:
        player.escorts.remove(quest)
    player.done.append(quest)
    if card.category == ARTIFACT_CATEGORY:
        player.artifacts.append(quest)
    else:
        shed(state, FIRST_QUEST_SOURCE + quest)
    player.points += state.tables.stages[card.stage] + 1
    refresh(state)
    if state.log is not None:
        state.tell("quest_done", seat, "DL-48", {"quest": state.quest_name(quest), "done": len(player.done)})
    from undercroft.games.dungeoneer.ending import finish

    if not state.tables.mixed and not state.tables.solo and len(player.done) >= QUESTS_TO_WIN:
        finish(state, BY_QUESTS, seat)
        return
    state.push(AfterSuccess(tags.AFTER_SUCCESS, seat))
    if was_common and not card.lord:
        state.push(ReplaceCommon(tags.REPLACE_COMMON, state.stage))
    state.push(LevelUp(tags.LEVEL_UP, seat, card.stage))
    fire(state, ON_QUEST, seat, Context(FIRST_QUEST_SOURCE + quest, seat, seat))
    run_program(state, card.reward, Context(FIRST_QUEST_SOURCE + quest, seat, seat))


class AfterSuccess(TableStep):
    """DL-49: a success ends the feats phase at once; a solo hero may have won (DL-170)."""

    def run(self, state: DungeoneerState) -> None:
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import check_return

            check_return(state, self.a)
            if state.finished:
                return
        from undercroft.games.dungeoneer.ending import check_quests_left, end_feats

        if check_quests_left(state):
            return
        if self.a == state.active:
            # DLQ-64: one quest a turn, also when it was done before the feats phase (DLQ-82).
            state.success = 1
            if state.phase == FEATS_PHASE:
                for entry in state.earned:
                    gain_points(state, entry // 16, entry % 16, 0, "DL-67")
                state.earned = []
                end_feats(state)
        # An influence may have ended with its quest.
        check_limits(state)


class LevelUp(TableStep):
    """DL-10, DL-153, DLQ-89, DLQ-162: seat ``a`` rises a level for a quest of stage ``b``."""

    def run(self, state: DungeoneerState) -> None:
        if self.b == state.stage:
            change_level(state, self.a, 1)


def top_level(state: DungeoneerState) -> int:
    """DLQ-162: the highest level of the stage whose quests are in play."""
    return TOP_LEVELS[state.tables.stages[state.stage]]


def change_level(state: DungeoneerState, seat: int, change: int) -> None:
    """DL-97, DLQ-75, DLQ-162: up to the stage's top, never below 1; a class is chosen where 4 or 7 is first reached."""
    player = state.players[seat]
    before = player.level
    player.level = max(1, min(top_level(state), player.level + change))
    if player.level == before:
        return
    refresh(state)
    if state.log is not None:
        state.tell("level", seat, "DL-10", {"level": player.level})
    check_surplus(state, seat)
    if player.level > player.reached:
        player.reached = player.level
        state.push(CheckStage(tags.CHECK_STAGE, seat))
        if state.tables.mixed:
            for stage in (1, 2):
                if player.level == FIRST_LEVELS[stage] and stage in state.tables.stages[1:]:
                    state.push(ChooseClass(tags.CHOOSE_CLASS, seat, stage))


def free_classes(state: DungeoneerState, stage: int) -> list[int]:
    """DLQ-165: the class cards of a stage that nobody has."""
    taken: list[int] = []
    for player in state.players:
        taken.extend([player.hero, player.epic, player.legendary])
    return [
        hero.number
        for hero in state.tables.heroes
        if hero.stage >= 0 and state.tables.stages[hero.stage] == stage and hero.number not in taken
    ]


class ChooseClass(Question):
    """DL-145, DL-149, DLQ-165: seat ``a`` chooses a class card of stage ``b`` on the spot."""

    def asked(self, state: DungeoneerState) -> int:
        return self.a if state.players[self.a].alive and free_classes(state, self.b) else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for hero in free_classes(state, self.b):
            buffer.append(HERO + hero)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        take_class(state, seat, self.b, code - HERO)
        state.answered()


def take_class(state: DungeoneerState, seat: int, stage: int, hero: int) -> None:
    """DL-147, DL-148: new limits and maximum; health rises by the difference."""
    player = state.players[seat]
    before = most_health(state, seat)
    if stage == 1:
        player.epic = hero
    else:
        player.legendary = hero
    player.health += max(0, most_health(state, seat) - before)
    refresh(state)
    if state.log is not None:
        state.tell("class_taken", seat, "DL-145", {"hero": Name("hero", state.tables.heroes[hero].id)})
    check_surplus(state, seat)


class CheckStage(TableStep):
    """DL-144, DL-155, DLQ-163: the top level ends a mixed game; the last to reach a level changes the stage."""

    def run(self, state: DungeoneerState) -> None:
        tables = state.tables
        if not tables.mixed:
            return
        from undercroft.games.dungeoneer.ending import best_by_rank, finish

        top = TOP_LEVELS[tables.stages[-1]]
        for player in state.players:
            if player.alive and player.level >= top:
                finish(state, BY_LEVEL, best_by_rank(state, BY_LEVEL))
                return
        if state.stage + 1 >= len(tables.stages) or any(step.tag == tags.RESURRECT for step in state.agenda):
            # Whoever waits for a new hero is tested when it comes.
            return
        level = FIRST_LEVELS[tables.stages[state.stage + 1]]
        if all(player.reached >= level for player in state.players if player.alive):
            change_stage(state)


def change_stage(state: DungeoneerState) -> None:
    """DLQ-163: new decks, new locations under the old ones, new quests for all, the event of the set."""
    from undercroft.games.dungeoneer.setup import bring_in_stage

    state.stage += 1
    for quest in [each for each in state.common if not state.tables.quests[each].lord]:
        state.common.remove(quest)
        state.lost_quests.append(quest)
        shed(state, FIRST_QUEST_SOURCE + quest)
    state.lost_quests.extend(state.quest_pile.pool)
    state.quest_pile.pool = []
    for pile in range(2):
        state.gone.extend(state.discards[pile])
        state.box.extend(state.piles[pile].pool)
        state.box.extend(state.piles[pile].top)
        state.discards[pile] = []
        state.piles[pile].pool = []
        state.piles[pile].top = []
        state.piles[pile].seen = []
    state.gone.sort()
    state.box.sort()
    if state.log is not None:
        state.tell_table("stage_changed", "DL-144", {"stage": state.tables.stages[state.stage]})
    bring_in_stage(state)
    refresh(state)


class ReplaceCommon(TableStep):
    """DL-50, DLQ-157, DLQ-164: a new common quest is revealed; an empty deck may change the stage instead.

    ``a`` is the stage whose quest is to be replaced: a change of stage brings its own common quests (DLQ-163).
    """

    def run(self, state: DungeoneerState) -> None:
        if self.a != state.stage:
            return
        if state.quest_pile.size() > 0:
            state.push(DealQuest(tags.DEAL_QUEST, -1))
        elif state.stage + 1 < len(state.tables.stages):
            raise_laggards(state)


def raise_laggards(state: DungeoneerState) -> None:
    """DLQ-164: everybody is lifted to the next stage's first level, without victory points."""
    level = FIRST_LEVELS[state.tables.stages[state.stage + 1]]
    state.push(CheckStage(tags.CHECK_STAGE, state.active))
    for seat in reversed(state.living_from(state.active)):
        player = state.players[seat]
        if player.reached < level:
            player.level = level
            player.reached = level
            state.push(ChooseClass(tags.CHOOSE_CLASS, player.seat, state.tables.stages[state.stage + 1]))
            if state.log is not None:
                state.tell("level", player.seat, "DLQ-164", {"level": level})
    refresh(state)


class DealQuest(ChanceStep):
    """A quest from the deck: personal to seat ``a``, or common (-1)."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_QUEST + quest, 1) for quest in state.quest_pile.pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = state.quest_pile.pool
        return DRAW_QUEST + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        quest = code - DRAW_QUEST
        state.quest_pile.pool.remove(quest)
        if self.a >= 0:
            state.players[self.a].quests.append(quest)
        else:
            state.common.append(quest)
        refresh(state)
        check_limits(state)
        if state.log is not None:
            name = state.quest_name(quest)
            if self.a >= 0:
                state.tell("quest_dealt", self.a, "DL-20", {"quest": name}, chance=True)
            else:
                state.tell_table("quest_revealed", "DL-20", {"quest": name}, chance=True)


class DealIfAny(TableStep):
    """One quest for seat ``a`` (-1: common) while the deck lasts (DLQ-157)."""

    def run(self, state: DungeoneerState) -> None:
        if state.quest_pile.size() > 0:
            state.push(DealQuest(tags.DEAL_QUEST, self.a))


def deal_stage_quests(state: DungeoneerState, first: int) -> None:
    """DL-20, DL-154, DLQ-174: two personal quests each from this seat on, one common; or two common ones."""
    commons = 2 if state.tables.nothing_personal else 1
    for _ in range(commons):
        state.push(DealIfAny(tags.DEAL_IF_ANY, -1))
    if not state.tables.nothing_personal:
        for seat in reversed(state.living_from(first)):
            for _ in range(START_QUESTS):
                state.push(DealIfAny(tags.DEAL_IF_ANY, seat))


# --- The Arch Lich Lord ------------------------------------------------------------------------------------------------


def lord_defeated(state: DungeoneerState, seat: int) -> None:
    """DL-131, DL-137, DLQ-82, DLQ-139: the Scepter goes, the quest is done, and he may serve his slayer."""
    state.lord_status = LORD_DEFEATED
    state.scepter = -1
    lord = state.tables.lord
    state.hurt[lord] = 0
    if state.log is not None:
        state.tell("lord_defeated", seat, "DL-131", {"card": state.card_name(lord)})
    if seat < 0:
        state.gone.append(lord)
        return
    complete(state, seat, state.tables.lord_quest)
    if not state.finished:
        state.push(RoomForLord(tags.ROOM_FOR_LORD, seat))


class RoomForLord(Question):
    """DLQ-86: seat ``a`` may discard treasures to make room for him; otherwise he leaves the game."""

    def asked(self, state: DungeoneerState) -> int:
        seat = self.a
        lord = state.tables.lord
        if not state.players[seat].alive:
            return -1
        if counted(state, seat, OF_TREASURES) < limit(state, seat, OF_TREASURES):
            state.agenda.pop()
            lay_down(state, lord, seat)
            if state.log is not None:
                state.tell("minion_made", seat, "DL-131", {"card": state.card_name(lord)})
            return -1
        return seat

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(PASS)
        for card in treasures_of(state, seat):
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        if code == PASS:
            state.agenda.pop()
            state.gone.append(state.tables.lord)
        else:
            to_discard(state, code - CARD)
        state.answered()


def enthrone(state: DungeoneerState) -> None:
    """DL-132: as soon as the Throne of Despair is placed he is there."""
    if state.lord_status == LORD_READY:
        state.lord_status = LORD_ENTHRONED
        if state.log is not None:
            state.tell_table("lord_enthroned", "DL-132", {"place": state.place_name(state.tables.throne)})
