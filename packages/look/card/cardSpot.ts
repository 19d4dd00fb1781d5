/** Where a large card goes: above or below its small one, so that the neighbours stay free, else beside it; never over it. */

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}
export interface CardSpot {
  readonly left: number;
  readonly top: number;
  /** There was no room but over the card itself: then the pointer must go through. */
  readonly over: boolean;
}

const GAP = 12;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most, value));

export function cardSpot(card: Box, page: Size, screen: Size): CardSpot {
  const left = within(card.left + card.width / 2 - page.width / 2, screen.width - page.width - EDGE);
  const top = within(card.top + card.height / 2 - page.height / 2, screen.height - page.height - EDGE);
  const wishes: readonly CardSpot[] = [
    { left, top: card.top - GAP - page.height, over: false },
    { left, top: card.top + card.height + GAP, over: false },
    { left: card.left + card.width + GAP, top, over: false },
    { left: card.left - GAP - page.width, top, over: false },
  ];
  const fits = (spot: CardSpot): boolean =>
    spot.left >= EDGE &&
    spot.top >= EDGE &&
    spot.left + page.width <= screen.width - EDGE &&
    spot.top + page.height <= screen.height - EDGE;
  return wishes.find(fits) ?? { left, top, over: true };
}
