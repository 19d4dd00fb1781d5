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
  /** Teams, for three and four players. */
  rules: [
    ...Array.from({ length: 32 }, (_, n) => `WR-MULTI-${String(n + 1).padStart(2, '0')}`),
    'WR-TOKEN-12',
    'WR-RULING-83',
    'WR-RULING-84',
    'WR-RULING-85',
    'WR-RULING-86',
    'WR-RULING-87',
  ],
};

/** Cards of the box for which no text is registered: what `NOT_YET` must say. */
export const missingEvents = (box: WarBox): string[] => box.cardIds.filter((_, card) => eventEffect(card) === undefined);
export const missingCombat = (box: WarBox): string[] => [
  ...new Set(box.cards.map(({ combat }) => combat).filter((id) => combatEffectNamed(id) === undefined)),
];
