import { describe, expect, it } from 'vitest';
import { cross, type Point, pencil, seeded, smooth, wobble } from './pencil.ts';

const LINE: Point[] = [
	[0, 0],
	[100, 0],
	[100, 80],
];

describe('pencil', () => {
	it('draws the same line for the same seed and another one for another', () => {
		expect(pencil(LINE, 7)).toEqual(pencil(LINE, 7));
		expect(pencil(LINE, 8)[0]).not.toBe(pencil(LINE, 7)[0]);
	});

	it('draws two strokes that differ', () => {
		const [main, second] = pencil(LINE, 3);
		expect(second).not.toBe(main);
	});

	it('keeps both ends where they are and wobbles no further than the jitter', () => {
		const bent = wobble(LINE, 5);
		expect(bent[0]).toEqual([0, 0]);
		expect(bent.at(-1)).toEqual([100, 80]);
		for (const [x, y] of bent) {
			const off = Math.min(
				x <= 102 && Math.abs(y) <= 2 ? Math.abs(y) : Number.POSITIVE_INFINITY,
				Math.abs(x - 100),
			);
			expect(off).toBeLessThanOrEqual(1.4);
		}
		// A point about every 22: 4 or 5 parts of the first piece, 4 of the second.
		expect(bent.length).toBeGreaterThanOrEqual(9);
	});

	it('makes path data, none of no points', () => {
		expect(smooth([])).toBe('');
		expect(smooth(LINE)).toMatch(/^M0 0Q100 0 100 40L100 80$/);
	});

	it('has numbers in [0, 1) that do not repeat at once', () => {
		const next = seeded(1);
		const some = Array.from({ length: 200 }, next);
		expect(Math.min(...some)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...some)).toBeLessThan(1);
		expect(new Set(some).size).toBe(200);
	});

	it('crosses a thing out from corner to corner', () => {
		const [down, up] = cross([50, 50], 10, 1);
		expect(down).toMatch(/^M40 40.*L60 60$/);
		expect(up).toMatch(/^M40 60.*L60 40$/);
	});
});
