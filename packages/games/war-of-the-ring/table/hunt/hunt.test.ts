import { LegalMoves, SeatObservation } from '#kernel';
import { expect, test } from 'vitest';
import { bots } from '../../bots/index.ts';
import { warOfTheRing } from '../../index.ts';
import en from '../../locale/en.json' with { type: 'json' };
import { alongGames, type Thinks } from '../../testing/alongGames.ts';
import { spend, war } from '../../testing/war.ts';
import type { WarEvent } from '../../rules/events.ts';
import { choicesOf } from './choices.ts';
import { forecast } from './forecast.ts';
import { huntOf } from '../huntOf.ts';
import { MOMENTS, momentOf } from '../huntMoments.ts';

const legalMoves = new LegalMoves(warOfTheRing);
const casual: Thinks = (s, seat, random) => bots.casual(new SeatObservation(warOfTheRing, s, seat, legalMoves), random);

test('along games every option of a hunt is behind something in the scene, and what it foretells comes true', () => {
  const met = new Set<string>();
  let proved = 0;
  alongGames(
    2,
    71,
    (asked) => {
      if (momentOf(asked.prompt.id) === null) return;
      const { prompt, options, view, events, then } = asked;
      const last = huntOf(events);
      met.add(prompt.id);
      const hunt = last !== null && !last.over ? last.hunt : null;
      const { pages, regions } = choicesOf(options, { prompt, view, hunt });
      expect(new Set([...pages.map(({ action }) => action), ...regions])).toEqual(new Set(options));
      // What everybody could count for himself is what the one who is asked is told.
      if ('damage' in prompt.params && hunt?.damage != null) expect(hunt.damage, prompt.id).toBe(prompt.params.damage);
      then((chosen, after) => {
        const told = forecast({ prompt, view, hunt }, chosen);
        if (chosen.type !== 'useTheRing' || typeof told !== 'number') return;
        proved++;
        expect(after().fellowship.corruption).toBe(told);
      });
    },
    casual,
  );
  expect([...met]).toEqual(expect.arrayContaining(['huntCasualty', 'declareFellowship', 'declarePath', 'revealPath']));
  expect(proved).toBeGreaterThan(1);
});

test('every moment of the scene is one that is asked', () => {
  expect(Object.keys(MOMENTS).filter((id) => !(id in en.prompt))).toEqual([]);
});

const heard = (table: { readonly told: readonly { readonly type: string }[] }): readonly WarEvent[] =>
  table.told.filter((event): event is WarEvent => event.type in en.event);

test('WR-HUNT-11, WR-HUNT-12: a roll with its successes, the tile and the wounds', () => {
  const table = war({ free: ['character', 'character'], huntBox: [1, 3] })
    .next(6, 5, 1, 'hunt-std-01')
    .do(spend('character', 'move-fellowship'));
  expect(huntOf(heard(table))).toMatchObject({
    over: false,
    hunt: {
      dice: [
        { value: 6, hit: true },
        { value: 5, hit: true },
        { value: 1, hit: false },
      ],
      bonus: 1,
      successes: 2,
      tiles: ['hunt-std-01'],
      damage: 2,
    },
  });
});

test('a hunt is over when somebody acts', () => {
  const rolled: readonly WarEvent[] = [
    { type: 'fellowshipMoved', count: 1 },
    { type: 'huntRolled', dice: [2, 3], bonus: 0 },
    { type: 'huntRerolled', dice: [6] },
    { type: 'huntResult', count: 1 },
  ];
  expect(huntOf(rolled)?.hunt.dice).toEqual([
    { value: 6, was: 2, hit: true },
    { value: 3, was: null, hit: false },
  ]);
  expect(huntOf(rolled)?.over).toBe(false);
  expect(huntOf([...rolled, { type: 'passed', side: 'shadow' }])?.over).toBe(true);
  expect(huntOf([{ type: 'passed', side: 'shadow' }])).toBeNull();
});
