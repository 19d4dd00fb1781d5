import { Badge, type GameTable, HOBBIT_IDS } from '#look';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';

/** A seat's badge: the game's own once there is a view, before that a hobbit in seat order. */
export function SeatBadge(props: {
  readonly drawn: GameTable | null;
  readonly view: unknown;
  readonly seat: number;
  /** The letter where the game has no badge; else the number of the seat. */
  readonly letter?: string;
  /** The player's name. */
  readonly name?: string | null;
  readonly away?: boolean;
}): JSX.Element {
  return (
    <Show
      when={props.drawn !== null && props.view !== null ? props.drawn : false}
      fallback={
        <Badge hobbit={HOBBIT_IDS[props.seat] ?? null} letter={props.letter ?? String(props.seat + 1)} away={props.away === true} />
      }
    >
      {(drawn) => <Dynamic component={drawn().Badge} view={props.view} seat={props.seat} name={props.name ?? null} />}
    </Show>
  );
}
