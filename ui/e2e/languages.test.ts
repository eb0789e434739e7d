import { expect, test } from 'vitest';
import { OWN_NAMES } from '../src/words/bundle.ts';
import { unsaid } from './judge.ts';
import { everyPage, visit } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const LANGUAGES = Object.entries(OWN_NAMES);

test('every page speaks every language, and nothing shows its message id', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	const scenes = await everyPage(me);
	const titles = new Map<string, Set<string>>();
	for (const [language, name] of LANGUAGES) {
		await page.goto('/');
		await page.locator('.language select').selectOption({ label: name });
		await page.locator(`html[lang=${language}]`).waitFor();
		for (const scene of scenes) {
			await visit(me, scene);
			expect(await page.locator('html').getAttribute('lang'), scene.name).toBe(language);
			expect(await unsaid(page), `${scene.name}, ${language}`).toEqual([]);
			const seen = titles.get(scene.name) ?? new Set();
			titles.set(scene.name, seen.add(await page.title()));
		}
	}
	// The titles of the pages differ from language to language, but for the name of the house.
	for (const [name, seen] of titles) {
		if (!['home', 'lost'].includes(name)) expect([...seen].length, name).toBeGreaterThan(1);
	}
});
