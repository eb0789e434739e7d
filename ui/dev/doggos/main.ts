// Recorded tables of Dungeons & Doggos, to look at without a server. Not part of what is shipped.
//
// ?fixture=middle&frame=0&theme=dark&lang=ru shows one of them; without a fixture there is a list.
import '$ui/theme/fonts.css';
import '$ui/theme/tokens.css';
import '$ui/theme/base.css';
import 'virtual:icons/house';
import { mount } from 'svelte';
import { LANGUAGES } from '$ui/words/bundle.ts';
import { words } from '$ui/words/words.svelte.ts';
import Gallery from './Gallery.svelte';
import Shown from './Shown.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
await words.use(LANGUAGES.find((language) => language === asked.get('lang')) ?? 'en');
await words.learn('doggos');
const target = document.getElementById('app') as HTMLElement;
const fixture = asked.get('fixture');
if (fixture === null) mount(Gallery, { target });
else mount(Shown, { target, props: { fixture, frame: Number(asked.get('frame') ?? 0) } });
