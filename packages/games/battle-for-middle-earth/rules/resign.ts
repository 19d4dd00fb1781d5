import { asId } from '#kernel/id.ts';
import { leave, type Seat } from '#kernel';
import { listOf } from './cards.ts';
import { finish, staying } from './end.ts';
import { afterPlaying, endTurn, loserIn, summons } from './frames.ts';
import { type Battle, inTeams, takeFromHand } from './state.ts';
import type { BattleEffects } from './tools.ts';

/** Giving up is leaving the table: hand and teams go to the Ring discard pile, so that their cards come back; the others play on. */
export function resign(s: Battle, seat: Seat, effects: BattleEffects): void {
  const { open } = s;
  if (open.out[seat]) return;
  open.out[seat] = true;
  effects.emit?.({ type: 'resigned', seat });
  open.ringDiscard = asId(open.ringDiscard | (inTeams(s, seat) | s.own[seat].hand));
  for (const companion of listOf(s.own[seat].hand)) takeFromHand(s, seat, companion);
  for (const companion of listOf(inTeams(s, seat))) open.below[companion] = 0;
  open.teams[seat] = [];
  // An attack under way may have counted on cards that are gone.
  const attacking = open.attack !== null;
  open.attack = null;
  const left = staying(s);
  if (left.length <= 1) return finish(s, effects, { winners: left, reason: 'othersResigned', rules: ['BM-SETUP-01'] });

  if (loserIn(s.frames) === seat) leave(s);
  if (open.active === seat) {
    // A counterattack under way is carried out for the others; then the next player has the turn.
    s.frames = [endTurn.make(), ...s.frames.slice(1).filter((frame) => !summons.is(frame))];
    open.rally = false;
    open.wandered = asId(0);
  } else if (attacking) {
    // It is put together anew.
    s.frames = [afterPlaying.make()];
  }
}
