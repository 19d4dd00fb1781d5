import { BotPlayers } from './runners/bot-players.ts';
import { DelayedSpectators } from './runners/delayed-spectators.ts';
import { StandingOrderRunner } from './runners/standing-order-runner.ts';
import { Subscriptions } from './runners/subscriptions.ts';
import { Timekeeper } from './runners/timekeeper.ts';
import type { TableContext } from './session/context.ts';
import { TableSession } from './session/session.ts';

/** A table in memory with everything that acts on it. What clients can do with it are the functions of `usecases/`. */
export class OpenTable {
  readonly id: string;
  readonly session: TableSession;
  readonly clocks: Timekeeper;
  readonly bots: BotPlayers;
  readonly orders: StandingOrderRunner;
  readonly spectators: DelayedSpectators;
  readonly subscriptions: Subscriptions;

  constructor(id: string, context: TableContext) {
    const session = new TableSession(id, context);
    this.id = id;
    this.session = session;
    this.clocks = new Timekeeper(session);
    this.bots = new BotPlayers(session);
    this.orders = new StandingOrderRunner(session);
    this.spectators = new DelayedSpectators(session);
    this.subscriptions = new Subscriptions(session, this.spectators, this.bots);
    const isViewing = (person: string): boolean => session.audience.isViewing(person);
    session.onChange((loaded) => this.clocks.set(loaded));
    session.onChange((loaded) => this.subscriptions.moveSpectators(loaded));
    session.onChange(({ stored }, here) => context.alerts.changed(stored, here, isViewing));
    session.onChange((loaded, here) => this.bots.changed(loaded, here));
    session.onChange((loaded, here) => this.orders.changed(loaded, here));
  }

  /** Connections that are sent what happens here, at once or delayed. */
  get listeners(): number {
    return this.session.audience.size + this.spectators.size;
  }

  get unused(): boolean {
    return this.session.idle && this.subscriptions.size === 0 && this.bots.idle && this.orders.idle;
  }

  /** Finishes the work that has arrived and stops. */
  close(): Promise<void> {
    this.clocks.stop();
    this.spectators.stop();
    return this.session.close();
  }
}
