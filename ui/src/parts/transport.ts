// Where one is in a replay: the frames, what each has told by then, and where rounds begin.
import { spliced } from '$ui/net/table.svelte.ts';
import type { GameEvent, GameFrame, Replay } from '$ui/net/types.ts';

export interface Step {
	frame: GameFrame;
	/** How many moves had been made: the same through all eyes. */
	moment: number;
	events: GameEvent[];
	round: boolean;
	battle: boolean;
}

const ROUND = /^(round|turn)_(started|begun)$|^dungeon_laid$/;
const BATTLE = /^boss_|_fought$|^battle_/;

export function steps({ frames, moments }: Pick<Replay, 'frames' | 'moments'>): Step[] {
	let events: GameEvent[] = [];
	return frames.map((frame, index) => {
		events = spliced(events, frame.first, frame.events) ?? [...frame.events];
		const fresh = frame.events;
		return {
			frame,
			moment: moments[index] ?? 0,
			events,
			round: index === 0 || fresh.some((event) => ROUND.test(event.kind)),
			battle: fresh.some((event) => BATTLE.test(event.kind)),
		};
	});
}

/** The step that these eyes saw at a moment: the last one that began by then. */
export function stepAt(all: readonly Step[], moment: number): number {
	let found = 0;
	for (const [index, step] of all.entries()) if (step.moment <= moment) found = index;
	return found;
}

/** The next or previous step at which a round begins; the ends where there is none. */
export function roundFrom(all: readonly Step[], at: number, way: 1 | -1): number {
	for (let index = at + way; index > 0 && index < all.length; index += way)
		if (all[index]?.round) return index;
	return way === 1 ? all.length - 1 : 0;
}
