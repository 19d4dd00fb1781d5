import { afterPlaying } from './afterPlaying.ts';
import { puttingAttackTogether } from './attack.ts';
import { counterattacking } from './counterattack.ts';
import { drawing } from './draw.ts';
import { endingTurn } from './endTurn.ts';
import { losingEnemy, losingHandCard, losingTeamCard } from './lose.ts';
import { summoning } from './summons.ts';
import { steps } from './tools.ts';
import { choosingAction } from './turn.ts';

/** Every step of the game, in the order of the rulebook. */
export const STEPS = steps(
  choosingAction,
  summoning,
  afterPlaying,
  puttingAttackTogether,
  drawing,
  counterattacking,
  losingTeamCard,
  losingHandCard,
  losingEnemy,
  endingTurn,
);
