/** Whatever is read where one rests on it: a sign, a picture that says what it is, and whatever can be touched. */
const READ = '[data-sign], [role="img"][aria-label], button, a[href], summary, [role="tab"]';

/** What is seen of its text; a drawing has none. */
const seenIn = (element: Element | null): string => (element instanceof HTMLElement ? element.innerText : '');

/** Whether it shows words, and not only to those who listen. Numbers alone are no words. */
function showsWords(element: Element): boolean {
  let text = seenIn(element);
  for (const heard of element.querySelectorAll('.sr')) text = text.replace(seenIn(heard), '');
  return /\p{L}{2}/u.test(text);
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.querySelector('.sr')?.textContent ?? element.textContent ?? '').trim();

/** What a sign means: what it is marked with, or, where it shows no words, what those hear who listen. Empty where it speaks for itself. */
export const meaningOf = (sign: Element): string => sign.getAttribute('data-sign') ?? (showsWords(sign) ? '' : nameOf(sign));

/** The nearest thing around a target that has a meaning to read. */
export function signAt(target: EventTarget | null): Element | null {
  let found = target instanceof Element ? target.closest(READ) : null;
  while (found !== null && meaningOf(found) === '') found = found.parentElement?.closest(READ) ?? null;
  return found;
}
