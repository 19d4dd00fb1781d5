import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { canInstall, install } from './install.ts';
import { isPacked, pack, type Packing as How } from './pack.ts';
import { learnOffline, tell } from './words.ts';

/** Whether the games are in this browser; if not, they are fetched now, while there is a network. */
export function Packing(): JSX.Element {
  const [how, setHow] = createSignal<How | null>(null);
  const words = ask(
    () => true,
    async () => {
      await learnOffline();
      if (await isPacked()) setHow({ state: 'packed' });
      // Whoever saves on the network decides for himself.
      else if (!savesData()) await pack(setHow);
      return true;
    },
  );
  const line = (): string => {
    const given = how();
    if (given === null) return '';
    if (given.state === 'going') return tell('pack_going', { done: given.done, all: given.all });
    return tell(given.state === 'packed' ? 'pack_all' : given.state === 'some' ? 'pack_some' : 'pack_cannot');
  };
  return (
    <Show when={words.value()}>
      <p class="packing" aria-live="polite">
        {line()}
      </p>
      <div class="row">
        <Show when={how() === null || how()?.state === 'some'}>
          <button type="button" class="btn ghost" onClick={() => void pack(setHow)}>
            {tell('pack_do')}
          </button>
        </Show>
        <Show when={canInstall()}>
          <button type="button" class="btn ghost" onClick={() => void install()}>
            {tell('install')}
          </button>
        </Show>
      </div>
    </Show>
  );
}

/** The browser was told to use as little of the network as it can. */
function savesData(): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  );
}
