import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import 'virtual:icons/house';
import { mount } from 'svelte';
import App from './App.svelte';
import { live } from './net/live.svelte.ts';
import { router } from './router.svelte.ts';
import { theme } from './theme/theme.svelte.ts';
import { words } from './words/words.svelte.ts';

theme.start();
router.start();
// Without the server the page still opens and says so.
await Promise.all([words.start(), live.start().catch(() => undefined)]);
const target = document.getElementById('app');
if (target) mount(App, { target });
