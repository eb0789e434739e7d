"""What holds now: values with everything that changes them, selectors, amounts, conditions, limits, bans."""

from __future__ import annotations

from undercroft.games.dungeoneer.atlas import distance
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST, WAITING, card_of, quest_of
from undercroft.games.dungeoneer.context import (
    FIRST_HERO_SOURCE,
    FIRST_LOCATION_SOURCE,
    FIRST_QUEST_SOURCE,
    Context,
)
from undercroft.games.dungeoneer.state import DungeoneerState, Force
from undercroft.games.dungeoneer.tables import (
    ALL,
    ATTACK_ROLL,
    ATTACKER,
    CHARGES,
    DEFENDER,
    DIE,
    FIRST_COUNT,
    FORBIDS,
    HARDENS,
    HEALTH,
    HERE,
    LAIR_LIMIT,
    LEFT,
    LEVEL,
    MODIFIES,
    NUMBER,
    OF_ANY,
    OF_BOONS,
    OF_LAIR,
    OF_TREASURES,
    OPPONENTS,
    OTHERS_HERE,
    PASSIVE,
    RAISES,
    STRIKES,
    TARGET,
    THE_MONSTER,
    THE_MONSTERS,
    THE_X,
    TREASURE,
    YOU,
    Ability,
    Amount,
    Card,
    Fighter,
    HeroCard,
    Test,
)
from undercroft.kernel.bits import bit

# --- Who ---------------------------------------------------------------------------------------------------------


def hero_mask(state: DungeoneerState, who: int, ctx: Context) -> int:
    """The living heroes that a selector means, as bits."""
    living = state.living()
    if who == YOU:
        return living & bit(ctx.you) if ctx.you >= 0 else 0
    if who == TARGET:
        return living & bit(ctx.target) if ctx.target >= 0 else 0
    if who == ATTACKER or who == DEFENDER:
        if not state.battles:
            return 0
        battle = state.battles[-1]
        fighter = battle.defender if who == DEFENDER else battle.attackers[0] if battle.attackers else -1
        return living & bit(fighter) if 0 <= fighter < FIRST_CARD else 0
    if who == HERE or who == OTHERS_HERE:
        place = place_of(state, ctx)
        mask = state.heroes_at(place) if place >= 0 else 0
        return mask & ~bit(ctx.you) if who == OTHERS_HERE and ctx.you >= 0 else mask
    if who == OPPONENTS:
        return living & ~bit(ctx.you)
    if who == ALL:
        return living
    if who == LEFT:
        left = state.left_of(ctx.you)
        return bit(left) if left != ctx.you else 0
    return 0


def place_of(state: DungeoneerState, ctx: Context) -> int:
    """Where an effect happens: the location it is aimed at, else where its player's hero is."""
    if ctx.place >= 0:
        return ctx.place
    return state.players[ctx.you].place if ctx.you >= 0 else -1


def in_order(state: DungeoneerState, mask: int, ctx: Context) -> list[int]:
    """DLQ-103: the target first, then clockwise from the target; without one clockwise from the active player."""
    start = ctx.target if ctx.target >= 0 else state.active
    seats = state.tables.seats
    return [(start + away) % seats for away in range(seats) if mask >> (start + away) % seats & 1 != 0]


# --- Amounts and conditions ----------------------------------------------------------------------------------------


def amount(state: DungeoneerState, wanted: Amount, ctx: Context) -> int:
    """The number that an amount means now."""
    kind = wanted.kind
    if kind == NUMBER:
        return wanted.sign * wanted.n
    if kind == THE_X:
        return wanted.sign * max(ctx.x, 0)
    if kind == DIE:
        return wanted.sign * ctx.die
    return wanted.sign * _count(state, kind - FIRST_COUNT, ctx)


def _count(state: DungeoneerState, what: int, ctx: Context) -> int:
    player = state.players[ctx.you] if ctx.you >= 0 else None
    if what == 0:
        return state.tokens[ctx.source] if 0 <= ctx.source < FIRST_HERO_SOURCE else 0
    if what == 4:
        undead = state.tables.undead
        count = 0
        for pile in state.discards:
            for card in pile:
                if state.tables.cards[card].kinds & undead != 0:
                    count += 1
        return count
    if player is None:
        return 0
    if what == 1:
        mask = state.heroes_at(player.place)
        count = 0
        while mask != 0:
            count += mask & 1
            mask >>= 1
        return count
    if what == 2:
        return len(player.done)
    if what == 3:
        return player.level
    if what == 5:
        return len(player.lair)
    if what == 6:
        return len(player.hand)
    return distance(state, player.place)


