import { expect, test } from 'vitest';
import { hearAll, NOTHING } from './scene.ts';

const search = [
  { type: 'searchDeclared', nazgul: '@nazgul.red', area: '@area.1-9' },
  { type: 'searchNo', area: '@area.1-9' },
];

test('of a Sorcery card at work the scene tells the effect that was chosen', () => {
  const scene = hearAll(NOTHING, [...search, { type: 'sorceryPlayed', nazgul: '@nazgul.red', effect: '@sorceryText.S-07.b' }]);
  expect([scene.effect, scene.answer]).toEqual(['@sorceryText.S-07.b', null]);
});

test('an answer goes when the Ring-bearer travels by night or plays a card in his own turn', () => {
  expect(hearAll(NOTHING, search).answer).toBe('no');
  expect(hearAll(NOTHING, [...search, { type: 'travelsByNight' }])).toEqual(NOTHING);
  expect(hearAll(NOTHING, [...search, { type: 'allyPlayed', effect: '@allyText.A1-13.a' }])).toEqual({
    ...NOTHING,
    effect: '@allyText.A1-13.a',
  });
  // Out of turn a card speaks into what is being asked.
  const [declared, answered] = search;
  expect(hearAll(NOTHING, [declared, { type: 'allyPlayed', effect: '@allyText.A1-09.b' }, answered])).toMatchObject({
    asked: { kind: 'search' },
    answer: 'no',
    effect: '@allyText.A1-09.b',
  });
});
