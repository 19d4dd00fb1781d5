import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import type { Region } from '../../content/box.ts';
import { arriveWithArmy } from '../characters/arrive.ts';
import { farMarchFrame, type FarParty, farPathFrame } from '../frames/army.ts';
import { movedParty } from '../frames/moved.ts';
import { beneath } from '../frames/stack.ts';
import { enemyArmyIn } from '../places.ts';
import { sayRegion } from '../say.ts';
import { endsSiege } from '../siege/bookkeeping.ts';
import type { WarEffects, War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { endPath, traceStep } from '../verbs.ts';
import { armyEntered } from './enter.ts';
import { anyFarMarch } from './farMarch.ts';
import { canEnd, everyoneEnters, mayEndAt, mayEndIn } from './farReach.ts';
import { isBarred } from './march.ts';
import { transferParty, unitsIn } from './party.ts';
import { afterChange } from './upkeep.ts';
import { useArmy } from '../team/inARow.ts';

/** The next step ends well, or others after it do, none of them through a region that is shut by then. */
function leadsOn(s: War, frame: FarParty, to: Region, shut: Region): boolean {
  const { side, from, origin, mustJoin } = frame;
  const units = unitsIn(frame, side);
  const enters = everyoneEnters(s, frame);
  return (
    (mayEndIn(to, origin, mustJoin) && mayEndAt(s, side, to, mustJoin, units, false)) ||
    canEnd(s, side, to, from, origin, frame.steps - 1, mustJoin, units, (region) => region !== shut && enters(region))
  );
}

const hasSetOut = (s: War): boolean => farPathFrame.of(s).steps < beneath(s, farMarchFrame).most;

/** Region by region; what it passes through is captured on the way (WR-MOVE-16). */
export const marchingFar = asking(farPathFrame, {
  rule: 'WR-MOVE-14',
  asks: (s) => asks(s, farPathFrame.of(s).side),
  prompt: (s) => ({ id: 'farPath', params: { region: sayRegion(s, farPathFrame.of(s).from), count: farPathFrame.of(s).steps } }),
  choices: [
    choice(traceStep, {
      guards: [
        guard('WR-MOVE-02', (s, to) => s.box.regions[farPathFrame.of(s).from].adjacent.includes(to)),
        guard('WR-MOVE-10', (s, to) => !enemyArmyIn(s, to, farPathFrame.of(s).side)),
        guard('WR-EVENT-09', (s, to) => !isBarred(s, to, farPathFrame.of(s).side)),
        guard('WR-MOVE-12', (s, to) => everyoneEnters(s, farPathFrame.of(s))(to)),
        guard('WR-MOVE-17', (s, to) => leadsOn(s, farPathFrame.of(s), to, asId(-1))),
        // Those it besieges come out behind its back when nobody else keeps them in: it cannot turn round.
        guard('WR-MOVE-10', (s, to) => {
          const frame = farPathFrame.of(s);
          return !endsSiege(s, frame.from, frame.side, unitsIn(frame, frame.side)) || leadsOn(s, frame, to, frame.from);
        }),
      ],
      candidates(s, propose) {
        if (farPathFrame.of(s).steps > 0) for (const next of s.box.regions[farPathFrame.of(s).from].adjacent) propose(asId(next));
      },
      perform(s, effects, to) {
        const frame = farPathFrame.of(s);
        const { step: _step, ...before } = frame;
        const steps = before.steps - 1;
        farPathFrame.goTo(s, { ...before, from: to, steps });
        stepTo(s, effects, frame, to);
        if (steps === 0) arrive(s, effects);
      },
    }),
    choice(endPath, {
      guards: [
        moment('WR-EVENT-13', hasSetOut),
        moment('WR-RULING-107', (s) => mayEndIn(farPathFrame.of(s).from, farPathFrame.of(s).origin, farPathFrame.of(s).mustJoin)),
        moment('WR-MOVE-17', (s) =>
          mayEndAt(
            s,
            farPathFrame.of(s).side,
            farPathFrame.of(s).from,
            farPathFrame.of(s).mustJoin,
            unitsIn(farPathFrame.of(s), farPathFrame.of(s).side),
            true,
          ),
        ),
      ],
      perform: (s, effects) => arrive(s, effects),
    }),
  ],
});

function stepTo(s: War, effects: WarEffects, frame: FarParty, to: Region): void {
  effects.emit?.({
    type: 'marched',
    side: frame.side,
    from: frame.from,
    to,
    count: unitsIn(frame, frame.side),
  });
  transferParty(s, frame, to);
  armyEntered(s, effects, to, frame.side);
  afterChange(s, effects, frame.from);
}

function arrive(s: War, effects: WarEffects): void {
  const party = farPathFrame.of(s);
  leave(s);
  useArmy(s, (figure) => party.going[figure], party.from);
  arriveWithArmy(s, effects, party.characters, party.from);
  const frame = farMarchFrame.of(s);
  frame.moved.push(movedParty(party, party.from));
  frame.left--;
  if (frame.left === 0 || !anyFarMarch(s, frame)) leave(s);
}
