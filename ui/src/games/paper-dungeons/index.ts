import 'virtual:icons/paper-dungeons';
import type { SoundName } from '$ui/parts/synth.ts';
import type { GameFolder } from '../types.ts';
import Board from './Board.svelte';
import { dieOf, target } from './choices.ts';
import Phase from './Phase.svelte';
import { spoken } from './phrases.ts';
import { Desk } from './plan.svelte.ts';
import { front, roomViews } from './scene.ts';
import Tray from './Tray.svelte';
import { tell } from './tell.ts';
import type { Board as BoardData, Setting } from './types.ts';

const SOUNDS: Record<string, SoundName> = {
	round_started: 'page',
	rolled: 'dice',
	entered: 'pencil',
	levelled: 'pencil',
	half_made: 'pencil',
	item_complete: 'tile',
	potion_brewed: 'pencil',
	gem_taken: 'coin',
	wounded: 'thump',
	trap_sprung: 'thump',
	mission_claimed: 'horn',
	reward_won: 'horn',
};

const folder: GameFolder = {
	Board,
	Phase,
	Tray,
	// A question, a sentence and two rows of chips: most rounds have one with eight items or six entrances.
	lintel: 190,
	plan: (table) => new Desk(table),
	tell,
	sound: (event) => SOUNDS[event.kind] ?? null,
	choice(table, code) {
		const board = table.board as BoardData | null;
		const setting = table.setting as Setting | null;
		const party = board && front(board);
		const choice = table.frame?.choices.find((one) => one.code === code);
		if (!board || !setting || !party || !choice) return null;
		const room = target(choice, 'room');
		const view = roomViews(setting, board, party).find((one) => one.room === room) ?? null;
		const die = dieOf(choice);
		const text = spoken(table.speaker, choice, party.room, view);
		return die
			? table.speaker.say('ui-pd-with-die', {
					die: table.speaker.say(`die-${die}`),
					colour: setting.faces.find((one) => one.number === die)?.colour ?? 'white',
					deed: text,
				})
			: text;
	},
	state(table) {
		const board = table.board as BoardData | null;
		if (!board || board.round === 0) return '';
		return table.speaker.say('head-round', { round: board.round, stage: board.stage });
	},
};

export default folder;
