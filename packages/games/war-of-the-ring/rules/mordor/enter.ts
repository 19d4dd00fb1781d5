import { leave } from '#kernel';
import { EYE_TILE, FREE } from '../../content/box.ts';
import { atGate } from '../company.ts';
import { enterMordorFrame } from '../frames/fellowship.ts';
import { DRAWN, IN_POOL, type WarEffects, WAITING, type War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, moment } from '../tools.ts';
import { decline, enterMordor } from '../verbs.ts';

/** The new pool: tiles not yet drawn, all Eyes drawn so far, and the special tiles in play (WR-MORDOR-04). */
function buildMordorPool(s: War): void {
  const { tiles } = s.open;
  for (let tile = 0; tile < tiles.length; tile++)
    if (tiles[tile] === WAITING || (tiles[tile] === DRAWN && s.box.tiles[tile].value === EYE_TILE)) tiles[tile] = IN_POOL;
}

function goIn(s: War, effects: WarEffects): void {
  const { fellowship } = s.open;
  fellowship.mordor = 0;
  fellowship.progress = 0;
  buildMordorPool(s);
  effects.emit?.({ type: 'enteredMordor' });
}

export const enteringMordor = asking(enterMordorFrame, {
  rule: 'WR-MORDOR-02',
  asks: (s) => asksLeading(s, FREE),
  prompt: () => ({ id: 'enterMordor', params: {} }),
  choices: [
    choice(enterMordor, {
      guards: [moment('WR-MORDOR-02', atGate)],
      perform(s, effects) {
        leave(s);
        goIn(s, effects);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
