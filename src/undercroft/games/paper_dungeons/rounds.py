"""What happens at the table: set-up, rounds, bosses, chapters, as steps of the game's agenda."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons.codes import (
    BOSS,
    DUNGEON,
    GEMS,
    GOAL_PAIR,
    MISSIONS,
    ROLL,
    TALENT_PAIR,
    TALENTS,
)
from undercroft.games.paper_dungeons.conditions import mission_met, mission_worth
from undercroft.games.paper_dungeons.scoring import boss_row, fame, power, row_fame
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import (
    KEEP_BLOCK,
    REWARD_BLOCK,
    ROUND_BLOCK,
    TALENT_BLOCK,
    WOUND_BLOCK,
    PaperDungeonsState,
)
from undercroft.games.paper_dungeons.steps import take_wounds
from undercroft.games.paper_dungeons.tables import (
    ALL_CARDS,
    BERSERKER,
    OUTSIDE,
    PAIR_NUMBER,
    PAIRS,
    ROLLS,
    TREASURES,
    TRIO_NUMBER,
    TRIOS,
)
from undercroft.kernel.agenda import ChanceStep, TableStep
from undercroft.kernel.bits import bit, nth_one, ones
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Name
from undercroft.kernel.streams import DEALS, DICE, SETUP

LAST_ROUND: Final = 8
STAGE_ENDS: Final = (3, 6, 8)
STAGE_STARTS: Final = (1, 4, 7)

TABLE_STEPS: list[TableStep[PaperDungeonsState]] = []
"""Every step of the table by its tag."""


def _new_tag() -> int:
    return len(TABLE_STEPS)


def _listed(step: TableStep[PaperDungeonsState]) -> TableStep[PaperDungeonsState]:
    TABLE_STEPS.append(step)
    return step


# --- Set-up ------------------------------------------------------------------------------------------------------


class StartChapter(TableStep[PaperDungeonsState]):
    """PD-1.1, PD-13.2: new sheets, then everything from the dungeon card to the last boss."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        tables = state.tables
        state.round = 0
        state.roll = -1
        state.pool = 0
        state.skulls = 0
        state.dungeon = -1
        state.boss1 = state.boss2 = state.boss3 = -1
        state.missions = 0
        state.winner = -1
        state.talent_deck = ALL_CARDS
        state.goal_deck = ALL_CARDS
        agenda = state.agenda
        agenda.append(SCORE)
        for number in range(LAST_ROUND, 0, -1):
            agenda.append(ROUNDS[number])
        agenda.append(APPLY_TALENTS)
        agenda.append(SHOW_CARDS)
        agenda.append(KEEP_CARDS)
        for seat in range(tables.seats - 1, -1, -1):
            agenda.append(DEAL_GOALS[seat])
            agenda.append(DEAL_TALENTS[seat])
        if tables.missions:
            agenda.append(DRAW_MISSIONS)
        if tables.random_bosses:
            for stage in (2, 1, 0):
                agenda.append(DRAW_BOSS[stage])
        agenda.append(TAKE_DUNGEON)
        # A new sheet needs a dungeon; the first one stands in until the card lies on the table.
        state.sheets = [Sheet(tables, tables.dungeons[0], seat) for seat in range(tables.seats)]
        for sheet in state.sheets:
            sheet.log = state.log
            if sheet.log is not None:
                sheet.tell_cards("sheet_taken", "PD-1.8", {})


