import { cloneState, type Frame, isAutomatic, Lister, type Rules, seatList, SeededRandom, settle, SilentTable } from '#kernel';
import { unusedDice } from '../rules/dice/pool.ts';
import type { War } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { VERBS } from '../rules/verbs.ts';
import { impossible, type Parsed, type WarPosition } from './notation.ts';

/** As much of the game as it takes to try a flow out. */
const MACHINE: Rules<War> = { id: 'war-of-the-ring', verbs: VERBS, steps: STEPS, overRule: 'WR-VICTORY-01', longest: 0 };

/** Where the game stands: the flow that was written down, or the beginning of a phase. */
export function setFlow(s: War, data: Parsed): void {
  s.open.battle = data.battle;
  s.frames = data.flow === undefined ? firstFrames(s, data) : (data.flow.map(unpack) as Frame[]);
  for (const [at, { step }] of s.frames.entries())
    if (STEPS[step] === undefined) impossible(`no step is called "${step}"`, `flow.${at}.step`);
  if (s.frames.length === 0) impossible('somebody must be asked: the flow is empty', 'flow');
  if (s.open.battle !== null && data.flow === undefined) impossible('a battle under way needs its flow', 'flow', ['WR-BATTLE-13']);
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
