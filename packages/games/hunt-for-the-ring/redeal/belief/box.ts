import type { HuntBox } from '../../content/box.ts';
import type { Course } from '../../content/journey.ts';
import type { Links } from '../../content/links.ts';
import type { BoardMap } from '../../content/map.ts';
import type { Tests } from '../../content/ops.ts';

/** What of the box a belief is made of. A browser that only wants to know what can be believed needs no more than this. */
export interface BeliefBox
  extends Pick<HuntBox, 'spaces' | 'regions' | 'scripts' | 'crossings' | 'frodoStarts' | 'deeds' | 'shortJourneys'> {
  readonly maps: readonly (Links & Pick<BoardMap, 'region' | 'section'>)[];
  readonly journeys: readonly Course[];
  readonly allies: readonly {
    readonly condition: SecretTests | null;
    readonly effects: readonly { readonly tests: SecretTests | null }[];
  }[];
}

/** Of a condition, what only the Ring-bearer can check. */
export type SecretTests = Pick<Tests, 'lastAreaIn' | 'frodoInWild' | 'gandalfAtOrConnectedTo'>;

/** The conditions that are known to have held when a card was played (`CLUE_CONDITION`). */
export function conditionsTold({ allies }: BeliefBox, card: number, effect: number): readonly SecretTests[] {
  const { condition, effects } = allies[card];
  return [condition, effect === 0 ? null : effects[effect - 1].tests].filter((tests) => tests !== null);
}
