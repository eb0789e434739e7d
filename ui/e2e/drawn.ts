// How long it takes from a frame's arrival in the browser to the picture that shows it.
import { writeFileSync } from 'node:fs';
import { playByMouse } from './drive.ts';
import type { House } from './house.ts';

export interface Drawn {
	/** Milliseconds, one number a game frame that changed the page. */
	times: number[];
	p50: number;
	p95: number;
	p99: number;
	worst: number;
}

/**
 * Runs in the page before anything else. The clock starts when the message event of a game frame is dispatched, before
 * the page reads it, and stops in the first task after the animation frame that follows the change of the document:
 * by then the browser has painted it.
 */
export function measure(): void {
	const times: number[] = [];
	Object.assign(window, { drawn: times });
	const changes = { count: 0 };
	const begin = () =>
		new MutationObserver(() => {
			changes.count += 1;
		}).observe(document.documentElement, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true,
		});
	if (document.documentElement) begin();
	else addEventListener('DOMContentLoaded', begin);
	const Native = WebSocket;
	window.WebSocket = class extends Native {
		constructor(url: string | URL, protocols?: string | string[]) {
			super(url, protocols);
			this.addEventListener('message', (message) => {
				if (!String(message.data).startsWith('{"type":"game"')) return;
				const arrived = performance.now();
				const before = changes.count;
				const look = () =>
					requestAnimationFrame(() => {
						const channel = new MessageChannel();
						channel.port1.onmessage = () => {
							if (changes.count > before) times.push(performance.now() - arrived);
							else if (performance.now() - arrived < 1000) look();
						};
						channel.port2.postMessage(null);
					});
				look();
			});
		}
	};
}

/** Plays two rounds of Paper Dungeons against bots and measures every frame. */
export async function drawnTimes(house: House): Promise<Drawn> {
	const me = await house.person();
	await me.page.addInitScript(measure);
	const bots = ['Oswin', 'Ludmila'].map((name) => ({ kind: 'bot' as const, bot: 'greedy', name }));
	await me.openTable([{ kind: 'you' }, ...bots]);
	await playByMouse(me, (sight) => sight.question === 'Is your round 3 done?');
	const times = await me.page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);
	return summary(times);
}

export function summary(times: number[]): Drawn {
	const sorted = [...times].sort((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
	return { times, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/** One line each for people, and a file for `bench/` where UNDERCROFT_DRAWN names one: the figures by their names. */
export function report(figures: Record<string, Drawn>): void {
	const ms = (value: number) => `${value.toFixed(1)} ms`;
	for (const [what, { times, p50, p95, p99 }] of Object.entries(figures))
		console.log(`${what}: ${ms(p50)} (p50), ${ms(p95)} (p95), ${ms(p99)} (p99), ${times.length} frames`);
	const file = process.env.UNDERCROFT_DRAWN;
	if (file) writeFileSync(file, JSON.stringify(figures));
}
