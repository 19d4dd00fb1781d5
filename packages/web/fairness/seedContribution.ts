import { allPromised, type ClientMessage, nextLots, type Now, type TableInfo } from '#wire';
import { newId } from '../lib/newId.ts';
import { storeSeed, seedAt } from './seedStorage.ts';

/** Milliseconds before it checks again whether the contribution has arrived. */
const LOOK_AGAIN = 3000;

interface TableState {
  readonly info: () => TableInfo | null;
  readonly now: () => Now | null;
}

/** This browser's seed contribution: the table's commitment is stored before anything is sent. */
export function createSeedContribution(
  id: string,
  { info, now }: TableState,
  send: (message: ClientMessage) => void,
): { readonly throwIn: (insist: boolean) => void; readonly close: () => void } {
  let again: ReturnType<typeof setTimeout> | undefined;

  function throwIn(insist: boolean): void {
    clearTimeout(again);
    const table = info();
    const phase = now()?.phase;
    if (table === null || phase !== 'gathering') return;
    const step = nextLots(table, phase, seedAt(id, table.commitment), insist);
    if (step === null) return;
    storeSeed(id, step.lot);
    for (const message of step.messages) send({ ...message, table: id, id: newId() });
    // The contribution was committed by another browser of the player, which should have revealed it by now.
    if (table.seats.some(({ yours, contributed }) => yours && !contributed))
      again = setTimeout(() => throwIn(allPromised(table)), LOOK_AGAIN);
  }

  return { throwIn, close: () => clearTimeout(again) };
}
