// The move in hand. It knows no rule: what lies on the table lights up where the choices point at it, a thing that is
// picked waits for its confirmation, and what a declaration still needs is asked by the table part by part.
import { untrack } from 'svelte';
import type { TableStore } from '$ui/net/table.svelte.ts';
import type { Change, Choice, Reason } from '$ui/net/types.ts';
import { keyed } from '$ui/parts/keys.svelte.ts';
import { shortNames } from '$ui/parts/seats.ts';
import { capital } from '$ui/words/speaker.ts';
import type { Action, Chip, Plan } from '../types.ts';
import { cardLines, catalogue, fighterName, sentences } from './cards/look.ts';
import { byThing, folded, isNo, litAt, offeredKey, rank, thingOf, type Where, zoneOf } from './choices.ts';
import { codeOfAttack, codeOfCard, codeOfMove, codeOfQuest } from './codes.ts';
import { STEPS } from './geometry.ts';
import type { Tag } from './LocationMap.svelte';
import { locationOf, placeName } from './places.ts';
import { chipIcon } from './signs.ts';
import type { Board, CardKey, HeroBoard, Location, Setting } from './types.ts';
import {
	abilityWords,
	cellWords,
	demandWords,
	detail,
	oddsWords,
	spoken,
	testWords,
	turns,
} from './words.ts';

/** As many chips as there are keys for them; on a phone as many as leave room for the table. */
const MOST_CHIPS = 9;
const MOST_ON_PHONE = 6;

export class Desk implements Plan {
	readonly table: TableStore;
	/** What lies picked, as choices point at it; it waits for a second click, Enter or the button. */
	picked = $state<string | null>(null);
	/** Whether the location in hand lies upside down. */
	upside = $state(false);
	/** What one looks at: a choice, by its code. */
	armed = $state<number | null>(null);
	/** Places that a quest or a card points at, while one looks at it. */
	places = $state.raw<readonly string[] | null>(null);
	/** What a bot advises, best first, by its codes. */
	hints = $state.raw<readonly number[]>([]);
	/** Whether all choices stand in the lintel, also those that are lit elsewhere. */
	all = $state(false);
	/** What was answered to the last "why not"; the table shows it. */
	#reason: Reason | null = null;

