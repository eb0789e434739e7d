import { expect, test } from 'vitest';
import { choices, dice, playByMouse, sees } from './drive.ts';
import { graveInBothLights } from './judge.ts';
import { everyPage, visit } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
test('axe finds nothing serious on any page, light and dark', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	for (const scene of await everyPage(me)) {
		await visit(me, scene);
		expect(await graveInBothLights(me), scene.name).toEqual([]);
		if (scene.name !== 'table') continue;
		for (const opens of ['All choices', 'Menu', 'Rules']) {
			await me.page
				.getByRole('button', { name: new RegExp(`^${opens}`) })
				.first()
				.click();
			await me.page.getByRole('dialog', { name: opens }).waitFor();
			expect(await graveInBothLights(me), opens).toEqual([]);
			await me.page.keyboard.press('Escape');
		}
	}
});

test('who wants less motion gets none: nothing on the page moves by itself', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	// Everything that is ever set in motion; a fade of 120 ms may stay.
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		const note = () => {
			for (const one of document.getAnimations()) {
				const { duration } = one.effect?.getComputedTiming() ?? {};
				if (one.playState === 'running' && Number(duration) > 170)
					moved.push(`${(one as CSSAnimation).animationName ?? 'transition'} ${duration}`);
			}
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
	});
	await me.openTable([{ kind: 'you' }, { kind: 'bot', bot: 'greedy', name: 'Oswin' }]);
	await playByMouse(me, (sight) => sight.question.startsWith('First of three dice'));
	await dice(page)
		.nth((await sees(page)).firstDie)
		.click();
	await choices(page).filter({ hasText: 'Walk' }).click();
	await playByMouse(me, (sight) => sight.question.startsWith('Second of three dice'));
	const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
	expect([...new Set(moved)]).toEqual([]);
});

/** A picture as shades of grey. Runs in the page. */
async function greys(source: string): Promise<number[]> {
	const image = new Image();
	image.src = source;
	await image.decode();
	const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
	pen?.drawImage(image, 0, 0);
	const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
	return Array.from({ length: data.length / 4 }, (_, at) => {
		const [red = 0, green = 0, blue = 0] = data.slice(4 * at, 4 * at + 3);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	});
}

test('the marks of eight seats can be told apart without colours', async () => {
	const me = await house().person({ deviceScaleFactor: 2 });
	const { page } = me;
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto('/new/paper-dungeons');
		for (let chairs = 3; chairs < 8; chairs += 1) {
			await page.getByLabel(`Who sits at seat ${chairs}`).waitFor();
			await page.getByRole('button', { name: 'Add a chair' }).click();
		}
		await page.getByLabel('Who sits at seat 8').waitFor();
		const marks = page.locator('.chair svg.sign');
		expect(await marks.count()).toBe(8);
		const drawn: number[][] = [];
		for (const mark of await marks.all()) {
			const png = await mark.screenshot();
			drawn.push(await page.evaluate(greys, `data:image/png;base64,${png.toString('base64')}`));
		}
		// Between any two, one pixel in twenty is clearly darker or lighter.
		for (const [one, mark] of drawn.entries()) {
			for (const [other, another] of drawn.slice(0, one).entries()) {
				const differing = mark.filter((grey, at) => Math.abs(grey - (another[at] ?? grey)) > 50).length;
				expect(differing, `seats ${other + 1} and ${one + 1}, ${colorScheme}`).toBeGreaterThan(
					mark.length / 20,
				);
			}
		}
	}
});
