// Which of my finished games can be compared by their scores.
import type { Past, TableInfo } from '$ui/net/types.ts';

/** How many finished games are shown beside the one that has just ended. */
const SHOWN = 8;

type Sort = Pick<Past, 'game' | 'pack' | 'seats' | 'options'>;

/**
 * What a score belongs to: the same for games whose scores can be compared. A campaign, a harder solo game or another
 * pack makes other scores, so all that was agreed counts. The kind of the ending does not: it tells lost games of
 * Dungeoneer from won ones.
 */
function sortOf({ game, pack, seats, options }: Sort): string {
	return JSON.stringify([game, pack, seats, Object.entries(options).sort()]);
}

/** The newest of my finished games that were played as this table was. */
export function alike(past: readonly Past[], table: TableInfo): Past[] {
	const sort = sortOf({ ...table, seats: table.seats.length });
	return past.filter((each) => sortOf(each) === sort).slice(0, SHOWN);
}

/** The tables with the best score of their sort, in each sort of which there are several; a lost game is never best. */
export function bestTables(past: readonly Past[]): Set<string> {
	const found = new Map<string, Past[]>();
	for (const each of past) {
		const sort = sortOf(each);
		if (!each.lost) found.set(sort, [...(found.get(sort) ?? []), each]);
	}
	const several = [...found.values()].filter((games) => games.length > 1);
	return new Set(
		several.flatMap((games) => {
			const best = Math.max(...games.map((each) => each.score));
			return games.filter((each) => each.score === best).map((each) => each.table);
		}),
	);
}
