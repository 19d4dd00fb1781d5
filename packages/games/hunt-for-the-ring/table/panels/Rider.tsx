import type { JSX } from 'solid-js';
import { Device } from './Device.tsx';

/** Each Nazgûl has a base and a numeral of its own beside its colour. */
const RIDERS: { readonly [id: string]: { readonly base: string; readonly fill: string; readonly numeral: string } | undefined } = {
  blue: { base: 'M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34z', fill: '#274552', numeral: 'I' },
  green: { base: 'M-15-15h30v30h-30z', fill: '#4a4a22', numeral: 'II' },
  red: { base: 'M0-20l18 20-18 20-18-20z', fill: '#5a2f3a', numeral: 'III' },
  violet: { base: 'M-10-17h20l10 17-10 17h-20l-10-17z', fill: '#2b1f2c', numeral: 'IV' },
};

/** A Nazgûl in small; its name must be said beside it. */
export function Rider(props: { readonly id: string; readonly witchKing?: boolean; readonly class?: string }): JSX.Element {
  const rider = () => RIDERS[props.id] ?? { base: 'M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34z', fill: '#2b1f2c', numeral: '' };
  return (
    <svg class={`hp-rider ${props.class ?? ''}`} viewBox="-22 -22 46 46" aria-hidden="true">
      <path d={rider().base} fill={rider().fill} stroke="#f0d9a4" stroke-width="2" stroke-linejoin="round" />
      <g color="#f6e6c4">
        <svg x="-12" y="-13" width="24" height="24" viewBox="0 0 512 512">
          <Device name={props.witchKing === true ? 'crowned-skull' : 'cloaked-figure-on-horseback'} class="hp-inner" />
        </svg>
      </g>
      <circle cx="13" cy="13" r="8.5" fill="#f0d9a4" stroke="#22160c" />
      <text x="13" y="16.6" text-anchor="middle" class="hp-numeral">
        {rider().numeral}
      </text>
    </svg>
  );
}
