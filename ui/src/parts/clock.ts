import type { TableStore } from '$ui/net/table.svelte.ts';

/** Milliseconds a seat has left at a moment of this machine's clock; null where no clock runs. */
export function left(table: TableStore, seat: number, now: number): number | null {
	const entry = table.clock?.seats.find((each) => each.seat === seat);
	if (!entry) return null;
	return Math.max(0, entry.left * 1000 - (now - table.clockAt));
}

/** 75000 → "1:15", an hour → "1:00:00". */
export function figures(ms: number): string {
	const seconds = Math.ceil(ms / 1000);
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor((seconds % 3600) / 60);
	const two = (value: number) => String(value).padStart(2, '0');
	return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
