// The HTTP side: everything that is not a move.
import type {
	GameFrame,
	GameInfo,
	Me,
	NewTable,
	OptionValue,
	Past,
	Reason,
	Replay,
	Setting,
	TableInfo,
} from './types.ts';

/** The server said no, or nothing at all (`status` 0). `reason` is what it said for people, if it did. */
export class Refused extends Error {
	readonly status: number;
	readonly reason: Reason | null;

	constructor(status: number, reason: Reason | null) {
		super(reason?.message ?? `status ${status}`);
		this.status = status;
		this.reason = reason;
	}
}

function reasonIn(body: unknown): Reason | null {
	if (typeof body !== 'object' || body === null) return null;
	const holder = 'reason' in body ? body.reason : body;
	if (typeof holder !== 'object' || holder === null || !('message' in holder)) return null;
	const { message } = holder;
	const args = 'args' in holder ? holder.args : {};
	const rule = 'rule' in holder ? holder.rule : '';
	return typeof message === 'string'
		? { rule: String(rule), message, args: (args ?? {}) as Reason['args'] }
		: null;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
	let response: Response;
	try {
		response = await fetch(path, {
			method,
			headers: body === undefined ? {} : { 'content-type': 'application/json' },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	} catch {
		throw new Refused(0, null);
	}
	if (!response.ok) throw new Refused(response.status, reasonIn(await response.json().catch(() => null)));
	return response;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
	return (await call(method, path, body)).json() as Promise<T>;
}

export type Which = 'mine' | 'open' | 'finished';

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const http = {
	me: () => json<Me>('GET', '/api/me'),
	rename: (name: string) => json<Me>('PATCH', '/api/me', { name }),
	/** A link that makes another device the same person. */
	link: () => json<{ path: string }>('POST', '/api/me/link'),
	/** Becomes who such a link stands for, on this device. */
	follow: (token: string) => json<Me>('POST', '/api/me/device', { token }),
	games: () => json<GameInfo[]>('GET', '/api/games'),
	setting(
		game: string,
		seats: number,
		options: Record<string, OptionValue>,
		pack?: string,
	): Promise<Setting> {
		const query = new URLSearchParams({ seats: String(seats) });
		if (pack) query.set('pack', pack);
		for (const [name, value] of Object.entries(options)) query.set(name, String(value));
		return json<Setting>('GET', `/api/games/${game}/setting?${query}`);
	},
	tables: (which: Which) => json<TableInfo[]>('GET', `/api/tables?which=${which}`),
	open: (wish: NewTable) => json<TableInfo>('POST', '/api/tables', wish),
	/** A guided first game. */
	guide: (game: string) => json<TableInfo>('POST', '/api/tables', { game, guide: true }),
	/** My finished games at which I was the only person, newest first. */
	history: () => json<Past[]>('GET', '/api/me/history'),
	table: (id: string) => json<TableInfo>('GET', table(id)),
	byCode: (code: string) => json<TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
	join: (id: string, seat?: number, token?: string) =>
		json<TableInfo>('POST', `${table(id)}/join`, { seat, token }),
	leave: (id: string) => call('POST', `${table(id)}/leave`, {}),
	abandon: (id: string) => call('POST', `${table(id)}/abandon`, {}),
	rematch: (id: string) => json<TableInfo>('POST', `${table(id)}/rematch`, {}),
	/** Hands the seat of somebody who has left, or an open one while the table waits, to a bot. */
	handToBot: (id: string, seat: number, bot?: string) =>
		call('POST', `${table(id)}/seats/${seat}/bot${bot ? `?bot=${encodeURIComponent(bot)}` : ''}`, {}),
	game: (id: string, seat: number) => json<GameFrame>('GET', `${table(id)}/game?seat=${seat}`),
	/** All that a seat saw, or somebody who watched, in parts as the server gives them. */
	async replay(id: string, seat: number | null): Promise<Pick<Replay, 'frames' | 'moments'>> {
		const frames: GameFrame[] = [];
		const moments: number[] = [];
		for (let total = 1; frames.length < total; ) {
			const eyes = seat === null ? '' : `seat=${seat}&`;
			const part = await json<Replay>('GET', `${table(id)}/replay?${eyes}first=${frames.length}&count=200`);
			if (part.frames.length === 0) break;
			frames.push(...part.frames);
			moments.push(...part.moments);
			total = part.total;
		}
		return { frames, moments };
	},
	/** Brings a record; it becomes a finished table of one's own. */
	bring: (record: string) => json<TableInfo>('POST', '/api/replays', { record }),
	/** Plays on from a moment of a replay in a seat against bots. */
	fork: (id: string, moment: number, seat: number) =>
		json<TableInfo>('POST', `${table(id)}/fork`, { moment, seat }),
	record: async (id: string) => (await call('GET', `${table(id)}/record`)).text(),
	rules: async (game: string) => (await call('GET', `/api/rules/${game}`)).text(),
};
