import type { JSX } from 'solid-js';
import battle from '../art/battle-for-middle-earth.svg?url';
import hunt from '../art/hunt-for-the-ring.svg?url';
import journey from '../art/journey-to-mordor.svg?url';
import war from '../art/war-of-the-ring.svg?url';

const ART: { readonly [game: string]: string } = {
  'journey-to-mordor': journey,
  'battle-for-middle-earth': battle,
  'hunt-for-the-ring': hunt,
  'war-of-the-ring': war,
};

/** The picture of a game, as decoration. */
export function Vignette(props: { readonly game: string }): JSX.Element {
  return <img src={ART[props.game]} alt="" width="315" height="214" decoding="async" />;
}
