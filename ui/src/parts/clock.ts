// How much time is left, and how that is said.
import type { TableStore } from '$ui/net/table.svelte.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on time is short. */
const SHORT = 10 * SECOND;
/** When it is said aloud how much is left. */
const SAID = [HOUR, 10 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND];

/** Milliseconds a seat has left at a moment of this machine's clock; null where no clock runs. */
export function left(
	table: Pick<TableStore, 'deadlines' | 'over'>,
	seat: number,
	now: number,
): number | null {
	const end = table.over ? undefined : table.deadlines.get(seat);
	return end === undefined ? null : Math.max(0, end - now);
}

/** Milliseconds that a seat of this table has for a decision; 0 without clocks. */
export function allowance(table: Pick<TableStore, 'info'>): number {
	return (table.info?.clock?.seconds ?? 0) * SECOND;
}

/** The seat whose clock the lintel shows: the one in front if it is asked, else whoever is awaited longest. */
export function timed(table: Pick<TableStore, 'deadlines' | 'over' | 'seat' | 'asked'>): number | null {
	if (table.over) return null;
	const { seat, deadlines } = table;
	if (seat !== null && table.asked && deadlines.has(seat)) return seat;
	const others = [...deadlines].filter(([each]) => each !== seat).sort(([, a], [, b]) => b - a);
	return others[0]?.[0] ?? null;
}

function unit(value: number, name: string, language: string, wide: boolean): string {
	const unitDisplay = wide ? 'long' : 'narrow';
	return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(value);
}

/** What fits into a ring: 75000 → "1:15", three quarters of an hour → "45m", two days and more → "2d". */
export function figures(ms: number, language: string): string {
	if (ms >= 2 * DAY) return unit(Math.floor(ms / DAY), 'day', language, false);
	if (ms >= 2 * HOUR) return unit(Math.floor(ms / HOUR), 'hour', language, false);
	if (ms > 10 * MINUTE) return unit(Math.ceil(ms / MINUTE), 'minute', language, false);
	const seconds = Math.ceil(ms / SECOND);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is said aloud when little is left of what there was: "30 seconds"; nothing while there is enough. */
export function warning(ms: number, of: number, language: string): string {
	// A clock that begins with so little needs no warning of it.
	const step = SAID.findLast((each) => ms <= each && 2 * each <= of);
	if (step === undefined) return '';
	if (step >= HOUR) return unit(step / HOUR, 'hour', language, true);
	return step >= MINUTE
		? unit(step / MINUTE, 'minute', language, true)
		: unit(step / SECOND, 'second', language, true);
}

/** Whether time is short, as seen and not heard. */
export function short(ms: number, of: number): boolean {
	return ms <= Math.min(SHORT, of / 3);
}
