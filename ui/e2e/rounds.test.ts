import { expect, test } from 'vitest';
import type { TableInfo } from '../src/net/types.ts';
import { choices, primary } from './drive.ts';
import { SIZES } from './house.ts';
import { graveInBothLights } from './judge.ts';
import { bring, momentAt } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();

/** What a moment of Paper Dungeons is known by. */
interface Sheet {
	round: number;
	block: string;
	own: { dice_left: number; steps: number } | null;
}

test.each(['phone', 'desktop'] as const)(
	'the end of a round is told by the question, and is gone with the next move, on a %s',
	async (size) => {
		const me = await house().person({ viewport: SIZES[size] });
		const { page } = me;
		const finished = await bring(me, 'paper-dungeons-cz-two.txt');
		// All dice of the sixth round are used: its boss comes next, and loses to this party alone.
		const moment = await momentAt(me, finished.id, ({ board }) => {
			const { round, block, own } = board as Sheet;
			return round === 6 && block === 'round' && own?.dice_left === 0 && own.steps === 0;
		});
		const { id } = await me.call<TableInfo>('POST', `/api/tables/${finished.id}/fork`, { moment, seat: 0 });
		await page.goto(`/t/${id}`);
		await primary(page).filter({ hasText: 'End round 6' }).click();

		const slip = page.getByRole('region', { name: 'After round 6' });
		await slip.waitFor();
		expect(await slip.textContent()).toMatch(/Chimera.*You power \d+ against \d+: \+\d fame/);
		await slip.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
		const box = await slip.boundingBox();
		const lintel = await page.locator('#prompt').boundingBox();
		// In sight, and clear of the question.
		expect(box?.y).toBeGreaterThan(0);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lintel?.y ?? 0);
		expect(await graveInBothLights(me)).toEqual([]);
		// What the reward is for.
		expect(await page.locator('#prompt .said').textContent()).toContain('against the boss: Chimera');

		await slip.getByRole('button', { name: 'The whole round' }).click();
		const paper = page.getByRole('dialog', { name: 'Round 6' });
		await paper.getByText('PD-8.5').waitFor();
		await page.keyboard.press('Escape');
		await paper.waitFor({ state: 'detached' });
		expect(await slip.count()).toBe(1);

		await choices(page).first().click();
		await slip.waitFor({ state: 'detached' });
		// Whoever comes back is not told again.
		await page.reload();
		await page.locator('#prompt h2').filter({ hasText: 'Keep this reward?' }).waitFor();
		expect(await slip.count()).toBe(0);
	},
);
