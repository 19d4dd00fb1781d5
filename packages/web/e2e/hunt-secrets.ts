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

/** What the page gives away: cards that are drawn or told by a name that is only theirs; for a Rider, Frodo and Gandalf where they hide. */
export function givenAway(page: Page, language: 'en' | 'pl', cards: readonly string[], rider: boolean): Promise<string[]> {
  const names = cards.flatMap((card) => NAMES[language].get(card) ?? []);
  const drawn = [...cards.map((card) => `[data-card="${card}"]`), ...(rider ? RING_BEARERS_OWN : [])];
  return page.evaluate(
    ({ words, places }) => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
      );
      const text = [document.documentElement.textContent, ...labels].join('\n');
      return [...words.filter((word) => text.includes(word)), ...places.filter((place) => document.querySelector(place) !== null)];
    },
    { words: names, places: drawn },
  );
}

/** His figure while nobody has found him, his thread, and Gandalf in hiding. */
export const RING_BEARERS_OWN = ['.hr-thread', '.hr-bead', '.hr-frodo:not(.found)', '.hr-gandalf.hidden'];
