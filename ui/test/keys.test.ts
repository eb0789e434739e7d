import { beforeEach, expect, test } from 'vitest';
import { Keys, single, taken } from '$ui/parts/keys.svelte.ts';

beforeEach(() => localStorage.clear());

test('keys can be changed, change places, and are kept', () => {
	const keys = new Keys();
	expect(keys.command({ code: 'KeyU' })).toBe('undo');
	expect(keys.changed).toBe(false);
	expect(keys.change('undo', 'KeyZ')).toBe(true);
	expect(keys.command({ code: 'KeyZ' })).toBe('undo');
	expect(keys.command({ code: 'KeyU' })).toBe(null);
	expect(keys.label('undo')).toBe('Z');
	keys.change('hint', 'KeyL');
	expect([keys.label('hint'), keys.label('choices')]).toEqual(['L', 'H']);
	expect(keys.changed).toBe(true);
	expect(new Keys().label('undo')).toBe('Z');
	keys.reset();
	expect(new Keys().label('undo')).toBe('U');
});

test('letters that games use and other keys are not given away', () => {
	const keys = new Keys();
	for (const code of ['KeyA', 'KeyF', 'KeyR', 'Enter', 'Digit1', 'Escape'])
		expect(keys.change('undo', code)).toBe(false);
	expect(keys.label('undo')).toBe('U');
});

test('what another page has written there does no harm', () => {
	localStorage.setItem('undercroft-key-map', '{"undo": "Enter", "fly": "KeyX", "hint": 3}');
	expect(new Keys().label('undo')).toBe('U');
	localStorage.setItem('undercroft-key-map', 'not json');
	expect(new Keys().label('hint')).toBe('H');
});

test('keys can be switched off, all of them', () => {
	const keys = new Keys();
	keys.toggle();
	expect(keys.command({ code: 'KeyU' })).toBe(null);
	expect(keys.label('undo')).toBe('');
	expect(new Keys().letters).toBe(false);
});

test('a text field and the browser keep their keys', () => {
	const field = document.createElement('input');
	document.body.append(field);
	const press = (target: EventTarget, init: KeyboardEventInit) => {
		let seen = false;
		const listen = (event: KeyboardEvent) => {
			seen = taken(event);
		};
		addEventListener('keydown', listen);
		target.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true, ...init }));
		removeEventListener('keydown', listen);
		return seen;
	};
	expect(press(field, {})).toBe(true);
	expect(press(document.body, {})).toBe(false);
	expect(press(document.body, { ctrlKey: true })).toBe(true);
	expect(single(new KeyboardEvent('keydown', { key: '7' }))).toBe(true);
	expect(single(new KeyboardEvent('keydown', { key: 'Home' }))).toBe(false);
	expect(single(new KeyboardEvent('keydown', { key: ' ' }))).toBe(false);
});
