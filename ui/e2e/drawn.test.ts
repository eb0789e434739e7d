import { expect, test } from 'vitest';
import { drawnTimes, report } from './drawn.ts';
import { longGameTimes, mapTimes } from './speed.ts';
import { useHouse } from './test.ts';

const house = useHouse();

test('how fast a move is drawn, and what moving a large map costs', async () => {
	const figures = {
		'a game frame of Paper Dungeons is drawn after it arrives': await drawnTimes(house()),
		'a game frame of a long game of Dungeoneer is drawn after it arrives': await longGameTimes(house()),
		'main-thread work a frame while a map of 60 rooms is panned and zoomed': await mapTimes(house()),
	};
	report(figures);
	// Milliseconds belong to the machine; what is asserted is that frames were seen being drawn.
	for (const [what, { times }] of Object.entries(figures)) {
		expect(times.length, what).toBeGreaterThan(10);
		expect(Math.min(...times), what).toBeGreaterThan(0);
	}
});
