// The end of a game alone: what the score is worth, and how it stands among one's own.
import { expect, test } from 'vitest';
import type { GameFrame, Past, TableInfo } from '../src/net/types.ts';
import type { Person } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();

async function alone(me: Person, game: string): Promise<{ table: string; end: GameFrame }> {
	const seats = [{ kind: 'you' }];
	const table = await me.call<TableInfo>('POST', '/api/tables', { game, seats });
	return { table: table.id, end: await me.finish(table.id) };
}

test('a game alone ends with its rank, the next one, how many games of bots it beats, and my earlier games', async () => {
	const me = await house().person();
	const first = await alone(me, 'paper-dungeons');
	const { table, end } = await alone(me, 'paper-dungeons');
	const { standing, outcome } = end;
	if (!standing || !outcome) throw new Error('a game alone has a standing at its end');
	await me.page.goto(`/t/${table}`);
	const sheet = me.page.getByRole('dialog');
	const region = sheet.getByRole('region', { name: standing.rank.en });
	await region.getByText('Your rank').waitFor();
	// Whoever plays at random has a rank above them.
	expect(standing.at).toBeGreaterThan(outcome.scores[0] ?? 0);
	await region.getByText(`${standing.following?.en}`).waitFor();
	await region.getByText(String(standing.at)).first().waitFor();
	const levels = Object.entries(standing.better_than);
	expect(levels.map(([bot]) => bot)).toEqual(expect.arrayContaining(['easy', 'medium']));
	const rows = region.getByRole('listitem');
	expect(await rows.count()).toBe(levels.length);
	for (const [place, [bot, percent]] of levels.entries()) {
		const text = (await rows.nth(place).textContent()) ?? '';
		expect(text).toContain(`${percent}`);
		expect(text.toLowerCase()).toContain(bot);
		const part = await rows
			.nth(place)
			.locator('.bar')
			.evaluate((bar: HTMLElement) => bar.style.getPropertyValue('--part'));
		expect(part).toBe(`${percent}%`);
	}
	// Both games are in the list of mine, and in the history.
	await sheet.getByRole('heading', { name: 'My scores' }).waitFor();
	const past = await me.call<Past[]>('GET', '/api/me/history');
	expect(past.map((each) => each.table)).toEqual([table, first.table]);
	const links = await sheet
		.locator('a[href*="/replay/"]')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(links).toContain(`/replay/${first.table}`);
});

test('why there is no rematch is told in the lintel', async () => {
	const me = await house().person();
	const { table } = await alone(me, 'paper-dungeons');
	const reason = { rule: '', message: 'not-your-table', args: {} };
	await me.page.route('**/rematch', (route) => route.fulfill({ status: 403, json: { reason } }));
	await me.page.goto(`/t/${table}`);
	await me.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	const again = me.prompt.getByRole('button', { name: 'Play again' });
	await again.click();
	await me.prompt.getByText('You do not sit at this table.').waitFor();
	await me.page.unroute('**/rematch');
	await again.click();
	await me.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
});

test('ranks have their names in the language of the page', async () => {
	const me = await house().person({ locale: 'cs' });
	const { table, end } = await alone(me, 'paper-dungeons');
	await me.page.goto(`/t/${table}`);
	const name = end.standing?.rank.cs;
	expect(name).not.toBe(end.standing?.rank.en);
	await me.page.getByRole('dialog').getByRole('region', { name }).waitFor();
});
