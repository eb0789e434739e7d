// The language of the page. Whatever reads `words` is said again when another language is chosen.
import type { FluentBundle } from '@fluent/bundle';
import { kept } from '$ui/parts/kept.ts';
import { chooseLanguage, type Language, loadBundle } from './bundle.ts';
import { type Args, Speaker } from './speaker.ts';

const KEY = 'undercroft-language';

class Words {
	language = $state<Language>('en');
	bundle = $state.raw<FluentBundle | null>(null);
	/** Speaks without the names of any pack; a table has a speaker of its own. */
	speaker = $derived.by(() => new Speaker(this.language, this.bundle));

	#games = new Set<string>();

	/** Loads the stored language, else the browser's. */
	async start(): Promise<void> {
		await this.use(chooseLanguage([kept.get(KEY), ...navigator.languages]));
	}

	/** Chooses a language and keeps the choice. */
	async choose(language: Language): Promise<void> {
		kept.set(KEY, language);
		await this.use(language);
	}

	/** Learns the words of a game, in this language and whichever is chosen later. */
	async learn(game: string): Promise<void> {
		if (this.#games.has(game)) return;
		this.#games.add(game);
		await this.use(this.language);
	}

	async use(language: Language): Promise<void> {
		this.bundle = await loadBundle(language, this.#games);
		this.language = language;
		document.documentElement.lang = language;
	}

	say(message: string, args: Args = {}): string {
		return this.speaker.say(message, args);
	}
}

export const words = new Words();