def holds(state: DungeoneerState, test: Test, ctx: Context) -> bool:
    """Whether a condition is true now."""
    what = test.test
    if what == 0:
        return fighter_kinds(state, ctx.fighter) & test.word != 0
    if what == 1:
        return _has_form(state, test.word, ctx)
    if what == 9:
        return state.active == ctx.you
    if what == 10:
        return 0 <= ctx.source < FIRST_HERO_SOURCE and state.tokens[ctx.source] >= test.n
    if what == 4:
        if ctx.you < 0 or state.players[ctx.you].place < 0:
            return False
        here = state.tables.locations[state.players[ctx.you].place]
        if test.word == 0:
            return here.entrance
        return here.room if test.word == 1 else not here.room
    mask = hero_mask(state, test.word, ctx)
    for player in state.players:
        if mask >> player.seat & 1 != 0 and _true_of(state, what, test.n, player.seat):
            return True
    return False


def _has_form(state: DungeoneerState, form: int, ctx: Context) -> bool:
    """Whether the attack of an effect has a form: its own, its monster's, else any that is still to come."""
    if not state.battles:
        return False
    battle = state.battles[-1]
    attack = ctx.attack if ctx.attack >= 0 else battle.attack_of(ctx.fighter)
    if 0 <= attack < len(battle.forms):
        return battle.forms[attack] == form
    return any(
        battle.states[number] == WAITING and battle.forms[number] == form
        for number in range(len(battle.forms))
    )


def _true_of(state: DungeoneerState, what: int, n: int, seat: int) -> bool:
    player = state.players[seat]
    if what == 2:
        return player.fallen != 0
    if what == 3:
        return player.health < most_health(state, seat)
    if what == 5:
        return player.level >= n
    if what == 6:
        return player.glory >= n
    if what == 7:
        return player.peril >= n
    if what == 8:
        return len(player.done) >= n
    return len(player.escorts) > 0


# --- What is in force ----------------------------------------------------------------------------------------------


def refresh(state: DungeoneerState) -> None:
    """Make the lists of passives in force and of attached cards anew. Call it whenever cards in play, heroes or open quests change."""
    forces: list[Force] = []
    for player in state.players:
        seat = player.seat
        if not player.alive or player.hero < 0:
            continue
        for hero in hero_cards(state, seat):
            for ability in hero.abilities:
                if ability.trigger == PASSIVE:
                    _add(forces, ability, seat, seat, FIRST_HERO_SOURCE + hero.number, -1)
        for card in player.inventory:
            _add_card(state, forces, card, seat, seat)
        for card in player.curses:
            _add_card(state, forces, card, state.owners[card], seat)
        for quest in player.quests:
            for ability in state.tables.quests[quest].influence:
                if ability.trigger == PASSIVE:
                    _add(forces, ability, seat, seat, FIRST_QUEST_SOURCE + quest, -1)
        for quest in player.artifacts:
            for ability in state.tables.quests[quest].artifact:
                if ability.trigger == PASSIVE:
                    _add(forces, ability, seat, seat, FIRST_QUEST_SOURCE + quest, -1)
        for quest in state.common:
            for ability in state.tables.quests[quest].influence:
                if ability.trigger == PASSIVE:
                    _add(forces, ability, seat, seat, FIRST_QUEST_SOURCE + quest, -1)
    attached: list[int] = []
    for number in range(len(state.hosts)):
        host = state.hosts[number]
        if host >= 0:
            attached.append(number)
            owner = state.owners[number]
            victim = bearer(state, number)
            fighter = host if FIRST_CARD <= host < FIRST_HERO_SOURCE else -1
            for ability in state.tables.cards[number].abilities:
                if ability.trigger == PASSIVE:
                    _add(forces, ability, owner, victim, number, fighter)
    state.forces = forces
    state.attached = attached


def bearer(state: DungeoneerState, card: int) -> int:
    """The seat for whose hero an attachment works: whoever has its host, of a location whoever attached it."""
    host = state.hosts[card]
    if host < FIRST_CARD:
        return host
    if host < FIRST_HERO_SOURCE:
        if state.owners[host - FIRST_CARD] >= 0:
            return state.owners[host - FIRST_CARD]
    elif host < FIRST_LOCATION_SOURCE:
        for player in state.players:
            if host - FIRST_QUEST_SOURCE in player.quests:
                return player.seat
    return state.owners[card]


