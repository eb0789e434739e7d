import { expect, test, vi } from 'vitest';
import { figures } from '$ui/games/figures.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import { figures as clockFigures, left, short, timed, warning } from '$ui/parts/clock.ts';
import { figure, rowsOf, total } from '$ui/parts/scores.ts';
import { found } from '$ui/parts/search.ts';
import { roundFrom, stepAt, steps } from '$ui/parts/transport.ts';
import { read } from '$ui/router.svelte.ts';
import { loadBundle } from '$ui/words/bundle.ts';
import { Speaker } from '$ui/words/speaker.ts';
import { event, gameFrame } from './fakes.ts';

test('paths lead to pages', () => {
	expect(read('/')).toEqual({ page: 'home' });
	expect(read('/new/doggos')).toEqual({ page: 'new', game: 'doggos' });
	expect(read('/t/abc', '?seat=2&token=x%3D')).toEqual({ page: 'table', id: 'abc', seat: 2, token: 'x=' });
	expect(read('/t/abc')).toEqual({ page: 'table', id: 'abc', seat: null, token: null });
	expect(read('/rules/doggos', '', '#DD-7')).toEqual({ page: 'rules', game: 'doggos', rule: 'DD-7' });
	expect(read('/me/s3cret')).toEqual({ page: 'device', token: 's3cret' });
	expect(read('/about')).toEqual({ page: 'about' });
	expect(read('/replay/r1/more')).toEqual({ page: 'lost' });
	expect(read('/elsewhere')).toEqual({ page: 'lost' });
});

test('the list of choices is narrowed by number or by words, with or without accents', () => {
	const all = ['Vylepšit válečníka', 'Jít do E5', 'Namíchat lektvar'].map((text, index) => ({
		text,
		number: index + 1,
	}));
	expect(found(all, '2').map((entry) => entry.number)).toEqual([2]);
	expect(found(all, 'valec').map((entry) => entry.number)).toEqual([1]);
	expect(found(all, 'E5 jít').map((entry) => entry.number)).toEqual([2]);
	expect(found(all, '5').map((entry) => entry.number)).toEqual([2]);
	expect(found(all, 'dragon')).toEqual([]);
	expect(found(all, '  ')).toHaveLength(3);
});

test('score sheets side by side', async () => {
	const speaker = new Speaker('en', await loadBundle('en'));
	const line = (box: string, points: number, known = true) => ({
		box,
		message: 'score-boss',
		rule: 'PD-12.2',
		points,
		args: { boss: 'B' },
		known,
	});
	const sheets = [
		[line('C', 4), line('A', 3), line('A', 1)],
		[line('A', 7), line('C', -2, false)],
	];
	const rows = rowsOf(sheets, 'paper-dungeons', speaker);
	expect(rows.map((row) => row.letter)).toEqual(['A', 'C']);
	expect(rows.map((row) => row.points)).toEqual([
		[4, 7],
		[4, null],
	]);
	expect(rows[0]?.label).toBe(speaker.say('box-paper-dungeons-a'));
	expect(sheets.map(total)).toEqual([8, 5]);
	expect([figure(-3), figure(null), figure(undefined), figure(0)]).toEqual(['−3', '?', '', '0']);
});

test('a replay knows what each step has told, and where rounds begin', () => {
	const frames = [
		gameFrame({ events: [event('a')] }),
		gameFrame({ first: 1, events: [event('b')] }),
		gameFrame({ first: 2, events: [event('round_started')] }),
		gameFrame({ first: 1, events: [event('c'), event('boss_fought')] }),
	];
	const all = steps({ frames, moments: [0, 2, 3, 7] });
	expect(all.map((step) => step.events.map((each) => each.kind))).toEqual([
		['a'],
		['a', 'b'],
		['a', 'b', 'round_started'],
		['a', 'c', 'boss_fought'],
	]);
	expect(all.map((step) => step.battle)).toEqual([false, false, false, true]);
	expect(roundFrom(all, 0, 1)).toBe(2);
	expect(roundFrom(all, 2, 1)).toBe(3);
	expect(roundFrom(all, 3, -1)).toBe(2);
	expect(roundFrom(all, 2, -1)).toBe(0);
	// Between two moments of these eyes others have moved: what was seen last still stands.
	expect([0, 1, 2, 6, 7, 99].map((moment) => stepAt(all, moment))).toEqual([0, 0, 1, 2, 3, 3]);
});

