// Takes pictures of the gallery: node dev/dungeoneer-cards/shots.js <folder> [name…], while `npx vite --port 5199` runs.
import { chromium } from 'playwright-core';

const [folder = 'shots', ...wanted] = process.argv.slice(2);
const base = process.env.UI ?? 'http://127.0.0.1:5199';

const pair = (name, query, act = []) =>
	['light', 'dark'].flatMap((theme) =>
		[false, true].map((phone) => ({
			name: `${name}-${phone ? 'phone' : 'desktop'}${theme === 'dark' ? '-dark' : ''}`,
			query: `${query}&theme=${theme}`,
			phone,
			act,
		})),
	);

const shots = [
	...pair('faces', 'show=faces'),
	...['boon', 'treasure', 'curse', 'encounter'].flatMap((type) => [
		...pair(`cards-${type}`, `show=cards&fixture=stages&type=${type}`),
		...pair(`large-${type}`, `show=large&fixture=battle&type=${type}`),
	]),
	...pair('quests', 'show=quests&fixture=stages'),
	...pair('battle', 'show=table&fixture=battle&frame=0'),
	...pair('counter', 'show=table&fixture=battle&frame=1'),
	...pair('middle', 'show=table&fixture=middle&frame=0'),
	...pair('solo', 'show=table&fixture=solo&frame=0'),
	...pair('end', 'show=table&fixture=end&frame=0'),
	...pair('stages', 'show=table&fixture=stages&frame=0'),
	...pair('peek', 'show=table&fixture=battle&frame=0', ['hover .slot >> nth=1']),
	...pair('values', 'show=table&fixture=middle&frame=0', ['hover .value >> nth=1']),
	...pair('hero', 'show=table&fixture=middle&frame=0', ['click .top >> nth=1']),
	...pair('battle-ru', 'show=table&fixture=battle&frame=0&lang=ru'),
	...pair('middle-ru', 'show=table&fixture=middle&frame=0&lang=ru'),
	...pair('middle-cs', 'show=table&fixture=middle&frame=0&lang=cs'),
	...pair('middle-it', 'show=table&fixture=middle&frame=0&lang=it'),
];

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
for (const shot of shots) {
	if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
	const page = await browser.newPage({
		viewport: shot.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
		deviceScaleFactor: shot.phone ? 2 : 1,
		hasTouch: shot.phone,
	});
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') console.log(shot.name, message.text());
	});
	page.on('pageerror', (error) => console.log(shot.name, String(error)));
	await page.goto(`${base}/dev/dungeoneer-cards/?${shot.query}`);
	await page.waitForSelector('#app > *', { timeout: 30000 });
	await page.evaluate(() => document.fonts.ready);
	for (const act of shot.act) {
		const [verb, ...selector] = act.split(' ');
		const target = page.locator(selector.join(' ')).first();
		if (verb === 'hover') await target.hover({ force: true });
		else await target.click({ force: true });
	}
	await page.waitForTimeout(2300);
	const wide = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	if (wide > 0) console.log(`${shot.name}: scrolls sideways by ${wide}`);
	await page.screenshot({ path: `${folder}/${shot.name}.png`, fullPage: shot.act.length === 0 });
	await page.close();
}
await browser.close();
