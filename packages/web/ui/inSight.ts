/** What of the page can be seen: a thing by its selector, where it lies, and how it is brought there. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first of the things so called that can be seen: one that is drawn twice is pointed at where it shows. */
export function elementAt(selector: string): Element | null {
  const drawn = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return drawn.find(isInSight) ?? drawn[0] ?? null;
}

export const rectAt = (selector: string): Rect | null => {
  const element = elementAt(selector);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

/** Whether this point of it is on the page, inside everything that could cut it off (a list that scrolls, the window of a map), and not under something else. */
function isSeenAt(element: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const cut = around.getBoundingClientRect();
    if (x < cut.left || y < cut.top || x > cut.right || y > cut.bottom) return false;
  }
  const hit = document.elementFromPoint(x, y);
  // A slip goes out of the way, or is put away; pieces on a map belong to its drawing.
  const drawing = element.closest('svg') ?? element;
  return hit !== null && (drawing.contains(hit) || hit.contains(element) || hit.closest('.lesson-slip, .why') !== null);
}

/** Whether its middle can be seen. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return isSeenAt(element, left + width / 2, top + height / 2);
}

/** Where it lies, if its middle can be seen. */
export function rectInSight(selector: string): Rect | null {
  const element = elementAt(selector);
  return element !== null && isInSight(element) ? rectAt(selector) : null;
}

/** Lines down a thing, from the left to the right. */
const ACROSS = [0.06, 0.5, 0.94] as const;
const isRowSeen = (element: Element, { left, width }: DOMRect, y: number): boolean =>
  ACROSS.every((part) => isSeenAt(element, left + width * part, y));

/** Whether all of it can be seen. Of a space on a map the middle is enough: its corners may lie where the map ends. */
export function isWhollyInSight(element: Element): boolean {
  if (!isInSight(element)) return false;
  const box = element.getBoundingClientRect();
  return element instanceof SVGElement || [box.top + 2, box.bottom - 2].every((y) => isRowSeen(element, box, y));
}

/** A list is scrolled; a map goes to the space that gets the focus. */
export function bringIntoSight(element: Element): void {
  if (isWhollyInSight(element)) return;
  if (element instanceof SVGElement) {
    // What cuts a map off has no list to scroll: the browser moves the sheet in it.
    element.scrollIntoView({ block: 'center', inline: 'center' });
    if (!isInSight(element)) element.focus({ preventScroll: true });
    return;
  }
  centre(element);
  if (!isWhollyInSight(element)) bringForth(element);
}

/** What a reader could scroll as well. What is only cut off must stay as it lies: there would be no way back. */
function scrollsDown(around: Element): boolean {
  const { overflowY } = getComputedStyle(around);
  return around === document.scrollingElement ? overflowY === 'visible' : /auto|scroll/.test(overflowY);
}

/** To the middle of every list that it lies in. */
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

/** How much lies under something at its head, and at its foot: a row that stays, a tray. */
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

/** Scrolls as far as something lies over its foot, but not farther than its head can be seen. */
function bringForth(element: Element): void {
  const { foot } = hiddenParts(element);
  if (foot > 1) scrollBy(element, foot);
  const { head } = hiddenParts(element);
  if (head > 1) scrollBy(element, -head);
}
