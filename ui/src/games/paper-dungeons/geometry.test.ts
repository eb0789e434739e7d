import { describe, expect, it } from 'vitest';
import { adjoin, border, CELL, chains, LEFT, middle, place, ROOMS, step, TOP } from './geometry.ts';
import type { Point } from './pencil.ts';

describe('the map', () => {
	it('has 42 rooms, A1 at the lower left and F7 at the upper right', () => {
		expect(ROOMS).toHaveLength(42);
		expect(ROOMS[0]).toBe('A1');
		expect(ROOMS.at(-1)).toBe('F7');
		expect(middle('A7')).toEqual([LEFT + CELL / 2, TOP + CELL / 2]);
		expect(middle('A1')[1]).toBeGreaterThan(middle('A7')[1]);
	});

	it('knows a room by its name and nothing else', () => {
		expect(place('E4')).toEqual({ column: 4, row: 4 });
		for (const wrong of ['G1', 'A8', 'A0', 'E44', '', null]) expect(place(wrong)).toBeNull();
	});

	it('goes by arrow keys and stays on the map', () => {
		expect(step('E4', 'ArrowUp')).toBe('E5');
		expect(step('E4', 'ArrowLeft')).toBe('D4');
		expect(step('A1', 'ArrowLeft')).toBe('A1');
		expect(step('F7', 'ArrowUp')).toBe('F7');
	});

	it('draws a border between the two rooms, whichever is named first', () => {
		expect(border('B1', 'C1')).toEqual(border('C1', 'B1'));
		const [from, to] = border('A2', 'A3');
		expect(from[1]).toBe(to[1]);
		expect(from[1]).toBe(TOP + 5 * CELL);
	});

	it('tells neighbours from rooms that only a passage joins', () => {
		expect(adjoin('A2', 'A3')).toBe(true);
		expect(adjoin('A2', 'F2')).toBe(false);
		expect(adjoin('A2', 'B3')).toBe(false);
	});

	it('joins pieces to lines, each piece once', () => {
		const a: [Point, Point] = [
			[0, 0],
			[1, 0],
		];
		const b: [Point, Point] = [
			[1, 1],
			[1, 0],
		];
		const far: [Point, Point] = [
			[5, 5],
			[5, 6],
		];
		const lines = chains([b, far, a]);
		expect(lines).toHaveLength(2);
		expect(lines.find((line) => line.length === 3)).toBeDefined();
		expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(3);
	});
});
