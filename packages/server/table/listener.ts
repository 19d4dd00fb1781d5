import type { Regard } from '../people/regards.ts';
import type { Person } from '../store/store.ts';
import type { Letter } from './letters.ts';

/** A connected client that follows a table, or asks something of it. */
export interface Listener {
  readonly person: Person;
  /** The page is open in the background. */
  readonly away?: boolean;
  /** Whose lines this person does not read, and who does not want to meet this person. */
  readonly regard?: Regard;
  send(what: Letter): void;
}
