import { type AskingStep, guard, leave, type Table } from '#kernel';
import { EYE_TILE, FREE } from '../../content/box.ts';
import { asks, DRAWN, IN_POOL, type War, WAITING } from '../state.ts';
import { decline, enterMordor } from '../verbs.ts';

/** In Minas Morgul or Morannon, hidden or revealed (WR-MORDOR-02). */
export const atGate = (s: War): boolean => s.box.start.gates.includes(s.open.fellowship.at);

/** The new pool: tiles not yet drawn, all Eyes drawn so far, and the special tiles in play (WR-MORDOR-04). */
function buildMordorPool(s: War): void {
  const { tiles } = s.open;
  for (let tile = 0; tile < tiles.length; tile++)
    if (tiles[tile] === WAITING || (tiles[tile] === DRAWN && s.box.tiles[tile].value === EYE_TILE)) tiles[tile] = IN_POOL;
}

function goIn(s: War, table: Table): void {
  const { fellowship } = s.open;
  fellowship.mordor = 0;
  fellowship.progress = 0;
  buildMordorPool(s);
  if (table.listening) table.tell({ type: 'enteredMordor' });
}

export const enteringMordor: AskingStep<War> = {
  rule: 'WR-MORDOR-02',
  asks: (s) => asks(s, FREE),
  prompt: () => ({ id: 'enterMordor', params: {} }),
  choices: [
    {
      verb: enterMordor,
      guards: [guard('WR-MORDOR-02', atGate)],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        leave(s);
        goIn(s, table);
      },
    },
    { verb: decline, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};
