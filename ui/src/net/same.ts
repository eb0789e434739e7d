// What a frame has in common with the one before it.

type Bag = Record<string, unknown>;

function isBag(value: unknown): value is Bag {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The new value, with every part of the old one in it that says the same: `same(a, b)` is deeply equal to `b`, and `a`
 * itself where nothing has changed. A frame brings the whole board though a move changes little of it; what stays the
 * same object wakes nothing that shows it. Both are plain JSON and are left as they are.
 */
export function same<T>(before: unknown, after: T): T {
	if (before === after) return after;
	if (Array.isArray(before) && Array.isArray(after)) {
		const items: unknown[] = after.map((item, place) => same(before[place], item));
		const kept = items.length === before.length && items.every((item, place) => item === before[place]);
		return (kept ? before : items) as T;
	}
	if (isBag(before) && isBag(after)) {
		const names = Object.keys(after);
		const fields: Bag = {};
		let kept = names.length === Object.keys(before).length;
		for (const name of names) {
			fields[name] = same(before[name], (after as Bag)[name]);
			kept &&= name in before && fields[name] === before[name];
		}
		return (kept ? before : fields) as T;
	}
	return after;
}
