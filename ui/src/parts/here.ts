// The table that a part belongs to, so that boards need not hand it down to every mark of a seat.
import { getContext, setContext } from 'svelte';
import type { TableStore } from '$ui/net/table.svelte.ts';

const KEY = Symbol('table');

/** Called by the page of a table while it is made. */
export function setTable(table: TableStore): void {
	setContext(KEY, table);
}

/** The table at which this part is shown; null in a replay, where nobody comes or goes. */
export function tableHere(): TableStore | null {
	return getContext<TableStore | undefined>(KEY) ?? null;
}
