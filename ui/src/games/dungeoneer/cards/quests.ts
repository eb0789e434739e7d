// How far somebody is with a quest, and where it goes on.
import { capital, type Speaker } from '$ui/words/speaker.ts';
import type { Board, Quest, QuestState } from '../types.ts';

const TYPES = new Set(['room', 'tunnel', 'grim', 'any']);

/** The places that light up on the map for a quest. */
export function shownPlaces(state: QuestState): string[] {
	return state.token !== null && !state.escorting ? [state.token] : (state.on_map ?? state.places);
}

/** Where the quest goes on, in words: names of places, or the kind of place. */
export function whereWords(speaker: Speaker, board: Board, quest: Quest, state: QuestState): string {
	if (state.escorting || state.places.length > 0) {
		const laid = new Set(board.places.map((place) => place.id));
		return state.places
			.map((id) => {
				const name = capital(speaker.name({ kind: 'location', id }));
				return laid.has(id) ? name : speaker.say('dl-quest-to-come', { place: name });
			})
			.join(' / ');
	}
	return quest.places
		.filter((place) => TYPES.has(place))
		.map((type) => speaker.say('card-any-place', { type }))
		.join(' / ');
}

/** What stands at the end of a quest's line; empty where there is nothing to say yet. */
export function progressWords(speaker: Speaker, quest: Quest, state: QuestState): string {
	if (state.escorting) return speaker.say('ui-dl-quest-escorting');
	if (state.token !== null) return speaker.say('ui-dl-quest-token');
	// What is not found yet has to be searched for; the rest of the card comes after that.
	if (quest.search > 0 && !state.found)
		return speaker.say('ui-dl-quest-search', { needed: state.needed || quest.search });
	if (quest.monster && state.health !== null) return state.found ? speaker.say('ui-dl-quest-found') : '';
	if (quest.threat && state.needed > 0)
		return speaker.say('ui-dl-quest-threat', { stat: quest.threat.stat, needed: state.needed });
	if (state.found) return speaker.say('ui-dl-quest-found');
	return state.here ? speaker.say('ui-dl-quest-here') : '';
}
