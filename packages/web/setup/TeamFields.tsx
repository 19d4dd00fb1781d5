import type { Box } from '#games';
import { For, type JSX, Show } from 'solid-js';
import { gameTranslator, hasText, t } from '../i18n/i18n.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** The teams at a table of this size, what partners share, and whether they may chat apart. */
export function TeamFields(props: {
  readonly box: Box;
  readonly seats: number;
  readonly nameOf: (seat: number) => string;
  readonly talk: boolean;
  readonly allow: (talk: boolean) => void;
}): JSX.Element {
  const tGame = gameTranslator(props.box.id, String);
  const told = () => [`setup.teams_${props.seats}`, 'setup.teams_leaving'].filter((key) => hasText(props.box.id, key));
  return (
    <Show when={props.box.teams?.[props.seats]}>
      {(teams) => (
        <fieldset class="teams">
          <legend>{t('new.teams')}</legend>
          <ul>
            <For each={teams()}>{(team) => <li>{team.map(props.nameOf).join(' + ')}</li>}</For>
          </ul>
          <For each={told()}>{(key) => <p>{tGame(runtimeKey(key))}</p>}</For>
          <label class="check">
            <input type="checkbox" checked={props.talk} onChange={(event) => props.allow(event.currentTarget.checked)} />
            <span>{t('new.team_talk')}</span>
          </label>
          <p class="field">
            <small>{t('new.team_talk_help')}</small>
          </p>
        </fieldset>
      )}
    </Show>
  );
}
