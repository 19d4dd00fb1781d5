import type { Param } from './event.ts';

/** What a seat is asked: the wording is in the locale under `prompt.<id>`, one line of help under `prompt.<id>_help`. */
export interface Prompt {
  readonly id: string;
  readonly params: { readonly [name: string]: Param };
}
