import type { GameFolder } from './types.ts';

const folders = import.meta.glob<{ default: GameFolder }>('./*/index.ts');

/** Loads a game's folder; null for a game that has none. */
export async function loadGame(game: string): Promise<GameFolder | null> {
	const load = folders[`./${game}/index.ts`];
	return load ? (await load()).default : null;
}
