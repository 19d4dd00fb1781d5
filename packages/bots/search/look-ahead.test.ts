import { asId } from '#kernel/id.ts';
import { parley } from '#kernel/toy/parley.ts';
import { firstOf, LegalMoves, SeatObservation, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { describe, expect, test } from 'vitest';
import { LookAhead, minimumGain, type SearchBudget } from './look-ahead.ts';
import type { SearchPolicy } from './search-policy.ts';

type Parley = Parameters<typeof parley.check>[0];

const budget: SearchBudget = { worlds: 12, firstCut: 6, gain: 0.01, errors: 1 };

function begin(): SeatObservation<Parley> {
  const effects = new SilentEffects(new SeededRandom(1));
  const state = parley.setup(parley.content.read(parley.content.standard), parley.readOptions(undefined, 2), 2, effects);
  settle(parley, state, effects);
  return new SeatObservation(parley, state, firstOf(waiting(parley, state)), new LegalMoves(parley));
}

/** Every seat plays its first move; a bid is worth what `worth` says about the world in which the round has ended. */
const thinker = (worth: (world: Parley, seat: number) => number): SearchPolicy<Parley> => ({
  game: parley,
  play: (world, seat) => asId(new LegalMoves(parley).options(world, seat).moves[0]),
  candidates: (_world, _seat, moves) => moves,
  horizon({ open: { round } }) {
    return ({ open }) => open.round !== round;
  },
  value: worth,
});

describe('looking ahead', () => {
  test('the same seed finds the same, gain for gain', () => {
    const ahead = new LookAhead(
      thinker((world, seat) => world.open.points[seat] * 0.3 + (world.open.deckSize % 3) * 0.1),
      budget,
    );
    const weigh = () => ahead.search(begin(), new SeededRandom(8));
    expect(weigh()).toEqual(weigh());
    expect(weigh().worlds).toBeGreaterThan(1);
  });

  test('what brings nothing more than the rule bot’s move leaves it', () => {
    const weighed = new LookAhead(
      thinker(() => 0.5),
      budget,
    ).search(begin(), new SeededRandom(8));
    expect(weighed.chosen).toBe(begin().moves[0]);
  });

  test('a clear gain overrides it, a gain within its noise does not', () => {
    const observation = begin();
    // Moves are told apart by the hand that is left.
    const worthByHand = (world: Parley, seat: number): number => (world.own[seat].hand.length > 0 ? world.own[seat].hand[0] * 0.01 : 0);
    const weighed = new LookAhead(thinker(worthByHand), { ...budget, gain: 0, errors: 0 }).search(observation, new SeededRandom(8));
    expect(weighed.gains[weighed.moves.indexOf(weighed.chosen)]).toBe(Math.max(...weighed.gains));
    const noise = new SeededRandom(3);
    const unsure = new LookAhead(
      thinker(() => noise.draw(2)),
      { ...budget, errors: 6 },
    ).search(observation, new SeededRandom(8));
    expect(unsure.chosen).toBe(observation.moves[0]);
  });

  test('a belief near 0 or 1 does not stop the search: gains count by the log-odds that they move', () => {
    expect(minimumGain(0.004, 0.5)).toBeCloseTo(0.004, 12);
    expect(minimumGain(0.004, 0.003)).toBeCloseTo(0.004 * 4 * 0.003 * 0.997, 12);
    expect(minimumGain(0.004, 0.997)).toBeCloseTo(minimumGain(0.004, 0.003), 12);
    // The same log-odds by hand, around an even game and around one that seems lost.
    const chosenAround = (bias: number): number | undefined => {
      const observation = begin();
      const worth = (world: Parley, seat: number): number =>
        1 / (1 + Math.exp(-bias + (world.own[seat].hand.length > 0 ? world.own[seat].hand[0] : 0)));
      return new LookAhead(thinker(worth), { ...budget, errors: 0 }).search(observation, new SeededRandom(8)).chosen;
    };
    expect(chosenAround(0)).not.toBe(begin().moves[0]);
    expect(chosenAround(-12)).toBe(chosenAround(0));
  });

  test('who is hurried answers with what has been found: at once, the rule bot’s move', () => {
    const ahead = new LookAhead(
      thinker((world) => world.open.deckSize),
      budget,
    );
    expect(ahead.search(begin(), new SeededRandom(8), () => true)).toMatchObject({ chosen: begin().moves[0], worlds: 0 });
    let asked = 0;
    expect(ahead.search(begin(), new SeededRandom(8), () => ++asked > 2).worlds).toBe(2);
  });

  test('looks only into worlds dealt for its seat', () => {
    const observation = begin();
    let dealt = 0;
    const watched = {
      game: observation.game,
      seat: observation.seat,
      moves: observation.moves,
      determinize(random: SeededRandom) {
        dealt++;
        return observation.determinize(random);
      },
    };
    const { worlds } = new LookAhead(
      thinker(() => 0.5),
      budget,
    ).search(watched, new SeededRandom(8));
    // One for the candidates, one for each world: nothing else is ever asked for.
    expect(dealt).toBe(worlds + 1);
  });
});
