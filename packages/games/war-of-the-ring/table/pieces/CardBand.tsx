import { Arch } from '#look/card/Arch.tsx';
import type { JSX } from 'solid-js';
import { bandOf } from './bands.ts';
import { Device } from './Device.ts';

/** The painted band of an event card: a wash of its deck, rays, one device in gold. */
export function CardBand(props: { readonly id: string }): JSX.Element {
  return (
    <span class="wr-band" aria-hidden="true">
      <Arch wash={bandOf(props.id).wash}>
        <Device name={bandOf(props.id).device} />
      </Arch>
    </span>
  );
}
