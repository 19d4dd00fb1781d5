import type { Logger } from 'pino';
import type { ModerationQueue } from './admin/moderation-queue.ts';
import type { BanList } from './admin/ban-list.ts';
import type { Alerts } from './alerts/alerts.ts';
import type { Archive } from './archive/archive.ts';
import type { Drain } from './drain.ts';
import type { ConnectionLimiter } from './connection-limiter.ts';
import type { BodyBytes } from './intake/body-bytes.ts';
import type { KnownHosts } from './known-hosts.ts';
import type { Intake } from './intake/intake.ts';
import type { Limits, RateLimit } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { AccountLog } from './people/account-log.ts';
import type { People } from './people/people.ts';
import type { PersonAddresses } from './people/person-addresses.ts';
import type { BlockLists } from './people/block-lists.ts';
import type { Store } from './store/store.ts';
import type { GameLibrary } from './table/state/game-library.ts';
import type { TableRegistry } from './table/registry.ts';
import type { AnalysisRunner } from './analysis/runner.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

/** The parts of a running server that its doors (HTTP and sockets) lead to. */
export interface Services {
  readonly store: Store;
  readonly games: GameLibrary;
  readonly registry: TableRegistry;
  readonly tournaments: Tournaments;
  readonly people: People;
  readonly accountLog: AccountLog;
  /** From where people last reached this node. */
  readonly addresses: PersonAddresses;
  /** Whom people do not want to read or to meet. */
  readonly blockLists: BlockLists;
  /** Reports and orders. */
  readonly moderation: ModerationQueue;
  readonly bans: BanList;
  readonly alerts: Alerts;
  readonly archive: Archive;
  /** Parses and judges large request bodies. */
  readonly intake: Intake;
  /** Bytes of request bodies in flight. */
  readonly bodies: { readonly small: BodyBytes; readonly large: BodyBytes };
  /** What is told of finished games. */
  readonly analyses: AnalysisRunner;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly drain: Drain;
  readonly limits: Limits;
  /** Requests of each address, over HTTP and for sockets. */
  readonly visits: RateLimit;
  /** Open connections of each address. */
  readonly connections: ConnectionLimiter;
  /** Cookies only over https. */
  readonly secure: boolean;
  /** Origins besides our own that may talk to us. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** The names by which this server is reached. */
  readonly hosts: KnownHosts;
  /** Where weaknesses of this server are reported. */
  readonly securityContacts: readonly string[];
  /** Every request has a line in the log. */
  readonly accessLog: boolean;
  /** Content packs for new tables, by game. */
  readonly content: { readonly [game: string]: unknown };
  readonly now: () => number;
}
