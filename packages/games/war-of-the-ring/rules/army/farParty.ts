import { asId } from '#kernel/id.ts';
import type { Figure } from '../../content/box.ts';
import { type FarParty, farPartyFrame, farPathFrame } from '../frames/army.ts';
import { sayRegion } from '../say.ts';
import type { War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { depart } from '../verbs.ts';
import { canEnd, everyoneEnters, someoneCanGo } from './farReach.ts';
import { isOwnParty, leavesNoLeaderAlone, leavingBehind } from './forming.ts';
import { add, partyParams, unitsIn } from './party.ts';

const canDepart = (s: War, frame: FarParty): boolean =>
  canEnd(
    s,
    frame.side,
    frame.from,
    frame.from,
    frame.origin,
    frame.steps,
    frame.mustJoin,
    unitsIn(frame, frame.side),
    everyoneEnters(s, frame),
  );

function staysFeasible(s: War, frame: FarParty, figure: Figure): boolean {
  add(frame, figure, -1);
  const fine = someoneCanGo(s, frame, frame, frame.from, frame.steps);
  add(frame, figure, 1);
  return fine;
}

export const formingFarMarch = asking(farPartyFrame, {
  rule: 'WR-MOVE-15',
  asks: (s) => asks(s, farPartyFrame.of(s).side),
  prompt: (s) => ({
    id: 'farParty',
    params: { from: sayRegion(s, farPartyFrame.of(s).from), ...partyParams(farPartyFrame.of(s), farPartyFrame.of(s).side) },
  }),
  choices: [
    leavingBehind(
      (s) => farPartyFrame.of(s),
      { party: 'WR-MOVE-15', least: 'WR-RULING-33', needed: 'WR-MOVE-06' },
      () => 1,
      [guard('WR-MOVE-14', (s, figure) => staysFeasible(s, farPartyFrame.of(s), asId(figure)))],
    ),
    choice(depart, {
      guards: [
        leavesNoLeaderAlone((s) => farPartyFrame.of(s)),
        isOwnParty((s) => farPartyFrame.of(s)),
        moment('WR-MOVE-14', (s) => canDepart(s, farPartyFrame.of(s))),
      ],
      perform(s) {
        const { step: _step, ...party } = farPartyFrame.of(s);
        farPathFrame.goTo(s, party);
      },
    }),
  ],
});
