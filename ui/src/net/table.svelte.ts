// One table as this seat sees it: the latest frame of each kind, the whole stream of events, and what one may ask.
import type { GameFolder } from '$ui/games/types.ts';
import { Speaker } from '$ui/words/speaker.ts';
import { words } from '$ui/words/words.svelte.ts';
import type { Connection } from './connection.ts';
import { freshId } from './ids.ts';
import { same } from './same.ts';
import type {
	AskFrame,
	Choice,
	ClockFrame,
	GameEvent,
	GameFrame,
	Hint,
	Outcome,
	PresenceFrame,
	Reason,
	SeatInfo,
	ServerFrame,
	Setting,
	TableInfo,
	Windows,
} from './types.ts';

/** The stream after a frame: its events replace what was there from `first` on. Null where there is a gap. */
export function spliced(
	events: readonly GameEvent[],
	first: number,
	fresh: readonly GameEvent[],
): GameEvent[] | null {
	return first > events.length ? null : [...events.slice(0, first), ...fresh];
}

/** Milliseconds by which the same clock may come out differently, by the time frames take on their way. */
const SAME_CLOCK = 400;

export class TableStore {
	readonly id: string;
	info = $state.raw<TableInfo | null>(null);
	frame = $state.raw<GameFrame | null>(null);
	/** Everything that the seat has been told, oldest first. */
	events = $state.raw<GameEvent[]>([]);
	presence = $state.raw<PresenceFrame | null>(null);
	/** When each clock that runs will have run out, by seat and by this machine's clock. */
	deadlines = $state.raw<ReadonlyMap<number, number>>(new Map());
	setting = $state.raw<Setting | null>(null);
	/** A move or a take-back is on its way. */
	busy = $state(false);
	/** Why the last move was refused; gone with the next one. */
	refusal = $state.raw<Reason | null>(null);
	/** Something is wrong with the table itself, such as that there is none. */
	trouble = $state.raw<Reason | null>(null);
	/** The game's folder, once it is loaded. */
	folder = $state.raw<GameFolder | null>(null);

	#connection: Connection | null;
	/** The whole stream has been asked for because a part was missing. */
	#asking = false;
	#whys = new Map<string, (reason: Reason | null) => void>();
	#hints = new Map<string, (hints: Hint[]) => void>();
	#sketches = new Map<string, (sketch: unknown) => void>();

	constructor(id: string, connection: Connection | null = null) {
		this.id = id;
		this.#connection = connection;
	}

	/** True in a replay: the board shows, nothing is asked. */
	get still(): boolean {
		return this.#connection === null;
	}

