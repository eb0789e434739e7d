import { expect, test } from 'vitest';
import type { GameFrame } from '../src/net/types.ts';
import { focusIsSeen, playByKeyboard, playByMouse, tabTo } from './drive.ts';
import type { Person } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();
// L is for the chapters before, in a campaign.
const BOXES = [...'ABCDEFGHIJK'];

/** The score sheet is open, complete, and the same as what the server keeps. */
async function sheetIsRight(me: Person): Promise<void> {
	const { page } = me;
	const ending = page.getByRole('dialog');
	const boxes = await ending.locator('tbody td.letter').allTextContents();
	expect(boxes.filter(Boolean)).toEqual(BOXES);
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	expect(game.over).toBe(true);
	const sums = await ending.locator('tfoot td.number').allTextContents();
	expect(sums.map((sum) => Number(sum.replace('−', '-')))).toEqual(game.outcome?.scores);
	const record = await me.call<string>('GET', `/api/tables/${me.tableId}/record`);
	expect(record).toContain(`result: ${game.outcome?.scores.join(' ')}`);
}

test('a newcomer plays a whole game of Paper Dungeons against bots with the mouse', async () => {
	const me = await house().person();
	const { page } = me;
	await page.getByRole('button', { name: /^Play now.*Paper Dungeons/ }).click();
	await page.getByRole('group', { name: 'Choices' }).waitFor();
	const clicks = await playByMouse(me);

	await sheetIsRight(me);
	expect(clicks).toBeGreaterThan(30);
	console.log(`a whole game by mouse: ${clicks} clicks`);
});

test('a whole game is played with the keyboard alone', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	await page.locator('article[aria-labelledby=game-paper-dungeons] .go:enabled').waitFor();
	await tabTo(page, 'article[aria-labelledby=game-paper-dungeons] .go');
	await focusIsSeen(page);
	await page.keyboard.press('Enter');
	await page.getByRole('group', { name: 'Choices' }).waitFor();
	const presses = await playByKeyboard(me);
	await sheetIsRight(me);
	expect(presses).toBeGreaterThan(30);
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await focusIsSeen(page);
});
