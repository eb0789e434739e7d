// Who is at the table, who is not, and for whom a bot plays.
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { SeatInfo } from '$ui/net/types.ts';

type Company = Pick<TableStore, 'info' | 'over' | 'presence' | 'seats'>;

/** How it is with a player besides the game: all is well without a word. */
export type Standing = 'bot' | 'left' | 'away' | '';

/** Whether a bot plays for a person. */
export function replaced(seat: SeatInfo): boolean {
	return seat.kind === 'person' && seat.bot !== null;
}

export function standing(table: Company, seat: SeatInfo): Standing {
	if (table.over || table.info?.status !== 'playing' || seat.kind !== 'person') return '';
	if (replaced(seat)) return 'bot';
	if (seat.left) return 'left';
	return table.presence && !table.presence.here.includes(seat.seat) ? 'away' : '';
}

/** Whether the server would let me hand this seat to a bot until its player is back. */
export function handable(table: Company, seat: SeatInfo): boolean {
	return !table.over && table.info?.status === 'playing' && seat.deserted === true;
}

/** Whether there is anybody to look after: other people, or somebody who watches. */
export function social(table: Company): boolean {
	return table.seats.some((seat) => seat.kind === 'person' && !seat.yours) || !!table.presence?.watching;
}
