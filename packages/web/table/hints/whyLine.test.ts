import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openGame, SHELF } from '#games';
import { whyEvent, whyIn } from '#wire';
import { whyLine } from './hintLines.ts';

const words = (key: string, params?: object): string => (params === undefined ? key : `${key} ${JSON.stringify(params)}`);

it('a bot names the move, then says why: in words for everybody where those of a hint would say "you"', () => {
  const reasons = [
    { topic: 'draw', gain: 0 },
    { topic: 'risk', gain: 0, params: { chance: 12, of: ['@card.frodo'] } },
    { topic: 'road', gain: 0.1 },
    { topic: 'cards', gain: -0.02 },
  ];
  const why = { action: { type: 'draw', pile: 3 }, reasons };
  const event = whyEvent(1, why);
  expect(whyIn(event)).toEqual(why);
  expect(whyLine(event, words, (key) => key === 'told.draw')).toBe(
    words('event.botWhy', {
      seat: '@seat.1',
      of: 'told.of.draw {"pile":3}',
      reasons: [
        'told.draw',
        'why.risk {"chance":12,"of":["@card.frodo"]}',
        'hint.for {"topics":["@why.road"]}',
        'hint.against {"topics":["@why.cards"]}',
      ].join(' '),
    }),
  );
});

describe.each(SHELF.filter(({ tells }) => tells === true))('$id', ({ id }) => {
  it.each(['en', 'pl'])(
    'has words for every kind of move that is told of, and says otherwise only what a hint says: %s',
    async (language) => {
      const { explainedActions: tells = [] } = await openGame(id);
      const locale: { readonly told: { readonly of: object }; readonly why: object } = JSON.parse(
        readFileSync(new URL(`../../../games/${id}/locale/${language}.json`, import.meta.url), 'utf8'),
      );
      const { of, ...topics } = locale.told;
      expect(Object.keys(of).toSorted()).toEqual(tells.toSorted());
      for (const topic of Object.keys(topics)) expect(Object.keys(locale.why)).toContain(topic);
    },
  );
});
