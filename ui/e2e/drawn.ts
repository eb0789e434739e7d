// How long it takes from a frame's arrival in the browser to the picture that shows it.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { playByMouse } from './drive.ts';
import type { House } from './house.ts';
import { traced, workBetween } from './trace.ts';

export interface Figure {
	/** Milliseconds, one number a frame. */
	times: number[];
	p50: number;
	p95: number;
	worst: number;
}

/** What was measured of the game frames that changed the page. */
export interface Drawn {
	/** From the frame's arrival to the picture. A machine that is busy elsewhere makes it longer. */
	drawn: Figure;
	/** What the main thread worked until then, in processor time. */
	work: Figure;
}

/** After a move the hand rests this long: whoever looks for the next one takes time from the page. */
export const CALM = 350;

/**
 * Runs in the page before anything else. The clock starts when the message event of a game frame is dispatched, before
 * the page reads it, and stops in the first task after the animation frame that follows the change of the document:
 * by then the browser has painted it.
 */
function measure(): void {
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
				if (!/^\{"type":"game"/m.test(String(message.data))) return;
				const arrived = performance.now();
				performance.mark('arrived');
				const before = changes.count;
				const look = () =>
					requestAnimationFrame(() => {
						const channel = new MessageChannel();
						channel.port1.onmessage = () => {
							if (changes.count > before) {
								times.push(performance.now() - arrived);
								performance.mark('drawn');
							} else if (performance.now() - arrived < 1000) look();
						};
						channel.port2.postMessage(null);
					});
				look();
			});
		}
	};
}

/**
 * Measures the frames that come while something is played, twice over: by the clock alone, since a trace takes time of
 * its own, and then in a trace. The page is open already, and has shown the first frame.
 */
export async function whilePlaying(page: Page, play: () => Promise<unknown>): Promise<Drawn> {
	await page.evaluate(() => {
		(window as unknown as { drawn: number[] }).drawn.length = 0;
	});
	await play();
	const times = await page.evaluate(() => [...(window as unknown as { drawn: number[] }).drawn]);
	const events = await traced(page, async () => {
		await play();
	});
	return { drawn: summary(times), work: summary(workBetween(events, 'arrived', 'drawn')) };
}

/** Somebody whose page is measured. */
export async function measured(house: House) {
	const me = await house.person();
	await me.page.addInitScript(measure);
	return me;
}

/** Waits until the page has been drawn and its pictures have come to rest. */
export async function restful(page: Page): Promise<void> {
	await page.locator('#prompt h2:not(:empty)').waitFor();
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await page.waitForTimeout(2 * CALM);
}

/** Plays as many rounds of Paper Dungeons against bots for each of both measures, and measures every frame. */
export async function drawnTimes(house: House, rounds = 2): Promise<Drawn> {
	const me = await measured(house);
	const bots = ['Oswin', 'Ludmila'].map((name) => ({ kind: 'bot' as const, bot: 'greedy', name }));
	await me.openTable([{ kind: 'you' }, ...bots]);
	await restful(me.page);
	let last = 0;
	return whilePlaying(me.page, () => {
		last += rounds;
		return playByMouse(me, ({ question }) => question === `Is your round ${last} done?`, CALM);
	});
}

export function summary(times: number[]): Figure {
	const sorted = [...times].sort((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
	return { times, p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** One line each for people, and a file for `bench/` where UNDERCROFT_DRAWN names one: the figures by their names. */
export function report(figures: Record<string, Figure>): void {
	const ms = (value: number) => `${value.toFixed(1)} ms`;
	for (const [what, { times, p50, p95, worst }] of Object.entries(figures))
		console.log(
			`${what}: ${ms(p50)} (p50), ${ms(p95)} (p95), ${ms(worst)} (worst of ${times.length} frames)`,
		);
	const file = process.env.UNDERCROFT_DRAWN;
	if (file) writeFileSync(file, JSON.stringify(figures));
}
