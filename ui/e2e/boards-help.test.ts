// Help at the tables of Dungeons & Doggos and of Dungeoneer: undo, why not, replay, play on from here; axe where those
// have something that Paper Dungeons has not; some real turns by touch.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameFrame, Replay, TableInfo } from '../src/net/types.ts';
import { doggo, glances, hero, type Mind, playBoard } from './boards.ts';
import { GOLDEN, type Person, SIZES, until } from './house.ts';
import { graveInBothLights, sideways } from './judge.ts';
import { BOARDS, bring, forked } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const MINDS: Record<string, Mind> = { doggos: doggo, dungeoneer: hero };
const GAMES = Object.keys(MINDS);
const RECORDS: Record<string, string> = { doggos: 'doggos-two.txt', dungeoneer: 'dungeoneer-two.txt' };

/** A game in the middle: the moment of its scene, played on against bots. */
async function midway(me: Person, game: string, scene = 'table'): Promise<void> {
	const board = BOARDS.find((one) => one.game === game);
	if (!board) throw new Error(`there is no board of ${game}`);
	const wanted = scene === 'table' ? board.moment : board.more?.[scene];
	if (!wanted) throw new Error(`${game} has no scene ${scene}`);
	const record = await bring(me, board.record);
	await me.page.goto(await forked(me, record.id, wanted));
	await me.page.locator('#prompt .chips button, #prompt .deeds button').first().waitFor();
}

/** What the server has of the seat’s game. */
async function kept(me: Person): Promise<string> {
	const { board, choices } = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	return JSON.stringify([board, choices.map(({ code }) => code)]);
}

test.each(GAMES)('undo takes a choice of %s back, and says why where it cannot', async (game) => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await midway(me, game);
	const undo = page.getByRole('button', { name: /^Undo/ });
	await undo.click();
	const refusal = me.prompt.locator('.refusal');
	await refusal.waitFor();
	expect((await refusal.textContent())?.trim()).toMatch(/\w+ .*\./);
	// Something that nothing was learned from can be taken back; then all is as it was.
	for (let turn = 0; turn < 40; turn += 1) {
		await until('it is my move', () => me.frame?.asked === true);
		const before = await kept(me);
		const version = me.frame?.version ?? 0;
		await playBoard(me, MINDS[game] as Mind, { steps: 1 }, turn);
		await me.settled();
		// One move of mine, and none of anybody else’s.
		if (!me.frame?.asked || me.frame.undo !== null || me.frame.version !== version + 1) continue;
		expect(await kept(me)).not.toBe(before);
		await undo.click();
		await until('it is as it was', async () => (await kept(me)) === before);
		expect(me.said.at(-1)?.type).toBe('undo');
		return;
	}
	throw new Error('nothing could be taken back');
});

/** The rules lie open at a rule, which is marked and has the focus. */
async function rulesOpenAt(me: Person, rule: string): Promise<void> {
	const panel = me.page.getByRole('dialog', { name: 'Rules' });
	const marked = panel.locator('.marked');
	await marked.waitFor();
	const at = marked.locator(`[id="${rule}"]`).or(marked.and(me.page.locator(`[id="${rule}"]`)));
	expect(await at.count()).toBe(1);
	await me.page.keyboard.press('Escape');
	await panel.waitFor({ state: 'detached' });
}

test('why not in Doggos: a cell that is taken leads to its rule', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await midway(me, 'doggos', 'placing');
	// A room lies there already: the key for "why not" tells the reason with its rule.
	const room = page.locator('#board [data-room="0,0"] > .tile');
	await room.focus();
	await page.keyboard.press('w');
	const why = me.prompt.getByRole('button', { name: /^Why: DD-/ });
	await why.waitFor();
	const rule = ((await why.textContent()) ?? '').replace('Why:', '').trim();
	await why.click();
	await rulesOpenAt(me, rule);
	expect((await me.prompt.textContent())?.length).toBeGreaterThan(20);
});

test('why not in Dungeoneer: a card that cannot be played leads to its rule', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await midway(me, 'dungeoneer');
	const dull = page.locator('#hand button:not(.up)').first();
	await dull.waitFor();
	await dull.click({ force: true });
	const why = me.prompt.getByRole('button', { name: /^Why: DLQ?-/ });
	await why.waitFor();
	const rule = ((await why.textContent()) ?? '').replace('Why:', '').trim();
	await why.click();
	await rulesOpenAt(me, rule);
});

