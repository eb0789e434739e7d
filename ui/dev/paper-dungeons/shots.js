// Takes pictures of recorded tables: node dev/paper-dungeons/shots.js <folder> [name…], while `npx vite --port 5199` runs.
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
	...pair('walk', 'fixture=walk&frame=0'),
	...pair('walk-armed', 'fixture=walk&frame=0', ['hover .cell.open >> nth=0']),
	...pair('die', 'fixture=table&frame=1'),
	...pair('die-chosen', 'fixture=table&frame=1', ['click .die.offered >> nth=0']),
	...pair('talent', 'fixture=table&frame=0'),
	...pair('half', 'fixture=table&frame=2'),
	...pair('done', 'fixture=walk&frame=1'),
	...pair('boss', 'fixture=boss&frame=1'),
	...pair('potions', 'fixture=potions&frame=0'),
	...pair('secret', 'fixture=secret&frame=0'),
	...pair('solo', 'fixture=solo&frame=0'),
	...pair('end', 'fixture=end&frame=0'),
	...pair('rival', 'fixture=boss&frame=1', ['click .rival >> nth=0']),
	...pair('round', 'fixture=boss&frame=1', ['click .right .link >> nth=0']),
	...pair('walk-ru', 'fixture=walk&frame=0&lang=ru'),
	...pair('die-ru', 'fixture=table&frame=1&lang=ru', ['click .die.offered >> nth=0']),
	...pair('walk-cs', 'fixture=walk&frame=0&lang=cs'),
	...pair('walk-it', 'fixture=walk&frame=0&lang=it'),
];

shots.push({ name: 'walk-tablet', query: 'fixture=walk&frame=0', size: [1024, 768] });
shots.push({ name: 'boss-large', query: 'fixture=boss&frame=1', size: [1920, 1080] });
shots.push({ name: 'walk-why-desktop', query: 'fixture=walk&frame=0', act: ['click [data-room=D3]'] });
shots.push({ name: 'boots-desktop', query: 'fixture=table&frame=1', act: ['click .die.offered >> nth=5'] });
shots.push({
	name: 'clover-desktop',
	query: 'fixture=boss&frame=1',
	act: ['click .die.offered >> nth=0', 'click .chip >> nth=0'],
});
shots.push({
	name: 'level-look-desktop',
	query: 'fixture=boss&frame=1',
	act: ['click .die.offered >> nth=0', 'click .chip >> nth=0', 'hover .chip >> nth=3'],
});
shots.push({ name: 'boss-phone-whole', query: 'fixture=boss&frame=1', phone: true, whole: true });

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
	await page.goto(`${base}/dev/paper-dungeons/?${shot.query}`);
	try {
		await page.waitForSelector('.board', { timeout: 15000 });
	} catch {
		console.log(`${shot.name}: no board`);
		await page.close();
		continue;
	}
	await page.evaluate(() => document.fonts.ready);
	for (const act of shot.act ?? []) {
		const [verb, ...selector] = act.split(' ');
		const target = page.locator(selector.join(' ')).first();
		if (verb === 'hover') await target.hover({ force: true });
		else await target.click({ force: true });
	}
	await page.waitForTimeout(500);
	const wide = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	const tall = await page.evaluate(
		() => document.documentElement.scrollHeight - document.documentElement.clientHeight,
	);
	if (wide > 0) console.log(`${shot.name}: scrolls sideways by ${wide}`);
	if (tall > 0 && !shot.phone) console.log(`${shot.name}: scrolls down by ${tall}`);
	await page.screenshot({ path: `${folder}/${shot.name}.png`, fullPage: shot.whole ?? false });
	await page.close();
}
await browser.close();
