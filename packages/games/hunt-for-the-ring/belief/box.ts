import type { HuntBox } from '../content/box.ts';
import type { Course } from '../content/journey.ts';
import type { Links } from '../content/links.ts';
import type { BoardMap } from '../content/map.ts';
import type { Tests } from '../content/ops.ts';

/** What of the box a belief is made of. A browser that only wants to know what can be believed needs no more than this. */
export interface BeliefBox
  extends Pick<HuntBox, 'spaces' | 'regions' | 'scripts' | 'crossings' | 'frodoStarts' | 'deeds' | 'shortJourneys'> {
  readonly maps: readonly (Links & Pick<BoardMap, 'region' | 'section'>)[];
  readonly journeys: readonly Course[];
  readonly allies: readonly { readonly condition: Pick<Tests, 'lastAreaIn' | 'frodoInWild' | 'gandalfAtOrConnectedTo'> | null }[];
}
