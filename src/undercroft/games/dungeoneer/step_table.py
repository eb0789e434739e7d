"""Every step of the game by its tag: encoded views name steps by their facts, and guesses make them anew."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battles import (
    AttackRolls,
    AttackStage,
    ChallengeStage,
    Compare,
    CounterRolls,
    DiscardTrap,
    EndBattle,
    JudgeTrap,
    KeepRoll,
    LairStage,
    LairSurplus,
    MonsterForm,
    ResolveTarget,
    RewardStage,
    SpringTrap,
    StrikeChoice,
    TrapFor,
    TrapOn,
)
from undercroft.games.dungeoneer.context import FIELDS as CONTEXT_FIELDS
from undercroft.games.dungeoneer.context import Context
from undercroft.games.dungeoneer.ending import (
    Resurrect,
)
from undercroft.games.dungeoneer.moves import (
    Ambush,
    Enter,
    JudgeExit,
    JudgeHazard,
    JudgeRise,
    LeaveWounded,
    LocationEffect,
    LordWakes,
)
from undercroft.games.dungeoneer.ops import (
    JudgeTest,
)
from undercroft.games.dungeoneer.peeking import (
    PeekCard,
    PeekRandom,
)
from undercroft.games.dungeoneer.quests import (
    AfterSuccess,
    Attempt,
    CheckStage,
    ChooseClass,
    DealIfAny,
    DealQuest,
    JudgeQuest,
    JudgeSearch,
    LevelUp,
    QuestDie,
    ReplaceCommon,
    RoomForLord,
    Sacrifice,
)
from undercroft.games.dungeoneer.setup import (
    Centre,
    ChooseHero,
    DealHand,
    DealHero,
    DrawFirst,
    FirstTurn,
    LayTunnel,
    PlaceShares,
    SetUp,
    ShareOut,
    TakePlaces,
    TunnelHalf,
)
from undercroft.games.dungeoneer.solo import (
    LairTie,
    SoloAim,
    SoloCurse,
    SoloDraw,
    SoloEncounters,
    SoloGlory,
    SoloRoll,
)
from undercroft.games.dungeoneer.state import TableStep
from undercroft.games.dungeoneer.steps import (
    ActOn,
    ApplyHarm,
    AskOp,
    ChanceOp,
    DrawCard,
    DrawRandom,
    RollDie,
    RunProgram,
    RunWithDie,
    Surplus,
    Trigger,
)
from undercroft.games.dungeoneer.turns import (
    BeginTurn,
    ChooseDeck,
    DiscardOne,
    DrawLocation,
    DrawUp,
    EndFeats,
    ExploreFor,
    Feats,
    GainAp,
    JudgeScepter,
    LocationPhase,
    NextTurn,
    PlaceLocation,
    RandomLocation,
    ResetMarks,
    SaveAp,
    ScepterRoll,
    StayIncome,
    Upkeep,
    Villainy,
)
from undercroft.games.dungeoneer.windows import (
    Window,
)

STEPS: Final[dict[int, type[TableStep]]] = {
    tags.RUN_PROGRAM: RunProgram,
    tags.ACT_ON: ActOn,
    tags.RUN_WITH_DIE: RunWithDie,
    tags.ROLL_DIE: RollDie,
    tags.ASK_OP: AskOp,
    tags.CHANCE_OP: ChanceOp,
    tags.WINDOW: Window,
    tags.APPLY_HARM: ApplyHarm,
    tags.DRAW_CARD: DrawCard,
    tags.DRAW_RANDOM: DrawRandom,
    tags.JUDGE_TEST: JudgeTest,
    tags.TRIGGER: Trigger,
    tags.SURPLUS: Surplus,
    tags.RESOLVE_TARGET: ResolveTarget,
    tags.SPRING_TRAP: SpringTrap,
    tags.TRAP_ON: TrapOn,
    tags.JUDGE_TRAP: JudgeTrap,
    tags.TRAP_FOR: TrapFor,
    tags.ATTACK_STAGE: AttackStage,
    tags.ATTACK_ROLLS: AttackRolls,
    tags.KEEP_ROLL: KeepRoll,
    tags.COUNTER_ROLLS: CounterRolls,
    tags.COMPARE: Compare,
    tags.STRIKE_CHOICE: StrikeChoice,
    tags.CHALLENGE_STAGE: ChallengeStage,
    tags.LAIR_STAGE: LairStage,
    tags.REWARD_STAGE: RewardStage,
    tags.END_BATTLE: EndBattle,
    tags.MONSTER_FORM: MonsterForm,
    tags.LAIR_SURPLUS: LairSurplus,
    tags.DISCARD_TRAP: DiscardTrap,
    tags.TRY_EXIT: LeaveWounded,
    tags.JUDGE_EXIT: JudgeExit,
    tags.ENTER: Enter,
    tags.LOCATION_EFFECT: LocationEffect,
    tags.JUDGE_HAZARD: JudgeHazard,
    tags.LORD_WAKES: LordWakes,
    tags.AMBUSH: Ambush,
    tags.SOLO_ENCOUNTERS: SoloEncounters,
    tags.SOLO_ROLL: SoloRoll,
    tags.SOLO_DRAW: SoloDraw,
    tags.SOLO_CURSE: SoloCurse,
    tags.SOLO_AIM: SoloAim,
    tags.ATTEMPT: Attempt,
    tags.JUDGE_QUEST: JudgeQuest,
    tags.QUEST_DIE: QuestDie,
    tags.JUDGE_SEARCH: JudgeSearch,
    tags.LEVEL_UP: LevelUp,
    tags.CHOOSE_CLASS: ChooseClass,
    tags.REPLACE_COMMON: ReplaceCommon,
    tags.AFTER_SUCCESS: AfterSuccess,
    tags.SACRIFICE: Sacrifice,
    tags.DEAL_QUEST: DealQuest,
    tags.CHECK_STAGE: CheckStage,
    tags.ROOM_FOR_LORD: RoomForLord,
    tags.RESURRECT: Resurrect,
    tags.JUDGE_RISE: JudgeRise,
    tags.DEAL_IF_ANY: DealIfAny,
    tags.BEGIN_TURN: BeginTurn,
    tags.SCEPTER_ROLL: ScepterRoll,
    tags.JUDGE_SCEPTER: JudgeScepter,
    tags.RESET_MARKS: ResetMarks,
    tags.UPKEEP: Upkeep,
    tags.GAIN_AP: GainAp,
    tags.VILLAINY: Villainy,
    tags.LOCATION: LocationPhase,
    tags.DRAW_LOCATION: DrawLocation,
    tags.PLACE_LOCATION: PlaceLocation,
    tags.FEATS: Feats,
    tags.DISCARD_ONE: DiscardOne,
    tags.STAY_INCOME: StayIncome,
    tags.SAVE_AP: SaveAp,
    tags.DRAW_UP: DrawUp,
    tags.NEXT_TURN: NextTurn,
    tags.END_FEATS: EndFeats,
    tags.CHOOSE_DECK: ChooseDeck,
    tags.RANDOM_LOCATION: RandomLocation,
    tags.EXPLORE_FOR: ExploreFor,
    tags.SET_UP: SetUp,
    tags.DRAW_FIRST: DrawFirst,
    tags.LAY_TUNNELS: LayTunnel,
    tags.TUNNEL_HALF: TunnelHalf,
    tags.DEAL_HERO: DealHero,
    tags.CHOOSE_HERO: ChooseHero,
    tags.TAKE_PLACES: TakePlaces,
    tags.DEAL_HAND: DealHand,
    tags.SHARE_ONE: ShareOut,
    tags.PLACE_SHARES: PlaceShares,
    tags.CENTRE: Centre,
    tags.SOLO_GLORY: SoloGlory,
    tags.FIRST_TURN: FirstTurn,
    tags.LAIR_TIE: LairTie,
    tags.PEEK_CARD: PeekCard,
    tags.PEEK_RANDOM: PeekRandom,
}
"""The class of every tag."""

FIGURES: Final = 4
"""Numbers of a step before those of its context: tag, a, b, c."""


def step_of(facts: list[int]) -> TableStep:
    """The step whose ``facts`` these are; ``ValueError`` for anything else."""
    if len(facts) != FIGURES + len(CONTEXT_FIELDS) or facts[0] not in STEPS:
        raise ValueError(f"{facts} is no step")
    return STEPS[facts[0]](facts[0], facts[1], facts[2], facts[3], Context(*facts[FIGURES:]))
