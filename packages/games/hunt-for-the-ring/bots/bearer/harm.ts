import { asId } from '#kernel/id.ts';
import { lastArea, visited } from '../../rules/derived.ts';
import { at } from '../../rules/frames.ts';
import { type Hunt, mapOf } from '../../rules/state.ts';
import { HUNT, PERCEPTION } from '../../rules/inquiries/inquiry.ts';
import { liesIn } from '../../rules/inquiries/places.ts';
import type { Beliefs } from '../beliefs.ts';
import { huntGain, perceptionGain, searchGain } from '../gains.ts';
import { tokensExpected } from '../hunter/chase.ts';

/** What the answer to the inquiry under the window would cost. */
export function harmOf(s: Hunt, beliefs: Beliefs, mean: number): number {
  const frame = s.frames[s.frames.length - 2];
  if (frame === undefined) return 0;
  if (!at.inquiry.is(frame)) return 0.45;
  const { kind, target, nazgul } = frame;
  const here = lastArea(s);
  if (kind === PERCEPTION)
    return 1.5 * perceptionGain(s.box, mapOf(s), beliefs, asId(target), false) * (liesIn(s, here, asId(target)) ? 1.3 : 0.4);
  if (kind === HUNT && here === target)
    return s.open.foundAt !== 0 ? 0.1 : mean * tokensExpected(s, asId(target), nazgul, s.open.nazgul[nazgul]);
  const gain = kind === HUNT ? huntGain(beliefs, asId(target)) : searchGain(beliefs, asId(target));
  return visited(s, asId(target)) ? 1.8 * gain : 0;
}
