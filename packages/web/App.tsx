import { setPace } from '#look/pace.ts';
import { HatchDefs } from '#look';
import { createEffect, createMemo, createSignal, ErrorBoundary, type JSX, lazy, on, Show, Suspense, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { focusMain } from './lib/focus.ts';
import { locale, t } from './i18n/i18n.ts';
import { HomePage } from './home/HomePage.tsx';
import type { RouteAddress } from './router/matchPath.ts';
import { pageLocation } from './router/router.ts';
import { findRoute, type RouteMatch, ROUTES } from './routes.ts';
import { theme, motion, pace } from './settings/settings.ts';
import { showTitle } from './ui/Page.tsx';
import { ErrorNotice, Skeleton } from './ui/states.tsx';

/** Fetched after the first page, together with the service worker that precaches the client. */
const UpdateNotice = lazy(async () => {
  const [{ UpdateNotice: notice }, { startServiceWorker }] = await Promise.all([
    import('./offline/UpdateNotice.tsx'),
    import('./offline/appUpdate.ts'),
  ]);
  void startServiceWorker().catch(() => undefined);
  return { default: notice };
});
export function App(): JSX.Element {
  createEffect(() => {
    const root = document.documentElement;
    root.lang = locale();
    root.dataset.theme = theme();
    root.dataset.motion = motion();
  });
  createEffect(() => setPace(pace()));
  const [settled, setSettled] = createSignal(false);
  if (import.meta.env.PROD) whenIdle(() => setSettled(true));
  const current = createMemo(() => findRoute(pageLocation()), undefined, {
    equals: (one, other) => one.entry === other.entry && one.entry.keyOf(one.address) === other.entry.keyOf(other.address),
  });
  const entry = createMemo(() => current().entry);
  // A screen reader is told of a new page by the focus on its beginning; the first page is announced by the browser.
  createEffect(on(entry, () => queueMicrotask(() => focusMain()), { defer: true }));
  createEffect(on(entry, ({ title }) => title !== undefined && showTitle(title === '' ? '' : t(title))));
  return (
    <ErrorBoundary
      fallback={(error: unknown, reset) => (
        <main class="leaf vellum fillet" id="main">
          <ErrorNotice error={error} retry={reset} />
        </main>
      )}
    >
      <HatchDefs />
      <Show when={settled()}>
        <Suspense>
          <UpdateNotice />
        </Suspense>
      </Show>
      <Suspense fallback={<Skeleton class="whole" />}>
        <RoutedPage current={current()} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The page of the present address: mounted anew for another address, unless its entry keeps it mounted. */
function RoutedPage(props: { readonly current: RouteMatch }): JSX.Element {
  const mountKey = createMemo(() => {
    const { entry, address } = props.current;
    return `${ROUTES.indexOf(entry)} ${entry.keepMounted ? '' : entry.keyOf(address)}`;
  });
  return (
    <Show when={mountKey()} keyed>
      {(_key) => {
        const { entry, address: first } = untrack(() => props.current);
        // While this page gives way to another one, it must not read the other's address.
        const address = createMemo((before: RouteAddress) => (props.current.entry === entry ? props.current.address : before), first);
        return <Dynamic component={entry.page ?? HomePage} address={address()} />;
      }}
    </Show>
  );
}

/** When the first page and everything in it has loaded. */
function whenIdle(work: () => void): void {
  const soon = (): void => void setTimeout(work, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
