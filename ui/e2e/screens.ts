// The pictures of the docs: every page at both sizes, from records, so that they change only when the page does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { DESKTOP, House, PHONE, ROOT } from './house.ts';
import { BOARDS, boardScenes, everyPage, helpScenes, type Scene, visit } from './scenes.ts';

const FOLDER = join(ROOT, 'docs', 'screens');
const QUALITY = 0.82;
/** Pages that are shown in the cellar as well. */
const DARK = new Set(['home', 'table']);
const TITLES: Record<string, string> = {
	home: 'Home',
	new: 'New table',
	waiting: 'Waiting for friends',
	curtain: 'The curtain between two players at one screen',
	table: 'At the table',
	placing: 'A card in hand',
	battle: 'A battle',
	ending: 'The score sheet',
	replay: 'Replay',
	hint: 'A hint',
	guide: 'The guided first game',
	solo: 'The end of a game alone',
	pencil: 'A way out in pencil, with a card on trial',
	rules: 'Rules, opened at a rule',
	about: 'About',
	lost: 'A path that leads nowhere',
};

/** A picture as WebP: a fifth of the size, and the browser can do it. */
async function compressed(browser: Browser, png: Buffer): Promise<Buffer> {
	const page = await browser.newPage();
	const webp = await page.evaluate(
		async ({ source, quality }) => {
			const image = new Image();
			image.src = source;
			await image.decode();
			const canvas = document.createElement('canvas');
			canvas.width = image.width;
			canvas.height = image.height;
			canvas.getContext('2d')?.drawImage(image, 0, 0);
			return canvas.toDataURL('image/webp', quality);
		},
		{ source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
	);
	await page.close();
	return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}

/** The page that shows the pictures. */
function index(names: readonly string[], made: ReadonlySet<string>): string {
	const rows = names.map((name) => {
		const [page = '', ...game] = name.split('-');
		const title = `${TITLES[page] ?? page}${game.length ? ` (${game.join(' ')})` : ''}`;
		const dark = made.has(`${name}-desktop-dark`)
			? `\n\n<img src="${name}-desktop-dark.webp" width="620" alt="${title}, dark, on a desktop"> <img src="${name}-phone-dark.webp" width="180" alt="${title}, dark, on a phone">`
			: '';
		return `## ${title}\n\n<img src="${name}-desktop.webp" width="620" alt="${title} on a desktop"> <img src="${name}-phone.webp" width="180" alt="${title} on a phone">${dark}\n`;
	});
	return `# Screens\n\nMade by \`make screens\` from golden records; nobody draws here by hand. The terminal's is [terminal.svg](terminal.svg).\n\n${rows.join('\n')}`;
}

/** Draws all pictures; the names of the pages. */
export async function drawScreens(): Promise<void> {
	mkdirSync(FOLDER, { recursive: true });
	const house = await House.open();
	const made = new Set<string>();
	const names: string[] = [];
	try {
		for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
			const me = await house.person({
				viewport,
				reducedMotion: 'reduce',
				deviceScaleFactor: size === 'phone' ? 2 : 1,
				hasTouch: size === 'phone',
			});
			await me.call('PATCH', '/api/me', { name: 'Mira' });
			const scenes: Scene[] = await everyPage(me);
			for (const board of BOARDS.slice(1)) {
				const more = await boardScenes(me, board);
				scenes.push(...more.map((scene) => ({ ...scene, name: `${scene.name}-${board.game}` })));
			}
			for (const board of BOARDS) {
				const help = await helpScenes(me, board);
				scenes.push(...help.map((scene) => ({ ...scene, name: `${scene.name}-${board.game}` })));
			}
			for (const scene of scenes) {
				if (!names.includes(scene.name)) names.push(scene.name);
				for (const colorScheme of ['light', 'dark'] as const) {
					if (colorScheme === 'dark' && !DARK.has(scene.name.split('-')[0] ?? '')) continue;
					await me.page.emulateMedia({ colorScheme });
					await visit(me, scene);
					const name = `${scene.name}-${size}${colorScheme === 'dark' ? '-dark' : ''}`;
					const png = await me.page.screenshot();
					const webp = await compressed(house.browser, png);
					writeFileSync(join(FOLDER, `${name}.webp`), webp);
					made.add(name);
					console.log(`  docs/screens/${name}.webp, ${Math.round(webp.length / 1000)} kB`);
				}
			}
			await house.empty();
		}
	} finally {
		await house.close();
	}
	writeFileSync(join(FOLDER, 'README.md'), index(names, made));
	console.log('  docs/screens/README.md');
}
