// The move in hand: where the drawn card goes, which way the dog takes. It knows no rule: it only sorts the choices that
// the table offers, by where they lie on the map.
import { untrack } from 'svelte';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Choice, Reason } from '$ui/net/types.ts';
import { keyed, keys } from '$ui/parts/keys.svelte.ts';
import { capital } from '$ui/words/speaker.ts';
import type { Action, Chip, Plan } from '../types.ts';
import { UNASKED } from '../whys.ts';
import { EXPLORE, LEAVE, moves, placeCode, SLEEP, stepCode } from './codes.ts';
import { beside, type Cell, cellOf, keyOf, letterOf, outsOf, route, sideTo } from './geometry.ts';
import { Pencil } from './pencil.svelte.ts';
import {
	besideWords,
	cardFacts,
	cardName,
	cardOf,
	detail,
	edgeWords,
	joinsOf,
	joinWords,
	sideWord,
	signed,
	spoken,
	trophyWord,
} from './phrases.ts';
import { deedIcon, roomIcon } from './signs.ts';
import { changed, type QuestShift, questShifts, shifted, trophyShifts } from './trial.ts';
import {
	type Board,
	type Card,
	type Path,
	type Placement,
	type PlayerBoard,
	type Room,
	type Setting,
	SIDES,
	type Side,
	type Turn,
} from './types.ts';

export type Question = 'none' | 'dog' | 'quest' | 'turn' | 'place' | 'rotate' | 'way' | 'room' | 'confirm';

const ASKS: Record<string, Question> = {
	dog: 'dog',
	quest: 'quest',
	explore: 'turn',
	leave: 'turn',
	sleep: 'turn',
	place: 'place',
	rotate: 'rotate',
	turn: 'way',
	step: 'way',
	break: 'way',
	jump: 'way',
	out: 'way',
	confirm: 'confirm',
};

/** So many places are told with what they bring. */
const MANY = 6;

/** Why a room that lies further away is not walked to. */
const WHY = {
	decide: { rule: 'DD-51', message: 'doggos-room-first', args: {} },
	outside: { rule: 'DD-16', message: 'doggos-confirm-first', args: {} },
	paw: { rule: 'DD-13', message: 'doggos-rivals-paw', args: {} },
	covered: { rule: 'DD-26', message: 'doggos-trap-covered', args: {} },
	none: { rule: 'DD-14', message: 'ui-dd-far-none', args: {} },
	several: { rule: 'DD-12', message: 'ui-dd-far-several', args: {} },
} satisfies Record<string, Reason>;

/** What a set of choices asks. */
export function asked(choices: readonly Choice[]): Question {
	const first = choices[0];
	return first ? (ASKS[first.kind] ?? 'room') : 'none';
}

export class Desk implements Plan {
	readonly table: TableStore;
	readonly pencil: Pencil;
	/** Where the card is tried, as a cell. */
	spot = $state<string | null>(null);
	/** Where one merely points while nothing is tried. */
	pointed = $state<string | null>(null);
	/** How the card in hand is turned. */
	quarter = $state(0);
	/** The choice that one looks at, by its code. */
	looked = $state<number | null>(null);
	/** The room that one looks at, as a cell. */
	room = $state<string | null>(null);
	/** The side of the start room whose card is being turned. */
	turning = $state<Side | null>(null);
	/** Whether one looks at one's own quest though it lies face down. */
	peeking = $state(false);
	/** What a hint points at. */
	hints = $state.raw<readonly number[]>([]);
	#queue = $state.raw<readonly number[]>([]);
	#played = -1;
	#until = $state.raw<((path: Path | null) => boolean) | null>(null);
	#whys = $state.raw(UNASKED);
	#because = $state.raw<Reason | null>(null);
	#drawn = '';

