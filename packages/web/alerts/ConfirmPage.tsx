import '../ui/forms.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { alerts } from './api.ts';
import { WithLocale } from '../ui/QueryPage.tsx';
import { t } from './text.ts';

/** Where the links in messages lead: one button, for the holder of the link, without a login. */
export function ConfirmPage(props: { readonly action: 'confirm' | 'stop'; readonly token: string }): JSX.Element {
  return <WithLocale of="alerts">{() => <Confirm action={props.action} token={props.token} />}</WithLocale>;
}

function Confirm(props: { readonly action: 'confirm' | 'stop'; readonly token: string }): JSX.Element {
  const [done, setDone] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  async function act(): Promise<void> {
    setFault(null);
    try {
      await alerts[props.action](props.token);
      setDone(true);
    } catch (error) {
      setFault(error);
    }
  }
  return (
    <Page title={t(`${props.action}_title`)}>
      <p aria-live="polite" class="told">
        {done() ? t(`${props.action}_done`) : ''}
      </p>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={!done()}>
        <div class="stack narrow">
          <p>{t(`${props.action}_text`)}</p>
          <div class="row">
            <button type="button" class="btn seal" onClick={() => void act()}>
              {t(`${props.action}_do`)}
            </button>
          </div>
        </div>
      </Show>
    </Page>
  );
}
