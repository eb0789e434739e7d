// The move in hand: which die, what for, on what. It knows no rule: each pick narrows down the choices that the table
// offers, and the last one that is left is played.
import { untrack } from 'svelte';
import { steady } from '$ui/net/same.ts';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Change, Choice, Reason } from '$ui/net/types.ts';
import { capital } from '$ui/words/speaker.ts';
import type { Action, Chip, Plan } from '../types.ts';
import { UNASKED } from '../whys.ts';
import { actions, byDie, byTarget, dieOf, type Question, question, target } from './choices.ts';
import { brewCode, craftCode, heroOf, killCode, levelCode, stepCode } from './codes.ts';
import { bold, sentence, stepDetail, type Tag, tags } from './consequences.ts';
import { detail, doing, goalText, roomSmall, spoken, talentText } from './phrases.ts';
import { causeOf } from './rewards.ts';
import type { RoomView } from './rooms.ts';
import { front, hasItem, levelOf, openRooms, roomViews } from './scene.ts';
import { ACTION_ICON, HERO_ICON, ITEM_ICON, TALENT_ICON } from './signs.ts';
import { newest, type RoundSummary, rounds } from './summary.ts';
import { deeds } from './tell.ts';
import type { Board, Party, Setting } from './types.ts';

/** How many rounds' ends each seat of a table has been told; it outlives the page behind the curtain. */
const told = new WeakMap<TableStore, Map<number | null, number>>();
const UNCHANGED: readonly Change[] = [];

export class Desk implements Plan {
	readonly table: TableStore;
	/** The die that is picked, by its place on the tray. */
	die = $state<number | null>(null);
	/** The action that is picked. */
	kind = $state<string | null>(null);
	/** The hero or item that is picked, as choices point at it. */
	thing = $state<string | null>(null);
	/** What one looks at: a choice, by its code. */
	armed = $state<number | null>(null);
	/** Whether one looks at the map. */
	#onMap = $state(false);
	/** What one looks at on the map: a room that may be reached after the next step. */
	beyond = $state<string | null>(null);
	/** The room to walk on to once the step before it is done, and the moment at which that was wished. */
	#wish = $state.raw<{ room: string; version: number } | null>(null);
	/** What the table answered to "why not", by code. */
	#whys = $state.raw(UNASKED);
	/** The blocked thing that one asks about. */
	#asked = $state<number | null>(null);
	/** The round whose end has been told last, counted from 1. */
	#told = $state(0);

