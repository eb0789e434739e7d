"""What a page needs to draw Dungeoneer: the setting of a table once, then a board for every moment.

Both are plain JSON values by name: numbers, texts, lists of them, and ids. An id is that of the sets: a hero, a
location, a quest, a design of adventure cards. A card that lies somewhere is named as in the notation of choices: by
its id, from the second copy on with a number (``big_stick#2``). Lists by side go north, east, south, west; lists by
form melee, magic, speed. A seat of -1 is nobody.

Nothing here decides or counts: rules and figures are those of the modules that own them. A board is made of a view
alone, by way of one state that fits it: whatever the seat knows is there as it is, and nothing else is looked at.

**Texts.** What cards say comes as phrases (``wording``), which the reader's side puts into words.

**What only the events tell.** The dice of a battle that are kept: ``die_rolled`` before ``attack_rolled`` and
``counter_rolled``. Monsters of a battle that were sent off are void attacks; which card did it, the events tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.content_types import (
    FIRST_LEVEL,
    GLORY_TYPES,
    STAGES,
    Adventure,
)
from undercroft.games.dungeoneer.content_types import Hero as HeroData
from undercroft.games.dungeoneer.content_types import Location as LocationData
from undercroft.games.dungeoneer.content_types import Monster as MonsterData
from undercroft.games.dungeoneer.content_types import Quest as QuestData
from undercroft.games.dungeoneer.content_types import Threat as ThreatData
from undercroft.games.dungeoneer.plays import (
    NEED_AIM,
    NEED_ATTACK,
    NEED_FORM,
    NEED_LAY,
    NEED_PAYER,
    NEED_ROOM,
    NEED_SIDE,
    NEED_SPECIALS,
    NEED_X,
)
from undercroft.games.dungeoneer.tables import (
    HAND_SIZE,
    QUESTS_TO_WIN,
    SOLO_QUESTS,
    QuestCard,
    Tables,
)
from undercroft.games.dungeoneer.wording import Thing, text_of
from undercroft.kernel.messages import Name, Phrase
from undercroft.packs import Words

if TYPE_CHECKING:
    from undercroft.games.dungeoneer.game import Dungeoneer
    from undercroft.kernel.game import OptionValue

Said = dict[str, str]
"""A name or text by language: en, ru, it, cs."""
Plain = dict[str, object]
"""A phrase as JSON: ``message`` and ``args``; a name in them is an object with ``kind`` and ``id``."""

PHASES: Final = ("setup", "reset", "villainy", "location", "feats", "discard")
LORD_STATUS: Final = ("away", "ready", "enthroned", "defeated")
BATTLES: Final = ("villainy", "hunt", "lord", "duel", "challenge")
BATTLE_STAGES: Final = ("attack", "response", "roll", "counter", "compare", "challenge", "lair", "reward")
ATTACK_STATES: Final = ("waiting", "void", "compared")
NEEDS: Final = {
    NEED_LAY: "lay",
    NEED_ROOM: "room",
    NEED_AIM: "aim",
    NEED_SIDE: "side",
    NEED_PAYER: "payer",
    NEED_X: "x",
    NEED_FORM: "form",
    NEED_SPECIALS: "specials",
    NEED_ATTACK: "attack",
}
STEPS: Final = {value: name.lower() for name, value in vars(tags).items() if isinstance(value, int)}
"""The steps of the agenda by name."""


# --- The setting -------------------------------------------------------------------------------------------------


class Threat(Struct, gc=False):
    """A die and this value must reach ``n``."""

    stat: str
    n: int


class Monster(Struct, gc=False):
    """How a monster fights, by form; ``specials`` are what its special effects cost."""

    health: int
    values: tuple[int, ...]
    symbols: tuple[str, ...]
    """``attack`` (round: attacks and counters), ``counter`` or ``none``."""
    specials: tuple[int, ...]


class Hero(Struct, gc=False):
    """A hero card."""

    id: str
    stage: str
    race: Said
    title: Said
    flavour: Said | None
    health: int
    boons: int
    treasures: int
    first: int
    """The level of the first of its values."""
    values: tuple[tuple[int, ...], ...]
    """By form, then by level."""
    forms: tuple[str, ...]
    text: list[Plain]


class Card(Struct, gc=False):
    """A design of adventure cards."""

    id: str
    number: int
    """Of its first copy, as codes of choices count cards; further copies follow."""
    stage: str
    copies: int
    type: str
    kinds: tuple[str, ...]
    purse: str
    """What it is paid with: ``glory``, or the ``peril`` of a rival."""
    cost: int
    cost_x: bool
    timing: str
    duration: str
    one_use: bool
    upkeep: int
    monster: Monster | None
    trap: Threat | None
    lord: bool
    flavour: Said | None
    text: list[Plain]
    """The first line holds the facts: type, kinds, cost, timing, duration."""


class Exit(Struct, gc=False):
    """One side of the upright card."""

    kind: str
    stat: str | None
    n: int


class Location(Struct, gc=False):
    """A location card."""

    id: str
    stage: str
    frame: str
    type: str
    entrance: bool
    throne: bool
    glory: int
    peril: int
    exits: tuple[Exit, ...]
    hazard: str
    danger: int
    threat: Threat | None
    flavour: Said | None
    text: list[Plain]
    """The first two lines hold income and exits."""


class Quest(Struct, gc=False):
    """A quest card."""

    id: str
    stage: str
    category: str
    condition: str
    places: tuple[str, ...]
    """As printed: locations, or types of them."""
    goals: tuple[str, ...]
    """All locations of the sets in play that will do."""
    ends: tuple[str, ...]
    """Where an escort ends."""
    names_places: bool
    ap: int
    threat: Threat | None
    search: int
    monster: Monster | None
    lord: bool
    flavour: Said | None
    text: list[Plain]


class Scepter(Struct, gc=False):
    """The card in the centre: tokens at the start and at most, and the roll that adds one."""

    id: str
    tokens: int
    cap: int
    roll: int
    flavour: Said | None
    text: list[Plain]


class Setting(Struct, gc=False):
    """All that is printed, agreed and the same for everybody at a table."""

    game: str
    pack: str
    titles: tuple[Said, ...]
    seats: int
    solo: bool
    stages: tuple[str, ...]
    """The sets in play, in rising order."""
    options: dict[str, OptionValue]
    quests_to_win: int
    hand_size: int
    rounds: int
    """After so many rounds the game ends (DLQ-184)."""
    split: bool
    """Whether glory and peril cards have a deck each."""
    names: dict[str, dict[str, Said]]
    """Names of the sets' things: kind, id, language."""
    heroes: tuple[Hero, ...]
    cards: tuple[Card, ...]
    locations: tuple[Location, ...]
    quests: tuple[Quest, ...]
    scepter: Scepter | None


