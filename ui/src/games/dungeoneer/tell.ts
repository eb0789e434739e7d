/** The log: the story in sentences, a line for every deed with what it led to, a heading for every turn. */

import type { TableStore } from '$ui/net/table.svelte.ts';
import type { GameEvent } from '$ui/net/types.ts';
import { shortNames } from '$ui/parts/seats.ts';
import { type Args, capital, isName, type Speaker } from '$ui/words/speaker.ts';
import type { LogLine } from '../types.ts';
import { catalogue, sentences } from './cards/look.ts';
import type { Setting } from './types.ts';
import { cellWords } from './words.ts';

/** Events that the board shows, or that the next event tells better. */
const SILENT = new Set([
	'noticed',
	'villainy_phase',
	'location_phase',
	'feats_phase',
	'moves',
	'chance_picked',
	'compared',
	'tunnel_laid',
]);
/** Events that begin a line of their own; all others join the line before them. */
const BEGINS = new Set([
	'turn_begins',
	'card_played',
	'ability_used',
	'encounter_declared',
	'encounter_revealed',
	'hero_attacks',
	'battle_begins',
	'challenge',
	'arrived',
	'quest_attempted',
	'quest_done',
	'searches',
	'location_placed',
	'discarded',
	'explores',
	'escort_taken',
	'game_over',
	'hero_dealt',
	'hero_chosen',
	'hero_died',
	'quest_dealt',
	'quest_revealed',
	'centre_laid',
	'table_laid',
]);
const AFTER_DIE = new Set([
	'tested',
	'attack_rolled',
	'counter_rolled',
	'trap_passed',
	'trap_failed',
	'searched',
]);
/** Rolls that say their total and their number, but not what came of them. */
const THREATS = new Set(['tested', 'searched']);
/** After these, alone, the dungeon rolls for encounters. */
const DUNGEON = new Set(['points', 'arrived', 'encounter_revealed', 'discarded']);
/** Lines to which nothing is added. */
const CLOSED = new Set(['turn_begins', 'game_over', 'battle_ends', 'quest_done']);
const SEATS = ['seat', 'target', 'payer', 'winner'];

const ICONS: Record<string, string> = {
	turn_begins: 'hourglass',
	card_played: 'card-play',
	ability_used: 'swap-bag',
	encounter_declared: 'fanged-skull',
	encounter_revealed: 'fanged-skull',
	hero_attacks: 'crossed-swords',
	battle_begins: 'crossed-swords',
	challenge: 'crossed-swords',
	attack_rolled: 'rolling-dices',
	counter_rolled: 'rolling-dices',
	arrived: 'boot-prints',
	quest_attempted: 'tied-scroll',
	quest_done: 'achievement',
	quest_dealt: 'tied-scroll',
	quest_revealed: 'tied-scroll',
	searches: 'magnifying-glass',
	location_placed: 'treasure-map',
	explores: 'compass',
	discarded: 'card-discard',
	escort_taken: 'lantern',
	game_over: 'laurel-crown',
	hero_dealt: 'chess-king',
	hero_chosen: 'chess-king',
	hero_died: 'broken-heart',
	hero_wounded: 'broken-heart',
	centre_laid: 'bird-scepter',
	scepter_grows: 'bird-scepter',
	table_laid: 'dungeon-gate',
	battle_ends: 'trophy-cup',
	level: 'upgrade',
};

/** Sentences that were told before: events never change, so each is put into words once for a reader and a language. */
const told = new WeakMap<GameEvent, { by: string; text: string }>();

type Reader = { speaker: Speaker; seat: number | null; names: readonly string[]; setting: Setting | null };

function sentence(event: GameEvent, reader: Reader): string {
	const by = `${reader.speaker.language} ${reader.seat} ${reader.names.join(',')}`;
	const known = told.get(event);
	if (known?.by === by) return known.text;
	const { speaker, seat, names } = reader;
	const more: Args = {};
	for (const name of SEATS) {
		const value = event.args[name];
		if (typeof value === 'number' && value >= 1 && value <= names.length) {
			more[name] = names[value - 1] ?? '';
			more[`${name}_is`] = value - 1 === seat ? 'you' : 'other';
		}
	}
	let text = speaker.event(event, seat, names, more);
	if (event.kind === 'encounter_declared' && event.args.specials) text += ` ${specials(event, reader)}`;
	if (event.kind === 'location_placed')
		text = `${stop(text)}, ${cellWords(speaker, cellText(Number(event.args.cell)))}.`;
	if (event.kind === 'turn_begins')
		text = speaker.say('ui-dl-turn-begins', {
			round: Number(event.args.round),
			who: more.seat_is ?? 'other',
			player: more.seat ?? '',
		});
	told.set(event, { by, text });
	return text;
}

