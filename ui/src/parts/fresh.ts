// Tables as they are before somebody changes them.
import { live } from '$ui/net/live.svelte.ts';
import type { GameInfo, NewSeat, NewTable, OptionValue, TableInfo } from '$ui/net/types.ts';
import { words } from '$ui/words/words.svelte.ts';

/** What bots are called, by seat. */
export function botName(seat: number): string {
	const names = words.say('bot-names').split(', ');
	return names[seat % names.length] ?? '';
}

/** The bot of whoever does not choose one: neither careless nor merciless. */
export function usualBot(game: GameInfo): string {
	return game.levels.includes('medium') ? 'medium' : (game.levels.at(-1) ?? 'random');
}

export function defaults(game: GameInfo): Record<string, OptionValue> {
	return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Me and as many bots as a first game wants. */
export function defaultSeats(game: GameInfo, bot = usualBot(game)): NewSeat[] {
	const me: NewSeat = { kind: 'you', name: live.me?.name ?? '' };
	const count = Math.max(Math.min(3, game.most_seats), game.least_seats);
	const bots = Array.from({ length: count - 1 }, (_, index): NewSeat => {
		return { kind: 'bot', bot, name: botName(index) };
	});
	return [me, ...bots];
}

/** Seats as they are asked for: my own name is sent only where I have written another one. */
export function wished(seats: readonly NewSeat[]): NewSeat[] {
	return seats.map((seat) => (seat.kind === 'you' && seat.name === live.me?.name ? { kind: 'you' } : seat));
}

/** The bot of one click's table: the easiest for whoever has not finished a game of this sort without a guide. */
export function firstBot(game: GameInfo, finished: readonly TableInfo[]): string {
	const played = finished.some((table) => table.game === game.name && !table.guide);
	return played ? usualBot(game) : (game.levels[0] ?? usualBot(game));
}

/** One click's table: me against bots, everything as the rules have it, hints allowed. */
export function defaultTable(game: GameInfo, finished: readonly TableInfo[]): NewTable {
	return {
		game: game.name,
		pack: game.pack,
		options: defaults(game),
		seats: wished(defaultSeats(game, firstBot(game, finished))),
		listed: false,
		watch: false,
		hints: true,
		clock: null,
	};
}
