/** What everybody did in each round, and what befell the table at its end, from the events. */

import type { GameEvent } from '$ui/net/types.ts';
import { isName } from '$ui/words/speaker.ts';
import { bossCard } from './scene.ts';
import type { Setting } from './types.ts';

/** One round: what each party did, and what befell the table after it. */
export type RoundSummary = { round: number; bySeat: Map<number, GameEvent[]>; after: GameEvent[] };

/** A party before the boss: the power it had, the row it reached or missed, and what that came to. */
export type Fight = {
	seat: number;
	boss: string;
	end: 'beat' | 'weak' | 'away';
	power: number;
	/** The threshold that was reached, or the lowest one that was not. */
	least: number;
	fame: number;
	wounds: number;
};

const NEWS = new Set([
	'mission_claimed',
	'boss_fought',
	'boss_too_strong',
	'boss_not_met',
	'reward_won',
	'gems_vanish',
]);
const ENDS: Record<string, Fight['end']> = {
	boss_fought: 'beat',
	boss_too_strong: 'weak',
	boss_not_met: 'away',
};

/**
 * The rounds so far, oldest first; the last one, `current`, may be in progress. A game that goes on from the middle of
 * another one has no events of what was before: then the first round may be a part of one.
 */
export function rounds(events: readonly GameEvent[], current: number): RoundSummary[] {
	const first = events.find((event) => event.kind === 'round_started');
	let now = begun(first ? Number(first.args.round) - 1 : current);
	const found = [now];
	let fought = false;
	for (const event of events) {
		if (event.kind === 'round_started') {
			now = begun(Number(event.args.round));
			fought = false;
			found.push(now);
		} else if (NEWS.has(event.kind) || event.kind === 'resurrected' || (fought && event.kind === 'wounded')) {
			// The wounds after the fight are the boss's.
			fought ||= event.kind in ENDS;
			now.after.push(event);
		} else if (event.seat >= 0 && !event.private) {
			const list = now.bySeat.get(event.seat);
			if (list) list.push(event);
			else now.bySeat.set(event.seat, [event]);
		}
	}
	const [start] = found;
	const nothing = start?.round === 0 || (start?.bySeat.size === 0 && start.after.length === 0);
	return nothing ? found.slice(1) : found;
}

function begun(round: number): RoundSummary {
	return { round, bySeat: new Map(), after: [] };
}

/** Which round, counted from 1, has ended with something worth telling: the last one or the one before it; else 0. */
export function newest(all: readonly RoundSummary[]): number {
	const least = Math.max(0, all.length - 2);
	for (let count = all.length; count > least; count -= 1) {
		if (all[count - 1]?.after.some((event) => NEWS.has(event.kind))) return count;
	}
	return 0;
}

/** How each party fared against the boss after a round; none where no boss came. */
export function fights(round: RoundSummary, setting: Setting): Fight[] {
	return round.after.flatMap((event) => {
		const end = ENDS[event.kind];
		if (!end || !isName(event.args.boss)) return [];
		const boss = event.args.boss.id;
		const power = Number(event.args.power);
		const rows = bossCard(setting, boss)?.rows ?? [];
		const least = (rows.findLast((row) => power >= row.power) ?? rows[0])?.power ?? 0;
		const wounds = round.after
			.filter((one) => one.kind === 'wounded' && one.seat === event.seat)
			.reduce((sum, one) => sum + Number(one.args.wounds), 0);
		return [{ seat: event.seat, boss, end, power, least, fame: Number(event.args.fame), wounds }];
	});
}

/** What else befell the table: missions, the reward, gems that vanish, parties that died. */
export function tidings(round: RoundSummary): GameEvent[] {
	return round.after.filter((event) => !(event.kind in ENDS) && event.kind !== 'wounded');
}
