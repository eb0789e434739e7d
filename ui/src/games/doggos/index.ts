import 'virtual:icons/doggos';
import { capital } from '$ui/words/speaker.ts';
import type { GameFolder } from '../types.ts';
import Board from './Board.svelte';
import { beside } from './geometry.ts';
import Phase from './Phase.svelte';
import { cardFacts, cardOf, detail, spoken, textOf } from './phrases.ts';
import { Desk } from './plan.svelte.ts';
import Tray from './Tray.svelte';
import { tell } from './tell.ts';
import type { Board as BoardData, Setting, Side } from './types.ts';

const folder: GameFolder = {
	Board,
	Phase,
	Tray,
	plan: (table) => new Desk(table),
	tell,
	choice(table, code) {
		const board = table.board as BoardData | null;
		const setting = table.setting as Setting | null;
		const choice = table.frame?.choices.find((one) => one.code === code);
		if (!board || !setting || !choice) return null;
		const { speaker } = table;
		const text = capital(spoken(speaker, choice, board.rooms, setting));
		if (choice.kind === 'dog' || choice.kind === 'quest') {
			const { id } = choice.args[choice.kind] as { id: string };
			return `${text}. ${textOf(setting, speaker, choice.kind, id)}`;
		}
		const here = board.path?.steps.at(-1);
		if (choice.kind === 'step' && here) {
			const at = beside(here, choice.args.side as Side);
			const room = board.rooms.find((one) => one.x === at.x && one.y === at.y) ?? null;
			const card = cardOf(setting, room?.card);
			return card ? `${text}: ${cardFacts(speaker, setting, card, board).join(', ')}` : text;
		}
		const more = detail(speaker, setting, board, choice, null);
		return more ? `${text} (${more})` : text;
	},
	state(table) {
		const board = table.board as BoardData | null;
		return board && board.round > 0 ? table.speaker.say('dog-head-round', { round: board.round }) : '';
	},
	sound(event) {
		if (event.kind === 'room_placed') return 'tile';
		if (event.kind === 'left') return 'bark';
		if (event.kind === 'room_claimed' || event.kind === 'coins_counted') return 'coin';
		if (event.kind === 'walked_past') return 'thump';
		return event.kind === 'round_begun' ? 'page' : null;
	},
};

export default folder;
