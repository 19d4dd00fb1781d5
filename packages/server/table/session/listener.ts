import type { BlockList } from '../../people/block-lists.ts';
import type { Person } from '../../store/store.ts';
import type { OutgoingMessage } from '../view/messages.ts';

/** A connected client that follows a table, or asks something of it. */
export interface Listener {
  readonly person: Person;
  /** The page is open in the background. */
  readonly away?: boolean;
  /** Whose lines this person does not read, and who does not want to meet this person. */
  readonly blocks?: BlockList;
  send(what: OutgoingMessage): void;
}
