import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './house.ts';
import { sideways } from './judge.ts';
import { everyPage, visit } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
/** What WCAG 1.4.12 says a reader may set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
	p { margin-bottom: 2em !important; }`;

/** What of the lintel a reader cannot read: outside of the window, or cut off by its own box. Runs in the page. */
function unreadable(): string[] {
	const lintel = document.querySelector('#prompt');
	if (!lintel) return ['there is no lintel'];
	const texts = [...lintel.querySelectorAll<HTMLElement>('h2, p, .chip, .go, .ghost')];
	return texts
		.filter((element) => {
			const box = element.getBoundingClientRect();
			const style = getComputedStyle(element);
			const cut = element.scrollHeight > element.clientHeight + 1 && style.overflowY !== 'visible';
			const wide = element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible';
			return cut || wide || box.right > innerWidth + 1 || box.left < -1;
		})
		.map((element) => element.textContent?.trim() ?? element.tagName);
}

/** Whether the question stands in the window without scrolling. */
function questionSeen(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const box = document.querySelector('#prompt h2')?.getBoundingClientRect();
		return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
	});
}

test('no page scrolls sideways, on a phone, on a desktop or between; on a phone chips can be hit', async () => {
	const me = await house().person({ hasTouch: true });
	const { page } = me;
	const scenes = await everyPage(me);
	for (const scene of scenes) {
		await visit(me, scene);
		for (const [size, viewport] of Object.entries({ ...SIZES, tablet: { width: 900, height: 1100 } })) {
			await page.setViewportSize(viewport);
			expect(await sideways(page), `${scene.name}, ${size}`).toBeLessThanOrEqual(0);
		}
	}
	// The table on a phone: chips of 44 pixels, rooms of 52, the question in sight.
	await page.setViewportSize(SIZES.phone);
	const table = scenes.find((scene) => scene.name === 'table');
	if (!table) throw new Error('there is no table');
	await visit(me, table);
	const small = await page
		.getByRole('group', { name: 'Choices' })
		.getByRole('button')
		.evaluateAll((chips: HTMLElement[]) =>
			chips.map((chip) => Math.min(chip.offsetHeight, chip.offsetWidth)).filter((least) => least < 44),
		);
	expect(small).toEqual([]);
	const room = await page.locator('[data-room=C4]').boundingBox();
	expect(Math.min(room?.width ?? 0, room?.height ?? 0)).toBeGreaterThanOrEqual(52);
	expect(await questionSeen(page)).toBe(true);
	// The lintel leaves more than half of the phone to the board.
	const lintel = await page.locator('#prompt').boundingBox();
	expect(lintel?.height).toBeLessThanOrEqual(0.5 * SIZES.phone.height);
});

test('at 200 % zoom and with wide text spacing the question stays readable', async () => {
	const me = await house().person();
	const { page } = me;
	const table = (await everyPage(me)).find((scene) => scene.name === 'table');
	if (!table) throw new Error('there is no table');
	for (const viewport of [{ width: 720, height: 450 }, SIZES.desktop, SIZES.phone]) {
		const where = `${viewport.width} × ${viewport.height}`;
		await page.setViewportSize(viewport);
		await visit(me, table);
		expect(await questionSeen(page), where).toBe(true);
		expect(await page.evaluate(unreadable), where).toEqual([]);
		await page.addStyleTag({ content: SPACING });
		expect(await sideways(page), where).toBeLessThanOrEqual(0);
		expect(await page.evaluate(unreadable), `${where} with spacing`).toEqual([]);
		expect(await questionSeen(page), `${where} with spacing`).toBe(true);
	}
});
