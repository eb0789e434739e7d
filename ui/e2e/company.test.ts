import { expect, test } from 'vitest';
import type { GameEvent, GameFrame, Me, TableInfo } from '../src/net/types.ts';
import { choices, playByMouse, primary } from './drive.ts';
import { type Heard, type Person, until } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const SECRET = 'Goals and talents stay hidden from rivals until the end.';
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The cards that a seat was dealt, by their ids. */
function dealt(frame: GameFrame | null): string[] {
	return (frame?.choices ?? [])
		.filter((choice) => choice.kind === 'talent')
		.map((choice) => choice.targets[0]?.split(':')[1] ?? '');
}

/** Which of these cards frames tell of. What a hidden card could be is no secret: it follows from what was shown. */
function told(heard: readonly Heard[], cards: readonly string[]): string[] {
	const text = JSON.stringify(heard, (key, value) => (key === 'could' || key === 'text' ? undefined : value));
	return cards.filter((card) => text.includes(`"${card}"`) || text.includes(`:${card}"`));
}

/** Takes the first talent and the first goal, and is ready. */
async function keepCards(person: Person): Promise<string[]> {
	const { page } = person;
	const names: string[] = [];
	for (const question of ['Which talent do you keep?', 'Which goal do you keep?']) {
		await page.getByRole('heading', { name: question }).waitFor();
		const chip = choices(page).first().locator('span').first();
		names.push((await chip.evaluate((span) => span.firstChild?.textContent?.trim())) ?? '');
		await choices(page).first().click();
	}
	await primary(page).click();
	return names;
}

/** Some talents ask for something before the first roll: everybody answers until the dice lie there. */
async function toTheDice(...people: Person[]): Promise<void> {
	for (let rolled = 0; rolled < people.length; ) {
		rolled = 0;
		for (const person of people) {
			let seen = false;
			await playByMouse(person, (sight) => {
				seen = sight.dice.length > 0;
				return seen || sight.question === 'The others are choosing';
			});
			if (seen) rolled += 1;
		}
	}
}

async function rename(person: Person, name: string): Promise<void> {
	await person.call('PATCH', '/api/me', { name });
}

test('friends sit down by a link and see each other play, and a spectator sees no secrets', async () => {
	const ann = await house().person(CLIPBOARD);
	const { page } = ann;
	await page.goto('/new/paper-dungeons');
	// The name on one's own chair is one's name.
	await page.getByLabel('Name at seat 1').fill('Ann');
	await page.getByRole('button', { name: 'Take chair 3 away' }).click();
	// Hints are on for who plays alone, and off as soon as somebody else may sit down.
	const hints = page.getByLabel(/^Hints are allowed/);
	expect(await hints.isChecked()).toBe(true);
	await page.getByLabel('Who sits at seat 2').selectOption('At this screen');
	expect(await hints.isChecked()).toBe(false);
	await page.getByLabel('Who sits at seat 2').selectOption('Open, by link');
	expect(await hints.isChecked()).toBe(false);
	await page.getByLabel(SECRET).check();
	await page.getByLabel('Others may watch.').check();
	await page.getByRole('button', { name: 'Open the table' }).click();
	await page.getByRole('heading', { name: 'Paper Dungeons is laid' }).waitFor();
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await page.getByText('Copied.').waitFor();
	const link = await page.evaluate(() => navigator.clipboard.readText());

	const ben = await house().person();
	await rename(ben, 'Ben');
	await ben.page.goto(link);
	await ben.page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	const table = await ann.call<TableInfo>('GET', `/api/tables/${ann.tableId}`);
	expect(table.seats.map((seat) => seat.name)).toEqual(['Ann', 'Ben']);
	expect(table.hints).toBe(false);
	expect((await ann.call<Me>('GET', '/api/me')).name).toBe('Ann');

	// The link leads Ben back to his seat; somebody else is told that it is his, and may watch.
	await ben.page.goto(link);
	await ben.page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
	const zoe = await house().person();
	await zoe.page.goto(link);
	await zoe.page.getByText('Ben sits in the seat of this link.').waitFor();
	await zoe.page.getByRole('heading', { name: 'You are watching' }).waitFor();
	const hands = [dealt(ann.frame), dealt(ben.frame)];
	expect(hands.map((hand) => hand.length)).toEqual([2, 2]);

	await keepCards(ann);
	await page.getByText('Still to come').waitFor();
	await ben.page.getByText('Ann has finished.').waitFor();
	await keepCards(ben);
	await toTheDice(ann, ben);
	// The dice lie on all three tables, and they are the same.
	const rolled = page.getByRole('group', { name: 'Dice', exact: true }).getByRole('button');
	await rolled.first().waitFor();
	await zoe.page.getByRole('group', { name: 'Dice', exact: true }).waitFor();
	const faces = await rolled.evaluateAll((all) => all.map((die) => die.ariaLabel));
	expect(faces).toHaveLength(6);
	for (const other of [ben, zoe]) {
		const seen = await other.page
			.getByRole('group', { name: 'Dice', exact: true })
			.getByRole('button')
			.evaluateAll((all) => all.map((die) => die.ariaLabel));
		expect(seen).toEqual(faces);
	}

	// Ann's round stays hers until Ben has finished, then both and the watcher are told.
	const mine = (person: Person) =>
		(person.frame?.events ?? []).filter((event: GameEvent) => event.kind === 'die_used');
	await playByMouse(ann, (sight) => sight.question === 'Is your round 1 done?');
	await primary(page).click();
	await page.getByText('Still to come').waitFor();
	expect(mine(ben)).toEqual([]);
	await playByMouse(ben, (sight) => sight.question === 'Is your round 1 done?');
	await primary(ben.page).click();
	for (const person of [ann, ben])
		await person.page.getByRole('heading', { name: /^First of three dice/ }).waitFor();
	await until('the watcher is told', () => zoe.heard.some(({ text }) => text.includes('"die_used"')));
	await page.getByRole('log').getByText(/^Ben/).first().waitFor();

	expect(told(zoe.heard, hands.flat())).toEqual([]);
	expect(told(ann.heard, hands[1] ?? [])).toEqual([]);
	expect(told(ben.heard, hands[0] ?? [])).toEqual([]);
	expect(
		zoe.heard.every(({ frame }) => frame.type !== 'game' || (frame.seat === null && !frame.choices.length)),
	).toBe(true);
	expect(await zoe.page.getByRole('button', { name: 'All choices' }).count()).toBe(0);

	// Ben goes and comes back.
	await ben.page.goto('/');
	await page.getByText('Ben is away.').waitFor();
	await ben.page.goto(`/t/${table.id}`);
	await page.getByText('Ben is here.').waitFor();
	await ben.page.getByRole('heading', { name: /^First of three dice/ }).waitFor();
});

