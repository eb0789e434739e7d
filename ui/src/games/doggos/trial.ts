// What a way in pencil comes to without and with the card that is tried: only what differs is worth a word.
import type { Path, QuestBoard, Trophy } from './types.ts';

/** A number before and after. */
export type Shift = { before: number; after: number };
export type TrophyShift = Shift & { name: Trophy };
export type QuestShift = Shift & { quest: string };

/** Trophies that one way brings more or fewer of than the other. */
export function trophyShifts(before: Path, after: Path): TrophyShift[] {
	const names = new Set([...Object.keys(before.gained), ...Object.keys(after.gained)]);
	return [...names]
		.filter((name): name is Trophy => name !== 'tramp')
		.map((name) => ({ name, before: before.gained[name] ?? 0, after: after.gained[name] ?? 0 }))
		.filter(differs);
}

/** Quests of which a seat has more or less afterwards. */
export function questShifts(
	before: readonly QuestBoard[],
	after: readonly QuestBoard[],
	seat: number | null,
): QuestShift[] {
	if (seat === null) return [];
	return after
		.map(({ quest, counts }) => ({
			quest,
			before: before.find((one) => one.quest === quest)?.counts[seat] ?? 0,
			after: counts[seat] ?? 0,
		}))
		.filter(differs);
}

/** Whether the totals of a way are different. */
export function changed(before: Path, after: Path): boolean {
	return (
		(['damage', 'paws', 'coins'] as const).some((key) => before[key] !== after[key]) ||
		trophyShifts(before, after).length > 0 ||
		(before.mode === 'out') !== (after.mode === 'out')
	);
}

/** A number, with what it was before where that was another one. */
export function shifted({ before, after }: Shift, say: (count: number) => string = String): string {
	return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}

function differs({ before, after }: Shift): boolean {
	return before !== after;
}
