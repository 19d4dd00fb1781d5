import { expect, test } from 'vitest';
import { warOfTheRing } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { box, war } from '../testing/war.ts';
import { blanksOf } from './blanks.ts';
import { standard } from './standard.ts';
import { cardId } from './cards.ts';

const CARD = cardId('bilbos-song');
const blanks = blanksOf(standard);
const without = (id: string) => warOfTheRing.content.read(blanks.find((blank) => blank.id === id)?.pack);
const given = { free: ['event', 'event'], hands: { 'free-peoples': { hand: [CARD, cardId('i-will-go-alone')] } } };

test('every event card can be blanked, and has its title in both languages', () => {
  expect(blanks.map(({ id }) => id)).toEqual(box.cardIds);
  for (const { eventTitle } of [en, pl])
    expect(blanks.map(({ word }) => word)).toEqual(Object.keys(eventTitle).map((id) => `eventTitle.${id}`));
});

test('WR-EVENT-07: the condition of a blank event is never met; another card and its own combat half stay as they are', () => {
  const play = { type: 'playEvent' as const, card: CARD };
  expect(war(given).spend('event', 'play-any-event').refused(play)).toBeNull();
  const content = without(CARD);
  expect(war(given, content).spend('event', 'play-any-event').refused(play)).toEqual(['WR-EVENT-07']);
  expect(content.cards[box.card[CARD]].combat).toBe(box.cards[box.card[CARD]].combat);
  expect(
    war(given, without(cardId('i-will-go-alone')))
      .spend('event', 'play-any-event')
      .refused(play),
  ).toBeNull();
});

test('alone in the hand it cannot be what a die is spent on', () => {
  const alone = { free: ['event'], hands: { 'free-peoples': { hand: [CARD] } } };
  expect(war(alone).actionsOf('event')).toContain('play-any-event');
  expect(war(alone, without(CARD)).actionsOf('event')).not.toContain('play-any-event');
});