test.each(GAMES)('a record of %s: step, scrub, other eyes, and play on from here', async (game) => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await page.getByLabel('Replay a record from a file').setInputFiles(join(GOLDEN, RECORDS[game] ?? ''));
	const place = page.getByText(/^Step \d+ of \d+$/);
	const stands = (wanted: number) => page.getByText(new RegExp(`^Step ${wanted} of`)).waitFor();
	await stands(1);
	const total = Number(((await place.textContent()) ?? '').match(/\d+$/)?.[0]);
	expect(total).toBeGreaterThan(20);
	await page.getByRole('button', { name: 'One step on' }).click();
	await stands(2);
	await page.keyboard.press('ArrowRight');
	await stands(3);
	await page.getByRole('button', { name: 'One step back' }).click();
	await stands(2);
	// Nothing is asked of whoever looks on.
	expect(await page.locator('#prompt .chips button').count()).toBe(0);
	const scrubber = page.getByRole('slider', { name: 'Place in the game' });
	const middle = Math.floor(total / 3);
	await scrubber.fill(String(middle - 1));
	await stands(middle);

	// What only one seat knows is seen through its own eyes alone, on the wire and so on the page.
	const replay = (eyes: string, first: number) =>
		me.call<Replay>('GET', `/api/tables/${me.tableId}/replay?${eyes}first=${first}&count=1`);
	const [own, watched] = [await replay('seat=0&', middle - 1), await replay('', 10)];
	expect(secrets(own.frames[0]?.board)).toEqual([true, false]);
	expect(secrets(watched.frames[0]?.board)).toEqual([false, false]);
	const { total: theirs } = await replay('seat=1&', 0);
	await page.getByLabel('From whose eyes').selectOption('1');
	// The same moment, counted in what the other one noticed.
	await until('the other seat is in front', () =>
		page.evaluate(() =>
			performance.getEntriesByType('resource').some(({ name }) => /replay\?seat=1/.test(name)),
		),
	);
	await page.getByText(new RegExp(`^Step \\d+ of ${theirs}$`)).waitFor();
	const step = Number(((await place.textContent()) ?? '').match(/\d+/)?.[0]);
	const there = await replay('seat=1&', step - 1);
	expect(secrets(there.frames[0]?.board)).toEqual([false, true]);
	expect(there.moments[0]).toBeLessThanOrEqual(own.moments[0] ?? 0);

	const source = me.tableId;
	await page.getByRole('button', { name: 'Play on from here' }).click();
	await until('a table of its own is laid', () => page.url().includes('/t/') && me.tableId !== source);
	const table = await me.call<TableInfo>('GET', `/api/tables/${me.tableId}`);
	// In the seat through whose eyes one looked.
	expect(table.seats.map((seat) => seat.kind)).toEqual(['bot', 'person']);
	await playBoard(me, MINDS[game] as Mind, { steps: 4 });
	await me.settled();
	expect(me.said.filter((frame) => frame.type === 'play').length).toBeGreaterThan(0);
});

/** Of each seat, whether a board knows its hidden things: the secret quest, the cards of the hand. */
function secrets(board: unknown): boolean[] {
	const { players, heroes } = board as {
		players?: { quest: string | null }[];
		heroes?: { hand: unknown[] }[];
	};
	return players
		? players.map(({ quest }) => quest !== null)
		: (heroes ?? []).map(({ hand }) => hand.length > 0);
}

const HOTSEAT = [{ kind: 'you' as const }, { kind: 'person' as const, name: 'Eva' }];

test.each(GAMES)('axe: the curtain, the guide and the sheets of %s', async (game) => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await me.openTable(HOTSEAT, { game });
	await page.locator('#curtain-title').waitFor();
	expect(await graveInBothLights(me), 'the curtain').toEqual([]);
	await page.goto('/');
	await page.locator(`article[aria-labelledby=game-${game}] .learn`).click();
	await page.locator('section.guide').waitFor();
	expect(await graveInBothLights(me), 'the guide').toEqual([]);
	await midway(me, game, game === 'doggos' ? 'placing' : 'battle');
	if (game === 'doggos') {
		// A dog’s board as a dialog, and the pencil with a card on trial.
		await page.locator('#players article .open').first().click();
		await page.getByRole('dialog').waitFor();
		expect(await graveInBothLights(me), 'a dog’s board').toEqual([]);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Pencil' }).click();
		await page.locator('#board .place > .tile').first().click();
		await page.locator('#board .tile.later, #board .gate.later').first().waitFor();
		expect(await graveInBothLights(me), 'the pencil').toEqual([]);
		return;
	}
	await page.locator('.battle.sheet').first().waitFor();
	expect(await graveInBothLights(me), 'a battle').toEqual([]);
	await page.locator('#hand [data-card]').first().focus();
	await page.locator('.peek').waitFor();
	expect(await graveInBothLights(me), 'a large card').toEqual([]);
	await page.keyboard.press('Escape');
	await page.locator('.hero.mine .top').first().click();
	await page.getByRole('dialog').waitFor();
	expect(await graveInBothLights(me), 'a hero’s sheet').toEqual([]);
});

test.each(GAMES)('some turns of %s by touch on a phone', async (game) => {
	const me = await house().person({ hasTouch: true, viewport: SIZES.phone });
	const { page } = me;
	await me.openTable([{ kind: 'you' }, { kind: 'bot', bot: 'random', name: 'Oswin' }], { game });
	const kinds = new Set<string>();
	await playBoard(me, MINDS[game] as Mind, {
		by: 'touch',
		steps: 24,
		enough: (glance) => glance.sheet !== '',
		each: async () => {
			for (const { kind } of me.frame?.choices ?? []) kinds.add(kind);
			expect(await sideways(page)).toBeLessThanOrEqual(0);
		},
	});
	await me.settled();
	const played = me.said.filter((frame) => frame.type === 'play').length;
	expect(played).toBeGreaterThan(8);
	const wanted = game === 'doggos' ? ['explore', 'place', 'leave'] : ['move', 'place', 'end'];
	for (const kind of wanted) expect([...kinds]).toContain(kind);
	expect((await glances(page)).question).not.toBe('');
});