def setting(game: Dungeoneer, seats: int, options: Mapping[str, OptionValue]) -> Setting:
    """The setting of a table with these complete options."""
    tables = game.tables(seats, options)
    sets = tables.sets
    quest_cards = {card.id: card for card in tables.quests}
    numbers = {card.id: card.design for card in tables.cards}
    event = next((one.event for one in sets if one.event is not None), None)
    return Setting(
        game=game.name,
        pack=game.pack_name,
        titles=tuple(one.title.in_languages() for one in sets),
        seats=seats,
        solo=tables.solo,
        stages=tuple(STAGES[stage] for stage in tables.stages),
        options=dict(options),
        quests_to_win=SOLO_QUESTS if tables.solo else QUESTS_TO_WIN,
        hand_size=HAND_SIZE,
        rounds=tables.round_cap,
        split=tables.split,
        names=_names(tables),
        heroes=tuple(_hero_card(hero) for one in sets for hero in one.heroes),
        cards=tuple(_card(card, numbers[card.id]) for one in sets for card in one.adventures),
        locations=tuple(_location(card) for one in sets for card in one.locations),
        quests=tuple(_quest(card, quest_cards[card.id], tables) for one in sets for card in one.quests),
        scepter=None
        if event is None
        else Scepter(event.id, event.tokens, event.cap, event.roll, _maybe(event.flavour), _text(event)),
    )


