import { describe, expect, it } from 'vitest';
import { Batcher, type BatchResult } from './batcher.ts';

describe('a batcher', () => {
  it('hands over all of one turn at once, in order, and what comes later in the next batch', async () => {
    const batches: (readonly string[])[] = [];
    const batcher = new Batcher<string, string>((batch) => {
      batches.push(batch);
      return batch.map((item) => ({ ok: true, value: item.toUpperCase() }));
    });
    const first = [batcher.add('a'), batcher.add('b')];
    expect(batches).toEqual([]);
    expect(await Promise.all(first)).toEqual(['A', 'B']);
    expect(await Promise.all([batcher.add('c'), batcher.add('d')])).toEqual(['C', 'D']);
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('does not wait when it is told not to', async () => {
    const batches: (readonly string[])[] = [];
    const batcher = new Batcher<string, string>((batch) => {
      batches.push(batch);
      return batch.map((value) => ({ ok: true, value }));
    });
    const added = batcher.add('a');
    batcher.run();
    expect(batches).toEqual([['a']]);
    expect(await added).toBe('a');
    await new Promise((resolve) => setImmediate(resolve));
    expect(batches).toHaveLength(1);
  });

  it('gives each item its own result, and a failure of the whole batch to all', async () => {
    let fail = false;
    const batcher = new Batcher<number, number>((batch) => {
      if (fail) throw new Error('gone');
      return batch.map((value): BatchResult<number> => (value < 0 ? { ok: false, error: new Error('negative') } : { ok: true, value }));
    });
    const some = await Promise.allSettled([batcher.add(1), batcher.add(-1)]);
    expect(some.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    fail = true;
    const none = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
    expect(none.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fail = false;
    expect(await batcher.add(3)).toBe(3);
  });
});
