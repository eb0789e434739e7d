/** The words on chips: what an action does, and what follows from it. */

import type { Choice } from '$ui/net/types.ts';
import type { Speaker } from '$ui/words/speaker.ts';
import { capital } from '$ui/words/speaker.ts';
import { delta, wounds } from './choices.ts';
import { contents, gains, harm, woundCount } from './consequences.ts';
import type { RoomView } from './rooms.ts';
import { itemFame, textOf } from './scene.ts';
import type { Party, Setting } from './types.ts';

/** How many names fit on a chip. */
const MOST = 4;

/** An action of a die: one way to do it, or several that are still open. */
export function doing(
	speaker: Speaker,
	setting: Setting,
	party: Party,
	kind: string,
	group: readonly Choice[],
): { text: string; small: string } {
	const first = group[0] as Choice;
	const only =
		group.every((choice) => String(choice.args.hero) === String(first.args.hero)) && group.length === 1;
	if (kind === 'level') {
		if (only) {
			const text = speaker.choice(first, '', { next: Number(first.args.level) + 1 });
			return { text, small: detail(speaker, setting, first, party) };
		}
		return { text: speaker.say('ui-pd-do-level'), small: names(speaker, group, 'hero') };
	}
	if (kind === 'craft') {
		if (only)
			return { text: spoken(speaker, first, null, null), small: detail(speaker, setting, first, party) };
		return { text: speaker.say('ui-pd-do-craft'), small: names(speaker, group, 'item') };
	}
	if (kind === 'brew')
		return { text: speaker.say('ui-pd-do-brew'), small: detail(speaker, setting, first, party) };
	const most = Math.max(...group.map((choice) => (choice.args.die === 10 ? 3 : 2)));
	return { text: speaker.say('ui-pd-do-move'), small: speaker.say('ui-pd-up-to', { steps: most }) };
}

/** The heroes or items of choices, each once: "sword, crown, tome". */
function names(speaker: Speaker, group: readonly Choice[], sort: 'hero' | 'item'): string {
	const ids = new Set(
		group.map((choice) => choice.targets.find((one) => one.startsWith(`${sort}:`))?.slice(5) ?? ''),
	);
	const all = [...ids].map((id) => speaker.say(sort === 'item' ? `short-${id}` : `name-hero-${id}`));
	return all.length > MOST ? `${all.slice(0, MOST - 1).join(', ')}…` : all.join(', ');
}

/** The item of a choice by its short name. */
function shortItem(speaker: Speaker, choice: Choice): string {
	return speaker.say(`short-${choice.targets.find((one) => one.startsWith('item:'))?.slice(5) ?? ''}`);
}

/** What is certain to follow from a choice that is no step. */
export function detail(speaker: Speaker, setting: Setting, choice: Choice, party: Party): string {
	const parts: string[] = [];
	const hero = choice.targets.find((one) => one.startsWith('hero:'))?.slice(5);
	const item = choice.targets.find((one) => one.startsWith('item:'))?.slice(5);
	if (hero) {
		const health = party.health + delta(choice, 'health');
		parts.push(speaker.say('ui-pd-health', { health }));
		const gift = Number(choice.args.level) + 1 === setting.tracks.gift_level;
		// A gift that is a gem is told by the gem.
		if (gift && gains(speaker, choice).length === 0) parts.push(speaker.say(`gift-${hero}`));
	}
	if (item) {
		if (choice.args.boxes === 1) {
			parts.push(textOf(setting, speaker, 'item', item).replace(/\.$/, ''));
			// The first box has brought its point already.
			parts.push(speaker.say('ui-pd-fame', { fame: `+${itemFame(setting, item) - 1}` }));
		} else parts.push(speaker.say(`effect-${item}`));
	}
	if (choice.kind === 'brew') {
		return speaker.say('change-potions-to', { potions: party.brewed + delta(choice, 'potions') });
	}
	parts.push(...harm(speaker, choice, setting.tracks.resurrection), ...gains(speaker, choice));
	return parts.join(', ');
}

/** A step in short: what waits there and how many wounds that costs. */
export function roomSmall(speaker: Speaker, view: RoomView, choice: Choice): string {
	const parts = [speaker.list(contents(speaker, view))].filter((part) => part !== '');
	if (wounds(choice) > 0) parts.push(woundCount(speaker, choice));
	return parts.length > 0 ? parts.join(', ') : speaker.say('ui-pd-room-empty');
}

/** What a talent card says. */
export function talentText(speaker: Speaker, setting: Setting, id: string): string {
	const fame = setting.talents.find((talent) => talent.id === id)?.fame ?? 0;
	return speaker.say('talent-card', { text: textOf(setting, speaker, 'talent', id), fame });
}

/** What a goal card says. */
export function goalText(speaker: Speaker, setting: Setting, id: string): string {
	const goal = setting.goals.find((one) => one.id === id);
	if (!goal) return '';
	const heroes = (ids: readonly string[]) => ids.map((hero) => speaker.say(`name-hero-${hero}`)).join(', ');
	return speaker.say('goal-card', {
		text: textOf(setting, speaker, 'goal', id),
		steps: goal.steps.join('/'),
		black: heroes(goal.black),
		white: heroes(goal.white),
	});
}

/** A choice as a verb with its object. `here` is where the party stands, `view` the room that the choice is about. */
export function spoken(speaker: Speaker, choice: Choice, here: string | null, view: RoomView | null): string {
	switch (choice.kind) {
		case 'level':
		case 'free-level':
			return speaker.choice(choice, '', { next: Number(choice.args.level) + 1 });
		case 'move':
			return speaker.choice(choice, '', { steps: choice.args.die === 10 ? 3 : 2 });
		case 'stop':
			return speaker.choice(choice, '', { room: here ?? 'outside' });
		case 'kill':
			return speaker.choice(choice, '', {
				minion: { kind: 'minion', id: view?.minion ?? '' },
				level: view?.level ?? 0,
			});
		case 'craft':
		case 'free-half':
			return capital(speaker.choice(choice, '', { item: capital(shortItem(speaker, choice)) }));
		default:
			return speaker.choice(choice);
	}
}
