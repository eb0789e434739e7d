/** Numbers of choices that are not offered, to ask why: the order is that of `games/dungeoneer/codes.py`. */

import { catalogue } from './cards/look.ts';
import { design, type Setting } from './types.ts';

const MOVE = 13;
const PLAY = 326;

/** A step to a side: 0 north, 1 east, 2 south, 3 west. */
export function codeOfMove(side: number): number {
	return MOVE + side;
}

/** Playing a card. */
export function codeOfPlay(setting: Setting, key: string): number | null {
	const id = design(key);
	const copy = key === id ? 0 : Number(key.slice(id.length + 1)) - 1;
	const card = catalogue(setting).card(key);
	return card ? PLAY + card.number + copy : null;
}
