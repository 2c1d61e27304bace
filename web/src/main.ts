import { mount } from 'svelte';
import App from './frame/App.svelte';
import { me } from './house/me.svelte';
import { router, type Pages } from './house/router.svelte';
import { begin, language } from './house/texts.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';
import './look/print.css';

const pages: Pages = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/Table.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  assistant: () => import('./pages/Assistant.svelte'),
  lesson: () => import('./pages/Lesson.svelte'),
  mine: () => import('./pages/Mine.svelte'),
  missing: () => import('./pages/Missing.svelte'),
  failed: () => import('./pages/Failed.svelte'),
};

/** Letters in their own type from the first paint on, unless the network is slow. */
function type(): Promise<unknown> {
  const sample = language() === 'en' ? 'Deciban' : 'Deciban Шифр';
  const faces = ['400 1em "IBM Plex Sans"', '600 1em "IBM Plex Sans"', '400 1em "Old Standard TT"'];
  const ready = Promise.allSettled(faces.map((face) => document.fonts.load(face, sample)));
  const late = new Promise((resolve) => setTimeout(resolve, 400));
  return Promise.race([ready, late]);
}

me.meet().catch(() => undefined);
await Promise.all([begin().then(type), router.begin(pages)]);
mount(App, { target: document.getElementById('app')! });
