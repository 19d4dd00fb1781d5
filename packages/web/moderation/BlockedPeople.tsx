import type { AversionInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { ensureSession } from '../user/currentUser.ts';
import { ErrorNotice } from '../ui/states.tsx';
import { moderation } from './api.ts';
import { t } from './text.ts';

/** The people whom the player has muted or blocked, and how to undo it. */
export function BlockedPeople(): JSX.Element {
  const [people, setPeople] = createSignal<readonly AversionInfo[] | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const attempt = async (what: () => Promise<{ readonly people: readonly AversionInfo[] }>, done: string): Promise<void> => {
    setFault(null);
    setTold('');
    try {
      setPeople((await what()).people);
      setTold(done);
    } catch (error) {
      setFault(error);
    }
  };
  void attempt(async () => {
    await ensureSession();
    return moderation.avoided();
  }, '');
  const day = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);

  return (
    <section class="stack narrow">
      <h2 class="rubric">{t('avoided')}</h2>
      <p>{t('avoided_why')}</p>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={people()}>
        {(known) => (
          <Show when={known().length > 0} fallback={<p class="quiet">{t('avoided_none')}</p>}>
            <ul class="plain-list">
              <For each={known()}>
                {(person) => (
                  <li class="row">
                    <span>
                      <b>{person.name}</b> {t(`is_${person.how}`)}, {day(person.at)}
                    </span>
                    <button
                      type="button"
                      class="btn"
                      aria-label={t('end_of', { name: person.name })}
                      onClick={() => void attempt(() => moderation.end(person.id), t('ended'))}
                    >
                      {t('end')}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Show>
    </section>
  );
}
