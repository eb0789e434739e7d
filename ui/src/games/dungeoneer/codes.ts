/** Numbers of choices that are not offered, to ask why: the order is that of `games/dungeoneer/codes.py`. */

import { catalogue } from './cards/look.ts';
import { design, type QuestState, type Setting } from './types.ts';

const MOVE = 13;
const ATTACK = 42;
const PLAY = 326;
const CARD = 582;
const USE = 838;
const ABILITIES = 3;
/** What can be done with a quest. */
const QUEST = {
	attempt: 1870,
	search: 1934,
	'take-up': 1998,
	'hand-over': 2062,
	'pick-up': 2126,
} as const;

/** A step to a side: 0 north, 1 east, 2 south, 3 west. */
export function codeOfMove(side: number): number {
	return MOVE + side;
}

/** Attacking a hero. */
export function codeOfAttack(seat: number): number {
	return ATTACK + seat;
}

/** The number of a card among all, which its design and its copy make. */
function numberOf(setting: Setting, key: string): number | null {
	const id = design(key);
	const copy = key === id ? 0 : Number(key.slice(id.length + 1)) - 1;
	const card = catalogue(setting).card(key);
	return card ? card.number + copy : null;
}

/** Playing a card, choosing it for what is asked, or using its first ability. */
export function codeOfCard(setting: Setting, key: string, deed: 'play' | 'card' | 'use'): number | null {
	const number = numberOf(setting, key);
	if (number === null) return null;
	if (deed === 'use') return USE + number * ABILITIES;
	return (deed === 'play' ? PLAY : CARD) + number;
}

/** What comes next in a quest as it stands. */
export function codeOfQuest(setting: Setting, state: QuestState): number | null {
	const number = setting.quests.findIndex((quest) => quest.id === state.quest);
	const quest = setting.quests[number];
	if (!quest) return null;
	if (quest.condition === 'escort') {
		if (state.escorting) return QUEST['hand-over'] + number;
		return QUEST[state.token === null ? 'take-up' : 'pick-up'] + number;
	}
	return QUEST[quest.search > 0 && !state.found ? 'search' : 'attempt'] + number;
}
