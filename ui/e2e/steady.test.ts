import { expect, test } from 'vitest';
import type { GameFrame } from '../src/net/types.ts';
import { choices, dice, playByMouse, sees } from './drive.ts';
import { type Person, until } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const AGAINST_A_BOT = [{ kind: 'you' as const }, { kind: 'bot' as const, bot: 'greedy', name: 'Bot' }];

/** The dice that the server has on its books for a seat in this round, as the seat may know. */
async function used(me: Person): Promise<number> {
	const game = await me.call<GameFrame>('GET', `/api/tables/${me.tableId}/game?seat=0`);
	return game.events.filter((event) => event.kind === 'die_used' && event.seat === 0).length;
}

/** Takes the first die and brews, where that is all it needs. */
async function brew(me: Person): Promise<void> {
	const { page } = me;
	await dice(page)
		.nth((await sees(page)).firstDie)
		.click();
	await choices(page).filter({ hasText: 'Brew potions' }).click();
}

/** A table of which the first die is to be chosen, on a page that would forget this if it were loaded anew. */
async function atTheDice(): Promise<Person> {
	const me = await house().person();
	await me.canBeCut();
	await me.openTable(AGAINST_A_BOT);
	await playByMouse(me, (sight) => sight.question.startsWith('First of three dice'));
	await me.page.evaluate(() => document.documentElement.setAttribute('data-same', 'yes'));
	return me;
}

async function samePage(me: Person): Promise<void> {
	expect(await me.page.locator('html').getAttribute('data-same')).toBe('yes');
}

/** The server comes to have so many dice on its books, and no more when every move is answered. */
async function comesTo(me: Person, count: number): Promise<void> {
	await until(`${count} dice are used`, async () => (await used(me)) === count);
	await me.settled();
	expect(await used(me)).toBe(count);
}

test('the server is killed and started again: the page goes on by itself, no move lost or doubled', async () => {
	const me = await atTheDice();
	const { page } = me;
	const lost = page.getByRole('status').filter({ hasText: 'Reconnecting. Your moves are safe.' });

	// A move whose answer the power cut may have swallowed.
	await brew(me);
	await house().server.kill();
	await lost.waitFor();
	await house().server.start();
	await lost.waitFor({ state: 'detached' });
	await comesTo(me, 1);
	await samePage(me);

	// A move that is made while nobody is there to take it.
	await playByMouse(me, (sight) => sight.question.startsWith('Second of three dice'));
	await house().server.kill();
	await lost.waitFor();
	await brew(me);
	await house().server.start();
	await comesTo(me, 2);
	await lost.waitFor({ state: 'detached' });
	await samePage(me);
	// And the game is played on.
	await playByMouse(me, (sight) => sight.question === 'Is your round 1 done?');
	expect(await used(me)).toBe(3);
});

test('without a network the page says so, keeps the move, and sends it when the network is back', async () => {
	const me = await atTheDice();
	const { page } = me;
	const lost = page.getByRole('status').filter({ hasText: 'Reconnecting. Your moves are safe.' });
	await me.context.setOffline(true);
	await me.cut();
	await lost.waitFor();
	await brew(me);
	me.mend();
	await me.context.setOffline(false);
	await comesTo(me, 1);
	await lost.waitFor({ state: 'detached' });
	await samePage(me);
});
