// Plays Paper Dungeons as a person does: by looking at what is lit, and by nothing else.
import type { Locator, Page } from 'playwright-core';
import { type Person, until } from './house.ts';

/** How long a hand tries to reach a thing. */
const HAND = { timeout: 10_000 };
export const MAP = 'Your dungeon map, 6 columns by 7 rows';

/** What a person sees of the question: everything that can be taken, by its name. */
export interface Sight {
	question: string;
	/** The sheet over the table, by its title; empty without one. */
	sheet: string;
	/** Whether the curtain is down. */
	curtain: boolean;
	dice: string[];
	/** The place of the first die that may be taken; −1 for none. */
	firstDie: number;
	/** A die is in hand. */
	holding: boolean;
	rooms: string[];
	/** The chips that are not blocked, by their place. */
	chips: number[];
	/** How many chips are blocked. */
	blocked: number;
	primary: boolean;
	/** The quiet button, such as "Stop here" or "Back"; empty for none. */
	secondary: string;
	/** Changes whenever something of this does, or the game has gone on. */
	sign: string;
}

/** Runs in the page. */
function look(map: string): Sight {
	const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
	const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	const open = (element: Element) => element.getAttribute('aria-disabled') !== 'true';
	const dice = all('[role=group][aria-label=Dice] button');
	const lit = dice.filter(open);
	const chips = all('#prompt [role=group][aria-label=Choices] button');
	const words = chips
		.map(text)
		.join(' ')
		.split(/[^A-Z0-9]+/);
	// Rooms that only a further step reaches are lit as well, while one points at the room before them.
	const rooms = all(`[role=group][aria-label="${map}"] [role=button]`).filter(
		(room) => open(room) && words.includes(room.dataset.room ?? ''),
	);
	const enabled = all('#prompt button:not([disabled])');
	const sight = {
		question: text(document.querySelector('#prompt h2')),
		sheet: document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? '',
		curtain: document.querySelector('#curtain-title') !== null,
		dice: lit.map((die) => die.getAttribute('aria-label') ?? ''),
		firstDie: lit[0] ? dice.indexOf(lit[0]) : -1,
		holding: lit.some((die) => die.getAttribute('aria-pressed') === 'true'),
		rooms: rooms.map((room) => room.getAttribute('aria-label') ?? ''),
		chips: chips.map((chip, place) => (open(chip) ? place : -1)).filter((place) => place >= 0),
		blocked: chips.filter((chip) => !open(chip)).length,
		primary: enabled.some((button) => button.classList.contains('go')),
		secondary: text(enabled.find((button) => button.matches('.deeds .ghost'))),
	};
	const told = all('[role=log] li').length;
	return { ...sight, sign: JSON.stringify([sight, chips.map(text), dice.map((die) => die.ariaLabel), told]) };
}

export function sees(page: Page): Promise<Sight> {
	return page.evaluate(look, MAP);
}

/** Waits until the person sees something else than this. */
export async function sightChanges(page: Page, before: Sight, turn = -1, within = 15_000): Promise<Sight> {
	let sight = before;
	await until(
		`something changes at "${before.question}" in turn ${turn} (${before.sign})`,
		async () => {
			sight = await sees(page);
			return sight.sign !== before.sign;
		},
		within,
	);
	return sight;
}

/** Whether there is anything to take. */
function asked(sight: Sight): boolean {
	return sight.dice.length + sight.chips.length > 0 || sight.primary || sight.secondary !== '';
}

export const choices = (page: Page): Locator =>
	page.getByRole('group', { name: 'Choices' }).getByRole('button');
export const dice = (page: Page): Locator =>
	page.getByRole('group', { name: 'Dice', exact: true }).getByRole('button');
export const map = (page: Page): Locator => page.getByRole('group', { name: MAP });
export const room = (page: Page, name: string): Locator =>
	map(page).getByRole('button', { name, exact: true });
/** The one bright button of the lintel. */
export const primary = (page: Page): Locator => page.locator('#prompt .deeds .go');

/** Takes one thing of what is lit with the mouse. */
async function click(page: Page, sight: Sight, turn: number): Promise<void> {
	const [first] = sight.rooms;
	const chip = sight.chips[turn % sight.chips.length];
	if (first && !(turn % 4 === 0 && sight.secondary)) {
		await room(page, sight.rooms[turn % sight.rooms.length] ?? first).click(HAND);
	} else if (sight.dice.length && !sight.holding) {
		await dice(page).nth(sight.firstDie).click(HAND);
	} else if (chip !== undefined) {
		await choices(page).nth(chip).click(HAND);
	} else if (sight.primary) {
		await primary(page).click(HAND);
	} else {
		await page.locator('#prompt').getByRole('button', { name: sight.secondary, exact: true }).click(HAND);
	}
}

