import { expect, it } from 'vitest';
import english from '../../../../src/undercroft/locales/en/ui-doggos.ftl?raw';
import boards from '../../../../src/undercroft/locales/en/ui-doggos-boards.ftl?raw';

const sources = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
});

it('uses every message of its own, and has every message that it uses', () => {
	const defined = [...(english + boards).matchAll(/^(ui-dd-[a-z-]+) =/gm)].map((match) => match[1] as string);
	const text = Object.values(sources).join('\n');
	const plain = new Set([...text.matchAll(/'(ui-dd-[a-z-]+)'/g)].map((match) => match[1] as string));
	const begun = [...new Set([...text.matchAll(/`(ui-dd-[a-z-]+-)\$\{/g)].map((match) => match[1] as string))];
	for (const message of plain) expect(defined).toContain(message);
	for (const message of defined) {
		expect([message, plain.has(message) || begun.some((start) => message.startsWith(start))]).toEqual([
			message,
			true,
		]);
	}
});
