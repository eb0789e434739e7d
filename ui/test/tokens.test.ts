// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8');

function tokens(block: string): Record<string, string> {
	return Object.fromEntries(
		[...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
	);
}

const [lightBlock = '', darkBlock = ''] = css.split(":root[data-theme='dark']");
const light = tokens(lightBlock);
const dark = tokens(darkBlock);

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Record<string, string>, one: string, other: string): number {
	const a = theme[one];
	const b = theme[other];
	if (!a || !b) throw new Error(`no token ${one} or ${other}`);
	const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (high + 0.05) / (low + 0.05);
}

test('both themes have the same colours', () => {
	expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

// The table of the look, measured: text on paper, paper-2 and floor, light and dark.
const TABLE: Record<string, [number[], number[]]> = {
	ink: [
		[14.2, 12.8, 11.1],
		[11.9, 13.2, 9.4],
	],
	'ink-2': [
		[7.5, 6.7, 5.8],
		[7.1, 7.8, 5.6],
	],
	madder: [
		[6.7, 6.0, 5.2],
		[6.0, 6.7, 4.7],
	],
	verdigris: [
		[6.4, 5.7, 5.0],
		[7.4, 8.3, 5.9],
	],
	woad: [
		[7.4, 6.7, 5.8],
		[7.1, 7.9, 5.6],
	],
	orpiment: [
		[6.3, 5.7, 4.9],
		[8.4, 9.3, 6.6],
	],
	tyrian: [
		[7.9, 7.1, 6.2],
		[6.7, 7.5, 5.3],
	],
	moss: [[6.3], [8.2]],
	umber: [[7.3], [6.9]],
};
const GROUNDS = ['paper', 'paper-2', 'floor'];

for (const [name, figures] of Object.entries(TABLE)) {
	test(`${name} is read on paper and floor`, () => {
		[light, dark].forEach((theme, index) => {
			figures[index]?.forEach((figure, ground) => {
				const measured = contrast(theme, name, GROUNDS[ground] ?? '');
				expect(Math.abs(measured - figure), `${name} on ${GROUNDS[ground]}: ${measured}`).toBeLessThan(0.1);
				expect(measured).toBeGreaterThanOrEqual(4.5);
			});
		});
	});
}

test('text on pigments', () => {
	for (const name of ['madder', 'verdigris', 'woad', 'orpiment', 'tyrian', 'moss', 'umber']) {
		expect(contrast(light, 'on', name), name).toBeGreaterThanOrEqual(6.45);
		expect(contrast(dark, 'on', name), name).toBeGreaterThanOrEqual(6.6);
	}
	for (const name of ['madder-f', 'verdigris-f', 'woad-f', 'orpiment-f', 'tyrian-f']) {
		expect(contrast(light, 'on-f', name), name).toBeGreaterThanOrEqual(6.45);
		expect(contrast(dark, 'on-f', name), name).toBeGreaterThanOrEqual(6.6);
	}
});

test('the lintel and the one bright button', () => {
	const near = (theme: Record<string, string>, one: string, other: string, figure: number) => {
		expect(
			Math.abs(contrast(theme, one, other) - figure),
			`${one} on ${other}: ${contrast(theme, one, other)}`,
		).toBeLessThan(0.1);
	};
	near(light, 'lintel-ink', 'lintel', 13.3);
	near(light, 'lintel-dim', 'lintel', 8.1);
	near(dark, 'lintel-ink', 'lintel', 17.0);
	near(dark, 'lintel-dim', 'lintel', 8.9);
	near(light, 'on-glow', 'glow', 8.6);
	near(dark, 'on-glow', 'glow', 10.7);
	for (const theme of [light, dark])
		expect(contrast(theme, 'lintel-dim', 'lintel-2')).toBeGreaterThanOrEqual(4.5);
});

test('shapes on the floor', () => {
	const figures: Record<string, [number, number]> = {
		'glow-edge': [4.4, 7.2],
		wall: [4.4, 3.1],
		water: [3.5, 3.3],
	};
	for (const [name, [inLight, inDark]] of Object.entries(figures)) {
		expect(Math.abs(contrast(light, name, 'floor') - inLight), name).toBeLessThan(0.1);
		expect(Math.abs(contrast(dark, name, 'floor') - inDark), name).toBeLessThan(0.1);
		expect(Math.min(contrast(light, name, 'floor'), contrast(dark, name, 'floor'))).toBeGreaterThanOrEqual(3);
	}
});
