import type { RefusedCode } from '#wire';
import type { Archive } from '../archive/archive.ts';
import type { Store } from '../store/store.ts';
import type { Games } from './games.ts';
import type { BotChooser } from './thinking.ts';

/** What a table needs of the house it stands in. */
export interface House {
  readonly store: Store;
  readonly games: Games;
  /** Old chronicles, records and repeats of long ago, made away from the thread that plays. */
  readonly archive: Pick<Archive, 'page' | 'hasEntry' | 'record'>;
  readonly bots: BotChooser;
  /** Bots wait this long before they act, so that people can follow. */
  readonly botPause: number;
  readonly botLease: number;
  /** Milliseconds after which a table of bots that nobody looks at sleeps. */
  readonly sleepAfter: number;
  readonly now: () => number;
  /** Something went wrong that no player can help. */
  complain(error: unknown, what: string, table: string): void;
  count(what: 'action' | 'bot' | 'timeout'): void;
  /** `unsure`: it is not known yet whether it is refused. */
  countRefusal(code: RefusedCode | 'unsure'): void;
  /** An action of a person is on disk, so many milliseconds after it arrived. */
  countAnswer(milliseconds: number): void;
}
