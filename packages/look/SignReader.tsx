import './signReader.css';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { meaningOf, signAt } from './signMeaning.ts';

/** A mouse rests so long, a finger stays so long, before a sign is read. */
const REST = 550;
const STAY = 520;
/** Pixels between a sign and what it means, and to the edge of the page. */
const GAP = 8;

/** Where the mouse was last: a table that moves under it, or is laid anew, is not rested on. There is one mouse for all tables. */
let last = '';
const spotOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

interface Read {
  readonly means: string;
  readonly at: DOMRect;
}

/** Reads the signs of a table: one slip, beside whatever sign is rested on. It is never in the way of a pointer. */
export function SignReader(props: { readonly within: () => HTMLElement | undefined }): JSX.Element {
  const [read, setRead] = createSignal<Read | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(timer);
    setRead(null);
  };
  const open = (sign: Element): void => {
    const means = meaningOf(sign);
    const menu = document.querySelector('.meanings');
    // What was touched opened a menu beside it: that is read now, and nothing may lie on it.
    if (menu !== null && !menu.contains(sign)) return;
    if (means !== '' && sign.isConnected) setRead({ means, at: sign.getBoundingClientRect() });
  };
  const soon = (sign: Element, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => open(sign), wait);
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    close();
    if (spotOf(event) === last) return;
    const found = signAt(event.target);
    if (found !== null) soon(found, REST);
  };
  const press = (event: PointerEvent): void => {
    close();
    last = spotOf(event);
    const found = signAt(event.target);
    if (event.pointerType !== 'mouse' && found !== null) soon(found, STAY);
  };
  const focus = (event: FocusEvent): void => {
    const found = signAt(event.target);
    if (found === null || found !== event.target || !found.matches(':focus-visible')) return close();
    open(found);
  };
  onMount(() => {
    const root = props.within();
    if (root === undefined) return;
    const stop = new AbortController();
    const until = { signal: stop.signal };
    root.addEventListener('pointerover', over, until);
    // Told after "over": whatever comes under a mouse that has not moved since is not meant. It may have rested on a sheet above the table.
    addEventListener('pointermove', (event) => void (last = spotOf(event)), until);
    root.addEventListener('pointerdown', press, until);
    root.addEventListener('pointerup', () => clearTimeout(timer), until);
    root.addEventListener('pointercancel', close, until);
    root.addEventListener('focusin', focus, until);
    root.addEventListener('focusout', close, until);
    root.addEventListener('keydown', (event) => event.key === 'Escape' && close(), until);
    addEventListener('scroll', close, { ...until, capture: true });
    onCleanup(() => stop.abort());
    // The keyboard may stand on a sign by now.
    const found = signAt(document.activeElement);
    if (found !== null && found === document.activeElement && root.contains(found) && found.matches(':focus-visible')) open(found);
  });
  onCleanup(() => clearTimeout(timer));
  const place = (slip: HTMLElement, { at }: Read): void => {
    const above = at.top > slip.offsetHeight + 2 * GAP;
    slip.style.top = `${above ? at.top - slip.offsetHeight - GAP : at.bottom + GAP}px`;
    slip.style.left = `${Math.max(GAP, Math.min(at.left + at.width / 2 - slip.offsetWidth / 2, innerWidth - slip.offsetWidth - GAP))}px`;
    slip.style.visibility = 'visible';
  };
  return (
    <Show when={read()} keyed>
      {(now) => (
        <Portal>
          {/* Heard with the sign itself. */}
          <div class="sign-read" aria-hidden="true" ref={(slip) => requestAnimationFrame(() => place(slip, now))}>
            {now.means}
          </div>
        </Portal>
      )}
    </Show>
  );
}
