import type { RecordFault, Refusal, ValidationIssue } from '#kernel';
import type { NoCode } from '#wire';

/**
 * A request that is not granted: why, in words for whoever sent it. Nothing has changed. Whatever way the request came, a refusal is thrown; the
 * border where it came in (`http/errors.ts`, `table/asked.ts`) makes an answer of it.
 */
export class Refused extends Error {
  readonly code: NoCode;
  readonly rules: readonly string[];
  readonly path: string | null;
  readonly issue: ValidationIssue | null;
  /** What is wrong with a record. */
  readonly untrue: RecordFault | null;

  constructor(
    code: NoCode,
    message: string,
    more: { rules?: readonly string[]; path?: string; issue?: ValidationIssue; untrue?: RecordFault } = {},
  ) {
    super(message);
    this.code = code;
    this.rules = more.rules ?? [];
    this.path = more.issue?.path ?? more.path ?? null;
    this.issue = more.issue ?? null;
    this.untrue = more.untrue ?? null;
  }

  /** One field of what was sent is no good. */
  static field(issue: ValidationIssue): Refused {
    return new Refused('bad-request', issue.sentence, { issue });
  }

  /** The rules' own refusal, which they return; from here on it is thrown. */
  static byRules({ code, message, rules }: Refusal): Refused {
    return new Refused(code, message, { rules });
  }
}

/** Somebody else wrote first, and the game is as it was: whoever comes again is not too late. */
export class Interrupted extends Refused {
  constructor() {
    super('stale', 'Something was written about this table in the same moment; look again');
  }
}
