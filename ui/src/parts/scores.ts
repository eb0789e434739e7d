// The score sheets of all players side by side, as the command line lays them out.
import type { ScoreLine } from '$ui/net/types.ts';
import type { Speaker } from '$ui/words/speaker.ts';

export interface ScoreRow {
	/** A letter of the sheet, or nothing. */
	letter: string;
	label: string;
	/** Points by seat; null where they are not known, undefined where the seat has no such line. */
	points: (number | null | undefined)[];
	lines: (ScoreLine[] | undefined)[];
	rule: string;
}

const LETTER = /^[A-Z]$/;

export function rowsOf(sheets: readonly ScoreLine[][], game: string, speaker: Speaker): ScoreRow[] {
	const boxes = [...new Set(sheets.flat().map((line) => line.box))];
	if (boxes.every((box) => LETTER.test(box))) boxes.sort();
	return boxes.map((box) => {
		const lines = sheets.map((sheet) => {
			const own = sheet.filter((line) => line.box === box);
			return own.length ? own : undefined;
		});
		const first = sheets.flat().find((line) => line.box === box);
		const message = `box-${game}-${box.toLowerCase()}`;
		return {
			letter: LETTER.test(box) ? box : '',
			label: speaker.knows(message) ? speaker.say(message) : first ? speaker.scoreLine(first) : box,
			points: lines.map((own) => {
				if (!own) return undefined;
				return own.every((line) => line.known) ? own.reduce((sum, line) => sum + line.points, 0) : null;
			}),
			lines,
			rule: first?.rule ?? '',
		};
	});
}

export function total(sheet: readonly ScoreLine[]): number {
	return sheet.reduce((sum, line) => sum + line.points, 0);
}

export function figure(points: number | null | undefined): string {
	if (points === undefined) return '';
	if (points === null) return '?';
	return points < 0 ? `−${-points}` : String(points);
}
