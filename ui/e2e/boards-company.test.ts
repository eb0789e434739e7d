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

/** Sends whatever can be sent at the other hero, and else goes on as a hero does. */
const villain: Mind = (glance, turn) => {
	if (glance.things.length && !glance.primary && turn % 4 !== 3)
		return { thing: glance.things[turn % glance.things.length] as string };
	return hero(glance, turn);
};

/** Plays over HTTP until a seat may send a monster; heroes walk about meanwhile, which brings peril. */
async function toVillainy(people: readonly Person[], table: string): Promise<void> {
	for (let move = 0; move < 600; move += 1) {
		for (const [seat, person] of people.entries()) {
			const frame = await person.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
			if (!frame.asked) continue;
			const board = frame.board as DungeoneerBoard;
			const sends = frame.choices.filter(({ kind }) => kind === 'play-encounter' || kind === 'play-peril');
			if (board.round > 1 && board.asked?.step === 'villainy' && sends.length) return;
			const wanted = ['move', 'place', 'discard', 'end', 'end-villainy', 'pass'];
			const found =
				wanted.map((kind) => frame.choices.find((choice) => choice.kind === kind)).find(Boolean) ??
				frame.choices[move % frame.choices.length];
			await person.call('POST', `/api/tables/${table}/play`, {
				seat,
				version: frame.version,
				code: found?.code,
				id: `walk-${move}-${seat}`,
			});
		}
	}
	throw new Error('nobody may send a monster');
}

test('two browsers at one table of Dungeoneer: a battle, and a window of the other', async () => {
	const ann = await house().person();
	await ann.call('PATCH', '/api/me', { name: 'Ann' });
	const table = await ann.call<TableInfo>('POST', '/api/tables', {
		game: 'dungeoneer',
		seats: [{ kind: 'you' }, { kind: 'open' }],
	});
	const ben = await house().person();
	await ben.call('PATCH', '/api/me', { name: 'Ben' });
	await ben.call('POST', `/api/tables/${table.id}/join`, { token: table.seats[1]?.invite });
	const people = [ann, ben];
	// A window is what this is about, also one in which there is nothing to do but to pass.
	for (const [seat, person] of people.entries())
		await person.call('POST', `/api/tables/${table.id}/orders`, { seat, windows: 'ask' });
	await toVillainy(people, table.id);
	for (const person of people) {
		await person.page.goto(`/t/${table.id}`);
		await person.page.locator('#prompt h2').waitFor();
	}
	const board = (person: Person) => person.frame?.board as DungeoneerBoard;
	let fought = false;
	let responded = false;
	for (let step = 0; step < 200 && !(fought && responded && board(ann).battles.length === 0); step += 1) {
		await until('somebody is asked', () => people.some((person) => person.frame?.asked));
		const asked = people.find((person) => person.frame?.asked) as Person;
		const other = people.find((person) => person !== asked) as Person;
		const battle = board(asked).battles.at(-1);
		if (battle) {
			// Both see the battle, with the same fighters, on whoever's turn it is.
			const panels = people.map((person) => person.page.locator('.battle.sheet').first());
			for (const panel of panels) await panel.waitFor();
			const names = await Promise.all(panels.map((panel) => panel.getAttribute('aria-label')));
			expect(names[0]).toBeTruthy();
			fought = true;
			const mine = board(asked).asked;
			if (mine?.step === 'window' && other.frame?.asked === false) {
				// One is asked, with all that can be done; the other is told for whom the table waits.
				await other.page.getByRole('heading', { name: 'The others are choosing' }).waitFor();
				await other.page
					.locator('#prompt')
					.getByText(`Still to come: ${asked === ann ? 'Ann' : 'Ben'}`)
					.waitFor();
				expect(await asked.page.locator('#prompt h2').textContent()).not.toBe('The others are choosing');
				responded = true;
			}
		}
		await playBoard(asked, villain, { steps: 1, enough: () => asked.frame?.asked === false }, step);
		await asked.settled();
	}
	expect({ fought, responded }).toEqual({ fought: true, responded: true });
	// The result stands in both logs.
	const results = await Promise.all(people.map((person) => person.page.getByRole('log').textContent()));
	expect(results[0]?.length).toBeGreaterThan(40);
	expect(results[1]?.length).toBeGreaterThan(40);
});
