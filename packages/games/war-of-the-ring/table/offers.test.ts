import { Match, SeededRandom, seatList } from '#kernel';
import { keysOf } from '#kernel/battery/wording.ts';
import { keysOfWord, nounsOfArguments } from '#kernel/nouns.ts';
import { expect, test } from 'vitest';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { warOfTheRing as game } from '../index.ts';
import type { War } from '../rules/state.ts';
import { VERBS, type WarAction } from '../rules/verbs.ts';
import { offersOf } from './offers.ts';
import { optionParams } from './sayOption.ts';
import { siteOf } from './sites.ts';

const turnOf = (options: readonly WarAction[]) => ({ seat: 0, prompt: null, options, canUndo: false });

/** Plays random games and looks at what every asked seat is offered. */
function eachOffer(look: (options: readonly WarAction[]) => void): void {
  const box = game.content.read(game.content.standard);
  for (let round = 0; round < 3; round++) {
    const match = Match.begin<War, unknown, unknown>(game, { box, options: {}, seats: 2, random: new SeededRandom(41, round) });
    const chooser = new SeededRandom(7, round);
    while (match.state.outcome === null) {
      const [seat] = seatList(match.waiting());
      const offered = match.options(seat);
      look(offered);
      match.apply(seat, offered[chooser.below(offered.length)]);
    }
  }
}

test('along whole games every option is behind something to touch, and said in words of the locale', () => {
  const said = new Set<string>();
  const reached = new Set<string>();
  const lost: WarAction[] = [];
  eachOffer((options) => {
    const offers = offersOf(turnOf(options), 'play');
    for (const action of options) {
      reached.add(action.type);
      for (const value of Object.values(optionParams(action))) if (typeof value === 'string') said.add(value.slice(1));
      const site = siteOf(action);
      const isReached = (): boolean => {
        if (site.on === 'region') return offers.at(site.region).includes(action);
        if (site.on !== 'way') return offers.on(site.on).some((each) => each.action === action);
        const next = offersOf(turnOf(options), 'play', site.from);
        const begins = offers.regions.has(site.from) || offers.from === site.from;
        return begins && next.at(site.to).includes(action) && next.regions.has(site.to);
      };
      if (!isReached()) lost.push(action);
    }
  });
  expect(lost).toEqual([]);
  expect(reached.size).toBeGreaterThan(45);
  const nouns = nounsOfArguments(VERBS);
  for (const locale of [en, pl]) {
    const known = new Set(keysOf(locale));
    expect([...said].filter((word) => !keysOfWord(word, nouns).some((key) => known.has(key)))).toEqual([]);
  }
});

test('a way is taken up at its beginning, and at once when there is only one', () => {
  const march = (from: string, to: string): WarAction => ({ type: 'march', from, to });
  const two = [march('bree', 'shire'), march('moria', 'hollin')];
  expect([...offersOf(turnOf(two), 'play').regions]).toEqual(['bree', 'moria']);
  expect([...offersOf(turnOf(two), 'play', 'moria').regions]).toEqual(['hollin']);
  expect(offersOf(turnOf(two), 'play', 'erebor').from).toBeNull();
  expect(offersOf(turnOf(two.slice(0, 1)), 'play').at('shire')).toEqual([march('bree', 'shire')]);
  expect(offersOf(turnOf(two), 'watch').asked).toBe(false);
});
