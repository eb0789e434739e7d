import { describe, expect, it } from 'vitest';
import type { Choice } from '$ui/net/types.ts';
import { LANGUAGES, loadBundle } from '$ui/words/bundle.ts';
import { Speaker } from '$ui/words/speaker.ts';
import { bold, roomName, sentence, stepDetail, tags } from './consequences.ts';
import { fixtures } from './fixtures/index.ts';
import { spoken } from './phrases.ts';
import type { RoomView } from './rooms.ts';
import { things } from './rooms.ts';
import { front, openRooms, powerAfter, roomViews } from './scene.ts';
import { rounds } from './summary.ts';
import type { Board, Boss, Setting } from './types.ts';

const SPEAKERS = await Promise.all(
	LANGUAGES.map(
		async (language) =>
			new Speaker(language, await loadBundle(language), fixtures.table?.setting.names ?? null),
	),
);
const EN = SPEAKERS[0] as Speaker;

const empty: RoomView = {
	room: 'E4',
	minion: '',
	level: 0,
	trap: false,
	treasure: '',
	gem: '',
	boss: null,
	explored: false,
	killed: false,
	gone: false,
};
const step = (preview: Choice['preview']): Choice => ({
	code: 0,
	text: '',
	kind: 'step',
	rule: '',
	args: { room: 'E4' },
	targets: ['room:E4'],
	preview,
	words: [],
});
const wound = step([{ field: 'wounds', before: 0, after: 1 }]);

describe('names of rooms', () => {
	it('say place, contents and consequence', () => {
		const view = { ...empty, trap: true, treasure: 'gem', gem: 'D' };
		expect(roomName(EN, view, wound, false)).toBe('E4, trap and gem D, 1 wound');
		expect(roomName(EN, view, null, true)).toBe('E4, your party, trap and gem D');
		expect(roomName(EN, empty, null, false)).toBe('E4, nothing there');
	});

	it('leave out what is gone', () => {
		const view = { ...empty, minion: 'goblin', level: 3, treasure: 'potion' };
		expect(roomName(EN, view, null, false)).toBe('E4, goblin 3 and a potion');
		expect(roomName(EN, { ...view, killed: true }, null, false)).toBe('E4, a potion');
		expect(roomName(EN, { ...view, killed: true, explored: true }, null, false)).toBe('E4, explored');
	});

	it('have words in every language for every recorded room and choice', () => {
		for (const { setting, frames } of Object.values(fixtures)) {
			for (const frame of frames) {
				const board = frame.board as Board;
				const party = front(board);
				if (!party) continue;
				const views = roomViews(setting, board, party);
				expect(views).toHaveLength(42);
				for (const one of SPEAKERS) {
					for (const view of views) expect(roomName(one, view, null, false)).not.toMatch(/[⟨{]/);
					for (const choice of frame.choices) {
						const room = views.find((view) => choice.targets.includes(`room:${view.room}`)) ?? null;
						expect(spoken(one, choice, party.room, room)).not.toMatch(/[⟨{]/);
					}
				}
			}
		}
	});
});

describe('tags on targets', () => {
	it('show the wounds of a fight even if there are none', () => {
		expect(tags(wound, { ...empty, trap: true })).toEqual([
			{ icon: 'broken-heart', text: '1', tone: 'harm' },
		]);
		expect(tags(step([]), { ...empty, minion: 'ogre', level: 3 })).toEqual([
			{ icon: 'broken-heart', text: '0', tone: 'none' },
		]);
		expect(tags(step([]), empty)).toEqual([]);
	});

	it('show what is gained', () => {
		const rich = step([
			{ field: 'gems_taken', before: 0, after: 8 },
			{ field: 'potions', before: 1, after: 3 },
		]);
		expect(tags(rich, empty).map((tag) => tag.text)).toEqual(['D', '+2']);
		expect(tags(step([]), { ...empty, treasure: 'half' }).map((tag) => tag.icon)).toEqual(['anvil-impact']);
		expect(tags(step([]), { ...empty, treasure: 'half', explored: true })).toEqual([]);
	});
});

describe('sentences', () => {
	it('tell a fight with the level that counts', () => {
		const view = { ...empty, minion: 'goblin', level: 3 };
		const facing = () => 'rogue';
		expect(stepDetail(EN, view, wound, facing, () => 2, false)).toBe(
			'goblin 3 against your rogue 2: 1 wound on the track',
		);
		expect(stepDetail(EN, view, step([]), facing, () => 2, true)).toBe(
			'goblin 3 against your rogue 2+1: no wound',
		);
	});

	it('end with a full stop, and have bold figures but no bold rooms', () => {
		expect(sentence('half an item')).toBe('Half an item.');
		expect(sentence('')).toBe('');
		expect(bold('E4: 2 wounds, +1 gem, 2/4/6')).toBe('E4: **2** wounds, **+1** gem, **2/4/6**');
	});
});

describe('the board', () => {
	it('lays the things of a room out in the order in which they are met', () => {
		const view: RoomView = {
			...empty,
			minion: 'ogre',
			level: 4,
			trap: true,
			treasure: 'level',
			boss: { stage: 2, id: 'chimera', behind: false },
		};
		expect(things(view).map((thing) => thing.sort)).toEqual(['boss', 'minion', 'trap', 'treasure']);
	});

	it('sketches further steps through open borders and passages only', () => {
		const { setting, frames } = fixtures.walk as { setting: Setting; frames: { board: unknown }[] };
		const board = frames[0]?.board as Board;
		const party = { ...(front(board) as Board['parties'][0]), items: [] };
		expect(openRooms(setting, board, party, 'C1')).not.toContain('B1');
		expect(openRooms(setting, board, party, 'A2')).toContain('F2');
		expect(openRooms(setting, board, party, 'A4')).not.toContain('A5');
		const cloak = { ...party, items: [{ item: 'cloak', filled: 2, complete: true }] };
		expect(openRooms(setting, board, cloak, 'C1')).toContain('B1');
	});

	it('reckons the power that a choice would give', () => {
		const { setting, frames } = fixtures.walk as { setting: Setting; frames: { board: unknown }[] };
		const board = frames[0]?.board as Board;
		const party = front(board) as Board['parties'][0];
		const boss = setting.bosses.find((one) => one.id === board.bosses[0]?.boss) as Boss;
		const now = party.bosses[0]?.power ?? 0;
		const level = party.heroes.find((one) => one.hero === boss.weakness)?.level ?? 0;
		const later = (changes: Record<string, number>) => (field: string, value: number) =>
			changes[field] ?? value;
		expect(powerAfter(setting, party, 1, boss, later({}))).toBe(now);
		expect(
			powerAfter(setting, party, 1, boss, later({ health: party.health + 1, [boss.weakness]: level + 1 })),
		).toBe(now + 2);
		expect(powerAfter(setting, party, 1, boss, later({ sword: 2 }))).toBe(now + 3);
	});

	it('sums up the rounds that are over', () => {
		const recorded = fixtures.end;
		const frame = recorded?.frames.at(-1);
		const all = rounds(frame?.events ?? [], 8);
		expect(all.map((one) => one.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].slice(8 - all.length));
		for (const one of all) {
			for (const [, events] of one.bySeat) expect(events.every((event) => !event.private)).toBe(true);
		}
	});
});
