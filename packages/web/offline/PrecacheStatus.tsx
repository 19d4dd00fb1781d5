import { createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { canInstall, install } from './installPrompt.ts';
import { isPrecached, precache, type PrecacheState as How } from './precache.ts';
import { loadOfflineTexts, t } from './text.ts';

/** Whether all games are in this browser's cache; if not, they are precached now, while there is a network. */
export function PrecacheStatus(): JSX.Element {
  const [how, setHow] = createSignal<How | null>(null);
  const texts = createQuery(
    () => true,
    async () => {
      await loadOfflineTexts();
      if (await isPrecached()) setHow({ state: 'packed' });
      // With data saving on, the player decides.
      else if (!savesData()) await precache(setHow);
      return true;
    },
  );
  const line = (): string => {
    const given = how();
    if (given === null) return '';
    if (given.state === 'going') return t('pack_going', { done: given.done, all: given.all });
    return t(given.state === 'packed' ? 'pack_all' : given.state === 'some' ? 'pack_some' : 'pack_cannot');
  };
  return (
    <Show when={texts.value()}>
      <p class="packing" aria-live="polite">
        {line()}
      </p>
      <div class="row">
        <Show when={how() === null || how()?.state === 'some'}>
          <button type="button" class="btn ghost" onClick={() => void precache(setHow)}>
            {t('pack_do')}
          </button>
        </Show>
        <Show when={canInstall()}>
          <button type="button" class="btn ghost" onClick={() => void install()}>
            {t('install')}
          </button>
        </Show>
      </div>
    </Show>
  );
}

/** The browser's data saving mode. */
function savesData(): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  );
}
