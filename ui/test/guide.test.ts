import { beforeEach, describe, expect, test } from 'vitest';
import { hasGuide, loadGuide } from '$ui/games/index.ts';
import { fixtures } from '$ui/games/paper-dungeons/fixtures/index.ts';
import type { Lesson } from '$ui/games/types.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import { Guide } from '$ui/parts/guide.svelte.ts';
import { LANGUAGES, loadBundle } from '$ui/words/bundle.ts';
import { gameFrame } from './fakes.ts';

beforeEach(() => localStorage.clear());

function at(table: TableStore, version: number): TableStore {
	table.take(gameFrame({ version }));
	return table;
}

const lesson = (id: string, from: number, more: Partial<Lesson> = {}): Lesson => ({
	id,
	when: (table) => (table.frame?.version ?? 0) >= from,
	...more,
});

describe('lessons', () => {
	test('come one at a time, in their order, each once', () => {
		const table = at(new TableStore('t'), 1);
		const guide = new Guide('t', [lesson('late', 2), lesson('first', 1), lesson('second', 1)]);
		guide.look(table);
		expect(guide.current?.id).toBe('first');
		guide.look(table);
		expect(guide.current?.id).toBe('first');
		guide.next(table);
		expect(guide.current?.id).toBe('second');
		guide.next(table);
		expect(guide.current).toBe(null);
		guide.look(at(table, 2));
		expect(guide.current?.id).toBe('late');
		guide.next(table);
		guide.look(at(table, 3));
		expect(guide.current).toBe(null);
	});

	test('what is at hand comes before what has passed', () => {
		const table = at(new TableStore('t'), 1);
		const passing = lesson('passing', 1, { when: (now) => now.frame?.version === 1 });
		const guide = new Guide('t', [lesson('one', 1), passing, lesson('later', 2), lesson('two', 2)]);
		guide.look(table);
		guide.look(at(table, 2));
		const order = [guide.current?.id];
		for (let count = 0; count < 2; count += 1) {
			guide.next(table);
			order.push(guide.current?.id);
		}
		expect(order).toEqual(['later', 'two', 'passing']);
	});

	test('whoever plays on is not held up', () => {
		const table = at(new TableStore('t'), 1);
		const guide = new Guide('t', [lesson('one', 1), lesson('two', 2)]);
		guide.look(table);
		guide.look(at(table, 2));
		expect(guide.current?.id).toBe('two');
	});

	test('a rival who plays turns no page', () => {
		const table = new TableStore('t');
		const guide = new Guide('t', [lesson('one', 1), lesson('two', 1), lesson('three', 1)]);
		const see = (version: number, asked: boolean) => {
			table.take(gameFrame({ version, asked }));
			guide.look(table);
			return guide.current?.id;
		};
		expect(see(1, false)).toBe('one');
		expect(see(2, false)).toBe('one');
		expect(see(3, true)).toBe('one');
		expect(see(4, false)).toBe('two');
		expect(see(5, true)).toBe('two');
		expect(see(6, true)).toBe('three');
	});

	test('what was to be done is done', () => {
		const table = at(new TableStore('t'), 1);
		const done = (now: TableStore) => now.frame?.version === 2;
		const guide = new Guide('t', [lesson('one', 1, { done })]);
		guide.look(table);
		expect(guide.current?.id).toBe('one');
		guide.look(at(table, 2));
		expect(guide.current).toBe(null);
	});

	test('what one has done before its turn came is not told', () => {
		const table = at(new TableStore('t'), 1);
		const done = (now: TableStore) => now.frame?.version === 2;
		const guide = new Guide('t', [lesson('one', 1), lesson('two', 1, { done }), lesson('three', 1)]);
		guide.look(table);
		guide.look(at(table, 2));
		expect(guide.current?.id).toBe('three');
		// Nobody misses a lesson that was not told, now or after a reload.
		expect(guide.number).toBe(2);
		guide.next(table);
		const after = new Guide('t', [...guide.lessons, lesson('four', 1)]);
		after.look(table);
		expect([after.current?.id, after.number]).toEqual(['four', 3]);
	});

	test('are not told again after a reload, and never once they are closed', () => {
		const lessons = [lesson('one', 1), lesson('two', 1)];
		const table = at(new TableStore('t'), 1);
		const before = new Guide('t', lessons);
		before.look(table);
		before.next(table);
		const after = new Guide('t', lessons);
		after.look(table);
		expect(after.current?.id).toBe('two');
		expect(after.number).toBe(2);
		after.close();
		expect(after.current).toBe(null);
		const later = new Guide('t', lessons);
		later.look(table);
		expect(later.current).toBe(null);
		expect(new Guide('another', lessons).closed).toBe(false);
	});
});

describe('the guided games', () => {
	const games = ['paper-dungeons', 'doggos', 'dungeoneer'].filter(hasGuide);

	test.each(games)(
		'%s has words for every lesson in every language',
		async (game) => {
			const lessons = await loadGuide(game);
			expect(lessons.length).toBeGreaterThanOrEqual(10);
			expect(new Set(lessons.map((each) => each.id)).size).toBe(lessons.length);
			for (const language of LANGUAGES) {
				const bundle = await loadBundle(language);
				for (const { id } of lessons) {
					const title = bundle.getMessage(`ui-guide-${game}-${id}-title`)?.value;
					const text = bundle.getMessage(`ui-guide-${game}-${id}`)?.value;
					expect(typeof title, `${language} ${id}`).toBe('string');
					expect(typeof text, `${language} ${id}`).toBe('string');
					// Bold is opened and closed.
					expect(String(text).split('**').length % 2, `${language} ${id}`).toBe(1);
					expect(String(text).length, `${language} ${id}`).toBeLessThan(340);
				}
			}
		},
		30_000,
	);

	test('Paper Dungeons explains what is at hand', async () => {
		const lessons = await loadGuide('paper-dungeons');
		const due = (fixture: string, frame: number) => {
			const recorded = fixtures[fixture];
			const shown = recorded?.frames.at(frame);
			const table = new TableStore('t');
			if (!recorded || !shown) throw new Error('no such moment');
			table.setting = recorded.setting;
			table.take({ ...shown, first: 0 });
			return lessons.filter((each) => each.when(table)).map((each) => each.id);
		};
		expect(due('table', 0)).toEqual(['welcome', 'talent']);
		expect(due('table', 1)).toContain('dice');
		expect(due('walk', 0)).toContain('walk');
		expect(due('end', -1)).toContain('score');
		expect(due('end', -1)).toContain('fought');
	});
});
