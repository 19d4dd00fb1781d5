import '../style/curtain.css';
import { Icon } from '#look';
import { type JSX, onMount, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { createRoles, seatLetter } from '../roles.ts';
import { SeatBadge } from './Seats.tsx';

/** Between two people at one screen. Nothing of what either may see is behind it: the table is drawn only when it is lifted. */
export function Curtain(props: {
  readonly game: string;
  readonly seat: number;
  /** How many there are at the table. */
  readonly seats: number;
  readonly name: string;
  readonly lift: () => void;
}): JSX.Element {
  const roles = createRoles(() => props.game);
  let head: HTMLHeadingElement | undefined;
  // The heading, not the button, gets the focus: a key pressed once too often must not lift the curtain.
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
          {say('curtain.hand', { name: props.name })}
        </h2>
        <Show when={roles.of(props.seat)}>{(role) => <p class="rubric">{role()}</p>}</Show>
        <p>{say('curtain.why', { name: props.name })}</p>
        <button type="button" class="btn seal" onClick={() => props.lift()}>
          <Icon name="eye-target" />
          {say('curtain.lift', { name: props.name })}
        </button>
      </div>
    </main>
  );
}
