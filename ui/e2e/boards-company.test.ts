import { expect, test } from 'vitest';
import type { GameFrame, Setting, TableInfo } from '../src/net/types.ts';
import { doggo, hero, type Mind, playBoard } from './boards.ts';
import { focusIsSeen, tabTo } from './drive.ts';
import { type Heard, type Person, until } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();

interface DoggosBoard {
	hand: string[];
	players: { quest: string | null }[];
	quests: { quest: string; owner: number | null }[];
}
interface DungeoneerBoard {
	round: number;
	active: number;
	battles: { defender: { kind: string; seat: number } }[];
	asked: { step: string; window: number; attacked: number[] } | null;
	heroes: { hand: { card: string }[]; hand_size: number }[];
}

/** Which of these things frames tell of, by their ids. */
function told(heard: readonly Heard[], ids: readonly string[]): string[] {
	const text = heard
		.filter(({ frame }) => frame.type === 'game')
		.map(({ frame }) => JSON.stringify(frame))
		.join('\n');
	return ids.filter((id) => text.includes(`"${id}"`));
}

/**
 * The curtain is down for somebody, and there is nothing else on the page, nor has anything of that seat come over the
 * wire since another was in front, or at all before the first curtain opens.
 */
async function curtainFor(me: Person, name: string, seat: number, since: number): Promise<void> {
	await me.page.getByRole('dialog', { name: `${name}, it is your turn` }).waitFor();
	for (const selector of ['#prompt', '#board', '#hand', '#players', '[role=log]'])
		expect(await me.page.locator(selector).count(), selector).toBe(0);
	expect(me.heard.slice(since).every(({ frame }) => frame.type !== 'game' || frame.seat !== seat)).toBe(true);
}

async function open(me: Person, name: string): Promise<void> {
	await me.page.getByRole('button', { name: `I am ${name}, open` }).click();
	await me.page.locator('#prompt h2').waitFor();
}

const HOTSEAT = [{ kind: 'you' as const }, { kind: 'person' as const, name: 'Eva' }];
const NAMES = ['Ann', 'Eva'];

async function hotSeat(game: string): Promise<Person> {
	const me = await house().person();
	await me.call('PATCH', '/api/me', { name: 'Ann' });
	await me.openTable(HOTSEAT, { game });
	return me;
}

test('Doggos at one screen: a secret quest is covered, on the page and on the wire', async () => {
	const me = await hotSeat('doggos');
	const { page } = me;
	const curtain = page.locator('#curtain-title');
	/** What each has been dealt and has kept. */
	const dealt = new Map<number, string[]>();
	const kept = new Map<number, string>();
	let front = -1;
	let since = 0;
	for (let changes = 0; changes < 14; changes += 1) {
		await curtain.waitFor();
		const text = (await curtain.textContent()) ?? '';
		const next = NAMES.findIndex((name) => text.includes(name));
		expect(next, text).not.toBe(front);
		await curtainFor(me, NAMES[next] ?? '', next, since);
		since = me.heard.length;
		front = next;
		await open(me, NAMES[front] ?? '');
		await until('the frame is the seat’s', () => me.frame?.seat === front);
		const board = () => me.frame?.board as DoggosBoard;
		const other = 1 - front;
		const enough = kept.size === 2 && changes > 4;
		await playBoard(me, doggo, {
			enough: (glance) => glance.curtain || enough,
			each: () => {
				if (board().hand.length) dealt.set(front, board().hand);
			},
		});
		// The last frame of this seat says what it has kept.
		const mine = board().players[front]?.quest;
		if (mine) kept.set(front, mine);
		// Nothing that only the other knows was told while this one was in front.
		const secret = kept.get(other);
		const hidden = secret ? [secret] : (dealt.get(other) ?? []);
		const shown = board().quests.map(({ quest }) => quest);
		expect(
			told(
				me.heard.slice(since),
				hidden.filter((id) => !shown.includes(id) || id === secret),
			),
		).toEqual([]);
		expect(board().players[other]?.quest).toBeNull();
		if (enough) break;
	}
	expect([...kept.keys()].sort()).toEqual([0, 1]);
	expect(new Set(kept.values()).size).toBe(2);
	// What the quests are called.
	const { names: all } = await me.call<Setting>('GET', '/api/games/doggos/setting?pack=classic+1&seats=2');
	const said = (seat: number) => all.quest?.[kept.get(seat) ?? '']?.en ?? 'nothing';
	const names = async (seat: number) => {
		const body = await page.locator('body').innerHTML();
		return body.toLowerCase().includes(said(seat).replaceAll("'", '’').toLowerCase());
	};
	// One’s own lies face down too, for whoever looks over a shoulder; a key turns it up, and going away covers it.
	expect([await names(front), await names(1 - front)]).toEqual([false, false]);
	await tabTo(page, '.quests .peek');
	await focusIsSeen(page);
	await page.keyboard.press('Enter');
	await page.locator('.quests .peek[aria-pressed=true]').waitFor();
	expect([await names(front), await names(1 - front)]).toEqual([true, false]);
	await page.keyboard.press('Shift+Tab');
	await page.locator('.quests .peek[aria-pressed=false]').waitFor();
	expect(await names(front)).toBe(false);
	await page.locator('.quests .peek').click();
	await page.locator('.quests .peek[aria-pressed=true]').waitFor();
	await page.locator('.quests .peek').click();
	await page.locator('.quests .peek[aria-pressed=false]').waitFor();
	expect([await names(front), await names(1 - front)]).toEqual([false, false]);
});

