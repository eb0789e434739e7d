import { expect, test } from 'vitest';
import type { GameFrame } from '../src/net/types.ts';
import { hero, playBoard } from './boards.ts';
import type { Person } from './house.ts';
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

test('Dungeoneer with three sets is played for some rounds', async () => {
	const me = await house().person();
	await me.openTable([{ kind: 'you' }, RIVAL], {
		game: 'dungeoneer',
		options: { sets: 'heroic,epic,legendary', ...SHORT },
	});
	const round = () => (me.frame?.board as { round: number } | undefined)?.round ?? 0;
	await playBoard(me, hero, { enough: () => round() >= 3 });
	const board = me.frame?.board as { stage: string; heroes: { points: number }[] };
	expect(board.stage).toBe('heroic');
	expect(await me.page.getByRole('dialog').count()).toBe(0);
});
