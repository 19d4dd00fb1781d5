/** Where a large card goes: beside its small one or above or below it, never over it. */

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
  /** There was no room but over the card itself: then the pointer must go through. */
  readonly over: boolean;
}

const GAP = 12;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most, value));

/** `lying`: how the cards around it lie. In a line its neighbours stay free when it goes above or below, in a column when it goes to the side. */
export function spotFor(card: Box, page: Size, screen: Size, lying: 'line' | 'column'): Spot {
  const left = within(card.left + card.width / 2 - page.width / 2, screen.width - page.width - EDGE);
  const top = within(card.top + card.height / 2 - page.height / 2, screen.height - page.height - EDGE);
  const right = card.left + card.width + GAP;
  const below = card.top + card.height + GAP;
  const beside: readonly Spot[] = [
    { left: right, top, over: false },
    { left: card.left - GAP - page.width, top, over: false },
  ];
  const across: readonly Spot[] = [
    { left, top: card.top - GAP - page.height, over: false },
    { left, top: below, over: false },
  ];
  const fits = (spot: Spot): boolean =>
    spot.left >= EDGE &&
    spot.top >= EDGE &&
    spot.left + page.width <= screen.width - EDGE &&
    spot.top + page.height <= screen.height - EDGE;
  const wishes = lying === 'line' ? [...across, ...beside] : [...beside, ...across];
  return wishes.find(fits) ?? { left, top, over: true };
}
