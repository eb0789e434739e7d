// The single-letter keys of a table. They go by their place on the keyboard, so that they work in every alphabet.
import { kept } from './kept.ts';

const KEY = 'undercroft-keys';

export type Command = 'undo' | 'choices' | 'why' | 'hint' | 'log' | 'players' | 'sound';

const LETTERS: Record<string, Command> = {
	KeyU: 'undo',
	KeyL: 'choices',
	KeyW: 'why',
	KeyH: 'hint',
	KeyG: 'log',
	KeyP: 'players',
	KeyM: 'sound',
};

class Keys {
	/** Whether single letters do anything. */
	letters = $state(kept.get(KEY) !== 'off');

	toggle(): void {
		this.letters = !this.letters;
		kept.set(KEY, this.letters ? 'on' : 'off');
	}

	/** The command of a key, if it is one now. */
	command(event: KeyboardEvent): Command | null {
		return this.letters ? (LETTERS[event.code] ?? null) : null;
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

/** Whether Enter and Space already press what has the focus. */
export function pressable(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
