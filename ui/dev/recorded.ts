// Recorded tables of a game, to look at without a server. Not part of what is shipped.
//
// ?fixture=walk&frame=0&theme=dark&lang=ru shows one of them; without a fixture there is a list.
import '$ui/theme/fonts.css';
import '$ui/theme/tokens.css';
import '$ui/theme/base.css';
import 'virtual:icons/house';
import { mount } from 'svelte';
import type { GameFolder } from '$ui/games/types.ts';
import type { GameEvent, GameFrame, Reason, Setting } from '$ui/net/types.ts';
import { LANGUAGES } from '$ui/words/bundle.ts';
import { words } from '$ui/words/words.svelte.ts';
import Gallery from './Gallery.svelte';
import Shown from './Shown.svelte';

export type Recorded = { players: string[]; setting: Setting; frames: GameFrame[] };

export interface Game {
	name: string;
	folder: GameFolder;
	fixtures: Record<string, Recorded>;
	/** The answer to every "why not". */
	why: (code: number) => Reason;
	/** What comes before a recording that leaves the beginning of a long stream out. */
	before?: (fixture: string) => readonly GameEvent[];
}

export async function show({ name, folder, fixtures, why, before }: Game): Promise<void> {
	const asked = new URLSearchParams(location.search);
	document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
	await words.use(LANGUAGES.find((language) => language === asked.get('lang')) ?? 'en');
	await words.learn(name);
	const target = document.getElementById('app') as HTMLElement;
	const fixture = asked.get('fixture') ?? '';
	const recorded = fixtures[fixture];
	if (!recorded) mount(Gallery, { target, props: { fixtures } });
	else {
		const frame = Number(asked.get('frame') ?? 0);
		mount(Shown, {
			target,
			props: { game: name, folder, recorded, frame, why, before: before?.(fixture) ?? [] },
		});
	}
}
