import './large.css';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { TableProps } from '../table.ts';
import { type CardSpot, cardSpot } from './cardSpot.ts';
import type { Reader, Reading } from './reader.ts';

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * A card read large, beside the small one. Somebody who came near with a mouse or the keyboard only reads it; opened on purpose it stays, and what is
 * within it can be used.
 */
export function LargeCard<Shown extends object>(props: {
  readonly table: Pick<TableProps, 'showRules' | 'view' | 'motion'>;
  readonly reader: Reader<Shown>;
  readonly reading: Reading<Shown>;
  readonly class: string;
  readonly dark: boolean;
  readonly name: string;
  readonly words: { readonly close: string; readonly rules: string };
  /** The rules behind it, the narrowest first. */
  readonly rules: readonly string[];
  readonly children: JSX.Element;
  /** What on the page it tells of: opened on purpose, it does not lie over that. */
  readonly told?: () => readonly Element[];
  /** Beside the rule. */
  readonly foot?: JSX.Element;
}): JSX.Element {
  const { reader } = props;
  const { anchor, pinned } = props.reading;
  let page: HTMLDivElement | undefined;
  const [spot, setSpot] = createSignal<CardSpot>({ left: 0, top: 0, over: false });
  const rules = (): void => props.table.showRules(props.name, props.rules, anchor);
  const away = (): void => (pinned ? reader.giveBack() : reader.close());
  createEffect(() => {
    if (page === undefined) return;
    const size = { width: page.offsetWidth, height: page.offsetHeight };
    const told = pinned ? (props.told?.() ?? []).map(middleOf) : [];
    setSpot(cardSpot(anchor.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, told));
    // Whoever opened it means to use it: the first thing to do is under the finger of the keyboard.
    if (pinned) page.querySelector('button')?.focus({ preventScroll: true });
  });
  // The table may move on and take the card away.
  createEffect(
    on(
      () => props.table.view,
      () => anchor.isConnected || reader.close(),
      { defer: true },
    ),
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') away();
    else if (event.key === '?') rules();
  };
  const onPress = ({ target }: PointerEvent): void => {
    const isOutside = target instanceof Node && page?.contains(target) !== true && !anchor.contains(target);
    if (isOutside) reader.close();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  });
  return (
    // Outside the table: what lies there may scroll, and a large card must not be cut off.
    <Portal>
      <div
        ref={page}
        class={`large-card ${props.dark ? 'dark' : ''} ${props.class}`}
        classList={{ through: spot().over && !pinned }}
        style={{ left: `${spot().left}px`, top: `${spot().top}px` }}
        role={pinned ? 'dialog' : 'note'}
        aria-label={props.name}
        data-motion={props.table.motion}
        onPointerEnter={() => reader.keep()}
        onPointerLeave={() => reader.leave()}
      >
        {props.children}
        <p class="card-foot">
          <button type="button" class="rule-link" tabindex={pinned ? 0 : -1} onClick={rules}>
            {props.words.rules} <span class="cite">{props.rules[0]}</span>
          </button>
          {props.foot}
        </p>
        <Show when={pinned}>
          <button type="button" class="card-close" aria-label={props.words.close} onClick={away}>
            ✕
          </button>
        </Show>
      </div>
    </Portal>
  );
}
