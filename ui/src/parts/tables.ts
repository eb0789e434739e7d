// What a row in a list of tables says.
import type { TableInfo } from '$ui/net/types.ts';
import { capital } from '$ui/words/speaker.ts';
import { words } from '$ui/words/words.svelte.ts';

export const GAME_ICONS: Record<string, string> = {
	'paper-dungeons': 'rolling-dices',
	doggos: 'paw-print',
	dungeoneer: 'crowned-skull',
};

/** What a game is called where there is little room. */
export function gameName(game: string): string {
	const short = `ui-game-${game}`;
	return words.say(words.speaker.knows(short) ? short : `game-${game}`);
}

/** Names as a language lists them. */
export function listed(names: readonly string[]): string {
	return words.speaker.list(names);
}

/** Who else is there, or that nobody is. */
export function company(table: TableInfo): string {
	const others = table.seats.filter((seat) => !seat.yours && seat.kind !== 'open').map((seat) => seat.name);
	return others.length ? words.say('ui-with', { players: listed(others) }) : words.say('ui-alone');
}

/** How a table stands and who is there: "Round 4 of 8, with Ludmila". */
export function standing(table: TableInfo): string {
	const there = company(table);
	const how = table.progress ? words.speaker.phrase(table.progress) : '';
	// A message that a newer server knows and this page does not is left out.
	return how && !/[⟨{]/.test(how) ? words.say('ui-standing', { how: capital(how), company: there }) : there;
}

/** My move first, then what changed last. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
	return [...tables].sort((a, b) => Number(b.your_move) - Number(a.your_move) || b.changed - a.changed);
}

/** When a finished table was, with whom, and how many hints I took. */
export function finishedLine(table: TableInfo): string {
	const mine = table.seats.find((seat) => seat.yours);
	const count = (mine && table.hints_used?.[mine.seat]) || 0;
	const line = words.say('ui-ago-company', { when: ago(table.changed), company: company(table) });
	return count ? words.say('ui-with-hints', { line, hints: words.say('ui-hints-taken', { count }) }) : line;
}

export function clockWords(table: TableInfo): string {
	if (!table.clock) return words.say('ui-clock-none');
	return table.clock.kind === 'days'
		? words.say('ui-clock-days', { days: Math.round(table.clock.seconds / 86400) })
		: words.say('ui-clock-move', { seconds: table.clock.seconds });
}

/** How a finished table went for me. */
export function finishedTitle(table: TableInfo): string {
	const mine = table.seats.find((seat) => seat.yours);
	const outcome = table.outcome;
	const game = gameName(table.game);
	if (!mine || !outcome) return game;
	const score = outcome.scores[mine.seat] ?? 0;
	if (table.seats.length === 1) return words.say('ui-finished-solo', { game, score });
	const rank = outcome.ranks[mine.seat] ?? 0;
	return words.say(rank === 1 && !outcome.lost ? 'ui-finished-won' : 'ui-finished-rank', {
		game,
		score,
		rank,
	});
}

/** "yesterday", "3 hours ago": how long ago something was, in seconds since 1970. */
export function ago(then: number, now = Date.now()): string {
	const seconds = Math.round(then - now / 1000);
	const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
	const steps: [Intl.RelativeTimeFormatUnit, number][] = [
		['day', 86400],
		['hour', 3600],
		['minute', 60],
	];
	for (const [unit, size] of steps) {
		if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
	}
	return words.say('ui-just-now');
}
