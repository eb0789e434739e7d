// Measures how fast the page draws, with the real server: npm run drawn [rounds of Paper Dungeons] [things of Dungeoneer].
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('../e2e/speed.ts', import.meta.url)), {
	configFile: false,
	logLevel: 'error',
});
const [rounds = '2', steps = '25'] = process.argv.slice(2);
await module.reportFigures(Number(rounds), Number(steps));
