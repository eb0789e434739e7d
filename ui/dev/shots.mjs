// Screenshots of every page from the built files and the make-believe server: node dev/shots.mjs [folder] [filter].
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { mock } from './mock.mjs';

const folder = process.argv[2] ?? 'shots';
const only = process.argv[3] ?? '';
mkdirSync(folder, { recursive: true });

const PAGES = {
	home: '/',
	new: '/new/paper-dungeons',
	'new-doggos': '/new/doggos',
	table: '/t/walk',
	generic: '/t/dogs',
	waiting: '/t/wait',
	end: '/t/end',
	curtain: '/t/hot',
	replay: '/replay/end',
	rules: '/rules/paper-dungeons#PD-7.6',
	about: '/about',
	lost: '/nowhere/at/all',
};
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const server = await preview({ root: new URL('..', import.meta.url).pathname, preview: { port: 4317 } });
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
});
for (const [size, viewport] of Object.entries(SIZES)) {
	for (const scheme of ['light', 'dark']) {
		const context = await browser.newContext({
			viewport,
			colorScheme: scheme,
			locale: process.env.LANGUAGE_OF_PAGE ?? 'en',
			deviceScaleFactor: size === 'phone' ? 2 : 1,
			hasTouch: size === 'phone',
		});
		for (const [name, path] of Object.entries(PAGES)) {
			const title = `${name}-${size}${scheme === 'dark' ? '-dark' : ''}`;
			if (!title.includes(only)) continue;
			const page = await context.newPage();
			page.on('pageerror', (error) => console.log(title, 'ERROR', error.message));
			page.on(
				'console',
				(message) =>
					message.type() === 'error' && !message.text().includes('404') && console.log(title, message.text()),
			);
			await mock(page);
			await page.goto(`http://localhost:4317${path}`);
			await page.waitForTimeout(900);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			if (wide > 0) console.log(title, `scrolls sideways by ${wide}`);
			await page.screenshot({ path: `${folder}/${title}.png` });
			await page.close();
		}
		await context.close();
	}
}
await browser.close();
await server.close();
