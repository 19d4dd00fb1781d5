import { newLot } from '#wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLot, keptFor, keptLot, lotAt, wishFor } from './lots.ts';

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
  keepLot('last', newLot('0'));
  vi.unstubAllGlobals();
});

describe('what is kept of the chance of tables', () => {
  it('outlives the page, and is found by table and by commitment', () => {
    keepLot('t1', { ...newLot('aa'), words: { 0: 'oak' } });
    keepLot('t2', newLot('bb'));
    expect(keptLot('t1')?.words).toEqual({ 0: 'oak' });
    expect(keptFor('bb')).toEqual(newLot('bb'));
    expect([keptLot('t3'), keptFor('cc')]).toEqual([null, null]);
    expect(kept.get(KEY)).toContain('oak');
  });

  it('lasts as long as the page where the browser will not keep it, the newest of each', () => {
    keepLot('t1', newLot('aa'));
    full = true;
    keepLot('t1', { ...newLot('aa'), words: { 0: 'oak' } });
    expect(keptLot('t1')?.words).toEqual({ 0: 'oak' });
  });

  it('is empty where it is damaged', () => {
    for (const damaged of ['{broken', 'null', '[]', '{"t1":7}']) {
      kept.set(KEY, damaged);
      expect(keptLot('t1')).toBeNull();
    }
  });

  it('lets go of the oldest', () => {
    for (let table = 0; table < 205; table++) keepLot(`t-${table}`, newLot(String(table)));
    expect([keptLot('t-0'), keptLot('t-204')?.commitment]).toEqual([null, '204']);
  });

  it('takes the words wished for a table once it is seen', () => {
    wishFor('t1', '  ');
    expect(lotAt('t1', 'aa')).toEqual(newLot('aa'));
    wishFor('t1', 'mellon');
    expect(lotAt('t1', 'aa').wish).toBe('mellon');
    expect(lotAt('t1', 'aa').wish).toBe('');
  });
});
