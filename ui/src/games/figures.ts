// The plain figures of any board: numbers, texts and short lists of them, grouped by what holds them.

export interface FigureSheet {
	title: string;
	rows: [string, string][];
}

type Plain = number | string | boolean;

function isPlain(value: unknown): value is Plain {
	return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
}

function shown(value: unknown): string | null {
	if (isPlain(value)) return String(value);
	if (Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(isPlain))
		return value.join(' ');
	return null;
}

/** Two levels of a board as sheets of rows; deeper things need a board of the game's own. */
export function figures(board: unknown): FigureSheet[] {
	if (typeof board !== 'object' || board === null) return [];
	const rows: [string, string][] = [];
	const sheets: FigureSheet[] = [];
	const add = (title: string, value: unknown) => {
		if (typeof value !== 'object' || value === null) return;
		const inner = Object.entries(value)
			.map(([name, entry]): [string, string | null] => [label(name), shown(entry)])
			.filter((row): row is [string, string] => row[1] !== null);
		if (inner.length) sheets.push({ title, rows: inner });
	};
	for (const [name, value] of Object.entries(board)) {
		if (name === 'options') continue;
		const text = shown(value);
		if (text !== null) rows.push([label(name), text]);
		else if (Array.isArray(value))
			for (const [index, entry] of value.entries()) add(`${label(name)} ${index + 1}`, entry);
		else add(label(name), value);
	}
	return rows.length ? [{ title: '', rows }, ...sheets] : sheets;
}

function label(name: string): string {
	return name.replaceAll('_', ' ');
}
