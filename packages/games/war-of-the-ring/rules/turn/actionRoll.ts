import { type AutomaticStep, goTo, type Table } from '#kernel';
import { EYE_DIE, FREE, SHADOW, type Side } from '../../content/box.ts';
import { addDie, diceOf } from '../dice/pool.ts';
import { sayFace, saySide } from '../say.ts';
import { step, type War } from '../state.ts';

function rollSide(s: War, table: Table, side: Side, dice: number): void {
  const rolled: string[] = [];
  for (let die = 0; die < dice; die++) {
    const face = s.box.faces[side][table.random.roll(6, s.box.faceNames[side])];
    addDie(s, side, face);
    if (table.listening) rolled.push(sayFace(face));
  }
  if (table.listening) table.tell({ type: 'rolledActionDice', side: saySide(side), dice: rolled });
}

/** Phase 4: the Free Peoples roll their whole pool (WR-DICE-13), the Shadow what is not in the hunt box (WR-DICE-11); Eyes go there too (WR-DICE-12). */
export const rollingActionDice: AutomaticStep<War> = {
  run(s, table) {
    rollSide(s, table, FREE, s.open.pool[FREE]);
    rollSide(s, table, SHADOW, s.open.pool[SHADOW] - s.open.huntBox[SHADOW]);
    const eyes = diceOf(s, SHADOW, EYE_DIE);
    s.open.huntBox[SHADOW] += eyes;
    addDie(s, SHADOW, EYE_DIE, -eyes);
    s.open.toAct = FREE;
    goTo(s, step('nextActor'));
  },
};
