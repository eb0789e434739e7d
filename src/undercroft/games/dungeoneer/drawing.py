"""Draws the board of a view: every move at a table waits for it, so it is compiled; what it draws is in ``board``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from undercroft.games.dungeoneer import notation, tags
from undercroft.games.dungeoneer.atlas import (
    chart_of,
    distance,
    exit_kind,
    is_open,
    laid,
    opener,
    printed_side,
)
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST, VOID, WAITING, card_of, quest_of
from undercroft.games.dungeoneer.battle import Battle as Fight
from undercroft.games.dungeoneer.battles import (
    ROLL_ATTACK,
    ROLL_COUNTER,
    can_counter,
    defending_seat,
    trap_number,
)
from undercroft.games.dungeoneer.board import (
    ATTACK_STATES,
    BATTLES,
    LORD_STATUS,
    NEEDS,
    PHASES,
    STEPS,
    Asked,
    Attack,
    Backs,
    Battle,
    Board,
    Deck,
    Declared,
    Draft,
    Fighter,
    Figure,
    Harm,
    Held,
    HeroBoard,
    Loose,
    Lord,
    Owned,
    Part,
    Place,
    Plain,
    QuestState,
    ScepterNow,
    Side,
    Test,
    Threat,
    phrase_of,
    place_ids,
)
from undercroft.games.dungeoneer.codes import CHOICES
from undercroft.games.dungeoneer.content_types import (
    EXIT_KINDS,
    STAGES,
)
from undercroft.games.dungeoneer.context import (
    FIRST_HERO_SOURCE,
    FIRST_LOCATION_SOURCE,
    FIRST_QUEST_SOURCE,
)
from undercroft.games.dungeoneer.marks import Draft as DraftData
from undercroft.games.dungeoneer.ops import TestOp
from undercroft.games.dungeoneer.origins import SCEPTER, Origins
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.plays import (
    hero_forms,
    minion_mark,
    need_of,
)
from undercroft.games.dungeoneer.queries import (
    bonus,
    cost_of,
    counted,
    difficulty,
    fighter_data,
    fighter_value,
    hero_value,
    limit,
    monster_health,
    most_health,
    printed_value,
    roll_bonus,
    tested_value,
)
from undercroft.games.dungeoneer.quests import attempt_price, is_found, is_here
from undercroft.games.dungeoneer.state import ENDINGS, DungeoneerState, TableStep
from undercroft.games.dungeoneer.tables import (
    ATTACK_ROLL,
    BLOCKED,
    COUNTER_ROLL,
    EXIT_ROLL,
    OF_ANY,
    OF_BOONS,
    OF_EXITS,
    OF_HAZARDS,
    OF_LAIR,
    OF_QUESTS,
    OF_TREASURES,
    SEARCH_ROLL,
    THREAT_ROLL,
    TRAPPED,
    W2,
    W3,
    W4,
    W5,
    Tables,
)
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.games.dungeoneer.vocabulary import FORMS, TESTED
from undercroft.games.dungeoneer.windows import WINDOW_NUMBER
from undercroft.games.dungeoneer.wording import Thing, text_of
from undercroft.kernel.squares import CELL_OF, REACH, WIDTH
from undercroft.kernel.streams import Streams


def board(view: DungeoneerView) -> Board:
    """The board of a view."""
    return _Drawer(view).draw()


@lru_cache(maxsize=256)
def _hits(tables: Tables, fighter: int, form: int) -> list[Plain]:
    """What a monster's card says that a hit in a form does."""
    card, quest = card_of(fighter), quest_of(fighter)
    ids = {tables.cards[card].id if card >= 0 else tables.quests[quest].id if quest >= 0 else ""}
    things: list[Thing] = [
        thing
        for one in tables.sets
        for thing in (one.adventures if card >= 0 else one.quests)
        if thing.id in ids
    ]
    return [
        phrase_of(phrase)
        for thing in things
        for phrase in text_of(thing)
        if phrase.message == "card-hit" and phrase.args["form"] == FORMS[form]
    ]


