// Candle light or cellar: the system's wish until somebody chooses.
import { kept } from '$ui/parts/kept.ts';

const KEY = 'undercroft-theme';
export type ThemeName = 'light' | 'dark';

class Theme {
	name = $state<ThemeName>('light');
	#wish: MediaQueryList | null = null;

	start(): void {
		const stored = kept.get(KEY);
		this.#wish = matchMedia('(prefers-color-scheme: dark)');
		this.#wish.addEventListener('change', () => {
			if (!kept.get(KEY)) this.#use(this.#wish?.matches ? 'dark' : 'light');
		});
		if (stored === 'light' || stored === 'dark') this.#use(stored);
		else this.#use(this.#wish.matches ? 'dark' : 'light');
	}

	toggle(): void {
		const next = this.name === 'dark' ? 'light' : 'dark';
		kept.set(KEY, next);
		this.#use(next);
	}

	#use(name: ThemeName): void {
		this.name = name;
		document.documentElement.dataset.theme = name;
	}
}

export const theme = new Theme();
