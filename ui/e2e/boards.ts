// Plays on any board that lights up what may be chosen, in any language: by where things lie and how they are marked,
// never by what they are called.
import type { Locator, Page } from 'playwright-core';
import { WINDOWS } from '../src/net/types.ts';
import { focusIsSeen, tabTo } from './drive.ts';
import { type Person, until } from './house.ts';

const HAND = { timeout: 10_000 };

/** A chip of the lintel that may be chosen. */
export interface SeenChip {
	/** Its place among all chips. */
	place: number;
	icon: string;
	text: string;
}

/** What a person sees of the question. Things are CSS selectors of what is lit and in reach of a pointer. */
export interface Glance {
	question: string;
	/** The sheet over the table, by its title; empty without one. */
	sheet: string;
	curtain: boolean;
	/** The lesson that is told, by its title; empty for none. */
	lesson: string;
	/** Cards that are chosen where they lie, before the first round. */
	picks: string[];
	/** Free places for what is in hand. */
	places: string[];
	/** Rooms or locations that may be entered. */
	rooms: string[];
	/** Ways out. */
	outs: string[];
	/** Other things that are lit: cards, quests, heroes, sides, walls. */
	things: string[];
	/** Something is picked and waits for its confirmation. */
	picked: boolean;
	chips: SeenChip[];
	primary: boolean;
	secondary: boolean;
	/** When the table asks on others' turns, where it can be told; empty where it cannot. */
	orders: string;
	/** How many rooms or locations lie on the map. */
	laid: number;
	/** Changes whenever something of this does, or the game has gone on. */
	sign: string;
}

/** Runs in the page. */
function look(): Glance {
	const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
	const enabled = (element: Element) =>
		element.getAttribute('aria-disabled') !== 'true' && !(element as HTMLButtonElement).disabled;
	/** Whether a click in the middle of it would be one on it. */
	const reached = (element: Element) => {
		const box = element.getBoundingClientRect();
		const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		return hit !== null && element.contains(hit);
	};
	/** One selector each, for those in reach. */
	const lit = (selector: string, part = '') =>
		all(selector)
			.filter((element) => enabled(element) && reached(element))
			.map((element) => {
				const owner = element.closest<HTMLElement>('[data-cell], [data-card], [data-quest], [data-seat]');
				const [name] = ['cell', 'card', 'quest', 'seat'].filter((key) => owner?.dataset[key] !== undefined);
				return owner && name ? `[data-${name}="${owner.dataset[name]}"]${owner === element ? '' : part}` : '';
			})
			.filter(Boolean);
	const nth = (selector: string) =>
		all(selector)
			.map((element, place) => (enabled(element) && reached(element) ? `${selector} >> nth=${place}` : ''))
			.filter(Boolean);
	const chips = all('#prompt .chips button');
	const buttons = all('#prompt .deeds button:not([disabled])');
	const glance = {
		question: text(document.querySelector('#prompt h2')),
		sheet: document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? '',
		curtain: document.querySelector('#curtain-title') !== null,
		lesson: text(document.querySelector('section.guide h3')),
		picks: nth('.pick button'),
		places: [...lit('#board .place > .tile', ' > .tile'), ...lit('#board .cell')],
		rooms: [...lit('#board [data-room] > .tile.legal', ' > .tile'), ...lit('#board .place.lit')],
		outs: nth('#board .gate:not(.later):not(:has(.sign))'),
		things: [
			...nth('#board .gate:not(.later):has(.sign)'),
			...nth('#board .side'),
			...lit('#hand button.up'),
			...lit('.quests button.may'),
			...lit('.hero.may .top', ' .top'),
		],
		picked: document.querySelector('#hand .chosen, #board .tile.selected, #board .cell.armed') !== null,
		chips: chips
			.map((chip, place) => ({
				place,
				open: enabled(chip),
				icon: chip.querySelector('use')?.getAttribute('href')?.replace('#i-', '') ?? '',
				text: text(chip),
			}))
			.filter((chip) => chip.open)
			.map(({ place, icon, text }) => ({ place, icon, text })),
		primary: buttons.some((button) => button.classList.contains('go')),
		secondary: buttons.some((button) => button.classList.contains('ghost')),
		orders: document.querySelector<HTMLSelectElement>('#prompt .tray select')?.value ?? '',
		laid: all('#board [data-cell]').length,
	};
	const told = text(document.querySelector('[role=log]')).length;
	const said = text(document.querySelector('#prompt .said'));
	return { ...glance, sign: JSON.stringify([glance, chips.map(text), said, told]) };
}

