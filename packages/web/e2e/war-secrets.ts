import type { WarView } from '#games/war-of-the-ring/view/view.ts';
import type { Page } from 'playwright-core';
import en from '../../games/war-of-the-ring/locale/en.json' with { type: 'json' };
import pl from '../../games/war-of-the-ring/locale/pl.json' with { type: 'json' };
import tableEn from '../../games/war-of-the-ring/locale/table.en.json' with { type: 'json' };
import tablePl from '../../games/war-of-the-ring/locale/table.pl.json' with { type: 'json' };
import { foundOn, tellingNames } from './secrets.ts';

/** What may not be found on a page of War of the Ring, or in what its browser was sent: the hand of the other side. */

interface Locale {
  readonly card: object;
  readonly eventText: object;
  readonly eventTitle: { readonly [card: string]: string };
}

/** Titles of cards that name nobody and nothing else: Grond is also told of in the chronicle. */
const titlesIn = ({ card: _whole, eventText: _text, eventTitle, ...rest }: Locale, table: object): ReadonlyMap<string, string> =>
  tellingNames(eventTitle, [rest, table]);

const TITLES = { en: titlesIn(en, tableEn), pl: titlesIn(pl, tablePl) };

/** Cards named anywhere in what was sent. */
export const cardsIn = (text: string): string[] => text.match(/\b(?:fp|shadow)-(?:character|strategy)-\d\d\b/g) ?? [];

export const handOf = ({ sides }: WarView, seat: number): readonly string[] => sides.find((side) => side.seat === seat)?.cards ?? [];

/** Which of these cards the page draws, or calls by a name that is only theirs. */
export const shownOn = (page: Page, language: 'en' | 'pl', cards: readonly string[]): Promise<string[]> =>
  foundOn(
    page,
    cards.flatMap((card) => TITLES[language].get(card) ?? []),
    cards.map((card) => `[data-card="${card}"]`),
  );
