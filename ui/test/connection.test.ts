import { expect, test, vi } from 'vitest';
import { waitBefore } from '$ui/net/connection.ts';
import { at, connected, gameFrame } from './fakes.ts';

const PLAY = { type: 'play', id: 'm1', table: 't1', seat: 0, version: 3, code: 7 } as const;

test('a move made without a connection is sent when there is one, after its table was joined', () => {
	const { connection, sockets } = connected();
	connection.join({ type: 'join', table: 't1' });
	connection.ask(PLAY);
	expect(at(sockets, 0).sent).toEqual([]);
	at(sockets, 0).open();
	expect(at(sockets, 0).sent).toEqual([{ type: 'join', table: 't1' }, PLAY]);
});

test('a lost connection comes back, joins again and sends the unanswered move with the same id', () => {
	const { connection, sockets, timers } = connected();
	connection.join({ type: 'join', table: 't1' });
	at(sockets, 0).open();
	connection.ask(PLAY);
	at(sockets, 0).lose();
	expect(connection.state).toBe('lost');
	expect(sockets).toHaveLength(1);
	timers.pass(400);
	expect(sockets).toHaveLength(2);
	at(sockets, 1).open();
	expect(at(sockets, 1).sent).toEqual([{ type: 'join', table: 't1' }, PLAY]);
});

test('an answered move is not sent again', () => {
	const { connection, sockets, timers } = connected();
	connection.join({ type: 'join', table: 't1' });
	at(sockets, 0).open();
	connection.ask(PLAY);
	at(sockets, 0).tell({ type: 'ack', id: 'm1', table: 't1', version: 4 });
	at(sockets, 0).lose();
	timers.pass(400);
	at(sockets, 1).open();
	expect(at(sockets, 1).of('play')).toEqual([]);
});

test('a doubled answer is told once', () => {
	const { connection, sockets } = connected();
	const answered = vi.fn();
	const framed = vi.fn();
	connection.onanswer = answered;
	connection.onframe = framed;
	connection.connect();
	at(sockets, 0).open();
	connection.ask(PLAY);
	at(sockets, 0).tell({ type: 'ack', id: 'm1', table: 't1', version: 4 });
	at(sockets, 0).tell({ type: 'ack', id: 'm1', table: 't1', version: 4 });
	expect(answered).toHaveBeenCalledTimes(1);
	expect(framed).toHaveBeenCalledTimes(1);
});

test('attempts wait longer and longer, up to ten seconds', () => {
	expect([0, 1, 2, 9].map((attempt) => waitBefore(attempt, 0.5))).toEqual([400, 800, 1600, 10_000]);
	expect(waitBefore(0, 0)).toBe(300);
	expect(waitBefore(0, 0.99)).toBeLessThan(500);
});

test('the wait begins anew after a connection that worked', () => {
	const { connection, sockets, timers } = connected();
	connection.connect();
	at(sockets, 0).lose();
	timers.pass(400);
	at(sockets, 1).lose();
	timers.pass(799);
	expect(sockets).toHaveLength(2);
	timers.pass(1);
	at(sockets, 2).open();
	at(sockets, 2).lose();
	timers.pass(400);
	expect(sockets).toHaveLength(4);
});

test('a connection that gives no sign of life counts as lost', () => {
	const { connection, sockets, timers } = connected();
	connection.connect();
	at(sockets, 0).open();
	timers.pass(20_000);
	expect(at(sockets, 0).of('ping')).toHaveLength(1);
	timers.pass(8_000);
	expect(at(sockets, 0).closed).toBe(true);
	expect(connection.state).toBe('lost');
});

test('a pong keeps it open', () => {
	const { connection, sockets, timers } = connected();
	connection.connect();
	at(sockets, 0).open();
	timers.pass(20_000);
	at(sockets, 0).tell({ type: 'pong' });
	timers.pass(8_000);
	expect(connection.state).toBe('open');
});

test('a table that was left is not joined again, and its moves are dropped', () => {
	const { connection, sockets, timers } = connected();
	connection.join({ type: 'join', table: 't1' });
	at(sockets, 0).open();
	connection.ask(PLAY);
	connection.leave('t1');
	at(sockets, 0).lose();
	timers.pass(400);
	at(sockets, 1).open();
	expect(at(sockets, 1).sent).toEqual([]);
});

test('what an old socket still says is not heard', () => {
	const { connection, sockets, timers } = connected();
	const framed = vi.fn();
	connection.onframe = framed;
	connection.connect();
	at(sockets, 0).open();
	at(sockets, 0).lose();
	timers.pass(400);
	at(sockets, 1).open();
	at(sockets, 0).tell({ type: 'hello', me: { id: 'x', name: 'X' }, version: '1' });
	expect(framed).not.toHaveBeenCalled();
});

