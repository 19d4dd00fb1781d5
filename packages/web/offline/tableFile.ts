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
import { type KeptEntry, type KeptPlan, type KeptTable, startFrom } from '../local/kept.ts';
import { matchOf, momentOf, phaseOf } from '../local/match.ts';
import type { LocalSeat } from '../local/start.ts';
import { addWhole, readNote, readTable } from '../local/store.ts';
import { Refused } from '../net/api.ts';
import { newId } from '../net/newId.ts';
import { isOffline } from './id.ts';

/** What was done at a table; all else that is kept of it follows by the rules. */
type Done = Pick<KeptEntry, 'kind' | 'seat' | 'action' | 'at'>;

/** A table of this browser as a file: to be kept elsewhere, and to be gone on with there. It holds everything, also what is hidden and what chance will bring. */
export interface TableFile {
  readonly format: 'redbook-table';
  readonly version: 1;
  readonly plan: KeptPlan;
  readonly done: readonly Done[];
  /** Of the state to which it leads. */
  readonly hash: string;
  readonly note: string;
}

const KINDS: readonly string[] = ['setup', 'action', 'undo', 'resign', 'abandon'] satisfies KeptEntry['kind'][];

/** The file of a table; refused where the rules have changed since it began, for it could not be read again. */
export async function fileOf(id: string): Promise<TableFile> {
  const [found, note] = await Promise.all([readTable(id), readNote(id)]);
  if (found === null) throw new Refused(0, { code: 'no-table', message: '' });
  return fileFrom(found.table, found.entries, note);
}

export async function fileFrom({ plan, moment }: KeptTable, entries: readonly KeptEntry[], note: string): Promise<TableFile> {
  const file: TableFile = {
    format: 'redbook-table',
    version: 1,
    plan,
    done: entries.map(({ kind, seat, action, at }) => ({ kind, seat, action, at })),
    hash: hashText(moment?.state ?? ''),
    note,
  };
  try {
    await walkedFrom(file);
  } catch {
    throw new Refused(0, { code: 'other-rules', message: '' });
  }
  return file;
}

/** Sets the table of a file in this browser, as it was left, and answers its name. A file that is damaged changes nothing. */
export async function setFrom(given: unknown): Promise<string> {
  const { table, entries, note } = await walkedFrom(readFile(given));
  const here = await readTable(table.plan.id);
  if (here === null) {
    await addWhole(table, entries, note);
    return table.plan.id;
  }
  if (here.table.moment?.state === table.moment?.state) return here.table.plan.id;
  // It has gone on here, or the file has: neither is overwritten.
  const id = `offline-${newId().replaceAll('-', '')}`;
  await addWhole({ ...table, plan: { ...table.plan, id } }, entries, note);
  return id;
}

/** Plays what was done again: nothing that is kept of it is believed. */
export async function walkedFrom({ plan, done, hash, note }: TableFile) {
  const game = await openGame(plan.game);
  const match = matchOf(game, startFrom({ plan, entries: 0, moment: null, updatedAt: 0 }, [], 0, 0));
  const entries = done.map(({ kind, seat, action, at }, number): KeptEntry => {
    const { events: told, draws } = number === 0 ? match.beginning : step(match, { kind, seat, action, at });
    return { kind, seat, action, draws, told, clientId: null, at };
  });
  if (hashText(serialise(match.state)) !== hash) throw new RecordError('It leads to another state', 'rules');
  const abandoned = done.some(({ kind }) => kind === 'abandon');
  const table: KeptTable = {
    plan,
    entries: entries.length,
    moment: momentOf(match, phaseOf(match, abandoned)),
    updatedAt: done.at(-1)?.at ?? plan.madeAt,
  };
  return { table, entries, note };
}

function step(match: Match<State>, { kind, seat, action }: Done): AppliedAction {
  if (kind === 'abandon') return { events: [], draws: [] };
  const answer: ActionResult = kind === 'action' ? match.apply(seat, action) : kind === 'undo' ? match.undo(seat) : match.resign(seat);
  if (answer.ok) return answer;
  throw new RecordError(answer.refusal.message, 'rules');
}

/** What the rules do not look at is looked at here; throws where something is missing. */
export function readFile(given: unknown): TableFile {
  const isWhole =
    isObject(given) &&
    given.version === 1 &&
    isPlan(given.plan) &&
    Array.isArray(given.done) &&
    given.done.length > 0 &&
    areDone(given.done, given.plan) &&
    typeof given.hash === 'string' &&
    typeof given.note === 'string';
  if (!isWhole) throw new RecordError('Something is missing in it', 'form');
  return unchecked<TableFile>(given);
}

const isPlan = (given: unknown): given is KeptPlan =>
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

const isDone = (given: unknown): given is Done =>
  isObject(given) &&
  typeof given.kind === 'string' &&
  KINDS.includes(given.kind) &&
  typeof given.seat === 'number' &&
  (given.action === null || isObject(given.action)) &&
  typeof given.at === 'number';

/** First the setting of the table, and after it what those who sit there did. */
const areDone = (given: readonly unknown[], { seats }: KeptPlan): boolean =>
  given.every((done, number) => isDone(done) && (done.kind === 'setup') === (number === 0) && seats[done.seat] !== undefined);
