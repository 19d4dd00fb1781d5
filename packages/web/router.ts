import { isKeyOf } from '#kernel/plain.ts';
import { createSignal } from 'solid-js';

/** The pages of the book. What stands in the fragment (codes, steps, rule ids) is never sent to the server. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string /** In this browser, without a network. */; readonly offline: boolean }
  | { readonly page: 'join'; readonly table: string; readonly code: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string | null; readonly step: number | null; readonly eyes: number | null }
  /** What luck and decisions made of a finished game; without a table, of a record at hand. */
  | { readonly page: 'after'; readonly table: string | null }
  | { readonly page: 'campaign'; readonly table: string }
  | { readonly page: 'verify'; readonly table: string | null }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  /** The reference card of a game, to be printed. */
  | { readonly page: 'card'; readonly game: string }
  /** How a game is learned; with a lesson, the lesson itself. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  /** What bots make of a game, by the thousand. */
  | { readonly page: 'lab' }
  | { readonly page: 'lobby' }
  | { readonly page: 'tables' }
  | { readonly page: 'about' }
  | { readonly page: 'account' }
  /** Somebody and what he has played: `me`, or an id. */
  | { readonly page: 'person'; readonly person: string }
  /** Who plays a game best. */
  | { readonly page: 'ladder'; readonly game: string | null }
  /** Several people, each against several others; or, under the name `new`, how it is set up. */
  | { readonly page: 'tournament'; readonly tournament: string }
  /** Whoever forgot his password; with what a link says, sets another. */
  | { readonly page: 'recover'; readonly token: string }
  /** How one is told that something waits. */
  | { readonly page: 'alerts' }
  /** Where the links in such messages lead. */
  | { readonly page: 'ticket'; readonly errand: 'confirm' | 'stop'; readonly ticket: string }
  | { readonly page: 'lost' };

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** `replays` is how the page of one's tables was called. */
const PLAIN = {
  lab: 'lab',
  lobby: 'lobby',
  tables: 'tables',
  replays: 'tables',
  about: 'about',
  account: 'account',
  alerts: 'alerts',
} as const;

/** Which page a place is. Unknown places are `lost`, never an error. */
export function routeOf(place: Place): Route {
  const parts = place.pathname.split('/').filter((part) => part !== '');
  const fragment = decode(place.hash.replace(/^#/, ''));
  const [head, id, ...rest] = parts.map(decode);
  if (rest.length > 0) return { page: 'lost' };
  if (head === undefined) return { page: 'home' };
  if (id === undefined) {
    if (isKeyOf(PLAIN, head)) return { page: PLAIN[head] };
    if (head === 'replay') return { page: 'replay', table: null, step: stepOf(fragment), eyes: null };
    if (head === 'recover') return { page: 'recover', token: fragment };
    if (head === 'after') return { page: 'after', table: null };
    if (head === 'person') return { page: 'person', person: 'me' };
    if (head === 'ladder') return { page: 'ladder', game: null };
    if (head === 'verify') return { page: 'verify', table: new URLSearchParams(place.search).get('table') };
    if (head === 'rules') return { page: 'rules', game: null, rule: fragment || null };
    return { page: 'lost' };
  }
  if (head === 'alerts' && (id === 'confirm' || id === 'stop')) return { page: 'ticket', errand: id, ticket: fragment };
  if (head === 'new') return { page: 'new', game: id, offline: new URLSearchParams(place.search).has('offline') };
  if (head === 'join') return { page: 'join', table: id, code: fragment };
  if (head === 'table') return { page: 'table', table: id };
  if (head === 'after') return { page: 'after', table: id };
  if (head === 'person') return { page: 'person', person: id };
  if (head === 'ladder') return { page: 'ladder', game: id };
  if (head === 'tournament') return { page: 'tournament', tournament: id };
  if (head === 'campaign') return { page: 'campaign', table: id };
  if (head === 'replay') return { page: 'replay', table: id, step: stepOf(fragment), eyes: seatOf(place.search) };
  if (head === 'rules') return { page: 'rules', game: id, rule: fragment || null };
  if (head === 'card') return { page: 'card', game: id };
  if (head === 'learn') return { page: 'learn', game: id, lesson: fragment || null };
  return { page: 'lost' };
}

const stepOf = (fragment: string): number | null => (/^\d{1,6}$/.test(fragment) ? Number(fragment) : null);

/** Through the eyes of which seat: `?eyes=1`. */
function seatOf(search: string): number | null {
  const given = new URLSearchParams(search).get('eyes') ?? '';
  return /^\d$/.test(given) ? Number(given) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What somebody pasted to come to a table: a whole link, or `table#code`. Null when it is neither. */
export function readInvitation(text: string): { readonly table: string; readonly code: string } | null {
  const found = /(?:\/(?:join|table)\/)?([A-Za-z0-9_-]{4,64})(?:#([A-Za-z0-9_-]*))?$/.exec(text.trim());
  return found === null ? null : { table: found[1] ?? '', code: found[2] ?? '' };
}

const here = (): Route => routeOf(location);

/** Equal routes are the same page: a jump to a fragment must not turn it. */
const [route, setRoute] = createSignal<Route>(typeof location === 'undefined' ? { page: 'home' } : here(), {
  equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

export { route };

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const before = location.pathname;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  setRoute(here());
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Plain links inside the book turn pages without a reload; everything else is left to the browser. */
export function followLinks(): void {
  addEventListener('popstate', () => setRoute(here()));
  addEventListener('hashchange', () => setRoute(here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    // A fragment of the present page is a jump, which the browser does well by itself.
    if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
