/** Where a large card goes: above or below its small one, so that the neighbours stay free, else beside it; never over it. Where it tells of something else on the page, it does not lie on that either. */

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

interface Point {
  readonly x: number;
  readonly y: number;
}

export function cardSpot(card: Box, page: Size, screen: Size, told: readonly Point[] = []): CardSpot {
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
  const beside = wishes.find(fits) ?? { left, top, over: true };
  const hidden = ({ left: x, top: y }: CardSpot): number =>
    told.filter((point) => point.x > x && point.x < x + page.width && point.y > y && point.y < y + page.height).length;
  // Rather at an edge of the screen than over what it tells of.
  const edges = [EDGE, screen.width - page.width - EDGE].map((edge) => ({ left: edge, top, over: false }));
  const apart = [...wishes.filter(fits), ...edges.filter((spot) => fits(spot) && isApart(spot, page, card))];
  return apart.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), beside);
}

const isApart = (spot: CardSpot, page: Size, card: Box): boolean =>
  spot.left >= card.left + card.width || spot.left + page.width <= card.left;
