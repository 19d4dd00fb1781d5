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

/** Whether its middle is on the page, inside everything that could cut it off (a list that scrolls, the window of a map), and not under something else. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
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

/** A list is scrolled; a map goes to the space that gets the focus. */
export function bringIntoSight(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  if (element instanceof SVGElement && !isInSight(element)) element.focus({ preventScroll: true });
}
