import './seatLine.css';
import { hatchFill, type SeatLineProps } from '#look';
import { standingSign } from '#look/sign.ts';
import { For, type JSX, Show } from 'solid-js';
import type { HuntWords } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import { DeviceAt } from './map/DeviceAt.ts';
import { RiderShape } from './map/Pieces.tsx';
import { riderOf } from './map/riders.ts';
import { nazgulWord, sayWord } from './words.ts';
import type { Key } from './keys.ts';

const ridersOf = (view: HuntView, seat: number) => view.nazgul.filter(({ player }) => player === seat).sort((a, b) => a.place - b.place);

/** Beside a player's name: Frodo's plight, or which Nazgûl this player rides and how many Sorcery cards are held. */
export function SeatLine(props: SeatLineProps<HuntView, HuntWords, Key>): JSX.Element {
  const { words } = props;
  const held = () => props.view.sorcery.hands[props.seat] ?? 0;
  return (
    <Show
      when={props.seat === 0}
      fallback={
        <span class="hr-line">
          <span class="hr-line-riders" role="group" aria-label={words('table.sign.riders')} {...standingSign(words('table.sign.riders'))}>
            <For each={ridersOf(props.view, props.seat)}>
              {(rider) => (
                <svg
                  viewBox="-22 -26 46 48"
                  role="img"
                  aria-label={sayWord(words, nazgulWord(props.view, rider.id))}
                  classList={{ on: props.view.active === rider.id }}
                >
                  <RiderShape id={rider.id} witchKing={rider.witchKing} held={rider.held} />
                </svg>
              )}
            </For>
          </span>
          <span class="hr-line-wide">{words('table.line.sorcery', { count: held() })}</span>
          <span class="hr-line-narrow">{words('table.line.cards', { count: held() })}</span>
          <Show when={props.view.seats > 2 && props.view.first === props.seat}>
            <span class="hr-line-more"> · {words('table.line.first')}</span>
          </Show>
        </span>
      }
    >
      <span class="hr-line">
        <b class="num">{words('table.line.corruption', { points: props.view.corruption })}</b>
        <span class="hr-line-more">
          {' · '}
          {words('table.line.cards', { count: props.view.allyCards.hand })} ·{' '}
          {words('table.line.tokens', { count: props.view.fellowship.held })}
        </span>
      </span>
    </Show>
  );
}

/** The Ring for the Ring-bearer; for a Wraith player the base of the first Nazgûl he rides. */
export function Badge(props: { readonly view: HuntView; readonly seat: number }): JSX.Element {
  const first = () => ridersOf(props.view, props.seat)[0] ?? null;
  const rider = () => riderOf(first()?.id ?? '');
  return (
    <svg class="badge" viewBox="0 0 32 32" aria-hidden="true">
      <Show
        when={props.seat === 0}
        fallback={
          <g transform="translate(16 16) scale(.74)">
            <path d={rider().base} fill={rider().fill} stroke="#f0d9a4" stroke-width="2" stroke-linejoin="round" />
            <path d={rider().base} fill={hatchFill(rider().hatching)} opacity=".34" />
            <g color="#f6e6c4">
              <DeviceAt name="hood" x={0} y={-1} size={24} />
            </g>
          </g>
        }
      >
        <circle cx="16" cy="16" r="14" fill="#e0b02e" stroke="#2a1b10" stroke-width="1.6" />
        <circle cx="16" cy="16" r="14" fill={hatchFill('or')} opacity=".35" />
        <g color="#3a2407" class="no-shine">
          <DeviceAt name="the-ring" x={16} y={16} size={18} />
        </g>
      </Show>
    </svg>
  );
}
