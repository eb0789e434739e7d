// What a frame has in common with the one before it.

type Bag = Record<string, unknown>;

function isBag(value: unknown): value is Bag {
	return (
		typeof value === 'object' &&
		value !== null &&
		!Array.isArray(value) &&
		!(value instanceof Map || value instanceof Set)
	);
}

/** The same maps: as many entries with the same keys in the same order, whose values are kept where they can be. */
function sameMap(
	before: ReadonlyMap<unknown, unknown>,
	after: ReadonlyMap<unknown, unknown>,
): ReadonlyMap<unknown, unknown> {
	const entries = new Map<unknown, unknown>();
	const keys = before.keys();
	let kept = after.size === before.size;
	for (const [key, value] of after) {
		const old = before.get(key);
		const found = same(old, value);
		kept &&= keys.next().value === key && found === old;
		entries.set(key, found);
	}
	return kept ? before : entries;
}

/**
 * The new value, with every part of the old one in it that says the same: `same(a, b)` is deeply equal to `b`, and `a`
 * itself where nothing has changed. A frame brings the whole board though a move changes little of it; what stays the
 * same object wakes nothing that shows it. Both are plain JSON, or maps and sets of it, and are left as they are.
 */
export function same<T>(before: unknown, after: T): T {
	if (before === after) return after;
	if (Array.isArray(before) && Array.isArray(after)) {
		const items: unknown[] = [];
		let kept = after.length === before.length;
		for (const item of after) {
			const old: unknown = before[items.length];
			const found: unknown = same(old, item);
			kept &&= found === old;
			items.push(found);
		}
		return (kept ? before : items) as T;
	}
	if (before instanceof Map && after instanceof Map) return sameMap(before, after) as T;
	if (before instanceof Set && after instanceof Set) {
		const items = [...after];
		const kept = before.size === after.size && [...before].every((item, place) => item === items[place]);
		return (kept ? before : after) as T;
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

/** The same way of making a value, whose results keep what they have in common with the one before: for `$derived.by`. */
export function steady<T>(make: () => T): () => T {
	let last: T | undefined;
	return () => {
		last = same(last, make());
		return last;
	};
}
