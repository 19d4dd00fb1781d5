import { describe, expect, it } from 'vitest';
import type { Person } from '../store/store.ts';
import { cup } from '../testing/cup.ts';
import {
  cancelled,
  forgotten,
  handedOver,
  withEntrant,
  withoutEntrant,
  type PairingLots,
  withResult,
  openPairings,
  withRemoved,
  renamed,
  type PairingResult,
  started,
  type Tournament,
} from './tournament.ts';

const person = (id: string): Person => ({ id, name: id, account: null });
const NOBODY: ReadonlySet<string> = new Set();
const lots = (): PairingLots => {
  let number = 0;
  return { newId: () => `table-${number++}`, shuffled: (list) => list };
};
const of = (names: readonly string[], more: Partial<Tournament> = {}): Tournament =>
  names.reduce((tournament, name) => withEntrant(tournament, person(name), NOBODY), cup(more));
const begun = (names: readonly string[], more: Partial<Tournament> = {}, by = lots()): Tournament =>
  started(of(names, more), 'gandalf', by, 1);
const WON: PairingResult = { points: [1, 0], how: 'played' };
/** The first seat wins everywhere. */
function playedOut(tournament: Tournament, by: PairingLots): Tournament {
  let next = tournament;
  for (let [pairing] = openPairings(next); pairing !== undefined; [pairing] = openPairings(next))
    next = withResult(next, pairing.table ?? '', WON, by, 2);
  return next;
}

describe('a tournament that gathers', () => {
  it('takes people until it is full, each once, under names that differ', () => {
    const two = withEntrant(of(['frodo']), { id: 'other', name: 'Frodo', account: null }, NOBODY);
    expect(two.entrants).toEqual([
      { key: 1, person: 'frodo', name: 'frodo' },
      { key: 2, person: 'other', name: 'Frodo (2)' },
    ]);
    expect(withEntrant(two, person('frodo'), NOBODY)).toBe(two);
    const full = of(['a', 'b', 'c', 'd']);
    expect(() => withEntrant(full, person('e'), NOBODY)).toThrow('taken');
    // A place that was left is free again, and its number is nobody else's.
    expect(withEntrant(withoutEntrant(full, 'b', 5), person('e'), NOBODY).entrants.map(({ key }) => key)).toEqual([1, 3, 4, 5]);
  });

  it('is not for whom somebody there does not want to meet', () => {
    expect(() => withEntrant(of(['frodo']), person('lobelia'), new Set(['frodo']))).toThrow('invited');
    expect(() => withEntrant(of([]), person('lobelia'), new Set(['gandalf']))).toThrow('invited');
  });

  it('is started and cancelled by whoever has set it up, with two at least', () => {
    expect(() => started(of(['frodo', 'sam']), 'frodo', lots(), 1)).toThrow('Only');
    expect(() => started(of(['frodo']), 'gandalf', lots(), 1)).toThrow('2 people');
    expect(() => cancelled(of([]), 'frodo')).toThrow('Only');
    expect(cancelled(of(['frodo']), 'gandalf').phase).toBe('cancelled');
    expect(() => cancelled(begun(['frodo', 'sam']), 'gandalf')).toThrow('before');
    expect(() => withRemoved(of(['frodo']), 'frodo', 1, 1)).toThrow('Only');
    expect(() => withRemoved(of(['frodo']), 'gandalf', 7, 1)).toThrow('number 7');
    expect(withRemoved(of(['frodo', 'sam']), 'gandalf', 1, 1).entrants.map(({ person: who }) => who)).toEqual(['sam']);
  });
});