export function glances(page: Page): Promise<Glance> {
	return page.evaluate(look);
}

/** Milliseconds after which a game that has gone on, and asks the same again, is seen by now. */
const SAME_AGAIN = 1500;

/**
 * Waits until the person sees something else than this. Where the game has gone on it may ask just the same again, such
 * as for the second hit what it asked for the first, with nothing to tell in between.
 */
async function changes(
	page: Page,
	before: Glance,
	after: string,
	{ within = 20_000, gone = () => false }: { within?: number; gone?: () => boolean } = {},
): Promise<Glance> {
	const since = Date.now();
	let now = before;
	await until(
		`something changes at "${before.question}" after ${after} (${before.sign})`,
		async () => {
			now = await glances(page);
			return now.sign !== before.sign || (gone() && Date.now() - since > SAME_AGAIN);
		},
		within,
	);
	return now;
}

function asked(glance: Glance): boolean {
	const { picks, places, rooms, outs, things, chips } = glance;
	return (
		[picks, places, rooms, outs, things, chips].some((each) => each.length > 0) ||
		glance.primary ||
		glance.secondary ||
		glance.lesson !== ''
	);
}

const chipAt = (page: Page, place: number): Locator => page.locator('#prompt .chips button').nth(place);
export const go = (page: Page): Locator => page.locator('#prompt .deeds .go');
export const back = (page: Page): Locator => page.locator('#prompt .deeds .ghost');

/**
 * What somebody takes next: a thing by its selector, a chip, a button, one of the list of all choices, a hint; or they
 * tell the table to ask them on others' turns only when they are attacked, or not at all.
 */
export type Wish =
	| { thing: string }
	| { chip: SeenChip }
	| { button: 'go' | 'back' | 'next' }
	| { list: number }
	| { hint: true }
	| { orders: 'attacked' | 'turn' };
export type Mind = (glance: Glance, turn: number) => Wish;

const one = <T>(of: readonly T[], turn: number): T => of[turn % of.length] as T;

/** From so many rooms on a dog thinks of leaving. */
const ENOUGH = 6;

/** A dog that explores a little, leaves by lit rooms, and sleeps when it must. */
export const doggo: Mind = (glance, turn) => {
	const chip = (icon: string) => glance.chips.find((each) => each.icon === icon);
	if (glance.lesson) return { button: 'next' };
	if (glance.picks.length) return { thing: one(glance.picks, turn) };
	if (glance.places.length && !glance.picked) return { thing: one(glance.places, turn) };
	// A card that lies there is turned, now and then.
	if (glance.places.length && glance.secondary && turn % 4 === 0) return { button: 'back' };
	if (glance.primary) return { button: 'go' };
	const out = glance.outs[0];
	if (out && turn % 3 !== 0) return { thing: out };
	if (glance.rooms.length) return { thing: one(glance.rooms, turn) };
	if (out) return { thing: out };
	const leave = chip('exit-door');
	if (leave && glance.laid > ENOUGH) return { chip: leave };
	const draw = chip('card-draw') ?? leave ?? chip('night-sleep') ?? one(glance.chips, turn);
	if (draw) return { chip: draw };
	if (glance.things.length) return { thing: one(glance.things, turn) };
	return { button: 'back' };
};

