/** Choices sorted for the eye: by die, by action, by what they point at. Nothing here knows what is legal. */

import type { Change, Choice } from '$ui/net/types.ts';

/** What the table asks: it follows from the kinds of the choices alone. */
export type Question =
	| 'talent'
	| 'goal'
	| 'die'
	| 'walk'
	| 'free-level'
	| 'free-half'
	| 'kill'
	| 'gem'
	| 'wound'
	| 'done'
	| 'other'
	| 'none';

const DICE = ['level', 'craft', 'brew', 'move'] as const;
const SINGLE = new Set(['talent', 'goal', 'free-level', 'free-half', 'kill', 'gem', 'done']);

/** The question that these choices answer. */
export function question(choices: readonly Choice[]): Question {
	const first = choices[0];
	if (first === undefined) return 'none';
	if ((DICE as readonly string[]).includes(first.kind)) return 'die';
	if (choices.some((choice) => choice.kind === 'step' || choice.kind === 'stop')) return 'walk';
	if (first.kind === 'heart' || first.kind === 'track') return 'wound';
	return SINGLE.has(first.kind) ? (first.kind as Question) : 'other';
}

/** The die of a choice by its number; 0 for a choice that takes none. */
export function dieOf(choice: Choice): number {
	return typeof choice.args.die === 'number' ? choice.args.die : 0;
}

/** The choices that a die offers, by its number. */
export function byDie(choices: readonly Choice[]): Map<number, Choice[]> {
	return grouped(
		choices.filter((choice) => dieOf(choice) > 0),
		dieOf,
	);
}

/** One action of a die, and every way to do it. */
export type Action = { kind: string; choices: Choice[] };

/** Choices by action, in the order of the sheet: level, half an item, brew, walk, then whatever else there is. */
export function actions(choices: readonly Choice[]): Action[] {
	const groups = grouped(choices, (choice) => choice.kind);
	const order = [
		...DICE.filter((kind) => groups.has(kind)),
		...[...groups.keys()].filter((kind) => !isDice(kind)),
	];
	return order.map((kind) => ({ kind, choices: groups.get(kind) ?? [] }));
}

function isDice(kind: string): boolean {
	return (DICE as readonly string[]).includes(kind);
}

function grouped<Key>(choices: readonly Choice[], key: (choice: Choice) => Key): Map<Key, Choice[]> {
	const groups = new Map<Key, Choice[]>();
	for (const choice of choices) {
		const group = groups.get(key(choice));
		if (group) group.push(choice);
		else groups.set(key(choice), [choice]);
	}
	return groups;
}

/** What a choice points at, of one sort: "E4" of "room:E4". */
export function target(choice: Choice, sort: string): string | null {
	const found = choice.targets.find((one) => one.startsWith(`${sort}:`));
	return found === undefined ? null : found.slice(sort.length + 1);
}

/** Choices by what they point at; choices that point at nothing of this sort are left out. */
export function byTarget(choices: readonly Choice[], sort: string): Map<string, Choice[]> {
	const pointing = choices.filter((choice) => target(choice, sort) !== null);
	return grouped(pointing, (choice) => target(choice, sort) ?? '');
}

/** By how much a choice changes a figure for certain. */
export function delta(choice: Choice, field: string): number {
	const change = choice.preview.find((one) => one.field === field);
	return change === undefined ? 0 : change.after - change.before;
}

/** A figure as it will be, or as it is. */
export function after(preview: readonly Change[], field: string, now: number): number {
	return preview.find((one) => one.field === field)?.after ?? now;
}

/** All wounds that a choice brings, on potions and on the track. */
export function wounds(choice: Choice): number {
	return delta(choice, 'wounds') + delta(choice, 'hearts');
}

/** The letters of the gems among these bits. */
export function gemLetters(bits: number): string[] {
	return [...'ABCDEFGH'].filter((_, place) => (bits >> place) & 1);
}

/** The gems with letters that a choice takes. */
export function gemsTaken(choice: Choice): string[] {
	const change = choice.preview.find((one) => one.field === 'gems_taken');
	return change === undefined ? [] : gemLetters(change.after & ~change.before);
}
