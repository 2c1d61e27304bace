import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Component } from 'svelte';
import { until } from './fake';
import { match, router, type Pages } from './router.svelte';

const page = (name: string) => name as unknown as Component;
const pages: Pages = Object.fromEntries(
  ['home', 'new', 'table', 'rules', 'mine', 'missing', 'failed'].map((name) => [
    name,
    async () => ({ default: page(name) }),
  ]),
);

describe('an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/new/mastermind', 'new', { game: 'mastermind' }],
    ['/t/aB-3_x', 'table', { id: 'aB-3_x' }],
    ['/t/aB-3_x/', 'table', { id: 'aB-3_x' }],
    ['/rules/break-the-code', 'rules', { game: 'break-the-code' }],
    ['/assistant/mastermind', 'assistant', { game: 'mastermind' }],
    ['/lesson/mastermind', 'lesson', { game: 'mastermind' }],
    ['/contents/enigma', 'contents', { game: 'enigma' }],
    ['/mine', 'mine', {}],
    ['/t/%D1%88', 'table', { id: 'ш' }],
    ['/t/%', 'table', { id: '%' }],
  ])('%s is the page %s', (path, name, params) => {
    expect(match(path)).toEqual({ page: name, params });
  });

  it.each(['/nowhere', '/t', '/t/', '/t/a/b', '/mine/all'])('%s is missing', (path) => {
    expect(match(path).page).toBe('missing');
  });
});

describe('the router', () => {
  beforeEach(async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    history.replaceState(null, '', '/');
    await router.begin(pages);
  });

    it('shows the page of the address', async () => {
    await router.go('/rules/mastermind');
    expect(location.pathname).toBe('/rules/mastermind');
    expect(router.shown).toMatchObject({ page: 'rules', params: { game: 'mastermind' }, Page: 'rules' });
  });

  it('follows a link of the house without leaving the page', async () => {
    document.body.innerHTML = '<a href="/mine"><b>mine</b></a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await until(() => router.shown?.page === 'mine');
  });

  it.each([
    ['an address outside the client', '<a href="/schema"><b></b></a>', {}],
    ['another tab', '<a href="/mine" target="_blank"><b></b></a>', {}],
    ['a press with a key held', '<a href="/mine"><b></b></a>', { ctrlKey: true }],
    ['a place on the same page', '<a href="#main"><b></b></a>', {}],
  ])('leaves %s to the browser', (_, html, keys) => {
    document.body.innerHTML = html;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    // The browser itself would follow it now, which the test page can't.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    let followed = false;
    const go = vi.spyOn(router, 'go').mockImplementation(async () => void (followed = true));
    document.querySelector('b')!.dispatchEvent(click);
    go.mockRestore();
    expect(followed).toBe(false);
  });

  it('shows that a page failed to load', async () => {
    pages['mine'] = () => Promise.reject(new Error('offline'));
    await router.go('/mine');
    expect(router.shown?.Page).toBe('failed');
  });

  it('keeps to the last of two quick visits', async () => {
    let arrive = (_: { default: Component }) => undefined as void;
    pages['rules'] = () => new Promise((done) => (arrive = done));
    const slow = router.go('/rules/mastermind');
    await router.go('/new/mastermind');
    arrive({ default: page('rules') });
    await slow;
    expect(router.shown?.page).toBe('new');
  });
});
