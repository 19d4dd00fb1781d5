import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import './seatLine.css';
import { Badge as HobbitBadge } from '#look';
import { Index, type JSX, Show } from 'solid-js';
import type { JourneyView } from '../view/view.ts';
import type { JourneySeatProps } from './props.ts';
import { fateWord } from './fate.ts';
import { nameOf } from './Sheet.tsx';
import { showSeat, shownSeat } from './shown.ts';
import { squareParts } from './squareParts.ts';

/** Both trails in small, beside a player's name: touch to open the sheet. On a phone, two numbers. */
export function SeatLine(props: JourneySeatProps): JSX.Element {
  const player = () => props.view.players[props.seat];
  const fields = () => props.view.trail.length;
  const label = () =>
    props.words('table.seatLine', {
      seat: nameOf(props, props.seat),
      fields: player().fields,
      of: fields(),
      place: `@place.${player().place}`,
      count: player().spaces,
    });
  return (
    <button
      type="button"
      class="jm-mini"
      classList={{ out: player().out }}
      aria-pressed={shownSeat() === props.seat}
      onClick={() => showSeat(asId<Seat>(props.seat))}
    >
      <span class="sr">{label()}</span>
      <span class="jm-pips" aria-hidden="true">
        <Index each={props.view.trail}>{(_, index) => <i classList={{ x: index < player().fields }} />}</Index>
        <s />
        <Index each={squareParts(player(), 0)}>
          {(parts) => (
            <u>
              <Index each={parts()}>{(part) => <em classList={{ x: part().crossed }} />}</Index>
            </u>
          )}
        </Index>
      </span>
      <span class="jm-loc" aria-hidden="true">
        {player().out ? props.words(fateWord(player())) : props.words(`place.${player().place}`)}
      </span>
      <span class="jm-sums num" aria-hidden="true">
        <span>{props.words('table.sums.fields', { fields: player().fields })}</span>
        {' · '}
        <span>{props.words('table.sums.spaces', { spaces: player().spaces })}</span>
      </span>
    </button>
  );
}

export function Badge(props: { readonly view: JourneyView; readonly seat: number }): JSX.Element {
  const hobbit = () => props.view.players[props.seat]?.hobbit ?? null;
  return (
    <Show when={hobbit()} fallback={<HobbitBadge hobbit={null} letter="?" />}>
      {(chosen) => <HobbitBadge hobbit={chosen()} />}
    </Show>
  );
}
