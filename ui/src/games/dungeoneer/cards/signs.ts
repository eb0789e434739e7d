// Which icon and which pigment stand for what. A pigment is the name of a token: `--madder`, `--madder-f`.
import type { Card, Category, Form, Purse, Quest, Stage } from '../types.ts';
import { CARD_PICTURES, QUEST_PICTURES } from './pictures.ts';

export const FORMS: readonly Form[] = ['melee', 'magic', 'speed'];

export const FORM_ICON: Readonly<Record<Form, string>> = {
	melee: 'broadsword',
	magic: 'magic-swirl',
	speed: 'sprint',
};

export const FORM_PIGMENT: Readonly<Record<Form, string>> = {
	melee: 'madder',
	magic: 'tyrian',
	speed: 'woad',
};

export const TYPE_ICON: Readonly<Record<Card['type'], string>> = {
	boon: 'angel-wings',
	treasure: 'swap-bag',
	curse: 'cursed-star',
	encounter: 'fanged-skull',
};

export const TYPE_PIGMENT: Readonly<Record<Card['type'], string>> = {
	boon: 'verdigris',
	treasure: 'orpiment',
	curse: 'tyrian',
	encounter: 'madder',
};

export const PURSE_ICON: Readonly<Record<Purse, string>> = { glory: 'laurel-crown', peril: 'daemon-skull' };

export const CATEGORY_ICON: Readonly<Record<Category, string>> = {
	artifact: 'gem-pendant',
	influence: 'psychic-waves',
	sacrifice: 'sacrificial-dagger',
	hunt: 'hunting-horn',
	search: 'magnifying-glass',
	escort: 'lantern',
	threat: 'hazard-sign',
	chance: 'perspective-dice-six-faces-random',
};

export const CATEGORY_PIGMENT: Readonly<Record<Category, string>> = {
	artifact: 'orpiment',
	influence: 'tyrian',
	sacrifice: 'madder',
	hunt: 'madder',
	search: 'woad',
	escort: 'verdigris',
	threat: 'madder',
	chance: 'umber',
};

/** For sets that we have not drawn for: what the kind of a card looks like. */
const KIND_ICON: Readonly<Record<string, string>> = {
	potion: 'round-potion',
	helmet: 'helmet',
	boots: 'boots',
	cloak: 'cloak',
	weapon: 'broad-dagger',
	ring: 'ring',
	bag: 'knapsack',
	manoeuvre: 'shield',
	trap: 'mantrap',
	undead: 'raise-skeleton',
};

/** The icon in the picture of a card. */
export function cardPicture(card: Pick<Card, 'id' | 'stage' | 'kinds' | 'type' | 'duration'>): string {
	const own = CARD_PICTURES[card.stage][card.id];
	if (own) return own;
	const kind = card.kinds.find((one) => KIND_ICON[one]);
	if (kind) return KIND_ICON[kind] as string;
	return card.duration === 'monster' ? 'evil-minion' : TYPE_ICON[card.type];
}

/** The icon in the picture of a quest. */
export function questPicture(quest: Pick<Quest, 'id' | 'stage' | 'category'>): string {
	return QUEST_PICTURES[quest.stage][quest.id] ?? CATEGORY_ICON[quest.category];
}

const SETS: Readonly<Record<Stage, () => Promise<unknown>>> = {
	heroic: () => import('virtual:icons/dungeoneer/cards/heroic'),
	epic: () => import('virtual:icons/dungeoneer/cards/epic'),
	legendary: () => import('virtual:icons/dungeoneer/cards/legendary'),
};
const loaded = new Map<Stage, Promise<unknown>>();

/** Fetches the pictures of the sets in play, each once. Until they are there, cards have a plain picture. */
export async function loadPictures(stages: readonly Stage[]): Promise<void> {
	await Promise.all(
		stages.map((stage) => {
			const known = loaded.get(stage);
			if (known) return known;
			const coming = SETS[stage]();
			loaded.set(stage, coming);
			return coming;
		}),
	);
}

/** What lies behind the faces and under the pips of a seat: its pigment, deep enough in both themes. */
const GROUNDS = [
	'var(--verdigris-f)',
	'var(--madder-f)',
	'var(--woad-f)',
	'var(--orpiment-f)',
	'var(--tyrian-f)',
	'#465a1f',
	'#5f432b',
	'#3b3a44',
] as const;

export function seatGround(seat: number): string {
	return GROUNDS[seat % GROUNDS.length] ?? GROUNDS[0];
}
