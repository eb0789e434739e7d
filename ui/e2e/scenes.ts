// One of every page, laid from records so that it is the same every time. A game's board is one more entry in BOARDS.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFrame, NewSeat, Replay, TableInfo } from '../src/net/types.ts';
import { GOLDEN, type Person, until } from './house.ts';
import { drawOut, drawThrough } from './pencil.ts';

export interface Scene {
	name: string;
	path: string;
	/** It is there once this is. */
	ready: string;
	/** Keys that bring it to what is worth seeing. */
	keys?: readonly string[];
	/** What else somebody does there first. */
	act?: (me: Person) => Promise<void>;
	/** It is all there once this is, after keys and deeds. */
	seen?: string;
}

interface Board {
	game: string;
	record: string;
	/** The moment to show: the first that its first seat saw of which this is so. */
	moment(frame: GameFrame): boolean;
	/** More moments of the table, by the name of the scene. */
	more?: Record<string, (frame: GameFrame) => boolean>;
	/** A game that was played alone. */
	solo: string;
}

/** What a moment of Paper Dungeons is known by. */
interface Sheet {
	round: number;
	own: { steps: number; dice_left: number } | null;
}

/** What a moment of Dungeons & Doggos is known by. */
interface Dungeon {
	seat: number;
	active: number | null;
	rooms: unknown[];
	drawn: { placements: unknown[] } | null;
	path: { mode: string; steps: unknown[] } | null;
}

/** What a moment of Dungeoneer is known by. */
interface Quest {
	round: number;
	seat: number;
	active: number;
	asked: { step: string; seats: number[] } | null;
	heroes: { ap: number }[];
	battles: { defender: { kind: string; seat: number } }[];
}

export const BOARDS: Board[] = [
	{
		game: 'paper-dungeons',
		record: 'paper-dungeons-ru-three.txt',
		solo: 'paper-dungeons-solo.txt',
		// In the middle of a walk with the second die of the fourth round.
		moment: ({ board }) => {
			const { round, own } = board as Sheet;
			return round === 4 && own?.steps === 2 && own.dice_left < 2;
		},
	},
	{
		game: 'doggos',
		record: 'doggos-four.txt',
		solo: 'doggos-solo.txt',
		// On the way out, with rooms behind and rooms ahead.
		moment: ({ board }) => {
			const { rooms, path } = board as Dungeon;
			return path?.mode === 'going' && path.steps.length > 3 && rooms.length > 10;
		},
		more: {
			placing: ({ board }) => {
				const { rooms, drawn, active, seat } = board as Dungeon;
				return active === seat && (drawn?.placements.length ?? 0) > 3 && rooms.length > 7;
			},
		},
	},
	{
		game: 'dungeoneer',
		record: 'dungeoneer-two.txt',
		solo: 'dungeoneer-solo.txt',
		// In the middle of a turn, with ways to go.
		moment: ({ board }) => {
			const { round, seat, active, asked, heroes } = board as Quest;
			const points = heroes[seat]?.ap ?? 0;
			return round > 3 && active === seat && asked?.step === 'feats' && points > 2;
		},
		more: {
			// Attacked, and asked whether to do something about it; later than when there is nothing to do but to pass.
			battle: ({ board }) => {
				const { round, battles, asked, seat } = board as Quest;
				const defender = battles.at(-1)?.defender;
				const mine = defender?.kind === 'hero' && defender.seat === seat;
				return round > 6 && mine && asked?.step === 'window' && asked.seats.includes(seat);
			},
		},
	},
];

/** Brings a golden record; the finished table that it becomes. */
export async function bring(me: Person, record: string): Promise<TableInfo> {
	return me.call<TableInfo>('POST', '/api/replays', { record: readFileSync(join(GOLDEN, record), 'utf8') });
}

/** The first moment of a finished table, seen from its first seat, at which something is so. */
export async function momentAt(
	me: Person,
	table: string,
	so: (frame: GameFrame) => boolean,
): Promise<number> {
	for (let first = 0, total = 1; first < total; ) {
		const part = await me.call<Replay>('GET', `/api/tables/${table}/replay?seat=0&first=${first}&count=200`);
		const found = part.frames.findIndex((frame) => so(frame));
		if (found >= 0) return part.moments[found] ?? 0;
		first += part.frames.length;
		total = part.total;
	}
	throw new Error(`no such moment in ${table}`);
}