class TakeDungeon(TableStep[PaperDungeonsState]):
    """PD-1.3, PD-13.2: the chapter's dungeon, the one chosen at the start, or one drawn."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        tables = state.tables
        if tables.campaign:
            letter = tables.campaign[state.chapter]
            for number, dungeon in enumerate(tables.content.dungeons):
                if dungeon.letter == letter:
                    lay_dungeon(state, number, chance=False)
        elif tables.dungeon_choice >= 0:
            lay_dungeon(state, tables.dungeon_choice, chance=False)
        else:
            state.agenda.append(DRAW_DUNGEON)


def lay_dungeon(state: PaperDungeonsState, number: i64, chance: bool) -> None:
    """Lay a dungeon card on the table: its walls, boss rooms and bosses."""
    tables = state.tables
    dungeon = tables.dungeons[number]
    state.dungeon = number
    for sheet in state.sheets:
        sheet.dungeon = dungeon
    if not tables.random_bosses:
        state.boss1 = dungeon.bosses[0]
        state.boss2 = dungeon.bosses[1]
        state.boss3 = dungeon.bosses[2]
    if state.log is not None:
        letter = tables.content.dungeons[number].letter
        state.tell("dungeon_laid", "PD-1.3", {"dungeon": Name("dungeon", letter)}, chance)


class DrawDungeon(ChanceStep[PaperDungeonsState]):
    """PD-1.3: one of the dungeon cards is drawn."""

    __slots__ = ()

    def sample(self, state: PaperDungeonsState) -> i64:
        return DUNGEON + state.streams.below(SETUP, len(state.tables.dungeons))

    def outcomes(self, state: PaperDungeonsState) -> list[tuple[int, int]]:
        return [(DUNGEON + number, 1) for number in range(len(state.tables.dungeons))]

    def allows(self, state: PaperDungeonsState, code: i64) -> bool:
        return DUNGEON <= code < DUNGEON + len(state.tables.dungeons)

    def settle(self, state: PaperDungeonsState, code: i64) -> None:
        lay_dungeon(state, code - DUNGEON, chance=True)


class DrawBoss(ChanceStep[PaperDungeonsState]):
    """PD-1.4: a random boss of one stage; the rooms stay those of the dungeon card."""

    __slots__ = ("stage",)

    stage: i64

    def __init__(self, stage: i64) -> None:
        super().__init__(_new_tag())
        self.stage = stage

    def sample(self, state: PaperDungeonsState) -> i64:
        bosses = state.tables.bosses_of_stage[self.stage]
        return BOSS + bosses[state.streams.below(SETUP, len(bosses))]

    def outcomes(self, state: PaperDungeonsState) -> list[tuple[int, int]]:
        return [(BOSS + boss, 1) for boss in state.tables.bosses_of_stage[self.stage]]

    def allows(self, state: PaperDungeonsState, code: i64) -> bool:
        return code - BOSS in state.tables.bosses_of_stage[self.stage]

    def settle(self, state: PaperDungeonsState, code: i64) -> None:
        boss = code - BOSS
        if self.stage == 0:
            state.boss1 = boss
        elif self.stage == 1:
            state.boss2 = boss
        else:
            state.boss3 = boss
        if state.log is not None:
            name = Name("boss", state.tables.content.bosses[boss].id)
            state.tell("boss_drawn", "PD-1.4", {"stage": self.stage + 1, "boss": name}, chance=True)


class DrawMissions(ChanceStep[PaperDungeonsState]):
    """PD-1.5: three of 16 mission cards lie open."""

    __slots__ = ()

    def sample(self, state: PaperDungeonsState) -> i64:
        trio: i64 = 0
        for left in range(16, 13, -1):
            trio |= bit(nth_one(ALL_CARDS & ~trio, state.streams.below(SETUP, left)))
        return MISSIONS + TRIO_NUMBER[trio]

    def outcomes(self, state: PaperDungeonsState) -> list[tuple[int, int]]:
        return [(MISSIONS + number, 1) for number in range(len(TRIOS))]

    def allows(self, state: PaperDungeonsState, code: i64) -> bool:
        return MISSIONS <= code < MISSIONS + len(TRIOS)

    def settle(self, state: PaperDungeonsState, code: i64) -> None:
        state.missions = TRIOS[code - MISSIONS]
        if state.log is not None:
            cards = state.tables.content.missions
            names = [cards[card].id for card in range(16) if state.missions >> card & 1]
            state.tell("missions_laid", "PD-1.5", {"missions": " ".join(names)}, chance=True)


class DealCards(ChanceStep[PaperDungeonsState]):
    """PD-1.6: two of 16 talent cards, or two of 16 goal cards, to a player."""

    __slots__ = ("first", "seat", "talents")

    seat: i64
    talents: bool
    first: i64

    def __init__(self, seat: i64, talents: bool) -> None:
        super().__init__(_new_tag())
        self.seat = seat
        self.talents = talents
        self.first = TALENT_PAIR if talents else GOAL_PAIR

    def deck(self, state: PaperDungeonsState) -> i64:
        """The cards that nobody has been dealt yet."""
        return state.talent_deck if self.talents else state.goal_deck

    def sample(self, state: PaperDungeonsState) -> i64:
        return self.first + PAIR_NUMBER[draw_pair(state, self.deck(state))]

    def outcomes(self, state: PaperDungeonsState) -> list[tuple[int, int]]:
        return [(self.first + number, 1) for number in pairs_within(self.deck(state))]

    def allows(self, state: PaperDungeonsState, code: i64) -> bool:
        return pair_allowed(code - self.first, self.deck(state))

    def settle(self, state: PaperDungeonsState, code: i64) -> None:
        pair: i64 = PAIRS[code - self.first]
        sheet = state.sheets[self.seat]
        if self.talents:
            state.talent_deck &= ~pair
            sheet.talent_hand = pair
        else:
            state.goal_deck &= ~pair
            sheet.goal_hand = pair
        if sheet.log is not None:
            self._tell(sheet, sheet.log, pair)

    def _tell(self, sheet: Sheet, log: EventLog, pair: i64) -> None:
        ids = TALENTS if self.talents else tuple(goal.id for goal in sheet.tables.content.goals)
        names = " ".join(ids[card] for card in range(16) if pair >> card & 1)
        if self.talents:
            log.emit("talents_dealt", self.seat, "PD-1.6", {"talents": names}, {}, chance=True, private=True)
        else:
            log.emit("goals_dealt", self.seat, "PD-1.6", {"goals": names}, {}, chance=True, private=True)


def draw_pair(state: PaperDungeonsState, deck: i64) -> i64:
    """Two different cards of a deck, as bits."""
    left = ones(deck)
    first = bit(nth_one(deck, state.streams.below(DEALS, left)))
    rest = deck & ~first
    return first | bit(nth_one(rest, state.streams.below(DEALS, left - 1)))


def pairs_within(deck: i64) -> list[int]:
    """The numbers of all pairs that a deck still holds."""
    return [number for number, pair in enumerate(PAIRS) if pair & deck == pair]


def pair_allowed(number: i64, deck: i64) -> bool:
    """Whether a pair of this number can be dealt from a deck."""
    return 0 <= number < len(PAIRS) and PAIRS[number] & deck == PAIRS[number]


class KeepCards(TableStep[PaperDungeonsState]):
    """PD-1.9: all choose secretly which talent and goal they keep."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        state.open_block(KEEP_BLOCK, bit(state.tables.seats) - 1)