/** After so many things somebody has been asked often enough whether they answer. */
const PATIENCE = 25;
const impatient = (glance: Glance, turn: number) =>
	['ask', 'able'].includes(glance.orders) && turn > PATIENCE;

/** A hero who goes where it is lit, tries what is offered, and often leaves it at that. */
export const hero: Mind = (glance, turn) => {
	if (glance.lesson) return { button: 'next' };
	if (impatient(glance, turn)) return { orders: 'attacked' };
	if (glance.places.length && !glance.primary) return { thing: one(glance.places, turn) };
	if (glance.primary) return { button: 'go' };
	const wishes: Wish[] = [
		...glance.chips.map((chip) => ({ chip })),
		...glance.rooms.map((thing) => ({ thing })),
		...glance.things.map((thing) => ({ thing })),
	];
	if (glance.secondary && !glance.picked && (turn % 3 === 2 || wishes.length === 0))
		return { button: 'back' };
	if (wishes.length) return one(wishes, turn * 7);
	return { button: 'back' };
};

/** Somebody who asks for a hint wherever there is anything to decide. */
export const asking: Mind = (glance, turn) => {
	if (glance.lesson) return { button: 'next' };
	if (impatient(glance, turn)) return { orders: 'turn' };
	if (glance.primary) return { button: 'go' };
	const { picks, places, rooms, outs, things, chips } = glance;
	const count = [picks, places, rooms, outs, things, chips].reduce((sum, each) => sum + each.length, 0);
	return count === 0 && glance.secondary ? { button: 'back' } : { hint: true };
};

/** Somebody who plays by the list of all choices alone. */
export const listing: Mind = (glance, turn) => (glance.lesson ? { button: 'next' } : { list: turn * 7 });

/**
 * Clicks what keeps its place, once it is in reach: what is shown of a thing for as long as one points at it may lie over
 * the button, and stays while one points at that. It goes when the pointer goes elsewhere.
 */
async function tap(page: Page, button: Locator): Promise<void> {
	const box = await button.boundingBox(HAND);
	if (!box) throw new Error('there is nothing to click');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const reached = () =>
		page.evaluate(
			([left, top]) => document.elementFromPoint(left, top)?.closest('#prompt .deeds button') != null,
			[x, y] as const,
		);
	if (!(await reached())) {
		await page.mouse.move(1, 1);
		await until('the button is in reach', reached, HAND.timeout);
	}
	await page.mouse.click(x, y);
}

