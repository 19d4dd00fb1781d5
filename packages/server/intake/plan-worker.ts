import type { NewTable } from '#wire';
import { RefusedError } from '../refused-error.ts';
import { gameOf } from '../table/state/game-library.ts';
import { checkPack, type CheckedPack } from '../table/state/checked-pack.ts';
import { parseJson } from './json-body.ts';
import { NEW_TABLE } from './new-table.ts';
import { readLengthsFirst } from './parse-body.ts';
import { type Rejection, rejectionOf } from './rejection.ts';
import { SMALL_BODY } from './small-body.ts';

export type PlanResult = { readonly kind: 'plan'; readonly plan: Omit<NewTable, 'content'>; readonly pack: CheckedPack } | Rejection;

/** Parses the request for a table that brings a large content pack, and checks the pack. */
export default async function readPlan(body: Uint8Array): Promise<PlanResult> {
  try {
    const { content, ...plan } = readLengthsFirst(NEW_TABLE, parseJson(body));
    if (content === undefined || JSON.stringify(plan).length > SMALL_BODY)
      throw new RefusedError('too-large', 'Only the content pack may be large; the rest has 64 kB');
    return { kind: 'plan', plan, pack: checkPack(await gameOf(plan.game), content) };
  } catch (error) {
    return rejectionOf(error);
  }
}
