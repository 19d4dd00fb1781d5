import { type Nation, NO_NATION, type Region } from '../../content/box.ts';
import { discardFromTable } from '../deck/cards.ts';
import { lapse } from '../deck/lapse.ts';
import { type ActivationCause, type AdvanceCause, findOnTable } from '../effects.ts';
import type { WarEffects, War } from '../state.ts';
import { useNation } from '../team/inARow.ts';

export const atWar = (s: War, nation: Nation): boolean => s.open.steps[nation] === 0;

/** Companions, Minions and Nazgûl always count as being at war (WR-POL-16). */
export const figureAtWar = (s: War, nation: Nation): boolean => nation === NO_NATION || s.open.steps[nation] === 0;

export const isActive = (s: War, nation: Nation): boolean => s.open.active[nation] === 1;

export function activate(s: War, effects: WarEffects, nation: Nation, cause: ActivationCause, region: Region): void {
  if (isActive(s, nation)) return;
  if (findOnTable(s, (effect) => effect.blocksActivation?.(s, nation, cause, region) === true) >= 0) return;
  s.open.active[nation] = 1;
  effects.emit?.({ type: 'nationActivated', nation });
  lapse(s, effects);
}

/** One step towards war can be taken: a nation at war ignores it, a passive one stops before the last (WR-RULING-61, WR-RULING-65, WR-POL-02). */
export const canAdvance = (s: War, nation: Nation): boolean => s.open.steps[nation] > (isActive(s, nation) ? 0 : 1);

/** One step towards war; a step that cannot be taken is lost. */
export function advance(s: War, effects: WarEffects, nation: Nation, cause: AdvanceCause): void {
  if (!canAdvance(s, nation)) return;
  s.open.steps[nation]--;
  if (cause !== 'attacked' && cause !== 'captured') useNation(s, nation);
  effects.emit?.({ type: atWar(s, nation) ? 'nationAtWar' : 'nationAdvanced', nation, count: s.open.steps[nation] });
  for (;;) {
    const card = findOnTable(s, (effect) => effect.endsOnAdvance?.(s, nation, cause) === true);
    if (card < 0) return;
    discardFromTable(s, effects, card);
  }
}
