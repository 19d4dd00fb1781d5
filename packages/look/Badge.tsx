import type { JSX } from 'solid-js';
import { hatchFill } from './hatch.ts';
import { tinctureOf } from './hobbits.ts';

/** The strokes of a badge on a field of 32 by 32, for use inside a drawing. */
export function BadgeShapes(props: { readonly hobbit: string | null; readonly letter?: string }): JSX.Element {
  const tincture = () => tinctureOf(props.hobbit);
  return (
    <>
      <path d={tincture().outline} fill={tincture().fill} stroke="#2A1B10" stroke-width="1.6" stroke-linejoin="round" />
      <path d={tincture().outline} fill={hatchFill(tincture().hatching)} opacity=".35" />
      <text x="16" y="21.5" text-anchor="middle" font-family="Fondamento, serif" font-size="15" fill={tincture().on}>
        {props.letter ?? tincture().letter}
      </text>
    </>
  );
}

/** A hobbit's badge, or a plain black one with a letter of its own. `away` hatches it over: the link is lost. */
export function Badge(props: {
  readonly hobbit: string | null;
  readonly letter?: string;
  readonly away?: boolean;
  readonly class?: string;
}): JSX.Element {
  return (
    <svg class={`badge ${props.away ? 'away' : ''} ${props.class ?? ''}`} viewBox="0 0 32 32" aria-hidden="true">
      <BadgeShapes hobbit={props.hobbit} letter={props.letter ?? tinctureOf(props.hobbit).letter} />
    </svg>
  );
}