class ShowCards(TableStep[PaperDungeonsState]):
    """PD-1.6, PD-1.9: kept cards are shown at once, unless the table plays with secret cards."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        if not state.tables.secret:
            show_cards(state)


def show_cards(state: PaperDungeonsState) -> None:
    """Everybody's talent and goal lie open."""
    for sheet in state.sheets:
        sheet.could = bit(sheet.talent)
        if sheet.log is not None:
            content = state.tables.content
            talent = Name("talent", content.talents[sheet.talent].id)
            goal = Name("goal", content.goals[sheet.goal].id)
            sheet.tell_cards("cards_shown", "PD-1.9", {"talent": talent, "goal": goal})


class ApplyTalents(TableStep[PaperDungeonsState]):
    """PD-1.8: talents that work before the game are applied by all at once."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        state.open_block(TALENT_BLOCK, bit(state.tables.seats) - 1)


# --- A round -----------------------------------------------------------------------------------------------------


class PlayRound(TableStep[PaperDungeonsState]):
    """PD-2.2, PD-2.3: roll, skulls, three dice, gems, missions; then the boss and vanishing gems if the stage ends."""

    __slots__ = ("number",)

    number: i64

    def __init__(self, number: i64) -> None:
        super().__init__(_new_tag())
        self.number = number

    def run(self, state: PaperDungeonsState) -> None:
        state.round = self.number
        state.winner = -1
        if self.number in STAGE_STARTS and state.tables.visits_by_stage:
            for sheet in state.sheets:
                # PD-8.2: only this stage's visits count, but standing in the room since before is one.
                sheet.visited = 0 if sheet.room == OUTSIDE else sheet.dungeon.boss_of_room[sheet.room]
                if sheet.log is not None:
                    sheet.tell("visits_counted", "PD-8.2", {})
        agenda = state.agenda
        if self.number in STAGE_ENDS:
            agenda.append(VANISH_GEMS)
            agenda.append(GIVE_REWARD)
            agenda.append(FIGHT_BOSS)
        agenda.append(CLAIM_MISSIONS)
        agenda.append(ANNOUNCE_GEMS)
        agenda.append(USE_DICE)
        agenda.append(ROLL_DICE)
        if state.log is not None:
            state.tell("round_started", "PD-2.1", {"round": self.number, "stage": state.stage()})


class RollDice(ChanceStep[PaperDungeonsState]):
    """PD-3.1: all six dice are rolled, again while three skulls or three clovers lie."""

    __slots__ = ()

    def sample(self, state: PaperDungeonsState) -> i64:
        while True:
            roll = state.streams.below(DICE, 46656)
            code = ROLLS.of_three[roll // 216] * 56 + ROLLS.of_three[roll % 216]
            if ROLLS.allowed[code]:
                return ROLL + code

    def outcomes(self, state: PaperDungeonsState) -> list[tuple[int, int]]:
        return [(ROLL + code, weight) for code, weight in enumerate(ROLLS.weights) if ROLLS.allowed[code]]

    def allows(self, state: PaperDungeonsState, code: i64) -> bool:
        return ROLL <= code < ROLL + len(ROLLS.allowed) and ROLLS.allowed[code - ROLL]

    def settle(self, state: PaperDungeonsState, code: i64) -> None:
        state.roll = code - ROLL
        state.pool = ROLLS.pools[state.roll]
        state.skulls = ROLLS.skulls[state.roll]
        for sheet in state.sheets:
            sheet.pool = state.pool
            sheet.used = 0
            sheet.wizard_used = 0
            sheet.psionic_used = 0
            sheet.gems_round = 0
        if state.log is not None:
            faces = " ".join(str(face) if face else "skull" for face in ROLLS.faces[state.roll])
            state.tell("rolled", "PD-3.1", {"roll": faces, "skulls": state.skulls}, chance=True)
        if not state.tables.ask_potions:
            for sheet in state.sheets:
                take_wounds(sheet, state.skull_wounds(sheet))


class UseDice(TableStep[PaperDungeonsState]):
    """PD-3.3: everyone uses three dice at the same time."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        state.open_block(ROUND_BLOCK, bit(state.tables.seats) - 1)


