// What the server tells of Dungeons & Doggos, as src/undercroft/games/doggos/board.py describes it.
import type { Choice, Names, Reason } from '$ui/net/types.ts';

export type Said = Record<string, string>;
/** Clockwise from the north. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];
/** An attack. */
export const SYMBOLS = ['sword', 'bow', 'fireball'] as const;
export type AttackSymbol = (typeof SYMBOLS)[number];
/** What a trophy may be: an attack, a shield, a key. */
export type Trophy = AttackSymbol | 'shield' | 'key';
export type Symbols = Record<AttackSymbol, number>;
export type Ability = 'second_paw' | 'passages' | 'none' | 'rotations' | 'jumps' | 'key';
export type CardKind = 'monster' | 'artifact' | 'coins' | 'chest' | 'trap' | 'tramp' | 'potion' | 'portal';
/** How a tramp was hired; plain for all other cards. */
export type Hired = 'plain' | 'pair' | 'single' | 'paw';
export type Status = 'inside' | 'left' | 'asleep';

export type Card = {
	id: string;
	kind: CardKind;
	monster: string | null;
	/** As printed, clockwise from the north: E exit, D door, W wall. */
	edges: string;
	/** The wall that shows the trophies as printed; on a tramp the pair, and the side across the single one. */
	trophy_side: Side | null;
	needs: AttackSymbol[];
	damage: number;
	trophy: Trophy[];
	/** On a chest those that a key brings. */
	coins: number;
	/** What disarms a trap. */
	symbol: AttackSymbol | null;
	pair: AttackSymbol[];
	single: AttackSymbol | null;
	copies: number;
};
export type Dog = { id: string; base: AttackSymbol[]; defence: number; keys: number; ability: Ability };
export type Quest = {
	id: string;
	kind: 'trophies' | 'monsters';
	symbol: AttackSymbol | null;
	monster: string | null;
	coins: number;
};
export type Potion = { id: string; symbol: AttackSymbol; copies: number };
export type Rank = { at: number; name: Said };

export type Setting = {
	game: string;
	pack: string;
	title: Said;
	seats: number;
	solo: boolean;
	random_dogs: boolean;
	damage_by_path: boolean;
	night_watch: boolean;
	hidden_coins: boolean;
	rounds: number;
	paws: number;
	countdown_cards: number;
	solo_cards: number;
	solo_symbols: number;
	start_edges: string;
	names: Names;
	/** What cards say: kind (card, dog, quest, potion; class for what a dog is), id, language. */
	texts: Names;
	cards: Card[];
	dogs: Dog[];
	quests: Quest[];
	potions: Potion[];
	ranks: Rank[];
};

export type Paws = { seat: number; count: number; own_path: boolean };
/** A card as a player has it; what lies on a disarmed trap may be a potion's id. */
export type Owned = { card: string; hired: Hired };
/** How the viewer's dog would fare against a monster. */
export type Fight = '' | 'win' | 'potions' | 'two_paws' | 'no';
export type Room = {
	x: number;
	y: number;
	/** Null: the start room. */
	card: string | null;
	/** Quarter turns clockwise. */
	turn: number;
	/** As it lies. */
	edges: string;
	/** What each side leads to: o a room, d a room through a door, O and D out onto the bare table, . nothing. */
	ways: string;
	paws: Paws | null;
	hired: Hired;
	cover: Owned | null;
	fight: Fight;
};
export type Emptied = { x: number; y: number; seat: number; paws: number; own_path: boolean };
export type Passage = { x: number; y: number; side: 'e' | 's'; own_path: boolean };
export type Turn = {
	turn: number;
	code: number;
	edges: string;
	joins: number;
	opens: number;
	closes: number;
};
export type Placement = { x: number; y: number; code: number; turns: Turn[] };
export type Drawn = { card: string; placements: Placement[]; chosen: [number, number] | null };

export type Deed =
	| 'beaten'
	| 'overpowered'
	| 'passed'
	| 'claimed'
	| 'trapped'
	| 'hired'
	| 'disarmed'
	| 'jumped'
	| 'skipped'
	| 'none'
	| 'open';
export type Step = {
	x: number;
	y: number;
	card: string | null;
	by: '' | 'step' | 'break' | 'jump';
	deed: Deed;
	damage: number;
	spent: Owned | null;
	emptied: boolean;
};
export type Path = {
	mode: 'going' | 'room' | 'out';
	steps: Step[];
	turns: Side[];
	damage: number;
	defence: number;
	paws: number;
	paws_used: number;
	cards: Owned[];
	coins: number;
	gained: Partial<Record<Trophy | 'tramp', number>>;
};

export type Coins = { total: number; known: boolean; boxes: Record<string, number> };
export type PlayerBoard = {
	seat: number;
	own: boolean;
	dog: string | null;
	status: Status;
	paws: number;
	extra: number;
	away: number;
	trophies: Symbols;
	pairs: AttackSymbol[][];
	potions: Symbols;
	defence: number;
	shields: number;
	keys: number;
	cards: Owned[];
	face_down: number;
	pawed: Owned[];
	quest: string | null;
	coins: Coins;
};
export type QuestBoard = {
	quest: string;
	/** Null: common. */
	owner: number | null;
	counts: number[];
	leader: number | null;
	coins: number[];
};
export type Phase = 'dogs' | 'quests' | 'turn' | 'place' | 'over';
export type Board = {
	seat: number | null;
	round: number;
	phase: Phase;
	active: number | null;
	first: number | null;
	token: number | null;
	deck: number;
	countdown: number | null;
	left: number;
	would_count: number;
	supply: Symbols;
	drawn: Drawn | null;
	rooms: Room[];
	emptied: Emptied[];
	passages: Passage[];
	players: PlayerBoard[];
	quests: QuestBoard[];
	hand: string[];
	done: boolean;
	path: Path | null;
	over: boolean;
};

/** A pencilled way out, as far as the rules let it go: src/undercroft/games/doggos/pencil.py. */
export type Sketch = {
	/** How many of the steps asked for could be done. */
	held: number;
	/** Why the next one could not; null if all could. */
	stopped: Reason | null;
	path: Path;
	rooms: Room[];
	players: PlayerBoard[];
	quests: QuestBoard[];
	choices: Choice[];
	/** Why one cannot walk to a side, where a room lies there. */
	blocked: { side: Side; reason: Reason }[];
};