	constructor(table: TableStore) {
		this.table = table;
		// Before anything is drawn, or it would be drawn twice.
		$effect.pre(() => {
			// Another moment of the game: whatever was picked belongs to the one before.
			void this.table.frame;
			this.#clear();
			this.#whys = UNASKED;
			this.#hear();
		});
		// Whoever does the next thing has read what happened.
		$effect(() => {
			if (this.table.busy) untrack(() => this.closeNews());
		});
		$effect(() => this.#walkOn());
		$effect(() => this.#askWhys());
	}

	setting = $derived.by(() => this.table.setting as Setting | null);
	board = $derived.by(() => this.table.board as Board | null);
	party = $derived.by<Party | null>(() => (this.board ? front(this.board) : null));
	/** What may be chosen. It stays in view while a move is on its way, so that the lintel does not flicker. */
	choices = $derived.by<readonly Choice[]>(() => (this.table.still ? [] : (this.table.frame?.choices ?? [])));
	asks = $derived.by<Question>(() => question(this.choices));
	rooms = $derived.by<RoomView[]>(
		steady(() =>
			this.setting && this.board && this.party ? roomViews(this.setting, this.board, this.party) : [],
		),
	);
	#views = $derived.by(() => new Map(this.rooms.map((view) => [view.room, view])));

	/** The number of the picked die; 0 for none. */
	face = $derived.by(() => (this.die === null ? 0 : (this.board?.dice[this.die]?.number ?? 0)));
	/** The choices that fit what is picked. */
	left = $derived.by<Choice[]>(() =>
		this.choices.filter(
			(choice) =>
				(this.face === 0 || dieOf(choice) === this.face) &&
				(this.kind === null || choice.kind === this.kind) &&
				(this.thing === null || choice.targets.includes(this.thing)),
		),
	);
	/** The dice that may be taken, by their number. */
	dice = $derived.by<ReadonlySet<number>>(
		steady(() => {
			const fitting = this.choices.filter(
				(choice) =>
					(this.kind === null || choice.kind === this.kind) &&
					(this.thing === null || choice.targets.includes(this.thing)),
			);
			return new Set((this.kind === null ? this.choices : fitting).map(dieOf).filter((die) => die > 0));
		}),
	);
	/** Whether the dice have to do with what is asked. */
	wantsDice = $derived.by(() => (this.asks === 'walk' || this.asks === 'die') && this.chips.length <= 4);
	/** The choice that one looks at. */
	looked = $derived.by<Choice | null>(
		() => this.choices.find((choice) => choice.code === this.armed) ?? null,
	);
	/** What the choice in view changes: meters and tracks show it dashed. */
	preview = $derived.by<readonly Change[]>(() => this.looked?.preview ?? UNCHANGED);

	// --- What happened -----------------------------------------------------------------------------------------------

	/** The rounds so far, oldest first; the last one may be in progress. */
	rounds = $derived.by<RoundSummary[]>(() => rounds(this.table.events, this.#round));
	#round = $derived.by(() => this.board?.round ?? 0);
	/** The round, counted from 1, whose end is to be told; 0 for none. */
	news = $derived.by(() => {
		const at = this.table.still || this.table.over ? 0 : newest(this.rounds);
		return at > this.#told ? at : 0;
	});

	/** Notices what has been told. Whoever comes to a table, or back to it, knows what has happened there before. */
	#hear(): void {
		const { table } = this;
		if (!table.frame) return;
		untrack(() => {
			const known = told.get(table) ?? new Map<number | null, number>();
			told.set(table, known);
			const before = known.get(table.seat) ?? newest(this.rounds);
			known.set(table.seat, before);
			this.#told = before;
		});
	}

	/** What happened is read. */
	closeNews(): void {
		if (this.news === 0) return;
		told.get(this.table)?.set(this.table.seat, this.news);
		this.#told = this.news;
	}

	// --- The map -----------------------------------------------------------------------------------------------------

	/** Rooms that may be chosen now, with the choice. */
	roomChoices = $derived.by<ReadonlyMap<string, Choice>>(() => {
		const found = new Map<string, Choice>();
		for (const [room, group] of byTarget(this.choices, 'room')) {
			if (group[0]) found.set(room, group[0]);
		}
		for (const [gem, group] of byTarget(this.choices, 'gem')) {
			const room = this.rooms.find((view) => view.gem === gem)?.room;
			if (room && group[0]) found.set(room, group[0]);
		}
		return found;
	});
	targets = $derived.by<ReadonlyMap<string, readonly Tag[]>>(
		steady(
			() =>
				new Map(
					[...this.roomChoices].map(([room, choice]) => {
						const view = this.view(room);
						return [
							room,
							view && choice.kind === 'step' ? tags(choice, view, this.setting?.tracks.resurrection) : [],
						];
					}),
				),
		),
	);
	/** The room that one looks at for the next step. */
	via = $derived.by<string | null>(() => (this.looked?.kind === 'step' ? target(this.looked, 'room') : null));
	/** Rooms that a further step may reach. */
	later = $derived.by<ReadonlyMap<string, readonly Tag[]>>(
		steady(() => {
			if (!this.via || !this.setting || !this.board || !this.party || (this.board.own?.steps ?? 0) < 2)
				return new Map<string, readonly Tag[]>();
			const rooms = openRooms(this.setting, this.board, this.party, this.via);
			return new Map(
				rooms
					.filter((room) => room !== this.party?.room && !this.targets.has(room))
					.map((room): [string, readonly Tag[]] => [room, []]),
			);
		}),
	);
	/** The way that one looks at. */
	way = $derived.by<string[]>(
		steady(() => {
			if (!this.via) return [];
			return this.beyond && this.later.has(this.beyond) ? [this.via, this.beyond] : [this.via];
		}),
	);

	view(room: string): RoomView | null {
		return this.#views.get(room) ?? null;
	}

	/** One looks at a room, or at none. */
	armRoom(room: string | null): void {
		this.#onMap = room !== null;
		if (room !== null && this.later.has(room)) {
			this.beyond = room;
			return;
		}
		this.beyond = null;
		this.armed = room === null ? null : (this.roomChoices.get(room)?.code ?? this.armed);
	}

	/** A room is chosen: now, or as the room behind the next one. */
	pickRoom(room: string): void {
		const choice = this.roomChoices.get(room);
		this.#wish = null;
		if (choice) this.table.play(choice.code);
		else if (this.later.has(room) && this.looked) {
			const code = this.looked.code;
			this.#wish = { room, version: this.table.frame?.version ?? 0 };
			this.table.play(code);
		}
	}

	/** Goes on to the room that was wished for, if that is offered now. */
	#walkOn(): void {
		const wish = this.#wish;
		if (wish === null || this.table.busy || this.table.frame?.version === wish.version) return;
		this.#wish = null;
		const next = this.choices.find(
			(choice) => choice.kind === 'step' && target(choice, 'room') === wish.room,
		);
		if (next) this.table.play(next.code);
	}

	/** Asks why one cannot go to a room. */
	whyRoom(room: string): void {
		if (this.asks === 'walk') void this.#why(stepCode(room));
		else if (this.asks === 'kill') void this.#why(killCode(room));
	}

	// --- Picking -----------------------------------------------------------------------------------------------------

	/** A die is taken off the tray, or put back. */
	pickDie(place: number): void {
		const number = this.board?.dice[place]?.number ?? 0;
		if (!byDie(this.choices).has(number)) return;
		if (this.die === place) {
			this.#clear();
			return;
		}
		this.die = place;
		if (this.kind !== null && this.left.length === 1) this.#play(this.left);
		else if (this.left.length === 0) this.#pick(null, null);
	}

	/** An action is picked. */
	pickKind(kind: string): void {
		this.#pick(kind, null);
		if (this.left.length === 1) this.#play(this.left);
	}

	/** A hero or an item is picked where it lies. */
	pickThing(thing: string): void {
		const fitting = this.choicesFor(thing);
		if (fitting.length === 1) this.#play(fitting);
		else if (fitting[0]) this.#pick(fitting[0].kind, thing);
	}

	/** The choices that may be made on the sheet. Of those that take a die only the ones for what is picked. */
	#onSheet = $derived.by<readonly Choice[]>(() =>
		this.asks === 'die' && this.face === 0 && this.kind === null ? [] : this.left,
	);
	/** The heroes that may be chosen where they stand. */
	heroes = $derived.by<ReadonlySet<string>>(steady(() => new Set(byTarget(this.#onSheet, 'hero').keys())));
	/** The items that may be chosen where they lie. */
	items = $derived.by<ReadonlySet<string>>(steady(() => new Set(byTarget(this.#onSheet, 'item').keys())));

	/** The choices that point at a hero or an item. */
	choicesFor(thing: string): Choice[] {
		return this.#onSheet.filter((choice) => choice.targets.includes(thing));
	}

	/** One looks at a thing: what it would bring is shown if there is but one way. */
	armThing(thing: string | null): void {
		const choices = thing === null ? [] : this.choicesFor(thing);
		this.armed = choices.length === 1 ? (choices[0]?.code ?? null) : null;
	}

	#pick(kind: string | null, thing: string | null): void {
		this.kind = kind;
		this.thing = thing;
		this.armed = null;
		this.#asked = null;
	}

	#clear(): void {
		this.die = null;
		this.beyond = null;
		this.#pick(null, null);
	}

	#play(choices: readonly Choice[]): void {
		const only = choices[0];
		if (only) this.table.play(only.code);
	}

	back(): boolean {
		if (this.news > 0) this.closeNews();
		else if (this.#asked !== null) this.#asked = null;
		else return this.#stepBack();
		return true;
	}

	/** Takes back one part of the move in hand, whatever else lies open; false when there is none. */
	#stepBack(): boolean {
		if (this.thing !== null)
			this.#pick(this.kind === 'level' || this.kind === 'craft' ? this.kind : null, null);
		else if (this.kind !== null) this.#pick(null, null);
		else if (this.die !== null) this.#clear();
		else return false;
		return true;
	}

	// --- Why not -----------------------------------------------------------------------------------------------------

	/** The codes of the actions that the picked die does not offer. */
	#blocked = $derived.by<{ kind: string; code: number }[]>(() => {
		if (this.asks !== 'die' || this.face === 0 || this.kind !== null) return [];
		const offered = new Set(this.left.map((choice) => choice.kind));
		const hero = heroOf(this.face);
		const found: { kind: string; code: number }[] = [];
		if (!offered.has('level') && hero) found.push({ kind: 'level', code: levelCode(this.face, hero) });
		if (!offered.has('craft')) found.push({ kind: 'craft', code: craftCode(this.face, 'crown') });
		if (!offered.has('brew')) found.push({ kind: 'brew', code: brewCode(this.face) });
		return found;
	});

	#askWhys(): void {
		for (const { code } of this.#blocked) void this.#learn(code);
	}

	async #learn(code: number): Promise<Reason | null> {
		const known = this.#whys.get(code);
		if (known !== undefined) return known;
		const frame = this.table.frame;
		const reason = await this.table.why(code);
		if (frame === this.table.frame) this.#whys = new Map(this.#whys).set(code, reason);
		return reason;
	}

	async #why(code: number): Promise<void> {
		await this.#learn(code);
		this.#asked = code;
	}

	/** The answer to the last "why not", in words. */
	#because = $derived.by(() => {
		const reason = this.#asked === null ? null : this.#whys.get(this.#asked);
		return reason ? this.table.speaker.reason(reason) : '';
	});

