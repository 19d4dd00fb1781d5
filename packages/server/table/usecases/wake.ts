import type { OpenTable } from '../open-table.ts';
import { newId } from '../state/create-table.ts';
import { withoutExpired } from '../state/seed-contributions.ts';

/** Does what is due at a table: begins the game, ends clocks that ran out, frees seats of absent players, asks bots and standing orders. */
export function wake({ session, clocks, bots, orders }: OpenTable): Promise<void> {
  return session.ask(async (loaded) => {
    await clocks.check(loaded);
    const next = withoutExpired(loaded.stored, session.context.now(), newId);
    if (next !== null) await session.commitSettings(loaded, next, 'gathering');
    bots.ask(loaded);
    orders.ask(loaded);
  });
}
