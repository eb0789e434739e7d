// One Tab stop for a row of things: arrows go on from the one that has the focus.

const STEPS: Readonly<Record<string, number>> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

/** Where a key leads from one of `count` things; null where the key means nothing. */
export function stepped(key: string, at: number, count: number): number | null {
	if (count === 0) return null;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const by = STEPS[key];
	return by === undefined ? null : (at + by + count) % count;
}
