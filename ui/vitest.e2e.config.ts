import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from './build/words.ts';

// The tests in a real browser against the real server. Two files at a time: each has a server and a browser of its own.
const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
	root,
	plugins: [words(root)],
	test: {
		environment: 'node',
		include: ['e2e/**/*.test.ts'],
		// A machine that is busy elsewhere can make a browser miss a moment; what fails twice is broken.
		retry: 1,
		testTimeout: 240_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
		reporters: ['default'],
	},
});
