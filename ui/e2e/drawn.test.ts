import { expect, test } from 'vitest';
import { playByMouse } from './drive.ts';
import { everyFigure } from './speed.ts';
import { useHouse } from './test.ts';

const house = useHouse();

// Milliseconds belong to the machine; `python -m bench.drawn` prints them. What is asserted is that they are measured.
test('how fast a move is drawn, and what moving a large map costs', async () => {
	const figures = await everyFigure(house(), 1, 4, 100);
	for (const [what, { times }] of Object.entries(figures)) {
		expect(times.length, what).toBeGreaterThan(2);
		expect(Math.min(...times), what).toBeGreaterThan(0);
	}
});

// A board that changes its size is laid out and painted as a whole, which takes longer than all the rest of a move.
test('the board of Paper Dungeons keeps its size from question to question', async () => {
	const me = await house().person();
	await me.openTable([{ kind: 'you' }, { kind: 'bot', bot: 'greedy', name: 'Bot' }]);
	await me.page.locator('#prompt h2:not(:empty)').waitFor();
	await me.page.evaluate(() => {
		const heights: number[] = [];
		Object.assign(window, { heights });
		const board = document.getElementById('board');
		if (board) new ResizeObserver(() => heights.push(board.offsetHeight)).observe(board);
	});
	await playByMouse(me, ({ question }) => question === 'Is your round 2 done?');
	const heights = await me.page.evaluate(() => (window as unknown as { heights: number[] }).heights);
	// At most twice a little lower: chips may come to have a third line, but never is there more room again.
	expect(heights.length).toBeGreaterThan(0);
	expect(heights.length, String(heights)).toBeLessThan(4);
	expect(heights).toEqual([...heights].sort((a, b) => b - a));
	expect((heights[0] ?? 0) - (heights.at(-1) ?? 0)).toBeLessThanOrEqual(28);
});
