// What the table's things are called and how they are said, for pictures, names and screen readers alike.
import type { Phrase } from '$ui/net/types.ts';
import { capital, type Speaker } from '$ui/words/speaker.ts';
import {
	type Card,
	type CardKey,
	design,
	type Fighter,
	type Figure,
	type Hero,
	type Part,
	type Quest,
	type Setting,
} from '../types.ts';

/** A setting by id, looked up once. */
export class Catalogue {
	readonly #cards: Map<string, Card>;
	readonly #heroes: Map<string, Hero>;
	readonly #quests: Map<string, Quest>;

	constructor(setting: Setting) {
		this.#cards = new Map(setting.cards.map((card) => [card.id, card]));
		this.#heroes = new Map(setting.heroes.map((hero) => [hero.id, hero]));
		this.#quests = new Map(setting.quests.map((quest) => [quest.id, quest]));
	}

	card(key: CardKey): Card | null {
		return this.#cards.get(design(key)) ?? null;
	}

	hero(id: string): Hero | null {
		return this.#heroes.get(id) ?? null;
	}

	quest(id: string): Quest | null {
		return this.#quests.get(id) ?? null;
	}
}

const catalogues = new WeakMap<Setting, Catalogue>();

export function catalogue(setting: Setting): Catalogue {
	let found = catalogues.get(setting);
	if (!found) {
		found = new Catalogue(setting);
		catalogues.set(setting, found);
	}
	return found;
}

export function cardName(speaker: Speaker, key: CardKey): string {
	return capital(speaker.name({ kind: 'card', id: design(key) }));
}

/** Letters of the display face by how wide they are, in em; the others are 0.6, capitals 0.8. */
const WIDTHS: readonly [RegExp, number][] = [
	[/[ijl’'íì]/, 0.33],
	[/[ftIť]/, 0.41],
	[/[crčřгс]/, 0.48],
	[/[esvyzéěšýžèеёзтуьэ]/, 0.53],
	[/[mwшщжюыWMМЖШЩЮ]/, 1.02],
	[/\p{Lu}/u, 0.8],
];

/** How wide the longest word of a name is at most, in em: a title that would break inside it becomes smaller. */
export function longestWord(name: string): number {
	const wide = (letter: string) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.6;
	const words = name.split(/[\s-]/).map((word) => [...word].reduce((sum, letter) => sum + wide(letter), 0));
	return Math.max(1, ...words);
}

/** The line of a monster's figures, which a card shows as icons. */
export function figuresLine(card: Card): Phrase | null {
	if (!card.monster) return null;
	return card.text.slice(1).find((phrase) => phrase.message === 'card-facts') ?? null;
}

/** What a card says beneath its picture. */
export function cardLines(speaker: Speaker, card: Card): string[] {
	const figures = figuresLine(card);
	return speaker.lines(card.text.slice(1).filter((phrase) => phrase !== figures));
}

/** "treasure, any time". */
export function typeLine(speaker: Speaker, card: Card): string {
	return `${speaker.say('card-type', { type: card.type })}, ${speaker.say('ui-dl-card-timing', { timing: card.timing })}`;
}

/** Sentences in a row; those that have no full stop get one. */
export function sentences(parts: readonly string[]): string {
	return parts
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => (/[.!?…»”]$/.test(part) ? part : `${part}.`))
		.join(' ');
}

/** A whole card as one hears it. */
export function spokenCard(speaker: Speaker, card: Card, more: readonly string[] = []): string {
	return sentences([cardName(speaker, card.id), ...speaker.lines(card.text), ...more]);
}

/** With a sign: +1, −2. */
export function signed(value: number): string {
	return value < 0 ? `−${-value}` : `+${value}`;
}

/** What changes a figure, by name. */
export function partName(speaker: Speaker, part: Part): string {
	if (part.kind === 'now') return speaker.say('dl-for-now');
	if (part.kind === 'event') return speaker.say('dl-scepter');
	return capital(speaker.name({ kind: part.kind, id: part.kind === 'card' ? design(part.id) : part.id }));
}

/** "4: 3 at level 5, Moonlit Edge +1". */
export function spokenFigure(speaker: Speaker, name: string, figure: Figure, level: number): string {
	const base = speaker.say('dl-by-level', { value: figure.base, level });
	const parts = figure.parts.map((part) => `${partName(speaker, part)} ${signed(part.n)}`);
	return `${name} ${figure.value}: ${[base, ...parts].join(', ')}`;
}

export function fighterName(speaker: Speaker, fighter: Fighter): string {
	const id = fighter.kind === 'card' ? design(fighter.id) : fighter.id;
	return capital(speaker.name({ kind: fighter.kind, id }));
}

/** A card's text in a line, for lists. */
export function shortText(speaker: Speaker, card: Card): string {
	return cardLines(speaker, card).join(' ');
}
