/** Choices sorted for the eye: by what they point at on the table. Nothing here knows what is legal. */

import type { Choice } from '$ui/net/types.ts';
import { isName } from '$ui/words/speaker.ts';
import { type Board, type CardKey, design, type HeroBoard } from './types.ts';

const CARDS = new Set(['play', 'card', 'use']);
const QUESTS = new Set([
	'attempt',
	'search',
	'take-up',
	'hand-over',
	'pick-up',
	'drop',
	'quest',
	'use-quest',
]);

/**
 * What a choice points at, such as `card:big_stick#2`, `seat:0`, `quest:lost_crown`, `location:crossroads`,
 * `cell:1,-2`, `side:1`; empty where it points at nothing on the table. Read from the notation, which tells copies of a
 * card apart.
 */
export function thingOf(choice: Choice): string {
	const [verb = '', first = ''] = choice.text.split(' ');
	if (CARDS.has(verb)) return `card:${first}`;
	if (QUESTS.has(verb)) return `quest:${first}`;
	if (verb === 'attack' || verb === 'seat') return `seat:${Number(first) - 1}`;
	if (verb === 'use-hero' || verb === 'hero') return `hero:${first}`;
	if (verb === 'place') return `cell:${first}`;
	if (choice.kind === 'side') return `side:${SIDES.indexOf(first)}`;
	const place = choice.args.place;
	if (isName(place)) return `location:${place.id}`;
	return '';
}

export const SIDES = ['n', 'e', 's', 'w'];

/** Choices by what they point at. */
export function byThing(choices: readonly Choice[]): Map<string, Choice[]> {
	const found = new Map<string, Choice[]>();
	for (const choice of choices) {
		const thing = thingOf(choice);
		if (!thing) continue;
		const group = found.get(thing);
		if (group) group.push(choice);
		else found.set(thing, [choice]);
	}
	return found;
}

/** The number of a choice of a kind with one, such as a form or X. */
export function operand(choice: Choice): number {
	const last = choice.text.split(' ').at(-1) ?? '';
	return Number(last);
}

/**
 * The key under which a card of a hand is offered. Of two equal cards the table offers the first one only; to a person
 * either will do.
 */
export function offeredKey(
	card: CardKey,
	things: ReadonlyMap<string, unknown>,
	hand: readonly CardKey[],
): CardKey | null {
	if (things.has(`card:${card}`)) return card;
	const twin = hand.find(
		(other) => other !== card && design(other) === design(card) && things.has(`card:${other}`),
	);
	return twin ?? null;
}

/** Where a thing is lit on the table: in the hand, among the own cards beside it, on the map. */
export type Where = 'hand' | 'cards' | 'map';

/** Where what a choice points at lies lit; null where a chip alone offers it. */
export function litAt(choice: Choice, board: Board, hero: HeroBoard | null): Where | null {
	const thing = thingOf(choice);
	const id = thing.slice(thing.indexOf(':') + 1);
	if (thing.startsWith('card:')) {
		if (hero?.hand.some((held) => held.card === id)) return 'hand';
		const own = [...(hero?.inventory ?? []), ...(hero?.curses ?? []), ...(hero?.lair ?? [])];
		return own.some((owned) => owned.card === id) ? 'cards' : null;
	}
	if (thing.startsWith('location:')) return board.places.some((place) => place.id === id) ? 'map' : null;
	return thing.startsWith('side:') ? 'map' : null;
}

/** What a card is that an effect asks about: where it lies. */
export function zoneOf(card: CardKey, board: Board, hero: HeroBoard | null): string {
	const among = (owned: readonly { card: CardKey }[] | undefined) => owned?.some((one) => one.card === card);
	if (among(hero?.hand)) return 'hand';
	if (among(hero?.curses)) return 'curse';
	if (among(hero?.inventory) || among(hero?.lair)) return 'own';
	return board.decks.some((deck) => deck.discards.includes(card)) ? 'discards' : 'rival';
}

/**
 * Choices for which there is no room among the chips, by where they are lit instead: as many groups as it takes, the
 * largest first. What is lit nowhere is never among them.
 */
export function folded(
	choices: readonly Choice[],
	most: number,
	where: (choice: Choice) => Where | null,
): ReadonlyMap<Where, readonly Choice[]> {
	const groups = new Map<Where, Choice[]>();
	for (const choice of choices) {
		const at = where(choice);
		if (at) groups.set(at, [...(groups.get(at) ?? []), choice]);
	}
	const found = new Map<Where, readonly Choice[]>();
	let left = choices.length;
	for (const [at, group] of [...groups].sort((one, other) => other[1].length - one[1].length)) {
		if (left <= most - (found.size > 0 ? 1 : 0)) break;
		found.set(at, group);
		left -= group.length;
	}
	return found;
}

/** Kinds that say no: they are the quiet button. */
const NO = new Set([
	'pass',
	'decline-save',
	'decline-discard',
	'decline-challenge',
	'decline-scepter',
	'decline-room',
	'decline-draw',
	'decline-step',
	'decline-pay',
	'decline-ability',
	'end',
	'end-villainy',
	'specials-done',
	'give-nobody',
]);

export function isNo(choice: Choice): boolean {
	return NO.has(choice.kind);
}

/** Kinds in the order in which their chips stand. */
const ORDER = [
	'attempt',
	'hand-over',
	'take-up',
	'pick-up',
	'search',
	'stand',
	'move',
	'step',
	'explore',
	'attack',
	'ambush',
	'challenge-card',
	'challenge-quest',
	'challenge-hero',
	'guard',
	'use',
	'use-hero',
	'use-quest',
	'play',
	'play-peril',
	'play-encounter',
	'lie',
	'drop',
];

export function rank(choice: Choice): number {
	const at = ORDER.indexOf(choice.kind);
	return at < 0 ? ORDER.length : at;
}

/** Kinds that cost something or show something at once: chosen with a look first, then confirmed. */
const WEIGHED = new Set([
	'play',
	'play-peril',
	'play-encounter',
	'use',
	'use-hero',
	'use-quest',
	'discard',
	'sacrifice',
	'surplus',
	'lair-surplus',
	'make-room',
	'attempt',
	'hero',
	'class',
]);

export function isWeighed(choice: Choice): boolean {
	return WEIGHED.has(choice.kind);
}
