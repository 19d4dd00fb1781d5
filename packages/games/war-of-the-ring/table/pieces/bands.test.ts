import { ICON_NAMES as OF_ALL } from '#look/icon-names.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { expect, test } from 'vitest';
import en from '../../locale/en.json' with { type: 'json' };
import { ICON_NAMES } from '../icon-names.ts';
import { bandOf } from './bands.ts';
import { CARD_IDS, cardId } from '../../content/cards.ts';

test('every event card has a device of its own choosing that can be drawn', () => {
  const drawn = new Set([...OF_ALL, ...ICON_NAMES, ...Object.keys(OWN_DRAWINGS)]);
  const cards = Object.keys(en.eventTitle);
  expect(cards).toEqual(CARD_IDS);
  expect(cards.filter((card) => !drawn.has(bandOf(card).device))).toEqual([]);
  expect(bandOf(cardId('thranduils-archers')).device).toBe('pocket-bow');
  expect(bandOf(cardId('pits-of-mordor')).device).toBe('evil-tower');
});
