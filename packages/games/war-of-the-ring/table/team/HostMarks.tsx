import { For, type JSX, Show } from 'solid-js';
import type { ForceView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import type { SideId } from '../pieces/nations.ts';
import { regionOf } from '../sites.ts';
import { sharesOf } from './commandOf.ts';
import { seatLetter } from './letters.ts';
import { SeatShapes } from './SeatMark.tsx';

/** At the foot of a shield: whose it is. Partners who have become one army stand side by side, whoever commands first; two armies have a line between them. */
export function HostMarks(props: {
  readonly desk: Desk;
  readonly region: string;
  readonly side: SideId;
  readonly force: ForceView;
  readonly inside?: boolean;
}): JSX.Element {
  const { table } = props.desk;
  const shares = () => (table.view.team === undefined ? [] : sharesOf(table.view.team, props.side, props.force));
  const apart = () =>
    table.view.team?.shared.some(({ place, commander }) => regionOf(place) === props.region && commander === null) === true;
  return (
    <For each={shares()}>
      {({ player }, at) => (
        <g transform={`translate(${8 + at() * 10.5} 9)`}>
          <g transform={`scale(${at() === 0 ? 0.34 : 0.29}) translate(-16 -16)`}>
            <SeatShapes seat={player.seat} letter={seatLetter(table.info, player.seat)} />
          </g>
          <Show when={at() > 0 && apart()}>
            <path d="M-5.2 -6v12" stroke="#22160c" stroke-width="1.4" />
          </Show>
        </g>
      )}
    </For>
  );
}
