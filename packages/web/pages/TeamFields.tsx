import type { Box } from '#games';
import { For, type JSX, Show } from 'solid-js';
import { gameWords, known, say } from '../i18n.ts';

/** Who plays together at a table of this size, what they share, what happens when one of them leaves, and whether they may talk apart. */
export function TeamFields(props: {
  readonly box: Box;
  readonly seats: number;
  readonly nameOf: (seat: number) => string;
  readonly talk: boolean;
  readonly allow: (talk: boolean) => void;
}): JSX.Element {
  const words = gameWords(props.box.id, String);
  const told = () => [`setup.teams_${props.seats}`, 'setup.teams_leaving'].filter((key) => known(props.box.id, key));
  return (
    <Show when={props.box.teams?.[props.seats]}>
      {(teams) => (
        <fieldset class="teams">
          <legend>{say('new.teams')}</legend>
          <ul>
            <For each={teams()}>{(team) => <li>{team.map(props.nameOf).join(' + ')}</li>}</For>
          </ul>
          <For each={told()}>{(key) => <p>{words(key)}</p>}</For>
          <label class="check">
            <input type="checkbox" checked={props.talk} onChange={(event) => props.allow(event.currentTarget.checked)} />
            <span>{say('new.team_talk')}</span>
          </label>
          <p class="field">
            <small>{say('new.team_talk_help')}</small>
          </p>
        </fieldset>
      )}
    </Show>
  );
}
