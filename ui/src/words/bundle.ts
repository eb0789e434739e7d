import texts from 'virtual:words';
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru', 'it', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The games whose words the page has. */
export const GAMES: readonly string[] = Object.keys(texts.en ?? {}).filter((part) => part !== 'house');

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
	en: 'English',
	ru: 'Русский',
	it: 'Italiano',
	cs: 'Čeština',
};

/** The house's messages in a language and those of some games; isolation marks are off, here as on the command line. */
export async function loadBundle(language: Language, games: Iterable<string> = GAMES): Promise<FluentBundle> {
	const parts = texts[language];
	const wanted = ['house', ...games].map((part) => parts?.[part]).filter((load) => load !== undefined);
	const bundle = new FluentBundle(language, { useIsolating: false });
	for (const text of await Promise.all(wanted.map((load) => load()))) {
		bundle.addResource(new FluentResource(text.default));
	}
	return bundle;
}

/** The first language of the wishes that the house speaks, else English. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): Language {
	for (const wish of wishes) {
		const short = (wish ?? '').toLowerCase().split(/[-_]/)[0];
		const spoken = LANGUAGES.find((language) => language === (short === 'cz' ? 'cs' : short));
		if (spoken) return spoken;
	}
	return 'en';
}