	// --- What the lintel says ----------------------------------------------------------------------------------------

	get question(): string {
		const { speaker } = this.table;
		if (!this.board || !this.party) return '';
		switch (this.asks) {
			case 'die':
				return this.#askDie();
			case 'walk':
				return speaker.say('ui-pd-ask-walk', { room: this.party.room ?? 'outside' });
			case 'wound':
				return speaker.say('ask-heart');
			case 'done':
				if (this.board.block === 'keep') return speaker.say('ui-pd-ask-keep');
				if (this.board.block === 'wounds' || this.board.block === 'reward')
					return speaker.say('ui-pd-ask-settled', { block: this.board.block });
				return speaker.say('ui-pd-ask-done', { round: this.board.round });
			case 'none':
			case 'other':
				return '';
			case 'goal':
				return speaker.say('ui-pd-ask-goal');
			default:
				return speaker.say(`ask-${this.asks}`);
		}
	}

	#askDie(): string {
		const { speaker } = this.table;
		if (this.kind === 'level' && !this.thing && this.#things('hero').length > 1)
			return speaker.say('ui-pd-ask-hero');
		if (this.kind === 'craft' && !this.thing && this.#things('item').length > 1)
			return speaker.say('ui-pd-ask-item');
		if (this.face > 0) return capital(speaker.say('ask-use', { die: speaker.say(`die-${this.face}`) }));
		if (this.kind !== null) return speaker.say('ui-pd-ask-which-die');
		return speaker.say('ask-die', {
			number: Math.min(3, Math.max(1, 4 - (this.board?.own?.dice_left ?? 3))),
		});
	}

	get line(): string {
		const { speaker } = this.table;
		const { board, party, setting } = this;
		if (!board || !party || !setting) return '';
		if (this.#because) return this.#because;
		if (this.beyond && this.via)
			return speaker.say('ui-pd-line-beyond', { via: this.via, room: this.beyond });
		if (this.looked) {
			const said = this.#details(this.looked);
			if (said) return bold(sentence(said));
		}
		switch (this.asks) {
			case 'die':
				return speaker.say('ui-pd-line-die', { left: Math.max(0, (board.own?.dice_left ?? 1) - 1) });
			case 'walk':
				return bold(speaker.say('ui-pd-line-walk', { steps: board.own?.steps ?? 0 }));
			case 'done':
				return this.#lineDone(board, party, setting);
			case 'goal':
				return speaker.say('ui-pd-line-goal');
			case 'talent':
				return speaker.say('ui-pd-line-talent');
			default:
				return this.#lineReward(board, party, setting);
		}
	}

	/** What one is about to close. */
	#lineDone(board: Board, party: Party, setting: Setting): string {
		const { speaker, events } = this.table;
		if (board.block === 'keep' && party.talent && party.goal) {
			return speaker.say('ui-pd-line-keep', {
				talent: { kind: 'talent', id: party.talent },
				goal: { kind: 'goal', id: party.goal.goal },
				others: setting.seats === 1 ? 'none' : setting.secret_cards ? 'never' : 'then',
			});
		}
		if (board.block === 'wounds' || board.block === 'reward') {
			const mark = board.block === 'reward' ? 'reward_won' : 'boss_fought';
			const since = events.slice(events.findLastIndex((event) => event.kind === mark) + 1);
			const own = deeds(
				since.filter((event) => event.seat === party.seat),
				speaker,
			);
			if (own.length > 0)
				return bold(speaker.say('ui-pd-line-settled', { block: board.block, deeds: own.join('; ') }));
		}
		return setting.seats === 1 ? '' : speaker.say('ui-pd-line-done');
	}

	/** What a reward is for, where that is certain. */
	#lineReward(board: Board, party: Party, setting: Setting): string {
		const { speaker, events } = this.table;
		const cause = causeOf(this.asks, events, party, setting);
		if (cause) return speaker.say(cause.message, cause.args);
		// Before the first round nothing but the talent gives anything.
		if (board.block !== 'talents' || !party.talent) return '';
		return speaker.say('ui-pd-why-talent', { talent: { kind: 'talent', id: party.talent } });
	}

