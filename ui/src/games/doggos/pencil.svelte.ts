// A way out in pencil: private, at any time, also while a card waits to be placed. The page knows no rule: every stroke is
// asked of the table, which answers how far the way holds, what it comes to, and what may follow.
import { untrack } from 'svelte';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Choice, Reason } from '$ui/net/types.ts';
import { FIGHT, moves, OUT, stepCode } from './codes.ts';
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
	sketch = $state.raw<Sketch | null>(null);
	/** The same way with the drawn card where one would place it. */
	trial = $state.raw<Sketch | null>(null);
	/** What followed a room whose deed is being changed. */
	#tail: readonly number[] = [];
	/** Where a walk to a room further away was going when something had to be decided. */
	#rest: readonly Side[] = [];
	#asked = 0;
	#tried = 0;
	#round = 0;

	constructor(table: TableStore) {
		this.table = table;
		$effect(() => {
			const board = this.table.board as Board | null;
			untrack(() => this.#moment(board));
		});
	}

	path = $derived.by<Path | null>(() => (this.on ? (this.sketch?.path ?? null) : null));
	/** Why the way no longer goes as it was drawn; null if it does. */
	cut = $derived.by<Reason | null>(() =>
		this.sketch && this.sketch.held < this.codes.length ? this.sketch.stopped : null,
	);
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
		if (this.on) void this.#ask();
	}

	clear(): void {
		this.codes = [];
		this.#rest = [];
		this.#tail = [];
		this.sketch = null;
		this.trial = null;
		this.#asked += 1;
		if (this.on) void this.#ask();
	}

	async #ask(): Promise<boolean> {
		this.#asked += 1;
		const number = this.#asked;
		const sketch = (await this.table.sketch(this.codes)) as Sketch | null;
		if (number !== this.#asked) return false;
		this.sketch = sketch;
		return sketch !== null;
	}

	/** The codes as far as they hold. */
	#held(): readonly number[] {
		return this.codes.slice(0, this.sketch?.held ?? 0);
	}

	/** One stroke more: a step, or what is done in a room. What is done as a matter of course follows by itself. */
	async draw(code: number, setting: { cards: Card[] }, asking = true): Promise<boolean> {
		const before = this.#held();
		const tail = moves(code) ? [] : this.#tail;
		this.#tail = [];
		this.codes = [...before, code, ...tail];
		if (!(await this.#ask())) return false;
		if (this.sketch && this.sketch.held <= before.length) {
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
	backTo(room: number): void {
		this.#rest = [];
		const [, until] = spanOf(this.#held(), room);
		this.#tail = [];
		this.codes = this.#held().slice(0, until);
		void this.#ask();
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
		if (this.sketch?.path.mode === 'out') this.backTo(rooms - 1);
		else if (rooms > 1) this.backTo(rooms - 2);
		else if (this.codes.length > 0) this.clear();
		else return false;
		return true;
	}

	/** What the drawn card would change, laid with these two choices; without any: nothing is tried. */
	async tryWith(laid: readonly number[]): Promise<void> {
		this.#tried += 1;
		const number = this.#tried;
		if (laid.length === 0 || this.codes.length === 0) {
			this.trial = null;
			return;
		}
		const codes = this.codes;
		const trial = (await this.table.sketch([...laid, ...this.#held()])) as Sketch | null;
		if (number === this.#tried && codes === this.codes) this.trial = trial;
	}
}
