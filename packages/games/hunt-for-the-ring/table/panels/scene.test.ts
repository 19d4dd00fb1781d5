import { expect, test } from 'vitest';
import type { HuntEvent } from '../../rules/events.ts';
import { hearAll, NOTHING } from './scene.ts';

const search: readonly [HuntEvent, HuntEvent] = [
  { type: 'searchDeclared', nazgul: 'red', area: '1-9' },
  { type: 'searchNo', area: '1-9' },
];

test('of a Sorcery card at work the scene tells the effect that was chosen', () => {
  const scene = hearAll(NOTHING, [...search, { type: 'sorceryPlayed', nazgul: 'red', card: 'S-07', effect: 'S-07.b' }]);
  expect([scene.played, scene.answer]).toEqual([{ card: 'S-07', effect: '@sorceryText.S-07.b' }, null]);
});

test('an answer goes when the Ring-bearer travels by night or plays a card in his own turn', () => {
  expect(hearAll(NOTHING, search).answer).toBe('no');
  expect(hearAll(NOTHING, [...search, { type: 'travelsByNight' }])).toEqual(NOTHING);
  expect(hearAll(NOTHING, [...search, { type: 'allyPlayed', card: 'A1-13', effect: 'A1-13.a' }])).toEqual({
    ...NOTHING,
    played: { card: 'A1-13', effect: '@allyText.A1-13.a' },
  });
  // Out of turn a card speaks into what is being asked.
  const [declared, answered] = search;
  expect(hearAll(NOTHING, [declared, { type: 'allyPlayed', card: 'A1-09', effect: 'A1-09.b' }, answered])).toMatchObject({
    asked: { kind: 'search' },
    answer: 'no',
    played: { card: 'A1-09', effect: '@allyText.A1-09.b' },
  });
});
