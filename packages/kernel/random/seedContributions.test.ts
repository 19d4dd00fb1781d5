import { describe, expect, test } from 'vitest';
import { CommittedRandom, commitment } from './committedRandom.ts';
import { findFalseContribution } from './seedContributions.ts';
import { CONTRIBUTION_PATTERN, seedCommitment } from './seedCommitment.ts';

const secret = '7f'.repeat(32);
const published = commitment(secret);
const contributions = ['oak 11', '', 'ash 22'];
const people = [true, false, true];
const promises = contributions.map((words, seat) => (words === '' ? '' : seedCommitment(published, seat, words)));
const seal = { version: 2 as const, secret, contributions };

const rolls = (given: readonly string[], version?: 2): number[] => {
  const random = new CommittedRandom({ version, secret, contributions: given });
  return Array.from({ length: 5 }, () => random.roll(1_000_000));
};

describe('what people throw in', () => {
  test('a promise holds for one table, one seat and these words only', () => {
    const promise = seedCommitment(published, 0, 'oak');
    const others = [
      seedCommitment(commitment('80'.repeat(32)), 0, 'oak'),
      seedCommitment(published, 1, 'oak'),
      seedCommitment(published, 0, 'Oak'),
    ];
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([promise, ...others]).size).toBe(4);
  });

  test('the words of every seat are in the key, in seat order, and no two lists make the same', () => {
    const lists = [['oak', 'ash'], ['ash', 'oak'], ['oak', ''], ['', 'oak'], ['oak'], ['oak', 'ash', ''], ['oa', 'kash']];
    expect(new Set(lists.map((list) => rolls(list, 2).join())).size).toBe(lists.length);
    expect(rolls(['oak', 'ash'], 2)).not.toEqual(rolls(['oak', 'ash']));
  });

  test('what everybody kept to is true', () => {
    expect(findFalseContribution({ promises, seal }, people)).toBeNull();
  });

  test.each([
    ['words on a seat that is no person’s', { promises, contributions: ['oak 11', 'elm', 'ash 22'] }, /no person/],
    ['a promise on a seat that is no person’s', { promises: [promises[0], promises[0], promises[2]], contributions }, /no person/],
    ['a missing contribution', { promises, contributions: ['oak 11', '', ''] }, /missing/],
    ['a missing promise', { promises: ['', '', promises[2]], contributions }, /missing/],
    ['words made after the promise', { promises, contributions: ['oak 12', '', 'ash 22'] }, /too late/],
    ['words of another seat', { promises, contributions: ['ash 22', '', 'oak 11'] }, /too late/],
    ['too few of either', { promises: promises.slice(1), contributions }, /3 seats, 2 promises/],
    ['more than one line', { promises, contributions: ['oak\n11', '', 'ash 22'] }, /one line/],
  ])('refuses %s', (_, { promises: given, contributions: added }, why) => {
    expect(findFalseContribution({ promises: given, seal: { ...seal, contributions: added } }, people)?.message).toMatch(why);
  });

  test('words are one line: nothing that could stand for two seats', () => {
    for (const good of ['a', 'Żółw 🎲', 'x'.repeat(200)]) expect(CONTRIBUTION_PATTERN.test(good)).toBe(true);
    for (const bad of ['', 'a\nb', 'a\rb', 'a\u2028b', '\ud800', 'x'.repeat(201)]) expect(CONTRIBUTION_PATTERN.test(bad)).toBe(false);
  });
});