/** The special effects that were bought with an encounter, as its card says them; the event has their numbers. */
function specials(event: GameEvent, { speaker, setting }: Reader): string {
	const card = isName(event.args.card) && setting ? catalogue(setting).card(event.args.card.id) : null;
	const lines = card?.text.filter((phrase) => phrase.message === 'card-special') ?? [];
	const bought = String(event.args.specials)
		.split(' ')
		.map((one) => lines[Number.parseInt(one, 10) - 1]);
	return sentences(bought.map((phrase) => (phrase ? capital(speaker.phrase(phrase)) : '')));
}

/** A cell operand as the steps that people read: 31 cells in a row, the entrance in the middle. */
function cellText(number: number): string {
	return `${(number % 31) - 15},${Math.floor(number / 31) - 15}`;
}

function stop(text: string): string {
	return text.replace(/[.]$/, '');
}

/** The log of a table, oldest first. */
export function tell(table: TableStore, events: readonly GameEvent[]): LogLine[] {
	const reader: Reader = {
		speaker: table.speaker,
		seat: table.seat,
		names: shortNames(table),
		setting: table.setting as Setting | null,
	};
	const { speaker } = reader;
	const lines: LogLine[] = [];
	let closed = true;
	let die = 0;
	let last = '';
	let drawn = 0;
	let drawer = -1;
	let own: string[] = [];
	/** Where what waits to be told came: a line has the place of an event that no other line has. */
	const came = { own: 0, drawn: 0, die: 0 };

	const add = (text: string, begins: boolean, at: number, event: GameEvent | null): void => {
		const said = text.replace(/([!?…])\.(?= |$)/g, '$1');
		const before = lines.at(-1);
		if (begins || closed || !before) {
			lines.push({
				at,
				icon: ICONS[event?.kind ?? ''] ?? 'quill-ink',
				text: said,
				rule: event?.rule ?? '',
				seat: event?.seat ?? -1,
				...(event?.kind === 'turn_begins' ? { heading: true } : {}),
			});
			closed = false;
		} else before.text += ` ${said}`;
	};
	const flushDrawn = (): void => {
		if (own.length > 0) {
			add(speaker.say('event-card-drawn', { card: own.join(', ') }), false, came.own, null);
			own = [];
		}
		if (drawn > 0) {
			const player = reader.names[drawer] ?? '';
			add(speaker.say('dl-drew', { player, count: drawn }), false, came.drawn, null);
			drawn = 0;
		}
	};
	const flushDie = (): void => {
		if (die === 0) return;
		const message =
			last === 'turn_begins'
				? 'dl-die-scepter'
				: reader.names.length === 1 && DUNGEON.has(last)
					? 'dl-die-dungeon'
					: 'event-die-rolled';
		add(speaker.say(message, { die }), false, came.die, null);
		die = 0;
	};

	for (const [at, event] of events.entries()) {
		const { kind } = event;
		if (SILENT.has(kind) || (kind === 'drew' && event.seat === table.seat)) continue;
		if (kind === 'battle_ends' && event.args.inner) continue;
		if (kind === 'drew') {
			if (event.seat !== drawer) flushDrawn();
			drawer = event.seat;
			drawn += 1;
			came.drawn = at;
			continue;
		}
		if (kind === 'card_drawn') {
			own.push(isName(event.args.card) ? speaker.name(event.args.card) : '');
			came.own = at;
			continue;
		}
		flushDrawn();
		if (kind === 'die_rolled') {
			flushDie();
			die = Number(event.args.die);
			came.die = at;
			continue;
		}
		let text = sentence(event, reader);
		if (AFTER_DIE.has(kind) && die > 0) {
			text = `${stop(text)} ${speaker.say('dl-die', { die, value: Number(event.args.total) - die })}.`;
			die = 0;
		}
		if (THREATS.has(kind)) {
			const result = Number(event.args.total) >= Number(event.args.needed) ? 'yes' : 'no';
			text = `${stop(text)}: ${speaker.say('dl-threat', { result })}.`;
		}
		flushDie();
		const explored = kind === 'location_placed' && last === 'explores';
		add(text, BEGINS.has(kind) && !explored, at, event);
		closed = CLOSED.has(kind);
		last = kind;
	}
	flushDrawn();
	flushDie();
	return lines;
}
