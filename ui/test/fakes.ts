import { Connection, type Socket, type Timers } from '$ui/net/connection.ts';
import type { Choice, ClientFrame, GameEvent, GameFrame, ServerFrame, TableInfo } from '$ui/net/types.ts';

export class FakeSocket implements Socket {
	onopen: (() => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;
	onmessage: ((message: { data: string }) => void) | null = null;
	sent: ClientFrame[] = [];
	closed = false;

	send(text: string): void {
		this.sent.push(JSON.parse(text) as ClientFrame);
	}

	close(): void {
		this.closed = true;
	}

	/** What the server does. */
	open(): void {
		this.onopen?.();
	}

	tell(frame: ServerFrame): void {
		this.onmessage?.({ data: JSON.stringify(frame) });
	}

	lose(code = 1006): void {
		this.onclose?.({ code });
	}

	of<T extends ClientFrame['type']>(type: T): Extract<ClientFrame, { type: T }>[] {
		return this.sent.filter((frame): frame is Extract<ClientFrame, { type: T }> => frame.type === type);
	}
}

/** Time that stands until it is told to go on. */
export class FakeTimers implements Timers {
	now = 0;
	#due: { at: number; run: () => void }[] = [];

	after(ms: number, run: () => void): () => void {
		const entry = { at: this.now + ms, run };
		this.#due.push(entry);
		return () => {
			this.#due = this.#due.filter((other) => other !== entry);
		};
	}

	/** Nothing is painted until it is told to be, unless it is told never to wait. */
	pictures: (() => void)[] = [];
	slow = false;

	painted(run: () => void): void {
		if (this.slow) this.pictures.push(run);
		else run();
	}

	random(): number {
		return 0.5;
	}

	pass(ms: number): void {
		this.now += ms;
		const due = this.#due.filter((entry) => entry.at <= this.now);
		this.#due = this.#due.filter((entry) => entry.at > this.now);
		for (const entry of due) entry.run();
	}
}

export function connected() {
	const sockets: FakeSocket[] = [];
	const timers = new FakeTimers();
	const connection = new Connection(() => {
		const socket = new FakeSocket();
		sockets.push(socket);
		return socket;
	}, timers);
	return { sockets, timers, connection };
}

export function at<T>(list: readonly T[], index: number): T {
	const found = list[index];
	if (found === undefined) throw new Error(`there is no element ${index}`);
	return found;
}

export function event(kind: string, more: Partial<GameEvent> = {}): GameEvent {
	return {
		kind,
		seat: 0,
		rule: '',
		args: {},
		changes: {},
		chance: false,
		reveals: false,
		private: false,
		...more,
	};
}

export function choice(code: number, more: Partial<Choice> = {}): Choice {
	return {
		code,
		text: `move ${code}`,
		kind: 'brew',
		rule: '',
		args: {},
		targets: [],
		preview: [],
		words: [],
		...more,
	};
}

export function gameFrame(more: Partial<GameFrame> = {}): GameFrame {
	return {
		type: 'game',
		table: 't1',
		seat: 0,
		version: 1,
		board: {},
		choices: [choice(7)],
		asked: true,
		draft: false,
		undo: null,
		first: 0,
		events: [],
		over: false,
		outcome: null,
		scores: null,
		standing: null,
		windows: null,
		...more,
	};
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
	const seat = (index: number, yours: boolean) => ({
		seat: index,
		kind: 'person' as const,
		name: `P${index + 1}`,
		bot: null,
		yours,
		left: false,
		invite: null,
	});
	return {
		id: 't1',
		code: 'OAK-LYNX-42',
		game: 'paper-dungeons',
		pack: 'classic 1',
		options: {},
		status: 'playing',
		seats: [seat(0, true), seat(1, false)],
		host: true,
		listed: false,
		watch: false,
		hints: true,
		clock: null,
		created: 0,
		changed: 0,
		your_move: true,
		rematch: null,
		outcome: null,
		...more,
	};
}
