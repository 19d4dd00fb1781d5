import type { JSX } from 'solid-js';

/** Every game brings its cover. */
const COVERS = import.meta.glob('../../games/*/cover.svg', { query: '?url', import: 'default', eager: true });

/** The picture of a game, as decoration. */
export function Vignette(props: { readonly game: string }): JSX.Element {
  return <img src={COVERS[`../../games/${props.game}/cover.svg`]} alt="" width="315" height="214" decoding="async" />;
}
