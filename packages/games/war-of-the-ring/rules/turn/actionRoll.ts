import { EYE_DIE, type Face, FREE, SHADOW, type Side } from '../../content/box.ts';
import { addDie, diceOf } from '../dice/pool.ts';
import { actionRollFrame, nextActorFrame } from '../frames/turn.ts';
import type { WarEffects, War } from '../state.ts';
import { automatic } from '../tools.ts';

function rollSide(s: War, effects: WarEffects, side: Side, dice: number): void {
  const rolled: Face[] = [];
  for (let die = 0; die < dice; die++) {
    const face = s.box.faces[side][effects.random.roll(6, s.box.faceNames[side])];
    addDie(s, side, face);
    rolled.push(face);
  }
  effects.emit?.({ type: 'rolledActionDice', side, dice: rolled });
}

/** Phase 4: the Free Peoples roll their whole pool (WR-DICE-13), the Shadow what is not in the hunt box (WR-DICE-11); Eyes go there too (WR-DICE-12). */
export const rollingActionDice = automatic(actionRollFrame, (s, effects) => {
  rollSide(s, effects, FREE, s.open.pool[FREE]);
  rollSide(s, effects, SHADOW, s.open.pool[SHADOW] - s.open.huntBox[SHADOW]);
  const eyes = diceOf(s, SHADOW, EYE_DIE);
  s.open.huntBox[SHADOW] += eyes;
  addDie(s, SHADOW, EYE_DIE, -eyes);
  s.open.toAct = FREE;
  nextActorFrame.goTo(s);
});
