import { describe, expect, it } from 'vitest';
import { InvalidInput } from './game.ts';
import { checkSeatCount, GivenOptions } from './options.ts';

/** What a reader is told of a refusal: the reason, its parameters, the place and the rules. */
function refusal(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return [error.issue?.reason, error.issue?.params, error.path, error.rules];
  }
}

describe('options', () => {
  const read = (given: unknown): GivenOptions => new GivenOptions(given, ['side', 'long', 'first']);
  const side = (given: unknown): unknown => refusal(() => read(given).choice('side', ['basic', 'advanced'], ['R-1']));
  const first = (given: unknown): unknown => refusal(() => read({ first: given }).seat('first', 3, ['R-2']));

  it('may be left out: the first value, the usual switch, no seat', () => {
    for (const given of [undefined, null, {}]) {
      expect(side(given)).toBe('basic');
      expect(read(given).flag('long', true, [])).toBe(true);
      expect(read(given).seat('first', 3, [])).toBeNull();
    }
  });

  it('are taken as they are given', () => {
    expect(side({ side: 'advanced' })).toBe('advanced');
    expect(read({ long: false }).flag('long', true, [])).toBe(false);
    expect([0, 2].map(first)).toEqual([0, 2]);
  });

  it('are refused by name, with a reason that every language can say', () => {
    expect(side([])).toEqual(['kind', { kind: 'object' }, '', []]);
    expect(side({ colour: 1 })).toEqual(['unknown', {}, 'colour', []]);
    expect(side({ side: 'both' })).toEqual(['choice', { values: 'basic, advanced' }, 'side', ['R-1']]);
    expect(refusal(() => read({ long: 'yes' }).flag('long', true, ['R-3']))).toEqual(['kind', { kind: 'switch' }, 'long', ['R-3']]);
    expect(first(3)).toEqual(['big', { max: 2 }, 'first', ['R-2']]);
    expect(first(-1)).toEqual(['small', { min: 0 }, 'first', ['R-2']]);
    expect(first(1.5)).toEqual(['kind', { kind: 'number' }, 'first', ['R-2']]);
  });
});

it('so many players as the game has seats', () => {
  const count = (seats: number): unknown => refusal(() => checkSeatCount(seats, { min: 2, max: 4 }, ['R-4']));
  expect([2, 4].map(count)).toEqual([undefined, undefined]);
  expect(count(1)).toEqual(['small', { min: 2 }, 'seats', ['R-4']]);
  expect(count(5)).toEqual(['big', { max: 4 }, 'seats', ['R-4']]);
  expect(count(2.5)).toEqual(['kind', { kind: 'number' }, 'seats', ['R-4']]);
});