test('what comes while a picture is being made is taken together after it, in its order', () => {
	const { connection, sockets, timers } = connected();
	const seen: string[] = [];
	connection.onanswer = (ask) => seen.push(ask.id);
	connection.onframe = (frame) => seen.push(frame.type);
	connection.join({ type: 'join', table: 't1' });
	at(sockets, 0).open();
	connection.ask(PLAY);
	timers.slow = true;
	at(sockets, 0).tell({ type: 'pong' });
	at(sockets, 0).tell({ type: 'clock', table: 't1', seats: [] });
	at(sockets, 0).tell({ type: 'ack', id: 'm1', table: 't1', version: 4 });
	at(sockets, 0).tell({ type: 'clock', table: 't1', seats: [] });
	expect(seen).toEqual([]);
	timers.pictures.shift()?.();
	expect(seen).toEqual(['clock', 'm1', 'ack', 'clock']);
	timers.pictures.shift()?.();
	at(sockets, 0).tell({ type: 'clock', table: 't1', seats: [] });
	expect(seen).toEqual(['clock', 'm1', 'ack', 'clock', 'clock']);
});

test('an answer right behind the game that it led to does not wait for the picture of that', () => {
	const { connection, sockets, timers } = connected();
	const seen: string[] = [];
	connection.onanswer = (ask) => seen.push(ask.id);
	connection.onframe = (frame) => seen.push(frame.type);
	connection.join({ type: 'join', table: 't1' });
	at(sockets, 0).open();
	connection.ask(PLAY);
	timers.slow = true;
	at(sockets, 0).tell(gameFrame());
	at(sockets, 0).tell({ type: 'ack', id: 'm1', table: 't1', version: 4 });
	// The next question is on its way to the screen, and may be answered as soon as it is there.
	expect(seen).toEqual(['game', 'm1', 'ack']);
	at(sockets, 0).tell(gameFrame({ version: 5 }));
	expect(seen).toEqual(['game', 'm1', 'ack']);
	timers.pictures.shift()?.();
	expect(seen).toEqual(['game', 'm1', 'ack', 'game']);
});

const HELLO = { type: 'hello', me: { id: 'x', name: 'X' }, version: '1' } as const;

test('who is no longer known gets one new identity and comes back with it', async () => {
	const { connection, sockets, timers } = connected();
	const renew = vi.fn(() => Promise.resolve(true));
	connection.onnobody = renew;
	connection.join({ type: 'join', table: 't1' });
	at(sockets, 0).open();
	at(sockets, 0).lose(4401);
	expect(connection.state).toBe('lost');
	await vi.waitFor(() => expect(sockets).toHaveLength(2));
	expect(renew).toHaveBeenCalledTimes(1);
	at(sockets, 1).open();
	expect(at(sockets, 1).sent).toEqual([{ type: 'join', table: 't1' }]);
	at(sockets, 1).tell(HELLO);
	timers.pass(15_000);
	expect(sockets).toHaveLength(2);
	// Known in between, it may get lost once more.
	at(sockets, 1).lose(4401);
	await vi.waitFor(() => expect(sockets).toHaveLength(3));
	expect(renew).toHaveBeenCalledTimes(2);
});

test('who is turned away with a new identity too waits long and asks for no third', async () => {
	const { connection, sockets, timers } = connected();
	const renew = vi.fn(() => Promise.resolve(true));
	connection.onnobody = renew;
	connection.connect();
	at(sockets, 0).open();
	at(sockets, 0).lose(4401);
	await vi.waitFor(() => expect(sockets).toHaveLength(2));
	at(sockets, 1).open();
	at(sockets, 1).lose(4401);
	timers.pass(59_000);
	expect(sockets).toHaveLength(2);
	timers.pass(1_000);
	expect(sockets).toHaveLength(3);
	expect(renew).toHaveBeenCalledTimes(1);
});

test('without a new identity the next attempt is a long way off', async () => {
	const { connection, sockets, timers } = connected();
	connection.onnobody = () => Promise.resolve(false);
	connection.connect();
	at(sockets, 0).lose(4401);
	await Promise.resolve();
	await Promise.resolve();
	timers.pass(59_000);
	expect(sockets).toHaveLength(1);
	timers.pass(1_000);
	expect(sockets).toHaveLength(2);
});

test('too many connections: the next attempt is a long way off, however well the last one began', () => {
	const { connection, sockets, timers } = connected();
	connection.connect();
	for (let number = 0; number < 3; number += 1) {
		at(sockets, number).open();
		at(sockets, number).lose(4429);
		timers.pass(59_000);
		expect(sockets).toHaveLength(number + 1);
		timers.pass(1_000);
		expect(sockets).toHaveLength(number + 2);
	}
});
