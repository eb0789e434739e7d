import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Connection } from '$ui/net/connection.ts';
import { TableStore } from '$ui/net/table.svelte.ts';
import type { AskFrame, Choice, GameEvent, GameFrame } from '$ui/net/types.ts';
import { words } from '$ui/words/words.svelte.ts';
import { fixtures } from './fixtures/index.ts';
import { Desk } from './plan.svelte.ts';

await words.use('en');
await words.learn('paper-dungeons');

let end = () => {};
afterEach(() => end());

/** A table at a recorded moment, the desk on it, and what was asked of the server. */
function sit(fixture: string, frame: number, events?: GameEvent[]) {
	const asked: AskFrame[] = [];
	const table = new TableStore('t', { ask: (ask: AskFrame) => asked.push(ask) } as unknown as Connection);
	const recorded = fixtures[fixture];
	const shown = recorded?.frames[frame] as GameFrame;
	table.setting = recorded?.setting ?? null;
	table.take({ ...shown, first: 0, events: events ?? shown.events });
	let desk: Desk | undefined;
	end = $effect.root(() => {
		desk = new Desk(table);
	});
	flushSync();
	const played = () => asked.filter((ask) => ask.type === 'play').map((ask) => ask.code);
	return { table, desk: desk as Desk, asked, played, shown };
}

const kinds = (desk: Desk) => desk.chips.map((chip) => chip.id);

