import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$ui/net/types.ts';
import { fixtures } from './fixtures/index.ts';
import { lines, stroke, walked } from './path.ts';
import { front } from './scene.ts';
import type { Board } from './types.ts';

function event(kind: string, seat: number, args: GameEvent['args'] = {}): GameEvent {
	return { kind, seat, rule: '', args, changes: {}, chance: false, reveals: false, private: false };
}

describe('the walked path', () => {
	it('takes the steps of one seat in order and starts anew with a new sheet', () => {
		const events = [
			event('entered', 0, { room: 'F1' }),
			event('sheet_taken', 0),
			event('entered', 0, { room: 'C1' }),
			event('entered', 1, { room: 'A1' }),
			event('entered', 0, { room: 'D1' }),
		];
		expect(walked(events, 0)).toEqual([
			{ from: null, to: 'C1', move: 0 },
			{ from: 'C1', to: 'D1', move: 1 },
		]);
		expect(walked(events, 1)).toEqual([{ from: null, to: 'A1', move: 0 }]);
	});

	it('ends where the party of a recorded game stands and passes all that it explored', () => {
		// The recordings of the walk and of the boss are the same game, and hold its stream without a gap.
		let events: GameEvent[] = [];
		let checked = 0;
		for (const frame of [...(fixtures.walk?.frames ?? []), ...(fixtures.boss?.frames ?? [])]) {
			expect(frame.first).toBeLessThanOrEqual(events.length);
			events = [...events.slice(0, frame.first), ...frame.events];
			const own = front(frame.board as Board);
			const steps = walked(events, own?.seat ?? 0);
			expect(steps.at(-1)?.to ?? null).toBe(own?.room);
			expect(new Set(steps.map((step) => step.to))).toEqual(new Set(own?.explored));
			checked += steps.length;
		}
		expect(checked).toBeGreaterThan(10);
	});

	it('leaves the map on one side and comes back on the other in a side passage', () => {
		const [out, back] = lines({ from: 'A2', to: 'F2', move: 3 });
		expect(out?.[1]?.[0]).toBeLessThan(out?.[0]?.[0] ?? 0);
		expect(back?.[0]?.[0]).toBeGreaterThan(back?.[1]?.[0] ?? 0);
		expect(lines({ from: 'A2', to: 'A3', move: 3 })).toHaveLength(1);
	});

	it('never jumps: a step is drawn the same however many follow it', () => {
		const step = { from: 'C1', to: 'D1', move: 4 };
		expect(stroke(step)).toEqual(stroke({ ...step }));
		const next = stroke({ from: 'D1', to: 'D2', move: 5 });
		// The next stroke begins where this one ends.
		const start = next.strokes[0]?.[0].match(/^M([\d.]+) ([\d.]+)/);
		expect(Number(start?.[1])).toBeCloseTo(stroke(step).end[0], 0);
	});
});
