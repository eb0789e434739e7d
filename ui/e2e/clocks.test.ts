// People who let their time run out, who leave, and who come back.
import { expect, test } from 'vitest';
import type { GameFrame, TableInfo } from '../src/net/types.ts';
import { choices, primary } from './drive.ts';
import { type Person, PHONE } from './house.ts';
import { graveInBothLights } from './judge.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const SHORT = { kind: 'move', seconds: 5 };
const MINUTE = { kind: 'move', seconds: 60 };

/** Two people at a table, in the seats that bear their names. */
async function two(
	wish: Record<string, unknown>,
	second: Parameters<ReturnType<typeof house>['person']>[0] = {},
): Promise<{ ann: Person; ben: Person; table: string }> {
	const ann = await house().person();
	const ben = await house().person(second);
	await ann.call('PATCH', '/api/me', { name: 'Ann' });
	await ben.call('PATCH', '/api/me', { name: 'Ben' });
	const { id } = await ann.openTable([{ kind: 'you' }, { kind: 'open' }], wish);
	const opened = await ann.call<TableInfo>('GET', `/api/tables/${id}`);
	await ben.page.goto(`/t/${id}?seat=1&token=${opened.seats[1]?.invite}`);
	await ben.page.locator('#prompt h2:not(:empty)').waitFor();
	return { ann, ben, table: id };
}

function seats(person: Person, table: string): Promise<TableInfo['seats']> {
	return person.call<TableInfo>('GET', `/api/tables/${table}`).then((info) => info.seats);
}

/** Plays whatever is asked of a seat over HTTP, until it is enough. */
async function playWhile(
	person: Person,
	table: string,
	seat: number,
	on: () => Promise<boolean>,
): Promise<void> {
	for (let move = 0; await on(); move += 1) {
		const frame = await person.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
		const code = frame.choices[0]?.code;
		if (frame.asked && code !== undefined) {
			const body = { seat, version: frame.version, code, id: `while-${Date.now()}-${move}` };
			await person.call('POST', `/api/tables/${table}/play`, body);
		} else await person.page.waitForTimeout(100);
	}
}

test('time runs out, the move is made, after three a bot plays, and the seat is taken back', async () => {
	const { ann, ben, table } = await two({ clock: SHORT });
	const { page } = ann;
	// My own clock is in the lintel, in figures too, and my rival's is at their sign.
	const timer = ann.prompt.getByRole('timer', { name: 'Time left', exact: true });
	await timer.waitFor();
	expect((await timer.textContent())?.trim()).toMatch(/^0:0[0-5]$/);
	await page.locator('#players .rival .ring').waitFor();
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	// Nobody touches ann's page: the next question comes by itself.
	const alive = playWhile(ben, table, 1, async () => (await seats(ben, table))[0]?.bot === null);
	await page.getByRole('heading', { name: 'Which goal do you keep?' }).waitFor();
	const line = page.getByRole('heading', { name: 'A bot plays for you' });
	await line.waitFor({ timeout: 40_000 });
	await alive;
	expect(ann.said.filter((frame) => frame.type === 'play')).toEqual([]);
	// Ben is told, and sees it where ann's sheet is.
	await ben.page.getByText('A bot plays for Ann now.').waitFor();
	await ben.page.locator('#players .rival', { hasText: 'a bot plays' }).waitFor();
	await primary(page).filter({ hasText: 'Take my seat back' }).click();
	await line.waitFor({ state: 'detached' });
	await ben.page.getByText('Ann plays again.').waitFor();
	expect((await seats(ann, table))[0]?.bot).toBe(null);
	// It is ann's own game again: she is asked, and her clock runs.
	await playWhile(ben, table, 1, async () => {
		const frame = await ann.call<GameFrame>('GET', `/api/tables/${table}/game?seat=0`);
		return !frame.asked && !frame.over;
	});
	await timer.waitFor();
}, 120_000);

