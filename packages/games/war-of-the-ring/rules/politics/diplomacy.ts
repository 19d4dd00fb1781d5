import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { NATION_COUNT, sideOfNation, type Nation } from '../../content/box.ts';
import { findOnTable } from '../effects.ts';
import { diplomacyFrame } from '../frames/turn.ts';
import { asks, controls } from '../team/seats.ts';
import { asking, choice, guard, seatGuard } from '../tools.ts';
import { advanceNation } from '../verbs.ts';
import { advance, atWar, canAdvance } from './track.ts';
import { mayUseNation } from '../team/inARow.ts';

export const advancing = choice(advanceNation, {
  guards: [
    guard('WR-DICE-31', (s, nation) => sideOfNation(nation) === diplomacyFrame.of(s).side),
    guard('WR-MULTI-28', (s, nation) => mayUseNation(s, nation)),
    guard('WR-RULING-65', (s, nation) => !atWar(s, nation)),
    guard('WR-DICE-31', (s, nation) => canAdvance(s, nation)),
    guard(
      'WR-EVENT-09',
      (s, nation) => !diplomacyFrame.of(s).byMuster || findOnTable(s, (effect) => effect.blocksMuster?.(s, nation) === true) < 0,
    ),
    // Last, so that a nation that could advance but is the partner's is refused by this rule.
    seatGuard('WR-MULTI-13', (s, seat, nation) => controls(s, seat, nation)),
  ],
  candidates(_s, propose) {
    for (let nation: Nation = asId(0); nation < NATION_COUNT; nation++) propose(nation);
  },
  perform(s, effects, nation) {
    leave(s);
    advance(s, effects, nation, 'muster');
  },
});

export const choosingNationToAdvance = asking(diplomacyFrame, {
  rule: 'WR-DICE-31',
  asks: (s) => asks(s, diplomacyFrame.of(s).side),
  prompt: () => ({ id: 'diplomacy', params: {} }),
  choices: [advancing],
});
