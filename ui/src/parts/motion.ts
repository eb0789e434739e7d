// Motion never blocks: any key or tap finishes what is running.

function endless(animation: Animation): boolean {
	return animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
}

/** Ends all that moves at once. What pulses on and on, such as legal targets, goes on. */
export function hurry(): void {
	for (const animation of document.getAnimations?.() ?? []) {
		if (animation.playState === 'running' && !endless(animation)) animation.finish();
	}
}
