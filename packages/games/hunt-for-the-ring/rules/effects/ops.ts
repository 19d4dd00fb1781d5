import type { Op, OpName, OpNamed } from '../../content/ops.ts';
import type { Hunt, HuntEffects } from '../state.ts';
import { allyCardOps } from './allyCards.ts';
import { allyTokenOps } from './allyTokens.ts';
import { companyOps } from './companyCards.ts';
import { diceOps } from './diceOps.ts';
import { frodoOps } from './frodo.ts';
import { gandalfOps } from './gandalfOps.ts';
import { huntPoolOps } from './huntPool.ts';
import { inquiryOps } from './inquiries.ts';
import { nazgulOps } from './nazgulOps.ts';
import { revealOps } from './reveals.ts';
import { next, type OpTable, type Script } from './script.ts';
import { sorceryCardOps } from './sorceryCards.ts';
import { trailOps } from './trails.ts';
import { wardOps } from './wardOps.ts';

const OPS: OpTable<OpName> = {
  ...frodoOps,
  ...allyCardOps,
  ...allyTokenOps,
  ...nazgulOps,
  ...wardOps,
  ...diceOps,
  ...sorceryCardOps,
  ...trailOps,
  ...companyOps,
  ...gandalfOps,
  ...inquiryOps,
  ...revealOps,
  ...huntPoolOps,
};

const runNamed = <K extends OpName>(name: K, s: Hunt, script: Script, op: OpNamed[K], effects: HuntEffects): void =>
  OPS[name](s, script, op, effects);

export function runOp(s: Hunt, script: Script, op: Op, effects: HuntEffects): void {
  // An op of the other part does not exist in this one.
  if ('part' in op && op.part !== 0 && op.part !== s.open.part) return next(script);
  return runNamed(op.op, s, script, op, effects);
}
