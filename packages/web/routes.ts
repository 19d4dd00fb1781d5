import { type Component, createComponent, type JSX, lazy } from 'solid-js';
import type { ShellKey } from './i18n/i18n.ts';
import { isOffline } from './offline/offlineId.ts';
import { decode, matchPath, type RouteAddress } from './router/matchPath.ts';
import type { PageLocation } from './router/router.ts';

/** One page of the client. The first entry whose pattern and test fit an address is shown. */
interface RouteEntry {
  readonly path: string;
  /** Key of the shell's locale: the document title until the page sets its own. */
  readonly title?: ShellKey | '';
  /** The page stays mounted when its address changes, and reads the new one from its props. */
  readonly keepMounted: boolean;
  readonly accepts: (address: RouteAddress) => boolean;
  /** Equal keys are the same page in the same state: a jump to a fragment that the page does not read changes nothing. */
  readonly keyOf: (address: RouteAddress) => string;
  /** Null: the home page. */
  readonly page: Component<{ readonly address: RouteAddress }> | null;
}

interface RouteOptions<P extends object> {
  readonly title?: ShellKey | '';
  readonly keepMounted?: boolean;
  readonly accepts?: (address: RouteAddress) => boolean;
  /** Fetches the code of the page when it is first shown. */
  readonly load: () => Promise<Component<P>>;
  readonly props: (address: RouteAddress) => P;
}

function route<P extends object>(
  path: string,
  { title, keepMounted = false, accepts = () => true, load, props }: RouteOptions<P>,
): RouteEntry {
  const Page = lazy(async () => ({ default: await load() }));
  return {
    path,
    ...(title === undefined ? {} : { title }),
    keepMounted,
    accepts,
    keyOf: (address) => JSON.stringify(props(address)),
    page: (given): JSX.Element =>
      createComponent(
        Page,
        liveProps(() => props(given.address)),
      ),
  };
}

/** Props that are read from `source` each time, so that a mounted page follows its address. */
const liveProps = <P extends object>(source: () => P): P => new Proxy(source(), { get: (_, name): unknown => Reflect.get(source(), name) });

const stepOf = (fragment: string): number | null => (/^\d{1,6}$/.test(fragment) ? Number(fragment) : null);
/** The seat whose view a replay shows: `?eyes=1`. */
const seatOf = (eyes: string | null): number | null => (/^\d$/.test(eyes ?? '') ? Number(eyes) : null);
const confirmAction = (action: string): 'confirm' | 'stop' | null => (action === 'confirm' || action === 'stop' ? action : null);

