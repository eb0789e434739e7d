// The page's one connection and what came over it: who I am, and the tables I sit at or watch.
import { toasts } from '$ui/parts/toasts.svelte.ts';
import { words } from '$ui/words/words.svelte.ts';
import { Connection, type ConnectionState, type Socket } from './connection.ts';
import { http } from './http.ts';
import { TableStore } from './table.svelte.ts';
import type { GameInfo, Me, Setting, TableInfo } from './types.ts';

function openSocket(): Socket {
	const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
	return new WebSocket(`${scheme}://${location.host}/api/ws`) as unknown as Socket;
}

export class Live {
	me = $state.raw<Me | null>(null);
	state = $state<ConnectionState>('idle');
	games = $state.raw<GameInfo[] | null>(null);
	readonly connection: Connection;
	#tables = new Map<string, TableStore>();
	#settings = new Map<string, Promise<Setting>>();

	constructor(connection: Connection = new Connection(openSocket)) {
		this.connection = connection;
		connection.onstate = (state) => {
			this.state = state;
		};
		connection.onnobody = () => this.#becomeSomebody();
		connection.onanswer = (ask, answer) => this.#tables.get(ask.table)?.answered(ask, answer);
		connection.onframe = (frame) => {
			if (frame.type === 'hello') this.me = frame.me;
			else if (frame.type === 'table') this.#tables.get(frame.table.id)?.take(frame);
			else if (frame.type === 'game' || frame.type === 'presence' || frame.type === 'clock') {
				this.#tables.get(frame.table)?.take(frame);
			} else if (frame.type === 'error') {
				for (const table of this.#tables.values()) table.take(frame);
			}
		};
	}

	/** Learns who I am and which games there are. */
	async start(): Promise<void> {
		addEventListener('online', () => this.connection.connect());
		document.addEventListener('visibilitychange', () => {
			if (!document.hidden && this.state === 'lost') this.connection.connect();
		});
		this.me = await http.me();
	}

	/** The server has forgotten who this is, as after its data were lost: one is somebody new then, and is told. */
	async #becomeSomebody(): Promise<boolean> {
		try {
			const me = await http.me();
			if (this.me && this.me.id !== me.id)
				toasts.tell(words.say('ui-new-identity', { name: me.name }), 'hazard-sign');
			this.me = me;
			return true;
		} catch {
			return false;
		}
	}

	async loadGames(): Promise<GameInfo[]> {
		this.games ??= await http.games();
		return this.games;
	}

	async rename(name: string): Promise<void> {
		this.me = await http.rename(name);
	}

	/** Sits down at a table or watches it, until `close`. */
	table(id: string): TableStore {
		const store = new TableStore(id, this.connection);
		this.#tables.set(id, store);
		return store;
	}

	close(store: TableStore): void {
		if (this.#tables.get(store.id) === store) {
			this.#tables.delete(store.id);
			store.leave();
		}
	}

	/** What is the same for the whole game; asked once for each way a table can be set. */
	setting(table: TableInfo): Promise<Setting> {
		const key = JSON.stringify([table.game, table.pack, table.seats.length, table.options]);
		let setting = this.#settings.get(key);
		if (!setting) {
			setting = http.setting(table.game, table.seats.length, table.options, table.pack);
			this.#settings.set(key, setting);
			setting.catch(() => this.#settings.delete(key));
		}
		return setting;
	}
}

export const live = new Live();
