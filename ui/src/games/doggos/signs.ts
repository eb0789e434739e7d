// Which icon stands for what, in the lintel, the log and lists. On tiles and boards things are drawn.
import type { Ability, Card } from './types.ts';

export const MONSTER_ICON: Record<string, string> = {
	ifrit: 'ifrit',
	giga_tick: 'tick',
	zombie_squirrel: 'squirrel',
	skeledog: 'animal-skull',
	jelly_cat: 'cat',
	mimic: 'mimic-chest',
	cerberus: 'hound',
	chocolate_golem: 'rock-golem',
	cat_eye: 'beast-eye',
	dragon: 'dragon-head',
	key_dragonfly: 'dragonfly',
};

const KIND_ICON: Record<string, string> = {
	artifact: 'gem-chain',
	coins: 'two-coins',
	chest: 'locked-chest',
	trap: 'wolf-trap',
	tramp: 'knapsack',
	potion: 'round-potion',
	portal: 'magic-portal',
};

/** The icon of a room; no card is the start room. */
export function roomIcon(card: Card | null): string {
	if (!card) return 'dog-house';
	return card.monster
		? (MONSTER_ICON[card.monster] ?? 'fanged-skull')
		: (KIND_ICON[card.kind] ?? 'dog-house');
}

/** What a dog can do that no other can. */
export const POWER_ICON: Record<Ability, string> = {
	second_paw: 'paw-print',
	passages: 'broken-wall',
	none: 'shield',
	rotations: 'clockwise-rotation',
	jumps: 'wolf-trap',
	key: 'key',
};

const DEED_ICON: Record<string, string> = {
	turn: 'clockwise-rotation',
	step: 'boot-prints',
	break: 'broken-wall',
	jump: 'magic-portal',
	fight: 'broadsword',
	overpower: 'paw-print',
	pass: 'broken-heart',
	claim: 'paw-print',
	skip: 'boot-prints',
	hire: 'knapsack',
	take: 'round-potion',
	'disarm-potion': 'round-potion',
	'disarm-own': 'wolf-trap',
	'disarm-path': 'wolf-trap',
	out: 'exit-door',
	confirm: 'exit-door',
};

/** The icon of something that is done on a way. */
export function deedIcon(kind: string): string {
	return DEED_ICON[kind] ?? 'boot-prints';
}

/** What is told in the log, by its kind. */
export const EVENT_ICON: Record<string, string> = {
	table_set: 'dog-house',
	first_drawn: 'star-medal',
	dog_taken: 'paw-print',
	dog_dealt: 'paw-print',
	quests_dealt: 'tied-scroll',
	quest_kept: 'tied-scroll',
	quest_laid: 'tied-scroll',
	quests_shown: 'tied-scroll',
	potion_dealt: 'round-potion',
	potion_taken: 'round-potion',
	empty_supply: 'round-potion',
	round_begun: 'hourglass',
	round_ended: 'star-medal',
	countdown: 'hourglass',
	left: 'exit-door',
	got_out: 'exit-door',
	leaving: 'exit-door',
	slept: 'night-sleep',
	coins_counted: 'two-coins',
	card_turned: 'clockwise-rotation',
	passage_broken: 'broken-wall',
	jumped: 'magic-portal',
	stepped: 'boot-prints',
	room_skipped: 'boot-prints',
	walked_past: 'broken-heart',
	room_claimed: 'paw-print',
	tramp_hired: 'knapsack',
	trap_disarmed: 'wolf-trap',
	trap_pawed: 'wolf-trap',
};
