// Packs the house's Fluent files for the page: one part for the house itself, one for each game, in each language.
//
// `virtual:words` is a table of loaders by language and part ("house" or a game's name). What the page never says (the
// laboratory, the checkers of packs) is left out.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;
const UNSAID = /^(lab|packs|.*-pack)\.ftl$/;

/** The files of one part: a game's are those that have its name in theirs. */
export function filesOf(folder: string, games: readonly string[], part: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.ftl') && !UNSAID.test(name))
		.filter((name) => (games.find((game) => name.includes(game)) ?? 'house') === part)
		.sort()
		.map((name) => join(folder, name));
}

/** The games that have a folder. */
export function gamesOf(root: string): string[] {
	return readdirSync(join(root, 'src/games'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.sort();
}

export function words(root: string): Plugin {
	const locales = join(root, '../src/undercroft/locales');
	const games = gamesOf(root);
	return {
		name: 'undercroft-words',
		resolveId(id) {
			return id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : null;
		},
		load(id) {
			if (id === `\0${INDEX}`) {
				const languages = readdirSync(locales, { withFileTypes: true })
					.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
					.map((entry) => entry.name);
				const parts = ['house', ...games];
				const table = languages.map((language) => {
					const loaders = parts.map((part) => `'${part}': () => import('${PREFIX}${language}/${part}')`);
					return `${language}: { ${loaders.join(', ')} }`;
				});
				return `export default { ${table.join(', ')} };`;
			}
			if (!id.startsWith(`\0${PREFIX}`)) return null;
			const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
			const files = filesOf(join(locales, language), games, part);
			for (const file of files) this.addWatchFile(file);
			return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
		},
	};
}
