// One's own secret quest lies face down where several play at one screen, until its owner looks at it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { Speaker } from '$ui/words/speaker.ts';
import { words } from '$ui/words/words.svelte.ts';
import { fixtures } from './fixtures/index.ts';
import Quests from './Quests.svelte';
import type { Board, Setting } from './types.ts';

await words.use('en');
await words.learn('doggos');

const setting = fixtures.middle?.setting as Setting;
const board = fixtures.middle?.frames[0]?.board as unknown as Board;
const speaker = new Speaker('en', words.bundle, setting.names);
const own = board.quests.find((one) => one.owner === board.seat)?.quest ?? '';
const name = speaker.name({ kind: 'quest', id: own });
let clean = () => {};
afterEach(() => clean());

function shown(more: Record<string, unknown>): HTMLElement {
	const target = document.createElement('div');
	document.body.append(target);
	const props = { board, setting, speaker, players: ['Mira', 'Oswin'], ...more };
	const made = mount(Quests, { target, props });
	flushSync();
	clean = () => {
		clean = () => {};
		void unmount(made);
		target.remove();
	};
	return target;
}

it('lies open where one plays alone at a screen', () => {
	const sheet = shown({});
	expect(own).not.toBe('');
	expect(sheet.textContent).toContain(name);
	expect(sheet.querySelector('.peek')).toBeNull();
});

it('lies face down where several do, and is turned up only for its owner', () => {
	const peeks: boolean[] = [];
	const onpeek = (on: boolean) => peeks.push(on);
	const sheet = shown({ covered: true, onpeek });
	expect(sheet.innerHTML).not.toContain(name);
	expect(sheet.textContent).toContain('Face down');
	const button = sheet.querySelector<HTMLButtonElement>('.peek');
	expect(button?.getAttribute('aria-pressed')).toBe('false');
	button?.click();
	expect(peeks).toEqual([true]);
	clean();
	const open = shown({ covered: true, peeking: true, onpeek });
	expect(open.textContent).toContain(name);
	const cover = open.querySelector<HTMLButtonElement>('.peek');
	cover?.click();
	cover?.focus();
	cover?.blur();
	expect(peeks).toEqual([true, false, false]);
});

it('tells what everybody may know all the same', () => {
	const common = board.quests.find((one) => one.owner === null)?.quest ?? '';
	expect(shown({ covered: true }).textContent).toContain(speaker.name({ kind: 'quest', id: common }));
});
