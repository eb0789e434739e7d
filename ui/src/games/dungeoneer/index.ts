import 'virtual:icons/dungeoneer';
import { shortNames } from '$ui/parts/seats.ts';
import type { GameFolder } from '../types.ts';
import Board from './Board.svelte';
import Phase from './Phase.svelte';
import { Desk } from './plan.svelte.ts';
import Tray from './Tray.svelte';
import { tell } from './tell.ts';
import type { Board as BoardData } from './types.ts';
import { spoken } from './words.ts';

const SOUNDS = {
	die_rolled: 'dice',
	location_placed: 'tile',
	hero_wounded: 'thump',
	quest_done: 'horn',
	turn_begins: 'page',
	points: 'coin',
} as const;

const folder: GameFolder = {
	Board,
	Phase,
	Tray,
	plan: (table) => new Desk(table),
	tell,
	sound: (event) => SOUNDS[event.kind as keyof typeof SOUNDS] ?? null,
	choice(table, code) {
		const choice = table.frame?.choices.find((one) => one.code === code);
		return choice ? spoken(table.speaker, choice, shortNames(table)) : null;
	},
	state(table) {
		const board = table.board as BoardData | null;
		return board && board.round > 0 ? table.speaker.say('dl-head-round', { round: board.round }) : '';
	},
};

export default folder;
