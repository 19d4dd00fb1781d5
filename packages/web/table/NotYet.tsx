import { type JSX, Match, Switch } from 'solid-js';
import { say } from '../i18n.ts';
import { LostPage } from '../pages/Lost.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';

/** In place of a table that cannot be shown: it is still coming, it did not come, or there is none. */
export function NotYet(props: {
  readonly stage: string;
  readonly fault: unknown;
  readonly again: () => void;
  /** What is said where there is none. */
  readonly missing: string;
}): JSX.Element {
  return (
    <Switch>
      <Match when={props.stage === 'opening'}>
        <Page title={say('table.opening')}>
          <Ruled />
        </Page>
      </Match>
      <Match when={props.stage === 'fault'}>
        <Page title={say('table.opening')}>
          <Fault error={props.fault} again={() => props.again()} />
        </Page>
      </Match>
      <Match when={props.stage === 'missing'}>
        <LostPage text={props.missing} />
      </Match>
    </Switch>
  );
}
