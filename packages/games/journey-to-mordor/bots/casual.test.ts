import { describe, expect, it } from 'vitest';
import { type Action, nameMove, SeatObservation, SeededRandom, unchecked } from '#kernel';
import { GANDALF, NAZGUL, ORC, RING, WEAPON } from '../content/box.ts';
import { journeyToMordor as game } from '../index.ts';
import { casual } from './casual.ts';
import { lister, tableOf } from './testing.ts';

/** What it does most often with a first roll, the whims left out; seat 0 is Frodo (yellow), seat 1 Sam (red). */
function usually(shows: number[], asideAt: number[] = [0, 0, 0, 0, 0]): Action {
  const s = tableOf(2);
  const taken = asideAt.reduce((bits, roll, die) => (roll > 0 ? bits | (1 << shows[die]) : bits), 0);
  Object.assign(s.open, { rolls: 1, shows, asideAt, taken });
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 64; seed++) {
    const move = casual(new SeatObservation(game, s, 0, lister()), new SeededRandom(seed));
    const name = JSON.stringify(nameMove(game.verbs, move, s.box));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [[most, count]] = [...counts].sort(([, a], [, b]) => b - a);
  expect(count).toBeGreaterThan(48);
  return unchecked<Action>(JSON.parse(most));
}

describe('what a casual player does', () => {
  it('takes the Ring first', () => {
    expect(usually([ORC, ORC, RING, WEAPON, GANDALF])).toEqual({ type: 'setAside', die: 'red' });
  });

  it('takes no orc along with a Nazgûl that has to be taken (JM-DICE-08)', () => {
    expect(usually([ORC, NAZGUL, ORC, ORC, ORC])).toEqual({ type: 'setAside', die: 'yellow' });
    expect(usually([ORC, NAZGUL, ORC, ORC, ORC], [0, 1, 0, 0, 0])).toEqual({ type: 'roll' });
  });

  it('gives the Nazgûl to the opponent when it may choose (JM-DICE-09)', () => {
    expect(usually([NAZGUL, NAZGUL, NAZGUL, ORC, ORC])).toEqual({ type: 'setAside', die: 'red' });
  });

  it('leaves an orc that it could beat on the table', () => {
    expect(usually([ORC, WEAPON, ORC, ORC, ORC], [0, 1, 0, 0, 0])).toEqual({ type: 'roll' });
  });
});
