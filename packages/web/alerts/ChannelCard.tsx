import { ALERT_KINDS, type AlertKind, type WayInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { t } from './text.ts';

/** One alert channel: what it sends, whether it works, and how to remove it. */
export function ChannelCard(props: {
  readonly way: WayInfo;
  readonly kinds: (kinds: readonly AlertKind[]) => void;
  readonly attempt: () => void;
  readonly drop: () => void;
}): JSX.Element {
  const name = () => t(props.way.here ? 'kind_push_here' : `kind_${props.way.kind}`);
  const date = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const tick = (kind: AlertKind, on: boolean): void =>
    props.kinds(ALERT_KINDS.filter((each) => (each === kind ? on : props.way.kinds.includes(each))));
  return (
    <li class="alert-way">
      <h3>
        {name()} <small>{props.way.address}</small>
      </h3>
      <Show when={props.way.note}>
        {(note) => (
          <p class="alert-note" role="status">
            {t('note', { when: date(props.way.noteAt ?? 0), what: t(`note_${note()}`) })}
          </p>
        )}
      </Show>
      <Show
        when={props.way.confirmed}
        fallback={
          <Show when={props.way.note === null}>
            <p>{t('waiting')}</p>
          </Show>
        }
      >
        <fieldset class="choice">
          <legend>{t('of')}</legend>
          <For each={ALERT_KINDS}>
            {(kind) => (
              <label class="check">
                <input
                  type="checkbox"
                  checked={props.way.kinds.includes(kind)}
                  onChange={(event) => tick(kind, event.currentTarget.checked)}
                />
                <span>{t(`of_${kind}`)}</span>
              </label>
            )}
          </For>
        </fieldset>
      </Show>
      <div class="row">
        <Show when={props.way.confirmed}>
          <button type="button" class="btn" onClick={() => props.attempt()}>
            {t('try')}
            <span class="sr">: {name()}</span>
          </button>
        </Show>
        <button type="button" class="btn" onClick={() => props.drop()}>
          {t('drop')}
          <span class="sr">: {name()}</span>
        </button>
      </div>
    </li>
  );
}
