// Where things lie on the map. A cell is `x` steps to the east and `y` steps to the south of the start room.
import type { Box } from '$ui/parts/zoom.ts';
import { type Path, type Room, SIDES, type Side } from './types.ts';

export type Cell = { x: number; y: number };
export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

/** From one cell to the next, in pixels at scale 1. A tile is a little smaller. */
export const CELL = 116;
export const TILE = 112;

const STRIDE: Record<Side, Cell> = {
	n: { x: 0, y: -1 },
	e: { x: 1, y: 0 },
	s: { x: 0, y: 1 },
	w: { x: -1, y: 0 },
};
const ARROWS: Record<Arrow, Side> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

export function keyOf({ x, y }: Cell): string {
	return `${x},${y}`;
}

export function cellOf(key: string): Cell {
	const [x = 0, y = 0] = key.split(',').map(Number);
	return { x, y };
}

export function beside({ x, y }: Cell, side: Side): Cell {
	return { x: x + STRIDE[side].x, y: y + STRIDE[side].y };
}

/** The side of a cell at which another one lies; null if they do not touch. */
export function sideTo(from: Cell, to: Cell): Side | null {
	return SIDES.find((side) => keyOf(beside(from, side)) === keyOf(to)) ?? null;
}

/** The middle of a cell. */
export function middle({ x, y }: Cell): Cell {
	return { x: x * CELL + CELL / 2, y: y * CELL + CELL / 2 };
}

/** The upper left corner of the tile in a cell. */
export function corner({ x, y }: Cell): Cell {
	const rim = (CELL - TILE) / 2;
	return { x: x * CELL + rim, y: y * CELL + rim };
}

/** The box around cells, with some table around them. */
export function bounds(cells: readonly Cell[], rim = 0.34): Box {
	const xs = cells.map((cell) => cell.x);
	const ys = cells.map((cell) => cell.y);
	const left = Math.min(0, ...xs) - rim;
	const top = Math.min(0, ...ys) - rim;
	return {
		x: left * CELL,
		y: top * CELL,
		width: (Math.max(0, ...xs) + 1 + rim - left) * CELL,
		height: (Math.max(0, ...ys) + 1 + rim - top) * CELL,
	};
}

/** The cell that an arrow leads to: the nearest one in its direction, straight ahead before aside. Null if there is none. */
export function toward(from: Cell, arrow: Arrow, cells: readonly Cell[]): Cell | null {
	const { x, y } = STRIDE[ARROWS[arrow]];
	let best: Cell | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const cell of cells) {
		const ahead = (cell.x - from.x) * x + (cell.y - from.y) * y;
		const aside = Math.abs((cell.x - from.x) * y) + Math.abs((cell.y - from.y) * x);
		if (ahead <= 0) continue;
		const far = ahead + 2 * aside;
		if (far < least) {
			least = far;
			best = cell;
		}
	}
	return best;
}

/** The shortest way, as sides, and whether there is no other one as short. */
export type Route = { sides: Side[]; clear: boolean };

/**
 * The shortest way through open edges, and through doors for who has a key; null if there is none. What waits in the
 * rooms is not looked at.
 */
export function route(
	rooms: readonly Room[],
	from: Cell,
	to: Cell,
	shut: ReadonlySet<string>,
	key = false,
): Route | null {
	const at = new Map(rooms.map((room) => [keyOf(room), room]));
	const came = new Map<string, { before: string; side: Side; far: number; clear: boolean }>();
	const start = keyOf(from);
	const goal = keyOf(to);
	const wave = [start];
	for (const before of wave) {
		if (before === goal) break;
		const room = at.get(before);
		if (!room) continue;
		const here = came.get(before);
		const far = (here?.far ?? 0) + 1;
		SIDES.forEach((side, index) => {
			const next = keyOf(beside(room, side));
			const open = room.ways[index] === 'o' || (key && room.ways[index] === 'd');
			if (!open || next === start || shut.has(next)) return;
			const known = came.get(next);
			if (known) {
				if (known.far === far) known.clear = false;
				return;
			}
			came.set(next, { before, side, far, clear: here?.clear ?? true });
			wave.push(next);
		});
	}
	const found = came.get(goal);
	if (!found) return null;
	const sides: Side[] = [];
	for (let step = found; ; step = came.get(step.before) as typeof found) {
		sides.unshift(step.side);
		if (step.before === start) return { sides, clear: found.clear };
	}
}

/** The sides of a room that lead out onto the bare table, doors last. */
export function outsOf(room: Room | undefined): Side[] {
	if (!room) return [];
	const of = (letter: string) => SIDES.filter((_, index) => room.ways[index] === letter);
	return [...of('O'), ...of('D')];
}

/** By which side a finished path goes out: the passage that was broken for it, else the first way out. */
export function exitOf(path: Path, rooms: readonly Room[]): Side | null {
	const last = path.steps.at(-1);
	if (!last) return null;
	return outsOf(rooms.find((room) => room.x === last.x && room.y === last.y))[0] ?? null;
}

const ROUND = 22;
/** How far below the middle of a tile its line runs, so that pictures stay in view. */
export const LOW = 16;

/** A way as a line of SVG, with round corners: one piece for each stretch without a jump. `out` is where it ends outside. */
export function lines(steps: readonly (Cell & { by: string })[], out: Side | null): string[] {
	const pieces: Cell[][] = [];
	for (const step of steps) {
		const { x, y } = middle(step);
		if (step.by === 'jump' || pieces.length === 0) pieces.push([]);
		pieces.at(-1)?.push({ x, y: y + LOW });
	}
	const last = steps.at(-1);
	if (out && last) {
		const from = middle(last);
		const { x, y } = STRIDE[out];
		pieces.at(-1)?.push({ x: from.x + x * CELL * 0.78, y: from.y + LOW + y * CELL * 0.78 });
	}
	return pieces.map(smooth);
}

function smooth(points: readonly Cell[]): string {
	const [first, ...rest] = points;
	if (!first) return '';
	let drawn = `M${first.x} ${first.y}`;
	rest.forEach((point, index) => {
		const before = points[index] as Cell;
		const after = rest[index + 1];
		if (!after) {
			drawn += `L${point.x} ${point.y}`;
			return;
		}
		const enter = towards(point, before);
		const leave = towards(point, after);
		drawn += `L${enter.x} ${enter.y}Q${point.x} ${point.y} ${leave.x} ${leave.y}`;
	});
	return drawn;
}

function towards(point: Cell, other: Cell): Cell {
	const far = Math.hypot(other.x - point.x, other.y - point.y) || 1;
	const part = Math.min(ROUND, far / 2) / far;
	const round = (value: number) => Math.round(value * 10) / 10;
	return { x: round(point.x + (other.x - point.x) * part), y: round(point.y + (other.y - point.y) * part) };
}

/** What a placement is called: A to Z, then its number. */
export function letterOf(place: number): string {
	return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[place] ?? String(place + 1);
}

/** Letters clockwise from the north after quarter turns. */
export function turned(edges: string, quarters: number): string {
	const turn = ((quarters % 4) + 4) % 4;
	return edges.slice(4 - turn) + edges.slice(0, 4 - turn);
}
