import type { TournamentOf } from '#wire';
import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn } from '../i18n.ts';
import { tell } from './words.ts';

/** To which round of which tournament a table belongs. */
export function TournamentLine(props: { readonly tournament: TournamentOf }): JSX.Element {
  const words = ask(
    () => 'tournaments',
    (room) => learn(room).then(() => room),
  );
  return (
    <Show when={words.value()}>
      <p class="series">
        <a href={`/tournament/${props.tournament.id}`}>
          {tell('line', { round: props.tournament.round, tournament: props.tournament.name })}
        </a>
      </p>
    </Show>
  );
}
