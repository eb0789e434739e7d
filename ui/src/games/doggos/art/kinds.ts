// What the drawings need to know besides the board's own types.

/** How a dog looks: awake inside the dungeon, out in the fresh air, or asleep. */
export type Mood = 'calm' | 'happy' | 'asleep';

/** How a tile is offered or shown; see the states of the look. */
export type TileState = 'plain' | 'legal' | 'later' | 'selected' | 'ghost' | 'blocked';

/** The mood of a dog whose player is inside, has left or sleeps. */
export function moodOf(status: 'inside' | 'left' | 'asleep'): Mood {
	return status === 'left' ? 'happy' : status === 'asleep' ? 'asleep' : 'calm';
}
