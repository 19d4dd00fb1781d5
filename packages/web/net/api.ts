import type { Detail, RecordFault } from '#kernel';
import { type Check, either, list, number, object, optional, tableOf, text as isText } from '#kernel/check.ts';
import type { ApiError, FillRequest, JoinRequest, NewTable, SwapRequest } from '#wire';
import { isDone, isMe, isNewTableAnswer, isNote, isSeatAnswer, isTableList, isTableSummary } from '#wire/http-checks.ts';

/** An error body of the server, or one that the client makes up. */
type ErrorBody = Omit<ApiError['error'], 'code'> & { readonly code: string };

/** The server refused a request, or could not be reached (`code` is then `unreachable`). */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rules: readonly string[];
  readonly path: string;
  /** What is wrong with the field at `path`, or with a document. */
  readonly issue: Detail | null;
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

/** Sends a request; if the server does not know the session any more, starts a new one and retries once. `check`: the form of the answer. */
export async function request<T>(check: Check<T>, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  try {
    return await requestOnce(check, method, path, body);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'no-session' || path === '/api/me') throw error;
    await requestOnce(isMe, 'GET', '/api/me');
    return requestOnce(check, method, path, body);
  }
}

async function requestOnce<T>(check: Check<T>, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
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
  if (!check(answer)) throw new RequestError(response.status, { code: 'unreadable', message: '' });
  return answer;
}

/** A body of another form does not come from our server. */
const errorOf = (answer: unknown): ErrorBody => (isErrorAnswer(answer) ? answer.error : { code: 'unreadable', message: '' });

/** Reasons and faults that only a newer server knows are let through: their sentence is missing. */
const isErrorAnswer = object<{ readonly error: ErrorBody }>({
  error: object<ErrorBody>({
    code: isText,
    message: isText,
    rules: optional(list(isText)),
    path: optional(isText),
    reason: optional(isText),
    untrue: optional((value): value is NonNullable<ErrorBody['untrue']> => isText(value)),
    params: optional(tableOf(either(isText, number))),
  }),
});

/** The path of a table's requests. */
export const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request(isMe, 'GET', '/api/me'),
  rename: (name: string) => request(isMe, 'POST', '/api/me', { name }),
  setTable: (plan: NewTable) => request(isNewTableAnswer, 'POST', '/api/tables', plan),
  place: (id: string, body: JoinRequest) => request(isSeatAnswer, 'POST', `${tablePath(id)}/place`, body),
  join: (id: string, body: JoinRequest) => request(isSeatAnswer, 'POST', `${tablePath(id)}/join`, body),
  fill: (id: string, body: FillRequest) => request(isDone, 'POST', `${tablePath(id)}/fill`, body),
  swap: (id: string, body: SwapRequest) => request(isDone, 'POST', `${tablePath(id)}/swap`, body),
  cancel: (id: string) => request(isDone, 'POST', `${tablePath(id)}/cancel`, {}),
  rematch: (id: string) => request(isNewTableAnswer, 'POST', `${tablePath(id)}/rematch`, {}),
  sequel: (id: string) => request(isNewTableAnswer, 'POST', `${tablePath(id)}/sequel`, {}),
  table: (id: string) => request(isTableSummary, 'GET', tablePath(id)),
  note: async (id: string) => (await request(isNote, 'GET', `${tablePath(id)}/note`)).text,
  writeNote: (id: string, text: string) => request(isNote, 'POST', `${tablePath(id)}/note`, { text }),
  lobby: async () => (await request(isTableList, 'GET', '/api/lobby')).tables,
  mine: async () => (await request(isTableList, 'GET', '/api/mine')).tables,
};
