import type { Bot } from '#bots/bot.ts';
import { random as anyMove } from '#bots/random.ts';
import { firstOf, LegalMoves, perform, SeatObservation, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { huntForTheRing as game } from '../index.ts';
import { bearer, type Hunt } from '../rules/state.ts';
import { box, letterFor } from '../testing/letter.ts';
import { isPossible } from './pasts.ts';

/** Whole games of part II, looked at every so many decisions. */
function eachMoment(bot: Bot<Hunt>, games: number, every: number, look: (s: Hunt) => void): void {
  const legalMoves = new LegalMoves(game);
  for (let number = 0; number < games; number++) {
    const random = new SeededRandom(19, number);
    const effects = new SilentEffects(random);
    const options = { mode: 'part2', havens: number % 2 === 0, letter: letterFor(2 + (number % 4)) };
    const s = game.setup(box, game.readOptions(options, 2 + (number % 4)), 2 + (number % 4), effects);
    settle(game, s, effects);
    for (let decision = 0; s.outcome === null; decision++) {
      if (decision % every === 0 && s.open.clues.length > 0) look(s);
      const asked = waiting(game, s);
      const observation = new SeatObservation(game, s, firstOf(asked), legalMoves);
      const { moves } = observation;
      perform(game, s, observation.seat, moves.length === 1 ? moves[0] : bot(observation, random), effects);
    }
  }
}

const PLAYERS: readonly (readonly [string, Bot<Hunt>, number])[] = [
  ['random', anyMove, 0],
  ['casual', bots.casual, 10],
];

test.each(PLAYERS)('the real journey and the real ways of Gandalf are always among the pasts (%s players)', (_name, bot, changes) => {
  let moments = 0;
  let rerouted = 0;
  eachMoment(bot, 8, 5, (s) => {
    const own = bearer(s);
    if (own.journeysSeen.length > 0) return;
    const { clues, longKnown, options } = s.open;
    expect(isPossible(box, clues, { longKnown, havens: options.havens }, [...own.journeysGone, own.journey], own.gandalf)).toBe(true);
    moments++;
    if (own.journeysGone.length > 1) rerouted++;
  });
  expect(moments).toBeGreaterThan(100);
  expect(rerouted).toBeGreaterThanOrEqual(changes);
});

test('a world re-dealt late in the game has its own journey, its own ways of Gandalf and no token twice', () => {
  const random = new SeededRandom(8);
  let worlds = 0;
  let different = 0;
  eachMoment(anyMove, 6, 11, (s) => {
    const other = game.redeal(s, 1, random);
    expect(game.check(other)).toEqual([]);
    worlds++;
    if (bearer(other).journey !== bearer(s).journey || bearer(other).gandalf !== bearer(s).gandalf) different++;
  });
  expect(different).toBeGreaterThan(worlds * 0.8);
});

test('what contradicts itself is no past, and is said aloud instead of dealt', () => {
  const s = game.position.read({ game: 'hunt-for-the-ring', part: 2, step: 1, ringBearer: { journey: 'JL-01', gandalf: 8 } }, box);
  const [, area] = box.maps[2].areas;
  s.open.clues.push(2, area, 1, 0, 2, area, 0, 0);
  expect(() => game.redeal(s, 1, new SeededRandom(1))).toThrow(/no journey agrees/);
});
