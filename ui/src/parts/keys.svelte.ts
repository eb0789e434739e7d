// The single keys of a table. They go by their place on the keyboard, so that they work in every alphabet. They can be
// switched off, all of them, and each can be changed.
import { kept } from './kept.ts';

const KEY = 'undercroft-keys';
const CHANGED = 'undercroft-key-map';

export const COMMANDS = ['undo', 'choices', 'why', 'hint', 'log', 'players', 'sound'] as const;
export type Command = (typeof COMMANDS)[number];

const USUAL: Record<Command, string> = {
	undo: 'KeyU',
	choices: 'KeyL',
	why: 'KeyW',
	hint: 'KeyH',
	log: 'KeyG',
	players: 'KeyP',
	sound: 'KeyM',
};
/** What games use themselves: placements by letter, turning a tile. */
const GAMES_OWN = /^Key[A-FR]$/;

function stored(): Record<Command, string> {
	const map = { ...USUAL };
	try {
		const read: unknown = JSON.parse(kept.get(CHANGED) ?? '{}');
		if (typeof read === 'object' && read !== null) {
			for (const [command, code] of Object.entries(read)) {
				if (command in USUAL && typeof code === 'string' && allowed(code)) map[command as Command] = code;
			}
		}
	} catch {
		// Something else has written there: the usual keys.
	}
	return map;
}

/** Whether a key may stand for a command. */
export function allowed(code: string): boolean {
	return /^Key[A-Z]$/.test(code) && !GAMES_OWN.test(code);
}

export class Keys {
	/** Whether single keys do anything. */
	letters = $state(kept.get(KEY) !== 'off');
	#map = $state.raw(stored());
	changed = $derived(COMMANDS.some((command) => this.#map[command] !== USUAL[command]));

	toggle(): void {
		this.letters = !this.letters;
		kept.set(KEY, this.letters ? 'on' : 'off');
	}

	/** The command of a key, if it is one now. */
	command(event: { code: string }): Command | null {
		return (this.letters && COMMANDS.find((command) => this.#map[command] === event.code)) || null;
	}

	/** The letter of a command; nothing while keys are off. */
	label(command: Command): string {
		return this.letters ? this.#map[command].slice(3) : '';
	}

	/** Gives a command another key. Whoever had that key gets the old one. */
	change(command: Command, code: string): boolean {
		if (!allowed(code)) return false;
		const map = { ...this.#map };
		const other = COMMANDS.find((each) => map[each] === code);
		if (other) map[other] = map[command];
		map[command] = code;
		this.#keep(map);
		return true;
	}

	/** All keys as they were. */
	reset(): void {
		this.#keep({ ...USUAL });
	}

	#keep(map: Record<Command, string>): void {
		this.#map = map;
		kept.set(CHANGED, JSON.stringify(map));
	}
}

export const keys = new Keys();

/** Whether the key belongs to somebody else: a text field, a menu, a key of the browser. */
export function taken(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
	const target = event.target;
	if (!(target instanceof Element)) return false;
	return (
		target.closest('input:not([type="range"]), textarea, select, dialog, [contenteditable="true"]') !== null
	);
}

/** Whether keys are worth a word: letters are on, and the page is not laid out for a phone, which has buttons alone. */
export function keyed(): boolean {
	return keys.letters && !(typeof matchMedia === 'function' && matchMedia('(max-width: 760px)').matches);
}

/** Whether a key is a single sign that one may want to switch off: letters, figures and marks, not Space. */
export function single(event: KeyboardEvent): boolean {
	return event.key.length === 1 && event.key !== ' ';
}

/** Whether Enter and Space already press what has the focus. */
export function pressable(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
