import type { Words } from '#look';
import type { JSX } from 'solid-js';
import type { Viewport } from './viewport.ts';

/** Nearer, farther, the whole map. */
export function Zoom(props: { readonly words: Words; readonly viewport: Viewport }): JSX.Element {
  const { words, viewport } = props;
  return (
    <div class="hr-zoom" role="group" aria-label={words('table.zoom.label')}>
      <button type="button" onClick={() => viewport.zoom(1.4)} aria-label={words('table.zoom.in')}>
        +
      </button>
      <button type="button" onClick={() => viewport.zoom(1 / 1.4)} aria-label={words('table.zoom.out')}>
        −
      </button>
      <button type="button" onClick={() => viewport.fit()} aria-label={words('table.zoom.fit')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  );
}
