/** What a choice is certain to bring, for the eye (tags on the map) and for the ear (names of rooms, small lines). */

import type { Choice } from '$ui/net/types.ts';
import { capital, type Speaker } from '$ui/words/speaker.ts';
import { delta, gemsTaken, wounds } from './choices.ts';
import type { RoomView } from './rooms.ts';
import { BOSS_ICON } from './signs.ts';

/** A mark on a target: an icon and a figure. */
export type Tag = { icon: string; text: string; tone: 'harm' | 'gain' | 'none' };

/** What resurrection costs on the usual sheet; a pack may print another figure. */
const RESURRECTION = -9;

/** The tags of a step: what it costs first, then what it brings. */
export function tags(choice: Choice, view: RoomView, resurrection = RESURRECTION): Tag[] {
	const found: Tag[] = [];
	const harm = wounds(choice);
	const peril = view.trap || (view.minion !== '' && !view.killed);
	if (harm > 0 || peril)
		found.push({ icon: 'broken-heart', text: String(harm), tone: harm > 0 ? 'harm' : 'none' });
	if (delta(choice, 'risen') !== 0)
		found.push({ icon: 'angel-wings', text: `−${-resurrection}`, tone: 'harm' });
	for (const gem of gemsTaken(choice)) found.push({ icon: 'cut-diamond', text: gem, tone: 'gain' });
	const potions = delta(choice, 'potions');
	if (potions > 0) found.push({ icon: 'round-potion', text: `+${potions}`, tone: 'gain' });
	if (!view.explored && view.treasure === 'level') found.push({ icon: 'upgrade', text: '+1', tone: 'gain' });
	if (!view.explored && view.treasure === 'half')
		found.push({ icon: 'anvil-impact', text: '½', tone: 'gain' });
	if (view.boss && delta(choice, 'visited') !== 0) {
		found.push({ icon: BOSS_ICON[view.boss.id] ?? 'doorway', text: String(view.boss.stage), tone: 'gain' });
	}
	return found;
}

/** What a room holds, in the words of the map. */
export function contents(speaker: Speaker, view: RoomView): string[] {
	const parts: string[] = [];
	if (view.boss) parts.push(speaker.say('room-boss', { boss: { kind: 'boss', id: view.boss.id } }));
	if (view.explored) parts.push(speaker.say('room-explored'));
	else if (view.minion && !view.killed) {
		const minion = { kind: 'minion', id: view.minion };
		parts.push(speaker.say('ui-pd-minion', { minion, level: view.level }));
	}
	if (view.trap) parts.push(speaker.say('room-trap'));
	if (!view.explored) {
		if (view.gem) parts.push(speaker.say(view.gone ? 'room-gem-gone' : 'room-gem', { gem: view.gem }));
		else if (view.treasure) parts.push(speaker.say(`legend-${view.treasure}`));
	}
	return parts;
}

const held = new WeakMap<RoomView, { speaker: Speaker; text: string }>();

/** The same in one phrase. It is put together once for a room as it is: most rooms stay so for the whole game. */
function holding(speaker: Speaker, view: RoomView): string {
	const known = held.get(view);
	if (known?.speaker === speaker) return known.text;
	const parts = contents(speaker, view);
	const text = parts.length > 0 ? speaker.list(parts) : speaker.say('ui-pd-room-empty');
	held.set(view, { speaker, text });
	return text;
}

/** The wounds that are certain, in words. */
export function harm(speaker: Speaker, choice: Choice, resurrection = RESURRECTION): string[] {
	const parts: string[] = [];
	for (const field of ['hearts', 'wounds']) {
		const count = delta(choice, field);
		if (count > 0) parts.push(speaker.say(`change-${field}`, { count }));
	}
	if (delta(choice, 'risen') !== 0) parts.push(speaker.say('change-risen', { fame: resurrection }));
	return parts;
}

/** The wounds of a choice as one figure: "1 wound". */
export function woundCount(speaker: Speaker, choice: Choice): string {
	return speaker.say('deed-wounds', { count: wounds(choice) });
}

/** How a screen reader names a room: place, contents, consequence. "E4, trap and gem D, 1 wound". */
export function roomName(
	speaker: Speaker,
	view: RoomView,
	choice: Choice | null,
	here: boolean,
	resurrection = RESURRECTION,
): string {
	const parts = [view.room];
	if (here) parts.push(speaker.say('legend-party'));
	parts.push(holding(speaker, view));
	if (choice && wounds(choice) > 0) parts.push(woundCount(speaker, choice));
	if (choice && delta(choice, 'risen') !== 0) parts.push(speaker.say('change-risen', { fame: resurrection }));
	return parts.join(', ');
}

/** Who and what waits in a room and what that costs: "goblin 3 against your rogue 2: 1 wound on the track, gem D". */
export function stepDetail(
	speaker: Speaker,
	view: RoomView,
	choice: Choice,
	facing: (minion: string) => string,
	level: (hero: string) => number,
	armour: boolean,
	resurrection = RESURRECTION,
): string {
	const parts: string[] = [];
	if (view.boss) parts.push(speaker.say('room-boss', { boss: { kind: 'boss', id: view.boss.id } }));
	if (view.explored) parts.push(speaker.say('room-explored'));
	if (!view.explored && view.minion && !view.killed) {
		const hero = facing(view.minion);
		const own = level(hero) + (armour ? 1 : 0);
		parts.push(
			speaker.say(view.level > own ? 'room-minion' : 'room-minion-weaker', {
				minion: { kind: 'minion', id: view.minion },
				level: view.level,
				hero: { kind: 'hero', id: hero },
				own: armour ? `${level(hero)}+1` : level(hero),
			}),
		);
	}
	if (view.trap) parts.push(speaker.say('room-trap'));
	const cost = harm(speaker, choice, resurrection).join(' + ');
	if (cost && parts.length > 0) parts[parts.length - 1] = `${parts.at(-1)}: ${cost}`;
	else if (cost) parts.push(cost);
	if (!view.explored && view.gem) {
		parts.push(speaker.say(view.gone ? 'room-gem-gone' : 'room-gem', { gem: view.gem }));
	} else if (!view.explored && (view.treasure === 'half' || view.treasure === 'level')) {
		parts.push(speaker.say(`legend-${view.treasure}`));
	}
	parts.push(...gains(speaker, choice));
	return parts.join(', ');
}

/** Potions and gems without a letter that are certain. */
export function gains(speaker: Speaker, choice: Choice): string[] {
	const parts: string[] = [];
	const potions = delta(choice, 'potions');
	if (potions > 0) parts.push(speaker.say('change-potions', { count: potions }));
	const gems = delta(choice, 'gems') - gemsTaken(choice).length;
	if (gems > 0) parts.push(speaker.say('change-gems', { count: gems }));
	return parts;
}

/** Parts as a sentence with a capital letter and a full stop; nothing of nothing. */
export function sentence(text: string): string {
	return text === '' ? '' : `${capital(text).replace(/\.$/, '')}.`;
}

/** Figures in bold, as the lintel shows them. */
export function bold(text: string): string {
	return text.replace(/(?<![\p{L}\d])[+−]?\d+(?:\/\d+)*/gu, '**$&**');
}
