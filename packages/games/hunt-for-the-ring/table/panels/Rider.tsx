import type { JSX } from 'solid-js';
import { RiderShape } from '../map/Pieces.tsx';

/** A Nazgûl in small, as it stands on the map; its name must be said beside it. */
export function Rider(props: { readonly id: string; readonly witchKing: boolean }): JSX.Element {
  return (
    <svg class="hp-rider" viewBox="-22 -28 46 52" aria-hidden="true">
      <RiderShape id={props.id} witchKing={props.witchKing} />
    </svg>
  );
}
