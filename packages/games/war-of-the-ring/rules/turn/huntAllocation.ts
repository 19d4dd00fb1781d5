import { SHADOW } from '../../content/box.ts';
import { companionsInFellowship } from '../company.ts';
import { actionRollFrame, huntAllocationFrame } from '../frames/turn.ts';
import type { War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, barrier, choice, guard } from '../tools.ts';
import { allocateHunt } from '../verbs.ts';

/** At least one while Free Peoples dice were left in the box (WR-DICE-08), at most one a Companion, but one in any case (WR-DICE-09, WR-DICE-10). */
const leastDice = (s: War): number => (s.open.freeDiceWereInBox ? 1 : 0);
const mostDice = (s: War): number => Math.min(Math.max(1, companionsInFellowship(s)), s.open.pool[SHADOW]);

/** Phase 3: dice for the hunt, before anybody rolls (WR-PHASE-05, WR-RULING-04); whoever leads the Shadow says how many (WR-MULTI-09). */
export const allocatingHunt = asking(huntAllocationFrame, {
  rule: 'WR-PHASE-05',
  asks: (s) => asksLeading(s, SHADOW),
  prompt: (s) => ({ id: 'allocateHunt', params: { least: leastDice(s), most: mostDice(s) } }),
  choices: [
    choice(allocateHunt, {
      guards: [
        guard('WR-DICE-08', (s, dice) => dice >= leastDice(s)),
        barrier(['WR-DICE-09', 'WR-DICE-10'], (s, dice: number) =>
          dice <= mostDice(s) ? null : companionsInFellowship(s) === 0 ? 'WR-DICE-10' : 'WR-DICE-09',
        ),
      ],
      candidates(s, propose) {
        for (let dice = leastDice(s); dice <= mostDice(s); dice++) propose(dice);
      },
      perform(s, effects, dice) {
        s.open.huntBox[SHADOW] = dice;
        effects.emit?.({ type: 'huntAllocated', dice });
        actionRollFrame.goTo(s);
      },
    }),
  ],
});
