import { expect, test } from 'vitest';
import type { GameFrame } from '../src/net/types.ts';
import { hero, playBoard } from './boards.ts';
import { type Person, until } from './house.ts';
import { bring, forked } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const RIVAL = { kind: 'bot' as const, bot: 'easy', name: 'Oswin' };
/** The shortest that the game can be told to be. */
const SHORT = { round_cap: 10 };

async function isOver(me: Person): Promise<GameFrame> {
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	expect(game.over).toBe(true);
	expect(game.outcome).not.toBeNull();
	return game;
}

test.each(['mouse', 'keyboard'] as const)(
	'a whole game of Dungeoneer against a bot is played with the %s alone',
	async (by) => {
		// Whoever plays by mouse sees things move; by keyboard it is the same game without that.
		const me = await house().person(by === 'keyboard' ? { reducedMotion: 'reduce' } : {});
		await me.openTable([{ kind: 'you' }, RIVAL], { game: 'dungeoneer', options: SHORT });
		const moves = await playBoard(me, hero, { by });
		await isOver(me);
		const events = new Set(
			me.heard.flatMap(({ frame }) => (frame.type === 'game' ? frame.events : [])).map(({ kind }) => kind),
		);
		for (const kind of ['location_placed', 'arrived']) expect([...events]).toContain(kind);
		console.log(`a whole game of Dungeoneer by ${by}: ${moves} moves`);
	},
);

test('Dungeoneer alone is played to its end with the mouse', async () => {
	const me = await house().person();
	await me.openTable([{ kind: 'you' }], { game: 'dungeoneer', options: SHORT });
	const clicks = await playBoard(me, hero);
	const game = await isOver(me);
	expect((game.board as { ending: string }).ending).not.toBe('');
	console.log(`a whole game of Dungeoneer alone by mouse: ${clicks} clicks`);
});

interface Stages {
	round: number;
	stage: string;
	seat: number;
	asked: { step: string; seats: number[] } | null;
	heroes: { classes: string[]; health: number; most_health: number }[];
}

test('Dungeoneer with three sets: a class is chosen, the stage changes, and the game goes on in it', async () => {
	const me = await house().person();
	const { page } = me;
	const board = () => me.frame?.board as Stages;
	const record = await bring(me, 'dungeoneer-stages.txt');
	// The last quest that it takes is done; which class the hero takes is asked, and then the dungeon is a legend’s.
	const path = await forked(me, record.id, (frame) => {
		const { stage, asked, seat } = frame.board as Stages;
		return stage === 'epic' && asked?.step === 'choose_class' && asked.seats.includes(seat);
	});
	await page.goto(path);
	await page.locator('#prompt .chips button').first().waitFor();
	const before = board();
	const novice = before.heroes[0];
	expect([before.stage, before.asked?.step]).toEqual(['epic', 'choose_class']);
	const sheet = page.locator('.hero.mine').first();
	const worn = await sheet.textContent();
	await playBoard(me, hero, { enough: () => board().stage !== 'epic' });
	expect(board().stage).toBe('legendary');
	const after = board().heroes[0];
	// What it learned lies under the hero, and it can take more; the page and the log tell both.
	const learned = after?.classes.filter((one) => !novice?.classes.includes(one)) ?? [];
	expect(learned).toHaveLength(1);
	expect(after?.most_health).toBeGreaterThan(novice?.most_health ?? 0);
	await until('the hero’s sheet shows it', async () => (await sheet.textContent()) !== worn);
	await sheet.getByText(String(after?.health), { exact: false }).first().waitFor();
	const log = page.getByRole('log');
	await log
		.getByText(/You learn the ways of/)
		.last()
		.waitFor();
	await log
		.getByText(/legendary/i)
		.last()
		.waitFor();
	const events = me.heard.flatMap(({ frame }) => (frame.type === 'game' ? frame.events : []));
	for (const kind of ['class_taken', 'stage_changed'])
		expect(events.slice(-200).map((event) => event.kind)).toContain(kind);
	// And on in the new stage, for some of its turns.
	const said = me.said.filter((frame) => frame.type === 'play').length;
	await playBoard(me, hero, { steps: 5, enough: (glance) => glance.sheet !== '' });
	expect(me.said.filter((frame) => frame.type === 'play').length).toBeGreaterThan(said + 1);
	expect(board().stage).toBe('legendary');
});
