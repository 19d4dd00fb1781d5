import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { t } from '../i18n/i18n.ts';
import { errorText, brokenRules } from './errorText.ts';

/** Skeleton (ruled vellum) while something loads; it speaks only when that takes long. */
export function Skeleton(props: { readonly class?: string }): JSX.Element {
  const [late, setLate] = createSignal(false);
  const timer = setTimeout(() => setLate(true), 600);
  onCleanup(() => clearTimeout(timer));
  return (
    <div class={`ruled ${props.class ?? ''}`} role="status">
      <Show when={late()}>{t('loading')}</Show>
    </div>
  );
}

/** An error and what the player can do. On a small screen it scrolls into view. */
export function ErrorNotice(props: { readonly error: unknown; readonly retry?: () => void }): JSX.Element {
  const broken = createQuery(
    () => brokenRules(props.error).length > 0,
    () => import('./BrokenRules.tsx'),
  );
  let slip: HTMLDivElement | undefined;
  onMount(() => slip?.scrollIntoView({ block: 'nearest' }));
  return (
    <div ref={slip} class="fault" role="alert">
      <p>
        <b>{t('fault.title')}</b> {errorText(props.error)}
      </p>
      <Show when={broken.value()} keyed>
        {({ BrokenRules }) => <BrokenRules rules={brokenRules(props.error)} />}
      </Show>
      <Show when={props.retry}>
        {(again) => (
          <button type="button" class="btn" onClick={() => again()()}>
            {t('fault.again')}
          </button>
        )}
      </Show>
    </div>
  );
}
