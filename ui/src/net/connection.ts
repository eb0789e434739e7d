// One WebSocket for the whole page. It comes back by itself, joins its tables again, and sends every question and
// move again that nobody has answered, with the same id, so that the server plays none of them twice.
import { painted } from './painted.ts';
import type { AskFrame, ClientFrame, JoinFrame, ServerFrame } from './types.ts';

/** The part of a WebSocket that is used, so that a test can be one. */
export interface Socket {
	send(text: string): void;
	close(): void;
	onopen: (() => void) | null;
	onclose: ((event: { code: number }) => void) | null;
	onmessage: ((message: { data: string }) => void) | null;
}

export interface Timers {
	after(ms: number, run: () => void): () => void;
	/** Once, when the page as it is now has been painted; soon where nothing is painted. */
	painted(run: () => void): void;
	random(): number;
}

export const systemTimers: Timers = {
	after(ms, run) {
		const id = setTimeout(run, ms);
		return () => clearTimeout(id);
	},
	painted,
	random: Math.random,
};

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The server does not know who asks. */
const NOBODY = 4401;
/** Too many connections from here. */
const TOO_MANY = 4429;
const LONG_WAIT = 60_000;

/** How long to wait before the attempt of this number (from 0): doubling, with a quarter of chance. */
export function waitBefore(attempt: number, random: number): number {
	const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
	return Math.round(base * (0.75 + random * 0.5));
}

export class Connection {
	state: ConnectionState = 'idle';
	onstate: (state: ConnectionState) => void = () => {};
	onframe: (frame: ServerFrame) => void = () => {};
	/** Told once for each ask when its answer comes; later ones of the same id are dropped. */
	onanswer: (ask: AskFrame, answer: ServerFrame) => void = () => {};
	/** The server no longer knows who this is: gets a new identity, false if there is none. */
	onnobody: () => Promise<boolean> = () => Promise.resolve(false);

	#socket: Socket | null = null;
	#open: () => Socket;
	#timers: Timers;
	#attempt = 0;
	/** A new identity has been asked for since the server last knew who this is. */
	#renewed = false;
	#stopRetry: (() => void) | null = null;
	#stopPing: (() => void) | null = null;
	#joined = new Map<string, JoinFrame>();
	#waiting = new Map<string, AskFrame>();
	/** What has come while the picture of what came before it is being made; null while there is none to wait for. */
	#late: ServerFrame[] | null = null;

	constructor(open: () => Socket, timers: Timers = systemTimers) {
		this.#open = open;
		this.#timers = timers;
	}

	/** Opens the connection if it is not open, at once even while waiting to try again. */
	connect(): void {
		if (this.state === 'open' || this.state === 'connecting') return;
		this.#stopRetry?.();
		this.#stopRetry = null;
		this.#become('connecting');
		const socket = this.#open();
		this.#socket = socket;
		socket.onopen = () => {
			if (socket !== this.#socket) return;
			this.#attempt = 0;
			this.#become('open');
			for (const join of this.#joined.values()) this.#write(join);
			for (const ask of this.#waiting.values()) this.#write(ask);
			this.#beat();
		};
		socket.onmessage = (message) => {
			if (socket !== this.#socket) return;
			this.#receive(message.data.split('\n').map((line) => JSON.parse(line) as ServerFrame));
		};
		socket.onclose = ({ code }) => {
			if (socket === this.#socket) this.#closed(code);
		};
	}

	/** Asks to be at a table until `leave`, also after the connection was lost. */
	join(frame: JoinFrame): void {
		this.#joined.set(frame.table, frame);
		this.connect();
		if (this.state === 'open') this.#write(frame);
	}

	leave(table: string): void {
		this.#joined.delete(table);
		for (const [id, ask] of this.#waiting) if (ask.table === table) this.#waiting.delete(id);
		this.say({ type: 'leave', table });
	}

	/** Sends an ask, now or as soon as there is a connection, until it is answered. */
	ask(frame: AskFrame): void {
		this.#waiting.set(frame.id, frame);
		this.connect();
		if (this.state === 'open') this.#write(frame);
	}

	/** Sends something that need not be answered; it is dropped while there is no connection. */
	say(frame: ClientFrame): void {
		if (this.state === 'open') this.#write(frame);
	}

	/** The asks of a table that nobody has answered yet. */
	unanswered(table: string): AskFrame[] {
		return [...this.#waiting.values()].filter((ask) => ask.table === table);
	}

	close(): void {
		this.#stopRetry?.();
		this.#stopPing?.();
		const socket = this.#socket;
		this.#socket = null;
		socket?.close();
		this.#become('idle');
	}

	/**
	 * Takes what has come at once, and what comes until that is painted together afterwards: bots that answer each other
	 * send a frame every few milliseconds, and one that is drawn for each of them keeps all from being seen.
	 */
	#receive(frames: ServerFrame[]): void {
		if (this.#late) {
			for (const frame of frames) {
				// The answer to a move often comes right behind the game that it led to: the next question is being painted, and
				// whoever answers that at once must not be held to be waiting for the last one.
				if (this.#late.length === 0 && 'id' in frame) this.#take(frame);
				else this.#late.push(frame);
			}
			return;
		}
		const late: ServerFrame[] = [];
		this.#late = late;
		for (const frame of frames) this.#take(frame);
		this.#timers.painted(() => {
			this.#late = null;
			if (late.length > 0) this.#receive(late);
		});
	}

	#take(frame: ServerFrame): void {
		if (frame.type === 'hello') this.#renewed = false;
		if (frame.type === 'pong') {
			this.#beat();
			return;
		}
		if ('id' in frame) {
			const ask = this.#waiting.get(frame.id);
			if (!ask) return;
			this.#waiting.delete(frame.id);
			this.onanswer(ask, frame);
		}
		this.onframe(frame);
	}

	/** Asks for a sign of life from time to time; a connection that gives none counts as lost. */
	#beat(): void {
		this.#stopPing?.();
		this.#stopPing = this.#timers.after(PING_EVERY, () => {
			this.say({ type: 'ping' });
			this.#stopPing = this.#timers.after(PONG_WITHIN, () => {
				this.#socket?.close();
				this.#lost();
			});
		});
	}

	/** Knocking again at once helps with a connection that was lost, and not with one that was turned away. */
	#closed(code: number): void {
		if (code === TOO_MANY || (code === NOBODY && this.#renewed)) {
			this.#lost(LONG_WAIT);
		} else {
			this.#lost();
			if (code === NOBODY) void this.#renew();
		}
	}

	async #renew(): Promise<void> {
		this.#renewed = true;
		this.#stopRetry?.();
		const known = await this.onnobody();
		if (this.state !== 'lost') return;
		if (known) this.connect();
		else this.#retryIn(LONG_WAIT);
	}

	#lost(wait = waitBefore(this.#attempt, this.#timers.random())): void {
		this.#stopPing?.();
		this.#socket = null;
		this.#become('lost');
		this.#retryIn(wait);
		this.#attempt += 1;
	}

	#retryIn(wait: number): void {
		this.#stopRetry?.();
		this.#stopRetry = this.#timers.after(wait, () => this.connect());
	}

	#write(frame: ClientFrame): void {
		this.#socket?.send(JSON.stringify(frame));
	}

	#become(state: ConnectionState): void {
		if (this.state === state) return;
		this.state = state;
		this.onstate(state);
	}
}
