// A way out in pencil: private, at any time, also while a card waits to be placed. The page knows no rule: every stroke is
// asked of the table, which answers how far the way holds, what it comes to, and what may follow.
import { untrack } from 'svelte';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Choice, Reason } from '$ui/net/types.ts';
import { FIGHT, moves, OUT, stepCode } from './codes.ts';
import { keyOf } from './geometry.ts';
import type { Board, Card, Path, Side, Sketch } from './types.ts';

/** Where the deed of a room stands among the codes of a way: after its move, before the next one. */
export function spanOf(codes: readonly number[], room: number): [number, number] {
	const starts = codes.flatMap((code, index) => (moves(code) ? [index] : []));
	const from = room === 0 ? 0 : (starts[room - 1] ?? codes.length) + 1;
	const until = starts[room] ?? (codes.at(-1) === OUT ? codes.length - 1 : codes.length);
	return [from, Math.max(from, until)];
}

/**
 * What one most likely does in a room: beat the monster without potions, take what lies there, else walk on. Null where
 * it matters too much to guess: traps, tramps, potions.
 */
export function usual(choices: readonly Choice[], card: Card | null): number | null {
	const of = (kind: string) => choices.find((choice) => choice.kind === kind)?.code;
	if (!card || card.kind === 'trap' || card.kind === 'tramp') return null;
	if (card.kind === 'monster') {
		const fights = choices.filter((choice) => choice.kind === 'fight');
		const free = fights.find((choice) => choice.code === FIGHT);
		if (free) return free.code;
		return fights.length > 0 || of('overpower') !== undefined ? null : (of('pass') ?? null);
	}
	if (choices.some((choice) => choice.kind === 'take')) return null;
	return of('claim') ?? of('skip') ?? null;
}

export class Pencil {
	readonly table: TableStore;
	/** Whether the map takes strokes. */
	on = $state(false);
	/** The way as choices, from the start room on. */
	codes = $state.raw<readonly number[]>([]);
	/** What it comes to, with the card in hand where that is tried. */
	sketch = $state.raw<Sketch | null>(null);
	/** The two choices that lay the card in hand where it is tried; none while it is not. */
	under = $state.raw<readonly number[]>([]);
	/** What the way came to before the card was tried; null while none is, and until the table has answered. */
	before = $state.raw<Sketch | null>(null);
	/** What followed a room whose deed is being changed. */
	#tail: readonly number[] = [];
	/** Where a walk to a room further away was going when something had to be decided. */
	#rest: readonly Side[] = [];
	/** The way as it was before the card was tried, and the cell of the card. */
	#plain = $state.raw<readonly number[]>([]);
	#cell = '';
	#asked = 0;
	#askedBefore = 0;
	#round = 0;

