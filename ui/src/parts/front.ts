import type { TableStore } from '$ui/net/table.svelte.ts';

/**
 * The seat that must come to the screen before the game goes on, when several of mine sit at it; null while the one
 * in front may look. `shown` is the seat that last opened the curtain.
 */
export function nextInFront(table: TableStore, shown: number | null): number | null {
	const { mine, frame, presence } = table;
	if (!frame) return null;
	// Nobody is called to the screen for what a bot does in their place.
	const acting = mine.filter((seat) => presence?.acting.includes(seat) && table.seats[seat]?.bot === null);
	if (shown === null) return acting[0] ?? frame.seat ?? mine[0] ?? null;
	// Until the frame of the one who opened is here, nothing of another may show.
	if (frame.seat !== shown) return shown;
	if (frame.asked || frame.over || table.busy) return null;
	// The one in front has nothing to do: the next of mine in order that has.
	return acting.find((seat) => seat > shown) ?? acting.find((seat) => seat < shown) ?? null;
}
