import { expect, test } from 'vitest';
import type { GameFrame } from '../src/net/types.ts';
import { doggo, playBoard } from './boards.ts';
import { focusIsSeen, tabTo } from './drive.ts';
import type { Person } from './house.ts';
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
