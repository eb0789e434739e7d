/** What the server sends of Dungeoneer; `undercroft.games.dungeoneer.board` says what each thing means. */

import type { Setting as AnySetting, Phrase } from '$ui/net/types.ts';

/** A name or text by language. */
export type Said = Record<string, string>;
/** A card on the table or in a hand: its id, from the second copy on with a number: `big_stick#2`. */
export type CardKey = string;
export type Form = 'melee' | 'magic' | 'speed';
export type Stat = Form | 'level' | 'health';
export type Stage = 'heroic' | 'epic' | 'legendary';
export type Purse = 'glory' | 'peril';
export type ExitKind = 'open' | 'wall' | 'blocked' | 'trapped';
export type Hazard = 'none' | 'danger' | 'spikes' | 'pit' | 'effect';

// --- The setting -----------------------------------------------------------------------------------------------------

export type Threat = { stat: Stat; n: number };
/** How a monster fights; lists go by form: melee, magic, speed. */
export type Monster = {
	health: number;
	values: number[];
	symbols: ('attack' | 'counter' | 'none')[];
	specials: number[];
};
export type Hero = {
	id: string;
	stage: Stage;
	race: Said;
	title: Said;
	flavour: Said | null;
	health: number;
	boons: number;
	treasures: number;
	first: number;
	/** By form, then by level from `first` on. */
	values: number[][];
	forms: Form[];
	text: Phrase[];
};
export type Card = {
	id: string;
	/** Of its first copy, as codes of choices count cards; further copies follow. */
	number: number;
	stage: Stage;
	copies: number;
	type: 'boon' | 'treasure' | 'curse' | 'encounter';
	kinds: string[];
	purse: Purse;
	cost: number;
	cost_x: boolean;
	timing: 'villainy' | 'feats' | 'response' | 'anytime';
	duration: 'instant' | 'permanent' | 'attachment' | 'monster';
	one_use: boolean;
	upkeep: number;
	monster: Monster | null;
	trap: Threat | null;
	lord: boolean;
	flavour: Said | null;
	/** The first line holds type, cost, timing; the others are what the card says. */
	text: Phrase[];
};
export type Exit = { kind: ExitKind; stat: Stat | null; n: number };
export type Location = {
	id: string;
	stage: Stage;
	frame: 'dungeon' | 'surface';
	type: 'tunnel' | 'grim' | 'room';
	entrance: boolean;
	throne: boolean;
	glory: number;
	peril: number;
	/** Clockwise from the top of the upright card. */
	exits: Exit[];
	hazard: Hazard;
	danger: number;
	threat: Threat | null;
	flavour: Said | null;
	text: Phrase[];
};
export type Category =
	| 'artifact'
	| 'influence'
	| 'sacrifice'
	| 'hunt'
	| 'search'
	| 'escort'
	| 'threat'
	| 'chance';
export type Quest = {
	id: string;
	stage: Stage;
	category: Category;
	/** reach, test, dice, sacrifice, monster, search or escort. */
	condition: string;
	/** Location ids, or types (room, tunnel, grim, any). */
	places: string[];
	/** All locations of the sets in play that will do. */
	goals: string[];
	/** Where an escort ends. */
	ends: string[];
	names_places: boolean;
	ap: number;
	threat: Threat | null;
	search: number;
	monster: Monster | null;
	lord: boolean;
	flavour: Said | null;
	text: Phrase[];
};
export type Scepter = {
	id: string;
	tokens: number;
	cap: number;
	roll: number;
	flavour: Said | null;
	text: Phrase[];
};
export type Setting = AnySetting & {
	game: string;
	pack: string;
	titles: Said[];
	seats: number;
	solo: boolean;
	/** heroic, epic, legendary: those in play, in rising order. */
	stages: Stage[];
	options: Record<string, boolean | number | string>;
	quests_to_win: number;
	hand_size: number;
	rounds: number;
	split: boolean;
	heroes: Hero[];
	cards: Card[];
	locations: Location[];
	quests: Quest[];
	scepter: Scepter | null;
};

// --- The board -------------------------------------------------------------------------------------------------------