test('a clock goes down, never below nothing', () => {
	vi.useFakeTimers({ now: 1_000_000 });
	const table = new TableStore('t1');
	table.take({ type: 'clock', table: 't1', seats: [{ seat: 0, left: 5 }] });
	expect([left(table, 0, 1_002_000), left(table, 1, 1_002_000)]).toEqual([3000, null]);
	expect(left(table, 0, 1_062_000)).toBe(0);
	vi.useRealTimers();
});

test('a clock that only goes on keeps its end, so that its ring is not drawn anew; one that begins has a new one', () => {
	vi.useFakeTimers({ now: 1_000_000 });
	const table = new TableStore('t1');
	const clock = (left: number) =>
		table.take({
			type: 'clock',
			table: 't1',
			seats: [
				{ seat: 0, left },
				{ seat: 1, left: 20 },
			],
		});
	clock(60);
	vi.setSystemTime(1_002_000);
	clock(57.8);
	expect([...table.deadlines]).toEqual([
		[0, 1_060_000],
		[1, 1_022_000],
	]);
	clock(60);
	expect(table.deadlines.get(0)).toBe(1_062_000);
	table.take({ type: 'clock', table: 't1', seats: [] });
	expect(table.deadlines.size).toBe(0);
	vi.useRealTimers();
});

test('time left is told in what fits into a ring', () => {
	const told = (seconds: number) => clockFigures(seconds * 1000, 'en');
	expect([0.9, 75, 600, 601, 7199, 7200, 172_799, 172_800, 259_200].map(told)).toEqual([
		'0:01',
		'1:15',
		'10:00',
		'11m',
		'120m',
		'2h',
		'47h',
		'2d',
		'3d',
	]);
	expect(clockFigures(3 * 86_400_000, 'ru')).toContain('3');
});

test('little time is said aloud at a few moments, and only where there was more', () => {
	const told = (seconds: number, of: number) => warning(seconds * 1000, of * 1000, 'en');
	expect([60, 31, 30, 11, 10, 0].map((each) => told(each, 60))).toEqual([
		'',
		'',
		'30 seconds',
		'30 seconds',
		'10 seconds',
		'10 seconds',
	]);
	expect([10, 5].map((each) => told(each, 15))).toEqual(['', '']);
	expect([86_000, 3600, 600, 60].map((each) => told(each, 86_400))).toEqual([
		'',
		'1 hour',
		'10 minutes',
		'1 minute',
	]);
	expect([warning(30_000, 60_000, 'ru'), warning(30_000, 60_000, 'cs')]).toEqual(['30 секунд', '30 sekund']);
	expect([short(10_000, 60_000), short(10_001, 60_000), short(4000, 10_000)]).toEqual([true, false, false]);
});

test('the lintel shows the clock of the seat in front, else of whoever is awaited longest', () => {
	const at = (asked: boolean, seats: [number, number][], seat: number | null = 0) =>
		timed({ over: false, seat, asked, deadlines: new Map(seats) });
	expect(
		at(true, [
			[0, 5],
			[1, 9],
		]),
	).toBe(0);
	expect(
		at(false, [
			[1, 5],
			[2, 9],
		]),
	).toBe(2);
	expect(at(true, [], null)).toBe(null);
	expect(timed({ over: true, seat: 0, asked: true, deadlines: new Map([[0, 5]]) })).toBe(null);
});

test('figures of an unknown board', () => {
	const board = {
		round: 2,
		open: [1, 2],
		players: [{ coins: 3, bag: { deep: 1 } }, null],
		hall: { name: 'X' },
		deep: { down: { here: 1 } },
	};
	expect(figures(board)).toEqual([
		{
			title: '',
			rows: [
				['round', '2'],
				['open', '1 2'],
			],
		},
		{ title: 'players 1', rows: [['coins', '3']] },
		{ title: 'hall', rows: [['name', 'X']] },
	]);
	expect(figures(null)).toEqual([]);
});
