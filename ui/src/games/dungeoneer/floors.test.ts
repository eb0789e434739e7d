import { expect, it } from 'vitest';
import { fixtures } from './fixtures/index.ts';
import { FLOORS, floorOf } from './floors.ts';

it('has a floor of its own for every location of the recorded sets', () => {
	for (const { setting } of Object.values(fixtures))
		for (const location of setting.locations) expect(FLOORS[location.id]).toBeDefined();
	expect(new Set(Object.values(FLOORS).map((floor) => floor.lines)).size).toBe(Object.keys(FLOORS).length);
});

it('draws something for locations of other sets', () => {
	const types = ['room', 'tunnel', 'grim'] as const;
	const drawn = types.map((type) => floorOf({ id: 'unheard_of', type, entrance: false }).lines);
	expect(new Set([...drawn, floorOf({ id: 'unheard_of', type: 'room', entrance: true }).lines]).size).toBe(4);
});
