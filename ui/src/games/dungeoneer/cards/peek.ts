// Makes something show a larger view of itself: after a moment's hover, on keyboard focus, on a long press.
import { mount, type Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { rests } from '$ui/parts/pointer.ts';
import Peek from './Peek.svelte';
import { peeking } from './peeking.svelte.ts';

const HOVER = 260;
const PRESS = 450;
const SLIP = 10;
let mounted = false;

function open(node: Element, content: Snippet): void {
	if (!mounted) {
		mounted = true;
		mount(Peek, { target: document.body });
	}
	peeking.show(node, content);
}

/** Shows it until the next press, or closes what the last press has shown; true if it is shown now. */
export function pinPeek(node: Element, content: Snippet): boolean {
	if (peeking.pinned && peeking.anchor === node) {
		peeking.close();
		return false;
	}
	open(node, content);
	peeking.pinned = true;
	return true;
}

/** `content` is asked for when it is needed; null shows nothing. */
export function peeks(content: () => Snippet | null): Attachment<HTMLElement> {
	return (node) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let pressed = false;
		let start = { x: 0, y: 0 };
		const stop = new AbortController();
		const on = <K extends keyof HTMLElementEventMap>(
			kind: K,
			act: (event: HTMLElementEventMap[K]) => void,
			capture = false,
		) => node.addEventListener(kind, act, { signal: stop.signal, capture });
		const show = () => {
			const found = content();
			if (found) open(node, found);
		};
		// What comes to lie under a mouse at rest waits until that moves.
		let waits = false;
		const point = () => {
			peeking.stay();
			clearTimeout(timer);
			timer = setTimeout(show, peeking.content ? 60 : HOVER);
		};
		on('pointerenter', (event) => {
			if (event.pointerType !== 'mouse' || peeking.pinned) return;
			waits = rests(event);
			if (!waits) point();
		});
		on('pointerleave', () => {
			waits = false;
			clearTimeout(timer);
			if (!pressed) peeking.leave(node);
		});
		on('pointerdown', (event) => {
			clearTimeout(timer);
			pressed = false;
			if (event.pointerType === 'mouse') return;
			start = { x: event.clientX, y: event.clientY };
			timer = setTimeout(() => {
				pressed = true;
				show();
			}, PRESS);
		});
		on('pointermove', (event) => {
			if (event.pointerType === 'mouse') {
				if (waits) point();
				waits = false;
				return;
			}
			if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer);
		});
		on('pointerup', (event) => {
			if (event.pointerType !== 'mouse') clearTimeout(timer);
		});
		on('pointercancel', () => clearTimeout(timer));
		on('contextmenu', (event) => {
			if (pressed) event.preventDefault();
		});
		// A long press only looks: it does not choose as well.
		on(
			'click',
			(event) => {
				if (!pressed) return;
				pressed = false;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
			true,
		);
		on('focusin', (event) => {
			if (event.target instanceof Element && event.target.matches(':focus-visible')) show();
		});
		on('focusout', () => peeking.leave(node));
		return () => {
			clearTimeout(timer);
			stop.abort();
			if (peeking.anchor === node) peeking.close();
		};
	};
}
