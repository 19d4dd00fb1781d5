import {
  ARAGORN,
  CASUALTIES,
  FREE,
  FREE_NATIONS,
  GANDALF_GREY,
  GANDALF_WHITE,
  leaderOf,
  sideOfNation,
  WILL_DIE,
  type Region,
} from '../../../content/box.ts';
import type { EventEffects } from '../../../rules/effects.ts';
import { regionOfCharacter } from '../../../rules/events/ops.ts';
import { askFigure, last } from '../../../rules/events/pick.ts';
import { countAt, transfer } from '../../../rules/figures.ts';
import { holds, insideOf, isBesieged } from '../../../rules/places.ts';
import { isActive } from '../../../rules/politics/track.ts';
import type { War } from '../../../rules/state.ts';

const city = (s: War): Region => s.box.region['minas-tirith'];
const besieged = (s: War): boolean => isBesieged(s, city(s)) && holds(s, city(s), FREE);

/** Cards that stay on the table. */
export const tableCards = {
  'denethors-folly': {
    when: besieged,
    where: (s) => [city(s)],
    does: [
      (s) => {
        const among = FREE_NATIONS.map(leaderOf).filter((leader) => countAt(s, insideOf(s, city(s)), leader) > 0);
        askFigure(s, { side: FREE, prompt: 'denethor', among });
      },
      (s, { effects, frame }) => {
        if (last(frame) < 0) return;
        transfer(s, insideOf(s, city(s)), CASUALTIES, last(frame));
        effects.emit?.({ type: 'unitLost', figure: last(frame), place: insideOf(s, city(s)) });
      },
    ],
    table: {
      lapses: (s) => !besieged(s),
      forbidsCombatCards: (s, side, region) => side === FREE && region === city(s),
      removal: {
        by: FREE,
        allows: (s, face) =>
          face === WILL_DIE || [GANDALF_GREY, GANDALF_WHITE, ARAGORN].some((character) => regionOfCharacter(s, character) === city(s)),
      },
    },
  },
  'threats-and-promises': {
    does: [],
    table: {
      blocksMuster: (s, nation) => sideOfNation(nation) === FREE && !isActive(s, nation),
      endsOnAdvance: (_s, nation, cause) => sideOfNation(nation) === FREE && (cause === 'attacked' || cause === 'ability'),
    },
  },
} satisfies Partial<EventEffects>;
