import './seatLine.css';
import { hatchFill } from '#look';
import { standingSign } from '#look/sign.ts';
import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../view/view.ts';
import type { WarSeatProps } from './props.ts';
import { DeviceAt } from './pieces/Device.ts';
import { type SideId, SIDE_PAINT } from './pieces/nations.ts';
import { NationShield } from './pieces/NationShield.tsx';
import { playerAt, sideAt } from './sideAt.ts';
import { letterOf } from './team/letters.ts';
import { SeatMark } from './team/SeatMark.tsx';

const GOALS: { readonly [side in SideId]: number } = { 'free-peoples': 4, shadow: 10 };

/** Beside a player's name: the side, its victory points, his cards; with partners what he counts for himself, whose arms he bears, and who leads and acts. */
export function SeatLine(props: WarSeatProps): JSX.Element {
  const { words } = props;
  const side = () => sideAt(props.view, props.seat);
  const player = () => playerAt(props.view, props.seat);
  const hand = () => (player() ?? side()).hand;
  const cards = () => hand().character + hand().strategy;
  return (
    <span class="wr-line">
      <b>{words(`table.side.${side().id}`)}</b>
      <Show
        when={player()}
        fallback={
          <>
            <span {...standingSign(words(`table.sign.points.${side().id}`))}>
              {words('table.points', { points: side().points, goal: GOALS[side().id] })}
            </span>
            <span class="wr-line-more" {...standingSign(words('table.sign.cards'))}>
              {words('table.line.cards', { count: cards() })}
            </span>
          </>
        }
      >
        {(one) => (
          <>
            <span class="wr-line-team">{words('table.team.cards', { count: cards(), limit: one().limit })}</span>
            <span class="wr-line-more">{words('table.team.counts', { count: one().points })}</span>
          </>
        )}
      </Show>
      <Show when={player()}>
        {(one) => (
          <span
            class="wr-line-arms"
            role="img"
            aria-label={words(`player.${one().player}`)}
            {...standingSign(`${words(`player.${one().player}`)}. ${words('table.sign.arms')}`)}
          >
            <For each={one().nations}>{(nation) => <NationShield nation={nation} />}</For>
          </span>
        )}
      </Show>
      <Show when={player()?.leads === true}>
        <span>{words('table.team.leads')}</span>
      </Show>
      <Show when={player()?.left === true}>
        <span>{words('table.team.left')}</span>
      </Show>
      <Show when={props.view.team?.acting === props.seat}>
        <span class="rubric">{words('table.team.acts')}</span>
      </Show>
    </span>
  );
}

/** The White Tree for the Free Peoples, the Eye for the Shadow; where partners play, a mark of each player's own, and the crown for whoever leads. */
export function Badge(props: { readonly view: WarView; readonly seat: number; readonly name?: string | null }): JSX.Element {
  const paint = () => SIDE_PAINT[sideAt(props.view, props.seat).id];
  return (
    <Show
      when={playerAt(props.view, props.seat)}
      fallback={
        <svg class="badge" viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="14.5" fill={paint().fill} stroke="#2a1b10" stroke-width="1.4" />
          <circle cx="16" cy="16" r="14.5" fill={hatchFill(paint().hatching)} opacity=".3" />
          <g color={paint().on}>
            <DeviceAt name={paint().device} x={16} y={16} size={20} />
          </g>
        </svg>
      }
    >
      {(player) => <SeatMark seat={props.seat} letter={letterOf(props.name, props.seat)} leads={player().leads} class="badge" />}
    </Show>
  );
}
