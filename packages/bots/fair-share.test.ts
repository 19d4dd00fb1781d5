import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairShare } from './fair-share.ts';

const SEED = { seed: 1420, numRuns: 300 };

interface Job {
  readonly path: readonly string[];
  readonly cost: number;
}

const job = (address: string, person = 'p', table = 't', cost = 1): Job => ({ path: [address, person, table], cost });

/** Starts jobs one after another until none waits. */
function drain(share: FairShare<Job>): Job[] {
  const started: Job[] = [];
  for (let next = share.take(); next !== null; next = share.take()) {
    started.push(next);
    share.end(next.path, next.cost);
  }
  return started;
}

const people = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 30 });

it('in every window no address starts more than its share and one, however many jobs, people and tables it has', () => {
  fc.assert(
    fc.property(fc.array(people, { minLength: 2, maxLength: 6 }), (addresses) => {
      const share = new FairShare<Job>(1);
      const left = addresses.map((jobs, address) => {
        for (const [person, table] of jobs) share.add([`${address}`, `${person}`, `${table}`], job(`${address}`, `${person}`, `${table}`));
        return jobs.length;
      });
      // Only as long as every address has jobs waiting.
      const started: number[] = [];
      while (left.every((count) => count > 0)) {
        const next = share.take();
        if (next === null) throw new Error('Jobs wait');
        started.push(Number(next.path[0]));
        left[Number(next.path[0])]--;
        share.end(next.path, next.cost);
      }
      for (let from = 0; from < started.length; from++)
        for (let to = from + 1; to <= started.length; to++) {
          const window = started.slice(from, to);
          for (const address of addresses.keys())
            expect(window.filter((each) => each === address).length).toBeLessThanOrEqual(window.length / addresses.length + 1);
        }
    }),
    SEED,
  );
});

it('shares time, not turns: addresses that always wait have used the same up to one job', () => {
  const costs = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(costs, { minLength: 2, maxLength: 5 }), (addresses) => {
      const share = new FairShare<Job>(10);
      for (const [address, jobs] of addresses.entries())
        for (const cost of jobs) share.add([`${address}`, 'p', 't'], job(`${address}`, 'p', 't', cost));
      const used = addresses.map(() => 0);
      const left = addresses.map((jobs) => jobs.length);
      while (left.every((count) => count > 0)) {
        const next = share.take();
        if (next === null) throw new Error('Jobs wait');
        const address = Number(next.path[0]);
        used[address] += next.cost;
        left[address]--;
        share.end(next.path, next.cost);
        expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(50);
      }
    }),
    SEED,
  );
});

it('every job is started once, and nothing is remembered when all are over', () => {
  const jobs = fc.array(fc.tuple(...[0, 1, 2].map(() => fc.constantFrom('a', 'b', 'c')), fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(jobs, (given) => {
      const share = new FairShare<Job>(3);
      const all = given.map(([address, person, table, cost]) => job(`${address}`, `${person}`, `${table}`, Number(cost)));
      for (const each of all) share.add(each.path, each);
      const started = drain(share);
      expect(new Set(started)).toEqual(new Set(all));
      expect(started.length).toBe(all.length);
      expect([share.waiting, share.size]).toEqual([0, 0]);
    }),
    SEED,
  );
});

it('a newcomer is next, as an address and as a person at a busy address', () => {
  const share = new FairShare<Job>(1);
  for (let i = 0; i < 60; i++) share.add(['crowd', `${i % 40}`, `${i}`], job('crowd', `${i % 40}`, `${i}`));
  const taken = [share.take(), share.take(), share.take()];
  expect(taken.map((each) => each?.path[0])).toEqual(['crowd', 'crowd', 'crowd']);
  share.add(['home', 'p', 't'], job('home'));
  expect(share.take()?.path[0]).toBe('home');
  share.add(['crowd', 'new', 't'], job('crowd', 'new'));
  // 37 people there wait for their first turn and came before.
  const next = Array.from({ length: 38 }, () => share.take()?.path[1]);
  expect(next).toContain('new');
  expect(new Set(next).size).toBe(38);
});

it('idling earns no credit: whoever comes back takes turns with the others', () => {
  const share = new FairShare<Job>(1);
  share.add(['idle', 'p', 't'], job('idle'));
  for (let i = 0; i < 30; i++) share.add(['busy', 'p', 't'], job('busy'));
  for (let i = 0; i < 20; i++) {
    const next = share.take();
    if (next !== null) share.end(next.path, 1);
  }
  for (let i = 0; i < 10; i++) share.add(['idle', 'p', 't'], job('idle'));
  const order = Array.from({ length: 8 }, () => share.take()?.path[0]);
  expect(order.filter((address) => address === 'idle').length).toBe(4);
});

it('an address that used much and pauses for a moment is still charged for it', () => {
  const share = new FairShare<Job>(1);
  for (let i = 0; i < 30; i++) share.add(['light', 'p', 't'], job('light'));
  share.add(['heavy', 'p', 't'], job('heavy'));
  for (let i = 0; i < 2; i++) {
    const next = share.take();
    if (next !== null) share.end(next.path, next.path[0] === 'heavy' ? 10 : 1);
  }
  share.add(['heavy', 'p', 't'], job('heavy'));
  const order = Array.from({ length: 9 }, () => share.take()?.path[0]);
  expect(order).toEqual(Array.from({ length: 9 }, () => 'light'));
});

it('a job that was taken back is not started, and one that runs cannot be taken back', () => {
  const share = new FairShare<Job>(1);
  const [one, two, three] = ['a', 'a', 'b'].map((address) => job(address));
  for (const each of [one, two, three]) share.add(each.path, each);
  expect(share.take()).toBe(one);
  expect([share.remove(one.path, one), share.remove(two.path, two), share.remove(two.path, two)]).toEqual([false, true, false]);
  expect([share.waiting, share.waitingOf('a'), share.waitingOf('b')]).toEqual([1, 0, 1]);
  expect(share.take()).toBe(three);
  expect(share.take()).toBe(null);
});

it('forgets addresses that are gone, also while others are always busy', () => {
  const share = new FairShare<Job>(1);
  for (let i = 0; i < 500; i++) {
    for (let j = 0; j < 2; j++) share.add(['busy', 'p', 't'], job('busy'));
    share.add([`${i}`, 'p', 't'], job(`${i}`));
    for (let j = 0; j < 2; j++) {
      const next = share.take();
      if (next !== null) share.end(next.path, 1);
    }
  }
  expect(share.size).toBeLessThan(15);
});

it('among those that have used the same, the one served longest ago is next: also where jobs cost nothing', () => {
  const share = new FairShare<Job>(1);
  for (const address of ['a', 'a', 'a', 'b', 'b', 'b']) share.add([address, 'p', 't'], job(address, 'p', 't', 0));
  expect(drain(share).map(({ path }) => path[0])).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});
