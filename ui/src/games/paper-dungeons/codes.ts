/** The numbers of choices that are not offered, to ask the server why. They mirror the game's own list. */

import { ROOMS } from './geometry.ts';
import { HEROES } from './signs.ts';

const ITEMS = ['sword', 'sceptre', 'medallion', 'cloak', 'crown', 'cauldron', 'armour', 'tome'];

const LEVEL = 0;
const CRAFT = 36;
const BREW = 116;
const STEP = 136;
const KILL = 192;

/** The hero that a die shows, by the number of the die; null for clover and boots. */
export function heroOf(die: number): string | null {
	return die >= 1 && die <= 8 ? (HEROES[(die - 1) % 4] as string) : null;
}

/** Level a hero with a die. Boots have no such number. */
export function levelCode(die: number, hero: string): number {
	return LEVEL + (die - 1) * 4 + HEROES.indexOf(hero as never);
}

/** Half an item with a die. */
export function craftCode(die: number, item: string): number {
	return CRAFT + (die - 1) * 8 + ITEMS.indexOf(item);
}

/** Brew with a die. */
export function brewCode(die: number): number {
	return BREW + die - 1;
}

/** Step to a room. */
export function stepCode(room: string): number {
	return STEP + ROOMS.indexOf(room);
}

/** Kill the minion of a room from afar. */
export function killCode(room: string): number {
	return KILL + ROOMS.indexOf(room);
}
