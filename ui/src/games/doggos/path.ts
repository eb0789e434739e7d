// The way of a dog that has left, read from what was told about it.
import type { GameEvent } from '$ui/net/types.ts';
import { beside, type Cell, cellOf, keyOf } from './geometry.ts';
import type { Side } from './types.ts';

/** The cells of the path that ends with the event at this index, the start room first. */
export function pathIn(events: readonly GameEvent[], at: number): Cell[] {
	const seat = events[at]?.seat;
	const begun = events.findLastIndex(
		(event, index) => index < at && event.seat === seat && event.kind === 'leaving',
	);
	const cells: Cell[] = [{ x: 0, y: 0 }];
	if (begun < 0) return cells;
	for (const event of events.slice(begun, at)) {
		if (event.seat !== seat) continue;
		const here = cells.at(-1) as Cell;
		if (event.kind === 'stepped' || (event.kind === 'passage_broken' && event.args.room !== undefined))
			cells.push(beside(here, event.args.side as Side));
		else if (event.kind === 'jumped') cells.push(cellOf(String(event.args.cell)));
	}
	return cells.filter((cell, index) => index === 0 || keyOf(cell) !== keyOf(cells[index - 1] as Cell));
}
