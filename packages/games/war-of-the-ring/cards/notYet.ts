import type { WarBox } from '../content/box.ts';
import { combatEffectNamed, eventEffect } from '../rules/deck/registry.ts';
import './index.ts';

/**
 * What of the printed game is not enforced yet. One list, read by the documentation and by a test that fails when it and the code disagree: a card
 * missing here is implemented, a card named here cannot be played.
 */
export const NOT_YET: {
  readonly events: readonly string[];
  readonly combat: readonly string[];
  readonly rules: readonly string[];
} = {
  events: [],
  combat: [],
  rules: [],
};

/** Cards of the box for which no text is registered: what `NOT_YET` must say. */
export const missingEvents = (box: WarBox): string[] => box.cardIds.filter((_, card) => eventEffect(card) === undefined);
export const missingCombat = (box: WarBox): string[] => [
  ...new Set(box.cards.map(({ combat }) => combat).filter((id) => combatEffectNamed(id) === undefined)),
];
