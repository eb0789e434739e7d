/** Readings of a board that several parts share. Pure: the same board gives the same answers. */

import type { Speaker } from '$ui/words/speaker.ts';
import { adjoin } from './geometry.ts';
import type { RoomView } from './rooms.ts';
import type { Board, Boss, Pair, Party, Setting } from './types.ts';

/** The party whose sheet lies in front: the viewer's, or the first one for a spectator. */
export function front(board: Board): Party | null {
	return board.parties[board.seat ?? 0] ?? null;
}

/** The walls of this game: those on every sheet and those of the dungeon card. */
export function wallsOf(setting: Setting, board: Board): Pair[] {
	const card = setting.dungeons.find((dungeon) => dungeon.id === board.dungeon);
	return [...setting.walls, ...(card?.walls ?? [])];
}

/** The rooms as one party's sheet shows them. */
export function roomViews(setting: Setting, board: Board, party: Party): RoomView[] {
	const explored = new Set(party.explored);
	const killed = new Set(party.killed);
	const gone = new Set([...party.gems_gone, ...party.gems_taken]);
	return setting.rooms.map((room) => {
		const boss = board.bosses.find((one) => one.room === room.id && one.boss !== null);
		return {
			room: room.id,
			minion: room.minion ?? '',
			level: room.level,
			trap: room.trap,
			treasure: room.treasure ?? '',
			gem: room.gem ?? '',
			boss: boss?.boss ? { stage: boss.stage, id: boss.boss, behind: boss.fought } : null,
			explored: explored.has(room.id),
			killed: killed.has(room.id),
			// A gem that was taken on a visit fades with its room; one that is out of reach is crossed out.
			gone:
				room.gem !== null &&
				gone.has(room.gem) &&
				!(explored.has(room.id) && party.gems_taken.includes(room.gem)),
		};
	});
}

/** A boss card on the table. */
export function bossCard(setting: Setting, id: string | null): Boss | null {
	return setting.bosses.find((boss) => boss.id === id) ?? null;
}

/** A text of the pack in the speaker's language. */
export function textOf(setting: Setting, speaker: Speaker, kind: string, id: string): string {
	return setting.texts[kind]?.[id]?.[speaker.language] ?? '';
}

/** The fame of a complete item: its own, and 1 for each of its two boxes (PD-12.1). */
export function itemFame(setting: Setting, id: string): number {
	return (setting.items.find((item) => item.id === id)?.fame ?? 0) + 2;
}

/** What an item does and what it is worth. */
export function itemText(setting: Setting, speaker: Speaker, id: string): string {
	const text = textOf(setting, speaker, 'item', id);
	return speaker.say('ui-pd-item-text', { text, fame: itemFame(setting, id) });
}

/** A hero's level. */
export function levelOf(party: Party, hero: string): number {
	return party.heroes.find((one) => one.hero === hero)?.level ?? 1;
}

/** Whether an item is complete. */
export function hasItem(party: Party, item: string): boolean {
	return party.items.some((one) => one.item === item && one.complete);
}

/** The boss that comes next: the first one that has not been fought. */
export function nextStage(board: Board): number {
	return board.bosses.find((boss) => !boss.fought)?.stage ?? 3;
}

/**
 * The rooms beside a room that no drawn border shuts off, for a sketch of how a walk may go on.
 * What may really be chosen is what the table offers after the step.
 */
export function openRooms(setting: Setting, board: Board, party: Party, room: string): string[] {
	const same = (pair: Pair, other: string) => pair.includes(room) && pair.includes(other);
	const shut = [
		...(hasItem(party, 'cloak') ? [] : wallsOf(setting, board)),
		...(hasItem(party, 'medallion') ? [] : setting.river),
	];
	return setting.rooms
		.map((one) => one.id)
		.filter(
			(other) =>
				setting.passages.some((passage) => same(passage.rooms, other) && other !== room) ||
				(adjoin(room, other) && !shut.some((pair) => same(pair, other))),
		);
}

/** A party's power once a choice has been played, reckoned from what its preview changes (PD-8.3). */
export function powerAfter(
	setting: Setting,
	party: Party,
	stage: number,
	boss: Boss,
	after: (field: string, now: number) => number,
): number | null {
	const now = party.bosses[stage - 1]?.power;
	if (now === null || now === undefined) return null;
	const rise = (hero: string) => after(hero, levelOf(party, hero)) - levelOf(party, hero);
	let power = now + after('health', party.health) - party.health + rise(boss.weakness);
	const { gift_level: gift, power: bonus } = setting.tracks;
	if (levelOf(party, 'warrior') < gift && after('warrior', levelOf(party, 'warrior')) >= gift)
		power += bonus.warrior ?? 0;
	if (!hasItem(party, 'sword') && after('sword', 0) >= 2) power += bonus.sword ?? 0;
	return power;
}
