import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Connection } from '$ui/net/connection.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import type { AskFrame, Choice, GameFrame } from '$ui/net/types.ts';
import { words } from '$ui/words/words.svelte.ts';
import { FIGHT, LEAVE, OUT, stepCode } from './codes.ts';
import { fixtures } from './fixtures/index.ts';
import { keyOf } from './geometry.ts';
import folder from './index.ts';
import { spanOf, usual } from './pencil.svelte.ts';
import { asked, Desk } from './plan.svelte.ts';
import { tell } from './tell.ts';
import type { Board, Card, Placement, Sketch } from './types.ts';

await words.use('en');
await words.learn('doggos');

let end = () => {};
afterEach(() => end());

/** A table at a recorded moment, the desk on it, and what was asked of the server. */
function sit(fixture: string, frame = 0) {
	const sent: AskFrame[] = [];
	const table = new TableStore('t', { ask: (ask: AskFrame) => sent.push(ask) } as unknown as Connection);
	const recorded = fixtures[fixture];
	const shown = recorded?.frames[frame] as GameFrame;
	table.setting = recorded?.setting ?? null;
	table.take({ ...shown, first: 0 });
	let desk: Desk | undefined;
	end = $effect.root(() => {
		desk = new Desk(table);
	});
	flushSync();
	const played = () => sent.flatMap((ask) => (ask.type === 'play' ? [ask.code] : []));
	const sketches = () => sent.flatMap((ask) => (ask.type === 'sketch' ? [[...ask.steps]] : []));
	/** The table acknowledges the last move and shows another frame. */
	const answer = (next: Partial<GameFrame>) => {
		const last = sent.at(-1) as AskFrame;
		table.answered(last, { type: 'ack', id: last.id, table: 't', version: 0 });
		table.take({ ...shown, first: 0, ...next, version: (table.frame?.version ?? 0) + 1 });
		flushSync();
	};
	/** The table answers the last sketch. */
	const drawn = async (sketch: Partial<Sketch>) => {
		const last = sent.filter((ask) => ask.type === 'sketch').at(-1) as AskFrame;
		const board = shown.board as Board;
		table.answered(last, {
			type: 'sketch',
			id: last.id,
			sketch: {
				held: 'steps' in last ? last.steps.length : 0,
				stopped: null,
				rooms: board.rooms,
				players: board.players,
				quests: board.quests,
				choices: [],
				blocked: [],
				path: { ...(boardOf('leaving').path as object), mode: 'going', steps: [start] },
				...sketch,
			},
		});
		await Promise.resolve();
		await Promise.resolve();
		flushSync();
	};
	return { table, desk: desk as Desk, sent, played, sketches, shown, answer, drawn };
}

const start = {
	x: 0,
	y: 0,
	card: null,
	by: '',
	deed: 'none',
	damage: 0,
	spent: null,
	emptied: false,
} as const;
const boardOf = (name: string) => fixtures[name]?.frames[0]?.board as Board;
const press = (key: string, code: string) => new KeyboardEvent('keydown', { key, code });

describe('placing a card', () => {
	it('tries it where one points, turns it, and lays it with two choices', () => {
		const { desk, played, shown, answer } = sit('middle');
		expect(desk.question).toBe('Portal: where does it go?');
		expect(desk.primary).toBeNull();
		const place = desk.placements[1] as Placement;
		desk.pickSpot(keyOf(place));
		flushSync();
		expect(desk.primary?.text).toBe('Place at B');
		const first = desk.laid?.turn;
		desk.pickSpot(keyOf(place));
		flushSync();
		expect(desk.laid?.turn).not.toBe(first);
		const turn = desk.laid?.code as number;
		desk.primary?.run();
		expect(played()).toEqual([place.code]);
		const rotations = place.turns.map((one) => ({
			...(shown.choices[0] as Choice),
			kind: 'rotate',
			code: one.code,
		}));
		answer({ choices: rotations });
		expect(played()).toEqual([place.code, turn]);
	});

	it('takes letters, further ones by number, and R', () => {
		const { desk } = sit('middle');
		expect(desk.key(press('c', 'KeyC'))).toBe(true);
		expect(desk.spot).toBe(keyOf(desk.placements[2] as Placement));
		expect(desk.key(press('7', 'Digit7'))).toBe(true);
		expect(desk.spot).toBe(keyOf(desk.placements[6] as Placement));
		flushSync();
		const before = desk.laid?.turn;
		const ways = desk.placement?.turns.length ?? 0;
		desk.key(press('r', 'KeyR'));
		flushSync();
		expect(desk.laid?.turn === before).toBe(ways === 1);
		expect(desk.key(press('z', 'KeyZ'))).toBe(false);
		expect(desk.back()).toBe(true);
		expect(desk.spot).toBeNull();
	});

	it('never turns the card to where it does not fit', () => {
		const { desk } = sit('middle');
		for (const place of desk.placements) {
			desk.spot = keyOf(place);
			for (let times = 0; times < 5; times += 1) {
				desk.rotate(times % 2 ? 1 : -1);
				flushSync();
				expect(place.turns).toContainEqual(desk.laid);
			}
		}
	});
});