test('two persons at one screen: the curtain hides what is secret, also on the wire', async () => {
	const me = await house().person();
	await rename(me, 'Ann');
	const { page } = me;
	await page.goto('/new/paper-dungeons');
	await page.getByRole('button', { name: 'Take chair 3 away' }).click();
	await page.getByLabel('Who sits at seat 2').selectOption('At this screen');
	await page.getByLabel('Name at seat 2').fill('Eva');
	await page.getByLabel(SECRET).check();
	await page.getByRole('button', { name: 'Open the table' }).click();

	const seats = ['Ann', 'Eva'];
	const hands: string[][] = [];
	const names: string[][] = [];
	/** Nothing of the other seat's is on the page. */
	const hidden = async (of: number) => {
		const text = ((await page.locator('body').textContent()) ?? '').toLowerCase();
		for (const name of names[of] ?? []) expect(text).not.toContain(name.toLowerCase());
	};
	for (const [seat, name] of seats.entries()) {
		const curtain = page.getByRole('dialog', { name: `${name}, it is your turn` });
		await curtain.waitFor();
		// Nothing but the curtain is there, and nothing of whoever comes next has been sent before it opens.
		expect(await page.locator('#prompt').count()).toBe(0);
		expect(await page.getByRole('group', { name: 'Choices' }).count()).toBe(0);
		if (seat > 0) await hidden(seat - 1);
		if (seat > 0)
			expect(me.heard.every(({ frame }) => frame.type !== 'game' || frame.seat !== seat)).toBe(true);
		const before = me.heard.length;
		await page.getByRole('button', { name: `I am ${name}, open` }).click();
		await page.getByRole('heading', { name: 'Which talent do you keep?' }).waitFor();
		hands.push(dealt(me.frame));
		expect(me.frame?.seat).toBe(seat);
		if (seat > 0) await hidden(seat - 1);
		names.push(await keepCards(me));
		if (seat > 0) expect(told(me.heard.slice(before), hands[seat - 1] ?? [])).toEqual([]);
	}

	// In the round each plays all three dice; then the curtain falls for the other.
	const again = page.getByRole('dialog', { name: /it is your turn/ });
	let since =
		me.heard.findLastIndex(({ frame }) => frame.type === 'game' && frame.seat !== me.frame?.seat) + 1;
	for (let rolled = false; !rolled; ) {
		await playByMouse(me, (sight) => {
			rolled = sight.dice.length > 0;
			return rolled || sight.curtain;
		});
		if (rolled) break;
		await hidden(0);
		await hidden(1);
		since = me.heard.length;
		await page.getByRole('button', { name: /^I am / }).click();
		await again.waitFor({ state: 'detached' });
	}
	const front = me.frame?.seat ?? 0;
	const other = 1 - front;
	await hidden(other);
	await playByMouse(me, (sight) => sight.question === 'Is your round 1 done?');
	expect(told(me.heard.slice(since), hands[other] ?? [])).toEqual([]);
	await primary(page).click();
	await page.getByRole('dialog', { name: `${seats[other]}, it is your turn` }).waitFor();
	await hidden(0);
	await hidden(1);
	const heard = me.heard.length;
	expect(me.frame?.seat).toBe(front);
	await page.getByRole('button', { name: /^I am / }).click();
	await page.getByRole('heading', { name: /^First of three dice/ }).waitFor();
	expect(me.frame?.seat).toBe(other);
	expect(told(me.heard.slice(heard), hands[front] ?? [])).toEqual([]);
	await hidden(front);
});