def _maybe(words: Words | None) -> Said | None:
    return None if words is None else words.in_languages()


def _names(tables: Tables) -> dict[str, dict[str, Said]]:
    names: dict[str, dict[str, Said]] = {"card": {}, "hero": {}, "quest": {}, "location": {}, "event": {}}
    for one in tables.sets:
        names["card"].update((card.id, card.name.in_languages()) for card in one.adventures)
        names["hero"].update((hero.id, hero.name.in_languages()) for hero in one.heroes)
        names["quest"].update((quest.id, quest.name.in_languages()) for quest in one.quests)
        names["location"].update((place.id, place.name.in_languages()) for place in one.locations)
        if one.event is not None:
            names["event"][one.event.id] = one.event.name.in_languages()
    return names


def _text(thing: Thing) -> list[Plain]:
    return [phrase_of(phrase) for phrase in text_of(thing)]


def phrase_of(phrase: Phrase) -> Plain:
    """A phrase as JSON."""
    args: dict[str, object] = {}
    for name, part in phrase.args.items():
        if isinstance(part, Name):
            args[name] = {"kind": part.kind, "id": part.id}
        elif isinstance(part, Phrase):
            args[name] = phrase_of(part)
        elif isinstance(part, tuple):
            args[name] = [phrase_of(each) for each in part if isinstance(each, Phrase)]
        else:
            args[name] = part
    return {"message": phrase.message, "args": args}


def _threat(threat: ThreatData | None) -> Threat | None:
    return None if threat is None else Threat(threat.stat, threat.n)


def _monster(monster: MonsterData | None) -> Monster | None:
    if monster is None:
        return None
    costs = tuple(special.cost for special in monster.specials)
    return Monster(monster.health, monster.values, monster.symbols, costs)


def _hero_card(hero: HeroData) -> Hero:
    values = tuple(
        tuple(sum(gains[: column + 1]) for column in range(len(gains)))
        for gains in (hero.melee, hero.magic, hero.speed)
    )
    return Hero(
        id=hero.id,
        stage=hero.stage,
        race=hero.race.in_languages(),
        title=hero.title.in_languages(),
        flavour=_maybe(hero.flavour),
        health=hero.health,
        boons=hero.boons,
        treasures=hero.treasures,
        first=FIRST_LEVEL[hero.stage],
        values=values,
        forms=hero.forms,
        text=_text(hero),
    )


def _card(card: Adventure, number: int) -> Card:
    return Card(
        id=card.id,
        number=number,
        stage=card.stage,
        copies=card.copies,
        type=card.type,
        kinds=card.kinds,
        purse="glory" if card.type in GLORY_TYPES else "peril",
        cost=card.cost,
        cost_x=card.cost_x,
        timing=card.timing,
        duration=card.duration,
        one_use=card.one_use,
        upkeep=card.upkeep,
        monster=_monster(card.monster),
        trap=None if card.trap is None else _threat(card.trap.threat),
        lord=card.lord,
        flavour=_maybe(card.flavour),
        text=_text(card),
    )


def _location(card: LocationData) -> Location:
    return Location(
        id=card.id,
        stage=card.stage,
        frame=card.frame,
        type=card.type,
        entrance=card.entrance,
        throne=card.throne,
        glory=card.glory,
        peril=card.peril,
        exits=tuple(
            Exit(way.kind, None, 0) if way.threat is None else Exit(way.kind, way.threat.stat, way.threat.n)
            for way in card.exits
        ),
        hazard=card.hazard,
        danger=card.danger,
        threat=_threat(card.threat),
        flavour=_maybe(card.flavour),
        text=_text(card),
    )


def _quest(card: QuestData, compiled: QuestCard, tables: Tables) -> Quest:
    return Quest(
        id=card.id,
        stage=card.stage,
        category=card.category,
        condition=card.condition,
        places=card.places,
        goals=place_ids(tables, compiled.places),
        ends=place_ids(tables, compiled.second),
        names_places=compiled.names_places,
        ap=card.ap,
        threat=_threat(card.threat),
        search=card.search,
        monster=_monster(card.monster),
        lord=card.lord,
        flavour=_maybe(card.flavour),
        text=_text(card),
    )


