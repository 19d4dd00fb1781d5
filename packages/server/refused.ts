/** A request that is not granted: why, in words for whoever sent it, and what status it has over HTTP. Nothing has changed. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly rules: readonly string[];
  readonly path: string | null;

  constructor(status: number, code: string, message: string, more: { rules?: readonly string[]; path?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.rules = more.rules ?? [];
    this.path = more.path ?? null;
  }
}
