// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadIcons, sprite } from '../build/icons.ts';
import { rounded } from '../build/path.ts';
import house from '../src/icons/house.json';

const src = new URL('../src/', import.meta.url);
const files = (readdirSync(src, { recursive: true }) as string[]).filter(
	(name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
);
const read = (names: string[]) => names.map((name) => readFileSync(new URL(name, src), 'utf8')).join('\n');
const source = read(files.filter((name) => !/^games\/.*\//.test(name)));
const games = readdirSync(new URL('games/', src), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && files.includes(`games/${entry.name}/index.ts`))
	.map((entry) => entry.name);

test('every icon that the house names is in its sprite', () => {
	const named = [
		...source.matchAll(/<Icon\s+name="([a-z0-9-]+)"/g),
		...source.matchAll(/\bicon(?:=|: )["']([a-z0-9-]+)["']/g),
		...source.matchAll(/href="#i-([a-z0-9-]+)"/g),
		...[...source.matchAll(/<Icon\s+name=\{[^}]*\}/g)].flatMap(([text]) => [
			...text.matchAll(/(?<!=== )'([a-z0-9-]+)'/g),
		]),
	].map((found) => found[1]);
	expect(named.length).toBeGreaterThan(30);
	expect([...new Set(named)].filter((name) => !house.includes(name ?? ''))).toEqual([]);
});

test.each(games)('every icon that %s draws by name is in its sprite or the house’s', (game) => {
	const text = read(files.filter((name) => name.startsWith(`games/${game}/`)));
	// What the folder always mounts; what it imports later, by name, is no help here.
	const own = [...text.matchAll(/^import 'virtual:icons\/([a-z/-]+)'/gm)].flatMap(
		([, folder]) => JSON.parse(readFileSync(new URL(`games/${folder}/icons.json`, src), 'utf8')) as string[],
	);
	expect(own).not.toEqual([]);
	const named = [
		...text.matchAll(/<Icon\s+name="([a-z0-9-]+)"/g),
		...text.matchAll(/href="#i-([a-z0-9-]+)"/g),
	].map((found) => found[1] ?? '');
	expect(named.filter((name) => !house.includes(name) && !own.includes(name))).toEqual([]);
});

test('no icon is in the sprite for nothing', () => {
	expect(
		house.filter(
			(name) =>
				!source.includes(`'${name}'`) && !source.includes(`"${name}"`) && !source.includes(`#i-${name}"`),
		),
	).toEqual([]);
});

test('an icon that does not exist is no sprite', () => {
	expect(() => sprite(['no-such-icon-at-all'])).toThrow('no-such-icon-at-all');
});

test('rounding keeps the shape: positions are rounded, not steps', () => {
	expect(rounded('M10.4 10.4l.4.4.4.4.4.4')).toBe('m10 10l1 1 0 0 1 1');
	expect(rounded('M0 0H10.6V4.5z')).toBe('m0 0h11v5z');
	expect(rounded('M1 1a5.2 5.2 0 10.5 3')).toBe('m1 1a5 5 0 1 0 1 3');
	expect(rounded('M100 100c-.5-1-2.600-1.500-3-2zm5 5l1 1')).toBe('m100 100c0-1-3-1-3-2zm5 5l1 1');
});

test('rounded icons are whole numbers and a good deal smaller', () => {
	const body = loadIcons()('minotaur');
	expect(body).not.toContain('.');
	expect(sprite(house).length).toBeLessThan(90_000);
});
