// Things that happened elsewhere, told for four seconds.
export interface Toast {
	id: number;
	icon: string;
	text: string;
}

const SECONDS = 4;

class Toasts {
	list = $state.raw<Toast[]>([]);
	#next = 1;
	#timers = new Map<number, ReturnType<typeof setTimeout>>();

	tell(text: string, icon = 'meeple'): void {
		const toast = { id: this.#next++, icon, text };
		// The same again is no more news than once.
		for (const same of this.list.filter((other) => other.text === text)) this.close(same.id);
		this.list = [...this.list.slice(-2), toast];
		this.#start(toast.id);
	}

	close(id: number): void {
		clearTimeout(this.#timers.get(id));
		this.#timers.delete(id);
		this.list = this.list.filter((toast) => toast.id !== id);
	}

	/** The clock stands while somebody reads. */
	pause(): void {
		for (const timer of this.#timers.values()) clearTimeout(timer);
		this.#timers.clear();
	}

	resume(): void {
		for (const toast of this.list) this.#start(toast.id);
	}

	#start(id: number): void {
		this.#timers.set(
			id,
			setTimeout(() => this.close(id), SECONDS * 1000),
		);
	}
}

export const toasts = new Toasts();
