// What happens in a room of a way, in a word or two, and in a sentence.
import type { Speaker } from '$ui/words/speaker.ts';
import { cardName, cardOf, ownedName, signed } from './phrases.ts';
import type { Setting, Step } from './types.ts';

/** A word or two over the room on the map. */
export function noteOf(speaker: Speaker, setting: Setting, step: Step): string {
	const card = cardOf(setting, step.card);
	switch (step.deed) {
		case 'passed':
			return speaker.say('dog-damage', { damage: step.damage });
		case 'claimed':
			return card && card.kind === 'coins' ? signed(card.coins) : speaker.say('ui-dd-note-paw');
		case 'beaten':
		case 'overpowered':
			return speaker.say('ui-dd-note-beaten');
		case 'trapped':
			return signed(-1);
		case 'disarmed':
			return speaker.say('ui-dd-note-disarmed');
		case 'hired':
			return speaker.say('ui-dd-note-hired');
		case 'jumped':
			return speaker.say('ui-dd-note-jumped');
		default:
			return '';
	}
}

/** What is done there, for the list of the way. */
export function deedWords(speaker: Speaker, setting: Setting, step: Step): string {
	const room = cardName(speaker, step.card);
	if (step.deed === 'none') return room;
	const spent = step.spent ? ownedName(speaker, setting, step.spent) : '';
	return speaker.say(`ui-dd-deed-${step.deed}`, { room, spent });
}
