/** The way a party has walked, read from the events of a seat's stream. */

import type { GameEvent as Event } from '$ui/net/types.ts';
import { adjoin, doorstep, middle } from './geometry.ts';
import { type Point, pencil, seeded } from './pencil.ts';

/** One step: from a room, or from outside, to a room; `move` numbers the steps of a party. */
export type Walked = { from: string | null; to: string; move: number };

/** All steps of a seat in order. A new sheet, as in the next chapter of a campaign, starts anew. */
export function walked(events: readonly Event[], seat: number): Walked[] {
	let steps: Walked[] = [];
	for (const event of events) {
		if (event.seat !== seat) continue;
		if (event.kind === 'sheet_taken') steps = [];
		if (event.kind !== 'entered') continue;
		steps.push({ from: steps.at(-1)?.to ?? null, to: String(event.args.room), move: steps.length });
	}
	return steps;
}

/** Where the pencil rests in a room: near its middle, each time a little elsewhere. */
export function rest(room: string, move: number): Point {
	const random = seeded(move * 31 + 5);
	const [x, y] = middle(room);
	return [x + (random() * 2 - 1) * 6, y + (random() * 2 - 1) * 6];
}

const EDGE = 50;

/** The lines of one step: one line, or two where it leaves the map on one side and comes back on the other. */
export function lines(step: Walked): Point[][] {
	const to = rest(step.to, step.move);
	if (step.from === null) return [[doorstep(step.to), to]];
	const from = rest(step.from, step.move - 1);
	if (adjoin(step.from, step.to)) return [[from, to]];
	const side = from[0] < to[0] ? -1 : 1;
	return [
		[from, [middle(step.from)[0] + side * EDGE, from[1]]],
		[[middle(step.to)[0] - side * EDGE, to[1]], to],
	];
}

/** A drawn step: pencil strokes, each a main one and a fainter one, and where it ends. */
export type Stroke = Walked & { strokes: [string, string][]; end: Point };

/** The pencil strokes of a step. The seed is the number of the move, so a line never jumps when it is drawn again. */
export function stroke(step: Walked): Stroke {
	return {
		...step,
		strokes: lines(step).map((line, part) => pencil(line, step.move * 17 + part)),
		end: rest(step.to, step.move),
	};
}
