import type { AversionInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { spoken } from '../i18n.ts';
import { introduce } from '../me.ts';
import { Fault } from '../ui/states.tsx';
import { polite } from './api.ts';
import { tell } from './words.ts';

/** Whom somebody mutes or blocks, and the way back. */
export function Avoided(): JSX.Element {
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
    await introduce();
    return polite.avoided();
  }, '');
  const day = (at: number): string => new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(at);

  return (
    <section class="stack narrow">
      <h2 class="rubric">{tell('avoided')}</h2>
      <p>{tell('avoided_why')}</p>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={people()}>
        {(known) => (
          <Show when={known().length > 0} fallback={<p class="quiet">{tell('avoided_none')}</p>}>
            <ul class="plain-list">
              <For each={known()}>
                {(person) => (
                  <li class="row">
                    <span>
                      <b>{person.name}</b> {tell(`is_${person.how}`)}, {day(person.at)}
                    </span>
                    <button
                      type="button"
                      class="btn"
                      aria-label={tell('end_of', { name: person.name })}
                      onClick={() => void attempt(() => polite.end(person.id), tell('ended'))}
                    >
                      {tell('end')}
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
