import type { Rect } from '../lib/visibility.ts';

/** Where the slip of a lesson lies, so that it covers nothing it speaks of. */

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

export type PopoverSide = 'above' | 'below' | 'left' | 'right';

export interface LessonPopoverPosition {
  readonly left: number;
  readonly top: number;
  /** On which side of the thing it lies, with room for a hand of this length between them; null where there is none. */
  readonly hand: { readonly side: PopoverSide; readonly length: number } | null;
}

const EDGE = 8;
/** Lengths of the hand that points from the slip at the thing, the longest that has room. */
const HANDS = [92, 72, 52, 36] as const;
const SIDES = ['above', 'below', 'left', 'right'] as const;

/** A slip that points is worth covering so many square pixels of what may be covered. */
const NO_HAND = 15_000;

/** A hand on what else must be seen hides less than a slip does. */
const HAND_ON_CLEAR = 5;

interface Candidate {
  readonly at: Rect;
  readonly hand: LessonPopoverPosition['hand'];
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(Math.max(least, most), value));

/** How much of one lies on the other, in square pixels. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where it can lie on one side of the thing: in the middle; to the left and the right also level with its top or its foot. */
function beside(thing: Rect, side: PopoverSide, gap: number, slip: BoxSize, page: BoxSize): readonly Rect[] {
  const middleX = thing.left + thing.width / 2 - slip.width / 2;
  const foot = thing.top + thing.height;
  const left = side === 'left' ? thing.left - gap - slip.width : side === 'right' ? thing.left + thing.width + gap : middleX;
  const level = [thing.top + thing.height / 2 - slip.height / 2, thing.top, foot - slip.height];
  const tops = side === 'above' ? [thing.top - gap - slip.height] : side === 'below' ? [foot + gap] : level;
  return tops.map((top) => ({
    left: between(EDGE, left, page.width - EDGE - slip.width),
    top: between(EDGE, top, page.height - EDGE - slip.height),
    ...slip,
  }));
}

/** Corners and edges of the page, for when there is nothing to lie beside. */
const resting = (slip: BoxSize, page: BoxSize): readonly Rect[] =>
  [EDGE, (page.width - slip.width) / 2, page.width - EDGE - slip.width].flatMap((left) =>
    [page.height - EDGE - slip.height, EDGE].map((top) => ({ left: between(EDGE, left, left), top: between(EDGE, top, top), ...slip })),
  );

/**
 * `thing` is pointed at; `clear` is what else must be seen; `calm` is better left free, but may be covered. What covers least wins, then what has
 * the longest hand, in the order of the sides.
 */
export function lessonPopoverPosition(
  thing: Rect | null,
  clear: readonly Rect[],
  calm: readonly Rect[],
  slip: BoxSize,
  page: BoxSize,
  prefer: readonly PopoverSide[] = SIDES,
): LessonPopoverPosition {
  const total = (at: Rect, rects: readonly Rect[]): number => rects.reduce((sum, each) => sum + overlap(at, each), 0);
  const handed = ({ hand }: Candidate): number => (thing === null || hand === null ? 0 : total(handRect(thing, hand), clear));
  const cost = (candidate: Candidate): number =>
    1000 * total(candidate.at, thing === null ? [] : [thing]) +
    100 * total(candidate.at, clear) +
    HAND_ON_CLEAR * handed(candidate) +
    total(candidate.at, calm) / 2 +
    (candidate.hand === null ? NO_HAND : 0);
  const candidates: readonly Candidate[] =
    thing === null
      ? []
      : [...HANDS, EDGE].flatMap((length) =>
          prefer.flatMap((side) =>
            beside(thing, side, length + (length === EDGE ? 0 : EDGE), slip, page).map((at) => ({
              at,
              hand: length !== EDGE && reaches(at, thing, side, length) ? { side, length } : null,
            })),
          ),
        );
  const all = [...candidates, ...resting(slip, page).map((at) => ({ at, hand: null }))];
  const best = all.reduce((chosen, each) => (cost(each) < cost(chosen) ? each : chosen));
  return { left: best.at.left, top: best.at.top, hand: best.hand };
}

/** What the hand lies on: half as wide as it is long. */
function handRect({ left, top, width, height }: Rect, { side, length }: NonNullable<LessonPopoverPosition['hand']>): Rect {
  const across = length / 2;
  const [x, y] = [left + width / 2, top + height / 2];
  if (side === 'above') return { left: x - across / 2, top: top - length, width: across, height: length };
  if (side === 'below') return { left: x - across / 2, top: top + height, width: across, height: length };
  if (side === 'left') return { left: left - length, top: y - across / 2, width: length, height: across };
  return { left: left + width, top: y - across / 2, width: length, height: across };
}

/** Whether the slip was not pushed back over the gap by the edge of the page. */
function reaches(at: Rect, thing: Rect, side: PopoverSide, length: number): boolean {
  if (side === 'above') return thing.top - (at.top + at.height) >= length;
  if (side === 'below') return at.top - (thing.top + thing.height) >= length;
  if (side === 'left') return thing.left - (at.left + at.width) >= length;
  return at.left - (thing.left + thing.width) >= length;
}
