import { expect, test } from 'vitest';
import type { Me } from '../src/net/types.ts';
import { until } from './house.ts';
import { useHouse } from './test.ts';

const house = useHouse();

test('a personal link asks first, moves a player to another device, and works once', async () => {
	const ann = await house().person();
	await ann.call('PATCH', '/api/me', { name: 'Ann' });
	const { path } = await ann.call<{ path: string }>('POST', '/api/me/link');
	const phone = await house().person();
	const stranger = await phone.call<Me>('GET', '/api/me');

	await phone.page.goto(path);
	await phone.page.getByRole('heading', { name: 'Play here as yourself' }).waitFor();
	await phone.page.getByText(stranger.name).first().waitFor();
	expect(await phone.call<Me>('GET', '/api/me')).toEqual(stranger);

	await phone.page.getByRole('button', { name: 'Move in' }).click();
	await phone.page.waitForURL('/');
	await phone.page.getByText('Ann').first().waitFor();
	expect(await phone.call<Me>('GET', '/api/me')).toEqual(await ann.call<Me>('GET', '/api/me'));

	const eve = await house().person({}, path);
	await eve.page.getByRole('button', { name: 'Move in' }).click();
	await eve.page.getByRole('alert').filter({ hasText: 'has been used or is too old' }).waitFor();
});

test('whom the server has forgotten becomes somebody new, once, and is told', async () => {
	const me = await house().person();
	await me.canBeCut();
	await me.openTable([{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }], { watch: true });
	await until('the table is there', () => me.frame !== null);
	const before = await me.call<Me>('GET', '/api/me');

	await me.context.clearCookies();
	await me.cut();
	me.mend();
	await me.page.getByText('The server no longer knew you.').waitFor();
	await until('somebody new is connected', () => {
		const last = me.heard.findLast(({ frame }) => frame.type === 'hello')?.frame;
		return last?.type === 'hello' && last.me.id !== before.id;
	});
	const now = await me.call<Me>('GET', '/api/me');
	const last = me.heard.findLast(({ frame }) => frame.type === 'hello')?.frame;
	expect(last?.type === 'hello' && last.me.id).toBe(now.id);
});
