/** Where things lie on the map: 6 columns A to F, 7 rows, row 1 at the bottom. */

import type { Point } from './pencil.ts';

export const COLUMNS = 6;
export const ROWS = 7;
export const CELL = 80;
export const LEFT = 26;
export const TOP = 8;
export const RIGHT = LEFT + COLUMNS * CELL;
export const BOTTOM = TOP + ROWS * CELL;
export const WIDTH = 532;
export const HEIGHT = 620;

/** A room by its column, 0 to 5, and its row, 1 to 7. */
export type Place = { column: number; row: number };

/** "E4" as column 4 and row 4; null for anything else, such as a party that stands outside. */
export function place(room: string | null): Place | null {
	const match = /^([A-F])([1-7])$/.exec(room ?? '');
	if (!match) return null;
	return { column: (match[1] as string).charCodeAt(0) - 65, row: Number(match[2]) };
}

/** The name of a room. */
export function roomAt(column: number, row: number): string {
	return `${String.fromCharCode(65 + column)}${row}`;
}

/** All rooms, A1 first, F7 last. */
export const ROOMS: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
	roomAt(index % COLUMNS, Math.floor(index / COLUMNS) + 1),
);

/** The upper left corner of a room. */
export function corner(room: string): Point {
	const at = place(room) ?? { column: 0, row: 1 };
	return [LEFT + at.column * CELL, TOP + (ROWS - at.row) * CELL];
}

/** The middle of a room. */
export function middle(room: string): Point {
	const [x, y] = corner(room);
	return [x + CELL / 2, y + CELL / 2];
}

/** Under the arch of an entrance: where a party stands before it steps into that room. */
export function doorstep(room: string): Point {
	const [x] = middle(room);
	return [x, BOTTOM + 12];
}

/** The border between two neighbouring rooms as the line it is drawn on. */
export function border(one: string, other: string): [Point, Point] {
	const a = place(one);
	const b = place(other);
	if (!a || !b)
		return [
			[0, 0],
			[0, 0],
		];
	if (a.row === b.row) {
		const x = LEFT + Math.max(a.column, b.column) * CELL;
		const y = TOP + (ROWS - a.row) * CELL;
		return [
			[x, y],
			[x, y + CELL],
		];
	}
	const x = LEFT + a.column * CELL;
	const y = TOP + (ROWS - Math.min(a.row, b.row)) * CELL;
	return [
		[x, y],
		[x + CELL, y],
	];
}

/** Whether two rooms lie beside each other on the grid (a side passage is none of this). */
export function adjoin(one: string, other: string): boolean {
	const a = place(one);
	const b = place(other);
	return a !== null && b !== null && Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

const key = ([x, y]: Point): string => `${x},${y}`;

/** Pieces of a line joined end to end into as few lines as possible: a river out of its borders. */
export function chains(pieces: readonly (readonly [Point, Point])[]): Point[][] {
	const left = new Set(pieces);
	const ends = new Map<string, number>();
	for (const piece of pieces) for (const end of piece) ends.set(key(end), (ends.get(key(end)) ?? 0) + 1);
	const lines: Point[][] = [];
	const take = (from: Point): Point | null => {
		for (const piece of left) {
			const [a, b] = piece;
			if (key(a) !== key(from) && key(b) !== key(from)) continue;
			left.delete(piece);
			return key(a) === key(from) ? b : a;
		}
		return null;
	};
	const run = (start: Point): void => {
		const line = [start];
		for (let at = take(start); at !== null; at = take(at)) line.push(at);
		if (line.length > 1) lines.push(line);
	};
	// Start at loose ends, so that a line is not cut in its middle; what is left then are rings.
	for (const piece of pieces) for (const end of piece) if (ends.get(key(end)) === 1) run(end);
	while (left.size > 0) run(([...left][0] as readonly [Point, Point])[0]);
	return lines;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The room that an arrow key leads to: the next one that way, staying at the edge of the map. */
export function step(room: string, arrow: Arrow): string {
	const at = place(room);
	if (!at) return room;
	const column = at.column + (arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0);
	const row = at.row + (arrow === 'ArrowUp' ? 1 : arrow === 'ArrowDown' ? -1 : 0);
	if (column < 0 || column >= COLUMNS || row < 1 || row > ROWS) return room;
	return roomAt(column, row);
}
