/** Strokes of a pencil: a line that wobbles, always the same way for the same seed. */

export type Point = readonly [x: number, y: number];

const JITTER = 1.4;
const EVERY = 22;

/** A small generator of numbers in [0, 1); the same seed gives the same row (mulberry32). */
export function seeded(seed: number): () => number {
	let state = (seed + 0x9e3779b9) | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The corners of a line with wobbling points between them; both ends stay where they are. */
export function wobble(points: readonly Point[], seed: number, jitter = JITTER, every = EVERY): Point[] {
	const random = seeded(seed);
	const off = () => (random() * 2 - 1) * jitter;
	const bent: Point[] = [];
	for (const [index, from] of points.entries()) {
		const to = points[index + 1];
		const end = index === 0 || to === undefined;
		bent.push(end ? from : [from[0] + off(), from[1] + off()]);
		if (to === undefined) break;
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
		const parts = Math.max(1, Math.round(length / every));
		for (let part = 1; part < parts; part += 1) {
			const share = part / parts;
			bent.push([from[0] + (to[0] - from[0]) * share + off(), from[1] + (to[1] - from[1]) * share + off()]);
		}
	}
	return bent;
}

/** The path data of a smooth line through the middles of its points, as a hand rounds its corners a little. */
export function smooth(points: readonly Point[]): string {
	const first = points[0];
	const last = points.at(-1);
	if (first === undefined || last === undefined) return '';
	let data = `M${round(first[0])} ${round(first[1])}`;
	for (let index = 1; index < points.length - 1; index += 1) {
		const at = points[index] as Point;
		const next = points[index + 1] as Point;
		data += `Q${round(at[0])} ${round(at[1])} ${round((at[0] + next[0]) / 2)} ${round((at[1] + next[1]) / 2)}`;
	}
	return `${data}L${round(last[0])} ${round(last[1])}`;
}

/** A pencil line: the main stroke and the fainter one beside it. */
export function pencil(
	points: readonly Point[],
	seed: number,
	jitter = JITTER,
): [main: string, second: string] {
	return [smooth(wobble(points, seed, jitter)), smooth(wobble(points, seed + 7919, jitter * 1.3))];
}

/** The two strokes that cross a thing out, over a box with this middle and half size. */
export function cross([x, y]: Point, half: number, seed: number): [string, string] {
	return [
		smooth(
			wobble(
				[
					[x - half, y - half],
					[x + half, y + half],
				],
				seed,
				JITTER,
				half,
			),
		),
		smooth(
			wobble(
				[
					[x - half, y + half],
					[x + half, y - half],
				],
				seed + 1,
				JITTER,
				half,
			),
		),
	];
}
