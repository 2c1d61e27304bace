/** Addresses and pages. The old page stays until the new one is there, so nothing flickers. */
import type { Component } from 'svelte';
// The house reads the same list, from the built client.
import routes from './routes.json';

export interface Route {
  page: string;
  params: Record<string, string>;
}

export type Pages = Record<string, () => Promise<{ default: Component<any> }>>;

export interface Shown extends Route {
  Page: Component<any>;
  /** A new one for every visit, so that a page starts afresh. */
  visit: number;
}

/** The page of an address; `missing` when there is none. */
export function match(path: string): Route {
  for (const [pattern, page] of Object.entries(routes)) {
    const params = fit(pattern, path);
    if (params) return { page, params };
  }
  return { page: 'missing', params: {} };
}

function fit(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at]!;
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '') return null;
    else params[part.slice(1)] = decode(value);
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  shown = $state.raw<Shown | null>(null);
  private pages: Pages = {};
  private visits = 0;

  /** Starts to follow addresses, links and the browser's own buttons. */
  async begin(pages: Pages): Promise<void> {
    this.pages = pages;
    addEventListener('popstate', () => void this.show());
    document.addEventListener('click', (event) => this.follow(event));
    await this.show();
  }

  async go(path: string, how: 'push' | 'replace' = 'push'): Promise<void> {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    scrollTo(0, 0);
    await this.show();
  }

  async show(): Promise<void> {
    const visit = ++this.visits;
    const { page, params } = match(location.pathname);
    const Page = await this.load(page);
    if (visit === this.visits) this.shown = { page, params, Page, visit };
  }

  /** Whoever goes to this page soon need not wait for it. */
  prefetch(page: string): void {
    void this.load(page);
  }

  private async load(page: string): Promise<Component<any>> {
    try {
      return (await this.pages[page]!()).default;
    } catch {
      return (await this.pages['failed']!()).default;
    }
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !ours(link, event)) return;
    event.preventDefault();
    void this.go(link.pathname + link.search);
  }
}

/** Whether a click on this link stays in the client. */
function ours(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const here = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const jump = link.hash !== '' && link.pathname === location.pathname;
  return plain && here && !jump && !event.defaultPrevented && match(link.pathname).page !== 'missing';
}

export const router = new Router();
export const go = router.go.bind(router);
