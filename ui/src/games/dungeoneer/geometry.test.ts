import { describe, expect, it } from 'vitest';
import {
	ACROSS,
	bounds,
	cellKey,
	cellOf,
	corner,
	DOWN,
	HEIGHT,
	middle,
	standing,
	stepped,
	WIDTH,
} from './geometry.ts';

describe('the grid of locations', () => {
	it('reads and writes cells', () => {
		expect(cellOf('2,-1')).toEqual({ x: 2, y: -1 });
		expect(cellKey({ x: 2, y: -1 })).toBe('2,-1');
		expect(corner({ x: 2, y: -1 })).toEqual({ x: 2 * ACROSS, y: -DOWN });
		expect(middle({ x: 0, y: 0 })).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
	});

	it('holds all cells in its box', () => {
		const box = bounds([
			{ x: -1, y: 0 },
			{ x: 2, y: 3 },
		]);
		expect(box.x).toBeLessThan(-ACROSS);
		expect(box.x + box.width).toBeGreaterThan(2 * ACROSS + WIDTH);
		expect(box.y + box.height).toBeGreaterThan(3 * DOWN + HEIGHT);
		expect(bounds([]).width).toBe(WIDTH);
	});

	it('goes by arrows to what lies that way', () => {
		const cells = [
			{ x: 0, y: 0 },
			{ x: 1, y: 0 },
			{ x: 0, y: -2 },
			{ x: 3, y: 1 },
		];
		expect(stepped('ArrowRight', { x: 0, y: 0 }, cells)).toEqual({ x: 1, y: 0 });
		expect(stepped('ArrowRight', { x: 1, y: 0 }, cells)).toEqual({ x: 3, y: 1 });
		expect(stepped('ArrowUp', { x: 0, y: 0 }, cells)).toEqual({ x: 0, y: -2 });
		expect(stepped('ArrowDown', { x: 0, y: 0 }, cells)).toBeNull();
		expect(stepped('Enter', { x: 0, y: 0 }, cells)).toBeNull();
	});

	it('has a place for every hero', () => {
		for (const count of [1, 2, 3, 4]) {
			const points = standing(count);
			expect(points).toHaveLength(count);
			expect(new Set(points.map((point) => `${point.x},${point.y}`)).size).toBe(count);
		}
	});
});
