// Rounds SVG path data to whole units. Positions are rounded, not steps, so that errors do not add up.

const COUNT: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

type Command = { letter: string; numbers: number[] };

function* commands(d: string): Generator<Command> {
	const token = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
	const separator = /[\s,]*/y;
	let at = 0;
	let letter = '';
	const skip = () => {
		separator.lastIndex = at;
		separator.exec(d);
		at = separator.lastIndex;
	};
	const flag = () => {
		skip();
		return Number(d[at++]);
	};
	const number = () => {
		skip();
		token.lastIndex = at;
		const found = token.exec(d);
		if (!found?.[2]) throw new Error(`no number at ${at} of ${d.slice(at, at + 20)}`);
		at = token.lastIndex;
		return Number(found[2]);
	};
	for (skip(); at < d.length; skip()) {
		const next = d[at] ?? '';
		if (/[a-zA-Z]/.test(next)) {
			letter = next;
			at += 1;
		}
		const upper = letter.toUpperCase();
		const count = COUNT[upper];
		if (count === undefined) throw new Error(`unknown path command ${letter}`);
		const numbers: number[] = [];
		for (let index = 0; index < count; index += 1) {
			numbers.push(upper === 'A' && (index === 3 || index === 4) ? flag() : number());
		}
		yield { letter, numbers };
		// Further pairs behind a move are lines.
		if (letter === 'M') letter = 'L';
		if (letter === 'm') letter = 'l';
	}
}

function joined(numbers: readonly number[]): string {
	return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

export function rounded(d: string): string {
	let x = 0;
	let y = 0;
	let startX = 0;
	let startY = 0;
	let last = '';
	const out: string[] = [];
	for (const { letter, numbers } of commands(d)) {
		const upper = letter.toUpperCase();
		const relative = letter !== upper;
		const fromX = relative ? x : 0;
		const fromY = relative ? y : 0;
		const baseX = Math.round(x);
		const baseY = Math.round(y);
		let args: number[] = [];
		if (upper === 'Z') {
			x = startX;
			y = startY;
			out.push('z');
			last = 'z';
			continue;
		}
		if (upper === 'H') {
			x = fromX + (numbers[0] ?? 0);
			args = [Math.round(x) - baseX];
		} else if (upper === 'V') {
			y = fromY + (numbers[0] ?? 0);
			args = [Math.round(y) - baseY];
		} else if (upper === 'A') {
			const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = numbers;
			x = fromX + toX;
			y = fromY + toY;
			const round = (radius: number) => Math.max(1, Math.round(radius));
			args = [
				round(rx),
				round(ry),
				Math.round(turn),
				large,
				sweep,
				Math.round(x) - baseX,
				Math.round(y) - baseY,
			];
		} else {
			for (let index = 0; index < numbers.length; index += 2) {
				const pointX = fromX + (numbers[index] ?? 0);
				const pointY = fromY + (numbers[index + 1] ?? 0);
				args.push(Math.round(pointX) - baseX, Math.round(pointY) - baseY);
				if (index === numbers.length - 2) {
					x = pointX;
					y = pointY;
				}
			}
		}
		const lower = upper.toLowerCase();
		if (upper === 'M') {
			startX = x;
			startY = y;
			// The first move is absolute by definition; the others go from where the pen is.
			out.push(`${lower}${joined(args)}`);
		} else {
			const text = joined(args);
			const repeat = last === lower && lower !== 'm';
			out.push(repeat ? (text.startsWith('-') ? text : ` ${text}`) : `${lower}${text}`);
		}
		last = lower;
	}
	return out.join('');
}
