import type { TournamentOf } from '#wire';
import { type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { loadNamespace } from '../i18n/i18n.ts';
import { t } from './text.ts';

/** The tournament and round of a table. */
export function TournamentLine(props: { readonly tournament: TournamentOf }): JSX.Element {
  const texts = createQuery(
    () => 'tournaments',
    (room) => loadNamespace(room).then(() => room),
  );
  return (
    <Show when={texts.value()}>
      <p class="series">
        <a href={`/tournament/${props.tournament.id}`}>{t('line', { round: props.tournament.round, tournament: props.tournament.name })}</a>
      </p>
    </Show>
  );
}
