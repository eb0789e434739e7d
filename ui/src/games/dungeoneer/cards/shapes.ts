// The strokes of our drawings: flat colours inside a dark line, on a grid of 100 by 100.

export const INK = '#2b2320';

/** One closed or open path. Without a width it has the line of three units that all our drawings share. */
export interface Shape {
	d: string;
	/** A colour, or nothing for a mere line. */
	fill?: string;
	/** Width of the line; 0 for none. */
	width?: number;
	stroke?: string;
	opacity?: number;
	/** The same again, mirrored: ears, horns, braids. */
	twice?: boolean;
}

export type Drawing = readonly Shape[];

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
	`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A filled part with its outline. */
export const part = (fill: string, d: string): Shape => ({ fill, d });

/** The same on both sides. */
export const pair = (fill: string, d: string): Shape => ({ fill, d, twice: true });

/** A patch of colour without an outline. */
export const patch = (fill: string, d: string, opacity = 1): Shape => ({ fill, d, width: 0, opacity });

export const patches = (fill: string, d: string, opacity = 1): Shape => ({
	fill,
	d,
	width: 0,
	opacity,
	twice: true,
});

/** A mere line. */
export const line = (d: string, width = 2.4, stroke = INK): Shape => ({ d, width, stroke });

export const lines = (d: string, width = 2.4, stroke = INK): Shape => ({ d, width, stroke, twice: true });