/** All pages. A new page is one more entry. */
export const ROUTES: readonly RouteEntry[] = [
  // Part of the first download: `App.tsx` imports it.
  { path: '/', title: '', keepMounted: false, accepts: () => true, keyOf: () => '', page: null },
  route('/new/:game', {
    load: async () => (await import('./setup/NewTablePage.tsx')).NewTablePage,
    props: ({ params, query }) => ({ game: params.game, offline: query.has('offline') }),
  }),
  route('/join/:table', {
    title: 'join.title',
    load: async () => (await import('./setup/JoinPage.tsx')).JoinPage,
    props: ({ params, fragment }) => ({ table: params.table, code: fragment }),
  }),
  route('/table/:table', {
    title: 'table.opening',
    accepts: ({ params }) => isOffline(params.table),
    load: async () => (await import('./table/OfflineTablePage.tsx')).OfflineTablePage,
    props: ({ params }) => ({ table: params.table }),
  }),
  route('/table/:table', {
    title: 'table.opening',
    load: async () => (await import('./table/TablePage.tsx')).TablePage,
    props: ({ params }) => ({ table: params.table }),
  }),
  route('/replay/:table?', {
    title: 'replay.title',
    keepMounted: true,
    load: async () => (await import('./replay/ReplayPage.tsx')).ReplayPage,
    props: ({ params, query, fragment }) => ({
      table: params.table || null,
      step: stepOf(fragment),
      eyes: params.table === '' ? null : seatOf(query.get('eyes')),
    }),
  }),
  route('/after/:table?', {
    load: async () => (await import('./analysis/AnalysisPage.tsx')).AnalysisPage,
    props: ({ params }) => ({ table: params.table || null }),
  }),
  route('/campaign/:table', {
    title: 'campaign.title',
    load: async () => (await import('./campaign/CampaignPage.tsx')).CampaignPage,
    props: ({ params }) => ({ table: params.table }),
  }),
  route('/verify', {
    load: async () => (await import('./verify/VerifyPage.tsx')).VerifyPage,
    props: ({ query }) => ({ table: query.get('table') }),
  }),
  route('/rules/:game?', {
    title: 'rules.title',
    keepMounted: true,
    load: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
    props: ({ params, fragment }) => ({ game: params.game || null, rule: fragment || null }),
  }),
  route('/card/:game', {
    load: async () => (await import('./rules/CardPage.tsx')).CardPage,
    props: ({ params }) => ({ game: params.game }),
  }),
  route('/learn/:game', {
    load: async () => (await import('./lessons/LearnPage.tsx')).LearnPage,
    props: ({ params, fragment }) => ({ game: params.game, lesson: fragment || null }),
  }),
  route('/odds/:game', {
    load: async () => (await import('./odds/OddsPage.tsx')).OddsPage,
    props: ({ params }) => ({ game: params.game }),
  }),
  route('/lab', { load: async () => (await import('./lab/LabPage.tsx')).LabPage, props: () => ({}) }),
  route('/lobby', { title: 'nav.lobby', load: async () => (await import('./people/LobbyPage.tsx')).LobbyPage, props: () => ({}) }),
  route('/tables', { title: 'nav.tables', load: async () => (await import('./tables/TablesPage.tsx')).TablesPage, props: () => ({}) }),
  // An earlier address of the same page.
  route('/replays', { title: 'nav.tables', load: async () => (await import('./tables/TablesPage.tsx')).TablesPage, props: () => ({}) }),
  route('/about', { title: 'nav.about', load: async () => (await import('./about/AboutPage.tsx')).AboutPage, props: () => ({}) }),
  route('/account', { title: 'nav.account', load: async () => (await import('./account/AccountPage.tsx')).AccountPage, props: () => ({}) }),
  route('/person/:person?', {
    load: async () => (await import('./people/PersonPage.tsx')).PersonPage,
    props: ({ params }) => ({ person: params.person || 'me' }),
  }),
  route('/ladder/:game?', {
    keepMounted: true,
    load: async () => (await import('./people/LadderPage.tsx')).LadderPage,
    props: ({ params }) => ({ game: params.game || null }),
  }),
  route('/tournament/:tournament', {
    load: async () => (await import('./tournaments/TournamentPage.tsx')).TournamentPage,
    props: ({ params }) => ({ tournament: params.tournament }),
  }),
  route('/recover', {
    load: async () => (await import('./account/RecoverPage.tsx')).RecoverPage,
    props: ({ fragment }) => ({ token: fragment }),
  }),
  route('/alerts', { load: async () => (await import('./alerts/AlertsPage.tsx')).AlertsPage, props: () => ({}) }),
  route('/alerts/:action', {
    accepts: ({ params }) => confirmAction(params.action) !== null,
    load: async () => (await import('./alerts/ConfirmPage.tsx')).ConfirmPage,
    props: ({ params, fragment }) => ({ action: confirmAction(params.action) ?? 'confirm', token: fragment }),
  }),
];

const NOT_FOUND = route('*', {
  title: 'lost.title',
  load: async () => (await import('./ui/NotFoundPage.tsx')).NotFoundPage,
  props: () => ({}),
});

export interface RouteMatch {
  readonly entry: RouteEntry;
  readonly address: RouteAddress;
}

/** The page of an address. An unknown address leads to the not-found page, never to an error. */
export function findRoute({ pathname, search, hash }: PageLocation): RouteMatch {
  const [query, fragment] = [new URLSearchParams(search), decode(hash.replace(/^#/, ''))];
  for (const entry of ROUTES) {
    const params = matchPath(entry.path, pathname);
    if (params !== null && entry.accepts({ params, query, fragment })) return { entry, address: { params, query, fragment } };
  }
  return { entry: NOT_FOUND, address: { params: {}, query, fragment } };
}
