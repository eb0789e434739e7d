import { expect, test } from 'vitest';
import { LONGEST, LOUDNESS, loudness, made, SOUNDS } from '$ui/parts/synth.ts';

const RATE = 48_000;

test('loudness is measured as the standard has it', () => {
	// A full-scale sine of 997 Hz in one channel is −3.01 LUFS.
	const tone = Float32Array.from({ length: LONGEST * RATE }, (_, n) =>
		Math.sin((2 * Math.PI * 997 * n) / RATE),
	);
	expect(loudness(tone, RATE)).toBeCloseTo(-3.01, 1);
});

test('there are ten sounds, no two alike', () => {
	expect(SOUNDS).toHaveLength(10);
	const all = SOUNDS.map((name) => made(name, RATE));
	for (const [index, one] of all.entries())
		for (const other of all.slice(index + 1))
			expect([...one.slice(0, 999)]).not.toEqual([...other.slice(0, 999)]);
});

test.each(SOUNDS)('%s is short, about as loud as the others, and neither clipped nor cut off', (name) => {
	for (const rate of [44_100, RATE]) {
		const samples = made(name, rate);
		expect(samples.length / rate).toBeGreaterThan(0.05);
		expect(samples.length / rate).toBeLessThanOrEqual(LONGEST);
		expect(loudness(samples, rate)).toBeCloseTo(LOUDNESS, 0);
		const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
		expect(peak).toBeLessThan(1);
		expect(peak).toBeGreaterThan(0.05);
		const limited = samples.filter((value) => Math.abs(value) > 0.97).length;
		expect(limited / samples.length).toBeLessThan(0.03);
		expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
	}
});
