import { type JSX, Match, Switch } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';

/** Shown in place of a table that is loading, failed to load, or does not exist. */
export function TablePlaceholder(props: {
  readonly stage: string;
  readonly fault: unknown;
  readonly retry: () => void;
  /** Text for a table that does not exist. */
  readonly missing: string;
}): JSX.Element {
  return (
    <Switch>
      <Match when={props.stage === 'opening'}>
        <Page title={t('table.opening')}>
          <Skeleton />
        </Page>
      </Match>
      <Match when={props.stage === 'fault'}>
        <Page title={t('table.opening')}>
          <ErrorNotice error={props.fault} retry={() => props.retry()} />
        </Page>
      </Match>
      <Match when={props.stage === 'missing'}>
        <NotFoundPage text={props.missing} />
      </Match>
    </Switch>
  );
}
