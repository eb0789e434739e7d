// A guided first game: which lesson is told now. What is told once is not told again, also after a reload.
import type { Lesson } from '$ui/games/types.ts';
import type { TableStore } from '$ui/net/table.svelte.ts';
import { kept } from './kept.ts';

const CLOSED = 'closed';
/** Marks a lesson that was done before its turn came. */
const SPARED = '-';

export class Guide {
	readonly lessons: readonly Lesson[];
	/** The lesson that is told; null while there is nothing to say. */
	current = $state.raw<Lesson | null>(null);
	/** Closed for good. */
	closed = $state(false);
	#key: string;
	#told = new Set<string>();
	/** Those of them that nobody had to be told: they were done before their turn came. */
	#spared = new Set<string>();
	/** Lessons whose moment has come, in the order in which they wait. */
	#waiting: Lesson[] = [];
	/** Whether one has played since the lesson was begun: playing on is an answer too, a rival's move is none. */
	#played = false;
	/** The version of the game at which one was asked last; -1 while one is not. */
	#asked = -1;

	constructor(table: string, lessons: readonly Lesson[]) {
		this.lessons = lessons;
		this.#key = `undercroft-guide-${table}`;
		const stored = kept.get(this.#key) ?? '';
		if (stored === CLOSED) this.closed = true;
		else {
			for (const kept of stored.split(' ').filter(Boolean)) {
				const id = kept.replace(SPARED, '');
				this.#told.add(id);
				if (id !== kept) this.#spared.add(id);
			}
		}
	}

	/** How many lessons one has been given with the one that is told: they come as the game needs them, in no order. */
	get number(): number {
		return this.current ? this.#told.size - this.#spared.size + 1 : 0;
	}

	/** The game has moved on: notices what matters for the first time, and changes the lesson if it is time. */
	look(table: TableStore): void {
		if (this.closed || !table.frame) return;
		for (const lesson of this.lessons) {
			if (this.#told.has(lesson.id) || this.#waiting.includes(lesson)) continue;
			if (lesson !== this.current && lesson.when(table)) this.#waiting.push(lesson);
		}
		// At the end only the end is spoken of.
		if (table.over) this.#waiting = this.#waiting.slice(-1);
		const { version, asked } = table.frame;
		if (this.#asked >= 0 && this.#asked !== version) this.#played = true;
		this.#asked = asked ? version : -1;
		const over = this.current?.done?.(table) ?? false;
		const stale = this.#played && this.#waiting.length > 0;
		if (this.current === null || over || stale) this.#begin(table);
	}

	/** The lesson is understood. */
	next(table: TableStore): void {
		this.#begin(table);
	}

	/** No more lessons at this table. */
	close(): void {
		this.closed = true;
		this.current = null;
		kept.set(this.#key, CLOSED);
	}

	#begin(table: TableStore): void {
		if (this.current) this.#told.add(this.current.id);
		let next = this.#take(table);
		// What one has done by oneself in the meantime needs no words any more.
		while (next?.done?.(table)) {
			this.#told.add(next.id);
			this.#spared.add(next.id);
			next = this.#take(table);
		}
		kept.set(this.#key, [...this.#told].map((id) => (this.#spared.has(id) ? SPARED + id : id)).join(' '));
		this.current = next;
		this.#played = false;
	}
	/** The lesson that comes next: one that speaks of what is at hand before one whose moment has passed. */
	#take(table: TableStore): Lesson | null {
		const waiting = this.#waiting;
		const now = this.lessons.find((lesson) => waiting.includes(lesson) && lesson.when(table));
		const next = now ?? waiting[0] ?? null;
		this.#waiting = waiting.filter((lesson) => lesson !== next);
		return next;
	}
}
