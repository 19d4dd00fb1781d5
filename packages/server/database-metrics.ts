import { Gauge, type Registry } from 'prom-client';
import type { Condition, Store } from './store/store.ts';

/** How the connections to the database stand. A store that has none has nothing to tell, and no number that could be taken for bad news. */
export function addDatabaseMetrics(registry: Registry, store: Store): void {
  if (store.condition() === null) return;
  const gauge = (name: string, help: string, value: (now: Condition) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = store.condition();
        if (now !== null) this.set(value(now));
      },
    });
  gauge('redbook_listener_up', 'Whether changes of other nodes are heard', ({ listening }) => Number(listening));
  gauge(
    'redbook_listener_heartbeat_age_seconds',
    'Since it was last certain that changes of other nodes are heard',
    ({ heartbeatAge }) => heartbeatAge / 1000,
  );
  gauge('redbook_database_connections', 'Open connections of the pool', ({ connections }) => connections.open);
  gauge('redbook_database_connections_idle', 'Connections of the pool that nobody uses', ({ connections }) => connections.idle);
  gauge('redbook_database_waiting', 'Who waits for a connection', ({ waiting }) => waiting);
}
