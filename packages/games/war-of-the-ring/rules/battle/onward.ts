import {
  type AfterEffects,
  battleEndFrame,
  battleRoundFrame,
  combatEffectsFrame,
  combatRollFrame,
  leaderRerollFrame,
  roundEndFrame,
  takeCasualtiesFrame,
} from '../frames/battle.ts';
import type { War } from '../state.ts';

/** Before each step of the round the cards of these initiatives take effect: from the first, up to the one that comes after the step. */
const INITIATIVES: { readonly [then in AfterEffects]: readonly [from: number, until: number] } = {
  combatRoll: [0, 4],
  leaderReroll: [4, 5],
  takeCasualties: [5, 7],
  roundEnd: [7, 8],
};

/** Card effects whose initiative comes before a step of the round, then that step. */
export function resolveCards(s: War, then: AfterEffects): void {
  const [from, until] = INITIATIVES[then];
  combatEffectsFrame.goTo(s, { at: from * 2, until: until * 2, then });
}

/** The cards of some initiatives are done with. */
export const AFTER: { readonly [then in AfterEffects]: (s: War) => void } = {
  combatRoll: (s) => combatRollFrame.goTo(s),
  leaderReroll: (s) => leaderRerollFrame.goTo(s),
  takeCasualties: (s) => takeCasualtiesFrame.goTo(s, {}),
  roundEnd: (s) => roundEndFrame.goTo(s),
};

export const nextRound = (s: War): void => battleRoundFrame.goTo(s);
export const endBattle = (s: War): void => battleEndFrame.goTo(s);
