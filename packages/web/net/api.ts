import type { GameRecord, RecordFault, ValidationIssue } from '#kernel';
import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import type { Told } from '#lab/after/told.ts';
import type { ApiError, FillRequest, JoinRequest, Me, NewTable, NewTableAnswer, Note, SwapRequest, TableSummary, TaleAnswer } from '#wire';

/** An answer of the server, or one that this side puts in its place. */
type Answered = Omit<ApiError['error'], 'code'> & { readonly code: string };

/** The server said no, or could not be reached (`code` is then `unreachable`). */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly rules: readonly string[];
  readonly path: string;
  /** What is wrong with the field at `path`, where one is. */
  readonly issue: Pick<ValidationIssue, 'reason' | 'params'> | null;
  /** What is wrong with a record. */
  readonly untrue: RecordFault | null;
  constructor(status: number, error: Answered) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.rules = error.rules ?? [];
    this.path = error.path ?? '';
    this.untrue = error.untrue ?? null;
    this.issue = error.reason === undefined ? null : { reason: error.reason, params: error.params ?? {} };
  }
}

/** Asks; and if the server has forgotten us (a session ran out, its data is new), introduces us again and asks once more. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  try {
    return await askOnce<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'no-session' || path === '/api/me') throw error;
    await askOnce('GET', '/api/me');
    return askOnce<T>(method, path, body);
  }
}

async function askOnce<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? { accept: 'application/json' } : { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, { code: 'unreachable', message: '' });
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refused(response.status, { code: 'unreadable', message: text.slice(0, 200) });
  }
  if (!response.ok) throw new Refused(response.status, errorOf(answer));
  return unchecked<T>(answer);
}

/** An answer that is not of our form does not come from our server. */
function errorOf(answer: unknown): Answered {
  const error = isObject(answer) ? answer.error : null;
  if (isObject(error) && typeof error.code === 'string' && typeof error.message === 'string') return unchecked<Answered>(error);
  return { code: 'unreadable', message: '' };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('POST', '/api/me', { name }),
  setTable: (plan: NewTable) => ask<NewTableAnswer>('POST', '/api/tables', plan),
  place: (id: string, request: JoinRequest) => ask<{ seat: number }>('POST', `${table(id)}/place`, request),
  join: (id: string, request: JoinRequest) => ask<{ seat: number }>('POST', `${table(id)}/join`, request),
  fill: (id: string, request: FillRequest) => ask<unknown>('POST', `${table(id)}/fill`, request),
  swap: (id: string, request: SwapRequest) => ask<unknown>('POST', `${table(id)}/swap`, request),
  cancel: (id: string) => ask<unknown>('POST', `${table(id)}/cancel`, {}),
  rematch: (id: string) => ask<NewTableAnswer>('POST', `${table(id)}/rematch`, {}),
  sequel: (id: string) => ask<NewTableAnswer>('POST', `${table(id)}/sequel`, {}),
  table: (id: string) => ask<TableSummary>('GET', table(id)),
  note: async (id: string) => (await ask<Note>('GET', `${table(id)}/note`)).text,
  writeNote: (id: string, text: string) => ask<Note>('POST', `${table(id)}/note`, { text }),
  /** Brings a game that was played offline. */
  bring: (record: GameRecord) => ask<{ table: string }>('POST', '/api/records', record),
  record: (id: string) => ask<GameRecord>('GET', `${table(id)}/record`),
  /** What the house tells of a finished game; asking makes it tell one that nobody has asked about. */
  tale: (id: string) => ask<TaleAnswer<Told>>('GET', `${table(id)}/tale`),
  askTale: (id: string) => ask<TaleAnswer<Told>>('POST', `${table(id)}/tale`, {}),
  lobby: async () => (await ask<{ tables: readonly TableSummary[] }>('GET', '/api/lobby')).tables,
  mine: async () => (await ask<{ tables: readonly TableSummary[] }>('GET', '/api/mine')).tables,
};
