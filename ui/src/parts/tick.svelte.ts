// The time of day for what shows how much is left. It only goes on while somebody looks.
import { createSubscriber } from 'svelte/reactivity';

/** Twice a second, so that no figure of a second is passed over. */
const EVERY = 500;

class Tick {
	#look = createSubscriber((update) => {
		const timer = setInterval(update, EVERY);
		return () => clearInterval(timer);
	});

	/** Now, in milliseconds; whoever reads it is told when it is later. */
	get now(): number {
		this.#look();
		return Date.now();
	}
}

export const tick = new Tick();
