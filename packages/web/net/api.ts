import type { GameRecord, RecordFault, ValidationIssue } from '#kernel';
import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import type { ApiError, FillRequest, JoinRequest, Me, NewTable, NewTableAnswer, Note, SwapRequest, TableSummary, TaleAnswer } from '#wire';

/** An error body of the server, or one that the client makes up. */
type ErrorBody = Omit<ApiError['error'], 'code'> & { readonly code: string };

/** The server refused a request, or could not be reached (`code` is then `unreachable`). */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rules: readonly string[];
  readonly path: string;
  /** What is wrong with the field at `path`, if one is. */
  readonly issue: Pick<ValidationIssue, 'reason' | 'params'> | null;
  /** What is wrong with a record. */
  readonly untrue: RecordFault | null;
  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.rules = error.rules ?? [];
    this.path = error.path ?? '';
    this.untrue = error.untrue ?? null;
    this.issue = error.reason === undefined ? null : { reason: error.reason, params: error.params ?? {} };
  }
}

/** Sends a request; if the server does not know the session any more, starts a new one and retries once. */
export async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  try {
    return await requestOnce<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'no-session' || path === '/api/me') throw error;
    await requestOnce('GET', '/api/me');
    return requestOnce<T>(method, path, body);
  }
}

async function requestOnce<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? { accept: 'application/json' } : { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestError(0, { code: 'unreachable', message: '' });
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new RequestError(response.status, { code: 'unreadable', message: text.slice(0, 200) });
  }
  if (!response.ok) throw new RequestError(response.status, errorOf(answer));
  return unchecked<T>(answer);
}

/** A body of another form does not come from our server. */
function errorOf(answer: unknown): ErrorBody {
  const error = isObject(answer) ? answer.error : null;
  if (isObject(error) && typeof error.code === 'string' && typeof error.message === 'string') return unchecked<ErrorBody>(error);
  return { code: 'unreadable', message: '' };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  rename: (name: string) => request<Me>('POST', '/api/me', { name }),
  setTable: (plan: NewTable) => request<NewTableAnswer>('POST', '/api/tables', plan),
  place: (id: string, body: JoinRequest) => request<{ seat: number }>('POST', `${table(id)}/place`, body),
  join: (id: string, body: JoinRequest) => request<{ seat: number }>('POST', `${table(id)}/join`, body),
  fill: (id: string, body: FillRequest) => request<unknown>('POST', `${table(id)}/fill`, body),
  swap: (id: string, body: SwapRequest) => request<unknown>('POST', `${table(id)}/swap`, body),
  cancel: (id: string) => request<unknown>('POST', `${table(id)}/cancel`, {}),
  rematch: (id: string) => request<NewTableAnswer>('POST', `${table(id)}/rematch`, {}),
  sequel: (id: string) => request<NewTableAnswer>('POST', `${table(id)}/sequel`, {}),
  table: (id: string) => request<TableSummary>('GET', table(id)),
  note: async (id: string) => (await request<Note>('GET', `${table(id)}/note`)).text,
  writeNote: (id: string, text: string) => request<Note>('POST', `${table(id)}/note`, { text }),
  /** Imports a game that was played offline. */
  bring: (record: GameRecord) => request<{ table: string }>('POST', '/api/records', record),
  record: (id: string) => request<GameRecord>('GET', `${table(id)}/record`),
  /** The server's analysis of a finished game; `askTale` starts it. */
  tale: (id: string) => request<TaleAnswer<AnalysisReport>>('GET', `${table(id)}/tale`),
  askTale: (id: string) => request<TaleAnswer<AnalysisReport>>('POST', `${table(id)}/tale`, {}),
  lobby: async () => (await request<{ tables: readonly TableSummary[] }>('GET', '/api/lobby')).tables,
  mine: async () => (await request<{ tables: readonly TableSummary[] }>('GET', '/api/mine')).tables,
};