	constructor(table: TableStore) {
		this.table = table;
		// Before anything is drawn, or it would be drawn twice.
		$effect.pre(() => {
			// Another moment of the game: whatever was picked belongs to the one before.
			void this.table.frame;
			this.picked = null;
			this.armed = null;
			this.upside = false;
			this.all = false;
			untrack(() => this.#hush());
		});
	}

	setting = $derived.by(() => this.table.setting as Setting | null);
	board = $derived.by(() => this.table.board as Board | null);
	/** The hero in front: the viewer's, for a spectator that of the turn. */
	hero = $derived.by<HeroBoard | null>(
		() => this.board?.heroes[this.board.seat ?? Math.max(0, this.board.active)] ?? null,
	);
	names = $derived.by(() => shortNames(this.table));
	/** The same with the heroes they lead, by whom the board knows the others. */
	called = $derived.by(() =>
		this.names.map((name, seat) => {
			const hero = this.board?.heroes[seat]?.hero ?? null;
			if (hero === null || seat === this.board?.seat) return name;
			return `${name} (${capital(this.table.speaker.name({ kind: 'hero', id: hero }))})`;
		}),
	);
	/** What may be chosen. It stays in view while a move is on its way, so that the lintel does not flicker. */
	choices = $derived.by<readonly Choice[]>(() => (this.table.still ? [] : (this.table.frame?.choices ?? [])));
	things = $derived.by(() => byThing(this.choices));
	/** The choices that fit what is picked. */
	left = $derived.by<readonly Choice[]>(() =>
		this.picked === null ? this.choices : (this.things.get(this.picked) ?? []),
	);
	looked = $derived.by<Choice | null>(() => {
		const code = this.armed ?? this.ready?.code ?? null;
		return this.choices.find((choice) => choice.code === code) ?? null;
	});
	/** The one choice that the button plays. */
	ready = $derived.by<Choice | null>(() => {
		if (this.picked === null) return null;
		if (this.picked.startsWith('cell:')) {
			const wanted = this.upside ? 'r180' : 'r0';
			return this.left.find((choice) => choice.text.endsWith(wanted)) ?? this.left[0] ?? null;
		}
		return this.left.length === 1 ? (this.left[0] ?? null) : null;
	});
	preview = $derived.by<readonly Change[]>(() => this.looked?.preview ?? []);
	/** The thing that the bot would take, as choices point at it. */
	advised = $derived.by<string>(() => {
		const best = this.choices.find((choice) => choice.code === this.hints[0]);
		return best ? thingOf(best) : '';
	});

	// --- What lights up ------------------------------------------------------------------------------------------------

	/** Cards of the own hand that may be chosen; of two equal ones both. */
	cards = $derived.by<ReadonlySet<CardKey>>(() => {
		const found = new Set<CardKey>();
		for (const thing of this.things.keys()) if (thing.startsWith('card:')) found.add(thing.slice(5));
		const hand = this.hero?.hand.map((held) => held.card) ?? [];
		for (const card of hand) if (offeredKey(card, this.things, hand)) found.add(card);
		return found;
	});
	seats = $derived.by<ReadonlySet<number>>(() => this.#ids('seat', Number));
	quests = $derived.by<ReadonlySet<string>>(() => this.#ids('quest', String));
	/** The card that is picked, if it is one. */
	pickedCard = $derived.by<CardKey | null>(() =>
		this.picked?.startsWith('card:') ? this.picked.slice(5) : null,
	);
	targets = $derived.by<ReadonlyMap<string, readonly Tag[]>>(() => {
		const found = new Map<string, readonly Tag[]>();
		for (const [thing, group] of this.things) {
			if (thing.startsWith('location:') && group[0]) found.set(thing.slice(9), this.#tags(group[0]));
		}
		return found;
	});
	/** Free cells for the location in hand, by what one hears of them. */
	cells = $derived.by<ReadonlyMap<string, string>>(() => {
		const found = new Map<string, string>();
		for (const thing of this.things.keys()) {
			if (thing.startsWith('cell:'))
				found.set(thing.slice(5), capital(cellWords(this.table.speaker, thing.slice(5))));
		}
		return found;
	});
	/** The location that is placed or shifted. */
	drawn = $derived.by<Location | null>(() => {
		if (!this.setting || !this.board || this.cells.size === 0) return null;
		return locationOf(this.setting, this.board.drawn ?? this.board.draft?.place ?? null);
	});
	/** How the location in hand lies; in a cell where it fits one way only, that way. */
	turned = $derived.by(() => {
		const one = this.ready;
		return one?.text.startsWith('place') ? one.text.endsWith('r180') : this.upside;
	});
	sides = $derived.by(() => {
		const sides = [...this.#ids('side', Number)];
		const place = this.board?.draft?.place ?? null;
		return sides.length > 0 && place !== null ? { place, sides } : null;
	});

	#ids<T>(sort: string, read: (id: string) => T): Set<T> {
		const found = new Set<T>();
		for (const thing of this.things.keys())
			if (thing.startsWith(`${sort}:`)) found.add(read(thing.slice(sort.length + 1)));
		return found;
	}

	/** What a lit location says at its foot: the price, and what stands in the way. What it brings is printed on it. */
	#tags(choice: Choice): Tag[] {
		const tags: Tag[] = [];
		if (choice.kind === 'move') tags.push({ icon: 'boot-prints', text: '1' });
		const exit = choice.args.exit;
		if (exit === 'blocked' || exit === 'trapped')
			tags.push({
				icon: exit === 'blocked' ? 'padlock' : 'wolf-trap',
				text: `${choice.args.needed}+`,
				tone: exit === 'trapped' ? 'harm' : '',
			});
		return tags;
	}

	/** A figure of a hero once the choice in view is played, or the wounds that are coming are applied. */
	after(seat: number, field: string, now: number): number {
		const change = this.preview.find((one) => one.field === `${seat}.${field}`);
		if (change) return change.after;
		const harm = this.board?.harm;
		return field === 'health' && harm?.seat === seat ? Math.max(0, now - harm.wounds) : now;
	}

	// --- Picking ------------------------------------------------------------------------------------------------------

	/** A thing is chosen where it lies. The second time it is played. */
	pick(thing: string): void {
		const group = this.things.get(thing);
		if (!group) return;
		if (this.picked === thing && this.ready) this.#play(this.ready);
		else {
			this.picked = thing;
			this.armed = null;
			this.#hush();
		}
	}

	pickCard(card: CardKey): void {
		const hand = this.hero?.hand.map((held) => held.card) ?? [];
		const key = offeredKey(card, this.things, hand);
		if (key !== null) this.pick(`card:${key}`);
		else void this.why(`card:${card}`);
	}

	/** A lit location is chosen. A finger first looks, a second tap goes. */
	pickPlace(place: string, touch: boolean): void {
		const group = this.things.get(`location:${place}`);
		const only = group?.length === 1 ? group[0] : undefined;
		if (only && (!touch || this.picked === `location:${place}`)) this.#play(only);
		else this.pick(`location:${place}`);
	}

	/** A hero or a quest is chosen where it stands. What a declaration asks for needs no second word. */
	pickAimed(thing: string): void {
		const group = this.things.get(thing);
		if (this.board?.draft && group?.length === 1 && group[0]) this.#play(group[0]);
		else this.pick(thing);
	}

	pickCell(cell: string): void {
		this.pick(`cell:${cell}`);
	}

	pickSide(side: number): void {
		const only = this.things.get(`side:${side}`)?.[0];
		if (only) this.#play(only);
	}

	/** The location in hand is turned round. */
	turn(): void {
		if (this.cells.size > 0 && this.drawn && turns(this.drawn)) this.upside = !this.turned;
	}

	armPlace(place: string | null): void {
		const group = place === null ? undefined : this.things.get(`location:${place}`);
		this.#arm(group?.[0]?.code ?? null);
	}

	armThing(thing: string | null): void {
		const group = thing === null ? undefined : this.things.get(thing);
		this.#arm(group?.length === 1 ? (group[0]?.code ?? null) : null);
	}

	/** What one looks at next speaks in place of an answer. */
	#arm(code: number | null): void {
		this.armed = code;
		if (code !== null) this.#hush();
	}

	/** Takes back the last answer to "why not"; true if there was one. */
	#hush(): boolean {
		const said = this.#reason !== null && this.table.refusal === this.#reason;
		if (said) this.table.refusal = null;
		this.#reason = null;
		return said;
	}

	#play(choice: Choice): void {
		this.table.play(choice.code);
	}

