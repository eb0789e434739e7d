// What a page is judged by: axe, its width, and that it speaks.
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Person } from './house.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds grave on the page, or in a part of it, one line each; by some of its rules or by all. */
export async function grave(me: Person, part = 'html', rules?: readonly string[]): Promise<string[]> {
	await me.page.evaluate(axe.source);
	return me.page.evaluate(
		async ([runOnly, where]) => {
			const { axe } = window as unknown as {
				axe: { run(where: string, options: object): Promise<AxeResults> };
			};
			const options = { runOnly, resultTypes: ['violations'], elementRef: true };
			const { violations } = await axe.run(where, options);
			// A label has to repeat the words that one sees, so that one can say them. Axe wants every sign on a card to be in
			// the order of the label; here details may be marked as such (aria-hidden), and all that is not must be in the label.
			const called = (id: string, element: Element | undefined) => {
				if (id !== 'label-content-name-mismatch' || !element) return false;
				const name = element.getAttribute('aria-label')?.toLowerCase() ?? '';
				const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
				while (walker.nextNode()) {
					const { parentElement, textContent } = walker.currentNode;
					const text = textContent?.trim().toLowerCase() ?? '';
					const detail = parentElement?.closest('[aria-hidden=true]');
					if (!(detail && element.contains(detail)) && !name.includes(text)) return false;
				}
				return true;
			};
			return violations
				.filter(({ impact }) => impact === 'serious' || impact === 'critical')
				.flatMap(({ id, nodes }) =>
					nodes
						.filter((node) => !called(id, node.element))
						.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
				);
		},
		[rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS }, part] as const,
	);
}

/** The same in both lights: in the dark nothing but the colours is different. */
export async function graveInBothLights(me: Person): Promise<string[]> {
	const { page } = me;
	const found: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
		const grim = await grave(me, 'html', colorScheme === 'dark' ? COLOURS : undefined);
		found.push(...grim.map((line) => `${colorScheme}: ${line}`));
	}
	return found;
}

/** How far the page can be moved sideways. */
export function sideways(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Everything that somebody reads or hears on the page. Runs there. */
function said(): string {
	const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
		[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
	);
	return [document.title, document.body.textContent, ...names].join('\n');
}

/** What stands on the page instead of words: message ids, gaps, and things that are no text. */
export async function unsaid(page: Page): Promise<string[]> {
	const text = await page.evaluate(said);
	return [
		// With what stands around it, so that whoever reads the failure finds the message.
		...(text.match(/.{0,60}(⟨[^⟩]*⟩?|\?\?\?|\{ ?\$|\bundefined\b|\bNaN\b|\[object).{0,20}/g) ?? []),
		// Ids look like ui-play-now; no word of four languages does.
		...(text.match(/\b(ui|ask|choice|event|option|score|box|head|name|die|dog|dl)-[a-z]+(-[a-z]+)*\b/g) ??
			[]),
	];
}
