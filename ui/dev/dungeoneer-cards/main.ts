// The cards, faces and panels of Dungeoneer, to look at without a server. Not part of what is shipped.
//
// ?show=table&fixture=battle&frame=0&theme=dark&lang=ru; show is faces, cards, quests or table.
import '$ui/theme/fonts.css';
import '$ui/theme/tokens.css';
import '$ui/theme/base.css';
import 'virtual:icons/house';
import { mount } from 'svelte';
import { LANGUAGES } from '$ui/words/bundle.ts';
import { words } from '$ui/words/words.svelte.ts';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
await words.use(LANGUAGES.find((language) => language === asked.get('lang')) ?? 'en');
await words.learn('dungeoneer');
document.documentElement.lang = words.language;
mount(Gallery, {
	target: document.getElementById('app') as HTMLElement,
	props: {
		show: asked.get('show') ?? 'table',
		fixture: asked.get('fixture') ?? 'battle',
		frame: Number(asked.get('frame') ?? 0),
		type: asked.get('type') ?? 'boon',
	},
});
