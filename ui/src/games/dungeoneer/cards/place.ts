// Where a larger view of something opens beside it.

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const GAP = 8;
const EDGE = 6;

/** How much of its anchor the view may cover from above, if it does not fit otherwise. */
const LAP = 0.45;

/**
 * How much of the window's height a view may take: what is above the lintel, so that the question's buttons stay in
 * reach, unless that is too little for it or its thing lies in the lintel. `lintel` is where that begins; null for none.
 */
export function heightFor(
	anchor: Box,
	size: { height: number },
	window: number,
	lintel: number | null,
): number {
	if (lintel === null || anchor.top + anchor.height > lintel) return window;
	return size.height + 2 * EDGE <= lintel ? lintel : window;
}

/**
 * Above its anchor, if need be over the upper part of it; else below, right or left of it; always within the window.
 */
export function beside(
	anchor: Box,
	size: { width: number; height: number },
	view: { width: number; height: number },
): { left: number; top: number } {
	const within = (at: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE));
	const across = within(anchor.left + anchor.width / 2 - size.width / 2, view.width - size.width);
	const along = within(anchor.top + anchor.height / 2 - size.height / 2, view.height - size.height);
	const above = anchor.top - GAP - size.height;
	if (above >= EDGE) return { left: across, top: above };
	const below = anchor.top + anchor.height + GAP;
	if (below + size.height <= view.height - EDGE) return { left: across, top: below };
	if (above + anchor.height * LAP >= EDGE) return { left: across, top: EDGE };
	const right = anchor.left + anchor.width + GAP;
	if (right + size.width <= view.width - EDGE) return { left: right, top: along };
	const left = anchor.left - GAP - size.width;
	if (left >= EDGE) return { left, top: along };
	return { left: across, top: within(above, view.height - size.height) };
}
