import { gameIds, openGame } from '#games';
import { type ActionResult, type AppliedAction, detail, hashText, type Match, RecordError, type State, serialise } from '#kernel';
import { list, object, oneOf, text } from '#kernel/check.ts';
import { DONE, type DoneEntry, isStoredPlan } from '../local/storedForm.ts';
import { type StoredEntry, type StoredPlan, type StoredLocalTable, startFrom } from '../local/storedTable.ts';
import { restoreMatch, statusOf, phaseOf } from '../local/restoreMatch.ts';
import { addTableWithLog, readNote, readTable } from '../local/tableDatabase.ts';
import { RequestError } from '../net/api.ts';
import { newId } from '../lib/newId.ts';
import { isOffline } from './offlineId.ts';

/** An offline table as a file, to go on with in another browser. It holds everything, also hidden state and the secret of the seed. */
interface TableFile {
  readonly format: 'redbook-table';
  readonly version: 1;
  readonly plan: StoredPlan;
  readonly done: readonly DoneEntry[];
  /** Hash of the final state. */
  readonly hash: string;
  readonly note: string;
}

/** Exports a table; refused where the rules have changed since it began, for it could not be read again. */
export async function exportTableFile(id: string): Promise<TableFile> {
  const [found, note] = await Promise.all([readTable(id), readNote(id)]);
  if (found === null) throw new RequestError(0, { code: 'no-table', message: '' });
  return tableFileOf(found.table, found.entries, note);
}

export async function tableFileOf({ plan, moment }: StoredLocalTable, entries: readonly StoredEntry[], note: string): Promise<TableFile> {
  const file: TableFile = {
    format: 'redbook-table',
    version: 1,
    plan,
    done: entries.map(({ kind, seat, action, at }) => ({ kind, seat, action, at })),
    hash: hashText(moment?.state ?? ''),
    note,
  };
  try {
    await replayTableFile(file);
  } catch {
    throw new RequestError(0, { code: 'other-rules', message: '' });
  }
  return file;
}

/** Imports a table file and returns the table's id. A damaged file changes nothing. */
export async function importTableFile(given: unknown): Promise<string> {
  const { table, entries, note } = await replayTableFile(parseTableFile(given));
  const here = await readTable(table.plan.id);
  if (here === null) {
    await addTableWithLog(table, entries, note);
    return table.plan.id;
  }
  if (here.table.moment?.state === table.moment?.state) return here.table.plan.id;
  // The table or the file has moved on: neither is overwritten.
  const id = `offline-${newId().replaceAll('-', '')}`;
  await addTableWithLog({ ...table, plan: { ...table.plan, id } }, entries, note);
  return id;
}

/** Replays the file's actions by the rules: no stored result is trusted. */
export async function replayTableFile({ plan, done, hash, note }: TableFile) {
  const game = await openGame(plan.game);
  const match = restoreMatch(game, startFrom({ plan, entries: 0, moment: null, updatedAt: 0 }, [], 0, 0));
  const entries = done.map(({ kind, seat, action, at }, number): StoredEntry => {
    const { events: told, draws } = number === 0 ? match.beginning : step(match, { kind, seat, action, at }, number);
    return { kind, seat, action, draws, told, clientId: null, at };
  });
  if (hashText(serialise(match.state)) !== hash) throw new RecordError('It leads to another state', 'rules', detail('table-elsewhere'));
  const abandoned = done.some(({ kind }) => kind === 'abandon');
  const table: StoredLocalTable = {
    plan,
    entries: entries.length,
    moment: statusOf(match, phaseOf(match, abandoned)),
    updatedAt: done.at(-1)?.at ?? plan.madeAt,
  };
  return { table, entries, note };
}

function step(match: Match<State>, { kind, seat, action }: DoneEntry, number: number): AppliedAction {
  if (kind === 'abandon') return { events: [], draws: [] };
  const answer: ActionResult = kind === 'action' ? match.apply(seat, action) : kind === 'undo' ? match.undo(seat) : match.resign(seat);
  if (answer.ok) return answer;
  throw new RecordError(answer.refusal.message, 'rules', detail('record-refused', { number }));
}

const isTableFile = object<TableFile>({
  format: oneOf('redbook-table'),
  version: oneOf(1),
  plan: isStoredPlan,
  done: list(object<DoneEntry>(DONE)),
  hash: text,
  note: text,
});

/** Checks a file where the rules do not; throws where something is missing. */
export function parseTableFile(given: unknown): TableFile {
  if (isTableFile(given) && isPlayable(given.plan) && areInOrder(given.done, given.plan)) return given;
  throw new RecordError('Something is missing in it', 'form', detail('table-incomplete'));
}

/** A table of this browser, with a player, and bots of a level. */
const isPlayable = ({ id, game, seats, seal }: StoredPlan): boolean =>
  isOffline(id) &&
  gameIds().includes(game) &&
  seats.some(({ kind }) => kind === 'me') &&
  seats.every((seat) => seat.kind === 'me' || seat.level !== null) &&
  seal.version === 2 &&
  /^[0-9a-f]{64}$/.test(seal.secret);

/** The set-up comes first, then actions of existing seats. */
const areInOrder = (done: readonly DoneEntry[], { seats }: StoredPlan): boolean =>
  done.length > 0 && done.every(({ kind, seat }, number) => (kind === 'setup') === (number === 0) && seats[seat] !== undefined);
