// Everything that a pack may name has a drawing, and what a tile shows follows its card.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { fixtures } from '../fixtures/index.ts';
import RoomTile from '../RoomTile.svelte';
import type { Card } from '../types.ts';
import Dog from './Dog.svelte';
import Monster from './Monster.svelte';
import RoomPicture from './RoomPicture.svelte';
import Sign from './Sign.svelte';

const setting = fixtures.table?.setting;
const cards = setting?.cards ?? [];
let clean: (() => void) | null = null;

// biome-ignore lint/suspicious/noExplicitAny: any drawing with any properties
function drawn(component: any, props: Record<string, unknown>): SVGSVGElement {
	const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg') as SVGSVGElement;
	document.body.append(target);
	const shown = mount(component, { target, props });
	flushSync();
	clean = () => {
		clean = null;
		void unmount(shown);
		target.remove();
	};
	return target;
}

function card(id: string): Card {
	const found = cards.find((one) => one.id === id);
	if (!found) throw new Error(id);
	return found;
}

const inked = (svg: SVGSVGElement) => svg.querySelectorAll('path, circle, ellipse, rect').length;

afterEach(() => {
	clean?.();
});

it('draws every dog in every mood, each differently', () => {
	const seen = new Set<string>();
	for (const { id } of setting?.dogs ?? [])
		for (const mood of ['calm', 'happy', 'asleep'] as const) {
			const svg = drawn(Dog, { id, mood });
			expect(inked(svg), `${id} ${mood}`).toBeGreaterThan(8);
			seen.add(svg.innerHTML);
			clean?.();
		}
	expect(seen.size).toBe(18);
});

it('draws every card of the pack, small and without filters', () => {
	expect(cards.length).toBeGreaterThan(30);
	for (const one of cards) {
		const svg = drawn(RoomPicture, { card: one });
		expect(inked(svg), one.id).toBeGreaterThan(4);
		expect(inked(svg), one.id).toBeLessThan(110);
		expect(svg.querySelector('filter, image'), one.id).toBeNull();
		clean?.();
	}
});

it('draws nothing for a monster that nobody knows', () => {
	expect(inked(drawn(Monster, { id: 'unicorn' }))).toBe(0);
});

it('gives each symbol a shape of its own', () => {
	const shapes = ['sword', 'bow', 'fireball', 'shield', 'key'].map((name) => {
		const ground = drawn(Sign, { name }).querySelector('.ground');
		const mark = document.querySelector('.mark, .stroke')?.getAttribute('d');
		clean?.();
		return `${ground?.tagName} ${ground?.getAttribute('d')} ${mark}`;
	});
	expect(new Set(shapes).size).toBe(5);
});

it('shows needs, damage, coins and trophy of a monster', () => {
	const svg = drawn(RoomTile, { card: card('cerberus'), edges: 'EEEW', label: 'cerberus' });
	expect(svg.querySelectorAll('.sign.sword')).toHaveLength(3);
	expect(svg.querySelectorAll('.sign.shield')).toHaveLength(1);
	expect(svg.querySelector('.on-heart')?.textContent).toBe('2');
	expect(svg.querySelector('.on-coin')?.textContent).toBe('1');
});

it('turns the trophy with the card', () => {
	const at = (turn: number) => {
		const svg = drawn(RoomTile, { card: card('cerberus'), edges: 'EEEW', turn, label: 'c' });
		const place = svg.querySelector('.tab')?.parentElement?.getAttribute('transform');
		clean?.();
		return place;
	};
	expect([0, 1, 2, 3].map(at)).toEqual([
		'translate(7 50)',
		'translate(50 7)',
		'translate(93 50)',
		'translate(50 93)',
	]);
});

it('tells a locked door from a key that one can win', () => {
	const door = drawn(RoomTile, { card: card('portal'), edges: 'EDEE', label: 'door' });
	expect(door.querySelectorAll('.padlock')).toHaveLength(1);
	expect(door.querySelector('.sign.key')).toBeNull();
	clean?.();
	const trophy = drawn(RoomTile, { card: card('key_dragonfly_all'), edges: 'EEEW', label: 'key' });
	expect(trophy.querySelector('.padlock')).toBeNull();
	expect(trophy.querySelector('.tab')?.tagName).toBe('circle');
	expect(trophy.querySelectorAll('.sign.key')).toHaveLength(1);
});

it('keeps the symbols and drops the texture when seen from afar', () => {
	const svg = drawn(RoomTile, { card: card('cerberus'), edges: 'EEEW', detail: false, label: 'c' });
	expect(svg.querySelector('.flags, .mortar')).toBeNull();
	expect(svg.querySelectorAll('.sign.sword')).toHaveLength(3);
});

it('lays paws over the coin corner and a tramp shows the edge it was hired by', () => {
	const tramp = card('tramp_sword_bow');
	const tabs = (hired: string) => {
		const svg = drawn(RoomTile, {
			card: tramp,
			edges: 'WEWE',
			hired,
			paws: { seat: 2, count: 2 },
			label: 't',
		});
		expect(svg.querySelectorAll('.seat-3 .token')).toHaveLength(2);
		const count = svg.querySelectorAll('.tab').length;
		clean?.();
		return count;
	};
	expect([tabs('plain'), tabs('pair'), tabs('paw')]).toEqual([2, 1, 1]);
});

it('is a button with a name where it may be picked, by mouse and by key', () => {
	let picked = 0;
	const svg = drawn(RoomTile, {
		view: 'legal',
		letter: 'A',
		label: 'place A',
		tabindex: 0,
		onpick: () => picked++,
	});
	const tile = svg.querySelector('.tile');
	expect(tile?.getAttribute('role')).toBe('button');
	expect(tile?.getAttribute('aria-label')).toBe('place A');
	tile?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	tile?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
	flushSync();
	expect(picked).toBe(2);
	expect(svg.querySelector('.letter')?.textContent).toBe('A');
});
