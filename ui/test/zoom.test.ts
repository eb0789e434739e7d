import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fitting, kept, LEAST, MOST, panned, shown, transform, zoomed } from '$ui/parts/zoom.ts';
import TestMap from './Map.svelte';

const BOUNDS = { x: 0, y: 0, width: 1000, height: 800 };

describe('the arithmetic of a map', () => {
	test('what lies under the pointer stays there while one zooms', () => {
		const view = { x: 500, y: 400, scale: 1 };
		const at = { x: 120, y: -60 };
		const under = (one: typeof view) => [one.x + at.x / one.scale, one.y + at.y / one.scale];
		for (const factor of [0.6, 1.3, 2.4, 9]) {
			const next = zoomed(view, factor, at);
			expect(under(next)[0]).toBeCloseTo(620);
			expect(under(next)[1]).toBeCloseTo(340);
		}
	});

	test('the scale and the middle keep within their limits', () => {
		expect(zoomed({ x: 0, y: 0, scale: 1 }, 100).scale).toBe(MOST);
		expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.01).scale).toBe(LEAST);
		expect(kept({ x: -30, y: 900, scale: 7 }, BOUNDS)).toEqual({ x: 0, y: 800, scale: MOST });
	});

	test('a drag moves the content with the finger at every scale', () => {
		expect(panned({ x: 500, y: 400, scale: 2 }, 100, -50)).toEqual({ x: 450, y: 425, scale: 2 });
	});

	test('everything fits, but nothing is blown up', () => {
		expect(fitting(BOUNDS, { width: 750, height: 800 })).toBe(0.75);
		expect(fitting(BOUNDS, { width: 4000, height: 4000 })).toBe(1);
		expect(fitting(BOUNDS, { width: 100, height: 100 })).toBe(LEAST);
		expect(fitting(BOUNDS, { width: 0, height: 0 })).toBe(1);
	});

	test('a box is brought into view by the smallest move', () => {
		const window = { width: 400, height: 400 };
		const view = { x: 500, y: 400, scale: 1 };
		expect(shown(view, { x: 480, y: 380, width: 40, height: 40 }, window)).toEqual(view);
		expect(shown(view, { x: 800, y: 380, width: 40, height: 40 }, window, 0)).toEqual({ ...view, x: 640 });
		// What is larger than the window lies in its middle.
		expect(shown(view, { x: 0, y: 0, width: 900, height: 40 }, window, 0)).toEqual({
			...view,
			x: 450,
			y: 200,
		});
	});

	test('the transform puts the middle into the middle', () => {
		expect(transform({ x: 100, y: 50, scale: 2 }, { width: 400, height: 200 })).toBe(
			'translate(0.00px, 0.00px) scale(2.0000)',
		);
	});
});

describe('the map', () => {
	let app: Record<string, unknown>;
	let host: HTMLElement;
	const picked = vi.fn();

	beforeEach(() => {
		vi.useFakeTimers({
			toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
		});
		picked.mockClear();
		host = document.createElement('div');
		document.body.append(host);
		app = mount(TestMap, { target: host, props: { bounds: BOUNDS, onpick: picked } });
		flushSync();
	});
	afterEach(() => {
		void unmount(app);
		host.remove();
		vi.useRealTimers();
	});

	const frame = () => host.querySelector<HTMLElement>('[role="group"]') as HTMLElement;
	const layer = () => host.querySelector<HTMLElement>('.layer') as HTMLElement;
	const said = () => host.querySelector('output')?.textContent;
	const settle = () => {
		vi.advanceTimersByTime(50);
		flushSync();
	};
	const rest = () => {
		vi.advanceTimersByTime(400);
		flushSync();
	};
	const key = (name: string, more: KeyboardEventInit = {}) => {
		const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
		frame().dispatchEvent(event);
		settle();
		return event.defaultPrevented;
	};
	const pointer = (type: string, x: number, y: number, pointerId = 1) =>
		frame().dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: y, bubbles: true }));
	const place = () =>
		/translate\((.*)px, (.*)px\) scale\((.*)\)/.exec(layer().style.transform)?.slice(1).map(Number);

	test('covers what slides along under the pointer until the wheel rests', () => {
		const cover = host.querySelector<HTMLElement>('.cover') as HTMLElement;
		expect(cover.hidden).toBe(true);
		frame().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
		expect(cover.hidden).toBe(false);
		rest();
		expect(cover.hidden).toBe(true);
	});

	test('zooms by keys, and tells its content when it is small', () => {
		expect(said()).toBe('1.00 false');
		expect(key('-')).toBe(true);
		expect(said()).toBe('0.80 false');
		// While it moves it stays as it is drawn; at rest it drops what is too small to be read.
		key('-');
		expect(said()).toBe('0.64 false');
		rest();
		expect(said()).toBe('0.64 true');
		expect(layer().dataset.small).toBe('');
		for (let n = 0; n < 9; n += 1) key('-');
		expect(said()).toBe('0.50 true');
		key('0');
		rest();
		expect(said()).toBe('1.00 false');
		for (let n = 0; n < 9; n += 1) key('+');
		expect(said()).toBe('2.50 false');
	});

	test('pans by arrows and comes home', () => {
		expect(place()).toEqual([-500, -400, 1]);
		key('ArrowRight');
		key('ArrowDown', { shiftKey: true });
		expect(place()).toEqual([-580, -480, 1]);
		key('Home');
		expect(place()).toEqual([-500, -400, 1]);
		expect(key('a')).toBe(false);
	});

	test('leaves arrows to what has the focus on it', () => {
		const room = host.querySelector('button') as HTMLElement;
		const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
		room.dispatchEvent(event);
		settle();
		expect(event.defaultPrevented).toBe(false);
		expect(place()).toEqual([-500, -400, 1]);
	});

	test('a drag pans and is no click; a click is one', () => {
		frame().setPointerCapture = () => {};
		const room = host.querySelector('button') as HTMLElement;
		const click = () => room.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
		pointer('pointerdown', 100, 100);
		pointer('pointermove', 103, 101);
		pointer('pointerup', 103, 101);
		click();
		expect(picked).toHaveBeenCalledTimes(1);
		pointer('pointerdown', 100, 100);
		pointer('pointermove', 160, 80);
		pointer('pointerup', 160, 80);
		click();
		settle();
		expect(picked).toHaveBeenCalledTimes(1);
		expect(place()).toEqual([-440, -420, 1]);
		click();
		expect(picked).toHaveBeenCalledTimes(2);
	});

	test('two fingers zoom', () => {
		frame().setPointerCapture = () => {};
		pointer('pointerdown', -50, 0, 1);
		pointer('pointerdown', 50, 0, 2);
		pointer('pointermove', 100, 0, 2);
		settle();
		expect(said()).toBe('1.50 false');
	});

	test('the wheel zooms unless the content has used it', () => {
		const roll = () => new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
		frame().dispatchEvent(roll());
		settle();
		expect(said()).toBe('1.17 false');
		const room = host.querySelector('button') as HTMLElement;
		room.addEventListener('wheel', (event) => event.preventDefault());
		room.dispatchEvent(roll());
		settle();
		expect(said()).toBe('1.17 false');
	});
});
