// What the boards cost the browser's main thread: moving a large map, and drawing a move of a long game.
import type { Page } from 'playwright-core';
import type { GameFrame, NewSeat, ServerFrame, TableInfo } from '../src/net/types.ts';
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
import { House, type Person, pause } from './house.ts';
import { bring, momentAt } from './scenes.ts';
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
	const moment = await momentAt(
		me,
		finished.id,
		({ board }) => (board as { rooms: Room[] }).rooms.length > 9,
	);
	const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished.id}/fork`, { moment, seat: 0 });
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

/** So many events is a long game of Dungeoneer for two: eight rounds or so. */
const LONG = 500;
/** Games that ended too soon are begun again so often. */
const TRIES = 5;

/** Asks the server until it has time for us: it lets nobody ask too often. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await ask();
		} catch (error) {
			if (!String(error).includes('429')) throw error;
			await pause(500);
		}
	}
}

/** Plays a game of Dungeoneer against a bot over HTTP until so much has happened, and has not ended; its table. */
async function longGame(me: Person, events: number): Promise<string> {
	// A bot that plays well has won by then.
	const seats: NewSeat[] = [{ kind: 'you' }, { kind: 'bot', bot: 'random', name: 'Ludmila' }];
	for (let game = 0; game < TRIES; game += 1) {
		const { id } = await me.call<TableInfo>('POST', '/api/tables', { game: 'dungeoneer', seats });
		const look = () => patiently(() => me.call<GameFrame>('GET', `/api/tables/${id}/game?seat=0`));
		let frame = await look();
		for (let move = game; !frame.over; move += 1) {
			if (frame.first + frame.events.length >= events) return id;
			// Choices from all over the list: a hero who only fights or only walks does not live long.
			const code = frame.choices[(move * 7) % frame.choices.length]?.code;
			const body = { seat: 0, version: frame.version, code, id: `long-${game}-${move}` };
			if (frame.asked) frame = await patiently(() => me.call('POST', `/api/tables/${id}/play`, body));
			for (; !frame.asked && !frame.over; frame = await look()) await pause(60);
		}
	}
	throw new Error(`no game of Dungeoneer has come to ${events} events`);
}

/** Plays some moves of a game of Dungeoneer in which a lot has happened, all of it in the log, and measures every frame. */
export async function longGameTimes(house: House, steps = 25, events = LONG): Promise<Drawn> {
	const me = await measured(house);
	for (let game = 1; ; game += 1) {
		const id = await longGame(me, events);
		await me.page.goto(`/t/${id}`);
		await restful(me.page);
		const found = await whilePlaying(me.page, () => playBoard(me, hero, { steps, calm: CALM }));
		// A game may end while it is measured, and leave too little for the trace.
		if (found.work.times.length >= Math.min(steps / 2, found.drawn.times.length) || game === TRIES)
			return found;
	}
}

/** All figures of how fast the page is, by their names. */
export async function everyFigure(
	house: House,
	rounds = 2,
	steps = 25,
	events = LONG,
): Promise<Record<string, Figure>> {
	const paper = await drawnTimes(house, rounds);
	const long = await longGameTimes(house, steps, events);
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
