import { Icon } from '#look';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { RequestError } from '../net/api.ts';
import { ErrorNotice } from '../ui/states.tsx';

/** Why the server's tables are missing. Offline that is no error: it is said quietly, and retried when there is a network. */
export function TablesUnavailable(props: { readonly fault: unknown; readonly retry: () => void }): JSX.Element {
  const isFar = () => props.fault instanceof RequestError && props.fault.code === 'unreachable';
  const look = (): void => props.retry();
  onMount(() => addEventListener('online', look));
  onCleanup(() => removeEventListener('online', look));
  return (
    <Show when={isFar()} fallback={<ErrorNotice error={props.fault} retry={props.retry} />}>
      <div class="far" role="status">
        <p>
          <Icon name="candle-flame" /> {t('home.far')}
        </p>
        <button type="button" class="btn" onClick={look}>
          {t('fault.again')}
        </button>
      </div>
    </Show>
  );
}
