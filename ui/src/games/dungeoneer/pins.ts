/** The places on the map that the viewer's quests name. */

import type { Catalogue } from './cards/look.ts';
import type { Board, HeroBoard } from './types.ts';

export function pinned(board: Board, hero: HeroBoard | null, things: Catalogue): Set<string> {
	const found = new Set<string>();
	for (const quest of [...(hero?.quests ?? []), ...board.common]) {
		// A kind of location that is everywhere would only hide the others.
		if (quest.places.length > 0) for (const place of quest.places) found.add(place);
		else if (things.quest(quest.quest)?.names_places) for (const place of quest.on_map) found.add(place);
	}
	return found;
}
