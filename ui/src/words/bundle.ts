import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru', 'it', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
	en: 'English',
	ru: 'Русский',
	it: 'Italiano',
	cs: 'Čeština',
};

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
	en: () => import('./languages/en.ts'),
	ru: () => import('./languages/ru.ts'),
	it: () => import('./languages/it.ts'),
	cs: () => import('./languages/cs.ts'),
};

/** All messages of a language; isolation marks are off, here as on the command line. */
export async function loadBundle(language: Language): Promise<FluentBundle> {
	const bundle = new FluentBundle(language, { useIsolating: false });
	for (const text of (await LOADERS[language]()).default) bundle.addResource(new FluentResource(text));
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
