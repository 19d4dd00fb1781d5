import { asId } from '#kernel/id.ts';
import type { HuntBox } from '../content/box.ts';
import type { Mark, Place } from '../content/ids.ts';
import { TRACK_STEPS } from './nouns.ts';

/** Where a Ringwraith log token can lie: off the board, on a space, a region, a section or a step of the movement track. */
export const MARK_OFF: Mark = asId(0);
export const markOfPlace = (box: HuntBox, index: Place): Mark => asId(box.spaces.length + index);
export const markOfStep = (box: HuntBox, step: number): Mark => asId(box.spaces.length + box.places.length + step);

export function markName(box: HuntBox, index: Mark): string {
  if (index === MARK_OFF) return 'off';
  if (index < box.spaces.length) return box.spaces[index];
  const inPlace = index - box.spaces.length;
  return inPlace < box.places.length ? box.places[inPlace] : `step-${inPlace - box.places.length}`;
}

/** The mark of a name, or -1. */
export function markIndex(box: HuntBox, name: string): Mark {
  if (name === 'off') return MARK_OFF;
  const onBoard: Mark = asId(box.spaces.indexOf(name));
  if (onBoard > 0) return onBoard;
  const inPlace: Place = asId(box.places.indexOf(name));
  if (inPlace >= 0) return markOfPlace(box, inPlace);
  const step = /^step-(\d+)$/.exec(name);
  return step !== null && Number(step[1]) < TRACK_STEPS ? markOfStep(box, Number(step[1])) : asId(-1);
}