	constructor(table: TableStore) {
		this.table = table;
		$effect(() => {
			const board = this.table.board as Board | null;
			untrack(() => this.#moment(board));
		});
	}

	path = $derived.by<Path | null>(() => (this.on ? (this.sketch?.path ?? null) : null));
	/** How many of the codes hold; those that lay the card come before them and are not counted. */
	held = $derived.by(() => Math.max(0, (this.sketch?.held ?? 0) - this.under.length));
	/** Why the way no longer goes as it was drawn; null if it does. */
	cut = $derived.by<Reason | null>(() =>
		this.sketch && this.held < this.codes.length ? this.sketch.stopped : null,
	);
	/** Whether another way is drawn than before the card was tried. */
	redrawn = $derived.by(() => this.under.length > 0 && !same(this.codes, this.#plain));
	/** Whether it leads out. */
	whole = $derived.by(() => this.sketch?.path.mode === 'out' && !this.cut);
	/** Whether nobody could leave by any way at all. */
	hopeless = $derived.by<Reason | null>(() =>
		this.codes.length === 0 && this.sketch?.stopped ? this.sketch.stopped : null,
	);

	/** Something has happened at the table: does the way still hold? A new round begins with a clean sheet. */
	#moment(board: Board | null): void {
		const round = board?.round ?? 0;
		const inside = board?.seat !== null && board?.players[board.seat ?? 0]?.status === 'inside';
		if (round !== this.#round || !inside) {
			this.#round = round;
			this.clear();
			if (!inside) this.on = false;
		}
		if (board && !board.path && !board.over && (this.on || this.codes.length > 0)) void this.#ask();
	}

	/** Takes the pencil up, or lays it down. */
	toggle(): void {
		this.on = !this.on;
		if (!this.on) return;
		void this.#ask();
		if (this.under.length > 0) void this.#askBefore();
	}

	/**
	 * The card in hand is tried on a cell with these two choices; with none it is no longer. The way is drawn in the dungeon
	 * with it, so it may lead through the card. Where the card is really placed there the way stays; if it is taken up
	 * again, so is what was drawn with it.
	 */
	lay(under: readonly number[], cell: string): void {
		if (same(under, this.under)) return;
		const began = this.under.length === 0;
		const was = this.#cell;
		this.under = under;
		this.#cell = cell;
		if (began) {
			this.#plain = this.codes;
		} else if (under.length === 0) {
			this.before = null;
			this.#askedBefore += 1;
			const board = this.table.board as Board | null;
			const placed = board?.rooms.some((room) => keyOf(room) === was) ?? false;
			if (!placed) this.#draw(this.#plain);
		}
		if (!this.on && this.codes.length === 0) return;
		void this.#ask();
		if (began) void this.#askBefore();
	}

	clear(): void {
		this.#draw([]);
		this.#plain = [];
		this.sketch = null;
		this.before = null;
		this.#asked += 1;
		this.#askedBefore += 1;
		if (!this.on) return;
		void this.#ask();
		if (this.under.length > 0) void this.#askBefore();
	}

	/** The way is another one; nothing waits to be drawn after it. */
	#draw(codes: readonly number[]): void {
		this.codes = codes;
		this.#rest = [];
		this.#tail = [];
	}

	async #askBefore(): Promise<void> {
		this.#askedBefore += 1;
		const number = this.#askedBefore;
		const sketch = (await this.table.sketch(this.#plain)) as Sketch | null;
		if (number === this.#askedBefore) this.before = sketch;
	}

	async #ask(): Promise<boolean> {
		this.#asked += 1;
		const number = this.#asked;
		const sketch = (await this.table.sketch([...this.under, ...this.codes])) as Sketch | null;
		if (number !== this.#asked) return false;
		this.sketch = sketch;
		return sketch !== null;
	}

	/** The codes as far as they hold. */
	#held(): readonly number[] {
		return this.codes.slice(0, this.held);
	}

	/** One stroke more: a step, or what is done in a room. What is done as a matter of course follows by itself. */
	async draw(code: number, setting: { cards: Card[] }, asking = true): Promise<boolean> {
		const before = this.#held();
		const tail = moves(code) ? [] : this.#tail;
		this.#tail = [];
		this.codes = [...before, code, ...tail];
		if (!(await this.#ask())) return false;
		if (this.sketch && this.held <= before.length) {
			// The table says no to this very stroke: it is not drawn, and why is told by the caller's blocked sides.
			this.codes = before;
			return false;
		}
		const path = this.sketch?.path;
		if (!asking || !path || path.mode !== 'room' || !moves(code)) return true;
		const id = path.steps.at(-1)?.card;
		const card = setting.cards.find((one) => one.id === id) ?? null;
		const next = usual(this.sketch?.choices ?? [], card);
		return next === null ? true : this.draw(next, setting, false);
	}

	/** Walks to a room that is further away, room by room, until something has to be decided. */
	async walk(sides: readonly Side[], setting: { cards: Card[] }): Promise<void> {
		for (const [index, side] of sides.entries()) {
			if (!(await this.draw(stepCode(side), setting))) return;
			if (this.sketch?.path.mode === 'room') {
				this.#rest = sides.slice(index + 1);
				return;
			}
		}
	}

	/** A choice on the way, made by hand; a walk that waited for it goes on. */
	async choose(code: number, setting: { cards: Card[] }): Promise<void> {
		const rest = moves(code) ? [] : this.#rest;
		this.#rest = [];
		if ((await this.draw(code, setting)) && rest.length > 0) await this.walk(rest, setting);
	}

	/** Rubs out everything after a room. */
	backTo(room: number): Promise<boolean> {
		const [, until] = spanOf(this.#held(), room);
		this.#draw(this.#held().slice(0, until));
		return this.#ask();
	}

	/** Comes back in from outside, to go on from the last room. */
	comeIn(): Promise<boolean> {
		return this.backTo((this.sketch?.path.steps.length ?? 1) - 1);
	}

	/** Decides anew what is done in a room; what comes after it is kept if it can be. */
	reopen(room: number): void {
		this.#rest = [];
		const codes = this.#held();
		const [from, until] = spanOf(codes, room);
		this.#tail = codes.slice(until);
		this.codes = codes.slice(0, from);
		void this.#ask();
	}

	/** Rubs out the last stroke: the way out, else the last room. False if there is none. */
	back(): boolean {
		const rooms = this.sketch?.path.steps.length ?? 1;
		if (this.sketch?.path.mode === 'out') void this.comeIn();
		else if (rooms > 1) void this.backTo(rooms - 2);
		else if (this.codes.length > 0) this.clear();
		else return false;
		return true;
	}
}

function same(one: readonly number[], other: readonly number[]): boolean {
	return one.length === other.length && one.every((code, index) => code === other[index]);
}