	back(): boolean {
		if (this.#hush()) return true;
		if (this.all) this.all = false;
		else if (this.picked !== null) this.picked = null;
		else if (this.table.frame?.draft && this.table.frame.undo === null && this.board?.draft)
			this.table.undo();
		else return false;
		return true;
	}

	/** A thing that is picked and has the focus is confirmed by Enter, as by a second click. */
	confirms(target: Element): boolean {
		const { card, quest } = target.closest<HTMLElement>('[data-card], [data-quest]')?.dataset ?? {};
		return this.ready !== null && (card ? `card:${card}` : `quest:${quest}`) === this.picked;
	}

	key(event: KeyboardEvent): boolean {
		if (event.code === 'KeyR' && this.cells.size > 0) {
			this.turn();
			return true;
		}
		if (/^[1-9]$/.test(event.key) && this.cells.size > 0) {
			const cell = [...this.cells.keys()][Number(event.key) - 1];
			if (cell !== undefined) this.pickCell(cell);
			return cell !== undefined;
		}
		return false;
	}

	/** A hint has come, or gone. */
	hinted(codes: readonly number[]): void {
		this.hints = codes;
	}

	// --- Why not ------------------------------------------------------------------------------------------------------

	/** Asks why a thing of the table cannot be chosen: a card, a quest, a location, a hero. A new answer replaces the old. */
	async why(thing: string): Promise<void> {
		const { frame } = this.table;
		if (this.table.still || !this.table.asked) return;
		const reason = await this.#ask(thing);
		if (frame !== this.table.frame || !reason) return;
		this.#reason = reason;
		this.table.refusal = reason;
	}

	async #ask(thing: string): Promise<Reason | null> {
		const mark = thing.indexOf(':');
		const id = thing.slice(mark + 1);
		const local = thing.startsWith('location:') ? this.#farReason(id) : null;
		if (local) return local;
		const code = this.#codeOf(thing.slice(0, mark), id);
		if (code === null) return null;
		return (await this.table.why(code)) ?? { rule: '', message: 'ui-why-allowed', args: {} };
	}

