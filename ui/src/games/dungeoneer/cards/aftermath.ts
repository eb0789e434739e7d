// A battle that is over, put together from what was told: many are fought to the end between two looks at the table.
import type { GameEvent } from '$ui/net/types.ts';
import { isName } from '$ui/words/speaker.ts';
import type { Board, Fighter, Form } from '../types.ts';
import { FORMS } from './signs.ts';

export interface Blow {
	attacker: Fighter;
	foe: Fighter;
	form: Form;
	attack: number;
	counter: number;
	/** Null where the stream begins after it was thrown. */
	attackDie: number | null;
	counterDie: number | null;
	/** A challenge within the battle. */
	inner: boolean;
}

export interface Aftermath {
	blows: Blow[];
	/** What came of it, to be told in sentences. */
	told: GameEvent[];
	/** Index of the event that ended it. */
	end: number;
}

const TOLD = new Set([
	'dismissed',
	'prevented',
	'hero_wounded',
	'healed',
	'hero_died',
	'monster_wounded',
	'monster_defeated',
	'minion_made',
	'lost_card',
	'quest_done',
]);

/** What has come of the last comparison so far. */
export function consequences(events: readonly GameEvent[]): GameEvent[] {
	const from = events.findLastIndex(({ kind }) => kind === 'compared' || kind === 'battle_begins');
	return from < 0 || events[from]?.kind !== 'compared'
		? []
		: events.slice(from).filter(({ kind }) => TOLD.has(kind));
}

/** Monsters that fell in the battle that goes on. */
export function fallenMonsters(events: readonly GameEvent[]): Set<string> {
	const from = events.findLastIndex(({ kind, args }) => kind === 'battle_ends' && args.inner === 0);
	const fallen = events.slice(from + 1).filter(({ kind }) => kind === 'monster_defeated');
	return new Set(fallen.flatMap(({ args }) => (isName(args.monster) ? [args.monster.id] : [])));
}

type Throw = { seat: number; total: number; die: number | null; form: Form; event: GameEvent };

function fighter(board: Board, { seat, event }: Throw): Fighter {
	const { monster } = event.args;
	if (isName(monster))
		return { kind: monster.kind === 'quest' ? 'quest' : 'card', seat, id: monster.id, health: 0, most: 0 };
	const hero = board.heroes.find((one) => one.seat === seat);
	return {
		kind: 'hero',
		seat,
		id: hero?.hero ?? '',
		health: hero?.health ?? 0,
		most: hero?.most_health ?? 0,
	};
}

/** The last battle that has been fought to its end, with at least one comparison or something to tell; else null. */
export function aftermath(events: readonly GameEvent[], board: Board): Aftermath | null {
	const end = events.findLastIndex((event) => event.kind === 'battle_ends' && event.args.inner === 0);
	if (end < 0 || board.battles.length > 0) return null;
	let start = end;
	for (let depth = 0, at = end; at >= 0; at -= 1) {
		const kind = events[at]?.kind;
		if (kind === 'battle_ends') depth += 1;
		if (kind === 'battle_begins') depth -= 1;
		start = at;
		if (depth === 0) break;
	}
	const blows: Blow[] = [];
	const told: GameEvent[] = [];
	const open: { attacks: Map<number, Throw>; counters: Map<number, Throw>; compared: number }[] = [];
	let die: number | null = null;
	for (const event of events.slice(start, end + 1)) {
		const { kind, args } = event;
		const now = open.at(-1);
		if (kind === 'battle_begins') open.push({ attacks: new Map(), counters: new Map(), compared: 0 });
		else if (kind === 'battle_ends') open.pop();
		else if (kind === 'die_rolled') die = Number(args.die);
		else if (now && (kind === 'attack_rolled' || kind === 'counter_rolled')) {
			const thrown: Throw = {
				seat: event.seat,
				total: Number(args.total),
				die,
				form: FORMS[Number(args.form)] ?? 'melee',
				event,
			};
			(kind === 'attack_rolled' ? now.attacks : now.counters).set(Number(args.attack), thrown);
			die = null;
		} else if (now && kind === 'compared') {
			// Attacks are compared in the order of their numbers; those that are void have none.
			const number = [...now.counters.keys()].sort((one, other) => one - other)[now.compared];
			now.compared += 1;
			const attack = number === undefined ? undefined : now.attacks.get(number);
			const counter = number === undefined ? undefined : now.counters.get(number);
			if (attack && counter)
				blows.push({
					attacker: fighter(board, attack),
					foe: fighter(board, counter),
					form: attack.form,
					attack: attack.total,
					counter: counter.total,
					attackDie: attack.die,
					counterDie: counter.die,
					inner: open.length > 1,
				});
		} else if (TOLD.has(kind)) told.push(event);
	}
	return blows.length > 0 || told.length > 0 ? { blows, told, end } : null;
}

/** Whether it is still news: fought in this turn, or in the one before if the viewer was in it. */
export function isFresh(found: Aftermath, events: readonly GameEvent[], seat: number | null): boolean {
	const turns = events.slice(found.end).filter((event) => event.kind === 'turn_begins').length;
	if (turns === 0) return true;
	const mine = (one: Fighter) => seat !== null && one.seat === seat;
	return turns === 1 && found.blows.some((blow) => mine(blow.attacker) || mine(blow.foe));
}