test('Dungeoneer at one screen: hands are covered, on the page and on the wire', async () => {
	const me = await hotSeat('dungeoneer');
	const { page } = me;
	const hands = new Map<number, string[]>();
	let front = -1;
	let since = 0;
	for (let changes = 0; changes < 4; changes += 1) {
		await page.locator('#curtain-title').waitFor();
		const text = (await page.locator('#curtain-title').textContent()) ?? '';
		const next = NAMES.findIndex((name) => text.includes(name));
		expect(next).not.toBe(front);
		await curtainFor(me, NAMES[next] ?? '', next, since);
		since = me.heard.length;
		front = next;
		await open(me, NAMES[front] ?? '');
		await until('the frame is the seat’s', () => me.frame?.seat === front);
		const heroes = () => (me.frame?.board as DungeoneerBoard | undefined)?.heroes ?? [];
		// Of the other's hand there are only backs: on the wire no card, on the page none.
		const theirs = hands.get(1 - front) ?? [];
		expect(heroes()[1 - front]?.hand).toEqual([]);
		expect(told(me.heard.slice(since, since + 1), theirs)).toEqual([]);
		expect(await page.locator('#hand [data-card]').count()).toBe(heroes()[front]?.hand.length);
		for (const card of theirs) expect(await page.locator(`[data-card="${card}"]`).count(), card).toBe(0);
		await playBoard(me, hero, { enough: (glance) => glance.curtain || glance.sheet !== '' });
		hands.set(front, heroes()[front]?.hand.map(({ card }) => card) ?? []);
	}
	expect([...hands.values()].every((hand) => hand.length > 0)).toBe(true);
});

/**
 * Both pages have what the table has, and somebody is asked. A move is answered before the other page hears of it, so what
 * one of them has may be older than what the other one has.
 */
async function inStep(people: readonly Person[], table: string): Promise<void> {
	await until('both pages have the latest, and somebody is asked', async () => {
		for (const [seat, person] of people.entries()) {
			await person.settled();
			const { version } = await person.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
			if (person.frame?.version !== version) return false;
		}
		return people.some((person) => person.frame?.asked || person.frame?.over);
	});
}

/** Two people at a table of Dungeoneer, each asked in every window in which they can do something. */
async function atOneTable(): Promise<{ ann: Person; ben: Person; table: TableInfo }> {
	const ann = await house().person();
	await ann.call('PATCH', '/api/me', { name: 'Ann' });
	const table = await ann.call<TableInfo>('POST', '/api/tables', {
		game: 'dungeoneer',
		seats: [{ kind: 'you' }, { kind: 'open' }],
	});
	const ben = await house().person();
	await ben.call('PATCH', '/api/me', { name: 'Ben' });
	await ben.call('POST', `/api/tables/${table.id}/join`, { token: table.seats[1]?.invite });
	for (const [seat, person] of [ann, ben].entries())
		await person.call('POST', `/api/tables/${table.id}/orders`, { seat, windows: 'able' });
	return { ann, ben, table };
}

/** What answers an attack: a card or an ability. */
const ANSWERS = ['use', 'use-hero', 'play', 'play-peril'];

/**
 * Plays both seats over HTTP, buying and sending what they can, until somebody may answer in a battle on the other's
 * turn; whose seat that is, or null if it does not come.
 */
