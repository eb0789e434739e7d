import { expect, it } from 'vitest';
import english from '../../../../src/undercroft/locales/en/ui-paper-dungeons.ftl?raw';

const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
});

it('uses every message of its own, and has every message that it uses', () => {
	const defined = [...english.matchAll(/^(ui-pd-[a-z-]+) =/gm)].map((match) => match[1] as string);
	const text = Object.values(sources).join('\n');
	const plain = new Set([...text.matchAll(/'(ui-pd-[a-z-]+)'/g)].map((match) => match[1] as string));
	// Messages whose last part is filled in: `ui-pd-do-${kind}`.
	const begun = [...new Set([...text.matchAll(/`(ui-pd-[a-z-]+-)\$\{/g)].map((match) => match[1] as string))];
	for (const message of plain) expect(defined).toContain(message);
	for (const start of begun) expect(defined.some((message) => message.startsWith(start))).toBe(true);
	for (const message of defined) {
		expect([message, plain.has(message) || begun.some((start) => message.startsWith(start))]).toEqual([
			message,
			true,
		]);
	}
});
