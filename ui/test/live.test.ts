import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Live } from '$ui/net/live.svelte.ts';
import { toasts } from '$ui/parts/toasts.svelte.ts';
import { words } from '$ui/words/words.svelte.ts';
import { at, connected, gameFrame } from './fakes.ts';

beforeAll(() => words.start());
afterEach(() => {
	for (const toast of toasts.list) toasts.close(toast.id);
	vi.unstubAllGlobals();
});

test('a lost identity becomes a new one, and its owner is told', async () => {
	const { connection, sockets } = connected();
	const live = new Live(connection);
	vi.stubGlobal(
		'fetch',
		vi.fn(async () => Response.json({ id: 'new', name: 'Oswin' })),
	);
	connection.connect();
	at(sockets, 0).open();
	at(sockets, 0).tell({ type: 'hello', me: { id: 'old', name: 'Mira' }, version: '1' });
	expect(live.me?.name).toBe('Mira');
	at(sockets, 0).lose(4401);
	await vi.waitFor(() => expect(sockets).toHaveLength(2));
	expect(live.me).toEqual({ id: 'new', name: 'Oswin' });
	expect(toasts.list.map((toast) => toast.text)).toEqual([words.say('ui-new-identity', { name: 'Oswin' })]);
	expect(words.say('ui-new-identity', { name: 'Oswin' })).toContain('Oswin');
});

test('a move that came too often is refused by its id, and the table is not busy any more', () => {
	const { connection, sockets } = connected();
	const live = new Live(connection);
	const table = live.table('t1');
	table.join();
	at(sockets, 0).open();
	at(sockets, 0).tell(gameFrame());
	table.play(7);
	expect(table.busy).toBe(true);
	const [play] = at(sockets, 0).of('play');
	const reason = { rule: '', message: 'too-many-messages', args: {} };
	at(sockets, 0).tell({ type: 'refused', id: play?.id ?? '', table: 't1', reason });
	expect(table.busy).toBe(false);
	expect(table.refusal).toEqual(reason);
});
