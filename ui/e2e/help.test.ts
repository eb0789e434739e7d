import { expect, test } from 'vitest';
import type { GameFrame } from '../src/net/types.ts';
import { choices, dice, focusIsSeen, MAP, map, playByMouse, sees, tabTo } from './drive.ts';
import { type Person, until } from './house.ts';
import { grave, unsaid } from './judge.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const ALONE = [{ kind: 'you' as const }];

/** What the server has: the numbers of the seat's own sheet. */
async function sheet(me: Person): Promise<string> {
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	return JSON.stringify([game.board, game.choices.map((choice) => choice.code)]);
}

/** The rules lie open at a rule, which is marked and has the focus. */
async function rulesOpenAt(me: Person, rule: string): Promise<void> {
	const panel = me.page.getByRole('dialog', { name: 'Rules' });
	const marked = panel.locator('.marked');
	await marked.waitFor();
	expect(
		await marked
			.locator(`[id="${rule}"]`)
			.or(marked.and(me.page.locator(`[id="${rule}"]`)))
			.count(),
	).toBe(1);
	const seen = await marked.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return document.activeElement === element && bottom > 0 && top < innerHeight;
	});
	expect(seen).toBe(true);
	await me.page.keyboard.press('Escape');
	await panel.waitFor({ state: 'detached' });
}

test('undo takes a choice back, and says why where it cannot', async () => {
	const me = await house().person();
	const { page } = me;
	await me.openTable(ALONE);
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	// Nothing has been done: the button answers with the reason and its rule.
	const undo = page.getByRole('button', { name: /^Undo/ });
	await undo.click();
	const refusal = me.prompt.locator('.refusal');
	await refusal.waitFor();
	expect((await refusal.textContent())?.trim()).toMatch(/\w+ .*\./);

	await playByMouse(me, (sight) => sight.question.startsWith('First of three dice'));
	const before = await sheet(me);
	await dice(page)
		.nth((await sees(page)).firstDie)
		.click();
	await choices(page).filter({ hasText: 'Brew potions' }).click();
	await me.settled();
	expect(await sheet(me)).not.toBe(before);
	await undo.click();
	await page.getByRole('heading', { name: /^First of three dice/ }).waitFor();
	expect(await sheet(me)).toBe(before);
	// The roll is chance: it is not taken back.
	await undo.click();
	await refusal.waitFor();
	expect(await sheet(me)).toBe(before);
});

test('why not: a blocked room and a blocked chip lead to the rule', async () => {
	const me = await house().person();
	const { page } = me;
	await me.openTable(ALONE);
	await playByMouse(me, (sight) => sight.question.startsWith('First of three dice'));
	await dice(page)
		.nth((await sees(page)).firstDie)
		.click();
	await choices(page).filter({ hasText: 'Walk' }).click();
	await page.getByRole('heading', { name: 'Where do you go in?' }).waitFor();
	// A room in the middle of the dungeon cannot be entered from outside: W on it tells the reason with its rule.
	const far = map(page).getByRole('button', { name: /^C4/ });
	expect(await far.getAttribute('aria-disabled')).toBe('true');
	await far.focus();
	await page.keyboard.press('w');
	const why = me.prompt.getByRole('button', { name: /^Why: PD-/ });
	await why.waitFor();
	const rule = ((await why.textContent()) ?? '').replace('Why:', '').trim();
	await why.click();
	await rulesOpenAt(me, rule);
	// A click on it says it in the lintel.
	await far.click({ force: true });
	await me.prompt.locator('.said p').waitFor();

	// A chip that is blocked stays where it is, says why, and opens its rule. Not every die blocks one.
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	expect(game.choices.every((choice) => choice.kind === 'step' || choice.kind === 'stop')).toBe(true);
	for (let round = 0; round < 3; round += 1) {
		const blocked = page.getByRole('group', { name: 'Choices' }).locator('button[aria-disabled=true]');
		let found = false;
		await playByMouse(me, (sight) => {
			found = sight.holding && sight.blocked > 0;
			return found || sight.sheet !== '';
		});
		if (!found) continue;
		await blocked.first().locator('small').waitFor();
		await blocked.first().click({ force: true });
		const panel = page.getByRole('dialog', { name: 'Rules' });
		await panel.locator('.marked').waitFor();
		return;
	}
	throw new Error(`no die of three rounds blocked a chip on ${MAP}`);
});