	constructor(table: TableStore) {
		this.table = table;
		this.pencil = new Pencil(table);
		// Before anything is drawn, or it would be drawn twice.
		$effect.pre(() => {
			// Another moment of the game: whatever was picked belongs to the one before.
			void this.table.frame;
			untrack(() => this.#moment());
		});
		$effect(() => this.#goOn());
		$effect(() => this.#goBack());
		$effect(() => this.#askWhys());
		$effect(() => {
			const laid = this.#laidCodes;
			const spot = this.spot ?? '';
			untrack(() => this.pencil.lay(laid, spot));
		});
	}

	setting = $derived.by(() => this.table.setting as Setting | null);
	board = $derived.by(() => this.table.board as Board | null);
	own = $derived.by<PlayerBoard | null>(() =>
		this.board?.seat === null || !this.board ? null : (this.board.players[this.board.seat ?? 0] ?? null),
	);
	/** Whether the own secret quest lies face down: several play at this screen, and somebody may look over a shoulder. */
	covered = $derived.by(() => this.table.mine.length > 1 && !this.board?.over);
	/** What may be chosen. It stays in view while a move is on its way, so that the lintel does not flicker. */
	choices = $derived.by<readonly Choice[]>(() => (this.table.still ? [] : (this.table.frame?.choices ?? [])));
	asks = $derived.by<Question>(() => asked(this.choices));

	#moment(): void {
		this.looked = null;
		this.turning = null;
		this.peeking = false;
		this.hints = [];
		this.#because = null;
		this.#whys = UNASKED;
		const drawn = this.board?.drawn?.card ?? '';
		const chosen = this.board?.drawn?.chosen;
		if (drawn !== this.#drawn) {
			this.#drawn = drawn;
			this.quarter = 0;
			this.spot = null;
			this.pointed = null;
		}
		if (chosen) this.spot = keyOf({ x: chosen[0], y: chosen[1] });
		if (!this.placing) this.spot = null;
		if (this.placing && this.placements.length === 1) this.spot = keyOf(this.placements[0] as Placement);
	}

	// --- Several choices one after the other -------------------------------------------------------------------------

	#play(...codes: number[]): void {
		this.#queue = codes.slice(1);
		this.#played = this.table.frame?.version ?? -1;
		if (codes[0] !== undefined) this.table.play(codes[0]);
	}

	#goOn(): void {
		const [next, ...rest] = this.#queue;
		const version = this.table.frame?.version ?? -1;
		if (next === undefined || this.table.busy || version === this.#played) return;
		untrack(() => {
			if (this.choices.some((choice) => choice.code === next)) this.#play(next, ...rest);
			else {
				this.#queue = [];
				if (this.path?.mode === 'going' && moves(next)) void this.#why(next);
			}
		});
	}

	#goBack(): void {
		const until = this.#until;
		const frame = this.table.frame;
		if (!until || this.table.busy || !frame) return;
		untrack(() => {
			if (!frame.draft || frame.undo !== null || until(this.board?.path ?? null)) this.#until = null;
			else this.table.undo();
		});
	}

	// --- The card in hand --------------------------------------------------------------------------------------------

	/** The card that this seat has to place. */
	placing = $derived.by(() => this.asks === 'place' || this.asks === 'rotate');
	card = $derived.by<Card | null>(() =>
		this.setting && this.board?.drawn ? cardOf(this.setting, this.board.drawn.card) : null,
	);
	placements = $derived.by<readonly Placement[]>(() =>
		this.placing ? (this.board?.drawn?.placements ?? []) : [],
	);
	/** The placement that is tried, else the one that is pointed at. */
	placement = $derived.by<Placement | null>(() => this.#at(this.spot) ?? this.#at(this.pointed));
	/** How the card would lie there: turned as it is in hand, or the next way round that fits. */
	laid = $derived.by<Turn | null>(() => {
		const turns = this.placement?.turns ?? [];
		for (let more = 0; more < 4; more += 1) {
			const fits = turns.find((one) => one.turn === (this.quarter + more) % 4);
			if (fits) return fits;
		}
		return null;
	});
	#laidCodes = $derived.by<readonly number[]>(() =>
		this.placement && this.laid && this.spot ? [this.placement.code, this.laid.code] : [],
	);

	#at(key: string | null): Placement | null {
		return key === null ? null : (this.placements.find((one) => keyOf(one) === key) ?? null);
	}

