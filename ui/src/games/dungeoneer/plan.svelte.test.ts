import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Connection } from '$ui/net/connection.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import type { AskFrame, GameFrame, SeatInfo, TableInfo } from '$ui/net/types.ts';
import { shortNames } from '$ui/parts/seats.ts';
import { LANGUAGES } from '$ui/words/bundle.ts';
import { words } from '$ui/words/words.svelte.ts';
import { offeredKey, thingOf } from './choices.ts';
import { fixtures } from './fixtures/index.ts';
import { bold, Desk } from './plan.svelte.ts';
import { tell } from './tell.ts';
import type { Board } from './types.ts';
import { detail, spoken } from './words.ts';

await words.use('en');
await words.learn('dungeoneer');

let end = () => {};
afterEach(() => end());

/** A table at a recorded moment, the desk on it, and what was asked of the server. */
function sit(fixture: string, frame: number) {
	const asked: AskFrame[] = [];
	const table = new TableStore('t', { ask: (ask: AskFrame) => asked.push(ask) } as unknown as Connection);
	const recorded = fixtures[fixture];
	const shown = recorded?.frames[frame] as GameFrame;
	table.setting = recorded?.setting ?? null;
	const seats = (recorded?.players ?? []).map(
		(name, seat): SeatInfo => ({
			seat,
			kind: 'person',
			name,
			bot: null,
			yours: seat === 0,
			left: false,
			invite: null,
		}),
	);
	table.info = { seats } as TableInfo;
	table.take({ ...shown, first: 0 });
	let desk: Desk | undefined;
	end = $effect.root(() => {
		desk = new Desk(table);
	});
	flushSync();
	const played = () => asked.filter((ask) => ask.type === 'play').map((ask) => ask.code);
	return { table, desk: desk as Desk, asked, played, shown };
}

const all = Object.entries(fixtures).flatMap(([name, one]) =>
	one.frames.map((_, frame) => [name, frame] as const),
);

describe('the move in hand', () => {
	it('shows the thing that a bot would take, until the hint is over', () => {
		const { desk, shown } = sit('table', 2);
		const move = shown.choices.find((choice) => choice.kind === 'move');
		desk.hinted([move?.code ?? -1, shown.choices[0]?.code ?? -1]);
		expect(desk.advised).toBe(move ? thingOf(move) : '');
		expect(desk.advised).toMatch(/^location:/);
		desk.hinted([]);
		expect(desk.advised).toBe('');
	});

	it('walks to a lit location at once, a finger looks first', () => {
		const { desk, played, shown } = sit('table', 2);
		expect(desk.question).toBe('What does your hero do?');
		const move = shown.choices.find((choice) => choice.kind === 'move');
		const place = thingOf(move as GameFrame['choices'][number]).slice(9);
		expect(desk.targets.has(place)).toBe(true);
		desk.pickPlace(place, true);
		flushSync();
		expect(played()).toEqual([]);
		expect(desk.primary).not.toBeNull();
		desk.pickPlace(place, true);
		expect(played()).toEqual([move?.code]);
	});

	it('goes to a location with a mouse at the first click', () => {
		const { desk, played, shown } = sit('table', 2);
		const move = shown.choices.find((choice) => choice.kind === 'move');
		desk.pickPlace(thingOf(move as GameFrame['choices'][number]).slice(9), false);
		expect(played()).toEqual([move?.code]);
	});

	it('places a location: a cell, a turn, then the word', () => {
		const { desk, played, shown } = sit('table', 1);
		const [cell] = [...desk.cells.keys()];
		expect(desk.drawn).not.toBeNull();
		desk.pickCell(cell as string);
		flushSync();
		expect(played()).toEqual([]);
		const fitting = shown.choices.filter((choice) => choice.text.startsWith(`place ${cell} `));
		desk.primary?.run();
		expect(fitting.map((choice) => choice.code)).toContain(played()[0]);
	});

	it('turns a location only where it lies differently', () => {
		const { desk } = sit('table', 1);
		const before = desk.turned;
		desk.turn();
		flushSync();
		const { drawn } = desk;
		const same = [0, 1].every(
			(side) => JSON.stringify(drawn?.exits[side]) === JSON.stringify(drawn?.exits[side + 2]),
		);
		expect(desk.turned).toBe(same ? before : !before);
	});

	it('picks a card, puts it back, and plays it the second time', () => {
		const { desk, played } = sit('battle', 0);
		const card = desk.hero?.hand.find((held) => desk.cards.has(held.card))?.card as string;
		desk.pickCard(card);
		flushSync();
		expect(desk.pickedCard).not.toBeNull();
		expect(desk.back()).toBe(true);
		flushSync();
		expect(desk.pickedCard).toBeNull();
		desk.pickCard(card);
		flushSync();
		desk.pickCard(card);
		expect(played()).toHaveLength(1);
	});

	it('never leaves the lintel empty: what is lit elsewhere is named, and can be shown', () => {
		const { table, desk, shown } = sit('table', 2);
		const board = shown.board as Board;
		const [first] = shown.choices;
		if (!first) throw new Error('no choice');
		const places = Array.from({ length: 14 }, (_, index) => `place${index}`);
		const choices = places.map((id, index) => ({
			...first,
			code: 5000 + index,
			kind: 'warp',
			text: `location ${id}`,
			args: { place: { kind: 'location', id } },
		}));
		const laid = places.map((id) => ({ ...(board.places[0] as Board['places'][number]), id }));
		table.take({ ...shown, first: 0, board: { ...board, places: laid }, choices });
		flushSync();
		expect(desk.chips.map((chip) => chip.id)).toEqual(['more']);
		expect(desk.line).toContain('map');
		desk.chips[0]?.run();
		flushSync();
		expect(desk.chips).toHaveLength(14);
		expect(desk.back()).toBe(true);
		flushSync();
		expect(desk.chips).toHaveLength(1);
	});

	it('asks why a quest, a location or a hero cannot be chosen', () => {
		const { desk, asked, shown } = sit('table', 2);
		const board = shown.board as Board;
		const quest = board.heroes[shown.seat ?? 0]?.quests[0]?.quest;
		void desk.why(`quest:${quest}`);
		void desk.why('seat:1');
		expect(asked.map((ask) => ask.type)).toEqual(['why', 'why']);
	});

	it('answers for itself of a location that is not beside the hero', async () => {
		const { table, desk, asked, shown } = sit('table', 2);
		const here = (shown.board as Board).heroes[shown.seat ?? 0]?.place;
		await desk.why(`location:${here}`);
		expect(asked).toEqual([]);
		expect(table.refusal?.message).toBe('ui-dl-why-here');
		expect(desk.back()).toBe(true);
		expect(table.refusal).toBeNull();
	});

	it('asks why a card cannot be played', () => {
		const { desk, asked } = sit('battle', 0);
		const card = desk.hero?.hand.find((held) => !desk.cards.has(held.card))?.card;
		if (!card) return;
		desk.pickCard(card);
		expect(asked.map((ask) => ask.type)).toEqual(['why']);
	});

	it('says pass quietly where something can be done', () => {
		const { desk, played, shown } = sit('battle', 0);
		expect(desk.primary).toBeNull();
		expect(desk.secondary?.text).toBe('Pass');
		desk.secondary?.run();
		expect(played()).toEqual([shown.choices.find((choice) => choice.kind === 'pass')?.code]);
	});

	it('shows what a choice in view would change', () => {
		const { desk, shown } = sit('table', 2);
		const open = shown.choices.find((choice) => choice.kind === 'move' && choice.preview.length > 0);
		const seat = shown.seat ?? 0;
		const { ap } = (shown.board as Board).heroes[seat] as Board['heroes'][number];
		desk.armed = open?.code ?? null;
		flushSync();
		expect(desk.after(seat, 'ap', ap)).toBe(ap - 1);
		expect(desk.after(seat, 'glory', 7)).toBe(7);
	});

	it('never offers a chip that is not a choice, and every choice somewhere', () => {
		for (const [name, frame] of all) {
			const { desk, shown } = sit(name, frame);
			const codes = new Set(shown.choices.map((choice) => String(choice.code)));
			for (const chip of desk.chips) expect(codes.has(chip.id) || chip.id === 'more').toBe(true);
			if (shown.choices.length > 0) {
				expect(desk.question).not.toBe('');
				const lit = desk.chips.length + desk.cells.size + desk.targets.size + desk.cards.size;
				expect(lit > 0 || desk.primary !== null || desk.secondary !== null).toBe(true);
			}
			end();
		}
	});
});

