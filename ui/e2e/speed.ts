// What the boards cost the browser's main thread: moving a large map, and drawing a move of a long game.
import type { CDPSession, Page } from 'playwright-core';
import type { GameFrame, ServerFrame, TableInfo } from '../src/net/types.ts';
import { hero, playBoard } from './boards.ts';
import { type Drawn, measure, summary } from './drawn.ts';
import type { House } from './house.ts';
import { bring } from './scenes.ts';

export const ROOMS = 60;
const ACROSS = 10;

interface Room {
	x: number;
	y: number;
	card: string | null;
}

/** The same frame with a dungeon of sixty rooms: those that lie there, over and over. */
function large(frame: GameFrame): GameFrame {
	const board = frame.board as { rooms: Room[] };
	if (board.rooms.length === 0) return frame;
	const rooms = Array.from({ length: ROOMS }, (_, index): Room => {
		const model = board.rooms[index % board.rooms.length] as Room;
		return { ...model, x: (index % ACROSS) - ACROSS / 2, y: Math.floor(index / ACROSS) - 3 };
	});
	return { ...frame, board: { ...board, rooms, emptied: [], passages: [] } };
}

interface TraceEvent {
	name: string;
	ph: string;
	ts: number;
	dur?: number;
	tid: number;
	pid: number;
	args?: { name?: string };
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: [
				'toplevel',
				'devtools.timeline',
				'disabled-by-default-devtools.timeline',
				'__metadata',
			],
		},
	});
	await work();
	const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await done;
	return events;
}

/** Milliseconds of work of the page's main thread, one number for each frame that it made. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
	const frames = events.filter(
		({ name }) => name === 'PageAnimator::serviceScriptedAnimations' || name === 'FireAnimationFrame',
	);
	const main = frames.at(-1);
	if (!main) return [];
	const tasks = events
		.filter(
			(event) =>
				event.pid === main.pid && event.tid === main.tid && event.name === 'RunTask' && event.ph === 'X',
		)
		.sort((one, other) => one.ts - other.ts);
	// A frame ends with the task that fired its animation frame; what was done since the one before belongs to it.
	const marks = frames.filter((event) => event.tid === main.tid).map(({ ts }) => ts);
	const work: number[] = [];
	let sum = 0;
	for (const task of tasks) {
		const end = task.ts + (task.dur ?? 0);
		sum += task.dur ?? 0;
		if (marks.some((mark) => mark >= task.ts && mark <= end)) {
			work.push(sum / 1000);
			sum = 0;
		}
	}
	return work;
}

/** Drags the map about and turns the wheel, as a hand does: sixty steps of each. */
async function move(page: Page): Promise<void> {
	const box = await page.locator('#board').boundingBox();
	if (!box) throw new Error('there is no map');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let step = 0; step < 60; step += 1)
		await page.mouse.move(x + 180 * Math.sin(step / 8), y + 120 * Math.cos(step / 8));
	await page.mouse.up();
	for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, step % 30 < 15 ? -40 : 40);
}

/** Pans and zooms a map of sixty rooms. */
export async function mapTimes(house: House): Promise<Drawn> {
	const me = await house.person();
	const { page } = me;
	const finished = await bring(me, 'doggos-two.txt');
	const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished.id}/fork`, { step: 24, seat: 0 });
	await page.routeWebSocket('**/api/ws', (line) => {
		const server = line.connectToServer();
		line.onMessage((message) => server.send(message));
		server.onMessage((message) => {
			const frame = JSON.parse(message.toString()) as ServerFrame;
			line.send(frame.type === 'game' ? JSON.stringify(large(frame)) : message);
		});
	});
	await page.goto(`/t/${id}`);
	await page
		.locator('[data-room]')
		.nth(ROOMS - 1)
		.waitFor();
	const session = await me.context.newCDPSession(page);
	await move(page);
	const events = await traced(session, () => move(page));
	return summary(workPerFrame(events));
}

/** Plays some moves of Dungeoneer from a record in which a lot has happened, and measures every frame. */
export async function longGameTimes(house: House): Promise<Drawn> {
	const me = await house.person();
	await me.page.addInitScript(measure);
	const finished = await bring(me, 'dungeoneer-two.txt');
	const { total } = await me.call<{ total: number }>(
		'GET',
		`/api/tables/${finished.id}/replay?seat=0&first=0&count=1`,
	);
	const step = Math.floor(total * 0.8);
	const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished.id}/fork`, { step, seat: 0 });
	await me.page.goto(`/t/${id}`);
	await me.page.locator('#prompt h2:not(:empty)').waitFor();
	await playBoard(me, hero, { steps: 25 });
	return summary(await me.page.evaluate(() => (window as unknown as { drawn: number[] }).drawn));
}
