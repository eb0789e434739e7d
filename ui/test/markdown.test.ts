// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Block, blocks, type Inline, inlines, plainText, safe, slug } from '$ui/parts/markdown.ts';

const folder = new URL('../../docs/rules/', import.meta.url);

function all(tree: readonly Block[]): Inline[] {
	const deep = (parts: readonly Inline[]): Inline[] =>
		parts.flatMap((part) => ('inside' in part ? [part, ...deep(part.inside)] : [part]));
	return tree.flatMap((block) => {
		switch (block.type) {
			case 'quote':
				return all(block.inside);
			case 'table':
				return [block.head, ...block.rows].flat().flatMap(deep);
			case 'list':
				return block.items.flatMap(deep);
			case 'code':
				return [];
			default:
				return deep(block.inside);
		}
	});
}

function headings(tree: readonly Block[]): string[] {
	return tree.flatMap((block) =>
		block.type === 'heading' ? [block.id] : block.type === 'quote' ? headings(block.inside) : [],
	);
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
	const source = readFileSync(new URL(file, folder), 'utf8');
	const tree = blocks(source);
	const parts = all(tree);

	test(`${file}: every id is an anchor and every link within the page has one`, () => {
		const ids = [...source.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
		const anchors = parts.flatMap((part) => (part.type === 'anchor' ? [part.id] : []));
		expect(anchors.sort()).toEqual(ids.sort());
		const places = new Set([...anchors, ...headings(tree)]);
		const links = parts.flatMap((part) =>
			part.type === 'link' && part.href.startsWith('#') ? [part.href.slice(1)] : [],
		);
		expect(anchors.length).toBeGreaterThan(50);
		expect(links.filter((link) => !places.has(link))).toEqual([]);
	});

	test(`${file}: no mark is left over as text`, () => {
		const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
		expect(texts.filter((text) => /\*\*|<\/?[a-z]|\]\(|^#/.test(text))).toEqual([]);
	});
}

test('nothing but page and web addresses is a link', () => {
	expect(safe('javascript:alert(1)')).toBeNull();
	expect(safe('/api/me')).toBeNull();
	expect(safe('#PD-1.1')).toBe('#PD-1.1');
	expect(safe('https://game-icons.net/')).toBe('https://game-icons.net/');
});

test('HTML stays text', () => {
	const [paragraph] = blocks('<script>alert(1)</script> and <img src=x onerror=y>');
	expect(paragraph?.type === 'paragraph' && plainText(paragraph.inside)).toContain('<script>');
});

test('small things', () => {
	expect(slug('4 Wounds, health and resurrection')).toBe('4-wounds-health-and-resurrection');
	expect(inlines('a **b *c*** `d`').map((part) => part.type)).toEqual(['text', 'bold', 'text', 'code']);
	expect(blocks('1. one\n2. two\n   more')).toEqual([
		{
			type: 'list',
			ordered: true,
			items: [[{ type: 'text', text: 'one' }], [{ type: 'text', text: 'two more' }]],
		},
	]);
});
