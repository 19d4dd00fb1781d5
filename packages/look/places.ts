import type { Told } from './map/map.ts';
import type { Words } from './table.ts';

/** The places of a board for whoever reads the table as text: `packages/games/<game>/table/places.ts` exports `loadPlaces`. */
export interface Places<View = unknown> {
  /** All of them, in groups that a word of the locale heads. */
  groups(view: View): readonly { readonly head: string; readonly places: readonly string[] }[];
  /** Where one can go from there. */
  near(place: string): readonly string[];
  tell(words: Words, view: View, place: string): Told;
}
