import './handoff.css';
import { Icon } from '#look';
import { type JSX, onMount, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { createSeatRoles, seatLetter } from '../../game/seatRoles.ts';
import { SeatBadge } from '../SeatBadge.tsx';

/** Shown between two players at one screen. The table is rendered only after it: nothing secret lies behind. */
export function HandoffScreen(props: {
  readonly game: string;
  readonly seat: number;
  /** Number of seats at the table. */
  readonly seats: number;
  readonly name: string;
  readonly reveal: () => void;
}): JSX.Element {
  const roles = createSeatRoles(() => props.game);
  let head: HTMLHeadingElement | undefined;
  // The heading gets the focus, not the button: one key press too many must not reveal the table.
  onMount(() => head?.focus({ preventScroll: true }));
  return (
    <main class="board curtain" id="main" tabindex="-1">
      <div class="curtain-note vellum fillet">
        <SeatBadge drawn={null} view={null} seat={props.seat} letter={seatLetter(roles, props.seat, props.seats)} />
        <h2
          tabindex="-1"
          ref={(element) => {
            head = element;
          }}
        >
          {t('curtain.hand', { name: props.name })}
        </h2>
        <Show when={roles.of(props.seat)}>{(role) => <p class="rubric">{role()}</p>}</Show>
        <p>{t('curtain.why', { name: props.name })}</p>
        <button type="button" class="btn seal" onClick={() => props.reveal()}>
          <Icon name="eye-target" />
          {t('curtain.lift', { name: props.name })}
        </button>
      </div>
    </main>
  );
}
