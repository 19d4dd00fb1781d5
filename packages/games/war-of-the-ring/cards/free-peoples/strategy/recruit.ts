import { ELVES, FREE, GONDOR, ROHAN } from '../../../content/box.ts';
import type { EventEffects } from '../../../rules/effects.ts';
import { advanceOne, armyIn, drawStrategy, recruit, regionsWhere, someCompanion } from '../../../rules/events/ops.ts';
import { hasSettlement, isCapturedFrom, isFree, nationOfRegion } from '../../../rules/places.ts';
import { atWar, isActive } from '../../../rules/politics/track.ts';

/** Cards that muster the Free Peoples. */
export const recruitCards = {
  'the-red-arrow': {
    uses: ['rohan'],
    when: (s) => isActive(s, GONDOR),
    does: [advanceOne('rohan'), recruit({ nation: 'rohan', figures: ['unit', 'leader'], in: ['edoras'] })],
  },
  'cirdans-ships': {
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
  'guards-of-the-citadel': { uses: ['gondor'], does: [recruit({ nation: 'gondor', figures: ['unit', 'leader'], in: ['minas-tirith'] })] },
  'celeborns-galadhrim': { uses: ['elves'], does: [recruit({ nation: 'elves', figures: ['unit'], in: ['lorien'] }), drawStrategy(1)] },
  'riders-of-theoden': {
    uses: ['rohan'],
    does: [
      recruit({
        nation: 'rohan',
        figures: ['unit', 'leader'],
        in: (s) =>
          regionsWhere(
            (region) => region === s.box.region.edoras || (nationOfRegion(s, region) === ROHAN && someCompanion(s, (at) => at === region)),
          ),
      }),
    ],
  },
  'grimbeorn-the-old-son-of-beorn': { uses: ['north'], does: [recruit({ nation: 'north', figures: ['unit', 'leader'], in: ['carrock'] })] },
  'imrahil-of-dol-amroth': { uses: ['gondor'], does: [recruit({ nation: 'gondor', figures: ['unit', 'leader'], in: ['dol-amroth'] })] },
  'king-brands-men': {
    uses: ['north'],
    does: [recruit({ nation: 'north', figures: ['regular', 'regular'], in: ['dale'] }), drawStrategy(1)],
  },
  'swords-in-eriador': {
    uses: ['north', 'dwarves'],
    does: [
      recruit({ nation: 'north', figures: ['unit'], in: ['the-shire'] }, { nation: 'dwarves', figures: ['unit'], in: ['ered-luin'] }),
      drawStrategy(1),
    ],
  },
  'kindred-of-glorfindel': { uses: ['elves'], does: [recruit({ nation: 'elves', figures: ['unit'], in: ['rivendell'] }), drawStrategy(1)] },
  'dain-ironfoots-guard': { uses: ['dwarves'], does: [recruit({ nation: 'dwarves', figures: ['unit', 'leader'], in: ['erebor'] })] },
  'eomer-son-of-eomund': {
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
  'thranduils-archers': {
    uses: ['elves'],
    does: [recruit({ nation: 'elves', figures: ['unit'], in: ['woodland-realm'] }), drawStrategy(1)],
  },
} satisfies Partial<EventEffects>;
