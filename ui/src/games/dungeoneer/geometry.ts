/** Where things lie on the map: locations on a grid, the first entrance at 0, 0, in units that are pixels at scale 1. */

import type { Box, Point } from '$ui/parts/zoom.ts';

export const WIDTH = 134;
export const HEIGHT = 148;
export const GAP = 16;
export const ACROSS = WIDTH + GAP;
export const DOWN = HEIGHT + GAP;
/** Air around the outermost locations, for rings and walls. */
const AIR = 12;

export type Cell = { x: number; y: number };

/** North, east, south, west: how far the neighbour lies. */
export const STEPS: readonly Cell[] = [
	{ x: 0, y: -1 },
	{ x: 1, y: 0 },
	{ x: 0, y: 1 },
	{ x: -1, y: 0 },
];

/** "2,-1" as a cell. */
export function cellOf(text: string): Cell {
	const [x = 0, y = 0] = text.split(',').map(Number);
	return { x, y };
}

export function cellKey(cell: Cell): string {
	return `${cell.x},${cell.y}`;
}

/** The upper left corner of a cell. */
export function corner(cell: Cell): Point {
	return { x: cell.x * ACROSS, y: cell.y * DOWN };
}

/** The middle of a cell. */
export function middle(cell: Cell): Point {
	return { x: cell.x * ACROSS + WIDTH / 2, y: cell.y * DOWN + HEIGHT / 2 };
}

/** The box that holds all these cells. */
export function bounds(cells: readonly Cell[]): Box {
	if (cells.length === 0) return { x: 0, y: 0, width: WIDTH, height: HEIGHT };
	const xs = cells.map((cell) => cell.x);
	const ys = cells.map((cell) => cell.y);
	const left = Math.min(...xs) * ACROSS - AIR;
	const top = Math.min(...ys) * DOWN - AIR;
	return {
		x: left,
		y: top,
		width: Math.max(...xs) * ACROSS + WIDTH + AIR - left,
		height: Math.max(...ys) * DOWN + HEIGHT + AIR - top,
	};
}

const ARROWS: Record<string, Cell> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowRight: { x: 1, y: 0 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
};

/** Which cell an arrow key leads to: the nearest one that lies more that way than aside; null where there is none. */
export function stepped(key: string, from: Cell, cells: readonly Cell[]): Cell | null {
	const way = ARROWS[key];
	if (!way) return null;
	let best: Cell | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const cell of cells) {
		const dx = cell.x - from.x;
		const dy = cell.y - from.y;
		const along = dx * way.x + dy * way.y;
		const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
		if (along <= 0 || aside > along * 2) continue;
		const distance = along + aside * 1.5;
		if (distance < least) {
			least = distance;
			best = cell;
		}
	}
	return best;
}

/** Where the standees of several heroes stand on one floor. */
export function standing(count: number): readonly Point[] {
	if (count <= 1) return [{ x: 67, y: 84 }];
	if (count === 2)
		return [
			{ x: 48, y: 86 },
			{ x: 86, y: 86 },
		];
	if (count === 3)
		return [
			{ x: 67, y: 68 },
			{ x: 45, y: 96 },
			{ x: 89, y: 96 },
		];
	return [
		{ x: 47, y: 66 },
		{ x: 87, y: 66 },
		{ x: 47, y: 100 },
		{ x: 87, y: 100 },
	];
}
