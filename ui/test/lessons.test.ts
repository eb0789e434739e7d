// The guided games of Dungeons & Doggos and of Dungeoneer: every lesson has a moment of its own in recorded games.
import { beforeEach, describe, expect, test } from 'vitest';
import { fixtures as doggos } from '$ui/games/doggos/fixtures/index.ts';
import { fixtures as dungeoneer } from '$ui/games/dungeoneer/fixtures/index.ts';
import type { Board, Setting as DungeoneerSetting } from '$ui/games/dungeoneer/types.ts';
import { loadGuide } from '$ui/games/index.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import type { GameFrame, Setting } from '$ui/net/types.ts';
import { Guide } from '$ui/parts/guide.svelte.ts';

type Recorded = { setting: Setting; frames: readonly GameFrame[] };

beforeEach(() => localStorage.clear());

/** A table at each recorded moment in turn; a recording may begin in the middle of a game. */
function* moments(recorded: Recorded): Generator<TableStore> {
	const table = new TableStore('t');
	table.setting = recorded.setting;
	const [start, ...later] = recorded.frames;
	if (!start) throw new Error('nothing recorded');
	table.take({ ...start, first: 0 });
	yield table;
	const missing = start.first;
	for (const frame of later) {
		table.take({ ...frame, first: frame.first - missing });
		yield table;
	}
}

/** A game of Dungeoneer in which the viewer's hero has fallen, which seldom happens. */
function fallen(): Recorded {
	const { setting, frames } = dungeoneer.middle as Recorded;
	const frame = structuredClone(frames[0] as GameFrame);
	const hero = (frame.board as unknown as Board).heroes[frame.seat ?? 0];
	if (hero) hero.fallen = true;
	return { setting, frames: [frame] };
}

/** A game of Dungeoneer in which the viewer owns a minion, and then a card with an upkeep. */
function owning(): Recorded[] {
	const { setting, frames } = dungeoneer.middle as Recorded;
	const cards = (setting as unknown as DungeoneerSetting).cards;
	const kinds = [cards.find((card) => card.monster), cards.find((card) => card.upkeep > 0)];
	return kinds.map((card) => {
		const frame = structuredClone(frames[0] as GameFrame);
		const hero = (frame.board as unknown as Board).heroes[frame.seat ?? 0];
		if (hero && card)
			hero.inventory = [{ card: card.id, health: 1, tokens: 0, owner: 0, used: false, attached: [] }];
		return { setting, frames: [frame] };
	});
}

const GAMES: [string, Recorded[]][] = [
	['doggos', Object.values(doggos)],
	['dungeoneer', [...Object.values(dungeoneer), fallen(), ...owning()]],
];

describe.each(GAMES)('%s', (game, recordings) => {
	test('has a moment for every lesson, and for no two lessons the same', async () => {
		const lessons = await loadGuide(game);
		const marks = new Map(lessons.map((lesson) => [lesson.id, '']));
		for (const recorded of recordings) {
			for (const table of moments(recorded)) {
				for (const lesson of lessons) {
					marks.set(lesson.id, marks.get(lesson.id) + (lesson.when(table) ? 'x' : '.'));
				}
			}
		}
		const welcome = marks.get('welcome') ?? '';
		expect(welcome).toMatch(/^x+$/);
		marks.delete('welcome');
		for (const [id, mark] of marks) expect(mark, id).toContain('x');
		expect(new Set(marks.values()).size).toBe(marks.size);
	});

	test('begins with its welcome and ends with its score', async () => {
		const lessons = await loadGuide(game);
		expect(lessons[0]?.id).toBe('welcome');
		expect(lessons.at(-1)?.id).toBe('score');
		const table = [
			...moments(recordings.find(({ frames }) => frames.some((frame) => frame.over)) as Recorded),
		];
		const guide = new Guide('t', lessons);
		guide.look(table.at(-1) as TableStore);
		expect(guide.current?.id).toBe('score');
	});

	test('says nothing to somebody who only watches that is not for all', async () => {
		const lessons = await loadGuide(game);
		const table = new TableStore('t');
		const { setting, frames } = recordings[0] as Recorded;
		table.setting = setting;
		table.take({ ...(frames[0] as GameFrame), seat: null, choices: [], first: 0 });
		expect(lessons.filter((lesson) => lesson.when(table)).map((lesson) => lesson.id)).toEqual(['welcome']);
	});
});
