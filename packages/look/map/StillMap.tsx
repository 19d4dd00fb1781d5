import './still.css';
import type { JSX } from 'solid-js';
import type { Box } from './geometry.ts';

/** A part of a map that only is to be seen: its ground, and over it what stands there. */
export function StillMap(props: {
  /** What is seen, in units of the map. */
  readonly window: Box;
  /** What the ground covers. */
  readonly bleed: Box;
  readonly class: string;
  readonly ground: JSX.Element;
  readonly children: JSX.Element;
}): JSX.Element {
  const part = (length: number, of: number): string => `${(length / of) * 100}%`;
  const { window, bleed } = props;
  return (
    <div class={`still-map ${props.class}`} style={{ 'aspect-ratio': `${window.width} / ${window.height}` }}>
      <div
        class="still-ground"
        style={{
          left: part(bleed.x - window.x, window.width),
          top: part(bleed.y - window.y, window.height),
          width: part(bleed.width, window.width),
          height: part(bleed.height, window.height),
        }}
      >
        {props.ground}
      </div>
      <svg viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}>{props.children}</svg>
    </div>
  );
}
