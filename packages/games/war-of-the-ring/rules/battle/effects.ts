import { type AutomaticStep, enter, type Frame, goTo, leave, top } from '#kernel';
import { enemyOf, FREE, SHADOW } from '../../content/box.ts';
import type { CombatFrame } from '../events/frame.ts';
import { combatEffect } from '../deck/registry.ts';
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
  run(s) {
    const frame = top<EffectsFrame>(s);
    const b = battleOf(s);
    if (isDecided(s)) return endBattle(s);
    while (frame.at < frame.until) {
      const side = (frame.at & 1) === 1 ? b.attacker : enemyOf(b.attacker);
      const initiative = frame.at >> 1;
      frame.at++;
      const card = b.cards[side];
      if (card < 0 || b.cancelled[side]) continue;
      const { initiative: first, secondInitiative } = s.box.cards[card];
      if (initiative !== first && initiative !== secondInitiative) continue;
      b.initiative = initiative;
      enter(s, { step: 'combatScript', card, side, at: 0, picked: [], second: initiative === secondInitiative } as CombatFrame);
      return;
    }
    goTo(s, step(frame.then));
  },
};

/** The text of one combat card, line after line. */
export const resolvingCombatCard: AutomaticStep<War> = {
  run(s, table) {
    const frame = top<CombatFrame>(s);
    const effect = combatEffect(s, frame.card);
    const lines = (frame.second ? effect?.second : effect?.does) ?? [];
    if (frame.at >= lines.length) leave(s);
    else lines[frame.at++](s, table, frame);
  },
};
