import type { Detail, RecordFault, Refusal, ValidationIssue } from '#kernel';
import type { NoCode } from '#wire';

/**
 * A request that is refused, with the reason in words for the caller. Nothing has changed. A refusal is thrown, however the request came; the border
 * where it came in (`http/errors.ts`, `table/usecases/replies.ts`) makes an answer of it.
 */
export class RefusedError extends Error {
  readonly code: NoCode;
  readonly rules: readonly string[];
  readonly path: string | null;
  readonly issue: Detail | null;
  /** What is wrong with a record. */
  readonly untrue: RecordFault | null;

  constructor(
    code: NoCode,
    message: string,
    more: { rules?: readonly string[]; path?: string; issue?: Detail; untrue?: RecordFault } = {},
  ) {
    super(message);
    this.code = code;
    this.rules = more.rules ?? [];
    this.path = more.path ?? null;
    this.issue = more.issue ?? null;
    this.untrue = more.untrue ?? null;
  }

  /** One field of what was sent is no good. */
  static field(issue: ValidationIssue): RefusedError {
    return new RefusedError('bad-request', issue.sentence, { path: issue.path, issue });
  }

  /** The rules' own refusal, which they return; from here on it is thrown. */
  static byRules({ code, message, rules }: Refusal): RefusedError {
    return new RefusedError(code, message, { rules });
  }
}

/** Another node wrote first, and the game is the same: the caller may try again. */
export class InterruptedError extends RefusedError {
  constructor() {
    super('stale', 'Something was written about this table in the same moment; look again');
  }
}
