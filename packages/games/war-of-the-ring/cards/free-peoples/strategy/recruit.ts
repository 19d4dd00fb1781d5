import { ELVES, FREE, GONDOR, ROHAN } from '../../../content/box.ts';
import type { EventEffect } from '../../../rules/deck/registry.ts';
import { advanceOne, armyIn, drawStrategy, recruit, regionsWhere, someCompanion } from '../../../rules/events/ops.ts';
import { hasSettlement, isCapturedFrom, isFree, nationOfRegion } from '../../../rules/places.ts';
import { atWar, isActive } from '../../../rules/politics/track.ts';

/** Cards that muster the Free Peoples. */
export const recruitCards: { readonly [id: string]: EventEffect } = {
  // The Red Arrow
  'fp-strategy-09': {
    uses: ['rohan'],
    when: (s) => isActive(s, GONDOR),
    does: [advanceOne('rohan'), recruit({ nation: 'rohan', figures: ['unit', 'leader'], in: ['edoras'] })],
  },
  // Círdan's Ships
  'fp-strategy-13': {
    uses: ['elves'],
    when: (s) => atWar(s, ELVES),
    does: [
      recruit({
        nation: 'elves',
        figures: ['unit', 'unit'],
        in: (s) => regionsWhere((region) => s.box.regions[region].coastal && armyIn(s, region, FREE) >= 0),
      }),
    ],
  },
  // Guards of the Citadel
  'fp-strategy-14': { uses: ['gondor'], does: [recruit({ nation: 'gondor', figures: ['unit', 'leader'], in: ['minas-tirith'] })] },
  // Celeborn's Galadhrim
  'fp-strategy-15': { uses: ['elves'], does: [recruit({ nation: 'elves', figures: ['unit'], in: ['lorien'] }), drawStrategy(1)] },
  // Riders of Théoden
  'fp-strategy-16': {
    uses: ['rohan'],
    does: [
      recruit({
        nation: 'rohan',
        figures: ['unit', 'leader'],
        in: (s) =>
          regionsWhere(
            (region) =>
              region === s.box.region.edoras || (nationOfRegion(s, region) === ROHAN && someCompanion(s, (_c, at) => at === region)),
          ),
      }),
    ],
  },
  // Grimbeorn the Old, Son of Beorn
  'fp-strategy-17': { uses: ['north'], does: [recruit({ nation: 'north', figures: ['unit', 'leader'], in: ['carrock'] })] },
  // Imrahil of Dol Amroth
  'fp-strategy-18': { uses: ['gondor'], does: [recruit({ nation: 'gondor', figures: ['unit', 'leader'], in: ['dol-amroth'] })] },
  // King Brand's Men
  'fp-strategy-19': {
    uses: ['north'],
    does: [recruit({ nation: 'north', figures: ['regular', 'regular'], in: ['dale'] }), drawStrategy(1)],
  },
  // Swords in Eriador
  'fp-strategy-20': {
    uses: ['north', 'dwarves'],
    does: [
      recruit({ nation: 'north', figures: ['unit'], in: ['the-shire'] }, { nation: 'dwarves', figures: ['unit'], in: ['ered-luin'] }),
      drawStrategy(1),
    ],
  },
  // Kindred of Glorfindel
  'fp-strategy-21': { uses: ['elves'], does: [recruit({ nation: 'elves', figures: ['unit'], in: ['rivendell'] }), drawStrategy(1)] },
  // Dáin Ironfoot's Guard
  'fp-strategy-22': { uses: ['dwarves'], does: [recruit({ nation: 'dwarves', figures: ['unit', 'leader'], in: ['erebor'] })] },
  // Éomer, Son of Éomund
  'fp-strategy-23': {
    uses: ['rohan'],
    does: [
      recruit({
        nation: 'rohan',
        figures: ['unit', 'leader'],
        in: (s) =>
          regionsWhere(
            (region) =>
              nationOfRegion(s, region) === ROHAN &&
              hasSettlement(s, region) &&
              isFree(s, region, FREE) &&
              !isCapturedFrom(s, region, FREE),
          ),
      }),
    ],
  },
  // Thranduil's Archers
  'fp-strategy-24': { uses: ['elves'], does: [recruit({ nation: 'elves', figures: ['unit'], in: ['woodland-realm'] }), drawStrategy(1)] },
};
