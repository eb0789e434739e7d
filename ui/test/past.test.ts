import { expect, test } from 'vitest';
import type { Past } from '$ui/net/types.ts';
import { alike, bestTables } from '$ui/parts/past.ts';
import { tableInfo } from './fakes.ts';

const PLAIN = { campaign: 'none', edition: 'cz' };

function past(table: string, differs: Partial<Past> = {}): Past {
	return {
		table,
		game: 'paper-dungeons',
		pack: 'classic/1',
		options: PLAIN,
		finished: 0,
		seats: 1,
		seat: 0,
		score: 60,
		rank: 1,
		lost: false,
		kind: 'solo',
		hints: 0,
		guide: false,
		...differs,
	};
}

/** A finished table as its `TableInfo` tells of it. */
function table(differs: Partial<Past> = {}) {
	const { table: id, game, pack, options, seats } = past('now', differs);
	const seat = { kind: 'person', name: 'P', bot: null, yours: true, left: false, invite: null } as const;
	return tableInfo({
		id,
		game,
		pack,
		options,
		status: 'finished',
		seats: Array.from({ length: seats }, (_, index) => ({ ...seat, seat: index })),
	});
}

const tables = (all: readonly Past[]) => all.map((each) => each.table);

test('a game is compared with those that were agreed in the same way', () => {
	const campaign = { options: { ...PLAIN, campaign: 'ABC' }, kind: 'campaign', score: 190 };
	const all = [
		past('single'),
		past('campaign', campaign),
		past('another edition', { options: { ...PLAIN, edition: 'it' } }),
		past('another pack', { pack: 'mine/1' }),
		past('two', { seats: 2, kind: 'fame' }),
		past('another game', { game: 'doggos' }),
		past('the same, told in another order', { options: { edition: 'cz', campaign: 'none' } }),
	];
	expect(tables(alike(all, table()))).toEqual(['single', 'the same, told in another order']);
	expect(tables(alike(all, table(campaign)))).toEqual(['campaign']);
});

test('a harder solo game is not a normal one; won and lost ones of the same sort are told together', () => {
	const solo = (id: string, harder: boolean, differs: Partial<Past> = {}) =>
		past(id, { game: 'dungeoneer', options: { sets: 'epic', harder_solo: harder }, ...differs });
	const all = [
		solo('won', false, { kind: 'solo-won' }),
		solo('lost', false, { kind: 'solo-lost', lost: true }),
		solo('harder', true, { kind: 'solo-won' }),
	];
	expect(tables(alike(all, table(solo('now', false))))).toEqual(['won', 'lost']);
	expect(tables(alike(all, table(solo('now', true))))).toEqual(['harder']);
});

test('only the newest are shown', () => {
	const all = Array.from({ length: 12 }, (_, number) => past(`t${number}`));
	expect(tables(alike(all, table()))).toEqual(tables(all.slice(0, 8)));
});

test('the best score is that of its sort; one game of a sort and a lost game are never best', () => {
	const campaign = { options: { ...PLAIN, campaign: 'ABC' }, kind: 'campaign' };
	const all = [
		past('a', { score: 60 }),
		past('b', { score: 70 }),
		past('c', { score: 70 }),
		past('d', { score: 99, lost: true }),
		past('e', { ...campaign, score: 190 }),
	];
	expect(bestTables(all)).toEqual(new Set(['b', 'c']));
	expect(bestTables([...all, past('f', { ...campaign, score: 180 })])).toEqual(new Set(['b', 'c', 'e']));
});
