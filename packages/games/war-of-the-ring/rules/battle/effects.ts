import { type AutomaticStep, type Frame, goTo, top } from '#kernel';
import { enemyOf, FREE, SHADOW, type Side } from '../../content/box.ts';
import { combatEffect } from '../events/registry.ts';
import { step, type War } from '../state.ts';
import { battleOf, unitsInBattle } from './battle.ts';
import { endBattle } from './round.ts';

/** Combat card effects in order of initiative; with equal numbers the defender's first (WR-BATTLE-18, WR-BATTLE-19). */
export interface EffectsFrame extends Frame {
  readonly step: 'combatEffects';
  /** Twice the initiative, one more for the attacker's card. */
  at: number;
  readonly until: number;
  readonly then: string;
}

/** The battle cannot go on: somebody fled or fell. */
export const isDecided = (s: War): boolean => battleOf(s).retreated || unitsInBattle(s, FREE) === 0 || unitsInBattle(s, SHADOW) === 0;

export const resolvingEffects: AutomaticStep<War> = {
  run(s, table) {
    const frame = top<EffectsFrame>(s);
    const b = battleOf(s);
    if (isDecided(s)) return endBattle(s);
    while (frame.at < frame.until) {
      const side = ((frame.at & 1) === 1 ? b.attacker : enemyOf(b.attacker)) as Side;
      const initiative = frame.at >> 1;
      frame.at++;
      const card = b.cards[side];
      if (card < 0 || b.cancelled[side]) continue;
      const { initiative: first, secondInitiative } = s.box.cards[card];
      if (initiative !== first && initiative !== secondInitiative) continue;
      const depth = s.frames.length;
      b.initiative = initiative;
      combatEffect(s, card)?.run(s, table, side, initiative === secondInitiative);
      // The effect asks somebody: go on when that is settled.
      if (s.frames.length !== depth) return;
      if (isDecided(s)) return endBattle(s);
    }
    goTo(s, step(frame.then));
  },
};