	/** What a choice brings, in words. */
	#details(choice: Choice): string {
		const { speaker } = this.table;
		if (!this.party || !this.setting) return '';
		const room = target(choice, 'room');
		const view = room === null ? null : this.view(room);
		if (choice.kind === 'step' && view) {
			const party = this.party;
			const facing = (minion: string) =>
				this.setting?.heroes.find((hero) => hero.minion === minion)?.id ?? '';
			return `${view.room}: ${stepDetail(speaker, view, choice, facing, (hero) => levelOf(party, hero), hasItem(party, 'armour'), this.setting.tracks.resurrection)}`;
		}
		return detail(speaker, this.setting, choice, this.party);
	}

	/** The different heroes or items among what is left. */
	#things(sort: string): string[] {
		return [...byTarget(this.left, sort).keys()];
	}

	chips = $derived.by<readonly Chip[]>(() => {
		if (!this.setting || !this.board || !this.party) return [];
		switch (this.asks) {
			case 'die':
				return this.#dieChips();
			case 'done':
			case 'none':
				return [];
			default:
				return this.choices.filter((choice) => choice.kind !== 'stop').map((choice) => this.#chip(choice));
		}
	});

	#dieChips(): Chip[] {
		const sort = this.kind === 'level' ? 'hero' : this.kind === 'craft' ? 'item' : null;
		if (sort && this.thing === null && this.#things(sort).length > 1) {
			return [...byTarget(this.left, sort)].map(([id, group]) => this.#thingChip(sort, id, group));
		}
		// With an action in hand and the die still open all actions stay in view, so that another can be taken instead.
		const open = this.choices.filter((choice) => this.face === 0 || dieOf(choice) === this.face);
		const offered = new Map(actions(open).map((action) => [action.kind, action.choices]));
		const chips: Chip[] = [];
		for (const kind of ['level', 'craft', 'brew', 'move']) {
			const group = offered.get(kind);
			const blocked = this.#blocked.find((one) => one.kind === kind);
			if (group) chips.push(this.#actionChip(kind, group));
			else if (blocked) chips.push(this.#blockedChip(kind, blocked.code));
		}
		return chips;
	}

	#actionChip(kind: string, group: readonly Choice[]): Chip {
		const { speaker } = this.table;
		const only = group.length === 1 ? (group[0] ?? null) : null;
		const said = doing(speaker, this.setting as Setting, this.party as Party, kind, group);
		return {
			id: kind,
			icon: ACTION_ICON[kind] ?? 'rolling-dices',
			text: said.text,
			small: said.small,
			on: this.kind === kind,
			run: () => this.pickKind(kind),
			...this.#looks(only),
		};
	}

	#thingChip(sort: string, id: string, group: readonly Choice[]): Chip {
		const choice = group[0] as Choice;
		const chip = this.#chip(choice);
		return { ...chip, id: `${sort}-${id}`, run: () => this.pickThing(`${sort}:${id}`) };
	}

	#blockedChip(kind: string, code: number): Chip {
		const { speaker } = this.table;
		const reason = this.#whys.get(code);
		return {
			id: kind,
			icon: ACTION_ICON[kind] ?? 'padlock',
			text: speaker.say(`ui-pd-do-${kind}`),
			small: reason ? speaker.reason(reason) : '',
			blocked: reason?.rule ?? '',
			run: () => void this.#why(code),
		};
	}

	#chip(choice: Choice): Chip {
		const { speaker } = this.table;
		const setting = this.setting as Setting;
		const party = this.party as Party;
		const hero = target(choice, 'hero');
		const item = target(choice, 'item');
		const room = target(choice, 'room');
		const view = room === null ? null : this.view(room);
		const icon = hero
			? HERO_ICON[hero]
			: item
				? ITEM_ICON[item]
				: choice.kind === 'talent'
					? TALENT_ICON[target(choice, 'talent') ?? '']
					: choice.kind === 'goal'
						? 'tied-scroll'
						: ACTION_ICON[choice.kind];
		let small = detail(speaker, setting, choice, party);
		if (choice.kind === 'step' && view) small = roomSmall(speaker, view, choice);
		if (choice.kind === 'talent') small = talentText(speaker, setting, target(choice, 'talent') ?? '');
		if (choice.kind === 'goal') small = goalText(speaker, setting, target(choice, 'goal') ?? '');
		return {
			id: String(choice.code),
			icon: icon ?? 'rolling-dices',
			text: this.said(choice),
			small,
			on: this.armed === choice.code && choice.kind === 'step',
			run: () => this.table.play(choice.code),
			...this.#looks(choice),
		};
	}

	/** A chip that one points at shows on the sheet what it would bring. */
	#looks(choice: Choice | null): { look?: (on: boolean) => void } {
		if (!choice) return {};
		return {
			look: (on) => {
				this.#onMap = false;
				if (on) this.armed = choice.code;
				else if (this.armed === choice.code) this.armed = null;
			},
		};
	}

	/** A choice as a verb with its object. */
	said(choice: Choice): string {
		const room = target(choice, 'room');
		return spoken(
			this.table.speaker,
			choice,
			this.party?.room ?? null,
			room === null ? null : this.view(room),
		);
	}

	get primary(): Action | null {
		const { speaker } = this.table;
		if (this.asks === 'done') {
			const choice = this.choices[0] as Choice;
			const { round = 0, block = '' } = this.board ?? {};
			// Each block ends with an answer of its own, so that nobody thinks that the last click was lost.
			let text = speaker.say('ui-pd-end', { round });
			if (block === 'keep') text = speaker.say('ui-pd-keep');
			else if (block === 'wounds' || block === 'reward') text = speaker.say('ui-pd-go-on');
			return { text, run: () => this.table.play(choice.code) };
		}
		if (this.asks === 'walk' && this.via && this.#onMap) {
			const to = this.way.at(-1) as string;
			return { text: speaker.say('choice-step', { room: to }), run: () => this.pickRoom(to) };
		}
		if (this.asks === 'die' && this.face > 0) {
			// What one merely points at makes no button: chips would give way to it, and the pointer would lose them.
			const only = this.left.length === 1 ? this.left[0] : null;
			if (only) return { text: this.said(only), run: () => this.table.play(only.code) };
		}
		return null;
	}

	get secondary(): Action | null {
		const stop = this.choices.find((choice) => choice.kind === 'stop');
		if (stop) return { text: this.said(stop), run: () => this.table.play(stop.code) };
		if (this.kind !== null) {
			return { text: this.table.speaker.say('ui-pd-back'), run: () => void this.#stepBack() };
		}
		return null;
	}

	key(event: KeyboardEvent): boolean {
		// The dice by their place: Shift and 1 to 6, since bare figures take chips.
		if (this.asks !== 'die' || !event.shiftKey || !/^Digit[1-6]$/.test(event.code)) return false;
		this.pickDie(Number(event.code.slice(5)) - 1);
		return true;
	}
}
