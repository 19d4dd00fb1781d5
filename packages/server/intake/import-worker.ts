import { isGameRecord } from '#kernel/recordForm.ts';
import { RefusedError } from '../refused-error.ts';
import type { Person, StoredTable } from '../store/store.ts';
import { recordToTable } from '../table/state/imported-record.ts';
import { gameOf, levelsOf } from '../table/state/game-library.ts';
import { checkPack, type CheckedPack } from '../table/state/checked-pack.ts';
import { parseJson } from './json-body.ts';
import { readLengthsFirst } from './parse-body.ts';
import { RECORD } from './record-schema.ts';
import { type Rejection, rejectionOf } from './rejection.ts';

/** A game that this person imported before; its secret is no one else's. */
interface ImportedTable {
  readonly table: string;
  readonly secret: string;
}

export interface ImportRequest {
  readonly body: Uint8Array;
  readonly host: Person;
  readonly imported: readonly ImportedTable[];
  readonly now: number;
}

export type ImportResult =
  /** The answer to an earlier request was lost, and the client asks again. */
  | { readonly kind: 'known'; readonly table: string }
  /** `log` is JSON, as the store takes it. */
  | { readonly kind: 'new'; readonly table: StoredTable; readonly log: string; readonly pack: Pick<CheckedPack, 'hash' | 'text'> | null }
  | Rejection;

/** Parses, validates and replays a record, which takes as long as the game was long. */
export default async function importRecord({ body, host, imported, now }: ImportRequest): Promise<ImportResult> {
  try {
    const record = readLengthsFirst(RECORD, parseJson(body));
    if (!isGameRecord(record)) throw new RefusedError('bad-request', 'A seat is a number from 0 to 4');
    const secret = record.chance.kind === 'committed' ? record.chance.seal?.secret : undefined;
    const before = imported.find((each) => each.secret === secret);
    if (before !== undefined) return { kind: 'known', table: before.table };
    const game = await gameOf(record.game);
    for (const [seat, { kind, name }] of record.seats.entries())
      if (kind === 'bot' && !levelsOf(record.game).includes(name))
        throw new RefusedError('no-level', `There is no bot "${name}"`, { path: `seats.${seat}.name` });
    const { pack } = record.content;
    const checked = pack === undefined ? null : checkPack(game, pack);
    const { table, log } = recordToTable(host, game, record, checked?.hash ?? null, now);
    return {
      kind: 'new',
      table,
      log: JSON.stringify(log),
      pack: checked === null ? null : { hash: checked.hash, text: checked.text },
    };
  } catch (error) {
    return rejectionOf(error);
  }
}
