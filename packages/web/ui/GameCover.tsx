import type { JSX } from 'solid-js';

/** Each game's cover image. */
const COVERS = import.meta.glob('../../games/*/cover.svg', { query: '?url', import: 'default', eager: true });

/** The cover image of a game, as decoration. */
export function GameCover(props: { readonly game: string }): JSX.Element {
  return <img src={COVERS[`../../games/${props.game}/cover.svg`]} alt="" width="315" height="214" decoding="async" />;
}
