// A server of make-believe for screenshots: routes of a browser page answered from memory. Never shipped.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const fixture = (name) => JSON.parse(read(`../src/games/paper-dungeons/fixtures/${name}.json`));
const base = fixture('table');

const seat = (index, name, more = {}) => ({
	seat: index,
	kind: 'person',
	name,
	bot: null,
	yours: false,
	left: false,
	invite: null,
	...more,
});

export const games = [
	{
		name: 'paper-dungeons',
		least_seats: 1,
		most_seats: 8,
		bots: ['easy', 'medium', 'hard', 'greedy', 'random'],
		levels: ['easy', 'medium', 'hard'],
		options: [
			{ name: 'edition', default: 'cz', values: ['ru', 'it', 'cz'] },
			{ name: 'missions', default: true, values: [true, false] },
			{ name: 'secret_cards', default: false, values: [false, true] },
			{ name: 'random_bosses', default: false, values: [false, true] },
			{ name: 'vanishing_gems', default: false, values: [false, true] },
			{ name: 'ask_potions', default: false, values: [false, true] },
			{ name: 'dungeon', default: 'random', values: ['random', ...'ABCDEFGHIJKL'] },
			{ name: 'campaign', default: 'none', values: ['none', 'ABC', 'DEF', 'GHI', 'JKL', 'ABCDEFGHIJKL'] },
			{ name: 'rules', default: 1, values: [1] },
		],
	},
	{
		name: 'doggos',
		least_seats: 1,
		most_seats: 4,
		bots: ['easy', 'medium', 'hard', 'greedy', 'random'],
		levels: ['easy', 'medium', 'hard'],
		options: [
			{ name: 'dogs', default: 'choose', values: ['choose', 'random'] },
			{ name: 'damage', default: 'path', values: ['path', 'sum'] },
			{ name: 'hidden_coins', default: false, values: [false, true] },
		],
	},
	{
		name: 'dungeoneer',
		least_seats: 1,
		most_seats: 4,
		bots: ['easy', 'medium', 'hard', 'greedy', 'random'],
		levels: ['easy', 'medium', 'hard'],
		options: [],
	},
];

function table(id, game, status, seats, more = {}) {
	return {
		id,
		code: 'OAK-LYNX-42',
		game,
		pack: 'classic 1',
		options: { edition: 'cz', missions: true },
		status,
		seats,
		host: true,
		listed: true,
		watch: true,
		hints: true,
		clock: null,
		created: Date.now() / 1000 - 30_000,
		changed: Date.now() / 1000 - 26_000,
		your_move: false,
		rematch: null,
		outcome: null,
		...more,
	};
}

const me = seat(0, 'Jana', { yours: true });
const ludmila = seat(1, 'Ludmila');
const oswin = seat(2, 'Oswin', { kind: 'bot', bot: 'medium' });

export const tables = {
	walk: table('walk', 'paper-dungeons', 'playing', [me, ludmila, oswin], { your_move: true }),
	end: table('end', 'paper-dungeons', 'finished', [me, ludmila, oswin]),
	wait: table(
		'wait',
		'paper-dungeons',
		'waiting',
		[
			me,
			oswin,
			seat(2, '', { kind: 'open', invite: 'xyz' }),
			seat(3, '', { kind: 'open', invite: 'abc' }),
		].map((each, index) => ({ ...each, seat: index })),
	),
	dogs: table('dogs', 'doggos', 'playing', [me, ludmila, oswin], { your_move: true }),
	hot: table('hot', 'paper-dungeons', 'playing', [me, seat(1, 'Ludmila', { yours: true }), oswin], {
		your_move: true,
	}),
};

