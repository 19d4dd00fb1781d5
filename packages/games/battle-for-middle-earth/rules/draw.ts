import { leave, only } from '#kernel';
import { type Face, faceOf, isCompanion, POSITIONS, type RingCard } from '../content/box.ts';
import { listOf, NONE } from './cards.ts';
import { counterattack, draw } from './frames.ts';
import { mordorCards, pileOf } from './setup.ts';
import { type Battle, takeIntoHand } from './state.ts';
import { automatic, type BattleEffects } from './tools.ts';

/**
 * Drawing from the Ring pile: a companion goes to the hand and ends the draw (BM-DRAW-04); a Mordor card is carried out and drawing goes on
 * (BM-DRAW-05, BM-RULING-11), after a counterattack too (BM-COUNTER-12).
 */
export const drawing = automatic(draw, (s, effects) => {
  const { active, out } = s.open;
  // Whoever gave up in a counterattack draws no further.
  if (out[active]) return leave(s);
  const drawn = takeFromPile(s, effects);
  if (!isCompanion(drawn)) return layMordor(s, faceOf(drawn), effects);
  takeIntoHand(s, active, drawn);
  effects.emit?.({ type: 'drew', seat: active });
  effects.emit?.({ type: 'drewCard', card: drawn }, only(active));
  return leave(s);
});

/** The top card; only when there is none is a new pile made (BM-DRAW-06, BM-RULING-09). There is always one (BM-RULING-10). */
function takeFromPile(s: Battle, effects: BattleEffects): RingCard {
  if (s.hidden.ring.length === 0) reshuffle(s, effects);
  const drawn = s.hidden.ring.pop();
  if (drawn === undefined) throw new Error('battle-for-middle-earth: no Ring card is left in pile and discard pile');
  s.open.ringLeft--;
  effects.reveal();
  return drawn;
}

/** The discard pile becomes the new pile; Mordor cards on the table stay there (BM-RULING-09). */
function reshuffle(s: Battle, effects: BattleEffects): void {
  const { open, hidden, box } = s;
  open.shuffles++;
  const companions = listOf(open.ringDiscard);
  for (const companion of companions) open.since[companion] = open.shuffles;
  hidden.ring = pileOf([...companions, ...mordorCards(open.mordorDiscard)], box.ringNames, effects.random);
  open.ringDiscard = NONE;
  open.mordorDiscard.fill(0);
  open.ringLeft = hidden.ring.length;
  effects.emit?.({ type: 'reshuffled', cards: open.ringLeft });
}

/** On the first position, the others move right (BM-MORDOR-01, BM-MORDOR-02); the third starts a counterattack (BM-COUNTER-01, BM-RULING-49). */
function layMordor(s: Battle, face: Face, effects: BattleEffects): void {
  const { mordor } = s.open;
  mordor.unshift(face);
  effects.emit?.({ type: 'mordorLaid', seat: s.open.active, card: face, lying: mordor.length });
  if (mordor.length < POSITIONS) return;
  // Only the oldest, on the third position, takes effect (BM-COUNTER-02, BM-MORDOR-03).
  effects.emit?.({ type: 'counterattack', card: mordor[POSITIONS - 1] });
  counterattack.enter(s, { asked: 0 });
}
