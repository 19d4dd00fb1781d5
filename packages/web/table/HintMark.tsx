import './hintMark.css';
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { bringIntoSight, elementAt, isWhollyInSight, type Rect, rectInSight } from '../ui/inSight.ts';

const AROUND = 5;

/** The marks of the book on the table: a ring around everything that the move it would make is done with. It is in nobody's way. */
export function HintMark(props: { readonly at: readonly string[] }): JSX.Element {
  const [rings, setRings] = createSignal<readonly Rect[]>([], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  onMount(() => {
    let frame = 0;
    const look = (): void => {
      frame = requestAnimationFrame(look);
      setRings(props.at.flatMap((selector) => rectInSight(selector) ?? []));
    };
    const [first] = props.at.flatMap((selector) => elementAt(selector) ?? []);
    if (first !== undefined && !isWhollyInSight(first)) {
      // The reader stays where they were: at the slip that says why.
      const reading = document.activeElement;
      bringIntoSight(first);
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
