// Draws with the pencil of Dungeons & Doggos, as a person does: by what is lit, one stroke after the other.
import type { Locator } from 'playwright-core';
import { type Person, until } from './house.ts';

interface Drawing {
	path: { mode: string; steps: { x: number; y: number }[]; damage: number; paws: number; coins: number };
}

/** The way as the table has answered the last stroke, once every one is answered and drawn. */
export async function sketched(me: Person): Promise<Drawing['path']> {
	let last: Drawing['path'] | undefined;
	await until('every stroke is answered', async () => {
		const asked = me.said.filter((frame) => frame.type === 'sketch');
		const answers = new Map(
			me.heard.flatMap(({ frame }) => (frame.type === 'sketch' ? [[frame.id, frame.sketch] as const] : [])),
		);
		if (asked.length === 0 || asked.some(({ id }) => !answers.has(id))) return false;
		// Of the way with a card and without it, both may be asked: the one with more choices is what is drawn.
		await me.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
		if (me.said.filter((frame) => frame.type === 'sketch').length > asked.length) return false;
		const drawn = asked.findLast(({ steps }) => steps[0] !== undefined && steps[0] < 964) ?? asked.at(-1);
		last = (answers.get(drawn?.id ?? '') as Drawing | undefined)?.path;
		return last !== undefined;
	});
	return last as Drawing['path'];
}

/** Draws with the pencil until the way is out; how many rooms it leads through. */
export async function drawOut(me: Person): Promise<number> {
	const { page } = me;
	const way = page.locator('section.way');
	const gates = page.locator('#board .gate.later:not(:has(.sign))');
	const walls = page.locator('#board .gate.later:has(use[href="#i-broken-wall"])');
	const lit = page.locator('#board .tile.later, #board .place.next > .tile');
	const deeds = way.locator('.choose button');
	for (let strokes = 0; strokes < 40; strokes += 1) {
		const { mode, steps } = await sketched(me);
		if (mode === 'out') break;
		// Through at least one room, and then out where that can be.
		const ways = steps.length > 1 ? [deeds, gates, lit, walls] : [deeds, lit, walls, gates];
		let next: Locator | undefined;
		for (const one of ways) next ??= (await one.count()) ? one : undefined;
		if (!next) throw new Error(`the way ends: ${await way.textContent()}`);
		await next.first().click();
	}
	return way.locator('ol li').count();
}

/**
 * Tries the card in hand on every place and every way round, those beside the last room of the way first, until the way
 * can go on into it; its cell, or an empty string if there is none.
 */
export async function drawThrough(me: Person): Promise<string> {
	const { page } = me;
	const end = (await sketched(me)).steps.at(-1) ?? { x: 0, y: 0 };
	const far = (cell: string) => {
		const [x = 0, y = 0] = cell.split(',').map(Number);
		return Math.abs(x - end.x) + Math.abs(y - end.y);
	};
	const cells = await page
		.locator('#board .place')
		.evaluateAll((all: SVGElement[]) => all.map(({ dataset }) => dataset.cell ?? ''));
	cells.sort((one, other) => far(one) - far(other));
	const line = page.locator('#prompt .said p');
	for (const { cell, turn } of cells.flatMap((cell) => [0, 1, 2, 3].map((turn) => ({ cell, turn })))) {
		const place = page.locator(`#board .place[data-cell="${cell}"] > .tile`);
		if (turn) await page.keyboard.press('r');
		else await place.click();
		await sketched(me);
		await line.filter({ hasText: /pencilled way/ }).waitFor();
		await place.click();
		if ((await sketched(me)).steps.some((one) => `${one.x},${one.y}` === cell)) return cell;
	}
	return '';
}
