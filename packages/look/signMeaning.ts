/** Whatever is read where one rests on it: a sign, a picture that says what it is, and whatever can be touched. */
const READ = '[data-sign], [role="img"][aria-label], button, a[href], summary, [role="tab"]';

const WORD = /\p{L}{2}/u;

/** Whether it shows words, and not only to those who listen. Numbers alone are no words. */
function showsWords(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!WORD.test(text.textContent ?? '') || around === null || around.closest('.sr') !== null) continue;
    if (around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  }
  return false;
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.querySelector('.sr')?.textContent ?? element.textContent ?? '').trim();

/** What a sign means: what it is marked with, or, where it shows no words, what those hear who listen. Empty where it speaks for itself. */
export function meaningOf(sign: Element): string {
  return sign.getAttribute('data-sign') ?? (showsWords(sign) ? '' : nameOf(sign));
}

/** The nearest thing around a target that has a meaning to read. */
export function signAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  for (let found = target.closest(READ); found !== null; found = found.parentElement?.closest(READ) ?? null)
    if (meaningOf(found) !== '') return found;
  return null;
}
