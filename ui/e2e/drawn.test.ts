import { expect, test } from 'vitest';
import { drawnTimes, report } from './drawn.ts';
import { useHouse } from './test.ts';

const house = useHouse();

test('how fast a move is drawn', async () => {
	const drawn = await drawnTimes(house());
	report(drawn);
	// Milliseconds belong to the machine; what is asserted is that frames were seen being drawn.
	expect(drawn.times.length).toBeGreaterThan(10);
	expect(Math.min(...drawn.times)).toBeGreaterThan(0);
});
