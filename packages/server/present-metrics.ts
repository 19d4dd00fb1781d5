import type { BotPool } from '#bots/pool.ts';
import type { Drain } from './drain.ts';
import type { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import type { SocketServer } from './socket/server.ts';
import type { Store } from './store/store.ts';
import type { TableRegistry } from './table/registry.ts';

interface Present {
  readonly registry: TableRegistry;
  readonly sockets: SocketServer;
  readonly bots: BotPool;
  readonly bodies: Services['bodies'];
  readonly drain: Drain;
  readonly store: Store;
}

/** How the house stands at this moment: who is there, what is under way, and how much lies on the disk. */
export function addPresentMetrics(metrics: Metrics, { registry, sockets, bots, bodies, drain, store }: Present): void {
  metrics.gauge('redbook_tables', 'Tables in memory', () => registry.size);
  metrics.gauge('redbook_listeners', 'Sockets that follow a table, once for each table', () => registry.listeners);
  metrics.gaugeByGame('redbook_active_tables', 'Tables at which somebody looks now, by game', () => count(registry, 'tables'));
  metrics.gaugeByGame('redbook_active_people', 'People who look at a table now, by game', () => count(registry, 'people'));
  metrics.gauge('redbook_connections', 'Open sockets', () => sockets.size);
  metrics.gauge('redbook_socket_unread_bytes', 'What was sent over sockets and nobody has read yet', () => sockets.unread);
  metrics.gauge('redbook_body_bytes', 'Room reserved for request bodies up to 64 kB that are being received', () => bodies.small.size);
  metrics.gauge(
    'redbook_large_body_bytes',
    'Room reserved for larger request bodies that are being received or judged',
    () => bodies.large.size,
  );
  metrics.gaugeByKind('redbook_bots_thinking', 'Thoughts of bots under way, by kind', (kind) => bots.thinking(kind));
  metrics.gaugeByKind('redbook_bots_waiting', 'Thoughts of bots that wait for a thread, by kind', (kind) => bots.waiting(kind));
  metrics.gauge('redbook_draining', 'Whether the house is about to close', () => Number(drain.underWay));
  const sizes = store.sizes();
  if (sizes === null) return;
  metrics.gauge('redbook_journal_moves', 'SQLite: moves that are durable and not yet in their place', () => store.sizes()?.journal ?? 0);
  metrics.gauge('redbook_wal_bytes', 'SQLite: size of the write-ahead log', () => store.sizes()?.wal ?? 0);
  metrics.gauge('redbook_database_bytes', 'SQLite: size of the database file', () => store.sizes()?.file ?? 0);
  metrics.gauge('redbook_disk_free_bytes', 'SQLite: what is free where the database file is', () => store.sizes()?.free ?? 0);
}

const count = (registry: TableRegistry, what: 'tables' | 'people'): Map<string, number> =>
  new Map([...registry.occupancy()].map(([game, { tables, people }]) => [game, what === 'tables' ? tables : people.size]));
