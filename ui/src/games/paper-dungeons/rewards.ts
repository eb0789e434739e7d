/** Why something is given: rewards come upon rewards, and the question alone does not say what for. */

import type { GameEvent } from '$ui/net/types.ts';
import { type Args, isName } from '$ui/words/speaker.ts';
import type { Question } from './choices.ts';
import type { Party, Setting, Treasure } from './types.ts';

/** The message that says it, and its arguments. */
export type Cause = { message: string; args: Args };
type Due = Cause & { asks: Question };

const ASKS: Partial<Record<Treasure, Question>> = { level: 'free-level', half: 'free-half' };
const idOf = (value: unknown): string => (isName(value) ? value.id : '');

/** The place from which on the events can have to do with what is asked now. */
function start(events: readonly GameEvent[], seat: number): number {
	const at = events.findLastIndex(
		({ kind, seat: whose }) =>
			kind === 'round_started' || kind === 'reward_won' || (kind === 'die_used' && whose === seat),
	);
	return Math.max(0, at);
}

/**
 * Why a party is asked for a level, half an item or a minion, from what has happened to it since its last die. What is
 * due lies on a pile, as the rules have it (PD-5.8): the last thing set off is settled first. Null where the top of the
 * pile is not what is asked: nothing is guessed.
 */
export function causeOf(
	asks: Question,
	events: readonly GameEvent[],
	party: Party,
	setting: Setting,
): Cause | null {
	const { seat } = party;
	const due: Due[] = [];
	const add = (what: Question | undefined, message: string, args: Args) => {
		if (what) due.push({ asks: what, message, args });
	};
	const settle = (what: Question) => {
		if (due.at(-1)?.asks === what) due.pop();
	};
	/** What a die was used for: its level or half is no answer to a reward. */
	let paid = '';
	for (const event of events.slice(start(events, seat))) {
		const { kind, args } = event;
		if (kind === 'reward_won' && Number(args.seat) - 1 === seat) {
			const boss = events.findLast((one) => one.kind === 'boss_fought' && one.seat === seat);
			const name = boss?.args.boss;
			if (isName(name)) add(ASKS[args.reward as Treasure], 'ui-pd-why-boss', { boss: name });
		}
		if (event.seat !== seat) continue;
		const talent = { talent: { kind: 'talent', id: party.talent ?? '' } };
		switch (kind) {
			case 'die_used':
				paid = String(args.action);
				break;
			case 'entered': {
				const room = setting.rooms.find((one) => one.id === args.room);
				if (event.rule === 'PD-7.4' && room?.treasure)
					add(ASKS[room.treasure], 'ui-pd-why-room', { room: room.id });
				break;
			}
			case 'potion_brewed':
				add(ASKS[setting.tracks.potion_bonuses[String(args.potions)] as Treasure], 'ui-pd-why-potions', {
					count: Number(args.potions),
				});
				break;
			case 'gem_placed':
				add(ASKS[setting.tracks.gem_bonuses[String(args.gems)] as Treasure], 'ui-pd-why-gems', {
					count: Number(args.gems),
				});
				break;
			case 'levelled':
				if (paid !== 'level') settle('free-level');
				paid = '';
				if (party.talent === 'noble' && args.level === 5) add('free-half', 'ui-pd-why-talent', talent);
				break;
			case 'half_made':
			case 'item_complete': {
				if (paid !== 'craft') settle('free-half');
				paid = '';
				const item = kind === 'half_made' ? '' : idOf(args.item);
				const cause = { item: { kind: 'item', id: item } };
				if (item === 'tome') add('free-level', 'ui-pd-why-item', cause);
				if (item === 'sceptre') {
					add('kill', 'ui-pd-why-item', cause);
					add('kill', 'ui-pd-why-item', cause);
				}
				break;
			}
			case 'minion_killed':
			case 'minion_defeated':
				if (kind === 'minion_killed') settle('kill');
				if (party.talent === 'beastmaster' && Number(args.minions) % 3 === 0)
					add('free-half', 'ui-pd-why-talent', talent);
				break;
			case 'reward_lost':
				due.pop();
				break;
			default:
				break;
		}
	}
	const top = due.at(-1);
	return top?.asks === asks ? { message: top.message, args: top.args } : null;
}
