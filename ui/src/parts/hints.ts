// What a bot advises, in sentences: the same way as `undercroft.cli.hints`.
import type { Hint } from '$ui/net/types.ts';
import type { Speaker } from '$ui/words/speaker.ts';

/** What a choice is worth in words, the others by how far they are behind the first; nothing where nothing counts. */
export function worthText(hints: readonly Hint[], place: number, game: string, speaker: Speaker): string {
	const [best, hint] = [hints[0], hints[place]];
	if (!best || !hint) return '';
	if (hint.measure === 'chance') {
		return speaker.say('hint-chance', { percent: Math.round(100 * hint.worth) });
	}
	const behind = best.worth - hint.worth;
	if (hint.measure === 'order') {
		if (place > 0 && behind <= 0) return speaker.say('hint-equal');
		return hints.length > 1 ? speaker.say('hint-order', { rank: place + 1 }) : '';
	}
	if (place === 0) return speaker.say('hint-points', { game, points: Math.round(hint.worth) });
	const points = Math.round(behind);
	return points > 0 ? speaker.say('hint-points-less', { game, points }) : speaker.say('hint-equal');
}

/**
 * What speaks for a choice, as sentences. What was said of the first need not be said again, and the others have their
 * main reason only.
 */
export function whyText(hints: readonly Hint[], place: number, speaker: Speaker): string {
	const told = place > 0 ? (hints[0]?.reasons ?? []).map((each) => JSON.stringify(each)) : [];
	const fresh = (hints[place]?.reasons ?? []).filter((each) => !told.includes(JSON.stringify(each)));
	return speaker
		.lines(place > 0 ? fresh.slice(0, 1) : fresh)
		.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`))
		.join(' ');
}
