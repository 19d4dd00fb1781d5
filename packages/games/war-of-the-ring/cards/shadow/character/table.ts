import { FREE, ROHAN, SARUMAN, SHADOW, WILL_DIE } from '../../../content/box.ts';
import type { EventEffects } from '../../../rules/effects.ts';
import { regionsNamed } from '../../../rules/events/ops.ts';
import { inPlay } from '../../../rules/figures.ts';
import { isFreeHaven } from '../../../rules/places.ts';
import { isActive } from '../../../rules/politics/track.ts';
import type { War } from '../../../rules/state.ts';

const saruman = (s: War): boolean => inPlay(s, SARUMAN);

/** Cards that stay on the table. */
export const tableCards = {
  'worn-with-sorrow-and-toil': { does: [], table: { punishesCasualty: true, endsOnDeclared: isFreeHaven } },
  'flocks-of-crebain': { does: [], table: { huntBonus: 1, endsOnDeclared: isFreeHaven } },
  'balrog-of-moria': {
    where: (s) => regionsNamed(s, ['moria']),
    does: [],
    table: { drawsForPath: (s, region) => region === s.box.region.moria, combat: true },
  },
  'the-palantir-of-orthanc': {
    when: saruman,
    does: [],
    table: {
      drawsAfterEvent: true,
      lapses: (s) => !saruman(s),
      removal: {
        by: FREE,
        // The ring is used like any other: one a turn, and it goes to the Shadow (WR-RING-01, WR-RING-05).
        allows: (s, face) => face === WILL_DIE || (s.open.rings[FREE] > 0 && s.open.ringUsed[FREE] === 0),
        pay: (s, _effects, face) => {
          if (face === WILL_DIE) return;
          s.open.ringUsed[FREE] = 1;
          s.open.rings[FREE]--;
          s.open.rings[SHADOW]++;
        },
      },
    },
  },
  wormtongue: {
    when: saruman,
    does: [],
    table: {
      lapses: (s) => isActive(s, ROHAN) || !saruman(s),
      // It only closes ways: who is attacked is for the rules to say (WR-POL-04, WR-RULING-95).
      blocksActivation(s, nation, cause, region) {
        if (nation !== ROHAN || cause === 'companion') return false;
        const heart = regionsNamed(s, ['edoras', 'helms-deep']).includes(region);
        return !(heart && (cause === 'declared' || cause === 'attacked'));
      },
    },
  },
} satisfies Partial<EventEffects>;
