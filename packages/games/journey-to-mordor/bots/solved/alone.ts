import type { JourneyBox } from '../../content/box.ts';
import { type Journey, sheetOf } from '../../rules/state.ts';
import written from './alone.json' with { type: 'json' };
import { contentOf } from './content.ts';
import { Standings } from './standing.ts';

/** The chances of somebody who is left alone, on file for one side of one content: few numbers, not rounded. */
export interface WrittenAlone {
  readonly content: string;
  readonly fields: number;
  readonly squares: number;
  readonly chances: readonly number[];
}

export interface SoloTable {
  readonly standings: Standings;
  readonly chances: readonly number[];
}

const FILED: readonly WrittenAlone[] = written;
const known = new WeakMap<JourneyBox, Map<string, SoloTable | null>>();

/** Null for content that was not solved. */
export function aloneFor(s: Journey): SoloTable | null {
  const { id } = sheetOf(s);
  let ofBox = known.get(s.box);
  if (ofBox === undefined) known.set(s.box, (ofBox = new Map<string, SoloTable | null>()));
  let found = ofBox.get(id);
  if (found === undefined) {
    const content = contentOf(s.box, id);
    const filed = FILED.find((each) => each.content === content);
    found = filed === undefined ? null : { standings: new Standings(filed.fields, filed.squares), chances: filed.chances };
    ofBox.set(id, found);
  }
  return found;
}
