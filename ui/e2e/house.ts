// A real server in a folder of its own, a real browser, and people in it. UNDERCROFT_SERVE is the command that serves,
// without its options; left out, it is the installed wheel. CHROMIUM is the browser, if it is not where Debian puts it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	chromium,
	type Page,
	type WebSocketRoute,
} from 'playwright-core';
import type { ClientFrame, GameFrame, NewSeat, ServerFrame, TableInfo } from '../src/net/types.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const GOLDEN = join(ROOT, 'tests', 'records', 'golden');
const SERVE = process.env.UNDERCROFT_SERVE?.split(' ') ?? [join(ROOT, '.venv', 'bin', 'undercroft'), 'serve'];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SIZES = { desktop: DESKTOP, phone: PHONE };

/** A port that nobody has. */
function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().on('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
		});
	});
}

export function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks again until it is so. For what no locator can wait for. */
export async function until(
	what: string,
	so: () => boolean | Promise<boolean>,
	within = 20_000,
): Promise<void> {
	for (const end = Date.now() + within; Date.now() < end; await pause(25)) if (await so()) return;
	throw new Error(`waited in vain until ${what}`);
}

/** One server, which can be killed and started again on the same data and port. */
export class Server {
	readonly data = mkdtempSync(join(tmpdir(), 'undercroft-e2e-'));
	#port = 0;
	#process: ChildProcess | null = null;

	get url(): string {
		return `http://127.0.0.1:${this.#port}`;
	}

	static async open(): Promise<Server> {
		const server = new Server();
		server.#port = await freePort();
		try {
			await server.start();
		} catch (error) {
			await server.close();
			throw error;
		}
		return server;
	}

	async start(): Promise<void> {
		const log = openSync(join(this.data, 'server.log'), 'a');
		const [program = '', ...words] = SERVE;
		this.#process = spawn(program, [...words, '--port', String(this.#port), '--no-open'], {
			env: { ...process.env, UNDERCROFT_DATA: this.data, UNDERCROFT_THINKERS: '1' },
			stdio: ['ignore', log, log],
			detached: true,
		});
		const started = this.#process;
		// Tests that are broken off leave no server behind.
		process.once('exit', () => void this.kill());
		started.on('error', () => {});
		await until(
			`${program} serves`,
			async () => {
				if (started.exitCode !== null) throw new Error(`the server has ended: ${this.log()}`);
				return fetch(`${this.url}/healthz`).then(
					(answer) => answer.ok,
					() => false,
				);
			},
			60_000,
		);
	}

	/** What it has said. */
	log(): string {
		const file = join(this.data, 'server.log');
		return existsSync(file) ? readFileSync(file, 'utf8') : '';
	}

	/** Ends it with everything that it has started, as a power cut would. */
	async kill(): Promise<void> {
		const running = this.#process;
		this.#process = null;
		if (!running?.pid || running.exitCode !== null) return;
		const gone = new Promise((resolve) => running.once('exit', resolve));
		try {
			process.kill(-running.pid, 'SIGKILL');
		} catch {
			return;
		}
		await gone;
	}

	async close(): Promise<void> {
		await this.kill();
		rmSync(this.data, { recursive: true, force: true });
	}
}

export function chromiumPath(): string {
	const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
		(path) => path && existsSync(path),
	);
	if (!found) throw new Error('these tests need Chromium: apt-get install chromium');
	return found;
}

export function openBrowser(further: readonly string[] = []): Promise<Browser> {
	return chromium.launch({
		executablePath: chromiumPath(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			...further,
		],
	});
}

export interface Heard {
	frame: ServerFrame;
	text: string;
}

/** Somebody at a browser: a guest of their own, one page, and all frames that came over its WebSockets. */
export class Person {
	readonly context: BrowserContext;
	readonly page: Page;
	/** Frames from the server, oldest first. */
	readonly heard: Heard[] = [];
	/** Frames to the server, oldest first. */
	readonly said: ClientFrame[] = [];
	/** Moves and take-backs that the page has sent and that nobody has answered yet, by their id. */
	readonly #open = new Set<string>();
	#cut = false;
	readonly #lines = new Set<WebSocketRoute>();
	/** What the page has complained of. */
	readonly complaints: string[] = [];

