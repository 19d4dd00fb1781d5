import { type JSX, Show } from 'solid-js';
import type { LessonTargets } from './lessonTargets.ts';
import type { Rect } from '../lib/visibility.ts';

const AROUND = 5;

const grown = ({ left, top, width, height }: Rect, by = AROUND): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function outline({ left, top, width, height }: Rect): string {
  const r = Math.min(14, width / 2, height / 2);
  const corner = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

const middle = ({ left, top, width, height }: Rect): readonly [number, number] => [left + width / 2, top + height / 2];

/** A curve from the target to the related element. */
function thread(from: Rect, to: Rect): string {
  const [[x0, y0], [x1, y1]] = [middle(to), middle(from)];
  return `M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.min(y0, y1) - 60} ${x1} ${y1}`;
}

/** Dims the table around the target (gold) and the related element (red). Clicks pass through. */
export function Spotlight(props: { readonly pointed: LessonTargets }): JSX.Element {
  const next = () => (props.pointed.next === null ? null : grown(props.pointed.next));
  const also = () => (props.pointed.also === null ? null : grown(props.pointed.also));
  const lit = () => [next(), also()].flatMap((rect) => (rect === null ? [] : [outline(rect)])).join('');
  return (
    <svg class="lesson-light" aria-hidden="true">
      <Show when={next()}>
        {(rect) => (
          <>
            <path class="dusk" fill-rule="evenodd" d={`M0 0H9999V9999H0z${lit()}`} />
            <path class="gold bed" d={outline(rect())} />
            <path class="gold" d={outline(rect())} />
            <Show when={also()}>
              {(other) => (
                <>
                  <path class="stitch bed" d={outline(other())} />
                  <path class="stitch" d={outline(other())} />
                  <path class="stitch thread bed" d={thread(rect(), other())} />
                  <path class="stitch thread" d={thread(rect(), other())} />
                </>
              )}
            </Show>
          </>
        )}
      </Show>
    </svg>
  );
}