	/** The code that a thing stands for now, offered or not. */
	#codeOf(sort: string, id: string): number | null {
		const { board, hero, setting } = this;
		const offered = this.things.get(`${sort}:${id}`)?.[0];
		if (offered) return offered.code;
		if (!board || !setting) return null;
		if (sort === 'card') {
			const chosen = this.choices.some((choice) => choice.text.startsWith('card '));
			const held = [...(hero?.hand ?? []), ...(hero?.lair ?? [])].some((one) => one.card === id);
			return codeOfCard(setting, id, chosen ? 'card' : held ? 'play' : 'use');
		}
		if (sort === 'quest') {
			const state = [...(hero?.quests ?? []), ...board.common].find((one) => one.quest === id);
			return state ? codeOfQuest(setting, state) : null;
		}
		if (sort === 'seat') return codeOfAttack(Number(id));
		if (sort === 'location') {
			return codeOfMove(Math.max(0, this.#sideOf(id)));
		}
		return null;
	}

	/** On which side of the own hero a location lies; −1 where it is not beside it. */
	#sideOf(place: string): number {
		const here = this.board?.places.find((one) => one.id === this.hero?.place);
		const there = this.board?.places.find((one) => one.id === place);
		if (!here || !there) return -1;
		return STEPS.findIndex((step) => here.x + step.x === there.x && here.y + step.y === there.y);
	}

	/** For whoever may walk: of locations that are not beside the hero there is no step to ask about. */
	#farReason(place: string): Reason | null {
		if (this.board?.asked?.step !== 'feats') return null;
		if (this.things.has(`location:${place}`) || this.#sideOf(place) >= 0) return null;
		const message = place === this.hero?.place ? 'ui-dl-why-here' : 'ui-dl-why-far';
		return { rule: 'DL-40', message, args: { place: { kind: 'location', id: place } } };
	}

	// --- What the lintel says -----------------------------------------------------------------------------------------

