import { ARAGORN, ARMY_DIE, CHARACTER_DIE, FREE, SHADOW } from '../../../content/box.ts';
import type { EventEffect, EventEffects } from '../../../rules/effects.ts';
import { advanceOne, isWithArmy, regionOfCharacter, regionsNamed } from '../../../rules/events/ops.ts';
import { hasCardOfType } from '../../../rules/events/payCards.ts';
import { payCardsFrame } from '../../../rules/frames/events.ts';
import { originalSide } from '../../../rules/places.ts';
import type { War } from '../../../rules/state.ts';

/** Aragorn with an army outside every Free Peoples nation. */
const lastBattle = (s: War): boolean => isWithArmy(s, ARAGORN, FREE) && originalSide(s, regionOfCharacter(s, ARAGORN)) !== FREE;

/** Regions closed to the Shadow, until it spends a die and two cards, one of the Army and one of the Character type. */
const sanctuary = (names: readonly string[]): Pick<EventEffect, 'where' | 'table'> => ({
  where: (s) => regionsNamed(s, names),
  table: {
    bars: (s, region) => regionsNamed(s, names).includes(region),
    removal: {
      by: SHADOW,
      allows: (s) => hasCardOfType(s, SHADOW, ARMY_DIE) && hasCardOfType(s, SHADOW, CHARACTER_DIE),
      pay: (s) => payCardsFrame.enter(s, { side: SHADOW, types: [ARMY_DIE, CHARACTER_DIE] }),
    },
  },
});

/** Cards that stay on the table. */
export const tableCards = {
  'the-last-battle': {
    when: lastBattle,
    where: (s) => [regionOfCharacter(s, ARAGORN)],
    does: [],
    table: { keepsDiceOut: true, lapses: (s) => !lastBattle(s), endsOnDeclared: () => true, endsOnRevealed: () => true },
  },
  'a-power-too-great': { uses: ['elves'], does: [advanceOne('elves')], ...sanctuary(['lorien', 'rivendell', 'grey-havens']) },
  'the-power-of-tom-bombadil': { uses: ['north'], does: [advanceOne('north')], ...sanctuary(['old-forest', 'the-shire', 'buckland']) },
} satisfies Partial<EventEffects>;
