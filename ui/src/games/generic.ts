// How a game without a folder is played: its choices, in words.
import type { TableStore } from '$ui/net/table.svelte.ts';
import { choiceText } from '$ui/parts/log.ts';
import { words } from '$ui/words/words.svelte.ts';
import type { Plan } from './types.ts';

const MOST_CHIPS = 9;

export function genericPlan(table: TableStore, showAll: () => void): Plan {
	return {
		get question() {
			return words.say('ui-ask');
		},
		get line() {
			return words.say('ui-ask-line', { count: table.choices.length });
		},
		get chips() {
			const many = table.choices.length > MOST_CHIPS;
			return table.choices.slice(0, many ? MOST_CHIPS - 1 : MOST_CHIPS).map((choice) => ({
				id: String(choice.code),
				icon: 'card-play',
				text: choiceText(table, choice.code),
				run: () => table.play(choice.code),
			}));
		},
		get primary() {
			return table.choices.length > MOST_CHIPS ? { text: words.say('ui-all-choices'), run: showAll } : null;
		},
		secondary: null,
		back: () => false,
	};
}
