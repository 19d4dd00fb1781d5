import { hatchFill } from '#look';
import { type JSX, Show } from 'solid-js';
import { Device } from './Device.ts';
import { type TokenPaint, paintOf } from './tokens.ts';

/** Colour never speaks alone: beige is plain, grey hatched level, red upright; a red token also has a jagged rim. */
const PAINT: {
  readonly [colour in TokenPaint['colour']]: { fill: string; on: string; rim: string; hatch: Parameters<typeof hatchFill>[0] };
} = {
  beige: { fill: '#ecd9ab', on: '#2a1b10', rim: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z', hatch: 'plain' },
  grey: { fill: '#8d8880', on: '#1d1510', rim: 'M12 3h16l9 9v16l-9 9H12l-9-9V12z', hatch: 'azure' },
  red: { fill: '#a8261c', on: '#fff6e6', rim: 'M20 0l5 8 9-3-2 9 8 6-8 6 2 9-9-3-5 8-5-8-9 3 2-9-8-6 8-6-2-9 9 3z', hatch: 'gules' },
};

/** A corruption token: its number, or an Eye. What it is must be said beside it. */
export function Token(props: { readonly id: string; readonly class?: string }): JSX.Element {
  const painted = () => paintOf(props.id);
  const paint = () => PAINT[painted()?.colour ?? 'beige'];
  return (
    <svg class={`hp-token ${props.class ?? ''}`} viewBox="-1 -1 42 42" aria-hidden="true">
      <path d={paint().rim} fill={paint().fill} stroke="#22160c" stroke-width="1.8" stroke-linejoin="round" />
      <path d={paint().rim} fill={hatchFill(paint().hatch)} opacity=".3" />
      <Show
        when={painted()?.eye}
        fallback={
          <text x="20" y="27" text-anchor="middle" fill={paint().on} class="hp-token-n">
            {painted()?.value ?? '?'}
          </text>
        }
      >
        <g color={paint().on}>
          <svg x="8" y="8" width="24" height="24" viewBox="0 0 512 512">
            <Device name="burning-eye" class="hp-inner" />
          </svg>
        </g>
      </Show>
    </svg>
  );
}