test('somebody leaves, the others let a bot play, the game goes on, and the player returns', async () => {
	const { ann, ben, table } = await two({});
	const { page } = ann;
	expect(await ann.prompt.getByRole('timer').count(), 'no clock where none was wanted').toBe(0);
	await ben.page.getByRole('button', { name: 'Menu' }).click();
	await ben.page.getByRole('button', { name: 'Leave the table' }).click();
	await ben.page.getByRole('button', { name: 'Leave for good?' }).click();
	await ben.page.waitForURL(`${house().server.url}/`);
	await page.getByText('Ben has left the table.').first().waitFor();
	await page.locator('#players .rival', { hasText: 'has left' }).waitFor();

	for (const question of ['Which talent do you keep?', 'Which goal do you keep?']) {
		await page.getByRole('heading', { name: question }).waitFor();
		await choices(page).first().click();
	}
	await primary(page).click();
	await page.getByRole('heading', { name: 'The others are choosing' }).waitFor();
	// Only a second press hands the seat over, and one may think better of it.
	const hand = ann.prompt.getByRole('button', { name: 'Let a bot play for Ben' });
	await hand.click();
	await ann.prompt.getByText('A bot plays until Ben is back.').waitFor();
	expect(await graveInBothLights(ann)).toEqual([]);
	await ann.prompt.getByRole('button', { name: 'Wait' }).click();
	expect((await seats(ann, table))[1]?.bot).toBe(null);
	await hand.click();
	await ann.prompt.getByRole('button', { name: 'Let a bot play', exact: true }).click();
	await page.locator('#players .rival', { hasText: 'a bot plays' }).waitFor();
	await page.getByRole('heading', { name: 'The others are choosing' }).waitFor({ state: 'detached' });
	expect((await seats(ann, table))[1]?.bot).toBe('greedy');

	await ben.page.goto(`/t/${table}`);
	await ben.page.locator('#prompt h2:not(:empty)').waitFor();
	await page.getByText('Ben plays again.').waitFor();
	expect((await seats(ann, table))[1]).toMatchObject({ bot: null, left: false });
	expect(await page.locator('#players .rival', { hasText: 'a bot plays' }).count()).toBe(0);
});

test('a refused hand-over is told where it was asked for', async () => {
	const { ann, ben, table } = await two({});
	await ben.page.goto('/about');
	await ben.call('POST', `/api/tables/${table}/leave`, {});
	await ann.page.getByText('Ben has left the table.').first().waitFor();
	await ann.page.getByRole('button', { name: /^Players/ }).click();
	const panel = ann.page.getByRole('dialog', { name: 'Players' });
	await panel.getByRole('button', { name: 'Let a bot play for Ben' }).click();
	// Somebody else was quicker, as far as the server knows.
	const reason = { rule: '', message: 'seat-not-left', args: {} };
	await ann.page.route('**/seats/1/bot', (route) => route.fulfill({ status: 409, json: { reason } }));
	await panel.getByRole('button', { name: 'Let a bot play', exact: true }).click();
	await panel
		.getByRole('alert')
		.getByText(
			'A bot takes over only where somebody has left, or has been away for five minutes at a table without a clock.',
		)
		.waitFor();
	// It can be tried again.
	await ann.page.unroute('**/seats/1/bot');
	await panel.getByRole('button', { name: 'Let a bot play for Ben' }).click();
	await panel.getByRole('button', { name: 'Let a bot play', exact: true }).click();
	await panel.getByText('a bot plays').waitFor();
});

for (const game of ['paper-dungeons', 'doggos', 'dungeoneer']) {
	test(`${game}: clocks are at the lintel and at the signs of the seats, on a desktop and on a phone`, async () => {
		const { ann, ben, table } = await two(
			{ game, clock: MINUTE, watch: true },
			{ viewport: PHONE, reducedMotion: 'reduce' },
		);
		for (const person of [ann, ben]) {
			const timer = person.prompt.getByRole('timer');
			await timer.waitFor();
			expect((await timer.textContent())?.trim()).toMatch(/^(0:[3-5]\d|1:00)$/);
			await person.page.locator('#players .ring:visible').first().waitFor();
			expect(await person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		}
		// What moves is a transform alone, which costs the page nothing from picture to picture; or nothing moves.
		const moving = (person: Person) =>
			person.page.evaluate(() =>
				document
					.getAnimations()
					.filter((each) => (each as CSSAnimation).animationName?.includes('half-'))
					.flatMap((each) => (each.effect as KeyframeEffect).getKeyframes())
					.flatMap((frame) => Object.keys(frame).filter((key) => !/ffset|easing|composite/.test(key))),
			);
		expect(new Set(await moving(ann))).toEqual(new Set(['transform']));
		expect(await moving(ben)).toEqual([]);
		// Somebody looks on, and both are told so.
		const zoe = await house().person();
		await zoe.page.goto(`/t/${table}`);
		await ann.page.getByRole('button', { name: 'Players, 1 watching' }).click();
		await ann.page.getByRole('dialog', { name: 'Players' }).getByText('1 watching').waitFor();
		// Ben's connection is gone, and comes back.
		const address = ben.page.url();
		await ben.page.goto('about:blank');
		await ann.page.getByRole('dialog', { name: 'Players' }).getByText('away').waitFor();
		expect(await graveInBothLights(ann)).toEqual([]);
		await ann.page.keyboard.press('Escape');
		await ann.page.locator('#players').getByText('away').first().waitFor();
		await ben.page.goto(address);
		await ann.page.locator('#players').getByText('away').first().waitFor({ state: 'detached' });
	}, 60_000);
}
