import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { known, say } from '../i18n.ts';
import { Refused } from '../net/api.ts';

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

/** A sentence about what went wrong, in the reader's language where we know the kind. */
export function complaint(error: unknown): string {
  if (error instanceof Refused) {
    if (known('shell', `fault.${error.code}`)) return say(`fault.${error.code}`);
    if (error.message === '') return say('fault.code', { code: error.code });
    return error.path === '' ? error.message : `${error.path}: ${error.message}`;
  }
  if (!(error instanceof Error)) return String(error);
  // What is wrong with a content file is said with its place.
  return 'path' in error && typeof error.path === 'string' && error.path !== '' ? `${error.path}: ${error.message}` : error.message;
}

/** Ink on a yellow slip: what happened and what can be done. */
export function Fault(props: { readonly error: unknown; readonly again?: () => void }): JSX.Element {
  return (
    <div class="fault" role="alert">
      <p>
        <b>{say('fault.title')}</b> {complaint(props.error)}
      </p>
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
