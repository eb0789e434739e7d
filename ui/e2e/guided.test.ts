import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/bundle.ts';
import { asking, doggo, listing, type Mind, playBoard } from './boards.ts';
import { unsaid } from './judge.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const MINDS: Record<string, Mind> = { 'paper-dungeons': listing, doggos: doggo, dungeoneer: asking };
/** All languages take long; one is enough for every day, the others have the same boards. */
const SPOKEN = process.env.UNDERCROFT_LONG ? LANGUAGES : ([LANGUAGES[0]] as const);

for (const language of SPOKEN) {
	test.each(Object.entries(MINDS))(
		`the guided game of %s is played to its end, ${language}`,
		async (game, mind) => {
			// What moves is seen in other tests; here it would only be waited for.
			const me = await house().person({ locale: language, reducedMotion: 'reduce' });
			const { page } = me;
			await page.locator(`article[aria-labelledby=game-${game}] .learn`).click();
			await page.locator('section.guide').waitFor();
			expect(await page.locator('html').getAttribute('lang')).toBe(language);
			const lessons = new Map<string, string>();
			let looked = 0;
			const moves = await playBoard(me, mind, {
				each: async (glance) => {
					if (glance.lesson) {
						const sheet = page.locator('section.guide');
						const title = (await sheet.locator('h3').textContent())?.trim() ?? '';
						lessons.set(title, (await sheet.locator('p').first().textContent())?.trim() ?? '');
					}
					// Now and then the whole page, and always with a lesson.
					looked += 1;
					if (glance.lesson || looked % 25 === 0) expect(await unsaid(page)).toEqual([]);
				},
			});
			expect(await unsaid(page)).toEqual([]);
			expect(lessons.size).toBeGreaterThan(5);
			for (const [title, text] of lessons) {
				expect(title).toMatch(/\p{L}{2}/u);
				expect(text).toMatch(/\p{L}+ \p{L}+/u);
			}
			console.log(`the guided game of ${game}, ${language}: ${lessons.size} lessons, ${moves} moves`);
		},
	);
}
