import { expect, test } from 'vitest';
import type { GameInfo, Hint, TableInfo } from '$ui/net/types.ts';
import { firstBot, usualBot } from '$ui/parts/fresh.ts';
import { whyText, worthText } from '$ui/parts/hints.ts';
import { LANGUAGES, loadBundle } from '$ui/words/bundle.ts';
import { Speaker } from '$ui/words/speaker.ts';

const LOTS = { message: 'reason-lots', args: {} };

function hints(measure: Hint['measure'], ...worths: number[]): Hint[] {
	return worths.map((worth, code) => ({ code, worth, measure, reasons: [] }));
}

async function told(game: string, all: Hint[], language: (typeof LANGUAGES)[number] = 'en') {
	const speaker = new Speaker(language, await loadBundle(language));
	return all.map((_, place) => worthText(all, place, game, speaker));
}

test('points are those of the game, and the others stand behind the first', async () => {
	expect(await told('paper-dungeons', hints('points', 111.5, 108.4, 111.2, 112))).toEqual([
		'about 112 fame in the end',
		'3 fame less',
		'about as good',
		'about as good',
	]);
	expect(await told('doggos', hints('points', 1.2, 0))).toEqual(['about 1 coin in the end', '1 coin less']);
});

test('a chance is told in per cent, an order by place', async () => {
	expect(await told('doggos', hints('chance', 0.545, 0.1))).toEqual([
		'about 55 % to win',
		'about 10 % to win',
	]);
	expect(await told('dungeoneer', hints('order', 3, 2, 1))).toEqual([
		'the best it sees',
		'second best',
		'third best',
	]);
	expect((await told('dungeoneer', hints('order', 3, 3)))[1]).toBe('about as good');
	expect(await told('dungeoneer', hints('order', 3))).toEqual(['']);
});

test.each(LANGUAGES)('every worth has words in %s', async (language) => {
	for (const measure of ['points', 'chance', 'order'] as const) {
		for (const text of await told('doggos', hints(measure, 9, 7, 4), language)) {
			expect(text).not.toBe('');
			expect(text).not.toMatch(/[⟨{]/);
		}
	}
});

test('reasons are sentences, each told once, and the others have one', async () => {
	const speaker = new Speaker('en', await loadBundle('en'));
	const [paw, rest] = ['paw', 'rest'].map((each) => ({ message: `reason-doggos-${each}`, args: {} }));
	const all = hints('order', 3, 2, 1);
	if (!all[0] || !all[1] || !paw || !rest) throw new Error('three hints and two more reasons');
	all[0].reasons = [LOTS, paw];
	all[1].reasons = [LOTS, rest, rest];
	const drawn = 'It draws lots, and every choice is as likely as the others.';
	expect(whyText(all, 0, speaker)).toBe(`${drawn} One more paw for the rest of the game.`);
	expect(whyText(all, 1, speaker)).toBe('You get nothing for sleeping, but you lose nothing either.');
	expect(whyText(all, 2, speaker)).toBe('');
});

test('whoever does not choose an opponent gets the middle one, in a first game the easy one', () => {
	const levels = ['easy', 'medium', 'hard'];
	const game: GameInfo = {
		name: 'doggos',
		least_seats: 1,
		most_seats: 4,
		pack: 'classic 1',
		options: [],
		bots: [...levels, 'greedy', 'random'],
		levels,
	};
	expect(usualBot(game)).toBe('medium');
	expect(usualBot({ ...game, levels: ['easy', 'greedy'] })).toBe('greedy');
	expect(usualBot({ ...game, levels: [] })).toBe('random');
	expect(firstBot(game, [])).toBe('easy');
	const over = { game: 'doggos', guide: true } as TableInfo;
	expect(firstBot(game, [over, { ...over, game: 'dungeoneer', guide: false }])).toBe('easy');
	expect(firstBot(game, [over, { ...over, guide: false }])).toBe('medium');
});
