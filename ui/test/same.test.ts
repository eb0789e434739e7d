import { describe, expect, test } from 'vitest';
import { same, steady } from '$ui/net/same.ts';

describe('what a frame has in common with the one before it', () => {
	const before = {
		round: 3,
		rooms: [
			{ at: [0, 0], card: 'rat' },
			{ at: [1, 0], card: null },
		],
		dice: [1, 2],
	};
	const copy = <T>(value: T): T => structuredClone(value);

	test('is the same object where nothing has changed', () => {
		expect(same(before, copy(before))).toBe(before);
		expect(same(before.rooms, copy(before.rooms))).toBe(before.rooms);
		expect(same('a', 'a')).toBe('a');
	});

	test('says what is new and keeps the rest', () => {
		const after = copy(before);
		(after.rooms[1] as { card: string | null }).card = 'bat';
		const found = same(before, after);
		expect(found).toEqual(after);
		expect(found).not.toBe(before);
		expect(found.rooms).not.toBe(before.rooms);
		expect(found.rooms[0]).toBe(before.rooms[0]);
		expect(found.dice).toBe(before.dice);
	});

	test('holds for maps and sets as well', () => {
		const targets = new Map([
			['A1', [{ icon: 'broken-heart', text: '1' }]],
			['B1', []],
		]);
		expect(same(targets, copy(targets))).toBe(targets);
		const dice = new Set([1, 4]);
		expect(same(dice, new Set([1, 4]))).toBe(dice);
		const after = copy(targets).set('B1', [{ icon: 'broken-heart', text: '2' }]);
		const found = same(targets, after);
		expect(found).toEqual(after);
		expect(found.get('A1')).toBe(targets.get('A1'));
	});

	test.each<[string, unknown, unknown]>([
		['a longer list', [1, 2], [1, 2, 3]],
		['a shorter list', [1, 2], [1]],
		['another field', { a: 1 }, { b: 1 }],
		['a field more', { a: 1 }, { a: 1, b: undefined }],
		['a field less', { a: 1, b: 2 }, { a: 1 }],
		['a list for an object', { 0: 1 }, [1]],
		['null for an object', { a: 1 }, null],
		['an object for null', null, { a: 1 }],
		['a number for a text', '1', 1],
		['a key less', new Map([['A1', 1]]), new Map()],
		['another key', new Map([['A1', 1]]), new Map([['B1', 1]])],
		[
			'another order',
			new Map([
				['A1', 1],
				['B1', 1],
			]),
			new Map([
				['B1', 1],
				['A1', 1],
			]),
		],
		['a set for another', new Set([1, 2]), new Set([1, 3])],
		['a larger set', new Set([1]), new Set([1, 2])],
		['a map for an object', {}, new Map()],
		['an object for a set', new Set(), {}],
	])('%s is news', (_, old, fresh) => {
		const found = same(old, fresh);
		expect(found).toEqual(fresh);
		expect(found).not.toBe(old);
	});
});

test('what is made over and over keeps what it has in common with the last time', () => {
	const rooms = [
		{ room: 'A1', explored: false },
		{ room: 'B1', explored: false },
	];
	const make = steady(() => structuredClone(rooms));
	const first = make();
	expect(make()).toBe(first);
	rooms[1] = { room: 'B1', explored: true };
	const second = make();
	expect(second).toEqual(rooms);
	expect(second[0]).toBe(first[0]);
	expect(second[1]).not.toBe(first[1]);
	expect(make()).toBe(second);
});