class AnnounceGems(TableStep[PaperDungeonsState]):
    """PD-7.9: everybody names the gems taken this round; rivals who did not take them cross them out."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        announced: i64 = 0
        for sheet in state.sheets:
            announced |= sheet.gems_round
        if announced != 0:
            cross_out(state, announced, "PD-7.9")


def cross_out(state: PaperDungeonsState, gems: i64, rule: str) -> None:
    """Everybody who has not taken these gems crosses them out."""
    for sheet in state.sheets:
        crossed = gems & ~sheet.gems_taken & ~sheet.gems_gone
        if crossed != 0:
            sheet.gems_gone |= crossed
            if sheet.log is not None:
                sheet.tell("gems_crossed_out", rule, {"gems": gem_letters(crossed)})


def gem_letters(gems: i64) -> str:
    """The letters of a set of gems."""
    return " ".join(letter for number, letter in enumerate(GEMS) if gems >> number & 1)


class ClaimMissions(TableStep[PaperDungeonsState]):
    """PD-9.1, PD-9.2: all who meet an open mission now score it; then the card is gone."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        if state.missions == 0:
            return
        tables = state.tables
        worth = mission_worth(tables, state.round)
        open_before = state.missions
        for mission in range(i64(16)):
            if open_before >> mission & 1 == 0:
                continue
            for sheet in state.sheets:
                if mission_met(sheet, mission):
                    state.missions &= ~bit(mission)
                    sheet.missions |= bit(mission)
                    sheet.mission_fame += worth
                    if sheet.log is not None:
                        name = Name("mission", tables.content.missions[mission].id)
                        sheet.tell("mission_claimed", "PD-9.1", {"mission": name, "fame": worth})
        if state.missions != open_before and state.log is not None:
            state.tell("missions_left", "PD-9.1", {"missions": ones(state.missions)})


