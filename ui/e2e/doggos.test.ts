import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameFrame, TableInfo } from '../src/net/types.ts';
import { doggo, playBoard } from './boards.ts';
import { focusIsSeen, tabTo } from './drive.ts';
import { type Person, until } from './house.ts';
import { drawOut, drawThrough, sketched } from './pencil.ts';
import { bring, forked } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const bots = (...names: string[]) => names.map((name) => ({ kind: 'bot' as const, bot: 'greedy', name }));

/** The score sheet is open and the same as what the server keeps. */
async function sheetIsRight(me: Person): Promise<void> {
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	expect(game.over).toBe(true);
	const sums = await me.page.getByRole('dialog').locator('tfoot td.number').allTextContents();
	expect(sums.map((sum) => Number(sum.replace('−', '-')))).toEqual(game.outcome?.scores);
}

test('a whole game of Dungeons & Doggos with three bots is played with the mouse', async () => {
	const me = await house().person();
	await me.openTable([{ kind: 'you' }, ...bots('Oswin', 'Ludmila', 'Gaston')], { game: 'doggos' });
	const kinds = new Set<string>();
	const clicks = await playBoard(me, doggo, {
		each: () => {
			for (const choice of me.frame?.choices ?? []) kinds.add(choice.kind);
		},
	});
	await sheetIsRight(me);
	for (const kind of ['dog', 'quest', 'explore', 'place', 'leave', 'step', 'out', 'confirm'])
		expect([...kinds]).toContain(kind);
	const left = me.said.filter((frame) => frame.type === 'play').length;
	expect(left).toBeGreaterThan(15);
	console.log(`a whole game of Doggos by mouse: ${clicks} clicks`);
});

test('a whole game of Dungeons & Doggos is played with the keyboard alone', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await page.locator('article[aria-labelledby=game-doggos] .go:enabled').waitFor();
	await tabTo(page, 'article[aria-labelledby=game-doggos] .go');
	await focusIsSeen(page);
	await page.keyboard.press('Enter');
	const presses = await playBoard(me, doggo, { by: 'keyboard' });
	await sheetIsRight(me);
	console.log(`a whole game of Doggos by keyboard: ${presses} moves`);
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await focusIsSeen(page);
});

interface Dungeon {
	seat: number | null;
	active: number | null;
	rooms: { x: number; y: number }[];
	path: unknown;
	drawn: { card: string; placements: unknown[]; chosen: unknown } | null;
}
/** What stands somewhere, with single spaces. */
const read = async (part: Locator) => ((await part.textContent()) ?? '').replace(/\s+/g, ' ');
const dungeon = ({ frame }: Person) => frame?.board as Dungeon;

test('a way out in pencil shows what a card would change, goes through the card, and stays when it is laid', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	const record = await bring(me, 'doggos-four.txt');
	const path = await forked(me, record.id, ({ board }) => {
		const { active, seat, rooms, drawn } = board as Dungeon;
		return active === seat && rooms.length > 7 && (drawn?.placements.length ?? 0) > 3;
	});
	await page.goto(path);
	const way = page.getByRole('region', { name: 'Your pencilled way out' });
	const line = page.locator('#prompt .said p');
	// A card waits to be placed, and the pencil draws all the same.
	const places = page.locator('#board .place');
	await places.first().waitFor();
	await way.getByRole('button', { name: 'Pencil' }).click();
	const rooms = await drawOut(me);
	expect(rooms).toBeGreaterThan(0);
	const before = await sketched(me);
	expect(await way.locator('.totals').textContent()).not.toContain('→');

	// The card is tried, beside the last room of the way first, until the way can go on into it.
	const cells = await places.evaluateAll((all: SVGElement[]) => all.map(({ dataset }) => dataset.cell ?? ''));
	const through = await drawThrough(me);
	expect(cells).toContain(through);
	expect(await drawOut(me)).toBeGreaterThan(rooms);
	// What it would change stands in the lintel and on the sheet, before and after.
	await line.filter({ hasText: 'Your pencilled way would change.' }).waitFor();
	const after = await sketched(me);
	const told = await read(line);
	const shown = await read(way.locator('.totals'));
	let changes = 0;
	for (const key of ['damage', 'paws', 'coins'] as const) {
		const say = (count: number) => (key !== 'coins' ? count : count < 0 ? `−${-count}` : `+${count}`);
		const change = `${say(before[key])} → ${say(after[key])}`;
		const differs = before[key] !== after[key];
		expect([change, told.includes(change), shown.includes(change)], `${told} ${shown}`).toEqual([
			change,
			differs,
			differs,
		]);
		if (differs) changes += 1;
	}
	expect(changes).toBeGreaterThan(0);

	// The card is laid there: the way stays as it was drawn, and nothing is tried any more.
	const drawn = await way.locator('ol').textContent();
	await page.getByRole('button', { name: /^Place at/ }).click();
	await until('the card lies there', () => dungeon(me).drawn === null);
	await until('nothing is tried', async () => !(await read(way.locator('.totals'))).includes('→'));
	await way.getByText('It leads out.').waitFor();
	expect(await way.locator('ol').textContent()).toBe(drawn);
	await page.locator('#board .way.pencil').waitFor();
});