test('a hint shows what a bot would consider, and a click plays it', async () => {
	const me = await house().person();
	const { page } = me;
	await me.openTable(ALONE, { hints: true });
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	await page.keyboard.press('h');
	const hints = page.locator('#hints .hint');
	await hints.first().waitFor();
	expect(await hints.count()).toBeLessThanOrEqual(3);
	// The sheet goes with Esc and comes back with the same advice; the bot is asked once.
	await page.keyboard.press('Escape');
	await hints.first().waitFor({ state: 'detached' });
	await page.keyboard.press('h');
	await hints.first().waitFor();
	const asked = me.said.filter((frame) => frame.type === 'hint');
	expect(asked).toHaveLength(1);
	await hints.first().click();
	await page.getByRole('heading', { name: 'Which goal do you keep?' }).waitFor();
	await hints.first().waitFor({ state: 'detached' });
	// At a table where nobody agreed to hints there is no such button.
	const between = await me.openTable([{ kind: 'you' }, { kind: 'open' }], { hints: false });
	const other = await house().person();
	await other.call('POST', `/api/tables/${between.id}/join`, { token: between.seats[1]?.invite });
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	expect(await page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
});

test.each([
	['paper-dungeons', 'light'],
	['doggos', 'dark'],
	['dungeoneer', 'light'],
] as const)(
	'a hint of %s tells what choices are worth and why, and the keyboard gets there',
	async (game, colorScheme) => {
		const me = await house().person({ colorScheme, reducedMotion: 'reduce' });
		const { page } = me;
		await me.openTable([{ kind: 'you' }, { kind: 'bot', bot: 'easy', name: 'Oswin' }], { game, hints: true });
		// The first question that has more than one answer.
		await until('there is something to decide', async () => {
			if (me.frame?.asked && me.frame.choices.length > 1) return true;
			const go = page.locator('#prompt .deeds .go:enabled');
			if (await go.count()) await go.click();
			return false;
		});
		await page.locator('#prompt h2:not(:empty)').waitFor();
		await page.keyboard.press('Tab');
		await page.keyboard.press('h');
		const hints = page.locator('#hints .hint');
		await hints.first().waitFor();
		const told = await hints.allInnerTexts();
		expect(told.length).toBeGreaterThan(1);
		for (const [place, text] of told.entries()) {
			// The choice, what it is worth, and of the best one why.
			const lines = text.split('\n').filter((line) => /\p{L}{2}/u.test(line));
			expect(lines.length, text).toBeGreaterThan(place ? 1 : 2);
		}
		expect(await unsaid(page)).toEqual([]);
		expect(await grave(me, '#hints')).toEqual([]);
		expect(
			await page
				.getByRole('status')
				.filter({ hasText: told[0]?.split('\n')[0] })
				.count(),
		).toBeGreaterThan(0);
		// Esc gives the focus back to where one was.
		const within = () => page.evaluate(() => document.activeElement?.closest('#hints') != null);
		expect(await within()).toBe(true);
		await page.keyboard.press('Escape');
		await hints.first().waitFor({ state: 'detached' });
		await focusIsSeen(page);
		// By keyboard alone: ask, go to the second, take it.
		const version = me.frame?.version ?? 0;
		await page.keyboard.press('h');
		await hints.first().waitFor();
		await tabTo(page, '#hints li:nth-child(2) .hint');
		await focusIsSeen(page);
		await page.keyboard.press('Enter');
		await until('the second hint is played', () => (me.frame?.version ?? 0) > version);
		const codes = me.heard.flatMap(({ frame }) =>
			frame.type === 'hint' ? frame.choices.map(({ code }) => code) : [],
		);
		expect(me.said.findLast((frame) => frame.type === 'play')?.code).toBe(codes[1]);
	},
);