def place_ids(tables: Tables, places: Sequence[int]) -> tuple[str, ...]:
    """The ids of those of these locations that can come to the table."""
    return tuple(tables.locations[place].id for place in places if tables.locations[place].stage >= 0)


# --- The board ---------------------------------------------------------------------------------------------------


class Part(Struct, gc=False):
    """One thing that changes a figure: its kind (``now`` for what holds for a while, ``event`` the Scepter), its id."""

    kind: str
    id: str
    n: int


class Figure(Struct, gc=False):
    """A characteristic now; never below 0, whatever its parts add up to."""

    value: int
    base: int
    """By level alone."""
    parts: tuple[Part, ...]


class Place(Struct, gc=False):
    """A location on the map, exits as they are now."""

    id: str
    x: int
    """Steps east of the first entrance."""
    y: int
    """Steps south of it."""
    turned: bool
    exits: tuple[str, ...]
    needed: tuple[int, ...]
    """What a blocked or trapped exit takes the viewer's hero; 0 where nothing is tested."""
    stats: tuple[str | None, ...]
    ways: tuple[bool, ...]
    """Whether a hero can leave by this side, tested or not."""
    held: tuple[int, ...]
    """Whose hero holds this exit open."""
    attached: tuple[str, ...]


class Owned(Struct, gc=False):
    """A card in play."""

    card: str
    health: int | None
    """A monster's, now."""
    tokens: int
    owner: int
    """Who played it."""
    used: bool
    """Whether an ability of it, or the minion, has been used this player turn."""
    attached: tuple[str, ...]


class Held(Struct, gc=False):
    """A card in a hand that the viewer knows, and what it costs its player now; None for X."""

    card: str
    cost: int | None


class Backs(Struct, gc=False):
    """Cards of a hand that the viewer does not know, by what their backs tell."""

    stage: str
    purse: str | None
    """None where glory and peril cards share a deck."""
    count: int


class QuestState(Struct, gc=False):
    """A quest as it stands for a hero."""

    quest: str
    places: tuple[str, ...]
    """Where it goes on now, where that is a named place; else any of ``Quest.goals`` will do."""
    on_map: tuple[str, ...]
    """The locations on the map where it goes on, named or not."""
    here: bool
    """Whether the hero stands where it goes on."""
    found: bool
    escorting: bool
    token: str | None
    """The location where its escort token lies."""
    health: int | None
    """Of the monster to be beaten, now."""
    needed: int
    """What its threat or its search takes this hero now; 0 without one."""
    price: int
    """Action points of an attempt now."""
    attached: tuple[str, ...]


class HeroBoard(Struct, gc=False):
    """A seat: the hero, its points, its cards as the viewer knows them."""

    seat: int
    hero: str | None
    classes: tuple[str, ...]
    alive: bool
    place: str | None
    fallen: bool
    rise: Threat | None
    """What getting up takes beside an action point."""
    level: int
    values: tuple[Figure, ...]
    forms: tuple[str, ...]
    health: int
    most_health: int
    glory: int
    peril: int
    ap: int
    saved: int
    extra: int
    moved: bool
    battled: bool
    attempted: bool
    points: int
    visited: tuple[str, ...]
    hand_size: int
    hand: tuple[Held, ...]
    backs: tuple[Backs, ...]
    boons: int
    boons_limit: int
    treasures: int
    treasures_limit: int
    lair_limit: int
    inventory: tuple[Owned, ...]
    curses: tuple[Owned, ...]
    lair: tuple[Owned, ...]
    attached: tuple[str, ...]
    quests: tuple[QuestState, ...]
    done: tuple[str, ...]
    artifacts: tuple[str, ...]
    escorts: tuple[str, ...]


class Fighter(Struct, gc=False):
    """Who fights: a hero, a monster's card, the monster of a quest."""

    kind: str
    seat: int
    """The hero's, else who plays the monster."""
    id: str
    health: int
    most: int


