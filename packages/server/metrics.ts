import { THOUGHT_KINDS, type ThoughtKind } from '#bots/fair-queue.ts';
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

  readonly http = new Histogram({
    name: 'redbook_http_seconds',
    help: 'HTTP requests, by route, method and status: from their arrival to the end of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly socketMessages = new Counter({
    name: 'redbook_socket_messages_total',
    help: 'Messages over sockets, by direction',
    labelNames: ['way'],
    registers: [this.registry],
  });
  readonly socketBytes = new Counter({
    name: 'redbook_socket_bytes_total',
    help: 'Bytes over sockets, by direction',
    labelNames: ['way'],
    registers: [this.registry],
  });
  readonly slowReaders = new Counter({
    name: 'redbook_slow_readers_total',
    help: 'Sockets that were cut because nobody read what was sent there',
    registers: [this.registry],
  });
  readonly botThought = new Histogram({
    name: 'redbook_bot_seconds',
    help: 'How long bots think about a move, by game and level',
    labelNames: ['game', 'level'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly botWaited = new Histogram({
    name: 'redbook_bot_wait_seconds',
    help: 'How long thoughts of bots wait until they have a thread, by kind: move, hint, reason, bots (tables of bots only)',
    labelNames: ['kind'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10, 60],
    registers: [this.registry],
  });
  readonly reports = new Counter({
    name: 'redbook_reports_total',
    help: 'Lines and names that players have reported',
    registers: [this.registry],
  });

  readonly alertsSent = new Counter({
    name: 'redbook_alerts_total',
    help: 'Messages to people who are not here, by way and by what became of them',
    labelNames: ['way', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A gauge that is read on each scrape. */
  gauge(name: string, help: string, value: () => number): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** The same for every kind of thought. */
  gaugeByKind(name: string, help: string, value: (kind: ThoughtKind) => number): Gauge<'kind'> {
    return new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [this.registry],
      collect() {
        for (const kind of THOUGHT_KINDS) this.set({ kind }, value(kind));
      },
    });
  }

  /** The same for every game. A game of which there is nothing is not told. */
  gaugeByGame(name: string, help: string, values: () => ReadonlyMap<string, number>): Gauge<'game'> {
    return new Gauge({
      name,
      help,
      labelNames: ['game'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [game, value] of values()) this.set({ game }, value);
      },
    });
  }
}
