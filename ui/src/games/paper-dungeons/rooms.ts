/** A room of one's own map: what is printed in it and what has happened to it. */

/** What the map shows of a room. */
export type RoomView = {
	room: string;
	minion: string;
	level: number;
	trap: boolean;
	/** "", "potion", "half", "level" or "gem". */
	treasure: string;
	gem: string;
	boss: { stage: number; id: string; behind: boolean } | null;
	explored: boolean;
	/** Its minion is dead, be it in a fight or from afar. */
	killed: boolean;
	/** Its gem can no longer be had. */
	gone: boolean;
};

/** One thing in a room, to be drawn. */
export type Thing =
	| { sort: 'boss'; icon: string; stage: number; behind: boolean }
	| { sort: 'minion'; icon: string; level: number; crossed: boolean }
	| { sort: 'trap'; icon: string }
	| { sort: 'treasure'; icon: string; treasure: string; gem: string; crossed: boolean };

import { BOSS_ICON, MINION_ICON, TREASURE_ICON } from './signs.ts';

/** The things of a room in the order in which a party meets them, the boss first. */
export function things(view: RoomView): Thing[] {
	const found: Thing[] = [];
	if (view.boss) {
		const icon = BOSS_ICON[view.boss.id] ?? 'death-skull';
		found.push({ sort: 'boss', icon, stage: view.boss.stage, behind: view.boss.behind });
	}
	if (view.minion) {
		const icon = MINION_ICON[view.minion] ?? 'death-skull';
		found.push({ sort: 'minion', icon, level: view.level, crossed: view.killed && !view.explored });
	}
	if (view.trap) found.push({ sort: 'trap', icon: 'wolf-trap' });
	if (view.treasure) {
		const crossed = view.gem !== '' && view.gone;
		found.push({
			sort: 'treasure',
			icon: TREASURE_ICON[view.treasure] ?? 'swap-bag',
			treasure: view.treasure,
			gem: view.gem,
			crossed,
		});
	}
	return found;
}

/** Where a thing lies in its room, and how large it is. */
export type Slot = { x: number; y: number; size: number };

const SLOTS: readonly (readonly Slot[])[] = [
	[],
	[{ x: 40, y: 39, size: 46 }],
	[
		{ x: 29, y: 29, size: 39 },
		{ x: 56, y: 56, size: 30 },
	],
	[
		{ x: 26, y: 27, size: 35 },
		{ x: 59, y: 30, size: 28 },
		{ x: 43, y: 60, size: 28 },
	],
	[
		{ x: 25, y: 26, size: 32 },
		{ x: 58, y: 27, size: 27 },
		{ x: 24, y: 59, size: 26 },
		{ x: 57, y: 59, size: 26 },
	],
];

/** The slots for so many things. */
export function slots(count: number): readonly Slot[] {
	return SLOTS[Math.min(count, 4)] as readonly Slot[];
}
