import { leave } from '#kernel';
import { enemyOf, FREE, SHADOW } from '../../content/box.ts';
import { combatEffect } from '../effects.ts';
import { combatEffectsFrame } from '../frames/battle.ts';
import { combatScriptFrame } from '../frames/events.ts';
import type { War } from '../state.ts';
import { automatic } from '../tools.ts';
import { battleOf, unitsInBattle } from './battle.ts';
import { AFTER, endBattle } from './onward.ts';

/** The battle cannot go on: somebody fled or fell. */
const isDecided = (s: War): boolean => battleOf(s).retreated || unitsInBattle(s, FREE) === 0 || unitsInBattle(s, SHADOW) === 0;

export const resolvingEffects = automatic(combatEffectsFrame, (s) => {
  const frame = combatEffectsFrame.of(s);
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
    combatScriptFrame.enter(s, { card, side, at: 0, picked: [], second: initiative === secondInitiative });
    return;
  }
  AFTER[frame.then](s);
});

/** The text of one combat card, line after line. */
export const resolvingCombatCard = automatic(combatScriptFrame, (s, effects) => {
  const frame = combatScriptFrame.of(s);
  const effect = combatEffect(s, frame.card);
  const lines = (frame.second ? effect?.second : effect?.does) ?? [];
  if (frame.at >= lines.length) leave(s);
  else lines[frame.at++](s, { effects, frame });
});
