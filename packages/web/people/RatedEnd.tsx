import type { PlayedGame } from '#wire';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { learn, spoken } from '../i18n.ts';
import { people } from './api.ts';
import { tell } from './words.ts';

const EVERY = 1000;
const TRIES = 15;

/** What a rated game did to my rating. It is reckoned a moment after the end: until then it is asked for again. */
export function RatedEnd(props: { readonly table: string }): JSX.Element {
  const [counted, setCounted] = createSignal<PlayedGame['counted']>(null);
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const look = async (left: number): Promise<void> => {
    const game = (await people.profile('me')).games.find(({ table }) => table === props.table);
    if (gone) return;
    if (game !== undefined && game.counted !== null) setCounted(game.counted);
    else if (left > 0) setTimeout(() => void look(left - 1).catch(() => undefined), EVERY);
  };
  // Whoever only watched has no rating to look at.
  void learn('people')
    .then(() => look(TRIES))
    .catch(() => undefined);
  return (
    <p aria-live="polite">
      <Show when={counted()}>
        {(known) => (
          <a href="/person">
            {tell('end', {
              rating: known().rating,
              doubt: known().doubt,
              change: new Intl.NumberFormat(spoken(), { signDisplay: 'always' }).format(known().change),
            })}
          </a>
        )}
      </Show>
    </p>
  );
}