/** Presses a key until the focus is within something; it is never lost on the way. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
	const passed: string[] = [];
	for (let presses = 0; presses < 200; presses += 1) {
		const [there, name] = await page.evaluate((wanted) => {
			const active = document.activeElement;
			return [
				active?.closest(wanted) != null,
				active?.ariaLabel ?? active?.textContent?.trim().slice(0, 20) ?? '',
			];
		}, selector);
		if (there) return;
		passed.push(String(name));
		await page.keyboard.press(key);
	}
	throw new Error(`${key} does not lead to ${selector} but to ${passed.slice(0, 40).join(' | ')}`);
}

/** What is wrong with the focus: nothing has it, or nobody can see where it is. Runs in the page. */
function focusTrouble(): string {
	const active = document.activeElement;
	if (!active || active === document.body) return 'nothing has the focus';
	const name = active.getAttribute('aria-label') ?? active.textContent?.trim() ?? active.tagName;
	if (!active.matches(':focus-visible')) return `the focus is not shown on ${name}`;
	const style = getComputedStyle(active);
	if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) return '';
	// In a picture a line is drawn round it, of its own or a thicker one of what is there.
	const rings = [...active.querySelectorAll('.focus, .frame, .free, .glow')].filter((ring) => {
		const { stroke, strokeWidth } = getComputedStyle(ring);
		return stroke !== 'none' && (ring.matches('.focus') || Number.parseFloat(strokeWidth) >= 4);
	});
	return rings.length ? '' : `the focus has no ring on ${name}`;
}

export async function focusIsSeen(page: Page): Promise<void> {
	const trouble = await page.evaluate(focusTrouble);
	if (trouble) throw new Error(trouble);
}

/** Goes over the map with the arrows, from the room that has the focus, and takes the room. */
async function walkTo(page: Page, name: string): Promise<void> {
	await page.keyboard.press('p');
	await tabTo(page, `[aria-label="${MAP}"]`, 'Shift+Tab');
	await focusIsSeen(page);
	const [wanted = ''] = name.split(',');
	for (let steps = 0; steps < 20; steps += 1) {
		const here = await page.evaluate(() => document.activeElement?.getAttribute('data-room') ?? '');
		if (here === wanted) break;
		const aside = wanted.charCodeAt(0) - here.charCodeAt(0);
		// Rows are counted from the bottom.
		const up = Number(wanted.slice(1)) - Number(here.slice(1));
		await page.keyboard.press(
			aside > 0 ? 'ArrowRight' : aside < 0 ? 'ArrowLeft' : up > 0 ? 'ArrowUp' : 'ArrowDown',
		);
	}
	await page.keyboard.press('Enter');
}

/** Takes one thing with the keyboard: figures, arrows, Tab and Enter, the list of all choices. */
async function press(page: Page, sight: Sight, turn: number): Promise<void> {
	const { keyboard } = page;
	const [first] = sight.rooms;
	const chip = sight.chips[turn % sight.chips.length];
	if (sight.chips.length && turn % 5 === 0) {
		await keyboard.press('l');
		await page.getByRole('dialog', { name: 'All choices' }).waitFor();
		for (let down = 0; down <= turn % 2; down += 1)
			await tabTo(page, `dialog li:nth-child(${down + 1}) button`);
		await focusIsSeen(page);
		await keyboard.press('Enter');
	} else if (first && turn % 2 === 0) {
		await walkTo(page, sight.rooms[turn % sight.rooms.length] ?? first);
	} else if (sight.secondary && turn % 7 === 0) {
		await tabTo(page, '#prompt .deeds .ghost');
		await focusIsSeen(page);
		await keyboard.press('Enter');
	} else if (sight.dice.length && !sight.holding) {
		await tabTo(page, '#prompt');
		await tabTo(page, '[role=group][aria-label=Dice]', 'Shift+Tab');
		for (let along = 0; along < 6; along += 1) {
			if (await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') !== 'true')) break;
			await keyboard.press('ArrowRight');
		}
		await focusIsSeen(page);
		await keyboard.press('Enter');
	} else if (chip !== undefined) {
		await keyboard.press(String(Math.min(chip, 8) + 1));
	} else if (sight.primary) {
		const busy = await page.evaluate(
			() => document.activeElement?.closest('button, a, [role=button]') != null,
		);
		if (busy) await tabTo(page, '#prompt .deeds .go');
		await keyboard.press('Enter');
	} else {
		await tabTo(page, '#prompt .deeds .ghost');
		await keyboard.press('Enter');
	}
}

type Hand = (page: Page, sight: Sight, turn: number) => Promise<void>;

/** Plays until something is so, or the game is over; how many things were taken. */
async function play(
	person: Person,
	take: Hand,
	enough: (sight: Sight) => boolean,
	calm = 0,
): Promise<number> {
	const { page } = person;
	for (let turn = 0; turn < 800; turn += 1) {
		await person.settled();
		let sight = await sees(page);
		while (!enough(sight) && !asked(sight)) sight = await sightChanges(page, sight);
		if (enough(sight)) return turn;
		await take(page, sight, turn);
		if (calm) await page.waitForTimeout(calm);
		await sightChanges(page, sight, turn);
	}
	throw new Error('the game does not come to an end');
}

const over = (sight: Sight) => sight.sheet !== '';

/** Plays with the mouse until it is enough: a whole game, unless told otherwise. The hand rests `calm` ms each time. */
export function playByMouse(
	person: Person,
	enough: (sight: Sight) => boolean = over,
	calm = 0,
): Promise<number> {
	return play(person, click, enough, calm);
}

/** The same with the keyboard alone, the focus being somewhere, and seen, after every move. */
export async function playByKeyboard(
	person: Person,
	enough: (sight: Sight) => boolean = over,
): Promise<number> {
	const hand: Hand = async (page, sight, turn) => {
		await press(page, sight, turn);
		await person.settled();
		await until(`something has the focus after "${sight.question}"`, () =>
			page.evaluate(() => document.activeElement !== document.body),
		);
	};
	return play(person, hand, enough);
}
