// Every seat is colour, shape, pattern and name, so that nobody needs to tell colours apart. Seats count from 0.
import type { TableStore } from '$ui/net/table.svelte.ts';

/** What players are called within a sentence: without which bot they are. */
export function shortNames(table: Pick<TableStore, 'seats' | 'players'>): string[] {
	return table.seats.map((seat) => seat.name || (table.players[seat.seat] ?? ''));
}

/** Shapes in a box of 18: circle, triangle, square, diamond, pentagon, cross, hexagon, star. */
export const SHAPES = [
	'M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1z',
	'M9 1.5 17.2 16H.8z',
	'M2 2h14v14H2z',
	'M9 .5 17.5 9 9 17.5.5 9z',
	'M9 .8l8.3 6-3.2 9.8H3.9L.7 6.8z',
	'M6 1h6v5h5v6h-5v5H6v-5H1V6h5z',
	'M9 .6l7.4 4.2v8.4L9 17.4l-7.4-4.2V4.8z',
	'M9 .8l2.5 5.6 6 .6-4.5 4.1 1.3 6L9 14l-5.3 3.1 1.3-6L.5 7l6-.6z',
] as const;

/** What is drawn on a shape: stripes, dots, a cross, a ring, a hatch; three are plain. */
export const MARKS = [
	'',
	'M6.4 8.2h5.2M4.6 12.2h8.8',
	'M6 6h.01M12 6h.01M6 12h.01M12 12h.01',
	'M9 4.8v8.4M4.8 9h8.4',
	'M9 6.2a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4z',
	'',
	'M4.2 10.2l6-6M5.8 14.2l8-8',
	'',
] as const;

/** The same marks as a tile of 12 that repeats, for what a rival holds or blocks. */
export const TILES = [
	'',
	'M0 3h12M0 9h12',
	'M3 3h.01M9 9h.01',
	'M6 2v8M2 6h8',
	'M6 2.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7z',
	'',
	'M-2 8l10-10M-2 14L14 -2M4 14L14 4',
	'',
] as const;

/** The fill of an area that belongs to a seat: `fill={held(2)}`. The patterns are laid out by SeatPatterns. */
export function held(seat: number): string {
	return `url(#seat-held-${(seat % 8) + 1})`;
}
