import { words } from '$ui/words/words.svelte.ts';
import type { GameFolder, Lesson } from './types.ts';

const folders = import.meta.glob<{ default: GameFolder }>('./*/index.ts');
const guides = import.meta.glob<{ default: readonly Lesson[] }>('./*/guide.ts');

/** Loads a game's folder and its words; null for a game that has no folder. */
export async function loadGame(game: string): Promise<GameFolder | null> {
	const load = folders[`./${game}/index.ts`];
	const [folder] = await Promise.all([load?.(), words.learn(game)]);
	return folder?.default ?? null;
}

/** Whether a game teaches itself. */
export function hasGuide(game: string): boolean {
	return `./${game}/guide.ts` in guides;
}

/** The lessons of a game; none where it has no guide. */
export async function loadGuide(game: string): Promise<readonly Lesson[]> {
	const load = guides[`./${game}/guide.ts`];
	return load ? (await load()).default : [];
}
