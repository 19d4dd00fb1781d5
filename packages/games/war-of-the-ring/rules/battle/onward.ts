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

/** Card effects at the given initiatives, then the next step of the round. */
export function resolveCards(s: War, from: number, until: number, then: AfterEffects): void {
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
