import { words } from '$ui/words/words.svelte.ts';

/** What an option of a game means, in a line. */
export function optionLine(game: string, name: string): string {
	return words.say(`option-${game}-${name.replaceAll('_', '-')}`);
}
