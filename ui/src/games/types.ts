// What a game gives to the table. A game is a folder here; one without a folder is played through the list of choices.
import type { Component } from 'svelte';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { GameEvent } from '$ui/net/types.ts';
import type { SoundName } from '$ui/parts/synth.ts';

/** A chip in the lintel: one thing that may be chosen, or one that may not, with the reason. */
export interface Chip {
	id: string;
	/** An icon of the house or of the game's icons.json. */
	icon: string;
	/** A verb with its object. */
	text: string;
	/** What follows from it, or why it is blocked. */
	small?: string;
	/** Chosen, but not played yet. */
	on?: boolean;
	/** The rule that blocks it. A blocked chip stays focusable and opens that rule. */
	blocked?: string;
	/** Its key; the chips are numbered 1 to 9 where this is left out. */
	key?: string;
	run(): void;
	/** One points at it or focuses it (true), or no longer (false): the board may show what it would bring. */
	look?(on: boolean): void;
}

/** A button of the lintel: a verb with its object. */
export interface Action {
	text: string;
	run(): void;
}

/** What the lintel says and offers. Fields are read inside effects, so getters over runes are what one wants. */
export interface Plan {
	/** The question, at most eight words. */
	readonly question: string;
	/** One sentence of consequence; **two stars** make numbers bold. */
	readonly line: string;
	readonly chips: readonly Chip[];
	/** Taken by Enter when nothing else has it. */
	readonly primary: Action | null;
	readonly secondary: Action | null;
	/** Esc: steps back one part of the move; false when there is nothing to step back from. */
	back(): boolean;
	/** Whether Enter on this takes the primary, though it can be pressed: it is what has been chosen. */
	confirms?(target: Element): boolean;
	/** A key that nobody else took; true if the game has used it. */
	key?(event: KeyboardEvent): boolean;
	/** What a hint considers, best first, to be shown on the board; empty once it is over. */
	hinted?(codes: readonly number[]): void;
}

export interface LogLine {
	/** Index of the event it tells, or of the first of several. */
	at: number;
	icon: string;
	text: string;
	rule: string;
	seat: number;
	/** Starts a round: stays at the top while its lines are read. */
	heading?: boolean;
}

export interface GameProps {
	table: TableStore;
	plan: Plan;
}

/**
 * One lesson of a guided first game. A game that teaches has a file `guide.ts` beside its `index.ts` whose default
 * export is a list of about fifteen lessons; it is loaded at guided tables alone (`TableInfo.guide`). Something is explained at the first moment at which it matters. Lessons are shown
 * one at a time, in the order of the list among those whose moment has come; each only once a table.
 */
export interface Lesson {
	/**
	 * Its texts are the messages `ui-guide-{game}-{id}-title` (up to five words) and `ui-guide-{game}-{id}` (one to three
	 * sentences; **two stars** make bold), in all four languages.
	 */
	id: string;
	/** Its moment: asked anew after every frame until it has come once. Pure and cheap. */
	when(table: TableStore): boolean;
	/** What it speaks of, as a CSS selector within the page; the first visible match gets a ring and an arrow. */
	point?: string;
	/** Gone by itself once this holds, for lessons that say "do this now". */
	done?(table: TableStore): boolean;
	/** The rule one may read on. */
	rule?: string;
}

export interface GameFolder {
	/**
	 * Everything between the header and the lintel. The log is drawn by the part Log; wherever a player is named, SeatMark
	 * and SeatState show their clock, that they are missing, and that a bot plays for them.
	 */
	Board: Component<GameProps>;
	/** The round or phase track in the header. */
	Phase: Component<GameProps>;
	/** What lies left of the question in the lintel, such as the dice. */
	Tray?: Component<GameProps>;
	/**
	 * How high the lintel comes to be with the game's usual questions, in pixels, on a desktop. It is so from the start:
	 * a lintel that grows has the whole board laid out and painted anew, and smaller, in the middle of a game.
	 */
	lintel?: number;
	/** Called once for each table, inside its component: $state and $derived may be used. */
	plan(table: TableStore): Plan;
	/** The log, oldest first. Without it every event with a message is a line. */
	tell?(table: TableStore, events: readonly GameEvent[]): LogLine[];
	/** What a table's row says besides its name, such as "round 4 of 8". */
	state?(table: TableStore): string;
	/** How an event sounds; null for most. Heard only by who has switched sound on, at most three a move. */
	sound?(event: GameEvent): SoundName | null;
	/** How a choice is spoken; without it, the message of its kind. */
	choice?(table: TableStore, code: number): string | null;
}
