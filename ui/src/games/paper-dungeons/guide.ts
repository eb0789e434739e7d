// The guided first game: each thing is explained when it first matters.
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Lesson } from '../types.ts';
import { type Question, question, target } from './choices.ts';
import { front } from './scene.ts';
import type { Board, Party, Room, Setting } from './types.ts';

const boardOf = (table: TableStore) => table.board as Board | null;
const partyOf = (table: TableStore): Party | null => {
	const board = boardOf(table);
	return board && front(board);
};
const asks = (table: TableStore): Question => question(table.frame?.choices ?? []);
const round = (table: TableStore): number => boardOf(table)?.round ?? 0;
const used = (table: TableStore): number => 3 - (boardOf(table)?.own?.dice_left ?? 3);
const told = (table: TableStore, ...kinds: string[]): boolean =>
	table.events.some((event) => event.seat === table.seat && kinds.includes(event.kind));

/** Whether the next step may lead into a room of this sort, not explored yet. */
function ahead(table: TableStore, sort: (room: Room) => boolean): boolean {
	const setting = table.setting as Setting | null;
	const party = partyOf(table);
	if (!setting || !party || asks(table) !== 'walk') return false;
	const near = new Set(table.frame?.choices.map((choice) => target(choice, 'room')));
	return setting.rooms.some((room) => near.has(room.id) && !party.explored.includes(room.id) && sort(room));
}

const guide: readonly Lesson[] = [
	{ id: 'welcome', when: (table) => table.board !== null },
	{
		id: 'talent',
		when: (table) => asks(table) === 'talent',
		done: (table) => told(table, 'talent_kept'),
		point: '#prompt [role="group"]',
		rule: 'PD-1.6',
	},
	{
		id: 'goal',
		when: (table) => asks(table) === 'goal',
		done: (table) => told(table, 'goal_kept'),
		point: '#prompt [role="group"]',
		rule: 'PD-1.7',
	},
	{ id: 'round', when: (table) => round(table) > 0, point: '[data-guide="rounds"]', rule: 'PD-2.1' },
	{
		id: 'dice',
		when: (table) => asks(table) === 'die',
		done: (table) => used(table) > 0,
		point: '[data-guide="dice"]',
		rule: 'PD-3.3',
	},
	{
		id: 'level',
		when: (table) => table.frame?.choices.some((choice) => choice.kind === 'level') ?? false,
		done: (table) => told(table, 'levelled'),
		point: '[data-guide="heroes"]',
		rule: 'PD-5.1',
	},
	{ id: 'walk', when: (table) => asks(table) === 'walk', point: '[data-guide="map"]', rule: 'PD-5.4' },
	{
		id: 'minion',
		when: (table) => ahead(table, (room) => room.minion !== null),
		point: '[data-guide="map"]',
		rule: 'PD-7.6',
	},
	{
		id: 'trap',
		when: (table) => ahead(table, (room) => room.trap) || told(table, 'trap_sprung'),
		point: '[data-guide="map"]',
		rule: 'PD-7.7',
	},
	{
		id: 'walls',
		when: (table) => asks(table) === 'walk' && partyOf(table)?.room !== null,
		point: '[data-guide="map"]',
		rule: 'PD-7.3',
	},
	{
		id: 'gems',
		when: (table) => ahead(table, (room) => room.gem !== null) || told(table, 'gem_taken', 'gem_placed'),
		point: '[data-track="gems"]',
		rule: 'PD-7.9',
	},
	{
		id: 'wounds',
		when: (table) => told(table, 'wounded'),
		point: '[data-track="wounds"]',
		rule: 'PD-4.4',
	},
	{
		id: 'potions',
		when: (table) => (partyOf(table)?.brewed ?? 0) > 0 || (asks(table) === 'die' && used(table) === 2),
		point: '[data-track="potions"]',
		rule: 'PD-6.2',
	},
	{
		id: 'items',
		when: (table) => told(table, 'half_made') || (asks(table) === 'die' && round(table) > 1),
		point: '[data-guide="items"]',
		rule: 'PD-5.2',
	},
	{
		id: 'done',
		when: (table) => asks(table) === 'done' && round(table) > 0,
		done: (table) => round(table) > 1,
		point: '#prompt',
		rule: 'PD-2.2',
	},
	{
		id: 'boss',
		when: (table) => round(table) > 1,
		point: '[data-guide="boss"]',
		rule: 'PD-8.3',
	},
	{
		id: 'missions',
		when: (table) => round(table) > 1 && (boardOf(table)?.missions.length ?? 0) > 0,
		point: '[data-guide="missions"]',
		rule: 'PD-9.1',
	},
	{
		id: 'fought',
		when: (table) => told(table, 'boss_fought', 'boss_too_strong', 'boss_not_met'),
		point: '[data-guide="boss"]',
		rule: 'PD-8.5',
	},
	{ id: 'score', when: (table) => table.over, rule: 'PD-12.1' },
];

export default guide;
