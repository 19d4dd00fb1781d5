import type { Table } from '#kernel';
import type { Op, OpName } from '../../content/ops.ts';
import type { Hunt } from '../state.ts';
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
import { next, type Script } from './script.ts';
import { sorceryCardOps } from './sorceryCards.ts';
import { trailOps } from './trails.ts';
import { wardOps } from './wardOps.ts';

/** What one word of the vocabulary does. It is called again after every choice it asks for, until it says `next`. */
export type RunOp<K extends OpName> = (s: Hunt, script: Script, op: Extract<Op, { op: K }>, table: Table) => void;
export type OpTable<K extends OpName> = { readonly [Name in K]: RunOp<Name> };

/** Made at the first use: the ops and the executor know each other. */
let made: OpTable<OpName> | null = null;
const opTable = (): OpTable<OpName> => ({
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
});

export function runOp(s: Hunt, script: Script, op: Op, table: Table): void {
  // An op of the other part does not exist in this one.
  if ('part' in op && op.part !== 0 && op.part !== s.open.part) return next(script);
  made ??= opTable();
  return (made[op.op] as RunOp<OpName>)(s, script, op, table);
}
