// The guided first game: each thing is explained when it first matters.
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Choice } from '$ui/net/types.ts';
import type { Lesson } from '../types.ts';
import { catalogue } from './cards/look.ts';
import { thingOf } from './choices.ts';
import type { Board, Card, HeroBoard, Phase, Setting } from './types.ts';

/** With so few action points left one thinks of the end of the turn. */
const FEW = 1;

const boardOf = (table: TableStore) => table.board as Board | null;
const choices = (table: TableStore): readonly Choice[] => table.frame?.choices ?? [];
const told = (table: TableStore, ...kinds: string[]): boolean =>
	table.events.some((event) => event.seat === table.seat && kinds.includes(event.kind));

function heroOf(table: TableStore): HeroBoard | null {
	return table.seat === null ? null : (boardOf(table)?.heroes[table.seat] ?? null);
}
/** Whether the viewer is asked in one of these steps. */
function asks(table: TableStore, ...steps: string[]): boolean {
	const step = boardOf(table)?.asked?.step;
	return choices(table).length > 0 && step !== undefined && steps.includes(step);
}
function ownTurn(table: TableStore, ...phases: Phase[]): boolean {
	const board = boardOf(table);
	return board !== null && board.active === table.seat && phases.includes(board.phase);
}
/** Whether the viewer's hero is attacked in a battle that goes on. */
function attacked(table: TableStore): boolean {
	const defender = boardOf(table)?.battles.at(-1)?.defender;
	return defender?.kind === 'hero' && defender.seat === table.seat;
}
/** Whether glory can lay out a card of the hand. */
function affords(table: TableStore): boolean {
	const setting = table.setting as Setting | null;
	if (!setting) return false;
	return choices(table).some((choice) => {
		const thing = thingOf(choice);
		return (
			choice.kind.startsWith('play') &&
			thing.startsWith('card:') &&
			catalogue(setting).card(thing.slice(5))?.purse === 'glory'
		);
	});
}
/** Whether a monster of the hand only counterattacks in some form. */
function holdsBrackets(table: TableStore): boolean {
	const setting = table.setting as Setting | null;
	const hand = heroOf(table)?.hand ?? [];
	return (
		setting !== null &&
		hand.some(({ card }) => catalogue(setting).card(card)?.monster?.symbols.includes('counter'))
	);
}
/** Whether a card of this sort lies in the viewer's inventory. */
function owns(table: TableStore, fits: (card: Card) => boolean): boolean {
	const setting = table.setting as Setting | null;
	if (!setting) return false;
	return (heroOf(table)?.inventory ?? []).some((owned) => {
		const card = catalogue(setting).card(owned.card);
		return card !== null && fits(card);
	});
}
const offers = (table: TableStore, ...kinds: string[]): boolean =>
	choices(table).some((choice) => kinds.includes(choice.kind));

const guide: readonly Lesson[] = [
	{ id: 'welcome', when: (table) => table.board !== null, rule: 'DL-1' },
	{ id: 'hero', when: (table) => heroOf(table)?.hero != null, point: '.hero.mine', rule: 'DL-7' },
	{
		id: 'villain',
		when: (table) => asks(table, 'villainy'),
		done: (table) => ownTurn(table, 'location', 'feats', 'discard'),
		point: '#hand',
		rule: 'DL-31',
	},
	// Before the battle it ends, if that is over at once: what is asked is explained first.
	{
		id: 'lair',
		when: (table) => asks(table, 'lair_stage', 'reward_stage'),
		point: '#prompt',
		rule: 'DL-66',
	},
	{
		id: 'battle',
		when: (table) => choices(table).length > 0 && (boardOf(table)?.battles.length ?? 0) > 0,
		point: '.battle.sheet',
		rule: 'DL-64',
	},
	{
		id: 'brackets',
		when: (table) => ownTurn(table, 'villainy', 'feats') && holdsBrackets(table),
		point: '#hand',
		rule: 'DL-59',
	},
	{
		id: 'quests',
		when: (table) => ownTurn(table, 'location', 'feats'),
		point: '.quests',
		rule: 'DL-46',
	},
	{
		id: 'place',
		when: (table) => asks(table, 'place_location'),
		done: (table) => told(table, 'location_placed'),
		point: '#board',
		rule: 'DL-35',
	},
	{
		id: 'feats',
		when: (table) => asks(table, 'feats'),
		done: (table) => told(table, 'arrived'),
		point: '#board',
		rule: 'DL-40',
	},
	{ id: 'purses', when: (table) => told(table, 'arrived'), point: '.hero.mine', rule: 'DL-9' },
	{
		id: 'cards',
		when: (table) => asks(table, 'feats') && affords(table),
		point: '#hand',
		rule: 'DL-44',
	},
	{
		id: 'attempt',
		when: (table) => offers(table, 'attempt', 'search', 'take-up', 'hand-over'),
		point: '.quests .may',
		rule: 'DL-47',
	},
	{
		id: 'test',
		when: (table) =>
			boardOf(table)?.test?.seat === table.seat ||
			choices(table).some((choice) => choice.args.exit === 'blocked' || choice.args.exit === 'trapped'),
		point: '#board',
		rule: 'DL-69',
	},
	{
		id: 'end',
		when: (table) => asks(table, 'feats') && (heroOf(table)?.ap ?? 0) <= FEW,
		done: (table) => !ownTurn(table, 'feats'),
		point: '#prompt',
		rule: 'DL-43',
	},
	{
		id: 'stay',
		when: (table) =>
			asks(table, 'feats') && (boardOf(table)?.round ?? 0) > 1 && heroOf(table)?.moved === false,
		point: '#prompt',
		rule: 'DL-52',
	},
	{
		id: 'discard',
		when: (table) => asks(table, 'discard_one'),
		done: (table) => told(table, 'discarded'),
		point: '#hand',
		rule: 'DL-51',
	},
	{
		id: 'window',
		when: (table) => asks(table, 'window') && boardOf(table)?.active !== table.seat,
		point: '#prompt',
		rule: 'DL-55',
	},
	{
		id: 'attacked',
		when: (table) => attacked(table) || told(table, 'hero_wounded'),
		point: '.battle.sheet',
		rule: 'DL-65',
	},
	{
		id: 'minion',
		when: (table) => owns(table, (card) => card.monster !== null),
		point: '.inventory',
		rule: 'DL-100',
	},
	{
		id: 'upkeep',
		when: (table) => owns(table, (card) => card.upkeep > 0),
		point: '.inventory',
		rule: 'DL-26',
	},
	{ id: 'fallen', when: (table) => heroOf(table)?.fallen ?? false, point: '.hero.mine', rule: 'DL-95' },
	{
		id: 'scepter',
		when: (table) => (boardOf(table)?.round ?? 0) > 1,
		point: '.scepter',
		rule: 'DL-135',
	},
	{
		id: 'done',
		when: (table) => (heroOf(table)?.done.length ?? 0) > 0,
		point: '.quests',
		rule: 'DL-49',
	},
	{ id: 'score', when: (table) => table.over, rule: 'DL-1' },
];

export default guide;
