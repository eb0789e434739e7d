// The guided first game: each thing is explained when it first lies on the table, or is asked for.
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Lesson } from '../types.ts';
import { cardOf } from './phrases.ts';
import type { Board, CardKind, Setting } from './types.ts';

/** From so many rooms on both dogs have built something. */
const FEW = 2;
/** From so many rooms on there is a way out to think about. */
const SOME = 4;
const ENOUGH = 7;

const boardOf = (table: TableStore) => table.board as Board | null;
const round = (table: TableStore): number => boardOf(table)?.round ?? 0;
const rooms = (table: TableStore): number => boardOf(table)?.rooms.length ?? 0;
const asks = (table: TableStore, ...kinds: string[]): boolean =>
	table.frame?.choices.some((choice) => kinds.includes(choice.kind)) ?? false;
const told = (table: TableStore, ...kinds: string[]): boolean =>
	table.events.some((event) => event.seat === table.seat && kinds.includes(event.kind));

/** Whether a room of one of these kinds lies in the dungeon. */
function lies(table: TableStore, ...kinds: CardKind[]): boolean {
	const setting = table.setting as Setting | null;
	if (!setting) return false;
	return (
		boardOf(table)?.rooms.some((room) => {
			const card = cardOf(setting, room.card);
			return card !== null && kinds.includes(card.kind);
		}) ?? false
	);
}

const guide: readonly Lesson[] = [
	{ id: 'welcome', when: (table) => table.board !== null, rule: 'DD-1' },
	{
		id: 'quest',
		when: (table) => asks(table, 'quest'),
		done: (table) => told(table, 'quest_kept'),
		point: '.pick .quests',
		rule: 'DD-3',
	},
	{ id: 'dog', when: (table) => round(table) > 0, point: '#players .mine', rule: 'DD-2' },
	{
		id: 'power',
		when: (table) => asks(table, 'explore', 'place') && rooms(table) > FEW,
		point: '#players .board:not(.mine) .power, #players .small:not(.mine)',
		rule: 'DD-59',
	},
	{
		id: 'turn',
		when: (table) => asks(table, 'explore'),
		done: (table) => told(table, 'explored', 'slept', 'left'),
		point: '#prompt [role="group"]',
		rule: 'DD-7',
	},
	{
		id: 'place',
		when: (table) => asks(table, 'place'),
		done: (table) => told(table, 'room_placed'),
		point: '#board',
		rule: 'DD-8',
	},
	{
		id: 'claim',
		when: (table) => lies(table, 'coins', 'artifact', 'chest'),
		point: '[data-kind="coins"], [data-kind="artifact"], [data-kind="chest"]',
		rule: 'DD-15',
	},
	{
		id: 'door',
		when: (table) => boardOf(table)?.rooms.some((room) => room.edges.includes('D')) ?? false,
		point: '[data-edges*="D"]',
		rule: 'DD-32',
	},
	{ id: 'monster', when: (table) => lies(table, 'monster'), point: '[data-kind="monster"]', rule: 'DD-20' },
	{ id: 'trap', when: (table) => lies(table, 'trap'), point: '[data-kind="trap"]', rule: 'DD-25' },
	{ id: 'portal', when: (table) => lies(table, 'portal'), point: '[data-kind="portal"]', rule: 'DD-33' },
	{ id: 'tramp', when: (table) => lies(table, 'tramp'), point: '[data-kind="tramp"]', rule: 'DD-29' },
	{ id: 'potion', when: (table) => lies(table, 'potion'), point: '[data-kind="potion"]', rule: 'DD-31' },
	{
		id: 'pencil',
		when: (table) => asks(table, 'explore', 'leave') && rooms(table) > SOME,
		point: '.sheet.way',
		rule: 'DD-16',
	},
	{
		id: 'countdown',
		when: (table) => (boardOf(table)?.countdown ?? null) !== null,
		point: 'header .cards',
		rule: 'DD-18',
	},
	{
		id: 'leave',
		when: (table) => asks(table, 'leave') && (rooms(table) > ENOUGH || !asks(table, 'explore')),
		done: (table) => (boardOf(table)?.path ?? null) !== null || told(table, 'slept', 'left'),
		point: '#prompt [role="group"]',
		rule: 'DD-19',
	},
	{
		id: 'way',
		when: (table) => (boardOf(table)?.path ?? null) !== null,
		done: (table) => told(table, 'left'),
		point: '#board',
		rule: 'DD-13',
	},
	{ id: 'round', when: (table) => round(table) > 1, point: '#players .mine', rule: 'DD-36' },
	{ id: 'score', when: (table) => table.over, rule: 'DD-38' },
];

export default guide;