/** What something comes from; `now` is what holds for a while only, `event` the Scepter. */
export type SourceKind = 'card' | 'hero' | 'quest' | 'location' | 'event' | 'now';
/** One thing that changes a figure, and by how much. */
export type Part = { kind: SourceKind; id: string; n: number };
/** A characteristic: what the level gives, and what changes it. */
export type Figure = { value: number; base: number; parts: Part[] };

export type Phase = 'setup' | 'reset' | 'villainy' | 'location' | 'feats' | 'discard';

/** A location on the map; lists go by side: north, east, south, west. */
export type Place = {
	id: string;
	x: number;
	y: number;
	/** Whether the card lies upside down. */
	turned: boolean;
	exits: ExitKind[];
	/** What overcoming a blocked or trapped exit takes the viewer's hero now; 0 where nothing is tested. */
	needed: number[];
	stats: (Stat | null)[];
	/** Whether a hero can leave by this side. */
	ways: boolean[];
	/** Seats whose heroes hold an exit open; −1: nobody. */
	held: number[];
	attached: CardKey[];
};

/** A card in play. */
export type Owned = {
	card: CardKey;
	/** A monster's health now; null for other cards. */
	health: number | null;
	tokens: number;
	/** Who played it: of a curse a rival. */
	owner: number;
	/** Whether abilities of it have been used this turn. */
	used: boolean;
	attached: CardKey[];
};
/** A card in hand with what it costs its player now; null for X. */
export type Held = { card: CardKey; cost: number | null };
/** Cards of a hand that the viewer does not know: how many with this back. */
export type Backs = { stage: Stage; purse: Purse | null; count: number };

/** A quest as it stands for a hero. */
export type QuestState = {
	quest: string;
	/** Where it goes on now, where that is a named place; else any of `Quest.goals` will do. */
	places: string[];
	/** The locations on the map where it goes on, named or not. */
	on_map: string[];
	here: boolean;
	found: boolean;
	escorting: boolean;
	/** Where its token lies; null if it lies nowhere. */
	token: string | null;
	/** Health of its monster now; null without one. */
	health: number | null;
	/** What its threat takes now; 0 without one. */
	needed: number;
	/** Action points that an attempt costs now. */
	price: number;
	attached: CardKey[];
};

export type HeroBoard = {
	seat: number;
	hero: string | null;
	/** Epic and legendary class cards under it. */
	classes: string[];
	alive: boolean;
	place: string | null;
	fallen: boolean;
	/** What getting up takes; null where nothing. */
	rise: Threat | null;
	level: number;
	/** Melee, magic, speed. */
	values: Figure[];
	/** Forms the hero may attack in. */
	forms: Form[];
	health: number;
	most_health: number;
	glory: number;
	peril: number;
	ap: number;
	saved: number;
	extra: number;
	moved: boolean;
	battled: boolean;
	attempted: boolean;
	/** Points of a game with several stages. */
	points: number;
	/** Locations visited this turn. */
	visited: string[];
	/** How many cards the hand holds. */
	hand_size: number;
	/** The own hand; of a rival's those that the viewer knows. */
	hand: Held[];
	backs: Backs[];
	boons: number;
	boons_limit: number;
	treasures: number;
	treasures_limit: number;
	lair_limit: number;
	inventory: Owned[];
	curses: Owned[];
	lair: Owned[];
	attached: CardKey[];
	quests: QuestState[];
	done: string[];
	artifacts: string[];
	escorts: string[];
};

export type Fighter = {
	kind: 'hero' | 'card' | 'quest';
	/** Of a hero the seat, of a monster who plays it; −1: nobody. */
	seat: number;
	/** A card's key, a quest's id, a hero's id. */
	id: string;
	health: number;
	most: number;
};
/** One side of an attack. */
export type Side = {
	/** What is added to the die: the value and the bonus of the roll. */
	value: number;
	bonus: number;
	/** False where the fighter has no value in this form: it rolls with +0 and cannot strike back. */
	able: boolean;
	/** The die while it can still be repeated; the page knows the earlier ones from the events. */
	die: number | null;
	/** The result; null before the die is kept. */
	total: number | null;
	parts: Part[];
};
export type Attack = {
	attacker: Fighter;
	/** Who counterattacks: a minion that stands in front, else the defender. */
	foe: Fighter;
	guarded: boolean;
	form: Form | null;
	state: 'waiting' | 'void' | 'compared';
	attack: Side | null;
	counter: Side | null;
	result: 'hit' | 'repelled' | 'even' | null;
	/** Special effects that were bought, from 0 on. */
	specials: number[];
	/** What the card says that a hit does; empty where it is one plain wound. */
	hit: Phrase[];
};
export type BattleStage =
	| 'attack'
	| 'response'
	| 'roll'
	| 'counter'
	| 'compare'
	| 'challenge'
	| 'lair'
	| 'reward';
