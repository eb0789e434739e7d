import { afterEach, expect, test, vi } from 'vitest';
import { freshId } from '$ui/net/ids.ts';
import { copyFrom, onlyHere } from '$ui/parts/copy.ts';

afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

function field(): HTMLInputElement {
	const input = document.createElement('input');
	input.value = 'http://table.test/t/1?seat=1';
	document.body.append(input);
	return input;
}

test('a text is copied by the clipboard, else the old way, else it is left selected', async () => {
	const writeText = vi.fn(async () => {});
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	expect(await copyFrom(field())).toBe(true);
	expect(writeText).toHaveBeenCalledWith('http://table.test/t/1?seat=1');

	vi.stubGlobal('navigator', {});
	const old = vi.fn(() => true);
	document.execCommand = old;
	const input = field();
	expect(await copyFrom(input)).toBe(true);
	expect(old).toHaveBeenCalledWith('copy');
	old.mockReturnValue(false);
	expect(await copyFrom(input)).toBe(false);
	expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);

	vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
	old.mockReturnValue(true);
	expect(await copyFrom(input), 'not allowed to write, but to copy').toBe(true);
});

test('addresses that lead nowhere but to this machine', () => {
	for (const host of ['localhost', '127.0.0.1', '127.0.1.1', '[::1]', 'table.localhost'])
		expect(onlyHere(host), host).toBe(true);
	for (const host of ['192.168.1.4', 'table.test', '1270.example.org', 'mylocalhost'])
		expect(onlyHere(host), host).toBe(false);
});

test('ids need no secure page, are short enough for the server and never the same', () => {
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
	const ids = Array.from({ length: 200 }, freshId);
	expect(new Set(ids).size).toBe(200);
	expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
