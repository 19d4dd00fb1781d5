import { asId } from '#kernel/id.ts';
import { choose } from '#bots/choose.ts';
import { findBot } from '#bots/registry.ts';
import { Match, SeededRandom, seatList, type Seat } from '#kernel';
import { expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import { SHADOW } from '../content/box.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import { HALF_WAR, halfFree, halfShadow } from './halfWar.ts';

const casual = await findBot(game.id, 'casual');

const GAMES = 12;
const TURNS = 4;

/** The half-game between two of the easiest bots: who won, and in which of its turns. */
function played(seed: number): { readonly winner: number | undefined; readonly turns: number } {
  const state = game.position.read(HALF_WAR, game.content.read(game.content.standard));
  const { turn } = state.open;
  const match = Match.resume(game, { state, random: new SeededRandom(seed) });
  for (let decision = 0; match.state.outcome === null; decision++) {
    const [seat] = seatList(match.waiting());
    match.apply(seat, choose(game, casual, match.state, seat, seed * 1000 + decision));
  }
  return { winner: match.state.outcome.winners[0], turns: match.state.open.turn - turn + 1 };
}

test('the half-game is won by either side, and mostly within four turns', () => {
  const games = Array.from({ length: GAMES }, (_, seed) => played(seed + 1));
  const quick = games.filter(({ turns }) => turns <= TURNS);
  expect(new Set(quick.map(({ winner }) => winner))).toEqual(new Set([0, 1]));
  expect(quick.length).toBeGreaterThan(GAMES * 0.7);
});

test('the slips count right: the Shadow has six points', () => {
  const state = game.position.read(HALF_WAR, game.content.read(game.content.standard));
  expect(victoryPoints(state, SHADOW)).toBe(6);
});

test.each([halfFree, halfShadow])('$id: the first words of help belong to the first question', ({ game: { scene, hints } }) => {
  const state = game.position.read(HALF_WAR, game.content.read(game.content.standard));
  const match = Match.resume(game, { state, random: new SeededRandom(1) });
  const reader: Seat = asId(scene.seats.indexOf('me'));
  for (let decision = 0; !seatList(match.waiting()).includes(reader); decision++) {
    const [seat] = seatList(match.waiting());
    match.apply(seat, choose(game, casual, match.state, seat, decision));
  }
  expect(match.prompt(reader)?.id).toBe(hints[0]?.prompt);
});
