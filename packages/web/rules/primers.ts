import type { Primer } from '#games/primer.ts';
import type { Plates, SignGroup } from '#look/signs.ts';

/** What each game provides to read: primer, signs, and drawings of worked examples. */
const PRIMERS = import.meta.glob<Primer>('../../games/*/primer/index.ts', { import: 'primer' });
const SIGNS = import.meta.glob<readonly SignGroup[]>('../../games/*/table/signs.tsx', { import: 'signs' });
const PLATES = import.meta.glob<Plates>('../../games/*/table/plates.tsx', { import: 'plates' });

export const hasPrimer = (game: string): boolean => `../../games/${game}/primer/index.ts` in PRIMERS;

export const primerOf = async (game: string): Promise<Primer | undefined> => PRIMERS[`../../games/${game}/primer/index.ts`]?.();

export const signsOf = async (game: string): Promise<readonly SignGroup[]> =>
  (await SIGNS[`../../games/${game}/table/signs.tsx`]?.()) ?? [];

export const platesOf = async (game: string): Promise<Plates> => (await PLATES[`../../games/${game}/table/plates.tsx`]?.()) ?? {};
