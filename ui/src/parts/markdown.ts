// The part of Markdown that the rules are written in, as a tree. Nothing is ever put into the page as HTML:
// the tree holds texts, and the component that draws it makes elements of known kinds.

export type Inline =
	| { type: 'text'; text: string }
	| { type: 'bold' | 'italic' | 'small'; inside: Inline[] }
	| { type: 'code'; text: string }
	| { type: 'link'; href: string; inside: Inline[] }
	| { type: 'anchor'; id: string }
	| { type: 'break' };

export type Block =
	| { type: 'heading'; level: number; id: string; inside: Inline[] }
	| { type: 'paragraph'; inside: Inline[] }
	| { type: 'code'; text: string }
	| { type: 'list'; ordered: boolean; items: Inline[][] }
	| { type: 'table'; head: Inline[][]; rows: Inline[][][] }
	| { type: 'quote'; inside: Block[] };

const PATTERNS: [RegExp, (found: RegExpExecArray) => Inline][] = [
	[/^<a id="([^"]+)"><\/a>/, ([, id = '']) => ({ type: 'anchor', id })],
	[/^<sub>([\s\S]*?)<\/sub>/, ([, text = '']) => ({ type: 'small', inside: inlines(text) })],
	[/^<br\s*\/?>/, () => ({ type: 'break' })],
	[/^`([^`]+)`/, ([, text = '']) => ({ type: 'code', text })],
	[/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, text = '']) => ({ type: 'bold', inside: inlines(text) })],
	[/^\*(?=\S)([\s\S]+?)\*/, ([, text = '']) => ({ type: 'italic', inside: inlines(text) })],
	[
		/^\[((?:[^\][]|\[[^\]]*\])+)\]\(([^)\s]+)\)/,
		([, text = '', href = '']) => ({ type: 'link', href, inside: inlines(text) }),
	],
	[/^\\([\\`*_{}[\]()#+\-.!|<>])/, ([, text = '']) => ({ type: 'text', text })],
];

export function inlines(source: string): Inline[] {
	const out: Inline[] = [];
	let plain = '';
	const flush = () => {
		if (plain) out.push({ type: 'text', text: plain });
		plain = '';
	};
	let at = 0;
	while (at < source.length) {
		const rest = source.slice(at);
		let taken = false;
		if ('<`*[\\'.includes(rest[0] ?? '')) {
			for (const [pattern, make] of PATTERNS) {
				const found = pattern.exec(rest);
				if (!found) continue;
				flush();
				out.push(make(found));
				at += found[0].length;
				taken = true;
				break;
			}
		}
		if (!taken) {
			plain += rest[0] === '\n' ? ' ' : rest[0];
			at += 1;
		}
	}
	flush();
	return out;
}

/** The id a heading gets, as GitHub makes it. */
export function slug(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replace(/\s/g, '-');
}

export function plainText(inside: readonly Inline[]): string {
	return inside
		.map((part) => ('text' in part ? part.text : 'inside' in part ? plainText(part.inside) : ''))
		.join('');
}

function cells(line: string): Inline[][] {
	return line
		.trim()
		.replace(/^\||\|$/g, '')
		.split(/(?<!\\)\|/)
		.map((cell) => inlines(cell.trim().replaceAll('\\|', '|')));
}

const LIST = /^(\s*)(?:[-*]|\d+\.)\s+/;

export function blocks(source: string): Block[] {
	const lines = source.replaceAll('\r\n', '\n').split('\n');
	const out: Block[] = [];
	let at = 0;
	const line = () => lines[at] ?? '';
	while (at < lines.length) {
		if (!line().trim()) {
			at += 1;
		} else if (/^#{1,6}\s/.test(line())) {
			const [, marks = '', text = ''] = /^(#+)\s+(.*)$/.exec(line()) ?? [];
			const inside = inlines(text);
			out.push({ type: 'heading', level: marks.length, id: slug(plainText(inside)), inside });
			at += 1;
		} else if (line().startsWith('```')) {
			const text: string[] = [];
			for (at += 1; at < lines.length && !line().startsWith('```'); at += 1) text.push(line());
			at += 1;
			out.push({ type: 'code', text: text.join('\n') });
		} else if (line().startsWith('>')) {
			const inner: string[] = [];
			for (; line().startsWith('>'); at += 1) inner.push(line().replace(/^>\s?/, ''));
			out.push({ type: 'quote', inside: blocks(inner.join('\n')) });
		} else if (line().startsWith('|')) {
			const rows: string[] = [];
			for (; line().startsWith('|'); at += 1) rows.push(line());
			const [head = '', divider = '', ...rest] = rows;
			const ruled = /^\|[\s:|-]+\|?$/.test(divider);
			out.push({ type: 'table', head: ruled ? cells(head) : [], rows: (ruled ? rest : rows).map(cells) });
		} else if (LIST.test(line())) {
			const ordered = /^\s*\d/.test(line());
			const items: string[] = [];
			for (; at < lines.length && line().trim() && !/^[#>|]/.test(line()); at += 1) {
				if (LIST.test(line())) items.push(line().replace(LIST, ''));
				else items[items.length - 1] += `\n${line().trim()}`;
			}
			out.push({ type: 'list', ordered, items: items.map(inlines) });
		} else {
			const text: string[] = [];
			for (; at < lines.length && line().trim() && !/^(#{1,6}\s|>|\||```)/.test(line()); at += 1)
				text.push(line());
			out.push({ type: 'paragraph', inside: inlines(text.join('\n')) });
		}
	}
	return out;
}

/** Only addresses within the page and to the web; anything else is no link. */
export function safe(href: string): string | null {
	return href.startsWith('#') || /^https?:\/\//.test(href) ? href : null;
}