	constructor(context: BrowserContext, page: Page) {
		this.context = context;
		this.page = page;
		page.setDefaultTimeout(15_000);
		page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
		page.on('console', (message) => {
			// What cannot be fetched is told by the page itself, in words.
			if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()))
				this.complaints.push(message.text());
		});
		page.on('websocket', (socket) => {
			socket.on('framesent', ({ payload }) => {
				const frame = JSON.parse(payload.toString()) as ClientFrame;
				this.said.push(frame);
				if (frame.type === 'play' || frame.type === 'undo') this.#open.add(frame.id);
			});
			socket.on('framereceived', ({ payload }) => {
				for (const text of payload.toString().split('\n')) {
					const frame = JSON.parse(text) as ServerFrame;
					this.heard.push({ text, frame });
					if ('id' in frame) this.#open.delete(frame.id);
				}
			});
		});
	}

	/** The lintel. */
	get prompt() {
		return this.page.locator('#prompt');
	}

	/** Cuts the page off from the network: what is open closes, what is tried fails. */
	async cut(): Promise<void> {
		this.#cut = true;
		await Promise.all([...this.#lines].map((line) => line.close({ code: 4000 })));
	}

	/** Gives the network back. */
	mend(): void {
		this.#cut = false;
	}

	/** Puts the page's WebSockets through here, so that they can be cut. Browsers do not do that for themselves. */
	async canBeCut(): Promise<void> {
		await this.page.routeWebSocket('**/api/ws', (line) => {
			if (this.#cut) {
				void line.close({ code: 4000 });
				return;
			}
			this.#lines.add(line);
			line.connectToServer();
		});
	}

	/** Waits until every move of the page is answered. */
	async settled(): Promise<void> {
		await until('every move is answered', () => this.#open.size === 0);
	}

	/** The latest game frame, as the page has it. */
	get frame(): GameFrame | null {
		const last = this.heard.findLast(({ frame }) => frame.type === 'game')?.frame;
		return last?.type === 'game' ? last : null;
	}

	/** The table whose page is open. */
	get tableId(): string {
		return new URL(this.page.url()).pathname.split('/').pop() ?? '';
	}

	/** Asks the server over HTTP, as the same guest. */
	async call<T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown): Promise<T> {
		const url = new URL(path, new URL(this.page.url()).origin).href;
		const answer = await this.context.request.fetch(url, { method, ...(data === undefined ? {} : { data }) });
		if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
		const type = answer.headers()['content-type'] ?? '';
		return (type.includes('json') ? await answer.json() : await answer.text()) as T;
	}

	/** Opens a table over HTTP and goes there. */
	async openTable(seats: NewSeat[], wish: Record<string, unknown> = {}): Promise<TableInfo> {
		const table = await this.call<TableInfo>('POST', '/api/tables', {
			game: 'paper-dungeons',
			seats,
			...wish,
		});
		await this.page.goto(`/t/${table.id}`);
		return table;
	}

	/** Plays a table of one's own to its end over HTTP, with choices from the middle of the list; how it ended. */
	async finish(table: string, seat = 0): Promise<GameFrame> {
		let frame = await this.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
		for (let move = 0; !frame.over; move += 1) {
			if (!frame.asked) {
				await pause(20);
				frame = await this.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
				continue;
			}
			const code = frame.choices[(move * 7) % frame.choices.length]?.code;
			const body = { seat, version: frame.version, code, id: `finish-${move}` };
			try {
				frame = await this.call<GameFrame>('POST', `/api/tables/${table}/play`, body);
			} catch (error) {
				// A rival was quicker, and there is something new to see first.
				if (!String(error).includes('stale-version')) throw error;
				frame = await this.call<GameFrame>('GET', `/api/tables/${table}/game?seat=${seat}`);
			}
		}
		return frame;
	}

	async close(): Promise<void> {
		await this.context.close();
	}
}

/** A server and a browser for the tests of a file. */
export class House {
	readonly server: Server;
	readonly browser: Browser;
	#people: Person[] = [];

	private constructor(server: Server, browser: Browser) {
		this.server = server;
		this.browser = browser;
	}

	static async open(): Promise<House> {
		const server = await Server.open();
		try {
			return new House(server, await openBrowser());
		} catch (error) {
			await server.close();
			throw error;
		}
	}

	/** Somebody comes in, at the home page unless told otherwise. */
	async person(options: BrowserContextOptions = {}, path = '/'): Promise<Person> {
		const context = await this.browser.newContext({
			baseURL: this.server.url,
			viewport: DESKTOP,
			locale: 'en',
			colorScheme: 'light',
			...options,
		});
		const person = new Person(context, await context.newPage());
		this.#people.push(person);
		if (path) {
			await person.page.goto(path);
			await until('the guest is known', async () => (await context.cookies()).length > 0);
		}
		return person;
	}

	/** Everybody leaves; what their pages complained of. */
	async empty(): Promise<string[]> {
		const people = this.#people.splice(0);
		await Promise.all(people.map((person) => person.close()));
		return people.flatMap((person) => person.complaints);
	}

	async close(): Promise<void> {
		await this.browser.close();
		await this.server.close();
	}
}
