import { ICON_NAMES as OF_ALL } from '#look/icon-names.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { expect, test } from 'vitest';
import en from '../../locale/en.json' with { type: 'json' };
import { ICON_NAMES } from '../icon-names.ts';
import { bandOf } from './bands.ts';

test('every event card has a device of its own choosing that can be drawn', () => {
  const drawn = new Set([...OF_ALL, ...ICON_NAMES, ...Object.keys(OWN_DRAWINGS)]);
  const cards = Object.keys(en.eventTitle);
  expect(cards).toHaveLength(96);
  expect(cards.filter((card) => !drawn.has(bandOf(card).device))).toEqual([]);
  expect(bandOf('fp-strategy-24').device).toBe('pocket-bow');
  expect(bandOf('shadow-strategy-24').device).toBe('evil-tower');
});
