/** Choices sorted for the eye: by what they point at on the table. Nothing here knows what is legal. */

import type { Choice } from '$ui/net/types.ts';
import { isName } from '$ui/words/speaker.ts';
import { type CardKey, design } from './types.ts';

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
