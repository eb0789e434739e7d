/** A page that nobody looks at is not painted: no longer than this is waited for it, in milliseconds. */
const UNSEEN = 100;

/** Runs something once when the page as it is now has been painted, soon where nothing is; returns how to call it off. */
export function painted(run: () => void): () => void {
	let waiting = true;
	const once = () => {
		if (waiting) run();
		waiting = false;
	};
	// An animation frame comes before its picture, the first task after it comes when that is painted.
	requestAnimationFrame(() => setTimeout(once));
	setTimeout(once, UNSEEN);
	return () => {
		waiting = false;
	};
}