async function toAnswer(people: readonly Person[], table: string): Promise<number | null> {
	const wanted = [
		'play-encounter',
		'play',
		'place',
		'attack',
		'move',
		'discard',
		'pass',
		'end',
		'end-villainy',
	];
	for (let move = 0; move < 500; move += 1) {
		for (const [seat, person] of people.entries()) {
			const frame = await person.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
			if (frame.over) return null;
			if (!frame.asked) continue;
			const { asked, battles, active } = frame.board as DungeoneerBoard;
			const window = asked?.step === 'window';
			const answer = frame.choices.some(({ kind }) => ANSWERS.includes(kind));
			if (window && battles.length > 0 && active !== seat && answer) return seat;
			const kinds = window ? ['pass'] : wanted;
			const found =
				kinds.map((kind) => frame.choices.find((choice) => choice.kind === kind)).find(Boolean) ??
				frame.choices[0];
			await person.call('POST', `/api/tables/${table}/play`, {
				seat,
				version: frame.version,
				code: found?.code,
				id: `on-${move}-${seat}`,
			});
		}
	}
	return null;
}

test('two browsers at one table of Dungeoneer: a battle that one answers, and both see and read it', async () => {
	let { ann, ben, table } = await atOneTable();
	let seat = await toAnswer([ann, ben], table.id);
	for (let tables = 0; seat === null && tables < 3; tables += 1) {
		({ ann, ben, table } = await atOneTable());
		seat = await toAnswer([ann, ben], table.id);
	}
	if (seat === null) throw new Error('nobody could answer an attack in four games');
	const people = [ann, ben];
	for (const { page } of people) {
		await page.goto(`/t/${table.id}`);
		await page.locator('.battle.sheet').first().waitFor();
	}
	await inStep(people, table.id);
	const one = people[seat] as Person;
	const other = people[1 - seat] as Person;
	// Both see the battle; one is asked, the other is told for whom the table waits.
	for (const { page } of people)
		expect(await page.locator('.battle.sheet').first().getAttribute('aria-label')).toBeTruthy();
	await other.page.getByRole('heading', { name: 'The others are choosing' }).waitFor();
	await other.prompt.getByText(`Still to come: ${one === ann ? 'Ann' : 'Ben'}`).waitFor();
	expect(await one.page.locator('#prompt h2').textContent()).not.toBe('The others are choosing');
	// The page offers the answer as a chip or as something lit; it is taken with the mouse, down to its last question.
	const before = people.map((person) => person.heard.length);
	const answers = one.frame?.choices.filter(({ kind }) => ANSWERS.includes(kind)) ?? [];
	const told = (person: Person, from: number) =>
		person.heard
			.slice(from)
			.flatMap(({ frame }) => (frame.type === 'game' ? frame.events : []))
			.filter(
				(event) => event.seat === seat && /^(card_played|ability_used|encounter_declared)$/.test(event.kind),
			);
	const answering: Mind = (glance, turn) => {
		if (glance.primary) return { button: 'go' };
		const [thing] = glance.things;
		if (thing) return { thing };
		const chip = glance.chips[turn % glance.chips.length];
		return chip ? { chip } : { button: 'back' };
	};
	await playBoard(one, answering, { enough: () => told(one, before[seat] ?? 0).length > 0, steps: 12 });
	const mine = told(one, before[seat] ?? 0);
	expect(mine.length, `${answers.map(({ kind }) => kind)}`).toBeGreaterThan(0);
	await until('the other page has heard of it', () => told(other, before[1 - seat] ?? 0).length > 0);
	// The same thing stands in both logs, each in its own words.
	const source = (mine[0]?.args.source ?? mine[0]?.args.card) as { kind: string; id: string };
	const { names } = await ann.call<Setting>('GET', '/api/games/dungeoneer/setting?seats=2');
	const name = names[source.kind]?.[source.id]?.en ?? 'nothing';
	for (const { page } of people)
		await page
			.getByRole('log')
			.getByText(new RegExp(name.replace(/[^\w ]/g, '.'), 'i'))
			.last()
			.waitFor();
	// And on, each at their own page, until it is over: the result stands in both logs.
	const board = (person: Person) => person.frame?.board as DungeoneerBoard;
	await inStep(people, table.id);
	for (let step = 0; step < 60 && board(ann).battles.length > 0; step += 1) {
		const next = people.find((person) => person.frame?.asked) as Person;
		await playBoard(next, hero, { steps: 1, enough: () => next.frame?.asked === false }, step);
		await inStep(people, table.id);
	}
	for (const person of people) {
		expect(board(person).battles).toEqual([]);
		const events = person.heard.flatMap(({ frame }) => (frame.type === 'game' ? frame.events : []));
		expect(events.map(({ kind }) => kind)).toContain('battle_ends');
		await person.page.getByRole('log').getByText(name, { exact: false }).last().waitFor();
	}
});
