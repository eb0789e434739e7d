import type { Reason } from '$ui/net/types.ts';

/** What the table answered to "why not", by code; null is "you may". */
export type Whys = ReadonlyMap<number, Reason | null>;

/** Nothing has been asked. There is one for always, since another empty map would count as a change. */
export const UNASKED: Whys = new Map();