	get question(): string {
		const { board } = this;
		const { speaker } = this.table;
		if (!board || this.choices.length === 0) return '';
		const asked = board.asked;
		if (this.picked !== null && this.ready && !this.picked.startsWith('cell:'))
			return `${spoken(speaker, this.ready, this.called)}?`.replace(/[.!?]+\?$/, '?');
		if (asked?.need && asked.need in NEEDS) return speaker.say(NEEDS[asked.need] ?? '');
		switch (asked?.step) {
			case 'window':
				return this.#askWindow();
			case 'challenge_stage':
				if (!board.draft) return speaker.say('ui-dl-ask-challenge');
				return speaker.say(this.choices[0]?.kind === 'form' ? 'dl-ask-form' : 'dl-ask-champion');
			case 'villainy':
				return speaker.say(board.declared.length > 0 ? 'ui-dl-ask-more' : 'ui-dl-ask-villainy');
			case 'feats':
				return speaker.say('ui-dl-ask-feats', { fallen: this.hero?.fallen ? 'yes' : 'no' });
			case 'ask_op':
				if (this.cells.size > 0) return this.#askPlace();
				return capital(speaker.say('ui-dl-ask-effect', { source: this.#source(), what: this.#wanted() }));
			case 'trigger':
				return speaker.say('dl-ask-trigger');
			case 'place_location':
				return this.#askPlace();
			case 'place_shares':
				return this.cells.size > 0 ? this.#askPlace() : speaker.say('ui-dl-ask-share');
			case 'lair_stage':
			case 'monster_form':
				return speaker.say(asked.step === 'lair_stage' ? 'dl-ask-lair' : 'dl-ask-monster-form', {
					monster: asked.monster ? fighterName(speaker, asked.monster) : '',
				});
			case 'reward_stage':
				return speaker.say(this.setting?.solo ? 'ui-dl-ask-treasure' : 'dl-ask-reward');
			default:
				return speaker.say(QUESTIONS[asked?.step ?? ''] ?? 'dl-ask-other');
		}
	}

	#askPlace(): string {
		const name = this.drawn ? placeName(this.table.speaker, this.drawn.id) : 'none';
		return this.table.speaker.say('ui-dl-ask-place', { place: name });
	}

	/** What an effect wants to be chosen, by the kinds of choices. */
	#wanted(): string {
		const choice = this.choices.find((one) => !isNo(one));
		if (!choice || !this.board) return 'other';
		if (choice.kind === 'choose-card') return zoneOf(thingOf(choice).slice(5), this.board, this.hero);
		return choice.kind;
	}

	/** What the thing says that asks: a card, a quest, a hero, a location. */
	#effectLine(): string {
		const { board, setting } = this;
		const { speaker } = this.table;
		const asked = board?.asked;
		if (!setting || asked?.step !== 'ask_op') return '';
		const things = catalogue(setting);
		const card = asked.kind === 'card' ? things.card(asked.id) : null;
		if (card) return sentences(cardLines(speaker, card));
		const text =
			asked.kind === 'quest'
				? things.quest(asked.id)?.text.filter(({ message }) => message === 'card-reward')
				: asked.kind === 'location'
					? locationOf(setting, asked.id)?.text.slice(2)
					: asked.kind === 'hero'
						? things.hero(asked.id)?.text.filter(({ message }) => message === 'card-ability')
						: [];
		return sentences(speaker.lines(text ?? []));
	}