def _add_card(state: DungeoneerState, forces: list[Force], card: int, owner: int, victim: int) -> None:
    for ability in state.tables.cards[card].abilities:
        if ability.trigger == PASSIVE:
            _add(forces, ability, owner, victim, card, FIRST_CARD + card)


def _add(forces: list[Force], ability: Ability, owner: int, victim: int, source: int, fighter: int) -> None:
    for passive in ability.passives:
        forces.append(Force(passive, owner, victim, source, fighter))


def hero_cards(state: DungeoneerState, seat: int) -> list[HeroCard]:
    """The hero card of a seat and the class cards tucked under it, as far as the level lets them work (DL-150)."""
    player = state.players[seat]
    heroes = state.tables.heroes
    found: list[HeroCard] = [heroes[player.hero]] if player.level >= heroes[player.hero].first else []
    if player.epic >= 0 and player.level >= heroes[player.epic].first:
        found.append(heroes[player.epic])
    if player.legendary >= 0 and player.level >= heroes[player.legendary].first:
        found.append(heroes[player.legendary])
    return found


def _force_context(state: DungeoneerState, force: Force) -> Context:
    return Context(
        force.source, force.owner, force.victim, force.fighter, place=host_place(state, force.source)
    )


def host_place(state: DungeoneerState, source: int) -> int:
    """The location under which a card is tucked, -1 if it lies elsewhere."""
    host = state.hosts[source] if 0 <= source < FIRST_HERO_SOURCE else -1
    return host - FIRST_LOCATION_SOURCE if host >= FIRST_LOCATION_SOURCE else -1


def _applies(state: DungeoneerState, force: Force, seat: int) -> bool:
    """Whether a passive in force selects this hero now."""
    who = force.passive.who
    if who == YOU:
        if force.owner != seat:
            return False
    elif who == TARGET:
        if force.victim != seat:
            return False
    elif (
        who == THE_MONSTER
        or who == THE_MONSTERS
        or hero_mask(state, who, _force_context(state, force)) >> seat & 1 == 0
    ):
        return False
    condition = force.passive.condition
    return condition is None or holds(state, condition, _force_context(state, force))


def bonus(state: DungeoneerState, value: int, seat: int, form: int = -1, foe: int = -1) -> int:
    """What marks and passives add to a value or roll of a hero.

    In a battle ``form`` is the form of the attack and ``foe`` the other fighter: some count against one kind alone.
    """
    total = 0
    kinds = fighter_kinds(state, foe)
    for force in state.forces:
        passive = force.passive
        if (
            passive.verb == MODIFIES
            and passive.what == value
            and (passive.form < 0 or passive.form == form)
            and (passive.kinds == 0 or passive.kinds & kinds != 0)
            and _applies(state, force, seat)
        ):
            total += amount(state, passive.amount, _force_context(state, force))
    for mark in state.marks:
        if (
            mark.verb == MODIFIES
            and mark.what == value
            and mark.seats >> seat & 1 != 0
            and (mark.form < 0 or mark.form == form)
            and (mark.kinds == 0 or mark.kinds & kinds != 0)
        ):
            total += mark.n
    return total


def monster_bonus(state: DungeoneerState, value: int, fighter: int, form: int) -> int:
    """What marks and passives add to a value or roll of a monster."""
    total = 0
    kinds = fighter_kinds(state, fighter)
    for force in state.forces:
        passive = force.passive
        if passive.verb != MODIFIES or passive.what != value or (passive.form >= 0 and passive.form != form):
            continue
        if passive.who == THE_MONSTERS:
            if passive.kinds != 0 and kinds & passive.kinds == 0:
                continue
        elif passive.who != THE_MONSTER or force.fighter != fighter:
            continue
        condition = passive.condition
        ctx = _force_context(state, force)
        if condition is None or holds(state, condition, ctx):
            total += amount(state, passive.amount, ctx)
    for mark in state.marks:
        if (
            mark.verb == MODIFIES
            and mark.what == value
            and mark.fighter == fighter
            and (mark.kinds == 0 or mark.kinds & kinds != 0)
            and (mark.form < 0 or mark.form == form)
        ):
            total += mark.n
    # DL-136, DLQ-59: the undead attack better for every token on the Scepter.
    if value == ATTACK_ROLL and state.scepter > 0 and kinds & state.tables.undead != 0:
        total += state.scepter
    return total


