import { ForcedDrawError, messageOf, RecordError, type Refusal, type RefusalCode, type Translated, InvalidInput } from '#kernel';

/** Why a request was not done. The first five are the rules' own. */
type ErrorCode =
  | RefusalCode
  /** The line is not JSON. */
  | 'not-json'
  /** JSON, but not a request of this protocol. */
  | 'bad-request'
  /** Nothing has been begun or loaded yet. */
  | 'no-game'
  /** There is no such seat. */
  | 'no-seat'
  /** Options, content or position that the game does not accept. */
  | 'unacceptable'
  | 'bad-state'
  | 'bad-record'
  /** Forced outcomes that do not fit what was drawn. */
  | 'bad-draws'
  | 'nothing-to-undo'
  /** A defect of the engine; the game is as it was. */
  | 'internal';

/** A rule as the ledger words it. */
export interface RuleWording extends Translated {
  readonly id: string;
}

export interface EngineError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly rules: readonly string[];
  /** The same rules in words; left out where none is cited. */
  readonly wording?: readonly RuleWording[];
  /** What exactly is in the way, where a rule alone does not say it. */
  readonly params?: Refusal['params'];
  /** Where in the options, content or position. */
  readonly path?: string;
}

/** A request that is refused; thrown before anything has changed. */
export class EngineRefusal extends Error {
  readonly code: ErrorCode;
  readonly rules: readonly string[];
  readonly params: Refusal['params'];
  constructor(code: ErrorCode, message: string, rules: readonly string[] = [], params?: Refusal['params']) {
    super(message);
    this.code = code;
    this.rules = rules;
    this.params = params;
  }
}

export function errorOf(error: unknown): EngineError {
  if (error instanceof EngineRefusal)
    return {
      code: error.code,
      message: error.message,
      rules: error.rules,
      ...(error.params === undefined ? {} : { params: error.params }),
    };
  if (error instanceof InvalidInput)
    return { code: 'unacceptable', message: error.message, rules: error.rules, ...(error.path === '' ? {} : { path: error.path }) };
  if (error instanceof RecordError) return { code: 'bad-record', message: error.message, rules: [] };
  if (error instanceof ForcedDrawError) return { code: 'bad-draws', message: error.message, rules: [] };
  return { code: 'internal', message: messageOf(error), rules: [] };
}
