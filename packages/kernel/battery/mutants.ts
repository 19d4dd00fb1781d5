import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { Random, Shuffleable } from '../random/random.ts';
import { type Choice, isAutomatic, type Step } from '../step.ts';
import type { State } from '../state.ts';
import type { Effects } from '../effects.ts';
import { disclosures, explore } from './disclosure.ts';
import { streamUse } from './streams.ts';
import type { Setup } from './walk.ts';

/** The game with wrapped effects: for tests that the battery notices a fault. */
function withTable(game: AnyGame, wrap: (effects: Effects) => Effects): AnyGame {
  const inChoice = (choice: Choice<State>): Choice<State> => ({
    ...choice,
    perform: (state, effects, a, b, c, seat) => choice.perform(state, wrap(effects), a, b, c, seat),
  });
  const inStep = (step: Step<State>): Step<State> =>
    isAutomatic(step)
      ? { ...step, run: (state, effects) => step.run(state, wrap(effects)) }
      : { ...step, choices: step.choices.map(inChoice) };
  return {
    ...game,
    steps: Object.fromEntries(Object.entries(game.steps).map(([name, step]) => [name, inStep(step)])),
    ...(game.asides === undefined ? {} : { asides: game.asides.map(inChoice) }),
    setup: (box, options, seats, effects) => game.setup(box, options, seats, wrap(effects)),
  };
}

/** Sends one kind of private event to all viewers. */
export const toldToAll = (game: AnyGame, type: string): AnyGame =>
  withTable(game, (effects) => ({
    random: effects.random,
    reveal: (rule) => effects.reveal(rule),
    ...(effects.emit === undefined ? {} : { emit: (event, to) => effects.emit?.(event, event.type === type ? undefined : to) }),
  }));

/** The game with wrapped randomness. */
const withRandom = (game: AnyGame, Wrapper: new (source: Random) => Random): AnyGame =>
  withTable(game, (effects) => ({
    random: new Wrapper(effects.random),
    reveal: (rule) => effects.reveal(rule),
    ...(effects.emit === undefined ? {} : { emit: (event, to) => effects.emit?.(event, to) }),
  }));

/** Passes every draw through. */
class PassedOn implements Random {
  protected readonly source: Random;
  constructor(source: Random) {
    this.source = source;
  }
  roll(sides: number, faces?: readonly string[]): number {
    return this.source.roll(sides, faces);
  }
  draw(count: number, names?: readonly string[]): number {
    return this.source.draw(count, names);
  }
  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.source.shuffle(items, names);
  }
}

class DrawnRolls extends PassedOn {
  override roll(sides: number, faces?: readonly string[]): number {
    return this.source.draw(sides, faces);
  }
}

class RolledDraws extends PassedOn {
  override draw(count: number, names?: readonly string[]): number {
    return this.source.roll(count, names);
  }
}

/** Kinds of events with an audience in random games, with the set-ups in which they occur. */
function privateEvents(game: AnyGame, setups: readonly Setup[]): ReadonlyMap<string, readonly Setup[]> {
  const found = new Map<string, Setup[]>();
  for (const [index, setup] of setups.entries())
    explore(game, setup, index, (_decision, { events }) => {
      for (const { event, to } of events) {
        const among = found.get(event.type) ?? [];
        if (to !== undefined && !among.includes(setup)) found.set(event.type, [...among, setup]);
      }
      return false;
    });
  return found;
}

/** Tests of the battery itself: it must notice faults put into the game. */
export function mutants(game: AnyGame, setups: readonly Setup[], moments: number, rare: readonly string[]): void {
  test('any event for some seats is noticed when it is told to all', () => {
    const unnoticed = [...privateEvents(game, setups)]
      .filter(([type]) => !rare.includes(type))
      .flatMap(([type, among]) => (disclosures(toldToAll(game, type), among, moments, 1).length > 0 ? [] : [type]));
    expect(unnoticed).toEqual([]);
  });

  test('a roll written for a draw, or a draw for a roll, is noticed', () => {
    const { rolls, draws } = streamUse(game, setups, 1);
    expect(streamUse(withRandom(game, DrawnRolls), setups, 1).wrong.length > 0).toBe(rolls > 0);
    expect(streamUse(withRandom(game, RolledDraws), setups, 1).wrong.length > 0).toBe(draws > 0);
  });
}
