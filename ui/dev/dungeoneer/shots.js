// Takes pictures of recorded tables: node dev/dungeoneer/shots.js <folder> [name…], while `npx vite --port 5199` runs.
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
	...pair('start', 'fixture=table&frame=0'),
	...pair('place', 'fixture=table&frame=1', ['click .cell >> nth=0']),
	...pair('walk', 'fixture=table&frame=2'),
	...pair('response', 'fixture=battle&frame=0'),
	...pair('counter', 'fixture=battle&frame=1'),
	...pair('challenge', 'fixture=battle&frame=2'),
	...pair('middle', 'fixture=middle&frame=0'),
	...pair('solo', 'fixture=solo&frame=0'),
	...pair('stages', 'fixture=stages&frame=0'),
	...pair('end', 'fixture=end&frame=0'),
	...['ru', 'it', 'cs'].flatMap((lang) => [
		...pair(`middle-${lang}`, `fixture=middle&frame=0&lang=${lang}`),
		...pair(`response-${lang}`, `fixture=battle&frame=0&lang=${lang}`),
	]),
	{ name: 'middle-tablet', query: 'fixture=middle&frame=0', size: [1024, 768] },
	{ name: 'middle-large', query: 'fixture=middle&frame=0', size: [1920, 1080] },
	{ name: 'card-desktop', query: 'fixture=middle&frame=0', act: ['click .hand button >> nth=0'] },
	{ name: 'middle-phone-whole', query: 'fixture=middle&frame=0', phone: true, whole: true },
	{ name: 'response-phone-whole', query: 'fixture=battle&frame=0', phone: true, whole: true },
	{ name: 'place-peek', query: 'fixture=middle&frame=0', act: ['hover .place.lit >> nth=0', 'wait 600'] },
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
		viewport: shot.size
			? { width: shot.size[0], height: shot.size[1] }
			: shot.phone
				? { width: 390, height: 844 }
				: { width: 1440, height: 900 },
		deviceScaleFactor: shot.phone ? 2 : 1,
		hasTouch: shot.phone ?? false,
	});
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') console.log(shot.name, message.text());
	});
	page.on('pageerror', (error) => console.log(shot.name, String(error)));
	await page.goto(`${base}/dev/dungeoneer/?${shot.query}`, { waitUntil: 'domcontentloaded', timeout: 90000 });
	try {
		await page.waitForSelector('.board', { timeout: 90000 });
	} catch {
		console.log(`${shot.name}: no board`);
		await page.close();
		continue;
	}
	await page.evaluate(() => document.fonts.ready);
	for (const act of shot.act ?? []) {
		const [verb, ...selector] = act.split(' ');
		if (verb === 'wait') {
			await page.waitForTimeout(Number(selector[0]));
			continue;
		}
		const target = page.locator(selector.join(' ')).first();
		if (verb === 'hover') await target.hover({ force: true });
		else await target.dispatchEvent('click');
	}
	await page.waitForTimeout(700);
	const [wide, tall] = await page.evaluate(() => [
		document.documentElement.scrollWidth - document.documentElement.clientWidth,
		document.documentElement.scrollHeight - document.documentElement.clientHeight,
	]);
	if (wide > 0) console.log(`${shot.name}: scrolls sideways by ${wide}`);
	if (tall > 0 && !shot.phone) console.log(`${shot.name}: scrolls down by ${tall}`);
	await page.screenshot({ path: `${folder}/${shot.name}.png`, fullPage: shot.whole ?? false });
	await page.close();
}
await browser.close();
