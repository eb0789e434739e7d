// The dice of battles, from what was told: a board keeps only the totals of dice that are settled.
import type { GameEvent } from '$ui/net/types.ts';

export interface Rolls {
	/** By attack, in the order of their declaration. */
	attack: (number | null)[];
	counter: (number | null)[];
}

function put(list: (number | null)[], at: number, die: number): void {
	while (list.length <= at) list.push(null);
	list[at] = die;
}

/** Dice of the battles that go on, outermost first, as far as the events reach. */
export function battleDice(events: readonly GameEvent[]): Rolls[] {
	const open: Rolls[] = [];
	let die: number | null = null;
	for (const { kind, args } of events) {
		if (kind === 'battle_begins') open.push({ attack: [], counter: [] });
		else if (kind === 'battle_ends') open.pop();
		else if (kind === 'die_rolled') die = Number(args.die);
		else if (kind === 'attack_rolled' || kind === 'counter_rolled') {
			let rolls = open.at(-1);
			if (!rolls) {
				// The stream begins in the middle of a battle.
				rolls = { attack: [], counter: [] };
				open.push(rolls);
			}
			if (die !== null)
				put(kind === 'attack_rolled' ? rolls.attack : rolls.counter, Number(args.attack) - 1, die);
			die = null;
		}
	}
	return open;
}

/** Dice of the battle at this depth, when so many go on. */
export function diceOf(events: readonly GameEvent[], depth: number, battles: number): Rolls {
	const open = battleDice(events);
	return open[open.length - battles + depth] ?? { attack: [], counter: [] };
}

/** Where the pips of a die lie, on a grid of three by three. */
export const PIPS: readonly (readonly [number, number][])[] = [
	[],
	[[1, 1]],
	[
		[0, 0],
		[2, 2],
	],
	[
		[0, 0],
		[1, 1],
		[2, 2],
	],
	[
		[0, 0],
		[2, 0],
		[0, 2],
		[2, 2],
	],
	[
		[0, 0],
		[2, 0],
		[1, 1],
		[0, 2],
		[2, 2],
	],
	[
		[0, 0],
		[0, 1],
		[0, 2],
		[2, 0],
		[2, 1],
		[2, 2],
	],
];
