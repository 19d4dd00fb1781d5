import { createUniqueId, type JSX } from 'solid-js';
import { IconAt } from './Icon.tsx';

export interface MedallionPaint {
  readonly icon: string;
  readonly light: string;
  readonly dark: string;
}

/** A gold-rimmed, beaded medallion inside a drawing. */
export function MedallionShapes(props: MedallionPaint & { readonly x: number; readonly y: number; readonly r: number }): JSX.Element {
  const wash = createUniqueId();
  return (
    <>
      <defs>
        <radialGradient id={wash} cx=".4" cy=".3" r=".8">
          <stop offset="0" stop-color={props.light} />
          <stop offset="1" stop-color={props.dark} />
        </radialGradient>
      </defs>
      <circle cx={props.x + 1} cy={props.y + 3} r={props.r + 3} fill="#2a1b1055" />
      <circle cx={props.x} cy={props.y} r={props.r + 3} fill="#c2912f" stroke="#5c3d0c" stroke-width="1" />
      <circle cx={props.x} cy={props.y} r={props.r + 1} fill="none" stroke="#f7e3a1" stroke-width="1.2" />
      <circle cx={props.x} cy={props.y} r={props.r - 1} fill={`url(#${wash})`} stroke="#3a2407" stroke-width="1" />
      {/* Twenty-four beads in one stroke: dots without length, rounded. */}
      <circle
        cx={props.x}
        cy={props.y}
        r={props.r - 4}
        fill="none"
        stroke="#f0d27a"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-dasharray="0 1"
        pathLength="24"
        opacity=".8"
      />
      <g color="#fbe9b8" class="no-shine">
        <IconAt name={props.icon} x={props.x} y={props.y} size={props.r * 1.12} />
      </g>
    </>
  );
}

/** The same, standing alone. */
export function Medallion(props: MedallionPaint & { readonly class?: string }): JSX.Element {
  return (
    <svg class={props.class} viewBox="0 0 80 80" aria-hidden="true">
      <MedallionShapes icon={props.icon} light={props.light} dark={props.dark} x={40} y={39} r={34} />
    </svg>
  );
}
