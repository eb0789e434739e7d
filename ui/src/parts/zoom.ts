// What a map shows, as arithmetic: a point of the content lies in the middle of the window, at a scale.

export interface Point {
	x: number;
	y: number;
}

export interface Size {
	width: number;
	height: number;
}

export type Box = Point & Size;

/** `x` and `y` are the point of the content that lies in the middle of the window. */
export interface View extends Point {
	scale: number;
}

export const LEAST = 0.5;
export const MOST = 2.5;
/** Below this, content drops texture and small print, not its symbols. */
export const SMALL = 0.7;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The view with a scale that is allowed and a middle that never leaves the content. */
export function kept(view: View, bounds: Box, least = LEAST): View {
	return {
		scale: within(view.scale, least, MOST),
		x: within(view.x, bounds.x, bounds.x + bounds.width),
		y: within(view.y, bounds.y, bounds.y + bounds.height),
	};
}

/** After the content was dragged by this many pixels. */
export function panned(view: View, dx: number, dy: number): View {
	return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/** After zooming about a point of the window, counted from its middle: what lies there stays there. */
export function zoomed(view: View, factor: number, at: Point = { x: 0, y: 0 }, least = LEAST): View {
	const scale = within(view.scale * factor, least, MOST);
	const shift = 1 / view.scale - 1 / scale;
	return { scale, x: view.x + at.x * shift, y: view.y + at.y * shift };
}

/** The scale at which the whole content fits into the window, never above life size. */
export function fitting(bounds: Box, window: Size, least = LEAST): number {
	if (!window.width || !window.height || !bounds.width || !bounds.height) return 1;
	return within(Math.min(window.width / bounds.width, window.height / bounds.height), least, 1);
}

/** The smallest move that brings a box of the content into the window, with some air around it. */
export function shown(view: View, box: Box, window: Size, air = 24): View {
	const along = (middle: number, start: number, length: number, side: number) => {
		const half = side / 2 / view.scale - air / view.scale;
		if (length > 2 * half) return start + length / 2;
		return within(middle, start + length - half, start + half);
	};
	return {
		...view,
		x: along(view.x, box.x, box.width, window.width),
		y: along(view.y, box.y, box.height, window.height),
	};
}

/** The transform of the content's layer, whose origin is the window's upper left corner. */
export function transform(view: View, window: Size): string {
	const x = window.width / 2 - view.x * view.scale;
	const y = window.height / 2 - view.y * view.scale;
	return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${view.scale.toFixed(4)})`;
}
