/** What everybody did in the last round that is over, from the events. */

import type { GameEvent } from '$ui/net/types.ts';

/** One round: what each party did, and what befell the table after it. */
export type RoundSummary = { round: number; bySeat: Map<number, GameEvent[]>; after: GameEvent[] };

const AFTER = new Set([
	'mission_claimed',
	'boss_fought',
	'boss_too_strong',
	'boss_not_met',
	'reward_won',
	'gems_vanish',
	'resurrected',
]);

/** The rounds that are over for everybody, oldest first. The round in progress is none of them. */
export function rounds(events: readonly GameEvent[], over: boolean): RoundSummary[] {
	const found: RoundSummary[] = [];
	let now: RoundSummary | null = null;
	for (const event of events) {
		if (event.kind === 'round_started') {
			now = { round: Number(event.args.round), bySeat: new Map(), after: [] };
			found.push(now);
		} else if (now !== null && AFTER.has(event.kind)) now.after.push(event);
		else if (now !== null && event.seat >= 0 && !event.private) {
			const list = now.bySeat.get(event.seat);
			if (list) list.push(event);
			else now.bySeat.set(event.seat, [event]);
		}
	}
	return over ? found : found.slice(0, -1);
}
