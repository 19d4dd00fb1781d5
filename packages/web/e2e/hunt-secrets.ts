import type { HuntView } from '#games/hunt-for-the-ring/view.ts';
import type { Page } from 'playwright-core';
import en from '../../games/hunt-for-the-ring/locale/en.json' with { type: 'json' };
import panelEn from '../../games/hunt-for-the-ring/locale/panel.en.json' with { type: 'json' };
import panelPl from '../../games/hunt-for-the-ring/locale/panel.pl.json' with { type: 'json' };
import pl from '../../games/hunt-for-the-ring/locale/pl.json' with { type: 'json' };
import tableEn from '../../games/hunt-for-the-ring/locale/table.en.json' with { type: 'json' };
import tablePl from '../../games/hunt-for-the-ring/locale/table.pl.json' with { type: 'json' };

/** What may not be found on a page of Hunt for the Ring, in the words of the page. */

type Words = { readonly [key: string]: unknown };
interface Locale {
  readonly ally: { readonly [card: string]: string };
  readonly sorcery: { readonly [card: string]: string };
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** Names of cards that stand for nothing else: Tom Bombadil has a house on the map. */
function tellingNames(locale: Words, others: readonly Words[]): ReadonlyMap<string, string> {
  const { ally, sorcery, ...rest } = locale as Words & Locale;
  const elsewhere = textsIn([rest, ...others]).join('\n');
  const names = Object.entries({ ...ally, ...sorcery });
  const isTelling = ([, name]: [string, string]): boolean =>
    !elsewhere.includes(name) && names.filter(([, other]) => other.includes(name)).length === 1;
  return new Map(names.filter(isTelling));
}

const NAMES = { en: tellingNames(en, [panelEn, tableEn]), pl: tellingNames(pl, [panelPl, tablePl]) };

/** Cards named anywhere in what lies open. */
export const cardsIn = (text: string): string[] => [...text.matchAll(/\b(?:A[12]|S)-\d\d\b/g)].map(([card]) => card);

export const ownCards = ({ mine }: HuntView): string[] => {
  if (mine === null) return [];
  return mine.role === 'ring-bearer' ? [...mine.hand, ...mine.looked, ...mine.bottom] : [...mine.hand];
};

/** Which of the cards the page gives away: drawn, or by a name that is only theirs. */
export function givenAway(page: Page, language: 'en' | 'pl', cards: readonly string[]): Promise<string[]> {
  const signs = cards.flatMap((card) => {
    const name = NAMES[language].get(card);
    return name === undefined ? [`data-card="${card}"`] : [`data-card="${card}"`, name];
  });
  return page.evaluate((words) => {
    const html = document.documentElement.outerHTML.replaceAll('&amp;', '&');
    return words.filter((word) => html.includes(word));
  }, signs);
}

/** Frodo, his thread and Gandalf in hiding are drawn for the Ring-bearer alone. */
export const drawnSecrets = (page: Page): Promise<number> =>
  page.locator('.hr-thread, .hr-frodo:not(.found), .hr-gandalf.hidden, .hr-bead').count();
