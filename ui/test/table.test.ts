import { expect, test, vi } from 'vitest';
import type { GameFolder } from '$ui/games/types.ts';
import { Live } from '$ui/net/live.svelte.ts';
import { spliced, TableStore } from '$ui/net/table.svelte.ts';
import type { Hint } from '$ui/net/types.ts';
import { nextInFront } from '$ui/parts/front.ts';
import { logOf } from '$ui/parts/log.ts';
import { at, connected, event, gameFrame, tableInfo } from './fakes.ts';

function sat() {
	const { connection, sockets, timers } = connected();
	const live = new Live(connection);
	const table = live.table('t1');
	table.join();
	const socket = at(sockets, 0);
	socket.open();
	socket.tell({ type: 'table', table: tableInfo() });
	socket.tell(gameFrame());
	return { live, table, socket, sockets, timers };
}

test('a frame of the table is what the seat sees', () => {
	const { table } = sat();
	expect(table.seat).toBe(0);
	expect(table.choices.map((choice) => choice.code)).toEqual([7]);
	expect(table.players).toEqual(['P1', 'P2']);
	expect(table.mine).toEqual([0]);
});

test('standing orders are those that the table tells of', () => {
	const { table, socket } = sat();
	expect(table.windows).toBeNull();
	socket.tell(gameFrame({ version: 2, windows: 'able' }));
	expect(table.windows).toBe('able');
	table.orders('attacked');
	expect(at(socket.of('orders'), 0)).toMatchObject({ table: 't1', seat: 0, windows: 'attacked' });
	// Until the table has answered, the old ones stand.
	expect(table.windows).toBe('able');
	socket.tell(gameFrame({ version: 3, windows: 'attacked' }));
	expect(table.windows).toBe('attacked');
});

test('frames of other tables are not ours', () => {
	const { table, socket } = sat();
	socket.tell(gameFrame({ table: 'other', version: 9 }));
	expect(table.frame?.version).toBe(1);
});

test('a move carries the version it was made from, and nothing can be chosen until it is answered', () => {
	const { table, socket } = sat();
	table.play(7);
	const play = at(socket.of('play'), 0);
	expect(play).toMatchObject({ table: 't1', seat: 0, version: 1, code: 7 });
	expect(table.choices).toEqual([]);
	table.play(7);
	expect(socket.of('play')).toHaveLength(1);
	socket.tell({ type: 'ack', id: play.id, table: 't1', version: 2 });
	expect(table.choices).toHaveLength(1);
});

test('a refused move says why and can be made again', () => {
	const { table, socket } = sat();
	table.play(7);
	const reason = { rule: 'PD-7.2', message: 'not-legal', args: { code: 7 } };
	socket.tell({ type: 'refused', id: at(socket.of('play'), 0).id, table: 't1', reason });
	expect(table.refusal).toEqual(reason);
	expect(table.busy).toBe(false);
	table.play(7);
	expect(table.refusal).toBeNull();
	expect(socket.of('play')).toHaveLength(2);
});

test('a move made just before the connection was lost is played once', () => {
	const { table, socket, sockets, timers } = sat();
	table.play(7);
	const first = at(socket.of('play'), 0);
	socket.lose();
	timers.pass(400);
	const second = at(sockets, 1);
	second.open();
	expect(second.of('play')).toEqual([first]);
	second.tell(gameFrame({ version: 2, choices: [] }));
	second.tell({ type: 'ack', id: first.id, table: 't1', version: 2 });
	second.tell({ type: 'ack', id: first.id, table: 't1', version: 2 });
	expect(table.busy).toBe(false);
	expect(table.frame?.version).toBe(2);
});

test('undo that is not possible says why instead of asking', () => {
	const { table, socket } = sat();
	const reason = { rule: '', message: 'nothing-to-undo', args: {} };
	socket.tell(gameFrame({ undo: reason }));
	table.undo();
	expect(table.refusal).toEqual(reason);
	expect(socket.of('undo')).toEqual([]);
});

test('events replace what was there from `first` on', () => {
	const { table, socket } = sat();
	const kinds = () => table.events.map((each) => each.kind);
	socket.tell(gameFrame({ events: [event('a'), event('b'), event('c')] }));
	socket.tell(gameFrame({ first: 3, events: [event('d')] }));
	expect(kinds()).toEqual(['a', 'b', 'c', 'd']);
	socket.tell(gameFrame({ first: 1, events: [event('x')] }));
	expect(kinds()).toEqual(['a', 'x']);
});

test('a gap in the events asks for all of them, once', () => {
	const { table, socket } = sat();
	const before = socket.of('join').length;
	socket.tell(gameFrame({ first: 5, events: [event('e')], version: 4 }));
	expect(socket.of('join')).toHaveLength(before + 1);
	expect(table.frame?.version).toBe(1);
	socket.tell(gameFrame({ first: 0, events: [event('a'), event('e')], version: 4 }));
	expect(table.events).toHaveLength(2);
	expect(table.frame?.version).toBe(4);
});

