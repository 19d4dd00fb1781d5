import type { PlayerName } from '#wire';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';

/** Somebody who played, as he is called, with the way to his profile where he has one. */
export function Player(props: { readonly player: PlayerName }): JSX.Element {
  const name = (): string =>
    props.player.level === undefined ? (props.player.name ?? say('seat.somebody')) : say(`bot.${props.player.level}`);
  return (
    <Show when={props.player.person} fallback={<span>{name()}</span>}>
      {(person) => <a href={`/person/${person()}`}>{name()}</a>}
    </Show>
  );
}
