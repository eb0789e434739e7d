// Friends in the same network: a page without https, links that are read and copied by hand, and what was agreed.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewSeat, TableInfo } from '../src/net/types.ts';
import { choices } from './drive.ts';
import { DESKTOP, openBrowser, Person } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const ELSEWHERE = 'table.test';
let far: Browser;

beforeAll(async () => {
	// The name leads to this machine, but the browser takes it for another: no secure context.
	far = await openBrowser([`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`]);
});
afterAll(() => far?.close());

/** Somebody who has opened the house by its address in the network. */
async function friend(): Promise<Person> {
	const { port } = new URL(house().server.url);
	const context = await far.newContext({
		baseURL: `http://${ELSEWHERE}:${port}`,
		viewport: DESKTOP,
		locale: 'en',
	});
	const person = new Person(context, await context.newPage());
	await person.page.goto('/');
	await person.page.getByRole('button', { name: 'Play now' }).first().waitFor();
	return person;
}

/** What the page has complained of; that a header is only for https is the browser's own remark. */
function complaints(...people: Person[]): string[] {
	return people
		.flatMap((person) => person.complaints)
		.filter((text) => !/Cross-Origin-Opener-Policy/.test(text));
}

/** Opens a table from within the page. */
async function laid(
	person: Person,
	seats: NewSeat[],
	wish: Record<string, unknown> = {},
): Promise<TableInfo> {
	const table = await person.page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' };
			const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
			return (await answer.json()) as TableInfo;
		},
		{ game: 'paper-dungeons', seats, ...wish },
	);
	await person.page.goto(`/t/${table.id}`);
	return table;
}

test('without https one plays, takes back, asks and is answered', async () => {
	const ann = await friend();
	const { page } = ann;
	expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, !!navigator.clipboard])).toEqual(
		[false, false, false],
	);
	await laid(ann, [{ kind: 'you' }, { kind: 'bot', bot: 'random', name: 'Oswin' }], { hints: true });
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	await page.getByRole('button', { name: 'Hint' }).click();
	await page.locator('#hints .hint').first().waitFor();
	await choices(page).first().click();
	await page.getByRole('heading', { name: 'Which goal do you keep?' }).waitFor();
	await page.getByRole('button', { name: 'Undo' }).first().click();
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	const ids = ann.said.flatMap((frame) => ('id' in frame ? [frame.id] : []));
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
	expect(complaints(ann)).toEqual([]);
	await ann.close();
});

test('links are shown as text, selected for who copies by hand, and copied where the browser lets them', async () => {
	const ann = await friend();
	const { page } = ann;
	await laid(ann, [{ kind: 'you' }, { kind: 'open' }]);
	const field = page.getByRole('textbox', { name: 'Link to seat 2' });
	await field.waitFor();
	const link = await field.inputValue();
	expect(link).toMatch(new RegExp(`^http://${ELSEWHERE}:\\d+/t/.+token=`));
	expect(await page.getByText('These links only work on this computer').count()).toBe(0);
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await page.getByText('Copied.').waitFor();
	// What it is has been selected as well, so that a browser that forbids copying leaves it to the hand.
	const selected = await field.evaluate((input: HTMLInputElement) =>
		input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
	);
	expect(selected).toBe(link);
	await page.evaluate(() => {
		document.execCommand = () => false;
	});
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await page.getByText('It is selected: copy it with Ctrl+C').waitFor();

	const ben = await friend();
	await ben.page.goto(link);
	await ben.page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();

	await page.goto('/');
	await page.getByRole('button', { name: 'Play on another device' }).click();
	const device = await page.getByRole('dialog').getByRole('textbox').inputValue();
	expect(device).toContain(`http://${ELSEWHERE}:`);
	expect(complaints(ann, ben)).toEqual([]);
	await Promise.all([ann.close(), ben.close()]);
});

test('whoever sits down reads what is agreed, and who serves for this machine alone is told how to serve for others', async () => {
	const ann = await house().person();
	const clock = { kind: 'move', seconds: 180 };
	const table = await ann.openTable([{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }], {
		listed: true,
		watch: true,
		hints: false,
		clock,
	});
	await ann.page.getByText('These links only work on this computer').waitFor();
	await ann.page.getByText('undercroft serve --host 0.0.0.0').waitFor();
	const ben = await house().person();
	await ben.page.goto(`/t/${table.id}`);
	await ben.page.getByText('Whoever sits down agrees:').waitFor();
	expect(await ben.page.getByText('These links only work on this computer').count()).toBe(0);
	for (const line of ['no hints', 'time to think: 180 seconds a move', 'others may watch'])
		await ben.page.getByText(line).waitFor();
	await ben.page.getByRole('button', { name: 'Menu' }).click();
	const menu = ben.page.getByRole('dialog', { name: 'Menu' });
	for (const line of ['no hints', 'time to think: 180 seconds a move', 'others may watch'])
		await menu.getByText(line).waitFor();
});

test('what the server would not do is told where it was asked for', async () => {
	const ann = await house().person();
	await ann.call('PATCH', '/api/me', { name: 'Ann' });
	const table = await ann.openTable([{ kind: 'you' }, { kind: 'open' }]);
	const { seats } = await ann.call<TableInfo>('GET', `/api/tables/${table.id}`);
	const ben = await house().person();
	await ben.page.goto(`/t/${table.id}?seat=1&token=${seats[1]?.invite}`);
	await ann.page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	// Leaving fails for once, as it does where somebody was quicker.
	const reason = { rule: '', message: 'table-over', args: {} };
	await ann.page.route('**/leave', (route) => route.fulfill({ status: 409, json: { reason } }));
	await ann.page.getByRole('button', { name: 'Menu' }).click();
	await ann.page.getByRole('button', { name: 'Leave the table' }).click();
	await ann.page.getByRole('button', { name: 'Leave for good?' }).click();
	await ann.page.getByRole('alert').getByText('This game is over. Ask for a rematch to play on.').waitFor();
	expect(ann.tableId).toBe(table.id);
});
