// The cards, heroes, quests and battles of Dungeoneer's table.
import 'virtual:icons/dungeoneer/cards';

export { default as Back } from './Back.svelte';
export { default as BattlePanel } from './BattlePanel.svelte';
export { default as Card } from './Card.svelte';
export { default as Decks } from './Decks.svelte';
export { default as Drawn } from './Drawn.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Heroes } from './Heroes.svelte';
export { default as Inventory } from './Inventory.svelte';
export { default as LastBattle } from './LastBattle.svelte';
export { default as Picture } from './Picture.svelte';
export { default as PipDie } from './PipDie.svelte';
export { peeks } from './peek.ts';
export { portrait } from './portraits.ts';
export { default as QuestCard } from './QuestCard.svelte';
export { default as Quests } from './Quests.svelte';
export { default as Scepter } from './Scepter.svelte';
export { loadPictures } from './signs.ts';
