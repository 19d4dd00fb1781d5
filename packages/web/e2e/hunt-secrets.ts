import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import type { Page } from 'playwright-core';
import { foundOn, tellingNames } from './secrets.ts';
import en from '../../games/hunt-for-the-ring/locale/en.json' with { type: 'json' };
import panelEn from '../../games/hunt-for-the-ring/locale/panel.en.json' with { type: 'json' };
import panelPl from '../../games/hunt-for-the-ring/locale/panel.pl.json' with { type: 'json' };
import pl from '../../games/hunt-for-the-ring/locale/pl.json' with { type: 'json' };
import tableEn from '../../games/hunt-for-the-ring/locale/table.en.json' with { type: 'json' };
import tablePl from '../../games/hunt-for-the-ring/locale/table.pl.json' with { type: 'json' };

/** What may not be found on a page of Hunt for the Ring, in the words of the page. */

interface Locale {
  readonly ally: { readonly [card: string]: string };
  readonly sorcery: { readonly [card: string]: string };
}

/** Tom Bombadil has a house on the map: his card cannot be told by his name. */
function namesIn({ ally, sorcery, ...rest }: Locale, ...others: readonly object[]): ReadonlyMap<string, string> {
  return tellingNames({ ...ally, ...sorcery }, [rest, ...others]);
}

const NAMES = { en: namesIn(en, panelEn, tableEn), pl: namesIn(pl, panelPl, tablePl) };

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
  return foundOn(page, names, drawn);
}

/** His figure while nobody has found him, his thread, and Gandalf in hiding. */
export const RING_BEARERS_OWN = ['.hr-thread', '.hr-bead', '.hr-frodo:not(.found)', '.hr-gandalf.hidden'];
