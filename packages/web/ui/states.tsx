import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { complaint, rulesIn } from './complaint.ts';

/** Ruled vellum while something loads; it only speaks when it takes long. */
export function Ruled(props: { readonly class?: string }): JSX.Element {
  const [late, setLate] = createSignal(false);
  const timer = setTimeout(() => setLate(true), 600);
  onCleanup(() => clearTimeout(timer));
  return (
    <div class={`ruled ${props.class ?? ''}`} role="status">
      <Show when={late()}>{say('loading')}</Show>
    </div>
  );
}

/** Ink on a yellow slip: what happened and what can be done. On a small screen it comes into sight by itself. */
export function Fault(props: { readonly error: unknown; readonly again?: () => void }): JSX.Element {
  const broken = ask(
    () => rulesIn(props.error).length > 0,
    () => import('./BrokenRules.tsx'),
  );
  let slip: HTMLDivElement | undefined;
  onMount(() => slip?.scrollIntoView({ block: 'nearest' }));
  return (
    <div ref={slip} class="fault" role="alert">
      <p>
        <b>{say('fault.title')}</b> {complaint(props.error)}
      </p>
      <Show when={broken.value()} keyed>
        {({ BrokenRules }) => <BrokenRules rules={rulesIn(props.error)} />}
      </Show>
      <Show when={props.again}>
        {(again) => (
          <button type="button" class="btn" onClick={() => again()()}>
            {say('fault.again')}
          </button>
        )}
      </Show>
    </div>
  );
}
