import { mount } from 'svelte';
import App from './app/App.svelte';
import { me } from './client/me.svelte';
import { router, type Pages } from './client/router.svelte';
import { begin, language } from './client/texts.svelte';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/controls.css';
import './ui/styles/print.css';

const pages: Pages = {
  home: () => import('./pages/home/Home.svelte'),
  new: () => import('./pages/new/NewTable.svelte'),
  table: () => import('./pages/table/Table.svelte'),
  rules: () => import('./pages/rules/Rules.svelte'),
  assistant: () => import('./pages/assistant/Assistant.svelte'),
  lesson: () => import('./pages/lesson/Lesson.svelte'),
  contents: () => import('./pages/contents/Contents.svelte'),
  mine: () => import('./pages/mine/Mine.svelte'),
  missing: () => import('./pages/common/Missing.svelte'),
  failed: () => import('./pages/common/Failed.svelte'),
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
