import { describe, expect, it } from 'vitest';
import type { GameEvent, GameFrame, Value } from '$ui/net/types.ts';
import { question } from './choices.ts';
import { type Fixture, fixtures } from './fixtures/index.ts';
import { causeOf } from './rewards.ts';
import { front } from './scene.ts';
import type { Board, Party } from './types.ts';

const { setting, frames } = fixtures.table as Fixture;
const party = front((frames.at(-1) as GameFrame).board as Board) as Party;

function event(kind: string, args: Record<string, Value> = {}, more: Partial<GameEvent> = {}): GameEvent {
	return {
		kind,
		seat: party.seat,
		rule: '',
		args,
		changes: {},
		chance: false,
		reveals: false,
		private: false,
		...more,
	};
}
const item = (id: string) => ({ item: { kind: 'item', id } });
const hero = (id: string, level: number) => ({ hero: { kind: 'hero', id }, level });
const walk = event('die_used', { die: 1, action: 'move' });
const into = (id: string) => event('entered', { room: id }, { rule: 'PD-7.4' });
const room = (treasure: string) => setting.rooms.find((one) => one.treasure === treasure)?.id ?? '';
const why = (asks: Parameters<typeof causeOf>[0], events: GameEvent[], talent: string | null = null) =>
	causeOf(asks, events, { ...party, talent }, setting)?.message ?? null;

describe('why a reward is given', () => {
	it('is told at a recorded table', () => {
		const shown = frames.at(-1) as GameFrame;
		expect(causeOf(question(shown.choices), shown.events, party, setting)).toEqual({
			message: 'ui-pd-why-room',
			args: { room: 'B3' },
		});
	});

	it('is the place on a track, a row of potions or an item', () => {
		const brew = event('die_used', { die: 1, action: 'brew' });
		expect(why('free-level', [brew, event('potion_brewed', { potions: 4 })])).toBe('ui-pd-why-potions');
		expect(why('free-half', [walk, event('gem_placed', { gems: 2 })])).toBe('ui-pd-why-gems');
		const craft = event('die_used', { die: 1, action: 'craft' });
		expect(why('free-level', [craft, event('item_complete', item('tome'))])).toBe('ui-pd-why-item');
		expect(why('kill', [craft, event('item_complete', item('sceptre'))])).toBe('ui-pd-why-item');
	});

	it('is the last thing that was set off, and then the one below', () => {
		const there = into(room('half'));
		const minion = event('minion_defeated', { room: 'A1', minions: 3 });
		const half = event('half_made', item('crown'));
		expect(why('free-half', [walk, there, minion], 'beastmaster')).toBe('ui-pd-why-talent');
		expect(why('free-half', [walk, there, minion, half], 'beastmaster')).toBe('ui-pd-why-room');
		expect(why('free-half', [walk, there, minion, half, half], 'beastmaster')).toBe(null);
	});

	it('keeps the second minion of the sceptre for after what the first one brings', () => {
		const told = [
			event('die_used', { die: 1, action: 'craft' }),
			event('item_complete', item('sceptre')),
			event('minion_killed', { room: 'A1', minions: 3 }),
		];
		expect(why('free-half', told, 'beastmaster')).toBe('ui-pd-why-talent');
		told.push(event('half_made', item('crown')));
		expect(why('kill', told, 'beastmaster')).toBe('ui-pd-why-item');
		told.push(event('minion_killed', { room: 'A2', minions: 4 }));
		expect(why('kill', told, 'beastmaster')).toBe(null);
	});

	it('does not take the level of a die for the answer to a reward', () => {
		const die = event('die_used', { die: 1, action: 'level' });
		expect(why('free-half', [die, event('levelled', hero('rogue', 5))], 'noble')).toBe('ui-pd-why-talent');
		expect(why('free-half', [die, event('levelled', hero('rogue', 5))])).toBe(null);
	});

	it('is the boss for the strongest alone', () => {
		const boss = { boss: { kind: 'boss', id: 'minotaur' }, power: 14, fame: 6 };
		const won = (seat: number) => event('reward_won', { seat, reward: 'level' }, { seat: -1 });
		const fought = event('boss_fought', boss);
		expect(causeOf('free-level', [fought, won(party.seat + 1)], party, setting)).toEqual({
			message: 'ui-pd-why-boss',
			args: { boss: boss.boss },
		});
		expect(why('free-level', [fought, won(party.seat + 2)])).toBe(null);
	});

	it('is not guessed', () => {
		expect(why('free-level', [walk])).toBe(null);
		// A room that was explored before gives nothing.
		const again = event('entered', { room: room('level') }, { rule: 'PD-7.5' });
		expect(why('free-level', [walk, again])).toBe(null);
		expect(why('free-level', [walk, into(room('half'))])).toBe(null);
	});
});
