import '../style/forms.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { Page } from '../ui/Page.tsx';
import { Fault } from '../ui/states.tsx';
import { alerts } from './api.ts';
import { WithWords } from '../ui/Fetched.tsx';
import { tell } from './words.ts';

/** Where the links in messages lead: one touch, by whoever has the link, without a name or a password. */
export function TicketPage(props: { readonly errand: 'confirm' | 'stop'; readonly ticket: string }): JSX.Element {
  return <WithWords of="alerts">{() => <Ticket errand={props.errand} ticket={props.ticket} />}</WithWords>;
}

function Ticket(props: { readonly errand: 'confirm' | 'stop'; readonly ticket: string }): JSX.Element {
  const [done, setDone] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  async function act(): Promise<void> {
    setFault(null);
    try {
      await alerts[props.errand](props.ticket);
      setDone(true);
    } catch (error) {
      setFault(error);
    }
  }
  return (
    <Page title={tell(`${props.errand}_title`)}>
      <p aria-live="polite" class="told">
        {done() ? tell(`${props.errand}_done`) : ''}
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={!done()}>
        <div class="stack narrow">
          <p>{tell(`${props.errand}_text`)}</p>
          <div class="row">
            <button type="button" class="btn seal" onClick={() => void act()}>
              {tell(`${props.errand}_do`)}
            </button>
          </div>
        </div>
      </Show>
    </Page>
  );
}
