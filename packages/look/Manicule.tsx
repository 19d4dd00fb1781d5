import type { JSX } from 'solid-js';

/** The manicule: a scribe's hand with a red cuff, always the same one, pointing to the right. One on a screen, and only in lessons. */
export function Manicule(props: { readonly class?: string; readonly style?: JSX.CSSProperties }): JSX.Element {
  return (
    <svg class={props.class} style={props.style} viewBox="-4 -2 128 64" aria-hidden="true">
      <g stroke="#2a1b10" stroke-width="2.1" stroke-linejoin="round" stroke-linecap="round">
        <path d="M2 14L30 9l6 44L6 51z" fill="#8E1B16" />
        <path d="M28 10l7-1.6 6.4 45-7-.4z" fill="#f0d27a" />
        <path
          d="M36 12C44 5 55 5 63 10c5 3 9 6 15 7l34 1.4c8 .6 8 11.4 0 12L82 31.6c5 1.6 5 9-1.4 9.2 3.6 3 1 9.4-5.2 8.8.6 4.6-5 7-11 5.6-9 1-17 .2-24-2.4z"
          fill="#fdf3dc"
        />
        <path d="M62 11c5-8 14-11 21-8.6 5 2 3.4 7.4-2 8.2-6 .8-9 4.6-14 8.4" fill="#fdf3dc" />
        <path d="M82 31.6c-8 0-14-.8-19-3.2M80.6 40.8c-7 0-13-1-17-3.2M75.4 49.6c-6 0-10-.8-14-3" fill="none" />
        <path d="M108 20.6q4 1 4.6 5" fill="none" stroke-width="1.3" />
        <path d="M8 20l22-4M8 29l24-2M9 38l24 0M9 46l24 3" stroke="#5a0d09" stroke-width="1.2" fill="none" />
      </g>
    </svg>
  );
}
