import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Device from '$ui/pages/Device.svelte';
import { words } from '$ui/words/words.svelte.ts';

let shown: Record<string, unknown> | null = null;

beforeAll(() => words.start());
afterEach(() => {
	if (shown) void unmount(shown);
	shown = null;
	vi.unstubAllGlobals();
});

function open(answer: Response) {
	const asked = vi.fn(async (_path: string, _request: RequestInit) => answer);
	vi.stubGlobal('fetch', asked);
	const leave = vi.fn();
	shown = mount(Device, { target: document.body, props: { token: 's3cret', leave } });
	flushSync();
	return { asked, leave };
}

function button(): HTMLButtonElement {
	const found = document.querySelector<HTMLButtonElement>('main button.go');
	if (!found) throw new Error('there is no button');
	return found;
}

test('a personal link does nothing until its button is pressed', async () => {
	const { asked, leave } = open(Response.json({ id: 'x', name: 'Ann' }));
	expect(asked).not.toHaveBeenCalled();
	button().click();
	await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
	expect(asked).toHaveBeenCalledTimes(1);
	const [path, request] = asked.mock.calls[0] ?? [];
	expect([path, request?.method, request?.body]).toEqual(['/api/me/device', 'POST', '{"token":"s3cret"}']);
});

test('a link that is spent says so and leads nowhere', async () => {
	const reason = { rule: '', message: 'link-spent', args: {} };
	const { leave } = open(Response.json({ reason }, { status: 404 }));
	button().click();
	await vi.waitFor(() =>
		expect(document.querySelector('[role=alert]')?.textContent?.trim()).toBe(words.speaker.reason(reason)),
	);
	expect(words.speaker.reason(reason)).toContain('too old');
	expect(leave).not.toHaveBeenCalled();
	expect(button().disabled).toBe(false);
});
