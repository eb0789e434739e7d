// The last throw outside of battles, put together from what was told: a search, an attempt, a trap, an exit.
import type { GameEvent } from '$ui/net/types.ts';
import { isName } from '$ui/words/speaker.ts';
import type { SourceKind, Test } from '../types.ts';

export interface Roll {
	what: Test['what'];
	seat: number;
	/** What it was about; empty where the events do not say. */
	kind: SourceKind;
	id: string;
	/** Null where the stream begins after it was thrown. */
	die: number | null;
	total: number;
	needed: number;
	/** The quest that was completed by it, or without any throw. */
	done: string;
	/** Whether a die was thrown against a number. */
	thrown: boolean;
	/** All dice of an attempt that counts them together. */
	dice: number[];
	/** What came of it, to be told in sentences. */
	told: GameEvent[];
	/** Index of the event that decided it. */
	at: number;
}

const DECIDED = new Set(['tested', 'searched', 'trap_passed', 'trap_failed']);
const ENDED = new Set(['quest_done', 'quest_failed']);
/** Deeds with which something else begins. */
const BEGINS = new Set([
	'turn_begins',
	'quest_attempted',
	'searches',
	'escort_taken',
	'explores',
	'location_placed',
	'moves',
	'arrived',
	'battle_begins',
	'battle_ends',
	'discarded',
	'card_played',
	'encounter_declared',
]);
const TOLD = new Set([
	'hero_wounded',
	'healed',
	'fell',
	'stood_up',
	'hero_died',
	'lost_card',
	'quest_failed',
]);

function named(event: GameEvent | undefined, arg: string): string {
	const value = event?.args[arg];
	return isName(value) ? value.id : '';
}

/** What has been thrown or completed last; null where nothing has since the stream begins. */
export function lastRoll(events: readonly GameEvent[]): Roll | null {
	const at = events.findLastIndex(({ kind }) => DECIDED.has(kind) || ENDED.has(kind));
	const last = events[at];
	if (!last) return null;
	// A quest is told to be done after its throw.
	const start = events.findLastIndex((event, index) => index < at && BEGINS.has(event.kind));
	const deed = events[start];
	if (deed?.kind === 'battle_begins' || deed?.kind === 'battle_ends') return null;
	const since = events.slice(Math.max(0, start), at + 1);
	const decided = since.findLast(({ kind }) => DECIDED.has(kind)) ?? null;
	const before = decided ? since.slice(0, since.indexOf(decided)) : since;
	const die = before.findLast(({ kind }) => kind === 'die_rolled');
	const rest = events.slice(at + 1);
	const next = rest.findIndex(({ kind }) => BEGINS.has(kind));
	const after = next < 0 ? rest : rest.slice(0, next);
	const quest = deed?.kind === 'quest_attempted' || deed?.kind === 'searches' ? named(deed, 'quest') : '';
	const trap = decided ? named(decided, 'card') : '';
	return {
		what: trap ? 'trap' : deed?.kind === 'searches' ? 'search' : quest ? 'quest' : 'effect',
		seat: last.seat,
		kind: trap ? 'card' : quest ? 'quest' : 'now',
		id: trap || quest,
		die: die ? Number(die.args.die) : null,
		total: Number(decided?.args.total ?? 0),
		needed: Number(decided?.args.needed ?? 0),
		done: last.kind === 'quest_done' ? named(last, 'quest') : '',
		thrown: decided !== null,
		dice: decided
			? []
			: since.filter(({ kind }) => kind === 'die_rolled').map(({ args }) => Number(args.die)),
		told: [...since.slice(decided ? before.length : 0), ...after].filter(({ kind }) => TOLD.has(kind)),
		at,
	};
}

/** Whether it is still news: of this turn, or of the one before if it was the viewer's. */
export function isNews(roll: Roll, events: readonly GameEvent[], seat: number | null): boolean {
	const turns = events.slice(roll.at).filter((event) => event.kind === 'turn_begins').length;
	return turns === 0 || (turns === 1 && roll.seat === seat);
}
