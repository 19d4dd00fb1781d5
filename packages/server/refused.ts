import type { Shortcoming } from '#kernel';
import type { FaultCode } from '#wire';

/** A request that is not granted: why, in words for whoever sent it, and what status it has over HTTP. Nothing has changed. */
export class Refused extends Error {
  readonly status: number;
  readonly code: FaultCode;
  readonly rules: readonly string[];
  readonly path: string | null;
  readonly shortcoming: Shortcoming | null;

  constructor(
    status: number,
    code: FaultCode,
    message: string,
    more: { rules?: readonly string[]; path?: string; shortcoming?: Shortcoming } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.rules = more.rules ?? [];
    this.path = more.shortcoming?.path ?? more.path ?? null;
    this.shortcoming = more.shortcoming ?? null;
  }

  /** One field of what was sent is no good. */
  static field(shortcoming: Shortcoming): Refused {
    return new Refused(400, 'bad-request', shortcoming.sentence, { shortcoming });
  }
}