class FightBoss(TableStep[PaperDungeonsState]):
    """PD-8.5: all powers first; then each who fights notes fame and takes wounds; then the reward."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        boss = state.boss()
        best: i64 = -1
        for sheet in state.sheets:
            strength = note_fame(state, sheet, boss)
            if strength > best:
                best = strength
                state.winner = sheet.seat
            elif strength == best:
                state.winner = -1
        if best < 0 or state.tables.seats == 1:
            state.winner = -1
        if state.tables.ask_potions:
            state.open_block(WOUND_BLOCK, bit(state.tables.seats) - 1)
        else:
            for sheet in state.sheets:
                take_wounds(sheet, state.boss_wounds(sheet))


def note_fame(state: PaperDungeonsState, sheet: Sheet, boss: i64) -> i64:
    """PD-8.3, PD-8.4: write a party's fame into its boss box; its power, or -1 if it flees."""
    tables = state.tables
    strength: i64 = -1
    row: i64 = -1
    if state.meets_boss(sheet):
        strength = power(sheet, boss)
        row = boss_row(sheet, boss, strength)
        if tables.secret:
            sheet.show(BERSERKER)
    won = row_fame(sheet, boss, row)
    stage = state.stage()
    if stage == 1:
        sheet.boss1 = won
    elif stage == 2:
        sheet.boss2 = won
    else:
        sheet.boss3 = won
    if sheet.log is not None:
        kind = "boss_fought" if row >= 0 else "boss_too_strong" if strength >= 0 else "boss_not_met"
        name = Name("boss", tables.content.bosses[boss].id)
        sheet.tell(kind, "PD-8.4", {"boss": name, "power": strength, "fame": won})
    return strength if row >= 0 else -1


class GiveReward(TableStep[PaperDungeonsState]):
    """PD-8.5: the strictly strongest of those who fought gets the boss's reward."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        if state.winner < 0:
            return
        if state.log is not None:
            reward = TREASURES[state.tables.boss_reward[state.boss()]]
            state.tell("reward_won", "PD-8.5", {"seat": state.winner + 1, "reward": reward})
        state.open_block(REWARD_BLOCK, bit(state.winner))


class VanishGems(TableStep[PaperDungeonsState]):
    """PD-13.1: after bosses 1 and 2 two gems are crossed out for everyone who has not taken them."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        gems: i64 = state.tables.boss_gems[state.boss()]
        if not state.tables.vanishing or state.round == LAST_ROUND or gems == 0:
            return
        if state.log is not None:
            state.tell("gems_vanish", "PD-13.1", {"gems": gem_letters(gems)})
        cross_out(state, gems, "PD-13.1")


class ScoreChapter(TableStep[PaperDungeonsState]):
    """PD-12.1, PD-13.2: count fame; go on with the next chapter of a campaign."""

    __slots__ = ()

    def run(self, state: PaperDungeonsState) -> None:
        if state.tables.secret:
            show_cards(state)
        state.fames = [*state.fames, *(fame(sheet) for sheet in state.sheets)]
        if state.log is not None:
            state.tell("chapter_scored", "PD-12.1", {"chapter": state.chapter + 1})
        if state.chapter + 1 < len(state.tables.campaign):
            state.chapter += 1
            state.agenda.append(START_CHAPTER)


START_CHAPTER: Final = _listed(StartChapter(_new_tag()))
TAKE_DUNGEON: Final = _listed(TakeDungeon(_new_tag()))
DRAW_DUNGEON: Final = _listed(DrawDungeon(_new_tag()))
DRAW_MISSIONS: Final = _listed(DrawMissions(_new_tag()))
KEEP_CARDS: Final = _listed(KeepCards(_new_tag()))
SHOW_CARDS: Final = _listed(ShowCards(_new_tag()))
APPLY_TALENTS: Final = _listed(ApplyTalents(_new_tag()))
ROLL_DICE: Final = _listed(RollDice(_new_tag()))
USE_DICE: Final = _listed(UseDice(_new_tag()))
ANNOUNCE_GEMS: Final = _listed(AnnounceGems(_new_tag()))
CLAIM_MISSIONS: Final = _listed(ClaimMissions(_new_tag()))
FIGHT_BOSS: Final = _listed(FightBoss(_new_tag()))
GIVE_REWARD: Final = _listed(GiveReward(_new_tag()))
VANISH_GEMS: Final = _listed(VanishGems(_new_tag()))
SCORE: Final = _listed(ScoreChapter(_new_tag()))
DRAW_BOSS: Final[list[TableStep[PaperDungeonsState]]] = [_listed(DrawBoss(stage)) for stage in range(3)]
DEAL_TALENTS: Final[list[TableStep[PaperDungeonsState]]] = [
    _listed(DealCards(seat, talents=True)) for seat in range(8)
]
DEAL_GOALS: Final[list[TableStep[PaperDungeonsState]]] = [
    _listed(DealCards(seat, talents=False)) for seat in range(8)
]
ROUNDS: Final[list[TableStep[PaperDungeonsState]]] = [
    _listed(PlayRound(number)) for number in range(LAST_ROUND + 1)
]
