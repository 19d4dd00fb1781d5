import { setPace } from '#look/pace.ts';
import { HatchDefs } from '#look';
import { createEffect, createMemo, createSignal, ErrorBoundary, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js';
import { focusMain } from './focus.ts';
import { spoken } from './i18n.ts';
import { isOffline } from './offline/id.ts';
import { HomePage } from './pages/Home.tsx';
import { type Route, route } from './router.ts';
import { light, motion, pace } from './settings.ts';
import { Fault, Ruled } from './ui/states.tsx';

const NewPage = lazy(async () => ({ default: (await import('./pages/New.tsx')).NewPage }));
const JoinPage = lazy(async () => ({ default: (await import('./pages/Join.tsx')).JoinPage }));
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));
const TableHere = lazy(async () => ({ default: (await import('./offline/TableHere.tsx')).TableHere }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const AfterPage = lazy(async () => ({ default: (await import('./after/AfterPage.tsx')).AfterPage }));
const CampaignPage = lazy(async () => ({ default: (await import('./pages/Campaign.tsx')).CampaignPage }));
const VerifyPage = lazy(async () => ({ default: (await import('./verify/VerifyPage.tsx')).VerifyPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).RulesPage }));
const CardPage = lazy(async () => ({ default: (await import('./pages/Card.tsx')).CardPage }));
const LearnPage = lazy(async () => ({ default: (await import('./lessons/LearnPage.tsx')).LearnPage }));
const LabPage = lazy(async () => ({ default: (await import('./lab/LabPage.tsx')).LabPage }));
const LobbyPage = lazy(async () => ({ default: (await import('./people/LobbyPage.tsx')).LobbyPage }));
const TablesPage = lazy(async () => ({ default: (await import('./pages/Tables.tsx')).TablesPage }));
const AboutPage = lazy(async () => ({ default: (await import('./about/AboutPage.tsx')).AboutPage }));
const AccountPage = lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }));
const PersonPage = lazy(async () => ({ default: (await import('./people/PersonPage.tsx')).PersonPage }));
const LadderPage = lazy(async () => ({ default: (await import('./people/LadderPage.tsx')).LadderPage }));
const TournamentPage = lazy(async () => ({ default: (await import('./tournaments/TournamentPage.tsx')).TournamentPage }));
const RecoverPage = lazy(async () => ({ default: (await import('./account/RecoverPage.tsx')).RecoverPage }));
const AlertsPage = lazy(async () => ({ default: (await import('./alerts/AlertsPage.tsx')).AlertsPage }));
const TicketPage = lazy(async () => ({ default: (await import('./alerts/TicketPage.tsx')).TicketPage }));
/** Fetched when the first page is there, with the worker that keeps the book. */
const NewEdition = lazy(async () => {
  const [{ NewEdition: shown }, { wakeWorker }] = await Promise.all([import('./offline/NewEdition.tsx'), import('./offline/edition.ts')]);
  void wakeWorker().catch(() => undefined);
  return { default: shown };
});
const LostPage = lazy(async () => ({ default: (await import('./pages/Lost.tsx')).LostPage }));

/** The present route when it is this page, else false: a `Match` that keeps the type. */
function at<P extends Route['page']>(page: P): Extract<Route, { page: P }> | false {
  const now = route();
  return isPage(now, page) ? now : false;
}

const isPage = <P extends Route['page']>(there: Route, page: P): there is Extract<Route, { page: P }> => there.page === page;

export function App(): JSX.Element {
  createEffect(() => {
    const root = document.documentElement;
    root.lang = spoken();
    root.dataset.theme = light();
    root.dataset.motion = motion();
  });
  createEffect(() => setPace(pace()));
  const [settled, setSettled] = createSignal(false);
  if (import.meta.env.PROD) whenIdle(() => setSettled(true));
  // A turned page is announced by moving the focus to its beginning; not on the first, which the browser announces itself.
  const page = createMemo(() => route().page);
  createEffect(on(page, () => queueMicrotask(() => focusMain()), { defer: true }));
  return (
    <ErrorBoundary
      fallback={(error: unknown, reset) => (
        <main class="leaf vellum fillet" id="main">
          <Fault error={error} again={reset} />
        </main>
      )}
    >
      <HatchDefs />
      <Show when={settled()}>
        <Suspense>
          <NewEdition />
        </Suspense>
      </Show>
      <Suspense fallback={<Ruled class="whole" />}>
        <Switch fallback={<LostPage />}>
          <Match when={at('home')}>
            <HomePage />
          </Match>
          <Match when={at('new')} keyed>
            {(there) => <NewPage game={there.game} offline={there.offline} />}
          </Match>
          <Match when={at('join')} keyed>
            {(there) => <JoinPage table={there.table} code={there.code} />}
          </Match>
          <Match when={at('table')} keyed>
            {(there) => (isOffline(there.table) ? <TableHere table={there.table} /> : <TablePage table={there.table} />)}
          </Match>
          <Match when={at('replay')}>{(there) => <ReplayPage table={there().table} step={there().step} eyes={there().eyes} />}</Match>
          <Match when={at('after')} keyed>
            {(there) => <AfterPage table={there.table} />}
          </Match>
          <Match when={at('campaign')} keyed>
            {(there) => <CampaignPage table={there.table} />}
          </Match>
          <Match when={at('verify')} keyed>
            {(there) => <VerifyPage table={there.table} />}
          </Match>
          <Match when={at('rules')}>{(there) => <RulesPage game={there().game} rule={there().rule} />}</Match>
          <Match when={at('card')} keyed>
            {(there) => <CardPage game={there.game} />}
          </Match>
          <Match when={at('learn')} keyed>
            {(there) => <LearnPage game={there.game} lesson={there.lesson} />}
          </Match>
          <Match when={at('lab')}>
            <LabPage />
          </Match>
          <Match when={at('lobby')}>
            <LobbyPage />
          </Match>
          <Match when={at('tables')}>
            <TablesPage />
          </Match>
          <Match when={at('about')}>
            <AboutPage />
          </Match>
          <Match when={at('account')}>
            <AccountPage />
          </Match>
          <Match when={at('person')} keyed>
            {(there) => <PersonPage person={there.person} />}
          </Match>
          <Match when={at('ladder')}>{(there) => <LadderPage game={there().game} />}</Match>
          <Match when={at('tournament')} keyed>
            {(there) => <TournamentPage tournament={there.tournament} />}
          </Match>
          <Match when={at('recover')} keyed>
            {(there) => <RecoverPage token={there.token} />}
          </Match>
          <Match when={at('alerts')}>
            <AlertsPage />
          </Match>
          <Match when={at('ticket')} keyed>
            {(there) => <TicketPage errand={there.errand} ticket={there.ticket} />}
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** When everything of the first page has come. */
function whenIdle(work: () => void): void {
  const soon = (): void => void setTimeout(work, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
