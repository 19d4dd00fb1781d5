import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import './tabs.css';
import { Badge, Icon } from '#look';
import { Index, type JSX } from 'solid-js';
import type { JourneyProps } from './props.ts';
import { nameOf } from './Sheet.tsx';
import { showSeat } from './shown.ts';

/** Bookmarks above the sheet: one a player, and the eye that follows whoever is on turn. */
export function Tabs(props: {
  readonly table: JourneyProps;
  readonly seat: number;
  readonly following: boolean;
  readonly follow: (on: boolean) => void;
}): JSX.Element {
  const { words } = props.table;
  const open = (seat: number): void => {
    props.table.play('page');
    showSeat(asId<Seat>(seat));
  };
  return (
    <nav class="jm-tabs" aria-label={words('table.tabs.label')}>
      <Index each={props.table.view.players}>
        {(player) => (
          <button
            type="button"
            aria-pressed={player().seat === props.seat}
            classList={{ on: player().seat === props.table.view.active, out: player().out }}
            onClick={() => open(player().seat)}
          >
            <Badge hobbit={player().hobbit} />
            <span class="sr">{words('table.tabs.open')} </span>
            <span>{nameOf(props.table, player().seat)}</span>
          </button>
        )}
      </Index>
      <button type="button" class="jm-follow" aria-pressed={props.following} onClick={() => props.follow(!props.following)}>
        <Icon name="eye-target" />
        <span class="sr">{words('table.tabs.followLabel')}</span>
        <span aria-hidden="true">{words('table.tabs.follow')}</span>
      </button>
    </nav>
  );
}
