import './choices.css';
import { capitalized } from '#look/capitalized.ts';
import type { Action } from '#kernel';
import { createEffect, For, type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';

/** A small menu beside what was touched: one line for each thing that could be meant. */
export interface Asking<A extends Action = Action> {
  readonly title: string;
  readonly actions: readonly A[];
  readonly anchor: Element;
}

const EDGE = 8;

export function Choices<A extends Action>(props: {
  readonly asking: Asking<A>;
  readonly busy: boolean;
  readonly say: (action: A) => string;
  readonly choose: (action: A) => void;
  readonly point?: (action: A | null) => void;
  readonly close: () => void;
}): JSX.Element {
  let sheet: HTMLDivElement | undefined;
  const place = (): void => {
    if (sheet === undefined) return;
    const at = props.asking.anchor.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - sheet.offsetWidth / 2, innerWidth - sheet.offsetWidth - EDGE));
    const below = at.bottom + 8;
    const fits = below + sheet.offsetHeight <= innerHeight - EDGE;
    sheet.style.left = `${left}px`;
    sheet.style.top = `${fits ? below : Math.max(EDGE, at.top - 8 - sheet.offsetHeight)}px`;
  };
  const close = (): void => {
    const { anchor } = props.asking;
    props.close();
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || sheet === undefined) return;
    event.preventDefault();
    const buttons = [...sheet.querySelectorAll('button')];
    const now = buttons.findIndex((button) => button === document.activeElement);
    buttons[(now + step + buttons.length) % buttons.length]?.focus();
  };
  const outside = (event: PointerEvent): void => {
    if (sheet !== undefined && event.target instanceof Node && !sheet.contains(event.target)) props.close();
  };
  onMount(() => {
    place();
    sheet?.querySelector('button')?.focus({ preventScroll: true });
    sheet?.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', outside);
    window.addEventListener('resize', place);
  });
  onCleanup(() => {
    document.removeEventListener('pointerdown', outside);
    window.removeEventListener('resize', place);
    props.point?.(null);
  });
  createEffect(() => {
    if (props.asking.actions.length > 0) place();
  });
  return (
    <Portal>
      <div ref={sheet} class="meanings" role="dialog" aria-label={capitalized(props.asking.title)}>
        <h3>{capitalized(props.asking.title)}</h3>
        <ul>
          <For each={props.asking.actions}>
            {(action) => (
              <li>
                <button
                  type="button"
                  disabled={props.busy}
                  data-verb={action.type}
                  onFocus={() => props.point?.(action)}
                  onPointerEnter={() => props.point?.(action)}
                  onPointerLeave={() => props.point?.(null)}
                  onClick={() => {
                    props.close();
                    props.choose(action);
                  }}
                >
                  {capitalized(props.say(action))}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Portal>
  );
}