# --- Values --------------------------------------------------------------------------------------------------------


def printed_value(state: DungeoneerState, seat: int, form: int) -> int:
    """A characteristic by level alone (DL-6, DL-146, DLQ-75, DLQ-161)."""
    player = state.players[seat]
    own = state.tables.heroes[player.hero]
    gains = own.gains[form]
    total = gains[0]
    for column in range(1, len(gains)):
        if player.level >= own.first + column:
            total += gains[column]
    for number in (player.epic, player.legendary):
        if number >= 0:
            other = state.tables.heroes[number]
            columns = other.gains[form]
            for column in range(1, len(columns)):
                if player.level >= other.first + column:
                    total += columns[column]
    return total


def hero_value(state: DungeoneerState, seat: int, form: int, attack: int = -1, foe: int = -1) -> int:
    """Melee, magic or speed of a hero now, never below 0; in a battle with the form of the attack and the foe."""
    return max(0, printed_value(state, seat, form) + bonus(state, form, seat, attack, foe))


def tested_value(state: DungeoneerState, seat: int, stat: int) -> int:
    """What a hero adds to the die against a threat (DL-69)."""
    if stat == LEVEL:
        return state.players[seat].level
    if stat == HEALTH:
        return state.players[seat].health
    return hero_value(state, seat, stat)


def fighter_data(state: DungeoneerState, fighter: int) -> Fighter | None:
    """How a monster fights; None for a hero."""
    card = card_of(fighter)
    if card >= 0:
        return state.tables.cards[card].fighter
    quest = quest_of(fighter)
    return state.tables.quests[quest].fighter if quest >= 0 else None


def fighter_kinds(state: DungeoneerState, fighter: int) -> int:
    """What kinds a monster is, as bits; 0 for a hero."""
    data = fighter_data(state, fighter)
    return 0 if data is None else data.kinds


def fighter_value(state: DungeoneerState, fighter: int, form: int, foe: int = -1) -> int:
    """The value of a fighter in a form, against another fighter."""
    if fighter < FIRST_CARD:
        return hero_value(state, fighter, form, form, foe)
    data = fighter_data(state, fighter)
    return 0 if data is None else data.values[form] + monster_bonus(state, form, fighter, form)


def roll_bonus(state: DungeoneerState, fighter: int, roll: int, form: int, foe: int = -1) -> int:
    """What is added to an attack or counterattack roll beside the value."""
    if fighter < FIRST_CARD:
        return bonus(state, roll, fighter, form, foe)
    return monster_bonus(state, roll, fighter, form)


def most_health(state: DungeoneerState, seat: int) -> int:
    """The maximum of a hero's health: that of the highest class (DL-147)."""
    player = state.players[seat]
    heroes = state.tables.heroes
    if player.legendary >= 0:
        return heroes[player.legendary].health
    return heroes[player.epic].health if player.epic >= 0 else heroes[player.hero].health


def monster_health(state: DungeoneerState, fighter: int) -> int:
    """What health a monster has left."""
    data = fighter_data(state, fighter)
    if data is None:
        return 0
    card = card_of(fighter)
    wounds = state.hurt[card] if card >= 0 else state.quest_hurt[fighter - FIRST_QUEST]
    return data.health - wounds


def strikes_of(state: DungeoneerState, fighter: int, form: int) -> list[int]:
    """The programs that the verb ``strike`` has added for a fighter in a form."""
    found: list[int] = []
    kinds = fighter_kinds(state, fighter)
    for force in state.forces:
        passive = force.passive
        if passive.verb != STRIKES or passive.form != form:
            continue
        if fighter < FIRST_CARD:
            if _applies(state, force, fighter):
                found.append(passive.program)
        elif (
            (passive.who == THE_MONSTERS and (passive.kinds == 0 or kinds & passive.kinds != 0))
            or (passive.who == THE_MONSTER and force.fighter == fighter)
        ) and (passive.condition is None or holds(state, passive.condition, _force_context(state, force))):
            found.append(passive.program)
    for mark in state.marks:
        if mark.verb == STRIKES and mark.form == form:
            if fighter < FIRST_CARD:
                if mark.seats >> fighter & 1 != 0:
                    found.append(mark.program)
            elif mark.fighter == fighter:
                found.append(mark.program)
    return found


# --- Numbers, costs, limits, bans ------------------------------------------------------------------------------------