describe('a tournament that is played', () => {
  it('goes from round to round when the last game of one is over, and ends after the last', () => {
    const by = lots();
    const first = begun(['a', 'b', 'c', 'd'], {}, by);
    expect(first).toMatchObject({ phase: 'playing', rounds: 3 });
    expect(openPairings(first)).toHaveLength(2);
    const half = withResult(first, 'table-0', WON, by, 2);
    expect(half.played).toHaveLength(1);
    // Told twice, nothing happens twice.
    expect(withResult(half, 'table-0', WON, by, 2)).toBe(half);
    const second = withResult(half, 'table-1', WON, by, 2);
    expect(second.played.map(({ endedAt }) => endedAt)).toEqual([2, null]);
    expect(withResult(second, 'table-1', WON, by, 3)).toBe(second);
    const over = playedOut(second, by);
    expect([over.phase, over.played.length]).toEqual(['finished', 3]);
    const tables = over.played.flatMap(({ pairings }) => pairings.map(({ table }) => table));
    expect(new Set(tables).size).toBe(6);
  });

  it('has so many rounds of a Swiss tournament as were wished for, or as there can be', () => {
    expect(begun(['a', 'b', 'c', 'd'], { form: 'swiss', rounds: 2 }).rounds).toBe(2);
    expect(begun(['a', 'b', 'c'], { form: 'swiss', rounds: 9 }).rounds).toBe(3);
    const by = lots();
    const over = playedOut(begun(['a', 'b', 'c'], { form: 'swiss', rounds: 3 }, by), by);
    expect(over.played.flatMap(({ pairings }) => pairings.filter(({ result }) => result?.how === 'bye'))).toHaveLength(3);
  });

  it('gives the point to whoever was to play against somebody who has left', () => {
    const by = lots();
    const first = withoutEntrant(begun(['a', 'b', 'c', 'd'], {}, by), 'a', 5);
    // The game that is played is still to be given up at its table.
    expect(openPairings(first)).toHaveLength(2);
    const over = playedOut(first, by);
    const his = over.played.flatMap(({ pairings }) => pairings.filter(({ keys }) => keys.includes(1)));
    expect(his.map(({ result }) => result?.how)).toEqual(['played', 'forfeit', 'forfeit']);
    for (const { keys, result } of his.slice(1)) expect(result?.points[keys.indexOf(1)]).toBe(0);
    expect(his.slice(1).every(({ table }) => table === null)).toBe(true);
    expect(() => withEntrant(first, person('a'), NOBODY)).toThrow('before');
  });

  it('lets no organiser who takes part win a game by removing the opponent', () => {
    const names = ['gandalf', 'frodo', 'sam', 'merry'];
    const robin = begun(names);
    const keyOf = (tournament: Tournament, name: string) => tournament.entrants.find(({ person: id }) => id === name)?.key ?? 0;
    // Everybody is to play against everybody.
    for (const name of names.slice(1)) expect(() => withRemoved(robin, 'gandalf', keyOf(robin, name), 5)).toThrow('without play');
    const swiss = begun(names, { form: 'swiss', rounds: 2 });
    const own: readonly (number | null)[] = openPairings(swiss).find(({ keys }) => keys.includes(keyOf(swiss, 'gandalf')))?.keys ?? [];
    for (const name of names.slice(1)) {
      const key = keyOf(swiss, name);
      const remove = () => withRemoved(swiss, 'gandalf', key, 5);
      if (own.includes(key)) expect(remove).toThrow('without play');
      else expect(remove().entrants.find((entrant) => entrant.key === key)?.out).toBe(5);
    }
    // An organiser who does not take part judges, and so does one who has left.
    const watched = begun(['frodo', 'sam', 'merry']);
    expect(withRemoved(watched, 'gandalf', 1, 5).entrants[0].out).toBe(5);
    const left = withoutEntrant(robin, 'gandalf', 4);
    expect(withRemoved(left, 'gandalf', keyOf(left, 'sam'), 5).entrants.find(({ person: id }) => id === 'sam')?.out).toBe(5);
    expect(withRemoved(robin, 'gandalf', keyOf(robin, 'gandalf'), 5).entrants.find(({ person: id }) => id === 'gandalf')?.out).toBe(5);
  });

  it('does not pair whoever has left a Swiss tournament, and ends when one is left', () => {
    const by = lots();
    const swiss = begun(['a', 'b', 'c'], { form: 'swiss', rounds: 3 }, by);
    const gone = withoutEntrant(withoutEntrant(swiss, 'a', 5), 'b', 5);
    const [open] = openPairings(gone);
    expect(withResult(gone, open?.table ?? '', WON, by, 6)).toMatchObject({ phase: 'finished', played: [{ endedAt: 6 }] });
  });
});

describe('people of a tournament', () => {
  it('keep their place when they sign in, unless they are there already', () => {
    const both = of(['guest', 'account']);
    expect(handedOver(of(['guest']), 'guest', 'account').entrants[0]).toMatchObject({ person: 'account' });
    expect(handedOver(both, 'guest', 'account')).toBe(both);
    expect(handedOver(of([]), 'gandalf', 'white').host).toBe('white');
  });

  it('can be called otherwise, and be gone', () => {
    expect(renamed(of(['frodo', 'sam']), 'sam', 'frodo').entrants.map(({ name }) => name)).toEqual(['frodo', 'frodo (2)']);
    const gone = forgotten(begun(['frodo', 'sam']), 'frodo', 9);
    expect(gone.entrants[0]).toEqual({ key: 1, person: '', name: '', out: 9 });
    expect(JSON.stringify(forgotten(of(['gandalf', 'sam']), 'gandalf', 9))).not.toMatch(/gandalf/i);
    expect(forgotten(of(['sam']), 'gandalf', 9)).toMatchObject({ phase: 'cancelled', host: '' });
  });
});
