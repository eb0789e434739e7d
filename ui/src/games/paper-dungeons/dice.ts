/** The order in which dice were used: the sheet does not say it, the events do. */

import type { GameEvent } from '$ui/net/types.ts';
import type { Die } from './types.ts';

/** For each die on the tray: 1, 2 or 3 for the order of use, 0 if it lies there unused. */
export function usedOrder(dice: readonly Die[], events: readonly GameEvent[], seat: number | null): number[] {
	const order = dice.map(() => 0);
	const rolled = events.findLastIndex((event) => event.kind === 'rolled');
	let count = 0;
	for (const event of events.slice(rolled + 1)) {
		if (event.kind !== 'die_used' || event.seat !== seat) continue;
		count += 1;
		const place = dice.findIndex((die, at) => die.used && order[at] === 0 && die.number === event.args.die);
		if (place >= 0) order[place] = count;
	}
	return order;
}
