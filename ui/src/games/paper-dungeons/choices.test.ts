import { describe, expect, it } from 'vitest';
import type { Choice } from '$ui/net/types.ts';
import {
	actions,
	byDie,
	byTarget,
	delta,
	dieOf,
	gemsTaken,
	after as laterFigure,
	question,
	target,
	wounds,
} from './choices.ts';
import { brewCode, craftCode, heroOf, killCode, levelCode, stepCode } from './codes.ts';
import { usedOrder } from './dice.ts';
import { fixtures } from './fixtures/index.ts';

function choice(
	kind: string,
	args: Choice['args'] = {},
	targets: string[] = [],
	preview: Choice['preview'] = [],
): Choice {
	return { code: 0, text: '', kind, rule: '', args, targets, preview, words: [] };
}

const level = choice('level', { die: 1, hero: { kind: 'hero', id: 'warrior' } }, ['die:1', 'hero:warrior']);
const sword = choice('craft', { die: 1 }, ['die:1', 'item:sword']);
const crown = choice('craft', { die: 1 }, ['die:1', 'item:crown']);
const other = choice('craft', { die: 6 }, ['die:6', 'item:crown']);
const brew = choice('brew', { die: 6 }, ['die:6']);
const move = choice('move', { die: 1 }, ['die:1']);
const recorded = Object.values(fixtures).flatMap(({ frames }) => frames.flatMap((frame) => frame.choices));

describe('choices', () => {
	it('are grouped by die, then by action in the order of the sheet', () => {
		const dice = byDie([move, sword, level, other, brew, crown]);
		expect([...dice.keys()].sort()).toEqual([1, 6]);
		expect(actions(dice.get(1) ?? []).map((action) => [action.kind, action.choices.length])).toEqual([
			['level', 1],
			['craft', 2],
			['move', 1],
		]);
		expect(actions([choice('stop'), choice('step')]).map((action) => action.kind)).toEqual(['stop', 'step']);
	});

	it('are found by what they point at', () => {
		expect(byTarget([sword, crown, other, brew], 'item').get('crown')).toEqual([crown, other]);
		expect(target(brew, 'item')).toBeNull();
		expect(dieOf(choice('done'))).toBe(0);
	});

	it('make the question', () => {
		expect(question([])).toBe('none');
		expect(question([level, move])).toBe('die');
		expect(question([choice('stop'), choice('step')])).toBe('walk');
		expect(question([choice('heart'), choice('track')])).toBe('wound');
		expect(question([choice('done')])).toBe('done');
		expect(question([choice('something-new')])).toBe('other');
	});

	it('every recorded moment has a question of its own', () => {
		for (const { frames } of Object.values(fixtures)) {
			for (const frame of frames) expect(question(frame.choices)).not.toBe('other');
		}
	});

	it('tell what they change', () => {
		const trap = choice(
			'step',
			{},
			[],
			[
				{ field: 'wounds', before: 2, after: 3 },
				{ field: 'hearts', before: 0, after: 1 },
				{ field: 'gems_taken', before: 0b1, after: 0b1001 },
			],
		);
		expect(wounds(trap)).toBe(2);
		expect(gemsTaken(trap)).toEqual(['D']);
		expect(delta(trap, 'potions')).toBe(0);
		expect(laterFigure(trap.preview, 'wounds', 2)).toBe(3);
		expect(laterFigure(trap.preview, 'gems', 5)).toBe(5);
	});
});

describe('codes', () => {
	it('are those of the game, in every recorded choice', () => {
		const named = (one: Choice, sort: string) => target(one, sort) ?? '';
		const mirrored: Record<string, (one: Choice) => number> = {
			level: (one) => levelCode(dieOf(one), named(one, 'hero')),
			craft: (one) => craftCode(dieOf(one), named(one, 'item')),
			brew: (one) => brewCode(dieOf(one)),
			step: (one) => stepCode(named(one, 'room')),
			kill: (one) => killCode(named(one, 'room')),
		};
		const seen = new Set<string>();
		for (const one of recorded) {
			const code = mirrored[one.kind];
			if (!code) continue;
			seen.add(one.kind);
			expect(code(one)).toBe(one.code);
		}
		for (const kind of ['level', 'craft', 'brew', 'step']) expect(seen).toContain(kind);
	});

	it('know which hero a die shows', () => {
		expect([1, 5, 8, 9, 10].map(heroOf)).toEqual(['warrior', 'warrior', 'rogue', null, null]);
	});
});

describe('the tray', () => {
	const die = (number: number, used: boolean) => ({ number, symbol: '', colour: 'white' as const, used });
	const used = (number: number, seat = 0) => ({
		kind: 'die_used',
		seat,
		rule: '',
		args: { die: number, action: 'brew' },
		changes: {},
		chance: false,
		reveals: false,
		private: false,
	});

	it('knows the order in which this seat used its dice since the roll', () => {
		const rolled = { ...used(0), kind: 'rolled', seat: -1 };
		const dice = [die(3, true), die(9, false), die(3, true), die(6, true)];
		expect(usedOrder(dice, [used(9), rolled, used(6), used(9, 1), used(3), used(3)], 0)).toEqual([
			2, 0, 3, 1,
		]);
	});
});
