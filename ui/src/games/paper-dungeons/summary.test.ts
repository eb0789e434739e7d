import { describe, expect, it } from 'vitest';
import type { GameFrame } from '$ui/net/types.ts';
import { type Fixture, fixtures } from './fixtures/index.ts';
import { fights, newest, type RoundSummary, rounds, tidings } from './summary.ts';

const { setting, frames } = fixtures.boss as Fixture;
const [before, after] = frames as [GameFrame, GameFrame];
const all = rounds([...before.events, ...after.events], 4);
const third = all.find((one) => one.round === 3) as RoundSummary;

describe('the end of a round', () => {
	it('is worth telling once a boss has come, also when the next round has begun', () => {
		expect(newest(rounds(before.events, 3))).toBe(0);
		expect(all.map((one) => one.round)).toEqual([3, 4]);
		expect(newest(all)).toBe(1);
		const quiet: RoundSummary = { round: 5, bySeat: new Map(), after: [] };
		expect(newest([...all, quiet])).toBe(0);
	});

	it('says how each party fared against the boss', () => {
		expect(fights(third, setting)).toEqual([
			{ seat: 0, boss: 'minotaur', end: 'beat', power: 12, least: 12, fame: 6, wounds: 1 },
			{ seat: 1, boss: 'minotaur', end: 'beat', power: 13, least: 12, fame: 6, wounds: 1 },
			{ seat: 2, boss: 'minotaur', end: 'beat', power: 10, least: 9, fame: 4, wounds: 2 },
		]);
		const own = third.bySeat.get(0) ?? [];
		const walked = own.filter((event) => event.kind === 'wounded').map((event) => event.args.wounds);
		// A minion and a trap; the boss's wounds are not among them.
		expect(walked).toEqual([2, 1]);
	});

	it('says against what a party was too weak', () => {
		const rows = setting.bosses.find((boss) => boss.id === 'minotaur')?.rows ?? [];
		const flown = third.after.map((event) =>
			event.kind === 'boss_fought' && event.seat === 0
				? { ...event, kind: 'boss_too_strong', args: { ...event.args, power: 3, fame: -3 } }
				: event,
		);
		const [own] = fights({ ...third, after: flown }, setting);
		expect(own).toMatchObject({ end: 'weak', power: 3, least: rows[0]?.power, fame: -3 });
	});

	it('is told as well where the game goes on from the middle of a round', () => {
		const part = rounds(after.events, 4);
		expect(part.map((one) => one.round)).toEqual([3, 4]);
		expect(newest(part)).toBe(1);
		const fought = after.events.slice(
			0,
			after.events.findIndex((event) => event.kind === 'round_started'),
		);
		expect(rounds(fought, 3).map((one) => one.round)).toEqual([3]);
		expect(rounds([], 0)).toEqual([]);
	});

	it('tells missions and the reward beside the fight', () => {
		expect(tidings(third).map((event) => event.kind)).toEqual(['mission_claimed', 'reward_won']);
	});
});