/** Waits until the map has come to rest: what glides is not where it was a moment ago. */
async function atRest(page: Page, thing: string): Promise<void> {
	if (!/^#board|^\[data-cell/.test(thing)) return;
	await page.locator('#board .moving').waitFor({ state: 'detached', ...HAND });
}

/** With fingers: what lies on the board, the chips and the buttons; the rest is as with a mouse. */
async function byTouch(page: Page, wish: Wish): Promise<void> {
	if ('thing' in wish) {
		await atRest(page, wish.thing);
		await page.locator(wish.thing).first().tap(HAND);
	} else if ('chip' in wish) await chipAt(page, wish.chip.place).tap(HAND);
	else if ('button' in wish && wish.button !== 'next')
		await (wish.button === 'go' ? go(page) : back(page)).tap(HAND);
	else await byMouse(page, wish);
}

async function byMouse(page: Page, wish: Wish): Promise<void> {
	if ('thing' in wish) {
		await atRest(page, wish.thing);
		await page.locator(wish.thing).first().click(HAND);
	} else if ('chip' in wish) await chipAt(page, wish.chip.place).click(HAND);
	else if ('list' in wish) {
		await page.keyboard.press('l');
		const rows = page.locator('dialog li button');
		await rows.first().waitFor();
		await rows.nth(wish.list % (await rows.count())).click(HAND);
	} else if ('hint' in wish) {
		await page.keyboard.press('h');
		await page.locator('#hints .hint').first().click(HAND);
	} else if ('orders' in wish) {
		await page.locator('#prompt .tray select').selectOption(wish.orders, HAND);
	} else if (wish.button === 'next') await page.locator('section.guide .next').click(HAND);
	else await tap(page, wish.button === 'go' ? go(page) : back(page));
}

/** Whether the focus is within something. */
function within(page: Page, selector: string): Promise<boolean> {
	return page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
}

/** Goes over a map or a hand with the arrows, each time towards a thing, until the focus is on it. */
async function arrowsTo(page: Page, selector: string): Promise<boolean> {
	const stuck = new Set<string>();
	for (let presses = 0; presses < 24; presses += 1) {
		const { there, across, down } = await page.evaluate((wanted) => {
			const middle = (element: Element | null) => {
				const box = element?.getBoundingClientRect();
				return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
			};
			const active = document.activeElement;
			const [from, to] = [middle(active), middle(document.querySelector(wanted))];
			return { there: active?.closest(wanted) != null, across: to.x - from.x, down: to.y - from.y };
		}, selector);
		if (there) return true;
		const aside = across > 0 ? 'ArrowRight' : 'ArrowLeft';
		const along = down > 0 ? 'ArrowDown' : 'ArrowUp';
		const ways = Math.abs(across) > Math.abs(down) ? [aside, along] : [along, aside];
		const key = ways.find((way) => !stuck.has(way));
		if (!key) return false;
		const before = await page.evaluateHandle(() => document.activeElement);
		await page.keyboard.press(key);
		if (await before.evaluate((element) => element === document.activeElement)) stuck.add(key);
		else stuck.clear();
	}
	return within(page, selector);
}

/** Goes to something with Tab, the shorter way round. */
async function goTo(page: Page, selector: string): Promise<void> {
	const before = await page.evaluate((wanted) => {
		const [here, there] = [document.activeElement, document.querySelector(wanted)];
		return here && there && (here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
	}, selector);
	await tabTo(page, selector, before ? 'Shift+Tab' : 'Tab');
}

async function pressEnter(page: Page, selector: string): Promise<void> {
	await goTo(page, selector);
	await focusIsSeen(page);
	await page.keyboard.press('Enter');
}

/** Chooses from the list of all choices: the accessible way to play every game. */
export async function fromTheList(page: Page, turn: number): Promise<void> {
	const rows = page.locator('dialog li button');
	// A key that falls between two questions may find nothing to open; whoever sees no list presses it again.
	for (let tries = 0; tries < 3 && (await rows.count()) === 0; tries += 1) {
		await page.keyboard.press('l');
		await rows
			.first()
			.waitFor({ timeout: 4000 })
			.catch(() => console.log('the list of choices had to be asked for again'));
	}
	const count = await rows.count();
	await tabTo(page, `dialog li:nth-child(${(turn % Math.min(count, 3)) + 1}) button`);
	await focusIsSeen(page);
	await page.keyboard.press('Enter');
}

async function byKeyboard(page: Page, wish: Wish, glance: Glance, turn: number): Promise<void> {
	const { keyboard } = page;
	if ('list' in wish || 'hint' in wish || (glance.chips.length > 1 && turn % 5 === 0)) {
		// The first of the list goes on with the game; the last may end a turn or a round.
		await fromTheList(page, glance.rooms.length ? turn : 0);
	} else if ('orders' in wish) {
		await goTo(page, '#prompt .tray select');
		await focusIsSeen(page);
		const order = [...WINDOWS] as string[];
		for (let place = order.indexOf(glance.orders); order[place] !== wish.orders; place += 1)
			await keyboard.press('ArrowDown');
	} else if ('chip' in wish) {
		if (wish.chip.place < 9) await keyboard.press(String(wish.chip.place + 1));
		else await pressEnter(page, `#prompt .chips button:nth-child(${wish.chip.place + 1})`);
	} else if ('thing' in wish) {
		const pick = glance.picks.indexOf(wish.thing);
		const place = glance.places.indexOf(wish.thing);
		const region = wish.thing.startsWith('[data-card') ? '#hand' : '#board svg';
		if (pick >= 0) await keyboard.press(String(pick + 1));
		else if (place >= 0) await pickPlace(page, wish.thing);
		else if (/^\[data-(cell|card)/.test(wish.thing)) {
			await goTo(page, region);
			if (!(await arrowsTo(page, wish.thing))) await fromTheList(page, turn);
			else {
				await focusIsSeen(page);
				await keyboard.press('Enter');
			}
		} else await fromTheList(page, turn);
	} else if (wish.button === 'back') {
		await pressEnter(page, '#prompt .deeds .ghost');
	} else {
		// Enter belongs to what has the focus, if that can be pressed.
		const target = wish.button === 'go' ? '#prompt .deeds .go' : 'section.guide .next';
		if (await within(page, 'button, a, [role=button], summary')) await goTo(page, target);
		await keyboard.press('Enter');
	}
}

/** A free place by its key: its letter or its number; by the arrows where it has none. */
async function pickPlace(page: Page, thing: string): Promise<void> {
	const key = await page
		.locator(thing)
		.first()
		.evaluate((element) => {
			const owner = element.closest<HTMLElement>('[data-cell]');
			return owner?.dataset.place ?? owner?.querySelector('.number')?.textContent ?? '';
		});
	if (/^[A-F1-9]$/.test(key)) await page.keyboard.press(key.toLowerCase());
	else {
		await goTo(page, '#board svg');
		await arrowsTo(page, thing);
		await page.keyboard.press('Enter');
	}
}

export interface Course {
	by?: 'mouse' | 'touch' | 'keyboard';
	/** Stops where this is so; at the score sheet unless told otherwise. */
	enough?: (glance: Glance) => boolean;
	/** Looks at every moment before something is taken. */
	each?: (glance: Glance) => void | Promise<void>;
	/** Stops after so many things. */
	steps?: number;
	/** Milliseconds that the hand rests after each. */
	calm?: number;
}

const MOST = 1500;

const over = (glance: Glance) => glance.sheet !== '';

/** Plays until it is enough; how many things were taken. */
export async function playBoard(
	person: Person,
	mind: Mind,
	{ by = 'mouse', enough = over, each, steps = MOST, calm = 0 }: Course = {},
	first = 0,
): Promise<number> {
	const { page } = person;
	// Somebody at the keyboard has the focus somewhere.
	if (by === 'keyboard') {
		await page.locator('#prompt h2:not(:empty)').waitFor();
		await page.keyboard.press('Tab');
	}
	for (let turn = first; turn < first + steps; turn += 1) {
		await person.settled();
		let glance = await glances(page);
		while (!enough(glance) && !asked(glance))
			glance = await changes(page, glance, 'nothing', { within: 60_000 });
		await each?.(glance);
		if (enough(glance)) return turn;
		const wish = mind(glance, turn);
		const version = person.frame?.version;
		const gone = () => person.frame?.version !== version;
		try {
			if (by === 'mouse') await byMouse(page, wish);
			else if (by === 'touch') await byTouch(page, wish);
			else await byKeyboard(page, wish, glance, turn);
		} catch (error) {
			// What a rival did in the meantime may have taken it away; nothing else may.
			if ((await glances(page)).sign === glance.sign)
				throw new Error(`${JSON.stringify(wish)} at "${glance.question}": ${error}`);
		}
		if (calm) await page.waitForTimeout(calm);
		// A card that fits one way only does not turn.
		if (!('button' in wish && wish.button === 'back' && glance.places.length))
			await changes(page, glance, JSON.stringify(wish), { gone });
		if (by === 'keyboard') {
			await person.settled();
			await until(`something has the focus after ${JSON.stringify(wish)} at "${glance.question}"`, () =>
				page.evaluate(() => document.activeElement !== document.body),
			);
		}
	}
	if (steps === MOST) throw new Error(`after ${MOST} moves it is not enough`);
	return steps;
}