class Side(Struct, gc=False):
    """One side of an attack."""

    value: int
    bonus: int
    able: bool
    """Whether the fighter has a value in this form: without one it cannot strike back."""
    die: int | None
    """The die that lies there and may still be rolled again."""
    total: int | None
    """The result that was kept."""
    parts: tuple[Part, ...]
    """What changes value and bonus."""


class Attack(Struct, gc=False):
    """One attack of a battle."""

    attacker: Fighter
    foe: Fighter
    guarded: bool
    """Whether the foe is a minion in front of the hero."""
    form: str | None
    state: str
    attack: Side | None
    """None before a form is chosen."""
    counter: Side | None
    result: str | None
    """Once compared: ``hit``, ``repelled`` (the counterattack is higher) or ``even``."""
    specials: tuple[int, ...]
    hit: list[Plain]
    """What the card says that a hit does; empty where it is one plain wound."""


class Battle(Struct, gc=False):
    """A battle that goes on; the last one is the present one."""

    kind: str
    stage: str
    place: str | None
    quest: str | None
    lord_seat: int
    defender: Fighter
    attacks: tuple[Attack, ...]
    current: int | None


class Test(Struct, gc=False):
    """A roll against a threat that is under way: die + ``value`` + ``bonus`` must reach ``needed``."""

    what: str
    seat: int
    kind: str
    id: str
    stat: str | None
    value: int
    bonus: int
    needed: int
    die: int | None


class Harm(Struct, gc=False):
    """Wounds that are about to be applied."""

    seat: int
    wounds: int
    by: Fighter | None


class Asked(Struct, gc=False):
    """Who is asked what. The questions of all steps are public; what is still open in a declaration is its seat's."""

    seats: tuple[int, ...]
    step: str
    window: int
    """1 to 8; 0 outside of windows."""
    attacked: tuple[int, ...]
    kind: str
    """Of what asks, or what the window is about: a kind of thing with its ``id``; empty where nothing is."""
    id: str
    need: str | None
    roller: Fighter | None
    monster: Fighter | None


class Declared(Struct, gc=False):
    """An encounter that has been declared."""

    card: str
    target: int
    form: str | None
    specials: tuple[int, ...]
    x: int
    cost: int
    payer: int


class Draft(Struct, gc=False):
    """The own declaration in the making."""

    text: str
    kind: str
    id: str
    target: int
    fighter: Fighter | None
    card: str | None
    place: str | None
    side: int
    x: int
    payer: int
    form: str | None
    specials: tuple[int, ...]
    room: tuple[str, ...]


class Deck(Struct, gc=False):
    """An adventure deck and its discard pile, the last card on top."""

    purse: str | None
    left: int
    discards: tuple[str, ...]


class Loose(Struct, gc=False):
    """An escort token that lies on the map."""

    quest: str
    place: str


class ScepterNow(Struct, gc=False):
    """Tokens on the Scepter."""

    tokens: int
    cap: int


class Lord(Struct, gc=False):
    """The Arch Lich Lord."""

    card: str
    status: str
    place: str | None
    health: int
    most: int


class Board(Struct, gc=False):
    """The table at one moment, as one seat or a spectator knows it."""

    seat: int | None
    round: int
    active: int
    first: int
    phase: str
    stage: str
    over: bool
    ending: str
    winner: int
    die: int
    """The last die that was thrown."""
    places: tuple[Place, ...]
    heroes: tuple[HeroBoard, ...]
    common: tuple[QuestState, ...]
    """As they stand for the viewer; for a spectator, for whose turn it is."""
    loose: tuple[Loose, ...]
    scepter: ScepterNow | None
    lord: Lord | None
    decks: tuple[Deck, ...]
    locations_left: int
    quests_left: int
    drawn: str | None
    placer: int
    shares: tuple[int, ...]
    share: tuple[str, ...]
    battles: tuple[Battle, ...]
    test: Test | None
    harm: Harm | None
    asked: Asked | None
    declared: tuple[Declared, ...]
    draft: Draft | None
    revealed: tuple[str, ...]
    waiting: tuple[str, ...]
