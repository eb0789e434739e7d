// How high the lintel is. What must keep clear of it says so itself with `style:--dock={dock.height}`: the property is
// not inherited (base.css), since one that is would have the style of the whole page worked out again for every move.
class Dock {
	/** In pixels, as style sheets write it; undefined before there is a lintel. */
	height = $state<string>();
	/** How many pixels above the lintel are taken by something of the board's, such as the result of a round. */
	above = $state(0);
}

export const dock = new Dock();

/** Up to here the lintel stays as high as it was; a question that needs more gives the room back. */
const STEADY = 190;
/** So much more may a lintel that is high from the start keep: a third line in its chips. */
const MORE = 28;
const DESKTOP = 760;

/**
 * Measures the lintel for as long as it is there. On a desktop it does not become lower again from question to question:
 * the board above it would jump, and have its whole layout worked out again, with every other move. `high` is what it
 * has from the start, if that is more than usual.
 */
export const measured = (high?: number) => (lintel: HTMLElement) => {
	const steady = high ? Math.max(STEADY, high + MORE) : STEADY;
	let width = innerWidth;
	const observer = new ResizeObserver(() => {
		if (innerWidth !== width) lintel.style.minHeight = '';
		width = innerWidth;
		// Rounded up: a lintel that falls back by a tenth of a pixel has the whole board laid out anew all the same.
		const pixels = Math.ceil(lintel.getBoundingClientRect().height);
		const height = `${pixels}px`;
		if (innerWidth > DESKTOP && pixels <= steady) lintel.style.minHeight = height;
		if (height === dock.height) return;
		dock.height = height;
		document.documentElement.style.setProperty('--dock', height);
	});
	observer.observe(lintel);
	return () => observer.disconnect();
};
