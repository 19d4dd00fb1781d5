import './zoom.css';
import type { JSX } from 'solid-js';
import type { DrawnMap } from './createMap.ts';

/** Nearer, farther, the whole map. */
export function Zoom(props: {
  readonly map: DrawnMap;
  readonly words: { readonly label: string; readonly nearer: string; readonly farther: string; readonly whole: string };
}): JSX.Element {
  const { viewport, sight } = props.map;
  return (
    <div class="map-zoom" role="group" aria-label={props.words.label}>
      <button type="button" onClick={() => viewport.zoom(1.4)} aria-label={props.words.nearer}>
        +
      </button>
      <button type="button" onClick={() => viewport.zoom(1 / 1.4)} aria-label={props.words.farther}>
        −
      </button>
      <button type="button" onClick={() => sight.whole()} aria-label={props.words.whole}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  );
}