def difficulty(state: DungeoneerState, what: int, seat: int) -> int:
    """How much harder a threat of this sort is for a hero."""
    total = 0
    for force in state.forces:
        passive = force.passive
        if (
            passive.verb == HARDENS
            and (passive.what == what or passive.what == OF_ANY)
            and _hardens_for(state, force, seat)
            and (passive.condition is None or holds(state, passive.condition, _force_context(state, force)))
        ):
            total += amount(state, passive.amount, _force_context(state, force))
    for mark in state.marks:
        if (
            mark.verb == HARDENS
            and (mark.what == what or mark.what == OF_ANY)
            and (mark.seats == 0 or mark.seats >> seat & 1 != 0)
        ):
            total += mark.n
    return total


def _hardens_for(state: DungeoneerState, force: Force, seat: int) -> bool:
    """A threat is harder for the hero who has the card, or for everybody in the location under which it lies."""
    place = host_place(state, force.source)
    return force.victim == seat if place < 0 else state.players[seat].place == place


def cost_of(state: DungeoneerState, seat: int, card: Card) -> int:
    """What a card costs a seat now; of X cards the least, 1."""
    total = 1 if card.cost_x else card.cost
    change = 0
    for force in state.forces:
        passive = force.passive
        if passive.verb == CHARGES and card.sorts >> passive.what & 1 != 0 and _applies(state, force, seat):
            change += amount(state, passive.amount, _force_context(state, force))
    for mark in state.marks:
        if mark.verb == CHARGES and card.sorts >> mark.what & 1 != 0 and mark.seats >> seat & 1 != 0:
            change += mark.n
    return total if card.cost_x else max(0, total + change)


def forbidden(state: DungeoneerState, seat: int, action: int) -> bool:
    """Whether a card forbids a seat this action now."""
    for force in state.forces:
        passive = force.passive
        if passive.verb == FORBIDS and passive.what == action and _applies(state, force, seat):
            return True
    for mark in state.marks:
        if mark.verb == FORBIDS and mark.what == action and mark.seats >> seat & 1 != 0:
            return True
    return False


def limit(state: DungeoneerState, seat: int, which: int) -> int:
    """How many permanent boons or treasures a hero may have, or monsters a lair may hold."""
    player = state.players[seat]
    heroes = state.tables.heroes
    number = player.hero
    if player.epic >= 0:
        number = player.epic
    if player.legendary >= 0:
        number = player.legendary
    total = LAIR_LIMIT
    if which == OF_BOONS:
        total = heroes[number].boons
    elif which == OF_TREASURES:
        total = heroes[number].treasures
    for force in state.forces:
        passive = force.passive
        if (
            passive.verb == RAISES
            and passive.what == which
            and force.victim == seat
            and (passive.condition is None or holds(state, passive.condition, _force_context(state, force)))
        ):
            total += amount(state, passive.amount, _force_context(state, force))
    return max(0, total)


def counted(state: DungeoneerState, seat: int, which: int) -> int:
    """How many cards count against a limit now."""
    player = state.players[seat]
    if which == OF_LAIR:
        return len(player.lair)
    count = 0
    for card in player.inventory:
        is_treasure = state.tables.cards[card].type != 0
        if is_treasure == (which == OF_TREASURES):
            count += 1
    return count


def is_minion(state: DungeoneerState, card: int) -> bool:
    """Whether a monster's card is somebody's minion: it lies in an inventory (DL-100)."""
    owner = state.owners[card]
    return owner >= 0 and card in state.players[owner].inventory


def treasures_of(state: DungeoneerState, seat: int) -> list[int]:
    """The treasures of an inventory, minions among them."""
    found: list[int] = []
    for card in state.players[seat].inventory:
        kind = state.tables.cards[card]
        if kind.type == TREASURE or kind.fighter is not None:
            found.append(card)
    return found


def attackers_here(state: DungeoneerState) -> list[int]:
    """The monsters' cards that attack in the present battle and are still in it."""
    if not state.battles:
        return []
    battle = state.battles[-1]
    found: list[int] = []
    for number in range(len(battle.attackers)):
        card = card_of(battle.attackers[number])
        if card >= 0 and battle.states[number] == 0:
            found.append(card)
    return found


def source_location(ctx: Context) -> int:
    """The location that carries an effect, -1 if something else does."""
    return ctx.source - FIRST_LOCATION_SOURCE if ctx.source >= FIRST_LOCATION_SOURCE else -1