/** Plays both seats over HTTP until the first may explore or leave in a dungeon of some rooms. */
async function toChoice(people: readonly Person[], table: string): Promise<void> {
	for (let move = 0; move < 200; move += 1) {
		for (const [seat, person] of people.entries()) {
			const frame = await person.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
			if (!frame.asked) continue;
			const kinds = frame.choices.map(({ kind }) => kind);
			const { rooms } = frame.board as Dungeon;
			if (seat === 0 && rooms.length > 3 && kinds.includes('explore') && kinds.includes('leave')) return;
			const code = (frame.choices.find(({ kind }) => kind === 'explore') ?? frame.choices[0])?.code;
			const body = { seat, version: frame.version, code, id: `lay-${move}-${seat}` };
			await person.call('POST', `/api/tables/${table}/play`, body);
		}
	}
	throw new Error('nobody may leave');
}

test('what somebody draws in pencil and tries goes to nobody else', async () => {
	const ann = await house().person({ reducedMotion: 'reduce' });
	const table = await ann.call<TableInfo>('POST', '/api/tables', {
		game: 'doggos',
		seats: [{ kind: 'you' }, { kind: 'open' }],
	});
	const ben = await house().person({ reducedMotion: 'reduce' });
	await ben.call('POST', `/api/tables/${table.id}/join`, { token: table.seats[1]?.invite });
	await toChoice([ann, ben], table.id);
	for (const { page } of [ann, ben]) {
		await page.goto(`/t/${table.id}`);
		await page.locator('#board [data-room]').first().waitFor();
	}
	const { page } = ann;
	const heard = ben.heard.length;
	const since = () => ben.heard.slice(heard);
	const way = page.getByRole('region', { name: 'Your pencilled way out' });
	await way.getByRole('button', { name: 'Pencil' }).click();
	await sketched(ann);
	const lit = page.locator('#board .tile.later, #board .gate.later');
	await lit.first().click();
	await sketched(ann);
	await page.locator('#board .way.pencil').waitFor({ state: 'attached' });
	// What has come to the rival is who is there, and that alone.
	expect(since().filter(({ frame }) => !['pong', 'presence', 'table'].includes(frame.type))).toEqual([]);
	// A card is taken and tried: the rival learns which card it is, and nothing of where it might go.
	await page.locator('#prompt .chips button:has(use[href="#i-card-draw"])').click();
	await page.locator('#board .place > .tile').first().click();
	await page
		.locator('#prompt .said p')
		.filter({ hasText: /pencilled way/ })
		.waitFor();
	await until('the rival sees the card', () => dungeon(ben).drawn !== null);
	for (const { frame } of since()) {
		expect(frame.type).not.toBe('sketch');
		if (frame.type === 'game') expect((frame.board as Dungeon).path).toBeNull();
	}
	expect(dungeon(ben).drawn?.chosen).toBeNull();
	expect(await ben.page.locator('#board .way, #board .tile.selected').count()).toBe(0);
});