	#source(): string {
		const { speaker } = this.table;
		const asked = this.board?.asked;
		if (!asked || asked.kind === '' || asked.kind === 'now') return 'none';
		return capital(speaker.name({ kind: asked.kind, id: asked.id.replace(/#.*/, '') }));
	}

	/** A window: what is about to happen, in few words. */
	#askWindow(): string {
		const { board } = this;
		const { speaker } = this.table;
		const asked = board?.asked;
		if (!board || !asked) return '';
		const battle = board.battles.at(-1);
		const mine = board.seat !== null && asked.attacked.includes(board.seat);
		const hit = !battle || (battle.defender.kind === 'hero' && battle.defender.seat === board.seat);
		return speaker.say(`dl-ask-w${asked.window}`, {
			who: board.active === board.seat ? 'you' : 'other',
			player: this.called[board.active] ?? '',
			attacked: mine && hit ? 'yes' : 'no',
			source: this.#source(),
			defender: battle ? fighterName(speaker, battle.defender) : 'none',
			die: board.die,
			roller: asked.roller ? fighterName(speaker, asked.roller) : 'none',
			wounds: board.harm?.wounds ?? 0,
		});
	}

	get line(): string {
		const { chips, folded: away } = this.#offer;
		// Where nothing can be pressed here, the line says where it can.
		const bare = this.picked === null && chips.length === 0 && away.size > 0;
		const said = this.#told();
		return bare ? sentences([said, this.#whereWords('ui-dl-line-where')]) : said;
	}

	/** What is said beneath the question. */
	#told(): string {
		const { board, setting } = this;
		const { speaker } = this.table;
		if (!board || !setting) return '';
		if (this.looked) {
			const said = detail(speaker, setting, board, this.names, this.looked, this.turned);
			if (said) return bold(said);
		}
		if (board.test) {
			const own = board.test.seat === board.seat;
			return bold(testWords(speaker, board.test, own, this.names[board.test.seat] ?? ''));
		}
		const fighting = this.#battleLine() || this.#sourceLine();
		if (fighting) return bold(fighting);
		if (board.draft) return this.#draftLine();
		const effect = this.#effectLine();
		if (effect) return bold(effect);
		switch (board.asked?.step) {
			case 'feats':
				return bold(
					speaker.say('ui-dl-line-feats', { ap: this.hero?.ap ?? 0, extra: this.hero?.extra ?? 0 }),
				);
			case 'villainy':
				return board.declared.length > 0 ? this.#declaredLine() : speaker.say('ui-dl-line-villainy');
			case 'place_location':
				return speaker.say('ui-dl-line-place', {
					turns: this.drawn && turns(this.drawn) && keyed() ? 'yes' : 'no',
				});
			case 'discard_one':
				return speaker.say('ui-dl-line-discard');
			case 'challenge_stage':
				return speaker.say('ui-dl-line-challenge', { ap: this.#points() });
			case 'window':
				return speaker.say(this.choices.length > 1 ? 'ui-dl-line-window' : 'ui-dl-line-window-none');
			default:
				return '';
		}
	}

	/** The action points that can be spent now: on others' turns those that were saved. */
	#points(): number {
		const { hero, board } = this;
		if (!hero) return 0;
		return hero.extra + (board?.active === hero.seat ? hero.ap : hero.saved);
	}

	/** What a window is about that is no battle: a trap, with what it does. */
	#sourceLine(): string {
		const { board, setting } = this;
		const asked = board?.asked;
		if (!setting || asked?.step !== 'window' || asked.kind !== 'card' || board?.battles.length) return '';
		const card = catalogue(setting).card(asked.id);
		if (!card) return '';
		const { speaker } = this.table;
		return sentences([`${this.#source()}: ${cardLines(speaker, card).join(' ')}`]);
	}

	/** Where a battle stands for whoever is asked. */
	#battleLine(): string {
		const { board } = this;
		const { speaker } = this.table;
		if (board?.asked?.step !== 'window') return '';
		if (board.harm && board.asked.window === 5) {
			const hero = board.heroes[board.harm.seat];
			const left = Math.max(0, (hero?.health ?? 0) - board.harm.wounds);
			return speaker.say('ui-dl-line-harm', { before: hero?.health ?? 0, after: left });
		}
		const battle = board.battles.at(-1);
		const attack = battle?.attacks.find((one) => one.state === 'waiting');
		if (!battle || !attack?.attack || !attack.counter || !attack.form) return '';
		const names = {
			attacker: fighterName(speaker, attack.attacker),
			foe:
				attack.foe.kind === 'hero' && attack.foe.seat === board.seat
					? speaker.say('ui-you')
					: fighterName(speaker, attack.foe),
			form: attack.form,
			attack: attack.attack.value + attack.attack.bonus,
			counter: attack.counter.value + attack.counter.bonus,
			total: attack.attack.total ?? 0,
			die: attack.attack.die ?? attack.counter.die ?? 0,
		};
		if (attack.attack.die !== null || attack.counter.die !== null) return '';
		return speaker.say(attack.attack.total === null ? 'ui-dl-line-attack' : 'ui-dl-line-counter', {
			...names,
			least: names.total - names.counter + 1,
			chance: names.total - names.counter >= 6 ? 'none' : names.total < names.counter + 1 ? 'sure' : 'some',
		});
	}

	#declaredLine(): string {
		const { speaker } = this.table;
		const sent = (this.board?.declared ?? []).map((one) =>
			speaker.say('ui-dl-declared', {
				card: { kind: 'card', id: one.card.replace(/#.*/, '') },
				player: this.names[one.target] ?? '',
				cost: one.cost,
			}),
		);
		return bold(speaker.say('dl-declared', { what: sent.join(', ') }));
	}

	/** The declaration so far. */
	#draftLine(): string {
		const draft = this.board?.draft;
		const { speaker } = this.table;
		if (!draft) return '';
		const parts: string[] = [];
		if (draft.kind) parts.push(capital(speaker.name({ kind: draft.kind, id: draft.id.replace(/#.*/, '') })));
		if (draft.target >= 0) parts.push(this.names[draft.target] ?? '');
		else if (draft.fighter) parts.push(fighterName(speaker, draft.fighter));
		else if (draft.card)
			parts.push(capital(speaker.name({ kind: 'card', id: draft.card.replace(/#.*/, '') })));
		else if (draft.place) parts.push(placeName(speaker, draft.place));
		if (draft.payer >= 0 && draft.payer !== draft.target)
			parts.push(speaker.say('dl-paid-by', { player: this.names[draft.payer] ?? '' }));
		if (draft.x >= 0) parts.push(`X = ${draft.x}`);
		if (draft.form) parts.push(speaker.say(`dl-${draft.form}`));
		return parts.length > 0 ? speaker.say('dl-so-far', { what: parts.join(', ') }) : '';
	}

	get chips(): readonly Chip[] {
		if (!this.board) return [];
		if (this.picked !== null) {
			if (this.ready || this.left.length < 2) return [];
			return this.left.map((choice) => this.#chip(choice));
		}
		const { chips, folded: away } = this.#offer;
		const shown = chips.map((choice) => this.#chip(choice));
		const count = [...away.values()].reduce((sum, group) => sum + group.length, 0);
		if (count === 0) return shown;
		const { speaker } = this.table;
		const more: Chip = {
			id: 'more',
			icon: 'card-pick',
			text: speaker.say('ui-dl-more', { count, only: shown.length === 0 ? 'yes' : 'no' }),
			small: this.#whereWords('ui-dl-more-where'),
			run: () => {
				this.all = true;
			},
		};
		return [...shown, more];
	}

	/** Which choices have a chip, and which have none because they are lit elsewhere and there are too many. */
	#offer = $derived.by<{ chips: readonly Choice[]; folded: ReadonlyMap<Where, readonly Choice[]> }>(() => {
		const { board } = this;
		if (!board || this.cells.size > 0) return { chips: [], folded: new Map() };
		const open = this.choices.filter((choice) => choice !== this.#no && choice !== this.#forward);
		const most = narrow() ? MOST_ON_PHONE : MOST_CHIPS;
		const away: ReadonlyMap<Where, readonly Choice[]> = this.all
			? new Map()
			: folded(open, most, (choice) => litAt(choice, board, this.hero));
		const hidden = new Set([...away.values()].flat());
		const chips = open.filter((choice) => !hidden.has(choice));
		return { chips: chips.sort((one, other) => rank(one) - rank(other)), folded: away };
	});

	/** Where things are lit that have no chip. */
	#whereWords(message: string): string {
		const places = [...this.#offer.folded.keys()];
		return this.table.speaker.say(message, { where: places.length === 1 ? (places[0] ?? '') : 'table' });
	}

	#chip(choice: Choice): Chip {
		const { speaker } = this.table;
		return {
			id: String(choice.code),
			icon: chipIcon(choice),
			text:
				choice.kind === 'move'
					? speaker.say('ui-dl-go', { side: String(choice.args.side) })
					: spoken(speaker, choice, this.called),
			...this.#small(choice),
			run: () => this.#play(choice),
			look: (on) => this.#arm(on ? choice.code : null),
		};
	}

	/** What follows for certain, in a few signs. */
	#small(choice: Choice): { small?: string } {
		const { speaker } = this.table;
		const { board, setting } = this;
		if (!board || !setting) return {};
		if (
			choice.kind === 'form' ||
			choice.kind === 'special' ||
			choice.kind === 'aim-seat' ||
			choice.kind === 'payer'
		)
			return { small: detail(speaker, setting, board, this.names, choice) };
		if (choice.kind === 'use-hero') return { small: cut(abilityWords(speaker, setting, choice)) };
		if (choice.kind === 'move') return { small: this.#wayWords(choice) };
		const changes = choice.preview.map((change) => {
			const [seat = '', field = ''] = change.field.split('.');
			return speaker.say('ui-dl-change', {
				field: field || change.field,
				whose: Number(seat) === board.seat || !field ? 'own' : 'other',
				player: this.names[Number(seat)] ?? '',
				before: change.before,
				after: change.after,
			});
		});
		if (choice.kind === 'attempt' || choice.kind === 'search') {
			const odds = oddsWords(speaker, choice);
			if (odds) changes.push(odds);
			const demands =
				choice.kind === 'attempt' ? demandWords(speaker, setting, thingOf(choice).slice(6)) : [];
			const said = [changes.join('; '), ...demands.map((text) => cut(text).replace(/\.$/, ''))];
			return { small: said.filter(Boolean).join('. ') };
		}
		return changes.length > 0 ? { small: changes.join(', ') } : {};
	}

	/** Where a step leads and what stands in the way. */
	#wayWords(choice: Choice): string {
		const { speaker } = this.table;
		return speaker.say('ui-dl-way', {
			place: placeName(speaker, thingOf(choice).slice(9)),
			exit: choice.args.exit ?? 'open',
			stat: choice.args.stat ?? 'none',
			needed: choice.args.needed ?? 0,
		});
	}

	/** The choice that says no or goes on without. */
	get #no(): Choice | null {
		return this.choices.find(isNo) ?? null;
	}

	/** The choice that carries things on: sending what was declared, or the only one there is. */
	get #forward(): Choice | null {
		if (this.choices.length === 1) return this.choices[0] ?? null;
		return this.choices.find((choice) => choice.kind === 'done') ?? null;
	}

	get primary(): Action | null {
		const choice = this.picked !== null ? this.ready : this.#forward;
		if (!choice) return null;
		return {
			text:
				this.picked?.startsWith('cell:') === true
					? this.table.speaker.say('ui-dl-place-here')
					: short(spoken(this.table.speaker, choice, this.names)),
			run: () => this.#play(choice),
		};
	}

	get secondary(): Action | null {
		const { speaker } = this.table;
		if (this.picked !== null) {
			if (this.picked.startsWith('cell:') && this.drawn && turns(this.drawn) && this.left.length > 1)
				return { text: speaker.say('ui-dl-turn'), run: () => this.turn() };
			return { text: speaker.say('ui-dl-put-back'), run: () => void this.back() };
		}
		const no = this.#no;
		if (no && no !== this.#forward)
			return { text: spoken(speaker, no, this.names), run: () => this.#play(no) };
		if (this.board?.draft && this.table.frame?.undo === null)
			return { text: speaker.say('ui-dl-put-back'), run: () => this.table.undo() };
		return null;
	}
}

const NEEDS: Record<string, string> = {
	lay: 'dl-ask-lay',
	room: 'dl-ask-room',
	aim: 'dl-ask-aim',
	side: 'dl-ask-side',
	payer: 'dl-ask-payer',
	x: 'dl-ask-x',
	form: 'dl-ask-form',
	specials: 'dl-ask-specials',
	attack: 'dl-ask-guard',
};

const QUESTIONS: Record<string, string> = {
	discard_one: 'ui-dl-ask-discard',
	surplus: 'dl-ask-surplus',
	save_ap: 'ui-dl-ask-save',
	strike_choice: 'dl-ask-strike',
	lair_surplus: 'dl-ask-lair-surplus',
	lair_tie: 'dl-ask-lair-tie',
	sacrifice: 'dl-ask-sacrifice',
	choose_class: 'dl-ask-class',
	choose_hero: 'dl-ask-hero',
	upkeep: 'dl-ask-upkeep',
	judge_scepter: 'dl-ask-scepter',
	choose_deck: 'dl-ask-deck',
	peek_deck: 'dl-ask-look-deck',
	solo_glory: 'dl-ask-solo-glory',
	room_for_lord: 'dl-ask-room-for-lord',
	resurrect: 'dl-ask-entrance',
	ambush: 'dl-ask-ambush',
	location: 'dl-ask-location',
	location_effect: 'dl-ask-spikes',
};

/** Laid out for a phone. */
function narrow(): boolean {
	return typeof matchMedia === 'function' && matchMedia('(max-width: 760px)').matches;
}

/** A button has room for a verb with its object; what it costs stands in the line above. */
function short(text: string): string {
	return text.length > 34 ? text.replace(/[,(:].*$/, '') : text;
}

/** A few words for a chip; the line above says it whole. */
function cut(text: string): string {
	return text.length > 62 ? `${text.slice(0, 60).replace(/[\s,;:]+\S*$/, '')}…` : text;
}

/** Numbers in bold, as the lintel wants them. */
export function bold(text: string): string {
	return text.replace(/(?<![\p{L}\d*])([+−]?\d+\+?)(?![\d*])/gu, '**$1**');
}