/** A table at a moment of a finished one, played on against bots; where it is. */
export async function forked(
	me: Person,
	finished: string,
	so: (frame: GameFrame) => boolean,
): Promise<string> {
	const moment = await momentAt(me, finished, so);
	const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished}/fork`, { moment, seat: 0 });
	return `/t/${id}`;
}

/** A way out is drawn, and the card in hand is tried where the way can go on through it. */
async function pencilled(me: Person): Promise<void> {
	await me.page.locator('section.way button[aria-pressed]').click();
	await drawOut(me);
	await drawThrough(me);
	await drawOut(me);
}

/** Asks for a hint, again where somebody else's move came between. */
async function hinted({ page }: Person): Promise<void> {
	const hints = page.locator('#hints .hint');
	await until(
		'a hint is given',
		async () => {
			if (!(await page.locator('#hints').count())) await page.keyboard.press('h');
			return hints
				.first()
				.waitFor({ timeout: 5000 })
				.then(
					() => true,
					() => false,
				);
		},
		60_000,
	);
}

/** Help and other things around a game: a hint, its guided first game, the end of one played alone, a way in pencil. */
export async function helpScenes(me: Person, board: Board): Promise<Scene[]> {
	const finished = await bring(me, board.record);
	const guided = await me.call<TableInfo>('POST', '/api/tables', { game: board.game, guide: true });
	const alone = await bring(me, board.solo);
	const ready = '#prompt .chips button, #prompt .deeds button';
	const scenes: Scene[] = [
		{
			name: 'hint',
			// Where there is something to choose from.
			path: await forked(me, finished.id, board.more?.placing ?? board.moment),
			ready,
			act: hinted,
			seen: '#hints .hint',
		},
		{
			name: 'guide',
			path: `/t/${guided.id}`,
			ready: 'section.guide .next',
			// The second lesson points at something.
			act: ({ page }) => page.locator('section.guide .next').click(),
			seen: 'section.guide h3',
		},
		{ name: 'solo', path: `/t/${alone.id}`, ready: 'dialog[open] caption' },
	];
	const { placing } = board.more ?? {};
	if (placing)
		scenes.push({
			name: 'pencil',
			path: await forked(me, finished.id, placing),
			ready: '#board .place',
			act: pencilled,
			seen: '#board .way.pencil',
		});
	return scenes;
}

/** The board of a game in the middle of it, its ending and its replay. */
export async function boardScenes(me: Person, board: Board): Promise<Scene[]> {
	const finished = await bring(me, board.record);
	const moments: [string, (frame: GameFrame) => boolean][] = [
		['table', board.moment],
		...Object.entries(board.more ?? {}),
	];
	const running: Scene[] = [];
	for (const [name, moment] of moments) {
		const path = await forked(me, finished.id, moment);
		running.push({ name, path, ready: '#prompt .chips button, #prompt .deeds button' });
	}
	return [
		...running,
		{ name: 'ending', path: `/t/${finished.id}`, ready: 'dialog[open] caption' },
		{
			name: 'replay',
			path: `/replay/${finished.id}`,
			ready: '#prompt input[type=range]',
			keys: [']', ']', ']', ']', ']'],
		},
	];
}

/** All pages, with tables of this person's. The finished ones stand in the lists of the home page. */
export async function everyPage(me: Person): Promise<Scene[]> {
	const open = (seats: NewSeat[], wish = {}) =>
		me.call<TableInfo>('POST', '/api/tables', { game: 'paper-dungeons', seats, ...wish });
	const waiting = await open([
		{ kind: 'you' },
		{ kind: 'open' },
		{ kind: 'bot', bot: 'greedy', name: 'Oswin' },
	]);
	const curtain = await open([{ kind: 'you' }, { kind: 'person', name: 'Ludmila' }], {
		options: { secret_cards: true },
	});
	const [first] = BOARDS;
	const boards = first ? await boardScenes(me, first) : [];
	return [
		{ name: 'home', path: '/', ready: '.lists a' },
		{ name: 'new', path: '/new/paper-dungeons', ready: '.chair select' },
		{ name: 'waiting', path: `/t/${waiting.id}`, ready: '.room h1' },
		{ name: 'curtain', path: `/t/${curtain.id}`, ready: '#curtain-title' },
		...boards,
		{ name: 'rules', path: '/rules/paper-dungeons#PD-7.6', ready: '.marked' },
		{ name: 'device', path: '/me/no-such-link', ready: 'main h1' },
		{ name: 'about', path: '/about', ready: 'main h1' },
		{ name: 'lost', path: '/nowhere/at/all', ready: 'main h1' },
	];
}

/** Goes to a page and waits until it is there, its letters too. */
export async function visit(me: Person, scene: Scene): Promise<void> {
	await me.page.goto(scene.path);
	await me.page.locator(scene.ready).first().waitFor();
	for (const key of scene.keys ?? []) await me.page.keyboard.press(key);
	await scene.act?.(me);
	if (scene.seen) await me.page.locator(scene.seen).first().waitFor();
	await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
}
