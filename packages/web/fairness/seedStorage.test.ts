import { newLot } from '#wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSeed, storedSeedFor, storedSeed, seedAt, setSeedWords } from './seedStorage.ts';

const KEY = 'redbook.lots';
let kept: Map<string, string>;
let full: boolean;
beforeEach(() => {
  kept = new Map();
  full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new Error('full');
      kept.set(key, value);
    },
  });
});
afterEach(() => {
  // Whatever was not saved is saved again with the next one.
  full = false;
  storeSeed('last', newLot('0'));
  vi.unstubAllGlobals();
});

describe('what is kept of the chance of tables', () => {
  it('outlives the page, and is found by table and by commitment', () => {
    storeSeed('t1', { ...newLot('aa'), words: { 0: 'oak' } });
    storeSeed('t2', newLot('bb'));
    expect(storedSeed('t1')?.words).toEqual({ 0: 'oak' });
    expect(storedSeedFor('bb')).toEqual(newLot('bb'));
    expect([storedSeed('t3'), storedSeedFor('cc')]).toEqual([null, null]);
    expect(kept.get(KEY)).toContain('oak');
  });

  it('lasts as long as the page where the browser will not keep it, the newest of each', () => {
    storeSeed('t1', newLot('aa'));
    full = true;
    storeSeed('t1', { ...newLot('aa'), words: { 0: 'oak' } });
    expect(storedSeed('t1')?.words).toEqual({ 0: 'oak' });
  });

  it('is empty where it is damaged', () => {
    for (const damaged of ['{broken', 'null', '[]', '{"t1":7}']) {
      kept.set(KEY, damaged);
      expect(storedSeed('t1')).toBeNull();
    }
  });

  it('lets go of the oldest', () => {
    for (let table = 0; table < 205; table++) storeSeed(`t-${table}`, newLot(String(table)));
    expect([storedSeed('t-0'), storedSeed('t-204')?.commitment]).toEqual([null, '204']);
  });

  it('takes the words wished for a table once it is seen', () => {
    setSeedWords('t1', '  ');
    expect(seedAt('t1', 'aa')).toEqual(newLot('aa'));
    setSeedWords('t1', 'mellon');
    expect(seedAt('t1', 'aa').wish).toBe('mellon');
    expect(seedAt('t1', 'aa').wish).toBe('');
  });
});