describe('leaving', () => {
	it('asks what to do in the room, with the running totals', () => {
		const { desk, played } = sit('leaving');
		expect(desk.asks).toBe('room');
		expect(desk.question).toBe('Dragon: what now?');
		expect(desk.line).toContain('Damage **0** of 5');
		expect(desk.chips.map((chip) => chip.text)).toEqual(['Fight: Dragon', 'Walk past: Dragon']);
		desk.take(desk.deeds[0] as Choice);
		expect(played()).toEqual([FIGHT]);
	});

	it('takes back as far as one wants', () => {
		const { desk, sent, table, shown, answer } = sit('leaving');
		table.frame = { ...(table.frame as GameFrame), undo: null };
		desk.backTo(2);
		flushSync();
		expect(sent.at(-1)?.type).toBe('undo');
		const board = shown.board as Board;
		const shorter = (steps: number, mode: 'going' | 'room') =>
			({
				...board,
				path: board.path && { ...board.path, mode, steps: board.path.steps.slice(0, steps) },
			}) as Board;
		answer({ board: shorter(4, 'going'), undo: null });
		answer({ board: shorter(3, 'going'), undo: null });
		const undone = sent.filter((ask) => ask.type === 'undo').length;
		expect(undone).toBe(2);
	});
});

describe('the pencil', () => {
	it('asks the table for every stroke and keeps what holds', async () => {
		const { desk, sketches, drawn } = sit('table', 2);
		expect(desk.path).toBeNull();
		desk.pencil.toggle();
		expect(sketches()).toEqual([[]]);
		const step = {
			kind: 'step',
			code: stepCode('n'),
			args: { side: 'n' },
			preview: [],
			targets: [],
			words: [],
		};
		await drawn({ choices: [step as unknown as Choice] });
		expect([...desk.targets.keys()]).toEqual(['0,-1']);
		desk.pickRoom('0,-1');
		expect(sketches().at(-1)).toEqual([stepCode('n')]);
		await drawn({});
		expect(desk.pencil.codes).toEqual([stepCode('n')]);
	});

	it('leaves by the way that is drawn', async () => {
		const { desk, played, drawn, answer, shown } = sit('table', 2);
		desk.pencil.toggle();
		await drawn({});
		desk.pencil.codes = [OUT];
		desk.pencil.toggle();
		desk.pencil.toggle();
		await drawn({
			path: { ...(boardOf('leaving').path as NonNullable<Board['path']>), mode: 'out', steps: [start] },
		});
		const chip = desk.chips.find((one) => one.id === 'pencil');
		expect(chip?.small).not.toContain('*');
		chip?.run();
		expect(played()).toEqual([LEAVE]);
		answer({ choices: [{ ...(shown.choices[0] as Choice), kind: 'out', code: OUT }], board: shown.board });
		expect(played()).toEqual([LEAVE, OUT]);
	});

	it('says what no longer holds', async () => {
		const { desk, drawn } = sit('table', 2);
		desk.pencil.codes = [stepCode('n'), OUT];
		desk.pencil.toggle();
		const stopped = { rule: 'DD-13', message: 'doggos-rivals-paw', args: {} };
		await drawn({ held: 0, stopped });
		expect(desk.pencil.cut).toEqual(stopped);
		expect(desk.pencil.whole).toBe(false);
	});
});

describe('the codes of a way', () => {
	const codes = [stepCode('n'), FIGHT, stepCode('e'), stepCode('e'), FIGHT, OUT];
	it('belong to its rooms', () => {
		expect(spanOf(codes, 0)).toEqual([0, 0]);
		expect(spanOf(codes, 1)).toEqual([1, 2]);
		expect(spanOf(codes, 2)).toEqual([3, 3]);
		expect(spanOf(codes, 3)).toEqual([4, 5]);
	});
	const card = (kind: string) => ({ kind }) as Card;
	const choice = (kind: string, code: number) => ({ kind, code }) as Choice;
	it('are guessed only where little depends on it', () => {
		expect(usual([choice('fight', FIGHT), choice('pass', 2038)], card('monster'))).toBe(FIGHT);
		expect(usual([choice('fight', FIGHT + 1), choice('pass', 2038)], card('monster'))).toBeNull();
		expect(usual([choice('pass', 2038)], card('monster'))).toBe(2038);
		expect(usual([choice('claim', 2039), choice('skip', 2040)], card('coins'))).toBe(2039);
		expect(usual([choice('claim', 2039)], card('trap'))).toBeNull();
		expect(usual([choice('skip', 2040), choice('take', 2043)], card('potion'))).toBeNull();
	});
});

describe('words', () => {
	it('say every choice of every recorded moment', () => {
		for (const [name, fixture] of Object.entries(fixtures)) {
			fixture.frames.forEach((frame, index) => {
				const { table, desk } = sit(name, index);
				expect(desk.asks).toBe(asked(frame.choices));
				for (const choice of frame.choices) {
					const said = folder.choice?.(table, choice.code) ?? '';
					expect(said.length).toBeGreaterThan(3);
					expect(said).not.toMatch(/[⟨{*]|undefined|NaN/);
				}
				end();
			});
		}
	});
	it('tell the log', () => {
		const { table } = sit('end');
		const lines = tell(table, table.events);
		expect(lines.length).toBeGreaterThan(3);
		for (const line of lines) expect(line.text).not.toMatch(/[⟨{]|undefined/);
	});
});
