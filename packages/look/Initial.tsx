import { createUniqueId, For, type JSX } from 'solid-js';

const VINE = 'M14 20c20-10 34 4 24 16s-24 4-18-8M20 30c-10 16-8 30 4 34s20-10 10-16';

/** An illuminated initial: lapis field, gold leaf, white vine. `spread` lets the gold flow in, once, for a victory. */
export function Initial(props: { readonly letter: string; readonly class?: string; readonly spread?: boolean }): JSX.Element {
  const leaf = createUniqueId();
  return (
    <svg class={`init ${props.spread ? 'spread' : ''} ${props.class ?? ''}`} viewBox="0 0 132 150" aria-hidden="true">
      <defs>
        <linearGradient id={leaf} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fbe6ae" />
          <stop offset=".45" stop-color="#d6a63c" />
          <stop offset=".6" stop-color="#f5dc95" />
          <stop offset="1" stop-color="#9a6c1a" />
        </linearGradient>
      </defs>
      <rect x="2" y="2" width="128" height="146" rx="5" fill="#8e1b16" stroke={`url(#${leaf})`} stroke-width="4" />
      <rect x="11" y="11" width="110" height="128" fill="#1c4a78" stroke="#f0d27a" />
      <For each={[0, 90, 180, 270]}>
        {(angle) => (
          <g transform={`rotate(${angle} 66 75)`}>
            <path d={VINE} fill="none" stroke="#dfe9ef" stroke-width="2.6" stroke-linecap="round" opacity=".85" />
            <circle cx="34" cy="26" r="3.4" fill="#c8433a" stroke="#f0d27a" />
            <circle cx="24" cy="58" r="2.8" fill="#3f8a52" stroke="#f0d27a" />
          </g>
        )}
      </For>
      <text
        class="letter"
        x="66"
        y="112"
        text-anchor="middle"
        font-family="'Uncial Antiqua', Fondamento, serif"
        font-size="112"
        fill={`url(#${leaf})`}
        stroke="#4a3008"
        stroke-width="1.4"
      >
        {props.letter}
      </text>
    </svg>
  );
}
