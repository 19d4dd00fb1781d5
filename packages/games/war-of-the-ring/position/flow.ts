import { asId } from '#kernel/id.ts';
import {
  cloneData,
  cloneState,
  type Frame,
  isAutomatic,
  LegalMoves,
  messageOf,
  type Rules,
  seatList,
  SeededRandom,
  settle,
  SilentEffects,
} from '#kernel';
import { BOTH_SIDES, type Figure, FIGURES, FREE, LIMITS, SHADOW, sideOf } from '../content/box.ts';
import { countIn } from '../rules/army/party.ts';
import { unusedDice } from '../rules/dice/pool.ts';
import { presentAt } from '../rules/figures.ts';
import { farMarchFrame, farPartyFrame, farPathFrame, marchFrame, marchPartyFrame } from '../rules/frames/army.ts';
import { advanceFrame, attackPartyFrame } from '../rules/frames/battle.ts';
import { landMinionFrame, moveMinionsFrame } from '../rules/frames/fellowship.ts';
import { unmovedAt } from '../rules/frames/moved.ts';
import {
  beginTurnFrame,
  chooseActionFrame,
  chooseTokenFrame,
  endActionFrame,
  fellowshipPhaseFrame,
  huntAllocationFrame,
  nextActorFrame,
  orderEffectsFrame,
} from '../rules/frames/turn.ts';
import type { Battle, War } from '../rules/state.ts';
import { VERBS } from '../rules/verbs.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import { STEPS } from '../rules/steps.ts';
import { packFrame, unpackFrame } from './frames.ts';
import { impossible, type ParsedWar, type WarPosition } from './notation.ts';

/** As much of the game as it takes to try a flow out. */
const MACHINE: Rules<War> = { id: 'war-of-the-ring', verbs: VERBS, steps: STEPS, overRule: 'WR-VICTORY-01', longest: 0 };

const battleOf = ({ attacker, from, to, kind, special, cards, backs, ...counts }: NonNullable<ParsedWar['battle']>): Battle => ({
  ...counts,
  attacker: asId(attacker),
  from: asId(from),
  to: asId(to),
  kind: asId(kind),
  special: asId(special),
  cards: [asId(cards[0]), asId(cards[1])],
  backs: [asId(backs[0]), asId(backs[1])],
});

/** Where the game stands: the flow that was written down, or the beginning of a phase. */
export function setFlow(s: War, data: ParsedWar): void {
  s.open.battle = data.battle === null ? null : battleOf(data.battle);
  s.frames = data.flow === undefined ? firstFrames(s, data) : data.flow.map(unpackFrame);
  for (const [at, frame] of s.frames.entries()) checkFrame(frame, `flow.${at}`);
  for (const [at, frame] of s.frames.entries()) checkParties(s, frame, `flow.${at}`);
  if (s.frames.length === 0) impossible('somebody must be asked: the flow is empty', 'flow');
  if (s.open.battle !== null && data.flow === undefined) impossible('a battle under way needs its flow', 'flow', ['WR-BATTLE-13']);
}

/** Only the choice of tokens comes before the first turn. */
export function checkTurn(s: War): void {
  const before = s.frames.some((frame) => chooseTokenFrame.is(frame));
  if (s.open.turn === 0 && !before) impossible('turns are counted from 1', 'turn', ['WR-PHASE-01']);
  if (!hasActed(s) && victoryPoints(s, SHADOW) >= LIMITS.shadowPoints)
    impossible(`the Shadow won with ${victoryPoints(s, SHADOW)} points when the last turn ended`, 'regions', [
      'WR-VICTORY-05',
      'WR-PHASE-08',
    ]);
  if (!hasActed(s) && victoryPoints(s, FREE) >= LIMITS.freePoints)
    impossible(`the Free Peoples won with ${victoryPoints(s, FREE)} points when the last turn ended`, 'regions', [
      'WR-VICTORY-06',
      'WR-PHASE-08',
    ]);
}

/** Something may have been taken this turn: an action is under way, or dice are gone. */
function hasActed(s: War): boolean {
  if (!actionFrames.some((kind) => kind.is(s.frames[0]))) return false;
  return endActionFrame.within(s) !== null || BOTH_SIDES.some((side) => unusedDice(s, side) + s.open.huntBox[side] < s.open.pool[side]);
}
const actionFrames = [chooseActionFrame, nextActorFrame, endActionFrame] as const;

/** Each frame has what its step must know, and nothing else. */
function checkFrame(frame: Frame, path: string): void {
  if (!Object.hasOwn(STEPS, frame.step)) impossible(`no step is called "${frame.step}"`, `${path}.step`);
  const fault = STEPS[frame.step].frame.fault(frame);
  if (fault !== null) impossible(`${frame.step}: ${fault.message}`, [path, ...fault.path].join('.'));
  if (orderEffectsFrame.is(frame)) for (const [at, each] of frame.pending.entries()) checkFrame(each, `${path}.pending.${at}`);
}

const FORMING = [marchPartyFrame, farPartyFrame, farPathFrame, attackPartyFrame, advanceFrame] as const;
const MOVING = [marchFrame, farMarchFrame, moveMinionsFrame] as const;
const EVERYBODY: readonly Figure[] = FIGURES.map((_, figure) => asId(figure));

/** Nobody goes who is not there. */
function checkParties(s: War, frame: Frame, path: string): void {
  const demand = (fine: boolean, part: string): void => {
    if (!fine) impossible('figures that are not there', `${path}.${part}`, ['WR-MOVE-03']);
  };
  for (const kind of FORMING)
    if (kind.is(frame))
      for (const each of EVERYBODY) {
        const count = countIn(frame, each);
        demand(count === 0 || (count <= presentAt(s, frame.from, each) && sideOf(each) === frame.side), 'going');
      }
  for (const kind of MOVING)
    if (kind.is(frame))
      for (const { at } of frame.moved) for (const each of EVERYBODY) demand(unmovedAt(s, frame.moved, at, each) >= 0, 'moved');
  if (landMinionFrame.is(frame)) demand(sideOf(frame.figure) === SHADOW && presentAt(s, frame.from, frame.figure) > 0, 'figure');
}

function firstFrames(s: War, data: ParsedWar): Frame[] {
  if (data.phase === 'begin') return [beginTurnFrame.make()];
  if (data.phase === 'fellowship') return [fellowshipPhaseFrame.make({ stage: 0 })];
  if (data.phase === 'allocation') return [huntAllocationFrame.make()];
  return unusedDice(s, s.open.toAct) > 0 ? [chooseActionFrame.make({ side: s.open.toAct })] : [nextActorFrame.make()];
}

/** A flow written by hand may forget what its steps must know: it has to lead to a question that can be asked and answered. */
export function tryOut(s: War): void {
  const trial = cloneState(s);
  try {
    settle(MACHINE, trial, new SilentEffects(new SeededRandom(0)));
    if (trial.outcome !== null) return;
    const step = STEPS[trial.frames[trial.frames.length - 1].step];
    if (isAutomatic(step)) return;
    for (const seat of seatList(step.asks(trial))) {
      step.prompt(trial, seat);
      if (new LegalMoves(MACHINE).at(step, trial, seat).length === 0) throw new Error('nothing could be chosen');
    }
  } catch (error) {
    impossible(`the flow does not go on from here (${messageOf(error)})`, 'flow');
  }
}

export const writeFlow = (s: War): Pick<WarPosition, 'flow' | 'battle'> => ({
  flow: s.frames.map(packFrame),
  battle: cloneData(s.open.battle),
});
