// Takes pictures of the drawings: node dev/doggos-art/shots.mjs <folder> [page…], while `npx vite --port 8151` runs.
import { chromium } from 'playwright-core';

const [folder = 'shots', ...pages] = process.argv.slice(2);
const base = process.env.UI ?? 'http://127.0.0.1:8151';
const themes = (process.env.THEMES ?? 'light,dark').split(',');
const width = Number(process.env.WIDTH ?? 1440);
const browser = await chromium.launch({
	executablePath: '/usr/bin/chromium',
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
});
for (const name of pages.length > 0 ? pages : ['dogs', 'monsters', 'rooms', 'signs', 'tiles', 'boards']) {
	for (const theme of themes) {
		const page = await browser.newPage({ viewport: { width, height: 900 } });
		page.on('console', (message) => {
			if (message.type() === 'error' || message.type() === 'warning') console.log(name, message.text());
		});
		page.on('pageerror', (error) => console.log(name, String(error)));
		const lang = process.env.LANG_UI ?? 'en';
		await page.goto(`${base}/dev/doggos-art/?page=${name}&theme=${theme}&lang=${lang}`);
		await page.waitForSelector('main', { timeout: 30000 });
		await page.evaluate(() => document.fonts.ready);
		await page.waitForTimeout(300);
		await page.screenshot({ path: `${folder}/${name}-${theme}.png`, fullPage: true });
		await page.close();
	}
}
await browser.close();
