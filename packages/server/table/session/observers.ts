import type { LoadedTable } from '../state/loaded-table.ts';

/** Called after the table has changed; `here` says whether this node made the change. */
export type SessionObserver = (loaded: LoadedTable, here: boolean) => void;

/** The observers of one session, called in the order in which they subscribed. */
export class SessionObservers {
  private readonly observers: SessionObserver[] = [];

  add(observer: SessionObserver): void {
    this.observers.push(observer);
  }

  notify(loaded: LoadedTable, here: boolean): void {
    for (const observer of this.observers) observer(loaded, here);
  }
}
