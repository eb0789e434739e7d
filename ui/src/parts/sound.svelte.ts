// Short sounds. Off until somebody wants them; nothing is told by sound alone.
import { kept } from './kept.ts';
import { made, type SoundName } from './synth.ts';

const KEY = 'undercroft-sound';
/** Between two sounds of one move. */
const BETWEEN = 0.22;
/** What a single move may be heard as. */
const MOST = 3;

class Sound {
	on = $state(kept.get(KEY) === 'on');
	#context: AudioContext | null = null;
	#made = new Map<SoundName, AudioBuffer>();

	toggle(): void {
		this.on = !this.on;
		kept.set(KEY, this.on ? 'on' : 'off');
		if (this.on) this.play('bell');
	}

	/** Plays sounds one after the other, each but once. */
	play(...names: SoundName[]): void {
		if (!this.on || names.length === 0) return;
		this.#context ??= new AudioContext();
		const context = this.#context;
		for (const [index, name] of [...new Set(names)].slice(0, MOST).entries()) {
			const voice = new AudioBufferSourceNode(context, { buffer: this.#buffer(context, name) });
			voice.connect(context.destination);
			voice.start(context.currentTime + index * BETWEEN);
		}
	}

	#buffer(context: AudioContext, name: SoundName): AudioBuffer {
		let buffer = this.#made.get(name);
		if (!buffer) {
			const samples = made(name, context.sampleRate);
			buffer = context.createBuffer(1, samples.length, context.sampleRate);
			buffer.getChannelData(0).set(samples);
			this.#made.set(name, buffer);
		}
		return buffer;
	}
}

export const sound = new Sound();
