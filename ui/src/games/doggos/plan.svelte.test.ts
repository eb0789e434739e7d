import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Connection } from '$ui/net/connection.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import type { AskFrame, Choice, GameEvent, GameFrame } from '$ui/net/types.ts';
import { words } from '$ui/words/words.svelte.ts';
import { tableInfo } from '../../../test/fakes.ts';
import { FIGHT, LEAVE, OUT, stepCode } from './codes.ts';
import { fixtures } from './fixtures/index.ts';
import { keyOf } from './geometry.ts';
import folder from './index.ts';
import { spanOf, usual } from './pencil.svelte.ts';
import { cardFacts, detail, joinsOf, pawWords, spoken } from './phrases.ts';
import { asked, Desk } from './plan.svelte.ts';
import { sentenceOf, tell } from './tell.ts';
import type { Board, Card, Placement, Room, Setting, Sketch } from './types.ts';

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
	/** The table answers the last sketch, or the last one of these steps. */
	const drawn = async (sketch: Partial<Sketch>, steps?: readonly number[]) => {
		const last = sent
			.filter((ask) => ask.type === 'sketch')
			.findLast((ask) => !steps || String(ask.steps) === String(steps)) as AskFrame;
		expect(last, `asked for ${steps}`).toBeDefined();
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
		expect(desk.question).toBe('Cerberus: where does it go?');
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

	it('takes letters, and R', () => {
		const { desk } = sit('middle');
		expect(desk.key(press('c', 'KeyC'))).toBe(true);
		expect(desk.spot).toBe(keyOf(desk.placements[2] as Placement));
		expect(desk.key(press('G', 'KeyG'))).toBe(true);
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

	it('offers every place, each by another name, with a key that no command has', () => {
		const { desk } = sit('middle');
		expect(desk.placements.length).toBeGreaterThan(6);
		const { chips } = desk;
		expect(chips).toHaveLength(desk.placements.length);
		const names = chips.map((chip) => chip.text.replace(/^\w+\. /, ''));
		expect(new Set(names).size).toBe(names.length);
		expect(chips[0]?.key).toBe('A');
		expect(chips[6]?.key).toBe('⇧G');
	});

	it('says which rooms the card is joined to, as many as the table counts', () => {
		for (const name of ['middle', 'table', 'guide', 'hidden']) {
			for (const [index, frame] of (fixtures[name]?.frames ?? []).entries()) {
				const board = frame.board as unknown as Board;
				for (const place of board.drawn?.placements ?? []) {
					for (const turn of place.turns)
						expect([name, index, joinsOf(board, place, turn.edges).length]).toEqual([
							name,
							index,
							turn.joins,
						]);
				}
			}
		}
		const { desk } = sit('middle');
		desk.pickSpot(keyOf(desk.placements[0] as Placement));
		flushSync();
		expect(desk.line).toMatch(/^At \*\*A\*\* it joins .+ \((north|east|south|west)(, [a-z ]+)?\)/);
	});

	it('takes Enter on what is chosen as its confirmation', () => {
		const { desk } = sit('middle');
		const chips = document.createElement('div');
		chips.className = 'chips';
		chips.innerHTML = '<button aria-pressed="true"><b>B</b></button><button aria-pressed="false">C</button>';
		const [chosen, other] = chips.children as unknown as [Element, Element];
		expect(desk.confirms(chosen)).toBe(false);
		desk.pickSpot(keyOf(desk.placements[1] as Placement));
		expect(desk.confirms(chosen.firstElementChild as Element)).toBe(true);
		expect(desk.confirms(other)).toBe(false);
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
		expect(desk.question).toBe('Cerberus: what now?');
		expect(desk.line).toContain('Damage **0** of 4');
		expect(desk.chips.map((chip) => chip.text)).toEqual(['Fight: Cerberus', 'Walk past: Cerberus']);
		desk.take(desk.deeds[0] as Choice);
		expect(played()).toEqual([FIGHT]);
	});

	it('walks to a room further away if one way leads there, and says why if not', () => {
		const { desk, played, table, shown, answer } = sit('leaving');
		desk.pickRoom('9,9');
		expect(desk.line).toBe('First decide what you do in this room.');
		const board = shown.board as Board;
		// A corridor to the east of the start room, and a room apart.
		const room = (x: number, y: number, ways: string) => ({
			...(board.rooms.find((one) => one.card === null) as Room),
			x,
			y,
			ways,
			card: x || y ? 'coins_1' : null,
		});
		const rooms = [room(0, 0, '.o..'), room(1, 0, '.o.o'), room(2, 0, '.O.o'), room(5, 5, 'OOOO')];
		const at = (steps: number) => ({
			...board,
			rooms,
			path: board.path && {
				...board.path,
				mode: 'going',
				steps: [start, { ...start, x: 1 }].slice(0, steps),
			},
		});
		const east = { ...(shown.choices[0] as Choice), kind: 'step', code: stepCode('e'), args: { side: 'e' } };
		table.take({ ...shown, first: 0, version: 900, choices: [east], board: at(1) } as unknown as GameFrame);
		flushSync();
		desk.pickRoom('5,5');
		expect(desk.line).toBe('No open way leads there from here.');
		expect(played()).toEqual([]);
		desk.pickRoom('2,0');
		expect(played()).toEqual([stepCode('e')]);
		answer({ choices: [east], board: at(2) } as unknown as Partial<GameFrame>);
		expect(played()).toEqual([stepCode('e'), stepCode('e')]);
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

describe('the pencil while a card is tried', () => {
	const north = stepCode('n');
	const path = (more: object) => ({ ...(boardOf('leaving').path as NonNullable<Board['path']>), ...more });
	const before = { damage: 1, paws: 5, coins: 2, gained: {}, mode: 'out', steps: [start] } as const;
	const step = (side: 'n' | 'e') =>
		({ kind: 'step', code: stepCode(side), args: { side }, preview: [], targets: [] }) as unknown as Choice;

	/** A way north and out is drawn, and the card is tried at the first place. */
	async function tried() {
		const seated = sit('middle');
		const { desk, drawn } = seated;
		desk.pencil.codes = [north, OUT];
		desk.pencil.toggle();
		await drawn({ path: path(before) });
		const place = desk.placements[0] as Placement;
		desk.pickSpot(keyOf(place));
		flushSync();
		const under = [place.code, desk.laid?.code as number];
		return { ...seated, place, under };
	}

	it('asks for the way without the card and with it, and tells what is different', async () => {
		const { desk, drawn, sketches, under, shown } = await tried();
		const { quests, seat } = shown.board as Board;
		expect(sketches().slice(-2)).toEqual([
			[...under, north, OUT],
			[north, OUT],
		]);
		await drawn({ path: path(before) }, [north, OUT]);
		await drawn({ path: path(before) }, [...under, north, OUT]);
		expect(desk.line).toMatch(/Your pencilled way stays as it is\.$/);
		const after = path({ ...before, damage: 3, coins: 4, gained: { bow: 1 } });
		const quest = quests.find((one) => one.owner === null) as (typeof quests)[number];
		const counts = quest.counts.map((count, of) => (of === seat ? count + 1 : count));
		const more = quests.map((one) => (one === quest ? { ...one, counts } : one));
		/** The table is asked the same once more. */
		const again = () => {
			desk.pencil.toggle();
			desk.pencil.toggle();
		};
		again();
		await drawn({ path: after, quests: more }, [...under, north, OUT]);
		const count = quest.counts[seat ?? 0] ?? 0;
		expect(desk.line).toContain('Your pencilled way would change. Damage **1 → 3** of');
		expect(desk.line).toContain('paws left **5**, coins **+2 → +4**, bow **+0 → +1**');
		expect(desk.line).toContain(`**${count} → ${count + 1}**`);
		expect(desk.totals(after)).toContain('Damage **1 → 3**');
		// The table says that the card stands in the way.
		const stopped = { rule: 'DD-13', message: 'doggos-rivals-paw', args: {} };
		again();
		await drawn({ path: path(before), held: 3, stopped }, [...under, north, OUT]);
		expect(desk.line).toContain('It cuts your pencilled way: ');
	});

	it('goes through the card, and stays when it is placed there', async () => {
		const { desk, drawn, sketches, under, place, table, shown, played } = await tried();
		await drawn({ path: path(before) }, [north, OUT]);
		const going = path({ ...before, mode: 'going' });
		const at = { ...start, x: place.x, y: place.y + 1 };
		// The way is out already: pressing the card takes that back and goes on into it.
		const spot = { ...(shown.board as Board).rooms[0], x: place.x, y: place.y } as Room;
		const rooms = [...(shown.board as Board).rooms, spot];
		await drawn({ path: path({ ...before, steps: [start, at] }), rooms }, [...under, north, OUT]);
		desk.pickSpot(keyOf(place));
		expect(desk.spot).toBe(keyOf(place));
		const on = { path: { ...going, steps: [start, at] }, rooms, choices: [step('n')] };
		await drawn(on, [...under, north]);
		expect(sketches().at(-1)).toEqual([...under, north, north]);
		await drawn({ path: { ...going, steps: [start, at, { ...start, ...place }] }, rooms });
		expect(desk.pencil.codes).toEqual([north, north]);
		expect(desk.here).toMatchObject({ x: place.x, y: place.y });
		desk.lay();
		expect(played()).toEqual([place.code]);
		const board = { ...(shown.board as Board), rooms, drawn: null };
		table.take({ ...shown, first: 0, version: 900, board, choices: [] } as unknown as GameFrame);
		flushSync();
		expect(desk.pencil.codes).toEqual([north, north]);
		expect(sketches().at(-1)).toEqual([north, north]);
		expect(desk.was).toBeNull();
	});

	it('forgets what was drawn with the card when that is taken up again', async () => {
		const { desk, drawn, under, sketches } = await tried();
		await drawn({ path: path({ ...before, mode: 'going' }), choices: [step('e')] }, [...under, north, OUT]);
		desk.take(step('e'));
		await drawn({}, [...under, north, OUT, stepCode('e')]);
		expect(desk.pencil.codes).toEqual([north, OUT, stepCode('e')]);
		expect(desk.back()).toBe(true);
		flushSync();
		expect(desk.pencil.codes).toEqual([north, OUT]);
		expect(sketches().at(-1)).toEqual([north, OUT]);
		expect(desk.line).not.toContain('pencilled');
	});

	it('can be taken up while the card is tried, and rubs out only what is drawn', async () => {
		const { desk, drawn, sketches } = sit('middle');
		const place = desk.placements[0] as Placement;
		desk.pickSpot(keyOf(place));
		flushSync();
		expect(sketches()).toEqual([]);
		desk.pencil.toggle();
		const under = [place.code, desk.laid?.code as number];
		expect(sketches()).toEqual([under, []]);
		await drawn({ choices: [step('n')] }, under);
		expect([...desk.targets.keys()]).toEqual(['0,-1']);
		// What a held way is counted in does not hold the card itself.
		await drawn({ held: 2 }, under);
		expect(desk.pencil.cut).toBeNull();
		expect(desk.pencil.held).toBe(0);
	});

	it('keeps a secret quest to itself at a shared screen', async () => {
		const { desk, drawn, under, shown, table } = await tried();
		const { quests, seat } = shown.board as Board;
		const own = { ...(quests[0] as (typeof quests)[number]), owner: seat };
		const counts = own.counts.map((count) => count + 1);
		await drawn({ path: path(before), quests: [own] }, [north, OUT]);
		await drawn({ path: path(before), quests: [{ ...own, counts }] }, [...under, north, OUT]);
		expect(desk.progress).toHaveLength(1);
		table.info = tableInfo({ seats: tableInfo().seats.map((one) => ({ ...one, yours: true })) });
		flushSync();
		expect(desk.covered).toBe(true);
		expect(desk.progress).toEqual([]);
		desk.peeking = true;
		expect(desk.progress).toHaveLength(1);
		expect(tell(table, table.events).some(({ text }) => text.includes('bury it deep'))).toBe(false);
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
	it('count the other portals, for a room that one may enter and for the card in hand', () => {
		const { desk } = sit('middle');
		const setting = desk.setting as Setting;
		const portal = setting.cards.find((card) => card.kind === 'portal') as Card;
		const laid = (desk.board as Board).rooms[0] as Room;
		const rooms = [0, 1].map((x) => ({ ...laid, x, card: portal.id }));
		const board = { ...(desk.board as Board), rooms };
		const step = {
			kind: 'step',
			code: stepCode('n'),
			args: { side: 'n', room: { kind: 'card', id: portal.id } },
			preview: [],
		} as unknown as Choice;
		const { speaker } = desk.table;
		expect(detail(speaker, setting, board, step, null)).toBe('leads to 1 other portal');
		expect(cardFacts(speaker, setting, portal, board, true)).toEqual(['leads to 2 other portals']);
		const alone = { ...board, rooms: rooms.slice(1) };
		expect(detail(speaker, setting, alone, step, null)).toBe('no other portal yet');
	});
	it('say what a tramp is hired for', () => {
		const { desk } = sit('middle');
		const setting = desk.setting as Setting;
		const tramp = setting.cards.find((card) => card.id === 'tramp_sword_bow') as Card;
		const hire = (edge: string, preview: unknown[] = []) =>
			spoken(
				desk.table.speaker,
				{ kind: 'hire', args: { edge, room: { kind: 'card', id: tramp.id } }, preview } as unknown as Choice,
				[],
				setting,
			);
		expect(hire('pair')).toMatch(/^Hire for a sword or a bow: /);
		expect(hire('paw')).toBe(
			`Hire for a ${tramp.single} and a paw: ${desk.table.speaker.name({ kind: 'card', id: tramp.id })}`,
		);
		expect(hire('paw', [{ field: 'paws', before: 3, after: 2 }])).toMatch(/^Hire for a \w+: /);
	});
	it('say what sleeping is worth, in the last round too', () => {
		const { desk, table, shown } = sit('table', 2);
		const small = () => desk.chips.find((chip) => chip.id === 'sleep')?.small;
		expect(small()).toContain('one more paw');
		const board = { ...(shown.board as Board), round: desk.setting?.rounds };
		table.take({ ...shown, first: 0, version: 900, board } as unknown as GameFrame);
		flushSync();
		expect(small()).toBe('out for this round, the last one: a paw more is worth nothing now');
	});
	it('say you to the viewer', () => {
		const { table } = sit('table', 2);
		const reader = { speaker: table.speaker, seat: 0 };
		const tells = (kind: string, seat: number) =>
			sentenceOf({ kind, seat: -1, rule: '', args: { round: 2, seat } } as unknown as GameEvent, reader, [
				'Lantern',
				'Ludmila',
			]);
		expect(tells('round_begun', 1)).toBe('Round 2, you begin');
		expect(tells('round_begun', 2)).toBe('Round 2, Ludmila begins');
		expect(tells('first_drawn', 1)).toBe('First player: you.');
		expect(tells('round_ended', 1)).toMatch(/: you\.$/);
		const board = { seat: 0 } as Board;
		expect(pawWords(table.speaker, board, 0, ['Lantern', 'Ludmila'])).toBe('your paw');
		expect(pawWords(table.speaker, board, 1, ['Lantern', 'Ludmila'])).toBe('paw of Ludmila');
	});
	it('tell the log', () => {
		const { table } = sit('end');
		const lines = tell(table, table.events);
		expect(lines.length).toBeGreaterThan(3);
		for (const line of lines) expect(line.text).not.toMatch(/[⟨{]|undefined/);
	});
});
