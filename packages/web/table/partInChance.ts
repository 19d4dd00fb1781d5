import { allPromised, type ClientMessage, nextLots, type Now, type TableInfo } from '#wire';
import { newId } from '../net/newId.ts';
import { keepLot, lotAt } from './lots.ts';

/** Before it is looked again whether our part in the chance has arrived. */
const LOOK_AGAIN = 3000;

interface Told {
  readonly info: () => TableInfo | null;
  readonly now: () => Now | null;
}

/** Our part in the chance of a table: what it has committed itself to is kept before anything is sent. */
export function partInChance(
  id: string,
  { info, now }: Told,
  send: (message: ClientMessage) => void,
): { readonly throwIn: (insist: boolean) => void; readonly close: () => void } {
  let again: ReturnType<typeof setTimeout> | undefined;

  function throwIn(insist: boolean): void {
    clearTimeout(again);
    const table = info();
    const phase = now()?.phase;
    if (table === null || phase !== 'gathering') return;
    const step = nextLots(table, phase, lotAt(id, table.commitment), insist);
    if (step === null) return;
    keepLot(id, step.lot);
    for (const message of step.messages) send({ ...message, table: id, id: newId() });
    // What stands there is not ours to open: it was promised with another browser, which should have opened it by now.
    if (table.seats.some(({ yours, contributed }) => yours && !contributed))
      again = setTimeout(() => throwIn(allPromised(table)), LOOK_AGAIN);
  }

  return { throwIn, close: () => clearTimeout(again) };
}
