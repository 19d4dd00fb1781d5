import { createReader, type Reading as CardReading } from '#look/card/reader.ts';
import type { CompanionView, EnemyView, MordorView } from '../view/view.ts';

type Face =
  | { readonly kind: 'companion'; readonly card: CompanionView }
  | { readonly kind: 'enemy'; readonly card: EnemyView }
  | { readonly kind: 'mordor'; readonly card: MordorView };

export type BattleReading = CardReading<Face>;

/** There is one table on a screen, so one card is read at a time. */
export const reader = createReader<Face>();
