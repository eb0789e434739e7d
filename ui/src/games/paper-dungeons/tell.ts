/** The log: one's own deeds sentence by sentence, a rival's round in one line, the table's news between. */

import type { TableStore } from '$ui/net/table.svelte.ts';
import type { GameEvent, Name } from '$ui/net/types.ts';
import { once } from '$ui/parts/log.ts';
import { shortNames } from '$ui/parts/seats.ts';
import { type Args, isName, type Speaker } from '$ui/words/speaker.ts';
import type { LogLine } from '../types.ts';
import { textOf } from './scene.ts';
import { BOSS_ICON, HERO_ICON, ITEM_ICON, MINION_ICON } from './signs.ts';
import type { Setting } from './types.ts';

/** Events that another one tells as well, or that the next question shows. */
const SILENT = new Set([
	'sheet_taken',
	'noticed',
	'visits_counted',
	'alignment_marked',
	'die_used',
	'missions_left',
	'chapter_scored',
	'talents_dealt',
	'goals_dealt',
	'talent_kept',
	'goal_kept',
]);

/** What a rival does on a sheet of their own: told together in a line. */
const DEEDS = new Set([
	'levelled',
	'half_made',
	'item_complete',
	'potion_brewed',
	'potion_lost',
	'gem_taken',
	'gem_placed',
	'gem_lost',
	'minion_defeated',
	'minion_killed',
	'entered',
	'trap_sprung',
	'wounded',
	'reward_lost',
	'die_used',
]);

const ICONS: Record<string, string> = {
	dungeon_laid: 'treasure-map',
	boss_drawn: 'death-skull',
	missions_laid: 'tied-scroll',
	cards_shown: 'tied-scroll',
	round_started: 'hourglass',
	rolled: 'rolling-dices',
	half_made: 'anvil-impact',
	potion_brewed: 'round-potion',
	potion_lost: 'round-potion',
	gem_taken: 'cut-diamond',
	gem_placed: 'cut-diamond',
	gem_lost: 'cut-diamond',
	gems_crossed_out: 'cut-diamond',
	gems_vanish: 'cut-diamond',
	entered: 'boot-prints',
	trap_sprung: 'wolf-trap',
	wounded: 'broken-heart',
	resurrected: 'angel-wings',
	reward_lost: 'hazard-sign',
	mission_claimed: 'tied-scroll',
	reward_won: 'laurel-crown',
};

const idOf = (value: unknown): string => (isName(value) ? value.id : '');

function iconOf(event: GameEvent, setting: Setting): string {
	if (event.kind === 'levelled') return HERO_ICON[idOf(event.args.hero)] ?? 'upgrade';
	if (event.kind === 'item_complete') return ITEM_ICON[idOf(event.args.item)] ?? 'anvil-impact';
	if (event.kind.startsWith('minion_')) return MINION_ICON[minionOf(event, setting).id] ?? 'crossed-swords';
	if (event.kind.startsWith('boss_')) return BOSS_ICON[idOf(event.args.boss)] ?? 'death-skull';
	return ICONS[event.kind] ?? 'quill-ink';
}

function minionOf(event: GameEvent, setting: Setting): Name & { level: number } {
	const room = setting.rooms.find((one) => one.id === event.args.room);
	return { kind: 'minion', id: room?.minion ?? '', level: room?.level ?? 0 };
}

/** One event as a sentence. */
export function sentenceOf(
	event: GameEvent,
	table: Pick<TableStore, 'speaker' | 'seat' | 'seats' | 'players'>,
	setting: Setting,
): string {
	const { speaker } = table;
	const more: Args = {};
	switch (event.kind) {
		case 'gems_crossed_out':
			more.count = String(event.args.gems).split(' ').length;
			break;
		case 'missions_laid':
			more.missions = String(event.args.missions)
				.split(' ')
				.map((id) => `${speaker.name({ kind: 'mission', id })} (${textOf(setting, speaker, 'mission', id)})`)
				.join('; ');
			break;
		case 'dungeon_laid': {
			const letter = idOf(event.args.dungeon);
			more.letter = letter;
			more.story = textOf(setting, speaker, 'dungeon', letter);
			break;
		}
		case 'rolled': {
			const faces = String(event.args.roll).split(' ');
			const dice = (some: readonly string[]) =>
				some
					.filter((face) => face !== 'skull')
					.map((face) => speaker.say(`die-${face}`))
					.join(', ') || '–';
			return speaker.say('event-rolled', {
				white: dice(faces.slice(0, 3)),
				black: dice(faces.slice(3)),
				skulls: Number(event.args.skulls),
			});
		}
		case 'round_started':
			return speaker.say('ui-pd-round', { round: Number(event.args.round), stage: Number(event.args.stage) });
		case 'reward_won': {
			const seat = Number(event.args.seat) - 1;
			more.who = seat === table.seat ? 'you' : 'other';
			more.player = shortNames(table)[seat] ?? '';
			break;
		}
		case 'minion_defeated':
		case 'minion_killed': {
			const minion = minionOf(event, setting);
			more.minion = { kind: minion.kind, id: minion.id };
			more.level = minion.level;
			break;
		}
		default:
			break;
	}
	return speaker.event(event, table.seat, shortNames(table), more);
}

