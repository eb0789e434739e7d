import { expect, it } from 'vitest';
import type { GameEvent } from '$ui/net/types.ts';
import { prizes } from './flight.ts';

function event(kind: string, seat: number, args: GameEvent['args'] = {}): GameEvent {
	return { kind, seat, rule: '', args, changes: {}, chance: false, reveals: false, private: false };
}

it('lets fly what a room gave to this seat, each sort once a room', () => {
	const fresh = [
		event('potion_brewed', 0),
		event('entered', 0, { room: 'C1' }),
		event('potion_brewed', 0),
		event('potion_brewed', 0),
		event('gem_taken', 1, { gem: 'A' }),
		event('die_used', 0, { die: 3 }),
		event('potion_brewed', 0),
	];
	expect(prizes(fresh, 0)).toEqual([{ room: 'C1', icon: 'round-potion', to: 'potions' }]);
	expect(prizes(fresh, null)).toEqual([]);
});
