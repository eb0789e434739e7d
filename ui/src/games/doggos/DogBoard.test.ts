// Every dog's power is on its board, a rival's too, and the board opens wherever it is pressed.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { words } from '$ui/words/words.svelte.ts';
import DogBoard from './DogBoard.svelte';
import { fixtures } from './fixtures/index.ts';
import { textOf } from './phrases.ts';
import type { Board, PlayerBoard, Setting } from './types.ts';

await words.use('en');
await words.learn('doggos');

const setting = fixtures.middle?.setting as Setting;
const board = fixtures.middle?.frames[0]?.board as unknown as Board;
const { speaker } = words;
let clean = () => {};
afterEach(() => clean());

function shown(props: Record<string, unknown>): HTMLElement {
	const target = document.createElement('div');
	document.body.append(target);
	const player = board.players[1] as PlayerBoard;
	const made = mount(DogBoard, { target, props: { player, setting, speaker, name: 'Ludmila', ...props } });
	flushSync();
	clean = () => {
		clean = () => {};
		void unmount(made);
		target.remove();
	};
	return target;
}

it('says in a few words what each dog can do, and all of it where one points', () => {
	const said = new Set<string>();
	for (const { id } of setting.dogs) {
		const power = shown({ player: { ...board.players[1], dog: id } }).querySelector('.power');
		const text = power?.textContent?.trim() ?? '';
		expect(text).toMatch(/^[A-Z][^⟨{]{8,40}$/);
		expect(power?.getAttribute('title')).toBe(textOf(setting, speaker, 'dog', id));
		said.add(text);
		clean();
	}
	expect(said.size).toBe(6);
});

it('opens wherever it is pressed, and then says what the token is for', () => {
	let opened = 0;
	const row = shown({ token: true, onopen: () => (opened += 1) });
	row.querySelector<HTMLElement>('.power')?.click();
	row.querySelector<HTMLElement>('.open')?.click();
	expect(opened).toBe(2);
	expect(row.textContent).not.toContain('begins the next one');
	expect(row.querySelector('.token')?.getAttribute('title')).toContain('begins the next one');
	clean();
	expect(shown({ token: true, whole: true }).textContent).toContain('begins the next one');
});
