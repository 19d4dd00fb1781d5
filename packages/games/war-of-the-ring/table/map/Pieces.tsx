import { For, type JSX, Show } from 'solid-js';
import type { FellowshipView, ForceView } from '../../view/view.ts';
import type { SideId } from '../pieces/nations.ts';
import { Settlement } from '../pieces/Settlement.tsx';
import { Banner, FellowshipMark, SiegeBead, Stack, Stakes } from '../pieces/Stack.tsx';
import type { RegionPlaces, StandingPiece } from './places.ts';

const at = ({ x, y, scale }: StandingPiece): string => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/** What stands at the foot of the shield of a side in a region. */
export type HostMark = (region: string, side: SideId, force: ForceView) => JSX.Element;

/** Settlements, armies and people, each about the spot of its region. They are seen; what is touched is the region. */
export function Pieces(props: {
  readonly places: readonly RegionPlaces[];
  readonly fellowship: FellowshipView;
  /** Pieces keep a size that can be read. */
  readonly grow: number;
  readonly marks?: HostMark;
}): JSX.Element {
  return (
    <g class="wr-pieces" aria-hidden="true">
      <For each={props.places}>
        {(place) => (
          <g data-stack={place.id} transform={`translate(${place.region.spot.x} ${place.region.spot.y}) scale(${props.grow})`}>
            <Show when={place.settlement}>
              {(settlement) => (
                <g transform={at(settlement())}>
                  <Show when={place.view.besieged}>
                    <Stakes r={15} />
                  </Show>
                  <Settlement kind={place.view.settlement} pale={place.view.nation === null} />
                  <Show when={place.view.captured && place.view.holder}>
                    {(holder) => (
                      <g transform="translate(-1 -4) scale(.8)">
                        <Banner side={holder()} />
                      </g>
                    )}
                  </Show>
                </g>
              )}
            </Show>
            <Show when={place.fellowship}>
              {(mark) => (
                <g transform={at(mark())}>
                  <FellowshipMark progress={props.fellowship.progress} hidden={props.fellowship.hidden} />
                </g>
              )}
            </Show>
            <Show when={place.inside}>
              {(inside) => (
                <g transform={at(inside())}>
                  <Stack host={inside().host} full={inside().full} />
                  {props.marks?.(place.id, inside().host.side, place.view.inside)}
                </g>
              )}
            </Show>
            <For each={place.hosts}>
              {(standing) => (
                <g transform={at(standing)}>
                  <Stack host={standing.host} full={standing.full} />
                  {props.marks?.(place.id, standing.host.side, place.view.field)}
                  <Show when={place.view.besieged && standing.host.side !== place.view.holder && standing.host.units > 0}>
                    <g transform="translate(9 11)">
                      <SiegeBead />
                    </g>
                  </Show>
                </g>
              )}
            </For>
          </g>
        )}
      </For>
    </g>
  );
}
