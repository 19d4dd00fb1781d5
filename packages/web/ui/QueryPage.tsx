import { type JSX, Show } from 'solid-js';
import { createQuery, type Query } from '../lib/createQuery.ts';
import { loadNamespace } from '../i18n/i18n.ts';
import { Page } from './Page.tsx';
import { ErrorNotice, Skeleton } from './states.tsx';

/** A page around a query: a skeleton while it loads, an error notice when it fails. */
export function QueryPage<T>(props: { readonly query: Query<T>; readonly children: (found: NonNullable<T>) => JSX.Element }): JSX.Element {
  return (
    <Show
      when={props.query.value()}
      keyed
      fallback={
        <Page title="">
          <Show when={props.query.error() === null} fallback={<ErrorNotice error={props.query.error()} retry={props.query.retry} />}>
            <Skeleton />
          </Show>
        </Page>
      }
    >
      {(found) => props.children(found)}
    </Show>
  );
}

/** A page with a locale of its own, loaded first. */
export function WithLocale(props: { readonly of: string; readonly children: () => JSX.Element }): JSX.Element {
  const texts = createQuery(
    () => props.of,
    async (of) => {
      await loadNamespace(of);
      return of;
    },
  );
  return <QueryPage query={texts}>{() => props.children()}</QueryPage>;
}
