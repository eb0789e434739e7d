// One Tab stop for a row of things: arrows go on from the one that has the focus.

const ASIDE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ALONG: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Where a key leads from one of `count` things that lie in rows of `across`, or all in one row; null where the key means
 * nothing.
 */
export function stepped(key: string, at: number, count: number, across = count): number | null {
	if (count === 0) return null;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const down = ALONG[key];
	if (down !== undefined && across < count) {
		const next = at + down * across;
		return next >= 0 && next < count ? next : at;
	}
	const by = ASIDE[key] ?? down;
	return by === undefined ? null : (at + by + count) % count;
}
