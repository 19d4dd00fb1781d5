import type { PlayerName } from '#wire';
import { type JSX, Show } from 'solid-js';
import { dynamicText, t } from '../i18n/i18n.ts';

/** A player's name, linked to the profile where there is one. */
export function PlayerLink(props: { readonly player: PlayerName }): JSX.Element {
  const name = (): string =>
    props.player.level === undefined ? (props.player.name ?? t('seat.somebody')) : dynamicText(`bot.${props.player.level}`);
  return (
    <Show when={props.player.person} fallback={<span>{name()}</span>}>
      {(person) => <a href={`/person/${person()}`}>{name()}</a>}
    </Show>
  );
}