@lru_cache(maxsize=16)
def _keys(tables: Tables) -> notation.Names:
    """The names of all cards, quests, heroes and locations as choices name them."""
    cards = []
    for card in tables.cards:
        copy = card.number - card.design
        cards.append(card.id if copy == 0 else f"{card.id}#{copy + 1}")
    return notation.Names(
        cards,
        [quest.id for quest in tables.quests],
        [hero.id for hero in tables.heroes],
        [location.id for location in tables.locations],
    )


class _Drawer:
    """Reads one view."""

    def __init__(self, view: DungeoneerView) -> None:
        self.view = view
        self.tables = view.tables
        self.known: DungeoneerState = view.guess(Streams.seeded(0))
        self.keys = _keys(view.tables)
        active = view.active
        self.eye = view.seat if view.seat is not None else max(active, 0)
        """Whose hero figures are reckoned for."""
        self._origins: Origins | None = None
        self._attached: dict[int, list[str]] = {}
        for card, host in enumerate(self.known.hosts):
            if host >= 0:
                self._attached.setdefault(host, []).append(self.keys.cards[card])

    def draw(self) -> Board:
        """The whole board."""
        view, known, tables = self.view, self.known, self.tables
        table = view.table
        laid_out = bool(view.players)
        # Before the decks are there nothing else is.
        decks = bool(view.decks)
        return Board(
            seat=view.seat,
            round=table["round"],
            active=view.active,
            first=table["first"],
            phase=PHASES[table["phase"]],
            stage=STAGES[tables.stages[table["stage"]]],
            over=table["finished"] != 0,
            ending=ENDINGS[table["finished"]],
            winner=table["winner"],
            die=table["die"],
            places=self._places() if decks else (),
            heroes=tuple([self._hero(player) for player in view.players]),
            common=tuple([self._quest(quest, self.eye) for quest in known.common]) if laid_out else (),
            loose=tuple(
                [
                    Loose(tables.quests[known.loose[place]].id, tables.locations[known.loose[place + 1]].id)
                    for place in range(0, len(known.loose), 2)
                ]
            ),
            scepter=ScepterNow(table["scepter"], tables.scepter_cap) if table["scepter"] >= 0 else None,
            lord=self._lord(),
            decks=self._decks() if decks else (),
            locations_left=view.deck_size(2) if decks else 0,
            quests_left=view.deck_size(3) if decks else 0,
            drawn=tables.locations[view.drawn].id if view.drawn >= 0 else None,
            placer=table["placer"],
            shares=tuple(view.shares),
            share=self._share(),
            battles=tuple([self._battle(depth) for depth in range(1, len(known.battles) + 1)]),
            test=self._test(),
            harm=self._harm(),
            asked=self._asked(),
            declared=tuple(
                [
                    Declared(
                        self.keys.cards[one.card],
                        one.target,
                        _form(one.form),
                        _bits(one.specials),
                        one.x,
                        one.cost,
                        one.payer,
                    )
                    for one in view.declared
                ]
            ),
            draft=None if view.draft is None else self._draft(view.draft),
            revealed=self._cards(known.revealed),
            waiting=self._cards(known.waiting),
        )

    # --- Things ------------------------------------------------------------------------------------------------------

    def _cards(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple([self.keys.cards[card] for card in cards])

    def _at(self, host: int) -> tuple[str, ...]:
        """The cards tucked under something."""
        return tuple(self._attached.get(host, ()))

    def _where(self, place: int) -> str | None:
        return self.tables.locations[place].id if place >= 0 else None

    def _source(self, source: int) -> tuple[str, str]:
        """What carries an effect: kind and id."""
        tables = self.tables
        if source == SCEPTER:
            event = next((one.event for one in tables.sets if one.event is not None), None)
            return "event", "" if event is None else event.id
        if source < 0:
            return "now", ""
        if source < FIRST_HERO_SOURCE:
            return "card", self.keys.cards[source]
        if source < FIRST_QUEST_SOURCE:
            return "hero", tables.heroes[source - FIRST_HERO_SOURCE].id
        if source < FIRST_LOCATION_SOURCE:
            return "quest", tables.quests[source - FIRST_QUEST_SOURCE].id
        return "location", tables.locations[source - FIRST_LOCATION_SOURCE].id

    @property
    def origins(self) -> Origins:
        """Made when a figure is first taken apart."""
        if self._origins is None:
            self._origins = Origins(self.known)
        return self._origins

    def _parts(self, found: Sequence[tuple[int, int]]) -> tuple[Part, ...]:
        return tuple([Part(*self._source(source), n) for source, n in found])

    def _changed(self) -> bool:
        """Whether anything at all is in force that could change a value."""
        known = self.known
        return bool(known.forces or known.marks or known.scepter > 0)

    # --- The map -----------------------------------------------------------------------------------------------------

    def _places(self) -> tuple[Place, ...]:
        known, tables = self.known, self.tables
        passes = chart_of(known).passes
        harder = difficulty(known, OF_EXITS, self.eye)
        places = []
        for location in laid(known):
            card = tables.locations[location]
            cell = known.cells[location]
            kinds = [exit_kind(known, location, side) for side in range(4)]
            tested = [
                kinds[side] in (BLOCKED, TRAPPED) and not is_open(known, location, side) for side in range(4)
            ]
            printed = [printed_side(known, location, side) for side in range(4)]
            places.append(
                Place(
                    id=card.id,
                    x=cell % WIDTH - CELL_OF[0] % WIDTH - REACH,
                    y=cell // WIDTH - CELL_OF[0] // WIDTH - REACH,
                    turned=known.turned[location] != 0,
                    exits=tuple([EXIT_KINDS[kind] for kind in kinds]),
                    needed=tuple(
                        [
                            card.exit_numbers[printed[side]] + harder if tested[side] else 0
                            for side in range(4)
                        ]
                    ),
                    stats=tuple(
                        [
                            TESTED[card.exit_stats[printed[side]]] if tested[side] else None
                            for side in range(4)
                        ]
                    ),
                    ways=tuple([passes[location * 4 + side] >= 0 for side in range(4)]),
                    held=tuple([opener(known, location, side) for side in range(4)]),
                    attached=self._at(FIRST_LOCATION_SOURCE + location),
                )
            )
        return tuple(places)

    def _share(self) -> tuple[str, ...]:
        seat = self.view.seat
        if seat is None or not self.view.players:
            return ()
        return tuple([self.tables.locations[place].id for place in self.view.players[seat].share])

    def _decks(self) -> tuple[Deck, ...]:
        view = self.view
        decks = []
        for number in range(2 if self.tables.split else 1):
            purse = notation.DECKS[number] if self.tables.split else None
            decks.append(Deck(purse, view.deck_size(number), self._cards(view.discards[number])))
        return tuple(decks)

    def _lord(self) -> Lord | None:
        known, tables = self.known, self.tables
        card = tables.lord
        if card < 0 or not known.players:
            return None
        data = tables.cards[card].fighter
        status = LORD_STATUS[known.lord_status]
        return Lord(
            card=self.keys.cards[card],
            status=status,
            place=self._where(tables.throne) if status == "enthroned" else None,
            health=monster_health(known, FIRST_CARD + card),
            most=0 if data is None else data.health,
        )

    # --- Heroes ------------------------------------------------------------------------------------------------------

    def _hero(self, player: Player) -> HeroBoard:
        known, tables, view = self.known, self.tables, self.view
        seat = player.seat
        ready = player.hero >= 0
        rise = Threat(TESTED[player.fall_stat], player.fall_number) if player.fall_stat >= 0 else None
        return HeroBoard(
            seat=seat,
            hero=tables.heroes[player.hero].id if ready else None,
            classes=tuple([tables.heroes[hero].id for hero in (player.epic, player.legendary) if hero >= 0]),
            alive=player.alive != 0,
            place=self._where(player.place),
            fallen=player.fallen != 0,
            rise=rise,
            level=player.level,
            values=tuple([self._value(seat, form) for form in range(3)]) if ready else (),
            forms=tuple([FORMS[form] for form in hero_forms(known, seat)]) if ready else (),
            health=player.health,
            most_health=most_health(known, seat) if ready else 0,
            glory=player.glory,
            peril=player.peril,
            ap=player.ap,
            saved=player.saved,
            extra=player.extra,
            moved=player.moved != 0,
            battled=player.battled != 0,
            attempted=player.attempted != 0,
            points=player.points,
            visited=tuple(
                [card.id for card in tables.locations if card.stage >= 0 and player.has_visited(card.number)]
            ),
            hand_size=view.hand_size(seat),
            hand=tuple([self._held(seat, card) for card in player.hand]),
            backs=self._backs(seat),
            boons=counted(known, seat, OF_BOONS),
            boons_limit=limit(known, seat, OF_BOONS) if ready else 0,
            treasures=counted(known, seat, OF_TREASURES),
            treasures_limit=limit(known, seat, OF_TREASURES) if ready else 0,
            lair_limit=limit(known, seat, OF_LAIR) if ready else 0,
            inventory=tuple([self._owned(card) for card in player.inventory]),
            curses=tuple([self._owned(card) for card in player.curses]),
            lair=tuple([self._owned(card) for card in player.lair]),
            attached=self._at(seat),
            quests=tuple([self._quest(quest, seat) for quest in player.quests]),
            done=tuple([tables.quests[quest].id for quest in player.done]),
            artifacts=tuple([tables.quests[quest].id for quest in player.artifacts]),
            escorts=tuple([tables.quests[quest].id for quest in player.escorts]),
        )

    def _value(self, seat: int, form: int) -> Figure:
        found = self.origins.parts(partial(_bonus, form=form, seat=seat)) if self._changed() else []
        known = self.known
        return Figure(hero_value(known, seat, form), printed_value(known, seat, form), self._parts(found))

    def _held(self, seat: int, card: int) -> Held:
        data = self.tables.cards[card]
        return Held(self.keys.cards[card], None if data.cost_x else cost_of(self.known, seat, data))

    def _backs(self, seat: int) -> tuple[Backs, ...]:
        found = Counter(self.view.backs[seat])
        return tuple(
            [
                Backs(
                    STAGES[self.tables.stages[back // 2]],
                    notation.DECKS[back % 2] if self.tables.split else None,
                    count,
                )
                for back, count in sorted(found.items())
            ]
        )

    def _owned(self, card: int) -> Owned:
        known = self.known
        data = self.tables.cards[card]
        owner = known.owners[card]
        used = known.players[owner].used if owner >= 0 else []
        return Owned(
            card=self.keys.cards[card],
            health=None if data.fighter is None else monster_health(known, FIRST_CARD + card),
            tokens=known.tokens[card],
            owner=owner,
            used=minion_mark(card) in used or any(ability.number in used for ability in data.abilities),
            attached=self._at(FIRST_CARD + card),
        )

    def _quest(self, quest: int, seat: int) -> QuestState:
        known, tables = self.known, self.tables
        card, player = tables.quests[quest], known.players[seat]
        token = next(
            (
                known.loose[place + 1]
                for place in range(0, len(known.loose), 2)
                if known.loose[place] == quest
            ),
            -1,
        )
        escorting = quest in player.escorts
        goals: Sequence[int] = card.places
        if escorting:
            goals = card.second
        elif token >= 0:
            goals = [token]
        elif card.lord:
            goals = [tables.throne] if tables.throne >= 0 else []
        health = None
        if card.lord and tables.lord >= 0:
            health = monster_health(known, FIRST_CARD + tables.lord)
        elif card.fighter is not None:
            health = monster_health(known, FIRST_QUEST + quest)
        needed = 0
        if card.search and not is_found(known, seat, quest):
            needed = card.search
        elif card.stat >= 0:
            needed = card.stat_number + difficulty(known, OF_QUESTS, seat)
        named = card.names_places or goals is not card.places
        return QuestState(
            quest=card.id,
            places=place_ids(tables, goals) if named else (),
            on_map=place_ids(tables, [place for place in goals if known.cells[place] >= 0]),
            here=player.place in goals if goals is not card.places else is_here(known, seat, card),
            found=card.search > 0 and is_found(known, seat, quest),
            escorting=escorting,
            token=self._where(token),
            health=health,
            needed=needed,
            price=attempt_price(known, seat, quest),
            attached=self._at(FIRST_QUEST_SOURCE + quest),
        )

    # --- Battles -----------------------------------------------------------------------------------------------------

    def _fighter(self, fighter: int, seat: int = -1) -> Fighter:
        """A fighter; ``seat`` is who plays a monster that belongs to nobody."""
        known, tables = self.known, self.tables
        if fighter < FIRST_CARD:
            player = known.players[fighter]
            hero = tables.heroes[player.hero].id
            return Fighter("hero", fighter, hero, player.health, most_health(known, fighter))
        data = fighter_data(known, fighter)
        health, most = monster_health(known, fighter), 0 if data is None else data.health
        card = card_of(fighter)
        if card >= 0:
            owner = known.owners[card]
            return Fighter("card", owner if owner >= 0 else seat, self.keys.cards[card], health, most)
        return Fighter("quest", seat, tables.quests[quest_of(fighter)].id, health, most)

    def _battle(self, depth: int) -> Battle:
        known = self.known
        fight = known.battles[depth - 1]
        current = depth == len(known.battles)
        stage, attack = self._stage(depth) if current else ("challenge", None)
        return Battle(
            kind=BATTLES[fight.kind],
            stage=stage,
            place=self._where(fight.place),
            quest=self.tables.quests[fight.quest].id if fight.quest >= 0 else None,
            lord_seat=fight.lord_seat,
            defender=self._fighter(fight.defender, defending_seat(known, fight)),
            attacks=tuple([self._attack(fight, number, current) for number in range(len(fight.attackers))]),
            current=attack,
        )

    def _stage(self, depth: int) -> tuple[str, int | None]:
        """Which of the eight stages the present battle has reached, and the attack that is dealt with."""
        for step in reversed(self.known.agenda):
            tag = step.tag
            if tag == tags.WINDOW and step.a == W2:
                return "response", None
            if tag == tags.WINDOW and step.a == W3 and step.ctx.x == ROLL_COUNTER:
                return "counter", None
            if tag == tags.KEEP_ROLL:
                return "roll" if step.c == ROLL_ATTACK else "counter", step.b
            if tag in (tags.ATTACK_STAGE, tags.MONSTER_FORM):
                return "attack", None
            if tag == tags.COMPARE:
                return "compare", step.b - 1 if step.b > 0 else None
            if tag in _STAGE_STEPS:
                return _STAGE_STEPS[tag], None
            if tag == tags.END_BATTLE and step.a == depth:
                break
        return "reward", None

    def _attack(self, fight: Fight, number: int, present: bool) -> Attack:
        attacker, form = fight.attackers[number], fight.forms[number]
        guard = fight.guards[number]
        foe = guard if guard >= 0 else fight.defender
        state = fight.states[number]
        result = None
        if ATTACK_STATES[state] == "compared":
            attack, counter = fight.rolls[number], fight.counters[number]
            result = "hit" if attack > counter else "repelled" if counter > attack else "even"
        sides: list[Side | None] = [None, None]
        if form >= 0 and state != VOID:
            waiting = present and state == WAITING
            sides = [
                self._side(attacker, form, ATTACK_ROLL, foe, fight.rolls[number], number, waiting),
                self._side(foe, form, COUNTER_ROLL, attacker, fight.counters[number], number, waiting),
            ]
        answers = defending_seat(self.known, fight)
        return Attack(
            attacker=self._fighter(attacker, fight.lord_seat),
            foe=self._fighter(foe, answers),
            guarded=guard >= 0,
            form=_form(form),
            state=ATTACK_STATES[state],
            attack=sides[0],
            counter=sides[1],
            result=result,
            specials=_bits(fight.specials[number]),
            hit=_hits(self.tables, attacker, form) if form >= 0 else [],
        )

    def _side(
        self, fighter: int, form: int, roll: int, foe: int, total: int, number: int, waiting: bool
    ) -> Side:
        known = self.known
        able = roll == ATTACK_ROLL or can_counter(known, fighter, form)
        found: list[tuple[int, int]] = []
        if waiting and self._changed():
            measure = partial(_added_to_die, fighter=fighter, form=form, roll=roll, foe=foe)
            found = self.origins.parts(measure)
        return Side(
            value=fighter_value(known, fighter, form, foe) if able else 0,
            bonus=roll_bonus(known, fighter, roll, form, foe),
            able=able,
            die=self._open_die(number, ROLL_ATTACK if roll == ATTACK_ROLL else ROLL_COUNTER)
            if waiting
            else None,
            total=total or None,
            parts=self._parts(found),
        )

    def _open_die(self, number: int, roll: int) -> int | None:
        """The die of an attack that lies there and may still be rolled again."""
        step = self._top()
        if step is None or step.tag != tags.WINDOW or step.a != W4:
            return None
        lies = step.ctx.attack == number and step.ctx.x == roll
        return self.known.die if lies else None

    # --- What is asked -----------------------------------------------------------------------------------------------

    def _top(self) -> TableStep | None:
        return self.known.agenda[-1] if self.known.agenda else None

    def _harm(self) -> Harm | None:
        harm = self.known.harm
        if len(harm) < 3:
            return None
        seat, wounds, by = harm[-3:]
        return Harm(seat, wounds, self._fighter(by) if by >= 0 else None)

    def _test(self) -> Test | None:
        """The threat for which a window before or after a roll is open."""
        known = self.known
        top = self._top()
        if top is None or top.tag != tags.WINDOW or top.a not in (W3, W4):
            return None
        judge = next((step for step in reversed(known.agenda) if step.tag in _JUDGES), None)
        if judge is None or judge.tag == tags.KEEP_ROLL:
            return None
        die = known.die if top.a == W4 else None
        return self._judged(judge, die)

    def _judged(self, judge: TableStep, die: int | None) -> Test | None:
        known, tables = self.known, self.tables
        what = _JUDGES[judge.tag]
        seat = judge.b if judge.tag in (tags.JUDGE_TRAP, tags.JUDGE_TEST) else judge.a
        more = bonus(known, THREAT_ROLL, seat)
        stat, needed, source = -1, 0, -1
        if judge.tag == tags.JUDGE_TRAP:
            stat, source = tables.cards[judge.a].trap_stat, judge.a
            needed = trap_number(known, judge.a, judge.c, seat)
        elif judge.tag == tags.JUDGE_EXIT:
            card = tables.locations[judge.c]
            printed = printed_side(known, judge.c, judge.b)
            stat, source = card.exit_stats[printed], FIRST_LOCATION_SOURCE + judge.c
            needed = card.exit_numbers[printed] + difficulty(known, OF_EXITS, seat)
            more += bonus(known, EXIT_ROLL, seat)
        elif judge.tag == tags.JUDGE_HAZARD:
            card = tables.locations[judge.b]
            stat, source = card.hazard_stat, FIRST_LOCATION_SOURCE + judge.b
            needed = card.hazard_number + difficulty(known, OF_HAZARDS, seat)
        elif judge.tag == tags.JUDGE_RISE:
            stat, needed = known.players[seat].fall_stat, known.players[seat].fall_number
        elif judge.tag == tags.JUDGE_TEST:
            op = tables.ops[judge.a]
            if not isinstance(op, TestOp):
                return None
            stat, needed, source = op.stat, op.needed + difficulty(known, OF_ANY, seat), judge.ctx.source
        else:
            quest = tables.quests[judge.b]
            source = FIRST_QUEST_SOURCE + judge.b
            if judge.tag == tags.JUDGE_QUEST:
                stat, needed = quest.stat, quest.stat_number + difficulty(known, OF_QUESTS, seat)
            elif judge.tag == tags.JUDGE_SEARCH:
                needed = quest.search
                more = distance(known, judge.c) + bonus(known, SEARCH_ROLL, seat)
            else:
                needed, more = quest.dice_number, 0
        kind, id_ = self._source(source)
        value = tested_value(known, seat, stat) if stat >= 0 else 0
        return Test(what, seat, kind, id_, TESTED[stat] if stat >= 0 else None, value, more, needed, die)

    def _asked(self) -> Asked | None:
        known, view = self.known, self.view
        step = self._top()
        if step is None or known.members == 0:
            return None
        source = step.ctx.source
        kind, id_ = self._source(source) if source >= 0 else ("", "")
        need = None
        if view.draft is not None and view.seat is not None and step.tag not in _OWN_DRAFTS:
            need = NEEDS.get(need_of(known, view.seat, view.draft))
        attacked: list[int] = []
        roller = None
        if step.tag == tags.WINDOW:
            if step.a == W2:
                attacked = list(_bits(step.ctx.x))
            elif step.a in (W3, W4, W5):
                attacked = [step.c]
            roller = self._roller(step)
        return Asked(
            seats=_bits(known.members),
            step=STEPS[step.tag],
            window=WINDOW_NUMBER[step.a] + 1 if step.tag == tags.WINDOW else 0,
            attacked=tuple(attacked),
            kind=kind,
            id=id_,
            need=need,
            roller=roller,
            monster=self._about(step),
        )

    def _roller(self, step: TableStep) -> Fighter | None:
        """For whom the die of a battle was cast that lies there."""
        known = self.known
        if step.a != W4 or step.ctx.attack < 0 or not known.battles:
            return None
        fight, attack = known.battles[-1], step.ctx.attack
        if step.ctx.x == ROLL_ATTACK:
            return self._fighter(fight.attackers[attack], fight.lord_seat)
        guard = fight.guards[attack]
        return self._fighter(guard if guard >= 0 else fight.defender, defending_seat(known, fight))

    def _about(self, step: TableStep) -> Fighter | None:
        """The monster whose form is asked for, or that goes to hand, lair or discard pile next."""
        known = self.known
        if not known.battles:
            return None
        fight = known.battles[-1]
        if step.tag == tags.MONSTER_FORM and fight.attackers:
            return self._fighter(fight.attackers[-1], fight.lord_seat)
        if step.tag != tags.LAIR_STAGE:
            return None
        for fighter in fight.attackers[step.b :]:
            card = card_of(fighter)
            owner = known.owners[card] if card >= 0 else -1
            if owner >= 0:
                player = known.players[owner]
                if card not in player.lair and card not in player.inventory:
                    return self._fighter(fighter)
        return None

    def _draft(self, draft: DraftData) -> Draft:
        kind, id_ = "", ""
        sort, operands = CHOICES.decode(draft.code)
        if sort in ("play", "card", "use"):
            kind, id_ = "card", self.keys.cards[operands[0]]
        elif sort == "use-hero":
            kind, id_ = "hero", self.keys.heroes[operands[0]]
        elif sort in ("use-quest", "quest"):
            kind, id_ = "quest", self.keys.quests[operands[0]]
        elif sort == "attack":
            kind, id_ = "hero", self._fighter(operands[0]).id
        return Draft(
            text=notation.code_text(self.keys, draft.code),
            kind=kind,
            id=id_,
            target=draft.target,
            fighter=self._fighter(draft.fighter) if draft.fighter >= 0 else None,
            card=self.keys.cards[draft.card] if draft.card >= 0 else None,
            place=self._where(draft.place),
            side=draft.side,
            x=draft.x,
            payer=draft.payer,
            form=_form(draft.form),
            specials=_bits(draft.specials),
            room=self._cards(draft.room),
        )


_STAGE_STEPS: Final = {
    tags.ATTACK_ROLLS: "roll",
    tags.COUNTER_ROLLS: "counter",
    tags.STRIKE_CHOICE: "compare",
    tags.CHALLENGE_STAGE: "challenge",
    tags.LAIR_STAGE: "lair",
    tags.LAIR_SURPLUS: "lair",
    tags.LAIR_TIE: "lair",
    tags.REWARD_STAGE: "reward",
}
_JUDGES: Final = {
    tags.JUDGE_TRAP: "trap",
    tags.JUDGE_EXIT: "exit",
    tags.JUDGE_HAZARD: "hazard",
    tags.JUDGE_RISE: "rise",
    tags.JUDGE_TEST: "effect",
    tags.JUDGE_QUEST: "quest",
    tags.JUDGE_SEARCH: "search",
    tags.QUEST_DIE: "quest",
    tags.KEEP_ROLL: "",
}
"""The steps that judge a roll; that of a battle is told by the battle."""
_OWN_DRAFTS: Final = (tags.CHALLENGE_STAGE, tags.PLACE_SHARES)
"""Questions whose drafts are not declarations of cards or abilities."""


def _bonus(state: DungeoneerState, form: int, seat: int) -> int:
    return bonus(state, form, seat)


def _added_to_die(state: DungeoneerState, fighter: int, form: int, roll: int, foe: int) -> int:
    """All that is added to a fighter's die."""
    able = roll == ATTACK_ROLL or can_counter(state, fighter, form)
    value = fighter_value(state, fighter, form, foe) if able else 0
    return value + roll_bonus(state, fighter, roll, form, foe)


def _form(form: int) -> str | None:
    return FORMS[form] if form >= 0 else None


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([place for place in range(mask.bit_length()) if mask >> place & 1])
