import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameFrame, Replay, TableInfo } from '../src/net/types.ts';
import { dice, playByMouse } from './drive.ts';
import { GOLDEN, type Person, until } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const RECORD = join(GOLDEN, 'paper-dungeons-secret.txt');

/** Where the replay stands: the step and how many there are. */
async function step(me: Person): Promise<[number, number]> {
	const text = (await me.page.getByText(/^Step \d+ of \d+$/).textContent()) ?? '';
	const [at = 0, of = 0] = (text.match(/\d+/g) ?? []).map(Number);
	return [at, of];
}

async function stands(me: Person, wanted: number): Promise<void> {
	await until(`step ${wanted} is shown`, async () => (await step(me))[0] === wanted);
}

test('a finished table: step, scrub, play, other eyes, the record, and play on from here', async () => {
	const me = await house().person();
	const { page } = me;
	const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, bot: 'random', name: 'Oswin' }];
	const table = await me.call<TableInfo>('POST', '/api/tables', { game: 'paper-dungeons', seats });
	const end = await me.finish(table.id);

	// The way there is from the home page.
	await page.goto('/');
	await page
		.getByRole('link', { name: /Replay/ })
		.first()
		.click();
	await page.getByRole('heading', { name: /^Replay/ }).waitFor();
	await page.getByText(/^Step 1 of/).waitFor();
	const { total } = await me.call<Replay>('GET', `/api/tables/${table.id}/replay?seat=0&first=0&count=1`);
	expect(await step(me)).toEqual([1, total]);

	await page.getByRole('button', { name: 'One step on' }).click();
	await stands(me, 2);
	await page.keyboard.press('ArrowRight');
	await stands(me, 3);
	await page.getByRole('button', { name: 'One step back' }).click();
	await stands(me, 2);
	await page.getByRole('button', { name: 'One round on' }).click();
	await until('a later round is shown', async () => (await step(me))[0] > 2);
	const [middle] = await step(me);

	await page.getByLabel('Speed').selectOption('4');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await until('it plays', async () => (await step(me))[0] > middle + 1);
	await page.getByRole('button', { name: 'Pause' }).click();

	const scrubber = page.getByRole('slider', { name: 'Place in the game' });
	await scrubber.fill(String(total - 1));
	await stands(me, total);
	await page.getByRole('button', { name: 'Score sheet' }).click();
	const sums = await page.getByRole('dialog').locator('tfoot td.number').allTextContents();
	expect(sums.map(Number)).toEqual(end.outcome?.scores);
	await page.keyboard.press('Escape');

	// The other seat's eyes.
	await page.getByLabel('From whose eyes').selectOption('1');
	await until('the other seat is in front', () =>
		page.evaluate(() =>
			performance.getEntriesByType('resource').some((entry) => /replay\?seat=1/.test(entry.name)),
		),
	);

	// The record, as a file; the same file opens again.
	await page.goto(`/t/${table.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	await page.getByRole('button', { name: 'Menu' }).click();
	const coming = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Download the record' }).click();
	const file = await (await coming).path();
	expect(readFileSync(file, 'utf8')).toContain(`result: ${end.outcome?.scores.join(' ')}`);
	await page.goto('/');
	await page.getByLabel('Replay a record from a file').setInputFiles(file);
	await page.getByText(/^Step 1 of/).waitFor();
	expect((await step(me))[1]).toBeGreaterThan(10);
});

test('a record from outside is looked at from any seat, and played on against bots', async () => {
	const me = await house().person();
	const { page } = me;
	await page.getByLabel('Replay a record from a file').setInputFiles(RECORD);
	await page.getByText(/^Step 1 of/).waitFor();
	const [, total] = await step(me);
	const names = await page.getByLabel('From whose eyes').locator('option').allTextContents();
	expect(names.length).toBeGreaterThan(2);

	// Somebody's own cards are seen through their own eyes only, until the end.
	const talent = async (seat: string) => {
		const part = (first: number) =>
			me.call<Replay>('GET', `/api/tables/${me.tableId}/replay?${seat}first=${first}&count=1`);
		const { frames } = await part(Math.floor((await part(0)).total / 2));
		const board = frames[0]?.board as { parties: { talent: string | null }[] };
		return board.parties.map((party) => party.talent !== null);
	};
	const own = await talent('seat=0&');
	expect(own[0]).toBe(true);
	expect(own.slice(1)).not.toContain(true);
	expect(await talent('')).not.toContain(true);

	await page.getByRole('slider', { name: 'Place in the game' }).fill(String(Math.floor(total / 3)));
	await page.getByLabel('From whose eyes').selectOption('0');
	const source = me.tableId;
	await page.getByRole('button', { name: 'Play on from here' }).click();
	await until('a table of its own is laid', () => page.url().includes('/t/') && me.tableId !== source);
	await playByMouse(me, (sight) => sight.question.startsWith('First of three dice'));
	expect(await dice(page).count()).toBe(6);
	const table = await me.call<TableInfo>('GET', `/api/tables/${me.tableId}`);
	expect(table.status).toBe('playing');
	expect(table.seats.map((seat) => seat.kind)).toEqual(['person', ...names.slice(2).map(() => 'bot')]);
});

test('other eyes keep the moment, and play on begins in the round that was looked at', async () => {
	const me = await house().person();
	const { page } = me;
	await page.getByLabel('Replay a record from a file').setInputFiles(RECORD);
	await page.getByText(/^Step 1 of/).waitFor();
	const source = me.tableId;
	/** All that these eyes saw. */
	const replay = async (eyes: string) => {
		const whole: Replay = { total: 1, first: 0, frames: [], moments: [] };
		while (whole.frames.length < whole.total) {
			const path = `/api/tables/${source}/replay?${eyes}first=${whole.frames.length}&count=200`;
			const part = await me.call<Replay>('GET', path);
			whole.frames.push(...part.frames);
			whole.moments.push(...part.moments);
			whole.total = part.total;
		}
		return whole;
	};
	const [own, watched] = [await replay('seat=0&'), await replay('')];
	const round = (board: unknown) => (board as { round: number }).round;

	// Whoever watched noticed less: the same step would be another round.
	const at = Math.floor(own.total / 2);
	await page.getByRole('slider', { name: 'Place in the game' }).fill(String(at));
	await stands(me, at + 1);
	await page.getByLabel('From whose eyes').selectOption('all');
	const there = watched.moments.filter((moment) => moment <= (own.moments[at] ?? 0)).length - 1;
	expect(there).not.toBe(at);
	await stands(me, there + 1);
	expect((await step(me))[1]).toBe(watched.total);
	expect(round(watched.frames[there]?.board)).toBe(round(own.frames[at]?.board));
	await page.getByLabel('From whose eyes').selectOption('0');
	await stands(me, at + 1);

	await page.getByLabel('From whose eyes').selectOption('all');
	await stands(me, there + 1);
	// Late in the game, where dice wait for everybody: where nothing is left to do, bots go on at once.
	const looked = watched.frames.findIndex(
		({ board }, place) => place >= watched.total * 0.7 && (board as { block: string }).block === 'round',
	);
	await page.getByRole('slider', { name: 'Place in the game' }).fill(String(looked));
	await stands(me, looked + 1);
	await page.getByRole('button', { name: 'Play on from here' }).click();
	await until('a table of its own is laid', () => page.url().includes('/t/') && me.tableId !== source);
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	expect(round(game.board)).toBe(round(watched.frames[looked]?.board));
	expect(round(game.board)).not.toBe(round(own.frames[looked]?.board));
});

test('a game that was played on is replayed too, and has no record to offer', async () => {
	const me = await house().person();
	const { page } = me;
	const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, bot: 'random', name: 'Oswin' }];
	const table = await me.call<TableInfo>('POST', '/api/tables', { game: 'paper-dungeons', seats });
	await me.finish(table.id);
	const on = await me.call<TableInfo>('POST', `/api/tables/${table.id}/fork`, { seat: 0, moment: 20 });
	await me.finish(on.id);
	const { total } = await me.call<Replay>('GET', `/api/tables/${on.id}/replay?seat=0&first=0&count=1`);
	await page.goto(`/replay/${on.id}`);
	await page.getByText(/^Step 1 of/).waitFor();
	expect(await step(me)).toEqual([1, total]);
	await page.goto(`/t/${on.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('heading', { name: 'This table' }).waitFor();
	expect(await page.getByRole('link', { name: 'Download the record' }).count()).toBe(0);

	// A table that was given up is in the list, and does not promise a replay.
	const left = await me.call<TableInfo>('POST', '/api/tables', { game: 'paper-dungeons', seats });
	await me.call('POST', `/api/tables/${left.id}/abandon`);
	await page.goto('/');
	await page.getByRole('link', { name: /Given up/ }).click();
	await until('its own page is shown', () => page.url().endsWith(`/t/${left.id}`));
	expect(await page.getByRole('link', { name: /Replay/ }).count()).toBe(0);
});

test('a file that is no record is refused in words', async () => {
	const me = await house().person();
	await me.page.getByLabel('Replay a record from a file').setInputFiles({
		name: 'poem.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from('It was the best of times'),
	});
	const alert = me.page.getByRole('alert');
	await alert.waitFor();
	expect(await alert.textContent()).toMatch(/\w{3,} \w/);
});
