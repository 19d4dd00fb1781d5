import type { Primer } from '#games/primer.ts';
import type { SignGroup } from '#look/signs.ts';
import { createQuery, type Query } from '../lib/createQuery.ts';
import { loadNamespace } from '../i18n/i18n.ts';
import { loadPrimerTexts } from '../i18n/primerTexts.ts';
import { primerOf, signsOf } from './primers.ts';

/** A primer and the signs of its table, with the texts of both. */
export const createPrimerQuery = (
  game: () => string,
): Query<{ readonly primer: Primer | undefined; readonly signs: readonly SignGroup[] }> =>
  createQuery(game, async (wanted) => {
    const [primer, signs] = await Promise.all([primerOf(wanted), signsOf(wanted), loadPrimerTexts(wanted), loadNamespace(wanted)]);
    return { primer, signs };
  });
