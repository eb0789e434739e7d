// What the boards cost the browser's main thread: moving a large map, and drawing a move of a long game.
import type { Page } from 'playwright-core';
import type { GameFrame, ServerFrame, TableInfo } from '../src/net/types.ts';
import { hero, playBoard } from './boards.ts';
import {
	CALM,
	type Drawn,
	drawnTimes,
	type Figure,
	measured,
	report,
	restful,
	summary,
	whilePlaying,
} from './drawn.ts';
import { House } from './house.ts';
import { bring } from './scenes.ts';
import { traced, workPerFrame } from './trace.ts';

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
export async function mapTimes(house: House): Promise<Figure> {
	const me = await house.person();
	const { page } = me;
	const finished = await bring(me, 'doggos-two.txt');
	const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished.id}/fork`, { step: 24, seat: 0 });
	await page.routeWebSocket('**/api/ws', (line) => {
		const server = line.connectToServer();
		line.onMessage((message) => server.send(message));
		server.onMessage((message) => {
			for (const text of message.toString().split('\n')) {
				const frame = JSON.parse(text) as ServerFrame;
				line.send(frame.type === 'game' ? JSON.stringify(large(frame)) : text);
			}
		});
	});
	await page.goto(`/t/${id}`);
	await page
		.locator('[data-room]')
		.nth(ROOMS - 1)
		.waitFor();
	await restful(page);
	await move(page);
	return summary(workPerFrame(await traced(page, () => move(page))));
}

/** Plays some moves of Dungeoneer from a record in which a lot has happened, and measures every frame. */
export async function longGameTimes(house: House, steps = 25): Promise<Drawn> {
	const me = await measured(house);
	const finished = await bring(me, 'dungeoneer-two.txt');
	const { total } = await me.call<{ total: number }>(
		'GET',
		`/api/tables/${finished.id}/replay?seat=0&first=0&count=1`,
	);
	const step = Math.floor(total * 0.8);
	const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished.id}/fork`, { step, seat: 0 });
	await me.page.goto(`/t/${id}`);
	await restful(me.page);
	return whilePlaying(me.page, () => playBoard(me, hero, { steps, calm: CALM }));
}

/** All figures of how fast the page is, by their names. */
export async function everyFigure(house: House, rounds = 2, steps = 25): Promise<Record<string, Figure>> {
	const paper = await drawnTimes(house, rounds);
	const long = await longGameTimes(house, steps);
	return {
		'paper-dungeons.drawn_ms': paper.drawn,
		'paper-dungeons.work_ms': paper.work,
		'dungeoneer.drawn_ms': long.drawn,
		'dungeoneer.work_ms': long.work,
		'doggos.map_work_ms': await mapTimes(house),
	};
}

/** Measures everything with a house of its own and says what came of it. */
export async function reportFigures(rounds: number, steps: number): Promise<void> {
	const house = await House.open();
	try {
		report(await everyFigure(house, rounds, steps));
	} finally {
		await house.close();
	}
}
