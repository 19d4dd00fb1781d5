import type { Primer } from '#games/primer.ts';
import type { SignGroup } from '#look/signs.ts';
import { ask, type Asked } from '../ask.ts';
import { learn, learnPrimer } from '../i18n.ts';
import { primerOf, signsOf } from './primers.ts';

/** A primer and the signs of its table, with the words of both. */
export const askPrimer = (game: () => string): Asked<{ readonly primer: Primer | undefined; readonly signs: readonly SignGroup[] }> =>
  ask(game, async (wanted) => {
    const [primer, signs] = await Promise.all([primerOf(wanted), signsOf(wanted), learnPrimer(wanted), learn(wanted)]);
    return { primer, signs };
  });
