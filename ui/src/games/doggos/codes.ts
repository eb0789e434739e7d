// The choices of Dungeons & Doggos as numbers, as far as the page names them itself: src/undercroft/games/doggos/codes.py.
import { SIDES, type Side } from './types.ts';

export const EXPLORE = 0;
export const LEAVE = 1;
export const SLEEP = 2;
const PLACE = 3;
export const ROTATE = 964;
const TURN = 992;
const STEP = 1004;
const BREAK = 1008;
const JUMP = 1012;
export const FIGHT = 1973;
export const OUT = 3266;

/** Cells that choices can name lie at most so many steps from the start room. */
const REACH = 15;
const ACROSS = 2 * REACH + 1;

const within = (x: number, y: number) => Math.abs(x) <= REACH && Math.abs(y) <= REACH;

/** To place the card on a cell; null beyond what choices can name. */
export function placeCode(x: number, y: number): number | null {
	return within(x, y) ? PLACE + (y + REACH) * ACROSS + x + REACH : null;
}

/** To walk to a side. */
export function stepCode(side: Side): number {
	return STEP + SIDES.indexOf(side);
}

/** Whether a code lays the drawn card: its cell, or how it is turned. */
export function places(code: number): boolean {
	return code >= PLACE && code < ROTATE + 4;
}

/** Whether a code turns a card beside the start room. */
export function turns(code: number): boolean {
	return code >= TURN && code < STEP;
}

/** Whether a code goes on to another room, or breaks a wall to get there. */
export function moves(code: number): boolean {
	return code >= STEP && code < FIGHT;
}

/** Whether a code goes from portal to portal. */
export function jumps(code: number): boolean {
	return code >= JUMP && code < FIGHT;
}

/** Whether a code breaks a wall. */
export function breaks(code: number): boolean {
	return code >= BREAK && code < JUMP;
}