test('another seat’s stream does not mix with the one before', () => {
	const { table, socket } = sat();
	socket.tell(gameFrame({ events: [event('secret of seat 1')] }));
	socket.tell(gameFrame({ seat: 1, first: 0, events: [event('own')] }));
	expect(table.events.map((each) => each.kind)).toEqual(['own']);
});

test('why and hint are answered by their ids', async () => {
	const { table, socket } = sat();
	const why = table.why(3);
	const hint = table.hint();
	const reason = { rule: 'PD-7.2', message: 'not-legal', args: {} };
	const advice: Hint = { code: 7, worth: 4, measure: 'points', reasons: [] };
	socket.tell({ type: 'hint', id: at(socket.of('hint'), 0).id, choices: [advice] });
	socket.tell({ type: 'why', id: at(socket.of('why'), 0).id, reason });
	expect(await why).toEqual(reason);
	expect(await hint).toEqual([advice]);
});

test('a replay asks nothing', () => {
	const still = new TableStore('t1');
	still.take(gameFrame());
	still.play(7);
	expect(still.busy).toBe(false);
	expect(still.choices).toEqual([]);
});

test('splicing beyond the end is a gap', () => {
	expect(spliced([event('a')], 2, [])).toBeNull();
	expect(spliced([event('a')], 1, [event('b')])).toHaveLength(2);
	expect(spliced([event('a')], 0, [])).toEqual([]);
});

test('between two of mine the curtain falls', () => {
	const { table, socket } = sat();
	const info = tableInfo();
	for (const seat of info.seats) seat.yours = true;
	const presence = (acting: number[]) =>
		socket.tell({ type: 'presence', table: 't1', here: [0, 1], watching: 0, progress: {}, acting });
	socket.tell({ type: 'table', table: info });
	presence([0, 1]);
	expect(nextInFront(table, null)).toBe(0);
	expect(nextInFront(table, 0)).toBeNull();
	presence([1]);
	socket.tell(gameFrame({ asked: false, choices: [] }));
	expect(nextInFront(table, 0)).toBe(1);
	table.join(1);
	expect(socket.of('join').at(-1)).toEqual({ type: 'join', table: 't1', seat: 1 });
	// Until the other seat's frame is here, nothing of the first may show.
	expect(nextInFront(table, 1)).toBe(1);
	socket.tell(gameFrame({ seat: 1 }));
	expect(nextInFront(table, 1)).toBeNull();
	// What a bot does for the other one calls nobody to the screen.
	const stoodIn = info.seats.map((seat) => (seat.seat === 0 ? { ...seat, bot: 'greedy' } : seat));
	socket.tell({ type: 'table', table: { ...info, seats: stoodIn } });
	presence([0]);
	socket.tell(gameFrame({ seat: 1, asked: false }));
	expect(nextInFront(table, 1)).toBeNull();
	socket.tell({ type: 'table', table: info });
	expect(nextInFront(table, 1)).toBe(0);
	// Nobody of mine has to move: whoever is in front may look on.
	presence([]);
	socket.tell(gameFrame({ seat: 1, asked: false }));
	expect(nextInFront(table, 1)).toBeNull();
});

test('a frame is news, but what it has in common with the last one stays the same object', () => {
	const { table, socket } = sat();
	const before = table.frame;
	socket.tell(gameFrame({ version: 2 }));
	expect(table.frame).not.toBe(before);
	expect(table.frame?.version).toBe(2);
	expect(table.frame?.board).toBe(before?.board);
	expect(table.frame?.choices).toBe(before?.choices);
	socket.tell(gameFrame({ version: 3, board: { round: 99 } }));
	expect(table.board).toEqual({ round: 99 });
});

test('the log is told once for all who ask, and lines that stay are the same', () => {
	const { table, socket } = sat();
	socket.tell(gameFrame({ version: 2, events: [event('rolled'), event('entered')] }));
	const told = vi.fn((_: unknown, events: readonly unknown[]) =>
		events.map((_event, place) => ({ at: place, icon: '', text: `line ${place}`, rule: '', seat: 0 })),
	);
	table.folder = { tell: told } as unknown as GameFolder;
	const lines = logOf(table);
	expect(lines).toHaveLength(2);
	expect(logOf(table)).toBe(lines);
	expect(told).toHaveBeenCalledTimes(1);
	socket.tell(gameFrame({ version: 3, first: 2, events: [event('wounded')] }));
	const more = logOf(table);
	expect(more).toHaveLength(3);
	expect(more[0]).toBe(lines[0]);
	expect(more[1]).toBe(lines[1]);
});
