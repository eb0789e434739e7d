/** The log: one's own deeds sentence by sentence, a rival's path in one line, the table's news between. */

import type { TableStore } from '$ui/net/table.svelte.ts';
import type { GameEvent } from '$ui/net/types.ts';
import { shortNames } from '$ui/parts/seats.ts';
import { type Args, isName } from '$ui/words/speaker.ts';
import type { LogLine } from '../types.ts';
import { cellOf } from './geometry.ts';
import { cardOf, cellWords, potionWords } from './phrases.ts';
import { EVENT_ICON, roomIcon } from './signs.ts';
import type { Setting } from './types.ts';

/** Events that another one tells as well, or that the question after them shows. */
const SILENT = new Set(['turn_passed', 'explored', 'room_skipped']);
/** Events that name one's own secret quest. At a shared screen the log lies open to whoever looks, so it is mum. */
const SECRET = new Set(['quests_dealt', 'quest_kept']);
/** What a rival does on a path, as lists of rooms, in this order. */
const DEEDS: Record<string, string> = {
	monster_beaten: 'dog-deed-beats',
	monster_overpowered: 'dog-deed-beats',
	walked_past: 'dog-deed-passes',
	room_claimed: 'dog-deed-claims',
	tramp_hired: 'dog-deed-hires',
	potion_taken: 'dog-deed-claims',
	trap_disarmed: 'dog-deed-disarms',
	trap_pawed: 'dog-deed-trapped',
};
const ON_PATH = new Set([
	...Object.keys(DEEDS),
	'leaving',
	'card_turned',
	'stepped',
	'passage_broken',
	'jumped',
	'room_skipped',
	'got_out',
]);

/** One event as a sentence. */
export function sentenceOf(
	event: GameEvent,
	table: Pick<TableStore, 'speaker' | 'seat'>,
	names: readonly string[],
): string {
	const { speaker } = table;
	const { args } = event;
	const more: Args = {};
	const named = Number(args.seat) - 1;
	const who = named === table.seat ? 'you' : 'other';
	if (args.seat !== undefined) more.seat = who === 'you' ? speaker.say('ui-you') : (names[named] ?? '');
	if (args.cell !== undefined) more.cell = cellWords(speaker, cellOf(String(args.cell)));
	if (args.potions !== undefined) more.potions = potionWords(speaker, String(args.potions));
	if (args.quests !== undefined) {
		more.quests = String(args.quests)
			.split(' ')
			.map((id) => speaker.name({ kind: 'quest', id }))
			.join('; ');
	}
	if (event.kind === 'stepped' && args.room === undefined) more.room = speaker.say('dog-start-room');
	if (event.kind === 'round_begun') {
		return speaker.say('ui-dd-round-begun', { round: Number(args.round), who, player: String(more.seat) });
	}
	return speaker.event(event, table.seat, names, more);
}

/** What a rival did on the way out, in a few words each. */
export function deeds(path: readonly GameEvent[], table: Pick<TableStore, 'speaker'>): string[] {
	const { speaker } = table;
	const told: string[] = [];
	for (const message of new Set(Object.values(DEEDS))) {
		const rooms = path.flatMap((event) =>
			DEEDS[event.kind] === message && isName(event.args.room) ? [speaker.name(event.args.room)] : [],
		);
		if (rooms.length > 0) told.push(speaker.say(message, { rooms: rooms.join(', ') }));
	}
	const count = (kind: string) => path.filter((event) => event.kind === kind).length;
	if (count('passage_broken')) told.push(speaker.say('dog-deed-breaks', { count: count('passage_broken') }));
	if (count('card_turned')) told.push(speaker.say('dog-deed-turns', { count: count('card_turned') }));
	return told;
}

function iconOf(event: GameEvent, setting: Setting): string {
	const name = event.args.card ?? event.args.room;
	if (/^(room_|monster_|walked_)/.test(event.kind) && isName(name)) return roomIcon(cardOf(setting, name.id));
	return EVENT_ICON[event.kind] ?? 'quill-ink';
}

/** The log of a table, oldest first. */
export function tell(table: TableStore, events: readonly GameEvent[]): LogLine[] {
	const setting = table.setting as Setting | null;
	if (!setting) return [];
	const lines: LogLine[] = [];
	const names = shortNames(table);
	const shared = table.mine.length > 1 && !table.over;
	let path: GameEvent[] = [];
	for (const [at, event] of events.entries()) {
		if (SILENT.has(event.kind) || (shared && SECRET.has(event.kind))) continue;
		const rival = event.seat >= 0 && event.seat !== table.seat;
		if (rival && ON_PATH.has(event.kind)) {
			path.push(event);
			continue;
		}
		if (rival && event.kind === 'room_drawn') continue;
		let text = sentenceOf(event, table, names);
		if (rival && event.kind === 'left') {
			const told = deeds(path, table);
			if (told.length > 0) text = table.speaker.say('dog-rival-path', { text, deeds: told.join('; ') });
		}
		path = [];
		lines.push({
			at,
			icon: iconOf(event, setting),
			text,
			rule: event.rule,
			seat: event.seat,
			...(event.kind === 'round_begun' ? { heading: true } : {}),
		});
	}
	return lines;
}
