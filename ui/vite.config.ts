import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { sizes } from './build/size.ts';
import { words } from './build/words.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
	root,
	plugins: [svelte(), icons(root), words(root), sizes(`${root}dist`)],
	resolve: { alias: { $ui: `${root}src` }, ...(process.env.VITEST ? { conditions: ['browser'] } : {}) },
	build: { target: 'es2022', manifest: true, outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
	preview: { proxy: { '/api': { target: server, ws: true }, '/me': { target: server } } },
	server: { fs: { allow: [`${root}..`] }, proxy: { '/api': { target: server, ws: true } } },
	test: { environment: 'happy-dom', include: ['test/**/*.test.ts', 'src/**/*.test.ts'] },
});
