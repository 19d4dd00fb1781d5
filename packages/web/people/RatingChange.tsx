import type { PlayedGame } from '#wire';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { loadNamespace, locale } from '../i18n/i18n.ts';
import { people } from './api.ts';
import { t } from './text.ts';

const EVERY = 1000;
const TRIES = 15;

/** The change of the player's rating. It is computed shortly after the end: polled until then. */
export function RatingChange(props: { readonly table: string }): JSX.Element {
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
  // A spectator has no rating to look at.
  void loadNamespace('people')
    .then(() => look(TRIES))
    .catch(() => undefined);
  return (
    <p aria-live="polite">
      <Show when={counted()}>
        {(known) => (
          <a href="/person">
            {t('end', {
              rating: known().rating,
              doubt: known().doubt,
              change: new Intl.NumberFormat(locale(), { signDisplay: 'always' }).format(known().change),
            })}
          </a>
        )}
      </Show>
    </p>
  );
}