describe('the move in hand', () => {
	it('goes from the die to the action, and plays what is left', () => {
		const { desk, played, shown } = sit('table', 1);
		expect(desk.question).toBe('First of three dice: which one?');
		const place = desk.board?.dice.findIndex((die) => die.number === 1) ?? -1;
		desk.pickDie(place);
		flushSync();
		expect(desk.question).toBe('Warrior die: what do you do with it?');
		expect(kinds(desk)).toEqual(['level', 'craft', 'brew', 'move']);
		desk.chips.find((chip) => chip.id === 'brew')?.run();
		const brew = shown.choices.find((choice) => choice.kind === 'brew' && choice.args.die === 1) as Choice;
		expect(played()).toEqual([brew.code]);
	});

	it('goes from the action to the die as well', () => {
		const { desk, played, shown } = sit('table', 1);
		desk.pickKind('brew');
		flushSync();
		expect(played()).toEqual([]);
		expect(desk.question).toBe('With which die?');
		const place = desk.board?.dice.findIndex((die) => die.number === 2) ?? -1;
		desk.pickDie(place);
		const brew = shown.choices.find((choice) => choice.kind === 'brew' && choice.args.die === 2) as Choice;
		expect(played()).toEqual([brew.code]);
	});

	it('asks for the item where there are several, and takes it where it lies', () => {
		const { desk, played, shown } = sit('table', 1);
		desk.pickDie(desk.board?.dice.findIndex((die) => die.number === 1) ?? -1);
		desk.pickKind('craft');
		flushSync();
		expect(desk.question).toBe('Half of which item?');
		expect(kinds(desk)).toContain('item-crown');
		desk.pickThing('item:crown');
		const crown = shown.choices.find(
			(choice) => choice.kind === 'craft' && choice.args.die === 1 && choice.targets.includes('item:crown'),
		) as Choice;
		expect(played()).toEqual([crown.code]);
	});

	it('steps back one part at a time', () => {
		const { desk } = sit('table', 1);
		desk.pickDie(0);
		desk.pickKind('craft');
		flushSync();
		expect([desk.back(), desk.kind, desk.die]).toEqual([true, null, 0]);
		expect([desk.back(), desk.die]).toEqual([true, null]);
		expect(desk.back()).toBe(false);
	});

	it('steps back by its button also while the end of a round is told', () => {
		const { desk } = sit('table', 1);
		desk.pickDie(0);
		desk.pickKind('craft');
		desk.news = 1;
		flushSync();
		desk.secondary?.run();
		expect([desk.kind, desk.die, desk.news]).toEqual([null, 0, 1]);
	});

	it('asks the server about what a die cannot do, and shows its answer', async () => {
		const { desk, table, asked } = sit('table', 1);
		const boots = desk.board?.dice.findIndex((die) => die.symbol === 'boots') ?? -1;
		desk.pickDie(boots);
		flushSync();
		const whys = asked.filter((ask) => ask.type === 'why');
		expect(whys).toHaveLength(2);
		for (const ask of whys) {
			const reason = { rule: 'PD-3.5', message: 'boots-only-move', args: {} };
			table.answered(ask, { type: 'why', id: ask.id, reason });
		}
		await Promise.resolve();
		await Promise.resolve();
		flushSync();
		const brew = desk.chips.find((chip) => chip.id === 'brew');
		expect(brew?.blocked).toBe('PD-3.5');
		expect(brew?.small).toMatch(/^Boots are for walking only/);
	});

	it('walks to a room, and on to the next one if that is offered then', () => {
		const { desk, table, asked, played, shown } = sit('walk', 0);
		const steps = shown.choices.filter((choice) => choice.kind === 'step');
		const via = steps.find((choice) => choice.args.room === 'D4') as Choice;
		desk.armRoom('D4');
		flushSync();
		expect(desk.later.has('E4')).toBe(true);
		expect(desk.primary?.text).toBe('Walk to D4');
		desk.armRoom('E4');
		desk.pickRoom('E4');
		expect(played()).toEqual([via.code]);
		// The answer alone moves nothing; the next moment of the game does.
		const ask = asked.at(-1) as AskFrame;
		table.answered(ask, { type: 'ack', id: ask.id, table: 't', version: shown.version + 1 });
		flushSync();
		expect(played()).toHaveLength(1);
		const on: Choice = { ...via, code: 777, args: { room: 'E4' }, targets: ['room:E4'], preview: [] };
		table.take({ ...shown, first: 0, version: shown.version + 1, choices: [on] });
		flushSync();
		expect(played()).toEqual([via.code, 777]);
	});

	it('does not walk on when something else is asked', () => {
		const { desk, table, asked, played, shown } = sit('walk', 0);
		desk.armRoom('D4');
		flushSync();
		desk.pickRoom('E4');
		const ask = asked.at(-1) as AskFrame;
		table.answered(ask, { type: 'ack', id: ask.id, table: 't', version: shown.version + 1 });
		const half: Choice = {
			...(shown.choices[0] as Choice),
			kind: 'free-half',
			code: 184,
			targets: ['item:sword'],
		};
		table.take({ ...shown, first: 0, version: shown.version + 1, choices: [half] });
		flushSync();
		table.take({ ...shown, first: 0, version: shown.version + 2 });
		flushSync();
		expect(played()).toHaveLength(1);
	});

	it('shows what a choice would bring while one looks at it', () => {
		const { desk } = sit('table', 1);
		desk.pickDie(desk.board?.dice.findIndex((die) => die.number === 1) ?? -1);
		flushSync();
		const level = desk.chips.find((chip) => chip.id === 'level');
		level?.look?.(true);
		expect(
			desk.preview.some((change) => change.field === 'warrior' && change.after === change.before + 1),
		).toBe(true);
		// No button comes and goes with the pointer: the chips would move away from under it.
		expect(desk.primary).toBeNull();
		level?.look?.(false);
		expect(desk.preview).toEqual([]);
	});

	it('says something for every recorded question', () => {
		for (const [name, { frames }] of Object.entries(fixtures)) {
			for (const [index, frame] of frames.entries()) {
				if (frame.choices.length === 0) continue;
				const { desk } = sit(name, index);
				expect(desk.question).not.toMatch(/^$|[⟨{]/);
				expect(desk.question.split(' ').length).toBeLessThanOrEqual(9);
				expect(desk.line).not.toMatch(/[⟨{]/);
				for (const chip of desk.chips) expect(`${chip.text} ${chip.small}`).not.toMatch(/^ |[⟨{]|undefined/);
				end();
			}
		}
	});
});

describe('what happened', () => {
	it('is told once, when it happens, and goes with the next move', () => {
		const { desk, table, shown } = sit('boss', 0);
		const after = fixtures.boss?.frames[1] as GameFrame;
		expect(desk.news).toBe(0);
		table.take({ ...after, first: shown.events.length });
		flushSync();
		expect(desk.news).toBe(1);
		// A connection that is lost and found again brings the same once more.
		table.take({ ...after, first: 0, events: [...shown.events, ...after.events] });
		flushSync();
		expect(desk.news).toBe(1);
		table.play(after.choices[0]?.code ?? 0);
		flushSync();
		expect(desk.news).toBe(0);
	});

	it('is closed by Esc before anything else', () => {
		const { desk, table, shown } = sit('boss', 0);
		table.take({ ...(fixtures.boss?.frames[1] as GameFrame), first: shown.events.length });
		flushSync();
		expect([desk.back(), desk.news]).toEqual([true, 0]);
		expect(desk.back()).toBe(false);
	});

	it('is not told to whoever comes later', () => {
		const events = fixtures.boss?.frames.flatMap((frame) => frame.events) ?? [];
		const { table, desk, shown } = sit('boss', 1, events);
		expect([desk.rounds.length, desk.news]).toEqual([2, 0]);
		table.take({ ...shown, first: 0, events });
		flushSync();
		expect(desk.news).toBe(0);
	});

	it('is told to the next player behind the curtain', () => {
		const { table, shown } = sit('boss', 0);
		end();
		const after = fixtures.boss?.frames[1] as GameFrame;
		table.take({ ...after, first: shown.events.length });
		let desk: Desk | undefined;
		end = $effect.root(() => {
			desk = new Desk(table);
		});
		flushSync();
		expect(desk?.news).toBe(1);
	});
});

describe('the line', () => {
	it('says what a reward is for', () => {
		const { desk } = sit('table', 2);
		expect(desk.question).toBe('Half an item: of which one?');
		expect(desk.line).toBe('The treasure of B3.');
	});
});
