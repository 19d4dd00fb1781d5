import { SelfPlay } from '#bots/self-play.ts';
import { random } from '#bots/random.ts';
import type { Bot } from '#bots/bot.ts';
import { pack, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { type Hunt, RING_BEARER } from '../rules/state.ts';
import { endActivation, hunt } from '../rules/verbs.ts';
import { box, letterFor } from '../testing/letter.ts';
import { sightOf, wraithWorth } from './casual/wraith.ts';
import { bots } from './index.ts';
import { naive } from './testing/naive.ts';

const anyMove: Bot<Hunt> = random;

/** In what share of the games the Ring-bearer brings the Ring to Rivendell, from the same letters with the same dice. */
function escapes(ringBearer: Bot<Hunt>, wraiths: Bot<Hunt>, games: number): number {
  const selfPlay = new SelfPlay(game, box, { mode: 'part2', letter: letterFor(2, { corruption: 5 }) });
  let won = 0;
  for (let number = 0; number < games; number++)
    if (selfPlay.play([ringBearer, wraiths], new SeededRandom(31, number), new SeededRandom(32, number)).outcome.winners.includes(0)) won++;
  return won / games;
}

test('hunters who wait where Frodo comes by catch him more often than hunters who ride at random or all to the likeliest area', () => {
  const ranger = escapes(bots.casual, bots.ranger, 16);
  expect(ranger).toBeLessThan(escapes(bots.casual, naive, 16));
  expect(ranger).toBeLessThan(escapes(bots.casual, anyMove, 8));
});

test('a Ring-bearer who knows what the hunters can know gets through where the shortest way does not', () => {
  expect(escapes(bots.ranger, bots.ranger, 16)).toBeGreaterThan(escapes(naive, bots.ranger, 16));
});

test('a Ring-bearer who looks where he goes gets through part I where a random one does not', () => {
  const selfPlay = new SelfPlay(game, box, { mode: 'part1' });
  const arrivals = (ringBearer: Bot<Hunt>): number => {
    let safe = 0;
    for (let number = 0; number < 8; number++)
      if (selfPlay.play([ringBearer, bots.casual], new SeededRandom(33, number), new SeededRandom(34, number)).outcome.winners.includes(0))
        safe++;
    return safe;
  };
  expect(arrivals(bots.ranger)).toBeGreaterThan(arrivals(anyMove));
});

test('same sight, same chance, same choice', () => {
  const selfPlay = new SelfPlay(game, box, { mode: 'part1' });
  const play = (): unknown => selfPlay.play([bots.ranger, bots.ranger], new SeededRandom(1), new SeededRandom(2));
  expect(play()).toEqual(play());
});

test('nobody hunts where everybody can work out that there is nothing to find, and anybody would rather hunt than not where Frodo may be', () => {
  const selfPlay = new SelfPlay(game, box, { mode: 'part1' });
  const ends = pack(endActivation);
  const found = { vain: 0, hopeful: 0 };
  const watching: Bot<Hunt> = (observation, thoughts) => {
    const sight = sightOf(observation.determinize(thoughts));
    const { s, beliefs, here } = sight;
    const hunts = observation.moves.find((move) => hunt.is(move));
    if (observation.seat !== RING_BEARER && hunts !== undefined && !s.box.information.includes(here)) {
      const gain = wraithWorth(sight, hunts) - wraithWorth(sight, ends);
      if (beliefs.last[here] === 0 && beliefs.visited[here] === 0) {
        expect(gain).toBeLessThan(-0.4);
        found.vain++;
      } else {
        expect(gain).toBeGreaterThan(0);
        found.hopeful++;
      }
    }
    return bots.casual(observation, thoughts);
  };
  for (let number = 0; number < 6; number++)
    selfPlay.play([bots.casual, watching], new SeededRandom(35, number), new SeededRandom(36, number));
  expect(Math.min(found.vain, found.hopeful)).toBeGreaterThan(0);
});