export type Battle = {
	kind: 'villainy' | 'hunt' | 'lord' | 'duel' | 'challenge';
	stage: BattleStage;
	place: string | null;
	quest: string | null;
	/** Who plays the attacking side. */
	lord_seat: number;
	defender: Fighter;
	attacks: Attack[];
	/** The attack that is being rolled for or compared; null in between. */
	current: number | null;
};

/** A roll against a threat that is under way. */
export type Test = {
	what: 'trap' | 'exit' | 'hazard' | 'quest' | 'search' | 'rise' | 'effect';
	seat: number;
	kind: SourceKind;
	id: string;
	stat: Stat | null;
	value: number;
	bonus: number;
	needed: number;
	die: number | null;
};
/** Who is asked what. */
export type Asked = {
	seats: number[];
	/** The step that asks: window, villainy, feats, place_location, discard_one… */
	step: string;
	/** Of a window 1 to 8; else 0. */
	window: number;
	/** Seats that are attacked or about to be hurt and may respond. */
	attacked: number[];
	kind: SourceKind | '';
	id: string;
	/** What the own declaration still needs: lay, room, aim, side, payer, x, form, specials, attack; else null. */
	need: string | null;
	/** Whose die lies there, in a window after a roll of a battle. */
	roller: Fighter | null;
	/** The monster that is asked about: its form, where it goes. */
	monster: Fighter | null;
};
export type Declared = {
	card: CardKey;
	target: number;
	form: Form | null;
	specials: number[];
	x: number;
	cost: number;
	payer: number;
};
/** The own declaration in the making; −1 and null: not chosen yet. */
export type Draft = {
	/** The notation of what began it, such as `play scare_off`. */
	text: string;
	kind: SourceKind | '';
	id: string;
	target: number;
	fighter: Fighter | null;
	card: CardKey | null;
	place: string | null;
	side: number;
	x: number;
	payer: number;
	form: Form | null;
	specials: number[];
	room: CardKey[];
};
export type Deck = { purse: Purse | null; left: number; discards: CardKey[] };
export type Board = {
	seat: number | null;
	round: number;
	/** Whose turn it is; −1 during set-up. */
	active: number;
	first: number;
	phase: Phase;
	stage: Stage;
	over: boolean;
	/** quests, last-hero, level, cap, no-quests, solo-won, solo-lost; empty before the end. */
	ending: string;
	winner: number;
	die: number;
	places: Place[];
	heroes: HeroBoard[];
	/** As they stand for the viewer, for a spectator for whose turn it is. */
	common: QuestState[];
	/** Escort tokens that lie on the map. */
	loose: { quest: string; place: string }[];
	scepter: { tokens: number; cap: number } | null;
	lord: {
		card: CardKey;
		status: 'away' | 'ready' | 'enthroned' | 'defeated';
		place: string | null;
		health: number;
		most: number;
	} | null;
	decks: Deck[];
	locations_left: number;
	quests_left: number;
	/** The location that is about to be placed; null where the viewer does not know it. */
	drawn: string | null;
	placer: number;
	/** Locations that each seat has yet to place, and the own ones (DL-160). */
	shares: number[];
	share: string[];
	battles: Battle[];
	test: Test | null;
	/** Wounds that are about to be applied. */
	harm: { seat: number; wounds: number; by: Fighter | null } | null;
	asked: Asked | null;
	declared: Declared[];
	draft: Draft | null;
	/** Solo: peril cards on the table, and those that wait. */
	revealed: CardKey[];
	waiting: CardKey[];
};

/** The id of a card's design. */
export function design(key: CardKey): string {
	const mark = key.indexOf('#');
	return mark < 0 ? key : key.slice(0, mark);
}
