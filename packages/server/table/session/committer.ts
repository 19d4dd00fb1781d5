import { InterruptedError, RefusedError } from '../../refused-error.ts';
import { applyChange, type Change, Conflict, RejectedWrite, type StoredTable, UnknownCommitError } from '../../store/store.ts';
import { isSameGame, type LoadedTable } from '../state/loaded-table.ts';
import type { TableContext } from './context.ts';
import type { TableLoader } from './loader.ts';

/** Writes changes of one table, and finds out what became of a write whose answer was lost. */
export class Committer {
  private readonly id: string;
  private readonly context: TableContext;
  private readonly loader: TableLoader;

  constructor(id: string, context: TableContext, loader: TableLoader) {
    this.id = id;
    this.context = context;
    this.loader = loader;
  }

  /** Answers the table after the change: this one, or one that was read again because the answer of the store was lost. */
  async commit(loaded: LoadedTable, change: Change): Promise<LoadedTable> {
    try {
      await this.context.store.commit(change);
    } catch (error) {
      return this.recover(error, loaded.stored, change);
    }
    this.loader.apply(loaded, change);
    return loaded;
  }

  /**
   * A write has failed: forget what is in memory, and let the store decide whether it was written all the same. The write counts as not done only
   * if it cannot be done any more: while the table is at the version it was made for, it may still be under way.
   */
  private async recover(why: unknown, before: StoredTable, change: Change): Promise<LoadedTable> {
    const { context, id, loader } = this;
    loader.forget();
    const present = await loader.reload().catch((again) => {
      loader.forget();
      context.reportError(again, 'reload', id);
      return null;
    });
    const { person, clientId } = change.entry ?? { person: null, clientId: null };
    const isWritten = present !== null && person !== null && clientId !== null && loader.isRepeat(person, clientId);
    if (isWritten) return present;
    if (present !== null && why instanceof Conflict) {
      if (change.entry !== undefined && isSameGame(before, present.stored)) throw new InterruptedError();
      throw new RefusedError('stale', 'Somebody else was faster; look again');
    }
    if (why instanceof RejectedWrite && (!context.store.shared || (present !== null && (await this.pin(present))))) {
      context.reportError(why, 'write', id);
      throw new RefusedError('not-saved', 'This could not be saved and has not happened. Try again');
    }
    throw new UnknownCommitError('It is not known yet whether this was saved', { cause: why });
  }

  /** Increments the version, so that a write that is still under way conflicts. */
  private async pin(loaded: LoadedTable): Promise<boolean> {
    const { version, phase, sequence, updatedAt, wakeAt, status, state, base } = loaded.stored;
    const change: Change = { table: this.id, version, phase, sequence, updatedAt, wakeAt, status, state, base };
    try {
      await this.context.store.commit(change);
    } catch {
      return false;
    }
    loaded.stored = applyChange(loaded.stored, change);
    return true;
  }
}