	/** Speaks the chosen language with the names of this table's pack. */
	speaker = $derived.by(() => new Speaker(words.language, words.bundle, this.setting?.names ?? null));
	/** The seat whose eyes the frame has; null for a spectator. */
	seat = $derived(this.frame ? this.frame.seat : null);
	board = $derived(this.frame?.board ?? null);
	/** What may be chosen now; empty while a move is on its way or in a replay. */
	choices = $derived.by<Choice[]>(() => (this.busy || this.still ? [] : (this.frame?.choices ?? [])));
	asked = $derived(!this.still && (this.frame?.asked ?? false));
	/** The standing orders of the seat in front; null where there is nothing to order. */
	windows = $derived(this.frame?.windows ?? null);
	over = $derived(this.frame?.over ?? false);
	outcome = $derived.by<Outcome | null>(() => this.frame?.outcome ?? this.info?.outcome ?? null);
	seats = $derived.by<SeatInfo[]>(() => this.info?.seats ?? []);
	/** What players are called, by seat. */
	players = $derived(this.seats.map((seat) => this.called(seat)));
	mine = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));

	/** A player's name as people read it: bots with their level. */
	called(seat: SeatInfo): string {
		if (seat.kind === 'bot' && seat.bot) {
			return words.say('ui-bot-player', { name: seat.name, bot: seat.bot });
		}
		return seat.name || words.say('ui-seat-number', { seat: seat.seat + 1 });
	}

	/** Looks at the table, from this seat of mine or from the first; a watcher has none. */
	join(seat?: number): void {
		this.#connection?.join({ type: 'join', table: this.id, ...(seat === undefined ? {} : { seat }) });
	}

	leave(): void {
		this.#connection?.leave(this.id);
	}

	play(code: number): void {
		const frame = this.frame;
		if (!frame || frame.seat === null || this.busy || this.still) return;
		this.refusal = null;
		this.busy = true;
		this.#ask({
			type: 'play',
			id: freshId(),
			table: this.id,
			seat: frame.seat,
			version: frame.version,
			code,
		});
	}

	undo(): void {
		const frame = this.frame;
		if (!frame || frame.seat === null || this.busy || this.still) return;
		this.refusal = frame.undo;
		if (frame.undo) return;
		this.busy = true;
		this.#ask({ type: 'undo', id: freshId(), table: this.id, seat: frame.seat, version: frame.version });
	}

	/** Why a code cannot be played now; null if it can. */
	why(code: number): Promise<Reason | null> {
		return this.#question(this.#whys, null, (id, seat) => ({ type: 'why', id, table: this.id, seat, code }));
	}

	/** What the bot would consider, best first. */
	hint(): Promise<Hint[]> {
		return this.#question(this.#hints, [], (id, seat) => ({ type: 'hint', id, table: this.id, seat }));
	}

	/** What these codes would come to, in private and ahead of their time; null where there is nothing to try. */
	sketch(steps: readonly number[]): Promise<unknown> {
		return this.#question<unknown>(this.#sketches, null, (id, seat) => ({
			type: 'sketch',
			id,
			table: this.id,
			seat,
			steps,
		}));
	}

	/** When one wants to be asked about windows; the table keeps it. */
	orders(windows: Windows): void {
		const seat = this.frame?.seat ?? null;
		if (seat === null) return;
		this.#ask({ type: 'orders', id: freshId(), table: this.id, seat, windows });
	}

	#question<T>(
		asked: Map<string, (answer: T) => void>,
		none: T,
		frame: (id: string, seat: number) => AskFrame,
	): Promise<T> {
		const seat = this.frame?.seat ?? null;
		if (seat === null || !this.#connection) return Promise.resolve(none);
		const id = freshId();
		return new Promise((resolve) => {
			asked.set(id, resolve);
			this.#ask(frame(id, seat));
		});
	}

	#ask(frame: AskFrame): void {
		this.#connection?.ask(frame);
	}

	/** An ask of this table was answered. */
	answered(ask: AskFrame, answer: ServerFrame): void {
		if (ask.type === 'play' || ask.type === 'undo') this.busy = false;
		if (answer.type === 'refused') {
			this.#whys.get(ask.id)?.(answer.reason);
			this.#hints.get(ask.id)?.([]);
			this.#sketches.get(ask.id)?.(null);
			// What was only tried has nothing to be refused.
			if (ask.type !== 'sketch') this.refusal = answer.reason;
		} else if (answer.type === 'why') {
			this.#whys.get(ask.id)?.(answer.reason);
		} else if (answer.type === 'hint') {
			this.#hints.get(ask.id)?.(answer.choices);
		} else if (answer.type === 'sketch') {
			this.#sketches.get(ask.id)?.(answer.sketch);
		}
		this.#whys.delete(ask.id);
		this.#hints.delete(ask.id);
		this.#sketches.delete(ask.id);
	}

	/** A frame of this table has come. */
	take(frame: ServerFrame): void {
		switch (frame.type) {
			case 'table':
				this.info = same(this.info, frame.table);
				this.trouble = null;
				break;
			case 'game':
				this.#takeGame(frame);
				break;
			case 'presence':
				this.presence = same(this.presence, frame);
				break;
			case 'clock':
				this.#takeClock(frame);
				break;
			case 'error':
				this.trouble = frame.reason;
				break;
			default:
				break;
		}
	}

	/** Every move brings all clocks anew; those that only go on are left as they are. */
	#takeClock(frame: ClockFrame): void {
		const now = Date.now();
		const known = this.deadlines;
		this.deadlines = new Map(
			frame.seats.map(({ seat, left }) => {
				const end = now + left * 1000;
				const before = known.get(seat);
				return [seat, before !== undefined && Math.abs(before - end) < SAME_CLOCK ? before : end];
			}),
		);
	}

	#takeGame(frame: GameFrame): void {
		const sameEyes = this.frame === null || this.frame.seat === frame.seat;
		const events = spliced(sameEyes ? this.events : [], frame.first, frame.events);
		if (events === null && !this.#asking) {
			// Something was missed on the way: joining again brings the whole stream.
			this.#asking = true;
			this.events = [];
			this.join(frame.seat ?? undefined);
			return;
		}
		this.#asking = false;
		this.events = events ?? frame.events;
		// Every frame is news, but only what is new in it is shown anew.
		this.frame = { ...same(this.frame, frame) };
	}
}
