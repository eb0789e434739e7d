// What every test file here begins with: one house for the file, nobody left in it after a test.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { House } from './house.ts';

/** The house of this test file. Every test ends with nobody's page having thrown an error. */
export function useHouse(): () => House {
	let house: House | null = null;
	beforeAll(async () => {
		house = await House.open();
	});
	afterEach(async () => {
		expect(await house?.empty()).toEqual([]);
	});
	afterAll(async () => {
		await house?.close();
	});
	return () => {
		if (!house) throw new Error('the house is not open yet');
		return house;
	};
}
