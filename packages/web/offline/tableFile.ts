import { gameIds, openGame } from '#games';
import {
  type ActionResult,
  type AppliedAction,
  hashText,
  isObject,
  type Match,
  RecordError,
  type State,
  serialise,
  unchecked,
} from '#kernel';
import { type StoredEntry, type StoredPlan, type StoredLocalTable, startFrom } from '../local/storedTable.ts';
import { restoreMatch, statusOf, phaseOf } from '../local/restoreMatch.ts';
import type { LocalSeat } from '../local/localStart.ts';
import { addTableWithLog, readNote, readTable } from '../local/tableDatabase.ts';
import { RequestError } from '../net/api.ts';
import { newId } from '../lib/newId.ts';
import { isOffline } from './offlineId.ts';

/** What was done at a table; the rest follows from the rules. */
type FileEntry = Pick<StoredEntry, 'kind' | 'seat' | 'action' | 'at'>;

/** An offline table as a file, to go on with in another browser. It holds everything, also hidden state and the secret of the seed. */
export interface TableFile {
  readonly format: 'redbook-table';
  readonly version: 1;
  readonly plan: StoredPlan;
  readonly done: readonly FileEntry[];
  /** Hash of the final state. */
  readonly hash: string;
  readonly note: string;
}

const KINDS: readonly string[] = ['setup', 'action', 'undo', 'resign', 'abandon'] satisfies StoredEntry['kind'][];

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
    const { events: told, draws } = number === 0 ? match.beginning : step(match, { kind, seat, action, at });
    return { kind, seat, action, draws, told, clientId: null, at };
  });
  if (hashText(serialise(match.state)) !== hash) throw new RecordError('It leads to another state', 'rules');
  const abandoned = done.some(({ kind }) => kind === 'abandon');
  const table: StoredLocalTable = {
    plan,
    entries: entries.length,
    moment: statusOf(match, phaseOf(match, abandoned)),
    updatedAt: done.at(-1)?.at ?? plan.madeAt,
  };
  return { table, entries, note };
}

function step(match: Match<State>, { kind, seat, action }: FileEntry): AppliedAction {
  if (kind === 'abandon') return { events: [], draws: [] };
  const answer: ActionResult = kind === 'action' ? match.apply(seat, action) : kind === 'undo' ? match.undo(seat) : match.resign(seat);
  if (answer.ok) return answer;
  throw new RecordError(answer.refusal.message, 'rules');
}

/** Checks the form of a file where the rules do not; throws where something is missing. */
export function parseTableFile(given: unknown): TableFile {
  const isWhole =
    isObject(given) &&
    given.version === 1 &&
    isPlan(given.plan) &&
    Array.isArray(given.done) &&
    given.done.length > 0 &&
    areFileEntries(given.done, given.plan) &&
    typeof given.hash === 'string' &&
    typeof given.note === 'string';
  if (!isWhole) throw new RecordError('Something is missing in it', 'form');
  return unchecked<TableFile>(given);
}

const isPlan = (given: unknown): given is StoredPlan =>
  isObject(given) &&
  typeof given.id === 'string' &&
  isOffline(given.id) &&
  gameIds().some((game) => game === given.game) &&
  Array.isArray(given.seats) &&
  given.seats.every(isSeat) &&
  given.seats.some(({ kind }) => kind === 'me') &&
  isObject(given.seal) &&
  given.seal.version === 2 &&
  typeof given.seal.secret === 'string' &&
  /^[0-9a-f]{64}$/.test(given.seal.secret) &&
  Array.isArray(given.seal.contributions) &&
  given.seal.contributions.every((words) => typeof words === 'string') &&
  typeof given.madeAt === 'number' &&
  (given.reasons === undefined || typeof given.reasons === 'boolean');

const isSeat = (given: unknown): given is LocalSeat =>
  isObject(given) && (given.kind === 'me' ? typeof given.name === 'string' : given.kind === 'bot' && typeof given.level === 'string');

const isFileEntry = (given: unknown): given is FileEntry =>
  isObject(given) &&
  typeof given.kind === 'string' &&
  KINDS.includes(given.kind) &&
  typeof given.seat === 'number' &&
  (given.action === null || isObject(given.action)) &&
  typeof given.at === 'number';

/** The set-up comes first, then actions of existing seats. */
const areFileEntries = (given: readonly unknown[], { seats }: StoredPlan): boolean =>
  given.every((done, number) => isFileEntry(done) && (done.kind === 'setup') === (number === 0) && seats[done.seat] !== undefined);
