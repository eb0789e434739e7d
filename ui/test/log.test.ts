import { expect, test, vi } from 'vitest';
import { TableStore } from '$ui/net/table.svelte.ts';
import { once } from '$ui/parts/log.ts';
import { event, gameFrame, tableInfo } from './fakes.ts';

test('an event is told once, until the table speaks otherwise', () => {
	const table = new TableStore('t1');
	table.take({ type: 'table', table: tableInfo() });
	table.take(gameFrame({ events: [event('rolled'), event('entered')] }));
	const tell = vi.fn((one: { kind: string }) => `${one.kind} of ${table.players.join()}`);
	const all = () => table.events.map(once(table, tell));

	const before = all();
	expect(before).toHaveLength(2);
	expect(all()).toEqual(before);
	expect(tell).toHaveBeenCalledTimes(2);

	// What comes later is told, what was told is not told again.
	table.take(gameFrame({ version: 2, first: 2, events: [event('wounded')] }));
	expect(all()).toHaveLength(3);
	expect(tell).toHaveBeenCalledTimes(3);

	// Somebody has another name now.
	const info = tableInfo();
	table.take({
		type: 'table',
		table: { ...info, seats: info.seats.map((seat) => ({ ...seat, name: 'Zora' })) },
	});
	expect(all()[0]).toContain('Zora');
	expect(tell).toHaveBeenCalledTimes(6);
});
