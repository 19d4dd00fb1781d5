/** Which elements of the page can be seen, where they are, and how they are scrolled into view. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first visible element of a selector: one that is rendered twice is used where it shows. */
export function elementAt(selector: string): Element | null {
  const drawn = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return drawn.find(isVisible) ?? drawn[0] ?? null;
}

export const rectAt = (selector: string): Rect | null => {
  const element = elementAt(selector);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

/** Whether this point is inside the viewport and all clipping ancestors, and not covered. */
function isSeenAt(element: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const cut = around.getBoundingClientRect();
    if (x < cut.left || y < cut.top || x > cut.right || y > cut.bottom) return false;
  }
  const hit = document.elementFromPoint(x, y);
  // Popovers move out of the way or can be closed; pieces on a map belong to its drawing.
  const drawing = element.closest('svg') ?? element;
  return hit !== null && (drawing.contains(hit) || hit.contains(element) || hit.closest('.lesson-slip, .why') !== null);
}

/** Whether the middle of the element is visible. */
function isVisible(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return isSeenAt(element, left + width / 2, top + height / 2);
}

/** The element's rectangle, if its middle is visible. */
export function visibleRect(selector: string): Rect | null {
  const element = elementAt(selector);
  return element !== null && isVisible(element) ? rectAt(selector) : null;
}

/** Sample points across the element, from left to right. */
const ACROSS = [0.06, 0.5, 0.94] as const;
const isRowSeen = (element: Element, { left, width }: DOMRect, y: number): boolean =>
  ACROSS.every((part) => isSeenAt(element, left + width * part, y));

/** Whether all of the element is visible. For a space on a map the middle is enough: its corners may lie beyond the edge. */
export function isFullyVisible(element: Element): boolean {
  if (!isVisible(element)) return false;
  const box = element.getBoundingClientRect();
  return element instanceof SVGElement || [box.top + 2, box.bottom - 2].every((y) => isRowSeen(element, box, y));
}

/** Scrolls lists; a map pans to the space that gets the focus. */
export function scrollIntoSight(element: Element): void {
  if (isFullyVisible(element)) return;
  if (element instanceof SVGElement) {
    // A map has no scrollable list: the browser pans the drawing.
    element.scrollIntoView({ block: 'center', inline: 'center' });
    if (!isVisible(element)) element.focus({ preventScroll: true });
    return;
  }
  centre(element);
  if (!isFullyVisible(element)) bringForth(element);
}

/** Whether the player could scroll it too. What is only clipped must stay: there would be no way back. */
function scrollsDown(around: Element): boolean {
  const { overflowY } = getComputedStyle(around);
  return around === document.scrollingElement ? overflowY === 'visible' : /auto|scroll/.test(overflowY);
}

/** Centres the element in every list around it. */
function centre(element: Element): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const thing = element.getBoundingClientRect();
    const isPage = around === document.scrollingElement;
    const room = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
    if (scrollsDown(around)) around.scrollTop += thing.top + thing.height / 2 - (room.top + room.height / 2);
    if (!isPage && /auto|scroll/.test(getComputedStyle(around).overflowX))
      around.scrollLeft += thing.left + thing.width / 2 - (room.left + room.width / 2);
  }
}

/** How much of the element is covered at the top and at the bottom, by a sticky row or a tray. */
function hiddenParts(element: Element): { readonly head: number; readonly foot: number } {
  const box = element.getBoundingClientRect();
  const rows = Array.from({ length: Math.ceil(box.height) }, (_, row) => box.top + row);
  const first = rows.find((y) => isRowSeen(element, box, y));
  const last = rows.findLast((y) => isRowSeen(element, box, y));
  return first === undefined || last === undefined ? { head: 0, foot: 0 } : { head: first - box.top, foot: box.bottom - last };
}

function scrollBy(element: Element, pixels: number): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (!scrollsDown(around)) continue;
    const before = around.scrollTop;
    around.scrollTop += pixels;
    if (around.scrollTop !== before) return;
  }
}

/** Scrolls the covered bottom into view, as long as the top stays visible. */
function bringForth(element: Element): void {
  const { foot } = hiddenParts(element);
  if (foot > 1) scrollBy(element, foot);
  const { head } = hiddenParts(element);
  if (head > 1) scrollBy(element, -head);
}
