// What the page's main thread did, read from a trace of Chromium.
import type { Page } from 'playwright-core';

interface TraceEvent {
	name: string;
	ph: string;
	/** Microseconds, as all times here. */
	ts: number;
	dur?: number;
	/** Processor time: what the thread worked, however long it had to wait for a core. */
	tdur?: number;
	tid: number;
	pid: number;
}

/** Everything that happens in the page's browser while something is done. */
export async function traced(page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
	const session = await page.context().newCDPSession(page);
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: [
				'toplevel',
				'devtools.timeline',
				'disabled-by-default-devtools.timeline',
				'blink.user_timing',
			],
		},
	});
	await work();
	const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await done;
	await session.detach();
	return events;
}

/** The tasks of the page's main thread, oldest first, and the moments at which something happened there. */
function mainThread(events: readonly TraceEvent[], ...names: string[]) {
	const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
	const { pid, tid } = frames.at(-1) ?? {};
	const here = events.filter((event) => event.pid === pid && event.tid === tid);
	const byTime = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts;
	return {
		tasks: here.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').sort(byTime),
		moments: here.filter(({ name }) => names.includes(name)).sort(byTime),
	};
}

const worked = (task: TraceEvent) => (task.tdur ?? task.dur ?? 0) / 1000;
const end = (task: TraceEvent) => task.ts + (task.dur ?? 0);

/** Milliseconds of work of the main thread, one number for each picture that it made. */
export function workPerFrame(events: readonly TraceEvent[]): number[] {
	const { tasks, moments } = mainThread(events, 'FireAnimationFrame');
	// A frame ends with the task that fired its animation frame; what was done since the one before belongs to it.
	const work: number[] = [];
	let sum = 0;
	for (const task of tasks) {
		sum += worked(task);
		if (moments.some(({ ts }) => ts >= task.ts && ts <= end(task))) {
			work.push(sum);
			sum = 0;
		}
	}
	return work;
}

/** Milliseconds of work of the main thread from each mark of the first name to the next one of the second. */
export function workBetween(events: readonly TraceEvent[], from: string, to: string): number[] {
	const { tasks, moments } = mainThread(events, from, to);
	const work: number[] = [];
	let start: number | null = null;
	for (const { name, ts } of moments) {
		if (name === from) start ??= ts;
		else if (start !== null) {
			const since = start;
			const within = tasks.filter((task) => end(task) > since && task.ts < ts);
			work.push(within.reduce((sum, task) => sum + worked(task), 0));
			start = null;
		}
	}
	return work;
}
