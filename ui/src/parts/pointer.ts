// A pointer that rests: what comes to lie under it has not been pointed at.
let x = Number.NaN;
let y = Number.NaN;

function keep(event: PointerEvent): void {
	x = event.clientX;
	y = event.clientY;
}

if (typeof addEventListener === 'function') {
	addEventListener('pointermove', keep, { capture: true, passive: true });
	addEventListener('pointerdown', keep, { capture: true, passive: true });
}

/**
 * Whether a mouse has come onto something without being moved: the thing came to it. Browsers tell that a pointer has
 * entered before they tell that it has moved, so the place of the last move is still the old one.
 */
export function rests(event: PointerEvent): boolean {
	return event.pointerType === 'mouse' && event.clientX === x && event.clientY === y;
}

/** Listeners that tell when something is pointed at and no longer; what comes under a mouse at rest waits for its move. */
export function pointing(tell: (on: boolean) => void) {
	let waits = false;
	return {
		enter(event: PointerEvent) {
			waits = rests(event);
			if (!waits) tell(true);
		},
		move() {
			if (!waits) return;
			waits = false;
			tell(true);
		},
		leave: () => tell(false),
	};
}
