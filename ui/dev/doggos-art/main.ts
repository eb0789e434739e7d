// All drawings of Dungeons & Doggos, large and small. Not part of what is shipped.
//
// ?page=dogs|monsters|rooms|signs|tiles|boards&theme=dark&lang=ru
import '$ui/theme/fonts.css';
import '$ui/theme/tokens.css';
import '$ui/theme/base.css';
import 'virtual:icons/house';
import 'virtual:icons/doggos';
import { mount } from 'svelte';
import { LANGUAGES } from '$ui/words/bundle.ts';
import { words } from '$ui/words/words.svelte.ts';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
await words.use(LANGUAGES.find((language) => language === asked.get('lang')) ?? 'en');
await words.learn('doggos');
mount(Gallery, {
	target: document.getElementById('app') as HTMLElement,
	props: { page: asked.get('page') ?? 'dogs' },
});
