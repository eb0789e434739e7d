// What is being looked at more closely: one thing at a time, on hover, focus or long press.
import type { Snippet } from 'svelte';

class Peeking {
	content = $state.raw<Snippet | null>(null);
	anchor = $state.raw<Element | null>(null);
	/** It was asked for by a press: it stays until the next one. */
	pinned = false;
	#shown = 0;
	#leaving: ReturnType<typeof setTimeout> | undefined;

	show(anchor: Element, content: Snippet): void {
		this.stay();
		this.pinned = false;
		this.anchor = anchor;
		this.content = content;
		this.#shown = performance.now();
	}

	/** Closes, whatever it is. */
	close(): void {
		this.stay();
		this.pinned = false;
		this.anchor = null;
		this.content = null;
	}

	/** Its thing has moved away under it. What a fresh focus scrolls into view does not count. */
	scrolled(): void {
		if (this.content && performance.now() - this.#shown > 300) this.close();
	}

	/** Closes soon, unless the pointer moves onto the view itself. */
	leave(anchor: Element): void {
		if (this.anchor !== anchor || this.pinned) return;
		this.stay();
		this.#leaving = setTimeout(() => this.close(), 140);
	}

	stay(): void {
		clearTimeout(this.#leaving);
	}
}

export const peeking = new Peeking();
