import './hintHighlight.css';
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { scrollIntoSight, elementAt, isFullyVisible, type Rect, visibleRect } from '../../lib/visibility.ts';

const AROUND = 5;

/** Rings around everything that the suggested move touches. They let clicks through. */
export function HintHighlight(props: { readonly at: readonly string[] }): JSX.Element {
  const [rings, setRings] = createSignal<readonly Rect[]>([], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  onMount(() => {
    let frame = 0;
    const look = (): void => {
      frame = requestAnimationFrame(look);
      setRings(props.at.flatMap((selector) => visibleRect(selector) ?? []));
    };
    const [first] = props.at.flatMap((selector) => elementAt(selector) ?? []);
    if (first !== undefined && !isFullyVisible(first)) {
      // The focus stays at the popover with the reasons.
      const reading = document.activeElement;
      scrollIntoSight(first);
      if (reading instanceof HTMLElement) reading.focus({ preventScroll: true });
    }
    look();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (
    <svg class="hint-marks" aria-hidden="true">
      <For each={rings()}>
        {({ left, top, width, height }) => (
          <For each={['bed', 'ring']}>
            {(layer) => (
              <rect
                class={layer}
                x={left - AROUND}
                y={top - AROUND}
                width={width + 2 * AROUND}
                height={height + 2 * AROUND}
                rx={Math.min(14, width / 2, height / 2)}
              />
            )}
          </For>
        )}
      </For>
    </svg>
  );
}
