// Draws the pictures of docs/screens with the real server: npm run screens.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('../e2e/screens.ts', import.meta.url)), {
	configFile: false,
	logLevel: 'error',
});
await module.drawScreens();