const lists = {
	mine: [tables.walk, table('d6', 'dungeoneer', 'playing', [me, seat(1, 'Borin')])],
	open: [
		table('o1', 'doggos', 'waiting', [
			seat(0, 'Marek'),
			seat(1, 'Ilaria'),
			seat(2, '', { kind: 'open' }),
			seat(3, '', { kind: 'open' }),
		]),
		table('o2', 'paper-dungeons', 'waiting', [seat(0, 'Sofia'), seat(1, '', { kind: 'open' })], {
			clock: { kind: 'days', seconds: 86400 },
		}),
	],
	finished: [
		table('f1', 'doggos', 'finished', [me, { ...oswin, seat: 1 }], {
			outcome: { kind: 'coins', scores: [21, 17], ranks: [1, 2], reasons: [], lost: false },
		}),
		table('f2', 'paper-dungeons', 'finished', [me, ludmila], {
			changed: Date.now() / 1000 - 190_000,
			outcome: { kind: 'fame', scores: [64, 71], ranks: [2, 1], reasons: [], lost: false },
		}),
	],
};

function frames(id) {
	if (id === 'dogs') {
		const choices = ['explore', 'leave', 'sleep'].map((kind, code) => ({
			code,
			text: kind,
			kind,
			rule: 'DD-7',
			args: {},
			targets: [],
			preview: [],
			words: [],
		}));
		return [
			{
				type: 'game',
				table: id,
				seat: 0,
				version: 3,
				board: {
					round: 1,
					deck: 80,
					players: [
						{ coins: 3, paws: 4 },
						{ coins: 1, paws: 5 },
					],
				},
				choices,
				asked: true,
				draft: false,
				undo: { rule: '', message: 'nothing-to-undo', args: {} },
				first: 0,
				events: [],
				over: false,
				outcome: null,
				scores: null,
				standing: null,
			},
		];
	}
	const name = id === 'hot' ? 'walk' : id;
	return fixture(name)
		.frames.slice(-1)
		.map((frame) => ({ ...frame, table: id, first: 0 }));
}

const rulesOf = (game) => read(`../../docs/rules/${game}.md`);

function answer(url) {
	const path = url.pathname;
	if (path === '/api/me') return { id: 'me', name: 'Jana' };
	if (path === '/api/games') return games;
	if (path.endsWith('/setting')) return path.includes('paper') ? base.setting : { names: {} };
	if (path === '/api/tables') return lists[url.searchParams.get('which')];
	if (path.startsWith('/api/rules/')) return rulesOf(path.split('/').at(-1));
	const [, , , id, what] = path.split('/');
	if (what === 'replay') {
		const frames = ['walk', 'boss', 'end'].flatMap((name) => fixture(name).frames);
		const first = Number(url.searchParams.get('first'));
		return {
			total: frames.length,
			first,
			frames: frames.slice(first).map((frame) => ({ ...frame, choices: [], first: 0 })),
		};
	}
	return tables[id] ?? null;
}

/** Answers everything under /api/ of this page. */
export async function mock(page) {
	await page.route('**/api/**', (route) => {
		const body = answer(new URL(route.request().url()));
		if (body === null) return route.fulfill({ status: 404, json: {} });
		return typeof body === 'string'
			? route.fulfill({ body, contentType: 'text/markdown' })
			: route.fulfill({ json: body });
	});
	await page.routeWebSocket('**/api/ws', (socket) => {
		const send = (frame) => socket.send(JSON.stringify(frame));
		send({ type: 'hello', me: { id: 'me', name: 'Jana' }, version: '0' });
		socket.onMessage((text) => {
			const frame = JSON.parse(text);
			if (frame.type === 'ping') send({ type: 'pong' });
			if (frame.type === 'play')
				send({
					type: 'refused',
					id: frame.id,
					table: frame.table,
					reason: { rule: 'PD-7.6', message: 'not-legal', args: { code: frame.code } },
				});
			if (frame.type !== 'join') return;
			const info = tables[frame.table];
			if (!info) return;
			send({ type: 'table', table: info });
			if (info.status !== 'waiting') for (const each of frames(frame.table).slice(0, 1)) send(each);
			send({
				type: 'presence',
				table: info.id,
				here: [0, 1],
				watching: 0,
				progress: { 0: 1, 1: 1, 2: -1 },
				acting: [0, 1],
			});
		});
	});
}
