import { For, type JSX } from 'solid-js';
import { HATCH_LINES } from './hatch.ts';

const INK = '#1d120a';

/** The hatchings of the page: put it once near the root of the document. Everything hatched refers to it. */
export function HatchDefs(): JSX.Element {
  return (
    <svg class="out-of-sight" aria-hidden="true">
      <defs>
        <pattern id="h-or" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r=".8" fill={INK} />
          <circle cx="6" cy="6" r=".8" fill={INK} />
        </pattern>
        <For each={Object.entries(HATCH_LINES)}>
          {([hatching, lines]) => (
            <pattern id={`h-${hatching}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <path d={lines} fill="none" stroke={INK} stroke-width=".9" />
            </pattern>
          )}
        </For>
      </defs>
    </svg>
  );
}
