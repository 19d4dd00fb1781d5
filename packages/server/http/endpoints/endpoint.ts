import type { z } from 'zod';

/** What a caller of the HTTP API must know about one route; `docs/http.md` is made from it. */
export interface Endpoint {
  readonly about: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** The answer in TypeScript; names are types of `packages/wire`. */
  readonly answer: string;
  /** Who may call it: a caller with a session unless it says otherwise. */
  readonly access?: 'anyone' | 'host' | 'player' | 'account';
}

/** By method and path. */
export interface Endpoints {
  readonly [route: string]: Endpoint;
}
