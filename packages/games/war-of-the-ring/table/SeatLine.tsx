import './seatLine.css';
import { hatchFill } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../view.ts';
import type { WarSeatProps } from './props.ts';
import { DeviceAt } from './pieces/Device.ts';
import { type SideId, SIDE_PAINT } from './pieces/nations.ts';
import { NationShield } from './pieces/NationShield.tsx';
import { playerAt, sideAt } from './sideAt.ts';

const GOALS: { readonly [side in SideId]: number } = { 'free-peoples': 4, shadow: 10 };

/** Beside a player's name: the side, its victory points, his cards; with partners also whose arms he bears, and who leads and acts. */
export function SeatLine(props: WarSeatProps): JSX.Element {
  const { words } = props;
  const side = () => sideAt(props.view, props.seat);
  const player = () => playerAt(props.view, props.seat);
  const hand = () => (player() ?? side()).hand;
  return (
    <span class="wr-line">
      <b>{words(`table.side.${side().id}`)}</b>
      <span>{words('table.points', { points: side().points, goal: GOALS[side().id] })}</span>
      <span class="wr-line-more">{words('table.line.cards', { count: hand().character + hand().strategy })}</span>
      <Show when={player()}>
        {(one) => (
          <span class="wr-line-arms" role="img" aria-label={words(`player.${one().player}`)} title={words(`player.${one().player}`)}>
            <For each={one().nations}>{(nation) => <NationShield nation={nation} />}</For>
          </span>
        )}
      </Show>
      <Show when={player()?.leads === true}>
        <span>{words('table.team.leads')}</span>
      </Show>
      <Show when={props.view.team?.acting === props.seat}>
        <span class="rubric">{words('table.team.acts')}</span>
      </Show>
    </span>
  );
}

/** The White Tree for the Free Peoples, the Eye for the Shadow. */
export function Badge(props: { readonly view: WarView; readonly seat: number }): JSX.Element {
  const paint = () => SIDE_PAINT[sideAt(props.view, props.seat).id];
  return (
    <svg class="badge" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" fill={paint().fill} stroke="#2a1b10" stroke-width="1.4" />
      <circle cx="16" cy="16" r="14.5" fill={hatchFill(paint().hatching)} opacity=".3" />
      <g color={paint().on}>
        <DeviceAt name={paint().device} x={16} y={16} size={20} />
      </g>
    </svg>
  );
}