describe('words', () => {
	for (const language of LANGUAGES) {
		it(`speak every recorded moment in ${language}`, async () => {
			await words.use(language);
			for (const [name, frame] of all) {
				const { table, desk, shown } = sit(name, frame);
				const setting = desk.setting;
				const said = [desk.question, desk.line, ...tell(table, shown.events).map((line) => line.text)];
				for (const choice of shown.choices) {
					said.push(spoken(table.speaker, choice, shortNames(table)));
					if (setting && desk.board)
						said.push(detail(table.speaker, setting, desk.board, shortNames(table), choice));
				}
				for (const text of said) expect(text).not.toMatch(/⟨|\{\$|undefined|NaN/);
				end();
			}
			await words.use('en');
		});
	}

	it('makes numbers bold and nothing else', () => {
		expect(bold('2 against 10+')).toBe('**2** against **10+**');
		expect(bold('Potion II')).toBe('Potion II');
	});
});

describe('the log', () => {
	it('has a heading for every turn and joins what follows a deed', () => {
		const { table, shown } = sit('middle', 0);
		const lines = tell(table, shown.events);
		const turns = shown.events.filter((event) => event.kind === 'turn_begins').length;
		expect(lines.filter((line) => line.heading)).toHaveLength(turns);
		expect(lines.length).toBeLessThan(shown.events.length);
		expect(lines.every((line) => line.text !== '')).toBe(true);
		expect(lines.map((line) => line.at)).toEqual([...lines.map((line) => line.at)].sort((a, b) => a - b));
		expect(new Set(lines.map((line) => line.at)).size).toBe(lines.length);
	});
});

describe('equal cards', () => {
	it('are offered whichever copy one takes', () => {
		const things = new Map([['card:spider', 1]]);
		expect(offeredKey('spider#2', things, ['spider', 'spider#2'])).toBe('spider');
		expect(offeredKey('spider#2', things, ['spider#2'])).toBeNull();
		expect(offeredKey('spider', things, ['spider'])).toBe('spider');
	});
});
