import { cloneState, type Frame, isAutomatic, Lister, type Rules, seatList, SeededRandom, settle, SilentTable } from '#kernel';
import { CHARACTER_COUNT, characterOf, KINDS, SHADOW, type Side, sideOf } from '../content/box.ts';
import { type Moved, unmovedAt } from '../rules/moved.ts';
import type { Party } from '../rules/army/party.ts';
import { unusedDice } from '../rules/dice/pool.ts';
import { presentAt } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';
import { STEPS } from '../rules/whole/steps.ts';
import { VERBS } from '../rules/verbs.ts';
import { frameFault } from './frames.ts';
import { impossible, type Parsed, type WarPosition } from './notation.ts';

/** As much of the game as it takes to try a flow out. */
const MACHINE: Rules<War> = { id: 'war-of-the-ring', verbs: VERBS, steps: STEPS, overRule: 'WR-VICTORY-01', longest: 0 };

/** Where the game stands: the flow that was written down, or the beginning of a phase. */
export function setFlow(s: War, data: Parsed): void {
  s.open.battle = data.battle;
  for (const [at, frame] of (data.flow ?? []).entries()) checkFrame(frame, `flow.${at}`);
  s.frames = data.flow === undefined ? firstFrames(s, data) : (data.flow.map(unpack) as Frame[]);
  for (const [at, frame] of s.frames.entries()) checkParties(s, frame, `flow.${at}`);
  if (s.frames.length === 0) impossible('somebody must be asked: the flow is empty', 'flow');
  if (s.open.battle !== null && data.flow === undefined) impossible('a battle under way needs its flow', 'flow', ['WR-BATTLE-13']);
}

/** Each frame has what its step must know, and nothing else. */
function checkFrame(frame: Frame, path: string): void {
  if (STEPS[frame.step] === undefined) impossible(`no step is called "${frame.step}"`, `${path}.step`);
  const fault = frameFault(frame);
  if (fault !== null) impossible(`${frame.step}: ${fault.message}`, `${path}.${fault.path}`);
  const { pending } = frame as { pending?: Frame[] };
  for (const [at, each] of (pending ?? []).entries()) checkFrame(each, `${path}.pending.${at}`);
}

/** Parts of frames that count figures: who goes, who has moved, who is about to land. */
interface Counted extends Party {
  readonly step: string;
  readonly side: Side;
  readonly moved: Moved[] | number;
  readonly figure: number;
}

/** Nobody goes who is not there. */
function checkParties(s: War, frame: Partial<Counted>, path: string): void {
  const { going, characters = 0, from = -1, moved, figure, side } = frame;
  const demand = (fine: boolean, part: string): void => {
    if (!fine) impossible('figures that are not there', `${path}.${part}`, ['WR-MOVE-03']);
  };
  const all = Array.from({ length: KINDS + CHARACTER_COUNT }, (_, each) => each);
  if (going !== undefined)
    for (const each of all) {
      const count = each < KINDS ? going[each] : (characters >> characterOf(each)) & 1;
      demand(count === 0 || (count <= presentAt(s, from, each) && sideOf(each) === side), 'going');
    }
  if (Array.isArray(moved)) for (const { at } of moved) for (const each of all) demand(unmovedAt(s, moved, at, each) >= 0, 'moved');
  if (figure !== undefined) demand(sideOf(figure) === SHADOW && presentAt(s, from, figure) > 0, 'figure');
}

function firstFrames(s: War, data: Parsed): Frame[] {
  if (data.phase === 'begin') return [{ step: 'beginTurn' }];
  if (data.phase === 'fellowship') return [{ step: 'fellowshipPhase', stage: 0 } as Frame];
  if (data.phase === 'allocation') return [{ step: 'huntAllocation' }];
  return unusedDice(s, s.open.toAct) > 0 ? [{ step: 'chooseAction', side: s.open.toAct } as Frame] : [{ step: 'nextActor' }];
}

/** A flow written by hand may forget what its steps must know: it has to lead to a question that can be asked and answered. */
export function tryOut(s: War): void {
  const trial = cloneState(s);
  try {
    settle(MACHINE, trial, new SilentTable(new SeededRandom(0)));
    if (trial.outcome !== null) return;
    const step = STEPS[trial.frames[trial.frames.length - 1].step];
    if (isAutomatic(step)) return;
    for (const seat of seatList(step.asks(trial))) {
      step.prompt(trial, seat);
      if (new Lister(MACHINE).at(step, trial, seat).length === 0) throw new Error('nothing could be chosen');
    }
  } catch (error) {
    impossible(`the flow does not go on from here (${(error as Error).message})`, 'flow');
  }
}

export const writeFlow = (s: War): Pick<WarPosition, 'flow' | 'battle'> => ({
  flow: s.frames.map(pack) as WarPosition['flow'],
  battle: pack(s.open.battle) as WarPosition['battle'],
});

/** Byte arrays inside frames are written as `{ "bytes": [...] }`. */
function pack(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Array.from(value) };
  if (Array.isArray(value)) return value.map(pack);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pack(each)]));
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  const { bytes } = value as { bytes?: unknown };
  if (Array.isArray(bytes)) return Uint8Array.from(bytes as number[]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpack(each)]));
}
