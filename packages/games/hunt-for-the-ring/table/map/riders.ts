import type { Hatching } from '#look';

/** The four Nazgûl: base, numeral, hatching and colour; any one of the four is enough to tell them apart. */
interface RiderMark {
  readonly numeral: string;
  readonly fill: string;
  readonly hatching: Hatching;
  /** Base on a field of 40 by 40 around the origin. */
  readonly base: string;
}

const CIRCLE = 'M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34z';
const SQUARE = 'M-15-15h30v30h-30z';
const KITE = 'M0-20l18 20-18 20-18-20z';
const HEXAGON = 'M-10-17h20l10 17-10 17h-20l-10-17z';

const RIDERS: { readonly [id: string]: RiderMark | undefined } = {
  blue: { numeral: 'I', fill: '#274a63', hatching: 'azure', base: CIRCLE },
  green: { numeral: 'II', fill: '#35481f', hatching: 'vert', base: SQUARE },
  red: { numeral: 'III', fill: '#6a2428', hatching: 'gules', base: KITE },
  violet: { numeral: 'IV', fill: '#452a56', hatching: 'purpure', base: HEXAGON },
};

const UNKNOWN: RiderMark = { numeral: '', fill: '#2b1f2c', hatching: 'sable', base: CIRCLE };

export const riderOf = (id: string): RiderMark => RIDERS[id] ?? UNKNOWN;

export const CROWN = 'M-7-19v-7l3.4 3.2 3.6-5 3.6 5 3.4-3.2v7z';
