import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, for Prometheus. Numbers only: no names, no codes, no words of anybody. */
export class Metrics {
  readonly registry = new Registry();
  readonly actions = new Counter({
    name: 'redbook_actions_total',
    help: 'Actions on disk, of people and bots',
    registers: [this.registry],
  });
  readonly botActions = new Counter({ name: 'redbook_bot_actions_total', help: 'Actions of bots on disk', registers: [this.registry] });
  readonly timeouts = new Counter({ name: 'redbook_timeouts_total', help: 'Clocks that ran out', registers: [this.registry] });
  readonly failures = new Counter({
    name: 'redbook_failures_total',
    help: 'Things that went wrong inside, by what was being done',
    labelNames: ['doing'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'redbook_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly reconnects = new Counter({
    name: 'redbook_listener_reconnects_total',
    help: 'How often changes of other nodes were heard again after a break',
    registers: [this.registry],
  });
  readonly latency = new Histogram({
    name: 'redbook_action_seconds',
    help: 'From the arrival of an action to its acknowledgement, the disk included',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });

  readonly tables: Gauge;
  readonly connections: Gauge;

  constructor(now: { tables(): number; connections(): number }) {
    collectDefaultMetrics({ register: this.registry });
    this.tables = new Gauge({
      name: 'redbook_tables',
      help: 'Tables in memory',
      registers: [this.registry],
      collect() {
        this.set(now.tables());
      },
    });
    this.connections = new Gauge({
      name: 'redbook_connections',
      help: 'Open sockets',
      registers: [this.registry],
      collect() {
        this.set(now.connections());
      },
    });
  }
}
