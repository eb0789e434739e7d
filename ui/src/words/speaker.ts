// Turns message ids and arguments into sentences of one language, the same way as `undercroft.locales.Speaker`.
import type { FluentBundle } from '@fluent/bundle';
import type { Choice, GameEvent, Name, Names, Phrase, Reason, ScoreLine, Value } from '$ui/net/types.ts';

export type Sayable = Value | Reason;
export type Args = Record<string, Sayable>;

/** What stands between the phrases of an argument; a semicolon and a space where nothing is said here. */
const BETWEEN: Record<string, string> = {
	facts: ' · ',
	heads: ', ',
	kinds: ', ',
	forms: ', ',
	places: ' / ',
	price: ', ',
};

/** So many sentences are remembered: more than a long game has on the table at a time. */
const MOST_SAID = 4000;
const NOTHING: Args = {};

export const TABLE = -1;

export function isName(value: unknown): value is Name {
	return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;
}

function isPhrase(value: unknown): value is Phrase {
	return typeof value === 'object' && value !== null && 'message' in value && !('rule' in value);
}

export class Speaker {
	readonly language: string;
	readonly #bundle: FluentBundle | null;
	readonly #names: Names | null;
	/** What was said before, by the message and its arguments: most of a board says the same after every move. */
	readonly #said = new Map<string, string>();
	#lists: Intl.ListFormat | null = null;

	constructor(language: string, bundle: FluentBundle | null, names: Names | null = null) {
		this.language = language;
		this.#bundle = bundle;
		this.#names = names;
	}

	/** Whether there is a message of this id. */
	knows(message: string): boolean {
		return this.#bundle?.hasMessage(message) ?? false;
	}

	/** A message with its arguments. An unknown id comes back in ⟨⟩, so that nothing breaks and a test sees it. */
	say(message: string, args: Args = NOTHING): string {
		if (!this.#bundle) return '';
		const plain: Record<string, string | number> = {};
		// Figures and texts are told apart: a message may select by the number.
		let key = message;
		for (const [name, value] of Object.entries(args)) {
			const given = this.#plain(value);
			plain[name] = given;
			key += `\u0000${name}${typeof given === 'number' ? '#' : '='}${given}`;
		}
		const known = this.#said.get(key);
		if (known !== undefined) return known;
		const pattern = this.#bundle.getMessage(message)?.value;
		if (!pattern) return `⟨${message}⟩`;
		const said = this.#bundle.formatPattern(pattern, plain, []);
		if (this.#said.size >= MOST_SAID) this.#said.clear();
		this.#said.set(key, said);
		return said;
	}

	#plain(value: Sayable): string | number {
		if (typeof value === 'number') return value < 0 ? `−${-value}` : value;
		if (typeof value === 'string') return value;
		return isName(value) ? this.name(value) : this.reason(value);
	}

	/** What the pack calls a thing, else what the house does. */
	name(name: Name): string {
		return this.#names?.[name.kind]?.[name.id]?.[this.language] ?? this.say(`name-${name.kind}-${name.id}`);
	}

	/** Things as the language lists them: "a trap and gem D". */
	list(parts: readonly string[]): string {
		this.#lists ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
		return this.#lists.format(parts);
	}

	/** Why something is so or refused, as a sentence. */
	reason(reason: Reason): string {
		return this.say(reason.message, reason.args);
	}

	/** A phrase as it stands within a sentence. */
	phrase(phrase: Phrase): string {
		const args: Args = {};
		for (const [name, part] of Object.entries(phrase.args)) {
			if (Array.isArray(part)) args[name] = part.map((each) => this.phrase(each)).join(BETWEEN[name] ?? '; ');
			else args[name] = isPhrase(part) ? this.phrase(part) : part;
		}
		return this.say(phrase.message, args);
	}

	/** Phrases as lines of their own, each with a capital letter. */
	lines(phrases: readonly Phrase[]): string[] {
		return phrases.map((phrase) => capital(this.phrase(phrase)));
	}

	/** A choice as a verb with its object. Messages of the game's own go first; `more` is what the teller knows better. */
	choice(choice: Choice, game = '', more: Args = {}): string {
		const own = `choice-${game}-${choice.kind}`;
		const message = this.knows(own) ? own : `choice-${choice.kind}`;
		const spoken = choice.words.map((phrase) => this.phrase(phrase)).join('; ');
		return this.say(message, { ...told(choice.args), words: spoken, ...more });
	}

	/** What happened, told to a reader (null: a spectator), who may be the one who did it. */
	event(event: GameEvent, reader: number | null, players: readonly string[], more: Args = {}): string {
		const who = event.seat === reader && event.seat !== TABLE ? 'you' : 'other';
		const player = event.seat === TABLE ? '' : (players[event.seat] ?? '');
		return this.say(eventMessage(event.kind), { ...told(event.args), who, player, ...more });
	}

	/** What a line of a score sheet is for. */
	scoreLine(line: ScoreLine): string {
		return this.say(line.message, line.args);
	}
}

/** Arguments as a message can select them: Fluent has no key for an empty text, so that is `none`. */
function told(args: Record<string, Value>): Args {
	return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value === '' ? 'none' : value]));
}

/** The message of a kind of event. */
export function eventMessage(kind: string): string {
	return `event-${kind.replaceAll('_', '-')}`;
}

export function capital(text: string): string {
	return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
