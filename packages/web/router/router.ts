import { createSignal } from 'solid-js';

/** The parts of the address that routes read. What stands in the fragment (codes, steps, rule ids) is never sent to the server. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const here = (): PageLocation => ({ pathname: location.pathname, search: location.search, hash: location.hash });

const [pageLocation, setPageLocation] = createSignal<PageLocation>(
  typeof location === 'undefined' ? { pathname: '/', search: '', hash: '' } : here(),
  { equals: (a, b) => a.pathname === b.pathname && a.search === b.search && a.hash === b.hash },
);

export { pageLocation };

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const before = location.pathname;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  setPageLocation(here());
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Links inside the client change the page without a reload; everything else is left to the browser. */
export function followLinks(): void {
  addEventListener('popstate', () => setPageLocation(here()));
  addEventListener('hashchange', () => setPageLocation(here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    // The browser itself scrolls to a fragment of the present page.
    if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
