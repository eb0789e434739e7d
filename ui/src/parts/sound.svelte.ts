// Short sounds, made on the spot so that nothing is downloaded. Off until somebody wants them.
import { kept } from './kept.ts';

const KEY = 'undercroft-sound';

export type SoundName = 'bell' | 'knock' | 'dice' | 'pencil' | 'page' | 'thump' | 'coin';

class Sound {
	on = $state(kept.get(KEY) === 'on');
	#context: AudioContext | null = null;

	toggle(): void {
		this.on = !this.on;
		kept.set(KEY, this.on ? 'on' : 'off');
		if (this.on) this.play('bell');
	}

	play(name: SoundName): void {
		if (!this.on) return;
		this.#context ??= new AudioContext();
		switch (name) {
			case 'bell':
				this.#tone(880, 0.4, 'sine', 0.09);
				this.#tone(1320, 0.3, 'sine', 0.04);
				break;
			case 'coin':
				this.#tone(1480, 0.2, 'triangle', 0.06);
				this.#tone(1980, 0.25, 'triangle', 0.05, 0.06);
				break;
			case 'knock':
				this.#tone(140, 0.14, 'triangle', 0.16);
				this.#tone(120, 0.14, 'triangle', 0.12, 0.12);
				break;
			case 'thump':
				this.#tone(70, 0.22, 'sine', 0.25);
				break;
			case 'dice':
				for (let index = 0; index < 5; index += 1) this.#noise(0.03, 2200, 0.12, index * 0.06);
				break;
			case 'pencil':
				this.#noise(0.3, 5200, 0.03);
				break;
			case 'page':
				this.#noise(0.25, 1400, 0.06);
				break;
		}
	}

	#tone(pitch: number, length: number, shape: OscillatorType, loud: number, after = 0): void {
		const context = this.#context;
		if (!context) return;
		const start = context.currentTime + after;
		const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
		voice.connect(this.#fade(context, start, length, loud));
		voice.start(start);
		voice.stop(start + length);
	}

	#noise(length: number, pitch: number, loud: number, after = 0): void {
		const context = this.#context;
		if (!context) return;
		const start = context.currentTime + after;
		const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
		const data = buffer.getChannelData(0);
		for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
		const voice = new AudioBufferSourceNode(context, { buffer });
		const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch });
		voice.connect(band).connect(this.#fade(context, start, length, loud));
		voice.start(start);
	}

	#fade(context: AudioContext, start: number, length: number, loud: number): GainNode {
		const gain = new GainNode(context, { gain: 0 });
		gain.gain.setValueAtTime(loud, start);
		gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
		gain.connect(context.destination);
		return gain;
	}
}

export const sound = new Sound();