	letter(placement: Placement): string {
		return letterOf(this.placements.indexOf(placement));
	}

	/** Its key: the letter, with Shift where that alone is a command of the table. R turns the card. */
	#keyOf(placement: Placement): string {
		const letter = this.letter(placement);
		if (letter.length > 1 || letter === 'R') return '';
		return keys.command({ code: `Key${letter}` }) ? `⇧${letter}` : letter;
	}

	/** The card is tried on a cell; on the one where it lies already it is turned, or the pencil goes through it. */
	pickSpot(key: string): void {
		if (!this.placing) return;
		if (this.spot === key && this.path) {
			this.pickRoom(key);
			return;
		}
		if (this.board?.drawn?.chosen && key !== this.spot) {
			// Another cell had been told to the table: that is taken back first.
			this.table.undo();
		}
		if (this.spot === key) this.rotate(1);
		else this.spot = key;
		this.#because = null;
	}

	/** Turns the card to the next way round that fits where it is tried; in hand it turns freely. */
	rotate(by: 1 | -1): void {
		if (!this.card) return;
		this.#because = null;
		const turns = this.placement?.turns.map((one) => one.turn);
		const from = this.laid?.turn ?? this.quarter;
		for (let more = 1; more <= 4; more += 1) {
			const next = (from + by * more + 8) % 4;
			if (!turns || turns.includes(next)) {
				this.quarter = next;
				return;
			}
		}
	}

	/** The card is laid. */
	lay(): void {
		const { placement, laid } = this;
		if (!placement || !laid || !this.placing) return;
		if (this.asks === 'rotate') this.#play(laid.code);
		else this.#play(placement.code, laid.code);
	}

	// --- The way out -------------------------------------------------------------------------------------------------

	/** Whether the dog really leaves; else the way is in pencil. */
	leaving = $derived.by(() => this.board?.path !== null && this.board?.path !== undefined);
	path = $derived.by<Path | null>(() => this.board?.path ?? this.pencil.path);
	/** The dungeon, with what the way would do to it. */
	rooms = $derived.by<readonly Room[]>(() =>
		this.leaving || !this.pencil.on || !this.pencil.sketch
			? (this.board?.rooms ?? [])
			: this.pencil.sketch.rooms,
	);
	/** What may follow on the way. */
	next = $derived.by<readonly Choice[]>(() => {
		if (this.leaving) return this.choices;
		return this.pencil.on ? ((this.pencil.sketch?.choices ?? []) as Choice[]) : [];
	});
	here = $derived.by<Cell | null>(() => this.path?.steps.at(-1) ?? null);
	/** Rooms that may be entered next, by cell. */
	targets = $derived.by<ReadonlyMap<string, Choice>>(() => {
		const found = new Map<string, Choice>();
		if (!this.here || this.path?.mode !== 'going') return found;
		for (const choice of this.next) {
			if (choice.kind === 'step') found.set(keyOf(beside(this.here, choice.args.side as Side)), choice);
			else if (choice.kind === 'jump') found.set(String(choice.args.cell), choice);
		}
		return found;
	});
	/** Walls that may be broken from here. */
	breaks = $derived.by<readonly { side: Side; choice: Choice }[]>(() =>
		this.path?.mode !== 'going'
			? []
			: this.next
					.filter((choice) => choice.kind === 'break')
					.map((choice) => ({ side: choice.args.side as Side, choice })),
	);
	out = $derived.by<Choice | null>(() => this.next.find((choice) => choice.kind === 'out') ?? null);
	/** Sides by which the dog may go out. */
	outs = $derived.by<readonly Side[]>(() => {
		const room = this.out && this.here ? this.roomAt(this.here) : undefined;
		// A door among them is locked to who has no key.
		return outsOf(room).filter((side) => this.#key || room?.ways[SIDES.indexOf(side)] === 'O');
	});
	/** Whether the dog has a key, there where it is on its way. */
	#key = $derived.by(() => {
		const player = this.leaving ? this.own : this.pencil.sketch?.players[this.board?.seat ?? 0];
		return (player?.keys ?? 0) > 0;
	});
	/** Cards beside the start room that may be turned, by side. */
	turnable = $derived.by<ReadonlyMap<Side, Choice[]>>(() => {
		const found = new Map<Side, Choice[]>();
		for (const choice of this.next) {
			if (choice.kind !== 'turn') continue;
			const side = choice.args.side as Side;
			found.set(side, [...(found.get(side) ?? []), choice]);
		}
		return found;
	});
	/** What may be done in the room just entered. */
	deeds = $derived.by<readonly Choice[]>(() => (this.path?.mode === 'room' ? this.next : []));
	/** How a card beside the start room would lie if it were turned as one looks at it. */
	preview = $derived.by<{ side: Side; turn: number } | null>(() => {
		const choice = this.next.find((one) => one.code === this.looked);
		return choice?.kind === 'turn'
			? { side: choice.args.side as Side, turn: Number(choice.args.turn) / 90 }
			: null;
	});

	roomAt(cell: Cell): Room | undefined {
		return this.rooms.find((room) => room.x === cell.x && room.y === cell.y);
	}

	/** A choice on the way is taken: for good while leaving, else in pencil. */
	take(choice: Choice): void {
		this.looked = null;
		this.turning = null;
		this.#because = null;
		if (this.leaving) this.#play(choice.code);
		else if (this.setting) void this.pencil.choose(choice.code, this.setting);
	}

	/** A room of the map is pressed: go there, come back to it, or hear why not. */
	pickRoom(key: string): void {
		this.room = key;
		this.#because = null;
		if (!this.path || !this.setting) return;
		const target = this.targets.get(key);
		const place = this.path.steps.findIndex((step) => keyOf(step) === key);
		if (target) this.take(target);
		else if (place >= 0) this.backTo(place);
		else if (!this.leaving && this.path.mode === 'out') void this.#onward(key);
		else this.#further(cellOf(key));
	}

	/** A way in pencil that is out already goes on to another room from its last one. */
	async #onward(key: string): Promise<void> {
		if ((await this.pencil.comeIn()) && this.path?.mode === 'going') this.pickRoom(key);
	}

	/** A room that cannot be entered at once: the dog walks there if one clear way leads to it; else it is told why not. */
	#further(cell: Cell): void {
		const here = this.here as Cell;
		const side = sideTo(here, cell);
		if (this.path?.mode !== 'going') {
			this.#because = this.path?.mode === 'room' ? WHY.decide : WHY.outside;
			return;
		}
		if (side) {
			const blocked = this.leaving
				? undefined
				: this.pencil.sketch?.blocked.find((one) => one.side === side)?.reason;
			if (blocked) this.#because = blocked;
			else if (this.leaving) void this.#why(stepCode(side));
			return;
		}
		const shut = new Set([
			...this.path.steps.map(keyOf),
			...this.rooms.filter((room) => room.paws || room.cover).map(keyOf),
		]);
		const room = this.roomAt(cell);
		const found = route(this.rooms, here, cell, shut, this.#key);
		if (room?.cover) this.#because = WHY.covered;
		else if (room?.paws) this.#because = WHY.paw;
		else if (!found) this.#because = WHY.none;
		else if (!this.leaving) void this.pencil.walk(found.sides, this.setting as Setting);
		else if (!found.clear) this.#because = WHY.several;
		else this.#walk(found.sides);
	}

	/** Goes on as far as nothing has to be decided. */
	#walk(sides: readonly Side[]): void {
		const codes = sides.map(stepCode);
		const first = codes[0] as number;
		if (this.choices.some((choice) => choice.code === first)) this.#play(...codes);
		else void this.#why(first);
	}

	/** Takes back everything after a room. */
	backTo(place: number): void {
		if (!this.leaving) void this.pencil.backTo(place);
		else this.#until = (path) => path !== null && path.steps.length <= place + 1 && path.mode === 'going';
	}

	/** Decides anew what is done in a room of the way. */
	reopen(place: number): void {
		if (!this.leaving) this.pencil.reopen(place);
		else this.#until = (path) => path === null || (path.steps.length <= place + 1 && path.mode === 'room');
	}

	/** Takes back the last part of the way. */
	takeBack(): void {
		if (this.leaving) this.table.undo();
		else this.pencil.back();
	}

	/** Leaves by the way that is pencilled. */
	leaveByPencil(): void {
		this.#play(LEAVE, ...this.pencil.codes);
	}

	// --- Why not -----------------------------------------------------------------------------------------------------

	#askWhys(): void {
		if (this.asks !== 'turn') return;
		for (const code of [EXPLORE, LEAVE]) {
			if (!this.choices.some((choice) => choice.code === code)) void this.#learn(code);
		}
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
		this.#because = await this.#learn(code);
	}

	/** Asks why the card cannot lie on a cell. */
	whySpot(cell: Cell): void {
		const code = placeCode(cell.x, cell.y);
		if (this.asks === 'place' && code !== null) void this.#why(code);
	}

	/** The code that the key for "why not" asks about, for a room. */
	codeOf(cell: Cell): number | null {
		if (this.asks === 'place') return placeCode(cell.x, cell.y);
		const side = this.here && sideTo(this.here, cell);
		return this.leaving && side ? stepCode(side) : null;
	}

	/** Why something was refused, with its rule. */
	because = $derived.by<Reason | null>(() => this.#because);

	// --- What the lintel says ----------------------------------------------------------------------------------------

	get question(): string {
		const { speaker } = this.table;
		const { board } = this;
		if (!board) return '';
		switch (this.asks) {
			case 'dog':
				return speaker.say('dog-ask-dog');
			case 'quest':
				return speaker.say('ui-dd-ask-quest');
			case 'turn':
				return speaker.say('ui-dd-ask-turn');
			case 'place':
			case 'rotate':
				return speaker.say('ui-dd-ask-place', { card: cardName(speaker, board.drawn?.card ?? null) });
			case 'way':
				return speaker.say('dog-ask-way', {
					room: cardName(speaker, board.path?.steps.at(-1)?.card ?? null),
				});
			case 'room':
				return speaker.say('ui-dd-ask-room', {
					room: cardName(speaker, board.path?.steps.at(-1)?.card ?? null),
				});
			case 'confirm':
				return speaker.say('ui-dd-ask-confirm');
			default:
				return '';
		}
	}

	get line(): string {
		const { speaker } = this.table;
		const { board, setting, own } = this;
		if (!board || !setting) return '';
		if (this.#because) return speaker.reason(this.#because);
		const looked = this.choices.find((choice) => choice.code === this.looked);
		switch (this.asks) {
			case 'dog':
				return speaker.say('ui-dd-line-dog');
			case 'quest':
				return speaker.say('ui-dd-line-quest');
			case 'turn':
				return speaker.say(board.countdown === null ? 'ui-dd-line-turn' : 'ui-dd-line-turn-countdown', {
					cards: board.left,
				});
			case 'place':
			case 'rotate':
				return this.#placingLine();
			case 'way':
			case 'room':
			case 'confirm': {
				if (looked && this.asks === 'way') return this.#looking(looked);
				const { path } = board;
				if (!path || !own) return '';
				const card = this.asks === 'room' ? cardOf(setting, path.steps.at(-1)?.card) : null;
				const totals = this.totals(path);
				return card ? `${capital(cardFacts(speaker, setting, card, board).join(', '))}. ${totals}` : totals;
			}
			default:
				return '';
		}
	}

	/** The running totals of a way: damage against defence, paws, coins; where a card is tried, what they were without it. */
	totals(path: Path): string {
		const was = this.was ?? path;
		return this.table.speaker.say('ui-dd-totals', {
			damage: shifted({ before: was.damage, after: path.damage }),
			defence: path.defence,
			paws: shifted({ before: was.paws, after: path.paws }),
			coins: shifted({ before: was.coins, after: path.coins }, signed),
		});
	}

	#looking(choice: Choice): string {
		const { speaker } = this.table;
		const cell = [...this.targets].find(([, one]) => one.code === choice.code)?.[0];
		const room = cell ? (this.roomAt(cellOf(cell)) ?? null) : null;
		const card = this.setting && room ? cardOf(this.setting, room.card) : null;
		const { board, setting } = this;
		const facts = card && board && setting ? `: ${cardFacts(speaker, setting, card, board).join(', ')}` : '';
		return `${spoken(speaker, choice, this.rooms)}${facts}`;
	}

	#placingLine(): string {
		const { speaker } = this.table;
		const { board, placement, laid } = this;
		if (!board || !placement || !laid) {
			const by = keyed() ? 'yes' : 'no';
			return speaker.say('ui-dd-line-place', { count: this.placements.length, keys: by });
		}
		const parts = [
			speaker.say('ui-dd-line-laid', {
				letter: this.letter(placement),
				rooms: joinWords(speaker, joinsOf(board, placement, laid.edges)),
				opens: laid.opens,
			}),
		];
		if (this.spot) parts.push(this.#trialWords());
		return parts.filter(Boolean).join(' ');
	}

	/** The way in pencil as it was before a card was tried; null while none is. */
	was = $derived.by<Path | null>(() => (this.leaving ? null : (this.pencil.before?.path ?? null)));
	/** Quests that the way in pencil brings further: beyond what is had by now, or without the card that is tried. */
	progress = $derived.by<readonly QuestShift[]>(() => {
		const { before, sketch } = this.pencil;
		if (this.leaving || !sketch || !this.board) return [];
		const hidden = this.covered && !this.peeking;
		const known = sketch.quests.filter((one) => !hidden || one.owner !== this.board?.seat);
		return questShifts(before?.quests ?? this.board.quests, known, this.board.seat);
	});

	/** What the card would change in the pencilled way. */
	#trialWords(): string {
		const { speaker } = this.table;
		const { before, sketch, cut } = this.pencil;
		if (!before || !sketch || !this.board) return '';
		if (cut) return speaker.say('ui-dd-trial-cut', { reason: speaker.reason(cut) });
		const same = !this.pencil.redrawn && !changed(before.path, sketch.path) && this.progress.length === 0;
		if (same) return speaker.say('ui-dd-trial-same');
		const trophies = trophyShifts(before.path, sketch.path).map(({ name, ...shift }) => [
			trophyWord(speaker, name),
			shifted(shift, signed),
		]);
		const quests = this.progress.map(({ quest, ...shift }) => [
			speaker.name({ kind: 'quest', id: quest }),
			shifted(shift),
		]);
		const rest = [...trophies, ...quests].map(([what, change]) => `${what} **${change}**`);
		return speaker.say('ui-dd-trial-change', { totals: [this.totals(sketch.path), ...rest].join(', ') });
	}

	get chips(): readonly Chip[] {
		const { board, setting } = this;
		if (!board || !setting) return [];
		switch (this.asks) {
			case 'turn':
				return this.#turnChips(board);
			case 'place':
			case 'rotate':
				// On a phone the map is what one presses, and the dock leaves room for it.
				return small() ? [] : this.placements.map((one) => this.#placeChip(one));
			case 'way':
				return this.#wayChips();
			case 'room':
				return this.deeds.map((choice) => this.#chip(choice));
			default:
				// Dogs and quests are chosen where their cards lie.
				return [];
		}
	}

	#turnChips(board: Board): Chip[] {
		const { speaker } = this.table;
		const chips: Chip[] = [];
		const offered = (code: number) => this.choices.find((choice) => choice.code === code);
		const explore = offered(EXPLORE);
		const leave = offered(LEAVE);
		if (explore) {
			chips.push({
				id: 'explore',
				icon: 'card-draw',
				text: spoken(speaker, explore),
				small: speaker.say('dog-explore-detail', { cards: board.left }),
				run: () => this.#play(EXPLORE),
			});
		} else chips.push(this.#blockedChip('explore', EXPLORE, 'card-draw'));
		const { sketch } = this.pencil;
		if (leave && this.pencil.whole && sketch) {
			chips.push({
				id: 'pencil',
				icon: 'quill-ink',
				text: speaker.say('ui-dd-leave-pencil'),
				small: this.totals(sketch.path).replaceAll('**', ''),
				run: () => this.leaveByPencil(),
			});
		}
		if (leave) {
			chips.push({
				id: 'leave',
				icon: 'exit-door',
				text: spoken(speaker, leave),
				small: board.would_count
					? speaker.say('dog-leave-first', { cards: board.would_count })
					: speaker.say('dog-leave-detail'),
				run: () => this.#play(LEAVE),
			});
		} else chips.push(this.#blockedChip('leave', LEAVE, 'exit-door'));
		const sleep = offered(SLEEP);
		if (sleep) {
			const own = this.own;
			chips.push({
				id: 'sleep',
				icon: 'night-sleep',
				text: spoken(speaker, sleep),
				small:
					board.round === this.setting?.rounds
						? speaker.say('dog-sleep-last')
						: own?.extra
							? speaker.say('dog-sleep-detail', { paws: (this.setting?.paws ?? 7) - own.extra + 1 })
							: speaker.say('dog-sleep-nothing'),
				run: () => this.#play(SLEEP),
			});
		}
		return chips;
	}

	#blockedChip(kind: string, code: number, icon: string): Chip {
		const { speaker } = this.table;
		const reason = this.#whys.get(code);
		return {
			id: kind,
			icon,
			text: speaker.say(`choice-doggos-${kind}`),
			small: reason ? speaker.reason(reason) : '',
			blocked: reason?.rule ?? '',
			run: () => void this.#why(code),
		};
	}

	#placeChip(placement: Placement): Chip {
		const { speaker } = this.table;
		const key = keyOf(placement);
		const on = this.spot === key;
		const turn = on ? this.laid : (placement.turns[0] ?? null);
		return {
			id: key,
			icon: on ? 'clockwise-rotation' : 'position-marker',
			text: `${this.letter(placement)}. ${capital(besideWords(speaker, placement, this.board?.rooms ?? []))}`,
			// Two rows of chips have room for their names alone; the line says what the place brings.
			small:
				turn && this.placements.length <= MANY ? speaker.say('ui-dd-place-small', { opens: turn.opens }) : '',
			on,
			key: this.#keyOf(placement),
			run: () => this.pickSpot(key),
			look: (now) => {
				if (now) this.pointed = key;
				else if (this.pointed === key) this.pointed = null;
			},
		};
	}

	#wayChips(): Chip[] {
		const { speaker } = this.table;
		if (this.turning) {
			return (this.turnable.get(this.turning) ?? []).map((choice) => ({
				...this.#chip(choice),
				small: this.#turnedEdges(choice),
			}));
		}
		const chips = this.next.filter((choice) => choice.kind !== 'turn').map((choice) => this.#chip(choice));
		for (const [side, group] of this.turnable) {
			const room = this.roomAt(beside({ x: 0, y: 0 }, side));
			const only = group.length === 1 ? group[0] : undefined;
			chips.push({
				id: `turn-${side}`,
				icon: 'clockwise-rotation',
				text: speaker.say('dog-turn-card', {
					side: sideWord(speaker, side),
					card: cardName(speaker, room?.card ?? null),
				}),
				run: () => (only ? this.take(only) : this.pickTurn(side)),
			});
		}
		return chips;
	}

	/** The card on a side of the start room is to be turned: how far is asked next. */
	pickTurn(side: Side): void {
		const group = this.turnable.get(side) ?? [];
		if (group.length === 1 && group[0]) this.take(group[0]);
		else if (group.length > 1) this.turning = side;
	}

	#turnedEdges(choice: Choice): string {
		const room = this.roomAt(beside({ x: 0, y: 0 }, choice.args.side as Side));
		const quarters = Number(choice.args.turn) / 90;
		if (!room) return '';
		const edges = room.edges.slice(4 - quarters) + room.edges.slice(0, 4 - quarters);
		return edgeWords(this.table.speaker, edges);
	}

	#chip(choice: Choice): Chip {
		const { speaker } = this.table;
		const cell =
			choice.kind === 'step' || choice.kind === 'break'
				? this.here && beside(this.here, choice.args.side as Side)
				: choice.kind === 'jump'
					? cellOf(String(choice.args.cell))
					: this.here;
		const room = cell ? (this.roomAt(cell) ?? null) : null;
		const card = this.setting && room ? cardOf(this.setting, room.card) : null;
		return {
			id: String(choice.code),
			icon: choice.kind === 'step' ? roomIcon(card) : deedIcon(choice.kind),
			text: capital(spoken(speaker, choice, this.rooms, this.setting)),
			small: this.setting && this.board ? detail(speaker, this.setting, this.board, choice, room) : '',
			run: () => this.take(choice),
			look: (now) => {
				if (now) this.looked = choice.code;
				else if (this.looked === choice.code) this.looked = null;
			},
		};
	}

	get primary(): Action | null {
		const { speaker } = this.table;
		if (this.placing && this.spot && this.placement && this.laid) {
			return {
				text: speaker.say('ui-dd-place-at', { letter: this.letter(this.placement) }),
				run: () => this.lay(),
			};
		}
		const confirm = this.asks === 'confirm' ? this.choices[0] : undefined;
		if (confirm) return { text: capital(spoken(speaker, confirm)), run: () => this.#play(confirm.code) };
		return null;
	}

	get secondary(): Action | null {
		const { speaker } = this.table;
		if (this.placing && this.card && this.card.edges !== 'EEEE')
			return { text: speaker.say('ui-dd-turn'), run: () => this.rotate(1) };
		if (this.leaving) return { text: speaker.say('ui-dd-take-back'), run: () => void this.back() };
		return null;
	}

	back(): boolean {
		if (this.#because) this.#because = null;
		else if (this.turning) this.turning = null;
		else if (this.asks === 'rotate' || this.leaving) {
			if (this.table.frame?.undo !== null) return false;
			this.table.undo();
		} else if (this.spot && this.placements.length > 1) this.spot = null;
		else if (this.pencil.on) return this.pencil.back();
		else return false;
		return true;
	}

	/** A place that is chosen is confirmed by Enter; Space turns the card there. */
	confirms(target: Element): boolean {
		return this.spot !== null && target.closest(':is(.chips, .place) [aria-pressed="true"]') !== null;
	}

	key(event: KeyboardEvent): boolean {
		if (event.code === 'KeyR' && this.placing) {
			this.rotate(event.shiftKey ? -1 : 1);
			return true;
		}
		const picked = /^[1-9]$/.test(event.key) ? this.choices[Number(event.key) - 1] : undefined;
		if (picked && (this.asks === 'dog' || this.asks === 'quest')) {
			this.#play(picked.code);
			return true;
		}
		const place = /^Key[A-Z]$/.test(event.code) ? event.code.charCodeAt(3) - 65 : -1;
		const placement = this.placing ? this.placements[place] : undefined;
		if (!placement) return false;
		this.pickSpot(keyOf(placement));
		return true;
	}

	/** A hint has come, or gone. */
	hinted(codes: readonly number[]): void {
		this.hints = codes;
		const placement = this.placements.find((one) => one.code === codes[0]);
		if (placement) this.pointed = keyOf(placement);
	}
}

/** Whether the page has the layout of a phone. */
function small(): boolean {
	return typeof matchMedia === 'function' && matchMedia('(max-width: 760px)').matches;
}
