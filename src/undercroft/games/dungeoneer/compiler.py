"""Makes the rules' tables of sets: numbers for cards, programs for effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.dungeoneer import content_types as content
from undercroft.games.dungeoneer import vocabulary
from undercroft.games.dungeoneer.codes import (
    MOST_ABILITIES,
    MOST_CARDS,
    MOST_HEROES,
    MOST_LOCATIONS,
    MOST_QUESTS,
)
from undercroft.games.dungeoneer.op import NOTHING, Op
from undercroft.games.dungeoneer.ops import (
    SORT_HAND,
    SORT_LAIR,
    ActionPoints,
    Bounce,
    Choose,
    Discard,
    Dismiss,
    Draw,
    Each,
    ExitOp,
    ExtraAttack,
    Fall,
    FormOp,
    Heal,
    Holding,
    Level,
    MakeMinion,
    May,
    Peek,
    PlaceOp,
    Points,
    Prevent,
    Recover,
    Redirect,
    Reroll,
    Shift,
    Stand,
    StepOp,
    Take,
    TestOp,
    Token,
    Warp,
    When,
    Wound,
)
from undercroft.games.dungeoneer.tables import (
    AIM_LAIR,
    AIM_MONSTER,
    ANYTIME,
    CHARGES,
    FIRST_COUNT,
    FORBIDS,
    HARDENS,
    MODIFIES,
    NUMBER,
    ONCE_A_GAME,
    ONCE_A_TURN,
    ONCE_NEVER_ENDING,
    OPEN,
    PERMANENT,
    RAISES,
    RESPONSE,
    STRIKES,
    THE_X,
    TREASURE,
    W1,
    W2,
    W3,
    W4,
    W5,
    W6,
    W7,
    W8,
    YOU,
    Ability,
    Amount,
    Card,
    Fighter,
    HeroCard,
    LocationCard,
    Passive,
    QuestCard,
    Tables,
    Test,
)
from undercroft.games.dungeoneer.tables import DIE as A_DIE
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import OptionValue

NUMBERED: Final = ("epic", "heroic", "legendary")
"""The order in which cards are numbered: the set of the rulebook first."""
WINDOWS: Final = (W1, W2, W3, W4, W5, W6, W7, W8)
_EXIT_ORDER: Final = {"open": 0, "wall": 1, "blocked": 2, "trapped": 3}
_WHO: Final = (*vocabulary.WHO, vocabulary.MONSTER, vocabulary.MONSTERS)
_AT: Final = ("entrance", "room", "tunnel")
_SORTS: Final = (*vocabulary.CARD_SORTS, vocabulary.HAND, vocabulary.LAIR)
_PLAIN_VERBS: Final = ("dismiss", "minion", "extra_attack", "bounce")
_BATTLE_VERBS: Final = ("dismiss", "redirect", "form")
_AIMED_BY_HEROES: Final = ("fallen", "wounded", "level", "glory", "peril", "quests", "escorting")


def compile_tables(sets: tuple[content.CardSet, ...], options: dict[str, OptionValue], seats: int) -> Tables:
    """The tables of a game; ``sets`` are all the house has, in the order of ``NUMBERED``.

    Cards are numbered over all sets, so that a code means the same whatever sets are in play. Those of sets that are
    not in play have the stage -1 and are never used. ``BadOption`` if there are too many.
    """
    return Compiler(sets, options, seats).tables


class Compiler:
    """Builds one ``Tables``."""

    def __init__(
        self, sets: tuple[content.CardSet, ...], options: dict[str, OptionValue], seats: int
    ) -> None:
        wanted = str(options["sets"]).split(",")
        in_play = tuple(sorted((one for one in sets if one.stage in wanted), key=_stage_of))
        # The numbers of the last sets are not needed where those are not in play: a shorter state is copied faster.
        while sets and sets[-1].stage not in wanted:
            sets = sets[:-1]
        tables = Tables(in_play, options, seats)
        self.tables = tables
        tables.stages = sorted({_stage_of(one) for one in in_play})
        tables.mixed = len(tables.stages) > 1
        self._check_sizes(sets)
        for one in sets:
            for card in one.adventures:
                self._note_kinds(card.kinds)
            for quest in one.quests:
                self._note_kinds(quest.monster_kinds)
        self._note_kinds(("undead",))
        tables.undead = self._kinds(("undead",))
        for one in sets:
            stage = tables.stages.index(_stage_of(one)) if one in in_play else -1
            for location in one.locations:
                self._add_location(location, stage)
            for hero in one.heroes:
                self._add_hero(hero, stage)
            for adventure in one.adventures:
                for _ in range(adventure.copies):
                    self._add_card(adventure, stage)
            if one.event is not None and stage >= 0:
                tables.scepter_tokens = one.event.tokens
                tables.scepter_cap = one.event.cap
                tables.scepter_roll = one.event.roll
        for one in sets:
            stage = tables.stages.index(_stage_of(one)) if one in in_play else -1
            for quest in one.quests:
                self._add_quest(quest, stage)
        self._find_cheapest()

    def _check_sizes(self, sets: tuple[content.CardSet, ...]) -> None:
        cards = sum(card.copies for one in sets for card in one.adventures)
        if (
            cards > MOST_CARDS
            or sum(len(one.quests) for one in sets) > MOST_QUESTS
            or sum(len(one.locations) for one in sets) > MOST_LOCATIONS
            or sum(len(one.heroes) for one in sets) > MOST_HEROES
        ):
            raise BadOption(
                "sets-too-large",
                {
                    "cards": MOST_CARDS,
                    "quests": MOST_QUESTS,
                    "locations": MOST_LOCATIONS,
                    "heroes": MOST_HEROES,
                },
            )

    # --- Words -------------------------------------------------------------------------------------------------------

    def _note_kinds(self, kinds: Sequence[str]) -> None:
        for kind in kinds:
            if kind not in self.tables.kinds:
                self.tables.kinds.append(kind)

    def _kinds(self, kinds: Sequence[str]) -> int:
        mask = 0
        for kind in kinds:
            if kind in self.tables.kinds:
                mask |= 2 ** self.tables.kinds.index(kind)
        return mask

    # --- Effects -----------------------------------------------------------------------------------------------------

    def program(self, effects: content.Effects) -> int:
        """The number of a program for these effects; -1 for none."""
        if not effects:
            return -1
        ops = [self._op(effect) for effect in effects]
        self.tables.programs.append(ops)
        return len(self.tables.programs) - 1

    def _op(self, effect: content.Effect) -> Op:
        op = self._make(effect)
        op.number = len(self.tables.ops)
        self.tables.ops.append(op)
        names = [argument[0] for argument in vocabulary.SIGNATURES[effect.verb]]
        given = dict(zip(names, effect.args, strict=True))
        if "who" in given:
            op.who = _WHO.index(str(given["who"]))
        if isinstance(given.get("n"), content.Amount):
            op.amount = self._amount(given["n"])
        elif isinstance(given.get("n"), int) and effect.verb in ("difficulty", "cost"):
            op.amount = Amount(NUMBER, _int(given["n"]), 1)
        return op

    def _amount(self, given: object) -> Amount:
        if not isinstance(given, content.Amount):
            return NOTHING
        if given.kind == "number":
            return Amount(NUMBER, given.n, given.sign)
        if given.kind == "die":
            return Amount(A_DIE, 0, given.sign)
        if given.kind == "x":
            return Amount(THE_X, 0, given.sign)
        return Amount(FIRST_COUNT + vocabulary.COUNTS.index(given.kind), 0, given.sign)

    def _test(self, given: object) -> Test | None:
        if not isinstance(given, content.Condition):
            return None
        number = vocabulary.CONDITIONS.index(given.test)
        word = 0
        if given.test == "kind":
            word = self._kinds((given.word,))
        elif given.test == "form":
            word = vocabulary.FORMS.index(given.word)
        elif given.test == "at":
            word = _AT.index(given.word)
        elif given.test in _AIMED_BY_HEROES:
            word = _WHO.index(given.word)
        return Test(number, word, given.n)

    def _make(self, effect: content.Effect) -> Op:
        verb = effect.verb
        names = [argument[0] for argument in vocabulary.SIGNATURES[verb]]
        given: dict[str, object] = dict(zip(names, effect.args, strict=True))
        match verb:
            case "glory" | "peril":
                return Points(verb == "glory")
            case "ap":
                return ActionPoints()
            case "wound":
                return Wound()
            case "heal":
                return Heal()
            case "prevent":
                return Prevent()
            case "modify" | "difficulty" | "cost" | "strike" | "forbid":
                return self._holding(verb, given)
            case "test":
                return TestOp(
                    vocabulary.TESTED.index(str(given["stat"])),
                    _int(given["n"]),
                    self._nested(given["passed"]),
                    self._nested(given["failed"]),
                )
            case "fall":
                stat = -1 if given["stat"] is None else vocabulary.TESTED.index(str(given["stat"]))
                return Fall(stat, _int(given["n"]))
            case "stand":
                return Stand()
            case "warp":
                return Warp(vocabulary.PLACES.index(str(given["place"])))
            case "step":
                return StepOp(_int(given["n"]), _int(given["free"]) != 0)
            case "shift":
                return Shift()
            case "exit":
                return ExitOp(_EXIT_ORDER[str(given["kind"])], vocabulary.UNTIL.index(str(given["until"])))
            case "place":
                return PlaceOp(_int(given["n"]))
            case "draw":
                deck = -1 if given["deck"] in (None, "any") else vocabulary.DECKS.index(str(given["deck"]))
                return Draw(deck)
            case "peek":
                return Peek(("adventure", "locations", "hand").index(str(given["zone"])), _int(given["n"]))
            case "discard":
                chooser = 0 if given["chooser"] is None else vocabulary.CHOOSERS.index(str(given["chooser"]))
                return Discard(_sort(given["sort"]), _int(given["n"]), chooser)
            case "recover":
                return Recover(_sort(given["sort"]), _int(given["n"]))
            case "bounce":
                return Bounce(_sort(given["sort"]), 1, 1)
            case "take":
                return Take(_sort(given["sort"]), 1, 1)
            case "dismiss":
                return Dismiss(vocabulary.ZONES.index(str(given["zone"])))
            case "redirect":
                return Redirect()
            case "form":
                return FormOp(-1 if given["form"] is None else vocabulary.FORMS.index(str(given["form"])))
            case "reroll":
                return Reroll()
            case "extra_attack":
                return ExtraAttack()
            case "minion":
                return MakeMinion(_int(given["health"]))
            case "level":
                return Level(_int(given["n"]))
            case "token":
                return Token(_int(given["n"]))
            case "choose":
                three = (given["first"], given["second"], given["third"])
                branches = [branch for branch in three if isinstance(branch, tuple)]
                return Choose(
                    [self.program(branch) for branch in branches], given["chooser"] == "target", branches
                )
            case "when":
                test = self._test(given["condition"])
                assert test is not None
                return When(test, self._nested(given["then"]), self._nested(given["otherwise"]))
            case "each":
                return Each(self._nested(given["effects"]))
            case "may":
                return May(
                    _int(given["glory"]),
                    _int(given["ap"]),
                    _int(given["wounds"]),
                    self._nested(given["effects"]),
                    given["effects"] if isinstance(given["effects"], tuple) else (),
                )
            case _:
                raise ValueError(f"a verb without a meaning: {verb}")

    def _nested(self, given: object) -> int:
        return self.program(given) if isinstance(given, tuple) else -1

    def _holding(self, verb: str, given: dict[str, object]) -> Holding:
        number, what, form, kinds, program = self._held_figures(verb, given)
        return Holding(number, what, vocabulary.UNTIL.index(str(given["until"])), form, kinds, program)

    def _held_figures(self, verb: str, given: dict[str, object]) -> tuple[int, int, int, int, int]:
        """Verb number, what it changes, form, kinds and program of something that holds."""
        form = -1 if given.get("form") is None else vocabulary.FORMS.index(str(given["form"]))
        kinds = 0 if given.get("kind") is None else self._kinds((str(given["kind"]),))
        if verb == "modify":
            return MODIFIES, vocabulary.VALUES.index(str(given["value"])), form, kinds, -1
        if verb == "difficulty":
            return HARDENS, vocabulary.DIFFICULTIES.index(str(given["what"])), -1, 0, -1
        if verb == "cost":
            return CHARGES, _sort(given["sort"]), -1, 0, -1
        if verb == "strike":
            return STRIKES, 0, form, kinds, self._nested(given["effects"])
        if verb == "limit":
            return RAISES, vocabulary.LIMITS.index(str(given["which"])), -1, 0, -1
        return FORBIDS, vocabulary.ACTIONS.index(str(given["action"])), -1, 0, -1

    # --- Abilities ---------------------------------------------------------------------------------------------------

    def _abilities(self, abilities: Sequence[content.Ability]) -> list[Ability]:
        if len(abilities) > MOST_ABILITIES:
            raise BadOption("too-many-abilities", {"most": MOST_ABILITIES})
        return [self._ability(ability) for ability in abilities]

    def _ability(self, given: content.Ability) -> Ability:
        ability = Ability(len(self.tables.abilities), vocabulary.TRIGGERS.index(given.trigger))
        self.tables.abilities.append(ability)
        ability.glory = given.glory
        ability.ap = given.ap
        ability.wounds = given.wounds
        ability.discards = given.discard_self
        ability.once = {"": ONCE_NEVER_ENDING, "turn": ONCE_A_TURN, "game": ONCE_A_GAME}[given.once]
        ability.condition = self._test(given.condition)
        ability.aim = content.AIMS.index(given.aim)
        if given.trigger == "passive":
            ability.passives = [self._passive(effect, ability.condition) for effect in given.effects]
            return ability
        ability.program = self.program(given.effects)
        verbs = verbs_in(given.effects)
        ability.windows = windows_for(given.effects, ability.aim, False)
        ability.plain = any(verb in verbs for verb in _PLAIN_VERBS)
        ability.shifts = "shift" in verbs
        ability.walls = _makes_wall(given.effects)
        ability.rerolls = _rerolls(given.effects)
        return ability

    def _passive(self, effect: content.Effect, condition: Test | None) -> Passive:
        names = [argument[0] for argument in vocabulary.SIGNATURES[effect.verb]]
        given: dict[str, object] = dict(zip(names, effect.args, strict=True))
        number, what, form, kinds, program = self._held_figures(effect.verb, given)
        who = _WHO.index(str(given["who"])) if given.get("who") is not None else YOU
        n = given.get("n")
        amount = self._amount(n) if isinstance(n, content.Amount) else Amount(NUMBER, _int(n), 1)
        return Passive(number, what, who, amount, form, kinds, program, condition)

    # --- Cards -------------------------------------------------------------------------------------------------------

    def _fighter(self, monster: content.Monster, kinds: Sequence[str]) -> Fighter:
        fighter = Fighter(monster.health, self._kinds(kinds))
        for form in range(3):
            fighter.values.append(monster.values[form])
            fighter.symbols.append(content.SYMBOLS.index(monster.symbols[form]))
            fighter.strikes.append(self.program(monster.strikes[form]))
            fighter.strike_wounds.append(_wounds_in(monster.strikes[form]))
        for special in monster.specials:
            fighter.special_costs.append(special.cost)
            fighter.special_threats.append(special.threat)
            fighter.special_programs.append(self.program(special.effects))
        return fighter

    def _add_card(self, given: content.Adventure, stage: int) -> None:
        tables = self.tables
        card = Card(len(tables.cards), given.id)
        for other in tables.cards:
            if other.id == given.id and other.stage == stage:
                card.design = other.design
        tables.cards.append(card)
        card.stage = stage
        card.type = content.CARD_TYPES.index(given.type)
        card.glory = given.type in content.GLORY_TYPES
        card.kinds = self._kinds(given.kinds)
        card.sorts = _sorts(given)
        card.cost = given.cost
        card.cost_x = given.cost_x
        card.timing = content.TIMINGS.index(given.timing)
        card.duration = content.DURATIONS.index(given.duration)
        card.one_use = given.one_use
        card.aim = content.AIMS.index(given.aim)
        card.host = content.HOSTS.index(given.host) if given.host else -1
        card.upkeep = given.upkeep
        card.solo = given.solo
        card.lord = given.lord
        card.program = self.program(given.effects)
        card.abilities = self._abilities(given.abilities)
        verbs = verbs_in(given.effects)
        card.plain = any(verb in verbs for verb in _PLAIN_VERBS)
        card.shifts = "shift" in verbs
        card.walls = _makes_wall(given.effects)
        card.rerolls = _rerolls(given.effects)
        if card.timing == RESPONSE:
            card.windows = W2
        elif card.timing == ANYTIME:
            effects = given.effects
            aim = card.aim
            for ability in given.abilities:
                if given.one_use and ability.trigger == "activate":
                    effects = (*effects, *ability.effects)
                    aim = max(aim, content.AIMS.index(ability.aim))
            card.windows = windows_for(effects, aim, card.type == TREASURE)
            if card.duration == PERMANENT:
                # DLQ-112: it may also be laid down for later.
                card.windows |= OPEN
        if given.monster is not None:
            card.fighter = self._fighter(given.monster, given.kinds)
        if given.trap is not None:
            card.trap_stat = vocabulary.TESTED.index(given.trap.threat.stat)
            card.trap_number = given.trap.threat.n
            card.scope_all = given.trap.scope == "all"
            card.trap_passed = self.program(given.trap.passed)
            card.trap_failed = self.program(given.trap.failed)
        if given.lord and stage >= 0:
            tables.lord = card.number
            tables.lord_stage = stage

    def _add_hero(self, given: content.Hero, stage: int) -> None:
        hero = HeroCard(len(self.tables.heroes), given.id)
        self.tables.heroes.append(hero)
        hero.stage = stage
        hero.first = content.FIRST_LEVEL[given.stage]
        hero.health = given.health
        hero.boons = given.boons
        hero.treasures = given.treasures
        hero.gains = [list(given.melee), list(given.magic), list(given.speed)]
        hero.forms = [form in given.forms for form in vocabulary.FORMS]
        hero.abilities = self._abilities(given.abilities)

    def _add_location(self, given: content.Location, stage: int) -> None:
        tables = self.tables
        location = LocationCard(len(tables.locations), given.id)
        tables.locations.append(location)
        location.stage = stage
        location.surface = given.frame == "surface"
        location.room = given.type == "room"
        location.grim = given.type == "grim"
        location.entrance = given.entrance
        location.throne = given.throne
        location.glory = given.glory
        location.peril = given.peril
        for way in given.exits:
            location.exits.append(_EXIT_ORDER[way.kind])
            location.exit_stats.append(-1 if way.threat is None else vocabulary.TESTED.index(way.threat.stat))
            location.exit_numbers.append(0 if way.threat is None else way.threat.n)
        location.hazard = content.HAZARDS.index(given.hazard)
        location.danger = given.danger
        if given.threat is not None:
            location.hazard_stat = vocabulary.TESTED.index(given.threat.stat)
            location.hazard_number = given.threat.n
        location.program = self.program(given.effects)
        if given.throne and stage >= 0:
            tables.throne = location.number
        if given.entrance and stage == 0 and tables.first_entrance < 0:
            tables.first_entrance = location.number

    def _add_quest(self, given: content.Quest, stage: int) -> None:
        tables = self.tables
        quest = QuestCard(len(tables.quests), given.id)
        tables.quests.append(quest)
        quest.stage = stage
        quest.category = content.CATEGORIES.index(given.category)
        quest.solo = given.solo
        quest.lord = given.lord
        quest.places = self._places(given.places, stage)
        quest.second = self._places(given.second, stage)
        quest.names_places = given.condition != "search" and not any(
            place in ("room", "tunnel", "grim", "any") for place in given.places
        )
        quest.ap = given.ap
        quest.condition = content.CONDITIONS.index(given.condition)
        if given.threat is not None:
            quest.stat = vocabulary.TESTED.index(given.threat.stat)
            quest.stat_number = given.threat.n
        if given.dice is not None:
            quest.dice = given.dice.dice
            quest.dice_rule = content.DICE_RULES.index(given.dice.rule)
            quest.dice_number = given.dice.n
        if given.sacrifice is not None:
            quest.sacrifice = content.SACRIFICES.index(given.sacrifice.what)
            quest.sacrifice_number = given.sacrifice.n
        if given.monster is not None:
            quest.fighter = self._fighter(given.monster, given.monster_kinds)
        quest.search = given.search
        quest.penalty = self.program(given.penalty)
        quest.influence = self._abilities(given.influence)
        quest.reward = self.program(given.reward)
        quest.artifact = self._abilities(given.artifact)
        if given.lord and stage >= 0:
            tables.lord_quest = quest.number

    def _places(self, names: Sequence[str], stage: int) -> list[int]:
        found: list[int] = []
        for location in self.tables.locations:
            for name in names:
                fits = (
                    (name == location.id and location.stage == stage)
                    or name == "any"
                    or (name == "room" and location.room)
                    or (name == "tunnel" and not location.room)
                    or (name == "grim" and location.grim)
                )
                if fits and location.number not in found:
                    found.append(location.number)
        return found

    # --- Windows -----------------------------------------------------------------------------------------------------

    def _find_cheapest(self) -> None:
        """DLQ-101: by window, then again with responses."""
        for responds in (False, True):
            for window in WINDOWS:
                least = [-1, -1]
                timed: list[Card] = []
                for card in self.tables.cards:
                    if card.stage >= 0 and card.windows & window and (card.timing == ANYTIME or responds):
                        if all(card.design != other.design for other in timed):
                            timed.append(card)
                        cost = 1 if card.cost_x else card.cost
                        side = 0 if card.glory else 1
                        if least[side] < 0 or cost < least[side]:
                            least[side] = cost
                self.tables.cheapest.append(least)
                self.tables.timed.append(timed)


def _stage_of(one: content.CardSet) -> int:
    return content.STAGES.index(one.stage)


def verbs_in(effects: object) -> set[str]:
    """All verbs of effects, nested ones too."""
    found: set[str] = set()
    if isinstance(effects, tuple):
        for effect in effects:
            if isinstance(effect, content.Effect):
                found.add(effect.verb)
                for argument in effect.args:
                    found |= verbs_in(argument)
    return found


def windows_for(effects: content.Effects, aim: int, treasure: bool) -> int:
    """In which windows an anytime card or an ability may be used, by what it does (part 6.1 of the rules)."""
    verbs = verbs_in(effects)
    if "reroll" in verbs:
        return W4
    if "prevent" in verbs:
        return W5
    changes_roll = "modify" in verbs
    # A monster of a lair can be sent away at any time.
    if aim == AIM_MONSTER or (aim != AIM_LAIR and any(verb in verbs for verb in _BATTLE_VERBS)):
        return W2 | W3 if changes_roll else W2
    short = changes_roll and _is_short(effects)
    windows = W2 | W3 if short else OPEN
    if changes_roll:
        windows |= W3
    if "heal" in verbs or treasure:
        windows |= W5
    return windows


def _is_short(effects: content.Effects) -> bool:
    """Whether all that is changed lasts for a roll or a battle only."""
    return all(effect.verb == "modify" and effect.args[3] in ("roll", "battle") for effect in effects)


def _makes_wall(effects: object) -> bool:
    """Whether effects, nested ones too, can make a wall of an exit."""
    if not isinstance(effects, tuple):
        return False
    return any(
        (effect.verb == "exit" and effect.args[0] == "wall")
        or any(_makes_wall(inner) for inner in effect.args)
        for effect in effects
        if isinstance(effect, content.Effect)
    )


def _rerolls(effects: content.Effects) -> int:
    for effect in effects:
        if effect.verb == "reroll":
            return vocabulary.ROLLS.index(str(effect.args[0]))
    return -1


def _wounds_in(effects: content.Effects) -> int:
    """How many wounds a strike names; one if it has no effects of its own."""
    if not effects:
        return 1
    return _named_wounds(effects)


def _named_wounds(effects: object) -> int:
    """The wounds that effects name for whoever is struck, where that is no hero: what asks about one is not so."""
    total = 0
    if not isinstance(effects, tuple):
        return 0
    for effect in effects:
        if not isinstance(effect, content.Effect):
            continue
        if (
            effect.verb == "wound"
            and effect.args[0] == "target"
            and isinstance(effect.args[1], content.Amount)
        ):
            total += effect.args[1].n if effect.args[1].kind == "number" else 1
        elif effect.verb == "when":
            total += _named_wounds(effect.args[2])
    return total


def _sorts(card: content.Adventure) -> int:
    mask = 0
    for number, sort in enumerate(vocabulary.CARD_SORTS):
        if (
            sort == "any"
            or sort == card.type
            or sort in card.kinds
            or (sort == "monster" and card.monster is not None)
            or (sort == "trap" and card.trap is not None)
        ):
            mask |= 2**number
    return mask


def _sort(given: object) -> int:
    number = _SORTS.index(str(given))
    if given == vocabulary.HAND:
        return SORT_HAND
    return SORT_LAIR if given == vocabulary.LAIR else number


def _int(given: object) -> int:
    """A plain number, 0 where it was left out."""
    if isinstance(given, content.Amount):
        return given.sign * given.n
    return given if isinstance(given, int) else 0
