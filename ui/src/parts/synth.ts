// The ten sounds of the house as samples, made by arithmetic alone: nothing is downloaded, nothing is random.

export const SOUNDS = [
	'dice',
	'pencil',
	'page',
	'tile',
	'coin',
	'bell',
	'knock',
	'thump',
	'bark',
	'horn',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** No sound is longer, in seconds. */
export const LONGEST = 0.4;
/** How loud each is over 400 ms, in LUFS. */
export const LOUDNESS = -18;

type Wave = (at: number) => number;

/** A place to lay sounds on: samples of one channel. */
class Strip {
	readonly rate: number;
	readonly samples: Float32Array;
	#seed = 7;

	constructor(rate: number) {
		this.rate = rate;
		this.samples = new Float32Array(Math.floor(LONGEST * rate));
	}

	noise(): number {
		this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
		return this.#seed / 2 ** 31 - 1;
	}

	/** Adds a wave, with time counted from its own start. */
	add(start: number, length: number, wave: Wave): this {
		const first = Math.floor(start * this.rate);
		const end = Math.min(this.samples.length, first + Math.floor(length * this.rate));
		for (let index = first; index < end; index += 1)
			this.samples[index] = (this.samples[index] ?? 0) + wave((index - first) / this.rate);
		return this;
	}

	/** Adds a struck tone that dies away by `fall` (seconds to a third). */
	ring(start: number, pitch: number, loud: number, fall: number): this {
		const soft = 0.002;
		return this.add(start, LONGEST, (at) => {
			const rise = Math.min(1, at / soft);
			return loud * rise * Math.exp(-at / fall) * Math.sin(2 * Math.PI * pitch * at);
		});
	}

	/** Adds noise through a band round a pitch, which may glide, shaped by an envelope. */
	hiss(start: number, length: number, pitch: Wave, width: number, shape: Wave): this {
		let low = 0;
		let band = 0;
		return this.add(start, length, (at) => {
			const tune = 2 * Math.sin((Math.PI * Math.min(pitch(at), this.rate / 6)) / this.rate);
			const high = this.noise() - low - band / width;
			band += tune * high;
			low += tune * band;
			return shape(at) * band;
		});
	}
}

const fading =
	(fall: number): Wave =>
	(at) =>
		Math.exp(-at / fall);
/** Swells and goes within a length. */
const breath =
	(length: number, peak = 0.5): Wave =>
	(at) => {
		const part = at / length;
		return part < peak ? part / peak : Math.max(0, (1 - part) / (1 - peak));
	};

/** A tone of many partials, as from a throat or a tube; `bright` from 0 to 1 weighs the high ones. */
function reed(phase: number, bright: number): number {
	let sum = 0;
	for (let partial = 1; partial <= 9; partial += 1)
		sum += (bright ** (partial - 1) / partial ** 0.4) * Math.sin(partial * phase);
	return sum;
}

const MADE: Record<SoundName, (strip: Strip) => void> = {
	dice(strip) {
		for (const [index, start] of [0, 0.05, 0.11, 0.155, 0.23, 0.29].entries()) {
			const loud = 1 - index * 0.12;
			strip.hiss(
				start,
				0.05,
				() => 1700 + 260 * index,
				3,
				(at) => loud * Math.exp(-at / 0.008),
			);
			strip.ring(start, 170 + 12 * index, 0.5 * loud, 0.018);
		}
	},
	pencil(strip) {
		for (const start of [0, 0.2])
			strip.hiss(
				start,
				0.17,
				(at) => 3800 + 5200 * at,
				1.6,
				(at) => breath(0.17, 0.3)(at) * (0.7 + 0.3 * Math.sin(260 * at)),
			);
	},
	page(strip) {
		strip.hiss(0, 0.38, (at) => 700 + 6000 * at, 1.2, breath(0.38, 0.62));
		strip.hiss(0.27, 0.1, () => 2600, 1.4, fading(0.02));
	},
	tile(strip) {
		strip.hiss(0, 0.06, () => 2600, 2, fading(0.006));
		strip
			.ring(0, 410, 0.8, 0.03)
			.ring(0, 1130, 0.5, 0.022)
			.ring(0, 2350, 0.3, 0.012)
			.ring(0.055, 380, 0.35, 0.025);
	},
	coin(strip) {
		for (const [start, loud] of [
			[0, 0.7],
			[0.07, 1],
		] as const)
			strip
				.ring(start, 2093, loud, 0.07)
				.ring(start, 3322, loud * 0.6, 0.05)
				.ring(start, 5274, loud * 0.25, 0.03);
	},
	bell(strip) {
		strip.ring(0, 880, 1, 0.14).ring(0, 1760, 0.4, 0.1).ring(0, 2429, 0.25, 0.07).ring(0, 4752, 0.08, 0.03);
	},
	knock(strip) {
		for (const start of [0, 0.13]) {
			strip.ring(start, 146, 1, 0.035).ring(start, 291, 0.6, 0.022);
			strip.hiss(start, 0.03, () => 900, 1.5, fading(0.006));
		}
	},
	thump(strip) {
		strip.add(0, 0.3, (at) => {
			const phase = 2 * Math.PI * (58 * at + 1.6 * (1 - Math.exp(-at / 0.03)));
			return Math.min(1, at / 0.003) * Math.exp(-at / 0.08) * Math.sin(phase);
		});
		strip.hiss(0, 0.08, () => 320, 1.2, fading(0.015));
	},
	bark(strip) {
		for (const [start, pitch] of [
			[0, 300],
			[0.2, 270],
		] as const) {
			strip.add(start, 0.14, (at) => {
				const phase = 2 * Math.PI * (pitch * at + 500 * at * (0.05 - at));
				return breath(0.14, 0.16)(at) * reed(phase, 0.78) * 0.5;
			});
			strip.hiss(
				start,
				0.14,
				(at) => 1300 - 3000 * at,
				2.5,
				(at) => 0.5 * breath(0.14, 0.14)(at),
			);
		}
	},
	horn(strip) {
		for (const [start, length, pitch] of [
			[0, 0.14, 293.7],
			[0.14, 0.26, 440],
		] as const)
			strip.add(start, length, (at) => {
				const shape = Math.min(1, at / 0.02) * Math.min(1, (length - at) / 0.05);
				return shape * reed(2 * Math.PI * pitch * at, 0.45 + 0.25 * shape);
			});
	},
};

/** Two filters of ITU-R BS.1770: how the ear weighs what it hears. */
function weighed(samples: Float32Array, rate: number): Float32Array {
	const pass = (input: Float32Array, b: readonly number[], a: readonly number[]) => {
		const [b0 = 0, b1 = 0, b2 = 0] = b;
		const [a1 = 0, a2 = 0] = a;
		let x1 = 0;
		let x2 = 0;
		let y1 = 0;
		let y2 = 0;
		return input.map((x) => {
			const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
			x2 = x1;
			x1 = x;
			y2 = y1;
			y1 = y;
			return y;
		});
	};
	const shelf = Math.tan((Math.PI * 1681.974) / rate);
	const gain = 10 ** (3.999844 / 20);
	const middle = gain ** 0.4996668;
	const s0 = 1 + shelf / 0.7071752 + shelf * shelf;
	const lifted = pass(
		samples,
		[
			(gain + (middle * shelf) / 0.7071752 + shelf * shelf) / s0,
			(2 * (shelf * shelf - gain)) / s0,
			(gain - (middle * shelf) / 0.7071752 + shelf * shelf) / s0,
		],
		[(2 * (shelf * shelf - 1)) / s0, (1 - shelf / 0.7071752 + shelf * shelf) / s0],
	);
	const low = Math.tan((Math.PI * 38.13547) / rate);
	const l0 = 1 + low / 0.500327 + low * low;
	return pass(lifted, [1, -2, 1], [(2 * (low * low - 1)) / l0, (1 - low / 0.500327 + low * low) / l0]);
}

/** The loudness of a sound over 400 ms, in LUFS. */
export function loudness(samples: Float32Array, rate: number): number {
	const heard = weighed(samples, rate);
	const power = heard.reduce((sum, value) => sum + value * value, 0) / (LONGEST * rate);
	return -0.691 + 10 * Math.log10(power);
}

/** A sound at its loudness, with silence left off its end; peaks are rounded, never clipped. */
export function made(name: SoundName, rate: number): Float32Array {
	const strip = new Strip(rate);
	MADE[name](strip);
	const raw = strip.samples;
	// The very end fades, so that nothing clicks.
	const fade = Math.floor(0.012 * rate);
	for (let index = 0; index < fade; index += 1) {
		const at = raw.length - 1 - index;
		raw[at] = ((raw[at] ?? 0) * index) / fade;
	}
	let loud = 1;
	let out = raw;
	for (let turn = 0; turn < 12; turn += 1) {
		out = raw.map((value) => Math.tanh(value * loud));
		const off = LOUDNESS - loudness(out, rate);
		if (Math.abs(off) < 0.05) break;
		loud *= 10 ** (off / 20);
	}
	let end = out.length;
	while (end > 1 && Math.abs(out[end - 1] ?? 0) < 0.0005) end -= 1;
	return out.slice(0, end);
}
