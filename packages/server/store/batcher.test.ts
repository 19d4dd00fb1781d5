import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

describe('a batcher', () => {
  it('hands over all of one turn at once, and what comes meanwhile in the next batch', async () => {
    const batches: string[][] = [];
    let release = () => {};
    const batcher = new Batcher<string, string>(async (batch) => {
      batches.push(batch);
      if (batches.length === 1)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return batch.map((item) => item.toUpperCase());
    });
    const first = [batcher.add('a'), batcher.add('b')];
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const second = [batcher.add('c'), batcher.add('d')];
    release();
    expect(await Promise.all([...first, ...second])).toEqual(['A', 'B', 'C', 'D']);
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await batcher.settled();
  });

  it('gives a failure to all of the batch and goes on', async () => {
    let fail = true;
    const batcher = new Batcher<number, number>(async (batch) => {
      if (fail) throw new Error('gone');
      return batch;
    });
    const results = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fail = false;
    expect(await batcher.add(3)).toBe(3);
  });
});
