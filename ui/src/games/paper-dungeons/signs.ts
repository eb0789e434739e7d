/** Which icon stands for which thing of the game. */

export const HEROES = ['warrior', 'wizard', 'cleric', 'rogue'] as const;
export type Hero = (typeof HEROES)[number];

export const HERO_ICON: Record<string, string> = {
	warrior: 'barbute',
	wizard: 'pointy-hat',
	cleric: 'holy-symbol',
	rogue: 'cowled',
};

export const MINION_ICON: Record<string, string> = {
	ghost: 'ghost',
	goblin: 'goblin-head',
	ogre: 'ogre',
	zombie: 'shambling-zombie',
};

export const TREASURE_ICON: Record<string, string> = {
	potion: 'round-potion',
	half: 'anvil-impact',
	level: 'upgrade',
	gem: 'cut-diamond',
};

export const ITEM_ICON: Record<string, string> = {
	sword: 'relic-blade',
	sceptre: 'skull-staff',
	medallion: 'gem-pendant',
	cloak: 'cloak',
	crown: 'queen-crown',
	cauldron: 'cauldron',
	armour: 'chest-armor',
	tome: 'spell-book',
};

export const BOSS_ICON: Record<string, string> = {
	minotaur: 'minotaur',
	chimera: 'lion',
	beholder: 'behold',
	hydra: 'hydra',
	medusa: 'medusa-head',
	sea_serpent: 'sea-serpent',
	wyvern: 'wyvern',
	werewolf: 'werewolf',
	vampire: 'vampire-dracula',
	kraken: 'kraken-tentacle',
	cyclops: 'cyclops',
	gargoyle: 'gargoyle',
};

export const TALENT_ICON: Record<string, string> = {
	alchemist: 'bubbling-flask',
	noble: 'ring',
	barbarian: 'barbarian',
	treasure_hunter: 'compass',
	berserker: 'enrage',
	beastmaster: 'wolf-head',
	veteran: 'rank-3',
	psionic: 'psychic-waves',
	fortune_teller: 'crystal-ball',
	scout: 'spyglass',
	ranger: 'pine-tree',
	merchant: 'swap-bag',
	assassin: 'hooded-assassin',
	craftsman: 'anvil',
	healer: 'healing',
	shaman: 'totem',
};

/** What a mission or a goal counts. */
export const COUNTED_ICON: Record<string, string> = {
	minion_levels: 'crossed-swords',
	minions_of_level: 'crossed-swords',
	minions: 'crossed-swords',
	heroes_at: 'upgrade',
	health: 'hearts',
	rows: 'treasure-map',
	columns: 'treasure-map',
	columns_with_4: 'treasure-map',
	rooms: 'treasure-map',
	corners: 'treasure-map',
	edges: 'treasure-map',
	boss_rooms: 'doorway',
	traps: 'wolf-trap',
	crossings: 'river',
	potions: 'round-potion',
	gems: 'cut-diamond',
	items: 'anvil-impact',
	boss_fame: 'laurel-crown',
};

export const ACTION_ICON: Record<string, string> = {
	level: 'upgrade',
	craft: 'anvil-impact',
	brew: 'round-potion',
	move: 'boot-prints',
	step: 'boot-prints',
	stop: 'torch',
	'free-level': 'upgrade',
	'free-half': 'anvil-impact',
	kill: 'skull-staff',
	gem: 'cut-diamond',
	heart: 'round-potion',
	track: 'broken-heart',
	done: 'quill-ink',
};

/** The face of a die by its number: the icon, and whether the die is black (PD-1.2). */
export function face(number: number): string {
	if (number === 9) return 'clover';
	if (number === 10) return 'boots';
	return HERO_ICON[HEROES[(number - 1) % 4] as string] ?? 'death-skull';
}
