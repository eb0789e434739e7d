/** Locations in words: what lies where, for names, sheets and lines. */

import { capital, type Speaker } from '$ui/words/speaker.ts';
import { cardName, catalogue } from './cards/look.ts';
import { SIDES } from './choices.ts';
import type { Board, HeroBoard, Location, Place, Setting } from './types.ts';

const shelves = new WeakMap<Setting, Map<string, Location>>();

/** A location of the setting. */
export function locationOf(setting: Setting, id: string | null): Location | null {
	let shelf = shelves.get(setting);
	if (!shelf) {
		shelf = new Map(setting.locations.map((location) => [location.id, location]));
		shelves.set(setting, shelf);
	}
	return id === null ? null : (shelf.get(id) ?? null);
}

export function placeName(speaker: Speaker, id: string): string {
	return capital(speaker.name({ kind: 'location', id }));
}

/** What a first visit brings. */
export function income(speaker: Speaker, setting: Setting, location: Location): string {
	return speaker.say(setting.solo ? 'dl-income-solo' : 'dl-income', {
		glory: location.glory,
		peril: location.peril,
	});
}

/** The exits of a card as it lies. */
export function exits(speaker: Speaker, place: Pick<Place, 'exits' | 'needed' | 'stats'>): string {
	return capital(
		speaker.phrase({
			message: 'card-exits',
			args: {
				exits: place.exits.map((exit, side) => ({
					message: 'card-way',
					args: {
						side: SIDES[side] ?? 'n',
						exit: exit !== 'wall' && exit !== 'open' && !place.needed[side] ? 'open' : exit,
						stat: place.stats[side] ?? 'none',
						n: place.needed[side] ?? 0,
					},
				})),
			},
		}),
	);
}

/** What a location does beside income and exits. */
export function effects(speaker: Speaker, location: Location): string[] {
	return speaker.lines(location.text.slice(2));
}

/** That the Arch Lich Lord sits there. */
export function lordWords(speaker: Speaker, board: Board): string {
	return speaker.say('ui-dl-lord-here', { lord: board.lord ? cardName(speaker, board.lord.card) : '' });
}

/** The heroes who are in a location. */
export function heroesAt(board: Board, id: string): HeroBoard[] {
	return board.heroes.filter((hero) => hero.alive && hero.hero !== null && hero.place === id);
}

/** The quests of a hero that go on in a location which they name. */
export function questsAt(board: Board, setting: Setting, hero: HeroBoard | null, id: string): string[] {
	const things = catalogue(setting);
	return [...(hero?.quests ?? []), ...board.common]
		.filter((quest) => {
			const card = things.quest(quest.quest);
			return quest.places.length > 0
				? quest.places.includes(id)
				: card?.names_places && card.goals.includes(id);
		})
		.map((quest) => quest.quest);
}

/** All that can be said of a location on the map, as one hears it. */
export function spokenPlace(
	speaker: Speaker,
	setting: Setting,
	board: Board,
	players: readonly string[],
	place: Place,
	more: readonly string[] = [],
): string {
	const location = locationOf(setting, place.id);
	if (!location) return placeName(speaker, place.id);
	const here = heroesAt(board, place.id).map((hero) =>
		hero.seat === board.seat ? speaker.say('ui-you') : (players[hero.seat] ?? ''),
	);
	const own = board.seat === null ? null : (board.heroes[board.seat] ?? null);
	const quests = questsAt(board, setting, own, place.id).map((id) => speaker.name({ kind: 'quest', id }));
	const throne = board.lord?.place === place.id ? [lordWords(speaker, board)] : [];
	return [
		...more,
		placeName(speaker, place.id),
		income(speaker, setting, location),
		exits(speaker, place),
		...effects(speaker, location),
		...throne,
		...(here.length > 0 ? [speaker.say('ui-dl-heroes-here', { players: here.join(', ') })] : []),
		...(quests.length > 0 ? [speaker.say('ui-dl-quests-here', { quests: quests.join(', ') })] : []),
	]
		.map((part) => part.replace(/[.]$/, ''))
		.join('. ');
}
