// Prints what a first visit downloads: the entry, what it imports at once, the style sheets and one language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
	file: string;
	isEntry?: boolean;
	imports?: string[];
	css?: string[];
	src?: string;
}

export const LIMIT = 300_000;

export function firstLoad(dist: string, language: string): Map<string, number> {
	const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
		string,
		Chunk
	>;
	const files = new Set<string>(['index.html']);
	const add = (key: string) => {
		const chunk = manifest[key];
		if (!chunk || files.has(chunk.file)) return;
		files.add(chunk.file);
		for (const file of chunk.css ?? []) files.add(file);
		for (const inner of chunk.imports ?? []) add(inner);
	};
	for (const [key, chunk] of Object.entries(manifest)) {
		if (chunk.isEntry || key.endsWith(`virtual:words/${language}/house`) || key.endsWith('pages/Home.svelte'))
			add(key);
	}
	return new Map([...files].map((file) => [file, gzipSync(readFileSync(join(dist, file))).length]));
}

export function sizes(dist: string): Plugin {
	return {
		name: 'undercroft-sizes',
		apply: 'build',
		closeBundle() {
			for (const language of ['en', 'ru']) {
				const load = firstLoad(dist, language);
				const sum = [...load.values()].reduce((total, size) => total + size, 0);
				console.log(
					`first load, ${language}: ${(sum / 1000).toFixed(1)} kB gzip without fonts (limit ${LIMIT / 1000})`,
				);
				if (sum > LIMIT) throw new Error('the first load is too large');
			}
		},
	};
}
