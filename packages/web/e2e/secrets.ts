import type { Page } from 'playwright-core';

/** Looking through a page for what its reader may not know. */

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** Names of cards that stand for nothing else, neither among the cards nor in the other words of a game. */
export function tellingNames(cards: { readonly [card: string]: string }, others: readonly object[]): ReadonlyMap<string, string> {
  const elsewhere = textsIn(others).join('\n');
  const names = Object.entries(cards);
  const isTelling = ([, name]: [string, string]): boolean =>
    !elsewhere.includes(name) && names.filter(([, other]) => other.includes(name)).length === 1;
  return new Map(names.filter(isTelling));
}

/** Which of these words a page says, aloud or in a label, and which of these things are drawn on it. */
export function foundOn(page: Page, words: readonly string[], things: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
      );
      const text = [document.documentElement.textContent, ...labels].join('\n');
      return [
        ...wanted.words.filter((word) => text.includes(word)),
        ...wanted.things.filter((thing) => document.querySelector(thing) !== null),
      ];
    },
    { words, things },
  );
}
