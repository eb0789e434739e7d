import { describe, expect, it } from 'vitest';
import { placeCode } from './codes.ts';
import { fixtures } from './fixtures/index.ts';
import {
	beside,
	bounds,
	CELL,
	cellOf,
	exitOf,
	keyOf,
	letterOf,
	lines,
	outsOf,
	route,
	sideTo,
	toward,
	turned,
} from './geometry.ts';
import type { Board, Room, Setting } from './types.ts';

function boardOf(name: string): Board {
	return fixtures[name]?.frames[0]?.board as Board;
}

function room(x: number, y: number, ways: string): Room {
	return {
		x,
		y,
		card: 'coins_1',
		turn: 0,
		edges: 'EEEE',
		ways,
		paws: null,
		hired: 'plain',
		cover: null,
		fight: '',
	};
}

describe('cells', () => {
	it('are named as in choices', () => {
		expect(keyOf({ x: 2, y: -1 })).toBe('2,-1');
		expect(cellOf('2,-1')).toEqual({ x: 2, y: -1 });
		for (const placement of boardOf('middle').drawn?.placements ?? [])
			expect(placeCode(placement.x, placement.y)).toBe(placement.code);
		expect(placeCode(16, 0)).toBeNull();
	});

	it('lie beside one another', () => {
		expect(beside({ x: 0, y: 0 }, 'n')).toEqual({ x: 0, y: -1 });
		expect(sideTo({ x: 1, y: 1 }, { x: 0, y: 1 })).toBe('w');
		expect(sideTo({ x: 1, y: 1 }, { x: 3, y: 1 })).toBeNull();
	});

	it('have a box around them that holds the start room', () => {
		const box = bounds([{ x: 2, y: -1 }], 0);
		expect(box).toEqual({ x: 0, y: -CELL, width: 3 * CELL, height: 2 * CELL });
	});
});

describe('arrows', () => {
	const cells = [
		{ x: 1, y: -3 },
		{ x: 3, y: 0 },
		{ x: -1, y: 2 },
	];
	it('lead to the nearest thing in their direction, straight ahead first', () => {
		expect(toward({ x: 0, y: 0 }, 'ArrowRight', cells)).toEqual({ x: 3, y: 0 });
		expect(toward({ x: 0, y: 0 }, 'ArrowUp', cells)).toEqual({ x: 1, y: -3 });
		expect(toward({ x: 0, y: 0 }, 'ArrowDown', cells)).toEqual({ x: -1, y: 2 });
	});
	it('stay where nothing lies ahead', () => {
		expect(toward({ x: 3, y: 0 }, 'ArrowRight', cells)).toBeNull();
	});
	it('reach every placement from any other', () => {
		const places = boardOf('middle').drawn?.placements ?? [];
		const reached = new Set<string>();
		const wave = [places[0] ?? { x: 0, y: 0 }];
		for (const cell of wave) {
			if (reached.has(keyOf(cell))) continue;
			reached.add(keyOf(cell));
			for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
				const next = toward(cell, arrow, places);
				if (next) wave.push({ ...next } as (typeof places)[number]);
			}
		}
		expect(reached.size).toBe(places.length);
	});
});

describe('a route', () => {
	// A ring of four rooms, and a fifth behind a door.
	const rooms = [
		room(0, 0, '.oo.'),
		room(1, 0, '.doo'),
		room(0, 1, 'oo..'),
		room(1, 1, 'o..o'),
		room(2, 0, '.O.d'),
	];
	it('is the shortest one through open edges', () => {
		const found = route(rooms, { x: 0, y: 0 }, { x: 1, y: 1 }, new Set());
		expect(found?.sides).toHaveLength(2);
		expect(found?.clear).toBe(false);
	});
	it('goes round rooms that are shut', () => {
		expect(route(rooms, { x: 0, y: 0 }, { x: 1, y: 1 }, new Set(['1,0']))).toEqual({
			sides: ['s', 'e'],
			clear: true,
		});
		expect(route(rooms, { x: 0, y: 0 }, { x: 1, y: 1 }, new Set(['1,0', '0,1']))).toBeNull();
	});
	it('takes a door only with a key', () => {
		expect(route(rooms, { x: 0, y: 0 }, { x: 2, y: 0 }, new Set())).toBeNull();
		expect(route(rooms, { x: 0, y: 0 }, { x: 2, y: 0 }, new Set(), true)).toEqual({
			sides: ['e', 'e'],
			clear: true,
		});
	});
});

describe('a way', () => {
	it('is drawn in one piece, and anew after a jump', () => {
		const steps = [
			{ x: 0, y: 0, by: '' },
			{ x: 1, y: 0, by: 'step' },
			{ x: 5, y: 5, by: 'jump' },
			{ x: 5, y: 6, by: 'step' },
		];
		const drawn = lines(steps, 's');
		expect(drawn).toHaveLength(2);
		expect(drawn[0]).not.toContain('Q');
		expect(drawn.every((piece) => piece.startsWith('M'))).toBe(true);
	});
	it('leaves by an exit before a door', () => {
		expect(outsOf(room(0, 0, 'D..O'))).toEqual(['w', 'n']);
		const path = { ...(boardOf('leaving').path as NonNullable<Board['path']>) };
		const last = path.steps.at(-1) ?? { x: 0, y: 0 };
		expect(exitOf(path, [{ ...room(last.x, last.y, '.O..') }])).toBe('e');
	});
});

describe('a card', () => {
	it('is turned as the table turns it', () => {
		const board = boardOf('middle');
		const setting = fixtures.middle?.setting as Setting;
		for (const laid of board.rooms) {
			const card = setting.cards.find((one) => one.id === laid.card);
			if (card) expect(turned(card.edges, laid.turn)).toBe(laid.edges);
		}
		expect(turned('EWDW', 1)).toBe('WEWD');
		expect(turned('EWDW', -1)).toBe('WDWE');
	});
	it('has its places by letter, and beyond Z by number', () => {
		expect([0, 5, 6, 25, 26].map(letterOf)).toEqual(['A', 'F', 'G', 'Z', '27']);
	});
});
