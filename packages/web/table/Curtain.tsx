import '../style/curtain.css';
import { Icon } from '#look';
import { type JSX, onMount } from 'solid-js';
import { say } from '../i18n.ts';
import { SeatBadge } from './Seats.tsx';

/** Between two people at one screen. Nothing of what either may see is behind it: the table is drawn only when it is lifted. */
export function Curtain(props: { readonly seat: number; readonly name: string; readonly lift: () => void }): JSX.Element {
  let head: HTMLHeadingElement | undefined;
  // The heading, not the button, gets the focus: a key pressed once too often must not lift the curtain.
  onMount(() => head?.focus({ preventScroll: true }));
  return (
    <main class="board curtain" id="main" tabindex="-1">
      <div class="curtain-note vellum fillet">
        <SeatBadge drawn={null} view={null} seat={props.seat} />
        <h2
          tabindex="-1"
          ref={(element) => {
            head = element;
          }}
        >
          {say('curtain.hand', { name: props.name })}
        </h2>
        <p>{say('curtain.why', { name: props.name })}</p>
        <button type="button" class="btn seal" onClick={() => props.lift()}>
          <Icon name="eye-target" />
          {say('curtain.lift', { name: props.name })}
        </button>
      </div>
    </main>
  );
}
