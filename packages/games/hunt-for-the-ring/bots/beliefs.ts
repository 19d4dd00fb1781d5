import { SeededRandom } from '#kernel';
import { filterPartOne, type Hypothesis } from '../belief/partOne.ts';
import { filterPartTwo } from '../belief/partTwo.ts';
import { AREA } from '../content/map.ts';
import type { Hunt } from '../rules/state.ts';

/** What a Wraith player may believe, from public information alone: how likely Frodo's last area and his trail are on each space. */
export interface Beliefs {
  readonly last: Float64Array;
  readonly visited: Float64Array;
  /** Part II: Gandalf's last area. */
  readonly gandalf: Float64Array;
}

let kept: { readonly key: string; readonly beliefs: Beliefs } | null = null;

/** The same clues give the same belief: it is worked out once for all decisions in between. */
export function beliefsOf(s: Hunt): Beliefs {
  const { part, clues, deedsDone, longKnown, options, step } = s.open;
  const key = `${part} ${step} ${deedsDone.join()} ${longKnown} ${clues.join()}`;
  if (kept?.key === key) return kept.beliefs;
  const size = s.box.spaces.length;
  const beliefs: Beliefs = { last: new Float64Array(size), visited: new Float64Array(size), gandalf: new Float64Array(size) };
  const random = new SeededRandom(clues.length, part);
  const below = (count: number): number => random.below(count);
  if (part === 1) addPartOne(s, beliefs, filterPartOne(s.box, clues, below));
  else {
    const plights = filterPartTwo(s.box, clues, { deedsDone, longKnown, havens: options.havens });
    const total = plights.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const { cards, gandalf, weight } of plights) {
      const journey = s.box.journeys[cards[cards.length - 1]];
      beliefs.last[journey.lastArea[step]] += weight / total;
      beliefs.gandalf[gandalf] += weight / total;
      for (let row = 0; row <= step; row++) if (journey.rows[row] !== 0) beliefs.visited[journey.rows[row]] += weight / total;
    }
  }
  kept = { key, beliefs };
  return beliefs;
}

function addPartOne(s: Hunt, beliefs: Beliefs, hypotheses: readonly Hypothesis[]): void {
  const total = hypotheses.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const [, map] = s.box.maps;
  for (const hypothesis of hypotheses) {
    const share = hypothesis.weight / total;
    beliefs.last[hypothesis.area] += share;
    const seen = new Set<number>();
    for (let at: Hypothesis | null = hypothesis; at !== null; at = at.from)
      if (at.entry < s.box.spaces.length && (map.kind[at.entry] & AREA) !== 0) seen.add(at.entry);
    for (const area of seen) beliefs.visited[area] += share;
  }
}