/** What a party did, in a few words each. */
export function deeds(events: readonly GameEvent[], speaker: Speaker): string[] {
	const told: string[] = [];
	const of = (kind: string) => events.filter((event) => event.kind === kind);
	const rooms = of('entered').map((event) => String(event.args.room));
	if (rooms.length > 0) told.push(speaker.say('deed-walked', { rooms: rooms.join(' ') }));
	const levels = new Map<string, number>();
	for (const event of of('levelled')) levels.set(idOf(event.args.hero), Number(event.args.level));
	for (const [id, level] of levels)
		told.push(speaker.say('deed-levelled', { hero: { kind: 'hero', id }, level }));
	const whole = new Set(of('item_complete').map((event) => idOf(event.args.item)));
	const halves = new Set(of('half_made').map((event) => idOf(event.args.item)));
	for (const id of halves)
		if (!whole.has(id)) told.push(speaker.say('deed-half', { item: { kind: 'item', id } }));
	for (const id of whole) told.push(speaker.say('deed-item', { item: { kind: 'item', id } }));
	const potions = of('potion_brewed').length;
	if (potions > 0) told.push(speaker.say('deed-potions', { count: potions }));
	const minions = of('minion_defeated').length + of('minion_killed').length;
	if (minions > 0) told.push(speaker.say('deed-minions', { count: minions }));
	const gems = of('gem_taken').map((event) => String(event.args.gem));
	if (gems.length > 0) told.push(speaker.say('deed-gems', { gems: gems.join(' '), count: gems.length }));
	const bonus = of('gem_placed').length - gems.length;
	if (bonus > 0) told.push(speaker.say('deed-bonus-gems', { count: bonus }));
	const wounds = of('wounded').reduce((sum, event) => sum + Number(event.args.wounds), 0);
	if (wounds > 0) told.push(speaker.say('deed-wounds', { count: wounds }));
	return told;
}

/** The log of a table, oldest first. */
export function tell(table: TableStore, events: readonly GameEvent[]): LogLine[] {
	const setting = table.setting as Setting | null;
	if (!setting) return [];
	const lines: LogLine[] = [];
	const sentence = once(table, (event) => sentenceOf(event, table, setting));
	let held: { seat: number; at: number; events: GameEvent[] } | null = null;
	let afterRoll = false;
	const flush = () => {
		if (held === null) return;
		const told = deeds(held.events, table.speaker);
		if (told.length > 0) {
			const player = shortNames(table)[held.seat] ?? '';
			const text = table.speaker.say('rival-round', { player, deeds: told.join('; ') });
			lines.push({ at: held.at, icon: 'quill-ink', text, rule: 'PD-2.4', seat: held.seat });
		}
		held = null;
	};
	for (const [at, event] of events.entries()) {
		const rival = event.seat >= 0 && event.seat !== table.seat;
		const skull: boolean = afterRoll && event.kind === 'wounded';
		afterRoll = event.kind === 'rolled' || skull;
		if (rival && DEEDS.has(event.kind)) {
			if (skull) continue;
			if (held !== null && held.seat !== event.seat) flush();
			held ??= { seat: event.seat, at, events: [] };
			held.events.push(event);
			continue;
		}
		if (SILENT.has(event.kind) || (rival && event.kind === 'gems_crossed_out')) continue;
		flush();
		lines.push({
			at,
			icon: iconOf(event, setting),
			text: sentence(event),
			rule: event.rule,
			seat: event.seat,
			...(event.kind === 'round_started' ? { heading: true } : {}),
		});
	}
	flush();
	return lines;
}
