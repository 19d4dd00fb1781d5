import { huntForTheRing as hunt } from '#games/hunt-for-the-ring/index.ts';
import { firstOf, Match, SeededRandom, type State } from '#kernel';
import { EVERYTHING } from '#wire';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../../store/store.ts';
import { frameOf, seat as seatWith, seatOf } from '../../testing/frame.ts';
import { orderedAnswer, withOrder } from './standing-orders.ts';

const RING_BEARER = 0;
const settingsWith = (...orders: StoredOrder[]) =>
  frameOf([seatWith({ person: 'frodo', name: 'Frodo', orders }), seatOf('Sauron')], { game: hunt.id });

test('an order for what costs nothing answers just that; one for everything of its kind answers all of it', () => {
  const harmless = settingsWith({ kind: 'reactSearch', until: null, harmless: true });
  const always = settingsWith({ kind: 'reactSearch', until: null });
  const met = { harmless: 0, costly: 0 };
  const box = hunt.content.read(hunt.content.standard);
  for (let round = 0; round < 12; round++) {
    const options = hunt.readOptions({ mode: 'part1' }, 2);
    const begun = Match.begin(hunt, { box, options, seats: 2, random: new SeededRandom(3, round) });
    const match: Match<State> = begun;
    const chooser = new SeededRandom(8, round);
    while (match.state.outcome === null) {
      const asked = firstOf(match.waiting());
      const window = match.skippablePrompt(asked);
      if (asked === RING_BEARER && window?.kind === 'reactSearch') {
        const isHarmless = match.isHarmless(RING_BEARER);
        met[isHarmless ? 'harmless' : 'costly']++;
        expect(orderedAnswer(match, harmless, RING_BEARER)).toEqual(isHarmless ? { type: 'pass' } : null);
        expect(orderedAnswer(match, always, RING_BEARER)).toEqual({ type: 'pass' });
      } else if (asked === RING_BEARER) expect(orderedAnswer(match, harmless, RING_BEARER)).toBeNull();
      const offered = match.options(asked);
      match.apply(asked, offered[chooser.below(offered.length)]);
    }
  }
  expect(Math.min(met.harmless, met.costly)).toBeGreaterThan(2);
});

test('only where the rules can tell what passing costs an order may be restricted so', () => {
  const box = hunt.content.read(hunt.content.standard);
  const begun = Match.begin(hunt, { box, options: hunt.readOptions({ mode: 'part1' }, 2), seats: 2, random: new SeededRandom(3, 1) });
  const match: Match<State> = begun;
  const chooser = new SeededRandom(8, 1);
  while (match.skippablePrompt(RING_BEARER)?.mayBeHarmless !== true) {
    const asked = firstOf(match.waiting());
    const offered = match.options(asked);
    match.apply(asked, offered[chooser.below(offered.length)]);
  }
  const kind = match.skippablePrompt(RING_BEARER)?.kind ?? '';
  const given = withOrder(settingsWith(), match, RING_BEARER, { kind, until: 'always', harmless: true });
  expect(given.seats[RING_BEARER]?.orders).toEqual([{ kind, until: null, harmless: true }]);
  const all = { kind: EVERYTHING, until: 'always', harmless: true } as const;
  expect(() => withOrder(settingsWith(), match, RING_BEARER, all)).toThrow(/cannot be told/);
});
