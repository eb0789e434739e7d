// The log in sentences, for games that tell nothing of their own.
import type { LogLine } from '$ui/games/types.ts';
import { same } from '$ui/net/same.ts';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { GameEvent } from '$ui/net/types.ts';
import { eventMessage } from '$ui/words/speaker.ts';

/** A message lacked something that only the game's own folder can tell. */
function whole(text: string): boolean {
	return text !== '' && !text.includes('{$') && !text.includes('⟨');
}

export function tell(table: TableStore, events: readonly GameEvent[]): LogLine[] {
	const { speaker, players, seat } = table;
	const lines: LogLine[] = [];
	events.forEach((event, at) => {
		if (!speaker.knows(eventMessage(event.kind))) return;
		const text = speaker.event(event, seat, players);
		if (!whole(text)) return;
		const heading = /^(round|turn)_(started|begun)$/.test(event.kind);
		lines.push({
			at,
			icon: event.chance ? 'rolling-dices' : 'quill-ink',
			text,
			rule: event.rule,
			seat: event.seat,
			heading,
		});
	});
	return lines;
}

/** What was said of a table's events, and from what. */
const said = new WeakMap<TableStore, { from: readonly unknown[]; texts: WeakMap<GameEvent, string> }>();

/**
 * A way of telling events that tells each of them once: the stream only grows, and most of a log is as it was. What else
 * a sentence is made of may be the table's speaker, seat, players and setting, and nothing that changes with the game.
 */
export function once(table: TableStore, tell: (event: GameEvent) => string): (event: GameEvent) => string {
	const { speaker, players, seat, setting } = table;
	const from = [speaker, players, seat, setting];
	let known = said.get(table);
	if (!known || from.some((part, place) => part !== known?.from[place])) {
		known = { from, texts: new WeakMap() };
		said.set(table, known);
	}
	const { texts } = known;
	return (event) => {
		let text = texts.get(event);
		if (text === undefined) {
			text = tell(event);
			texts.set(event, text);
		}
		return text;
	};
}

/** What the log was when it was last asked for, and what it was told from. */
const logs = new WeakMap<TableStore, { from: readonly unknown[]; lines: LogLine[] }>();

/** The log, oldest first. It is told once for all who ask, and a line that stays the same is the same object. */
export function logOf(table: TableStore): LogLine[] {
	const { folder, events, speaker, players, seat, setting } = table;
	const from = [folder, events, speaker, players, seat, setting];
	const before = logs.get(table);
	if (before && from.every((part, place) => part === before.from[place])) return before.lines;
	const lines = same(before?.lines, folder?.tell ? folder.tell(table, events) : tell(table, events));
	logs.set(table, { from, lines });
	return lines;
}

/** A choice in words; its notation where the words need more than the choice says. */
export function choiceText(table: TableStore, code: number): string {
	const own = table.folder?.choice?.(table, code);
	if (own) return own;
	const choice = table.frame?.choices.find((each) => each.code === code);
	if (!choice) return '';
	const text = table.speaker.choice(choice, table.info?.game ?? '');
	return whole(text) ? text : choice.text;
}

/** A code for a person to find: the key that plays the choice at this place of the list. */
export function choiceKey(index: number): string {
	return index < 9 ? String(index + 1) : '';
}
