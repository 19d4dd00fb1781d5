import './seatLine.css';
import { hatchFill } from '#look';
import type { JSX } from 'solid-js';
import type { WarView } from '../view.ts';
import type { WarSeatProps } from './props.ts';
import { DeviceAt } from './pieces/Device.ts';
import { type SideId, SIDE_PAINT } from './pieces/nations.ts';

const sideOf = (view: WarView, seat: number): WarView['sides'][number] => view.sides.find((side) => side.seat === seat) ?? view.sides[0];

const GOALS: { readonly [side in SideId]: number } = { 'free-peoples': 4, shadow: 10 };

/** Beside a player's name: the side, its victory points, its cards. */
export function SeatLine(props: WarSeatProps): JSX.Element {
  const { words } = props;
  const side = () => sideOf(props.view, props.seat);
  return (
    <span class="wr-line">
      <b>{words(`table.side.${side().id}`)}</b>
      <span>{words('table.points', { points: side().points, goal: GOALS[side().id] })}</span>
      <span class="wr-line-more">{words('table.line.cards', { count: side().hand.character + side().hand.strategy })}</span>
    </span>
  );
}

/** The White Tree for the Free Peoples, the Eye for the Shadow. */
export function Badge(props: { readonly view: WarView; readonly seat: number }): JSX.Element {
  const paint = () => SIDE_PAINT[sideOf(props.view, props.seat).id];
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
