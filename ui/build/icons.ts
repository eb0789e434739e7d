// Makes sprites of the single icons that are used, so that nobody downloads the other four thousand.
//
// `virtual:icons/house` mounts those named in src/icons/house.json, `virtual:icons/<game>` those in
// src/games/<game>/icons.json. An icon is then drawn with <Icon name="…"/> or <use href="#i-…"/>.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rounded } from './path.ts';

const PREFIX = 'virtual:icons/';

interface IconSet {
	icons: Record<string, { body: string }>;
	aliases?: Record<string, { parent: string }>;
}

export function loadIcons(): (name: string) => string {
	const require = createRequire(import.meta.url);
	const set = JSON.parse(
		readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
	) as IconSet;
	return (name) => {
		const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
		if (!icon) throw new Error(`game-icons has no icon called ${name}`);
		return icon.body
			.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${rounded(d)}"`)
			.replace(/ fill="currentColor"/g, '');
	};
}

export function sprite(names: readonly string[]): string {
	const body = loadIcons();
	return [...new Set(names)]
		.sort()
		.map((name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body(name)}</symbol>`)
		.join('');
}

export function listOf(root: string, folder: string): string {
	return folder === 'house'
		? join(root, 'src/icons/house.json')
		: join(root, 'src/games', folder, 'icons.json');
}

export function icons(root: string): Plugin {
	return {
		name: 'undercroft-icons',
		resolveId(id) {
			return id.startsWith(PREFIX) ? `\0${id}` : null;
		},
		load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return null;
			const list = listOf(root, id.slice(PREFIX.length + 1));
			if (!existsSync(list)) throw new Error(`there is no list of icons at ${list}`);
			this.addWatchFile(list);
			const names = JSON.parse(readFileSync(list, 'utf8')) as string[];
			const mount = join(root, 'src/icons/mount.ts');
			return `import { mount } from ${JSON.stringify(mount)};\nmount(${JSON.stringify(sprite(names))});`;
		},
	};
}
