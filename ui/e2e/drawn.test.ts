import { expect, test } from 'vitest';
import { everyFigure } from './speed.ts';
import { useHouse } from './test.ts';

const house = useHouse();

// Milliseconds belong to the machine; `python -m bench.drawn` prints them. What is asserted is that they are measured.
test('how fast a move is drawn, and what moving a large map costs', async () => {
	const figures = await everyFigure(house(), 1, 4);
	for (const [what, { times }] of Object.entries(figures)) {
		expect(times.length, what).toBeGreaterThan(2);
		expect(Math.min(...times), what).toBeGreaterThan(0);
	}
});
