/** Letters without their marks, so that "e" finds "é" and a Czech keyboard is not needed. */
function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** The entries a person means: a number is the one with that number, words must all be in the text. */
export function found<T extends { number: number; text: string }>(all: readonly T[], wanted: string): T[] {
	const asked = wanted.trim();
	if (!asked) return [...all];
	const numbered = /^\d+$/.test(asked) ? all.filter((entry) => entry.number === Number(asked)) : [];
	if (numbered.length) return numbered;
	const parts = plain(asked).split(/\s+/);
	return all.filter((entry) => {
		const text = plain(entry.text);
		return parts.every((part) => text.includes(part));
	});
}
