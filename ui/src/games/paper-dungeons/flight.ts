/** The prize of a room flies to its track: which icon, and where to. */

import type { GameEvent } from '$ui/net/types.ts';

/** A prize on its way: from a room to the part of the sheet with this name. */
export type Prize = { room: string; icon: string; to: 'gems' | 'potions' | 'minions' | 'wounds' };

const FLIES: Record<string, Omit<Prize, 'room'>> = {
	gem_taken: { icon: 'cut-diamond', to: 'gems' },
	potion_brewed: { icon: 'round-potion', to: 'potions' },
	minion_defeated: { icon: 'crossed-swords', to: 'minions' },
	wounded: { icon: 'broken-heart', to: 'wounds' },
};

/** What a seat's last step brought, from events that are new. Only what a room gave flies, not what a die brewed. */
export function prizes(fresh: readonly GameEvent[], seat: number | null): Prize[] {
	const found: Prize[] = [];
	let room: string | null = null;
	for (const event of fresh) {
		if (event.seat !== seat) continue;
		if (event.kind === 'entered') room = String(event.args.room);
		else if (event.kind === 'die_used') room = null;
		const flies = FLIES[event.kind];
		if (room !== null && flies && !found.some((prize) => prize.room === room && prize.to === flies.to)) {
			found.push({ room, ...flies });
		}
	}
	return found;
}
