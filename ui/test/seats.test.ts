import { expect, test } from 'vitest';
import { held, MARKS, SHAPES, TILES } from '$ui/parts/seats.ts';

test('eight seats can be told apart without colour, by shape and by pattern', () => {
	expect(SHAPES).toHaveLength(8);
	expect(new Set(SHAPES).size).toBe(8);
	expect(new Set(MARKS.filter(Boolean)).size).toBe(5);
	expect(MARKS.map((mark) => mark === '')).toEqual(TILES.map((tile) => tile === ''));
	expect(held(0)).not.toBe(held(1));
	expect(held(9)).toBe(held(1));
});
