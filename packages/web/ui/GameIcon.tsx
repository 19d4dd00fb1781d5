import { SHELF } from '#games';
import { Icon } from '#look';
import type { JSX } from 'solid-js';

/** The icon of a game on its coloured medallion. */
export function GameIcon(props: { readonly game: string }): JSX.Element {
  const device = () => SHELF.find(({ id }) => id === props.game)?.device ?? { icon: 'open-book', colour: 'ochre' };
  return (
    <span class={`turn device ${device().colour}`} aria-hidden="true">
      <Icon name={device().icon} />
    </span>
  );
}
