import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairQueue, type QueuedThought, type QueueOptions, THOUGHT_KINDS, type ThoughtKind } from './fair-queue.ts';

const THREADS = { move: 2, hint: 1, reason: 1, bots: 2 };
const BOUNDS = { hint: { address: 3, total: 5 }, reason: { address: 2, total: 2 } };
const OPTIONS: QueueOptions = { threads: THREADS, bounds: BOUNDS };

const thought = (kind: ThoughtKind, address = 'a', person = 'p', table = 't'): QueuedThought => ({
  kind,
  payer: { address, person, table },
});

type Step = readonly ['add', QueuedThought] | readonly ['end', number] | readonly ['remove', number];

const some = fc.constantFrom('a', 'b', 'c', 'd');
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...THOUGHT_KINDS), some, some, some)
        .map(([kind, ...whose]): Step => ['add', thought(kind, ...whose)]),
    },
    { weight: 2, arbitrary: fc.nat(9).map((at): Step => ['end', at]) },
    { weight: 1, arbitrary: fc.nat(9).map((at): Step => ['remove', at]) },
  ),
  { maxLength: 120 },
);

/** Plays the steps on a queue and looks at everything that starts. */
class Played {
  readonly queue = new FairQueue<QueuedThought>(OPTIONS);
  readonly waiting: QueuedThought[] = [];
  readonly running: QueuedThought[] = [];

  do(step: Step): void {
    if (step[0] === 'add') this.add(step[1]);
    else if (step[0] === 'end') this.end(step[1]);
    else this.remove(step[1]);
    this.start();
    for (const kind of THOUGHT_KINDS)
      expect([this.queue.waiting(kind), this.queue.running(kind)]).toEqual([
        this.count(this.waiting, kind),
        this.count(this.running, kind),
      ]);
  }

  private count(among: readonly QueuedThought[], kind: ThoughtKind, address?: string): number {
    return among.filter((each) => each.kind === kind && (address === undefined || each.payer.address === address)).length;
  }

  private add(added: QueuedThought): void {
    const { kind, payer } = added;
    const bound = kind === 'hint' || kind === 'reason' ? BOUNDS[kind] : null;
    const full =
      bound !== null && (this.count(this.waiting, kind) >= bound.total || this.count(this.waiting, kind, payer.address) >= bound.address);
    expect(this.queue.add(added)).toBe(!full);
    if (!full) this.waiting.push(added);
  }

  end(at: number): void {
    const [over] = this.running.splice(at, 1);
    if (over !== undefined) this.queue.end(over, 100 * at);
  }

  private remove(at: number): void {
    const [gone] = this.waiting.splice(at, 1);
    if (gone !== undefined) expect(this.queue.remove(gone)).toBe(true);
  }

  private start(): void {
    for (let next = this.queue.next(); next !== null; next = this.queue.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running.push(next);
      const { kind } = next;
      expect(this.count(this.running, kind)).toBeLessThanOrEqual(THREADS[kind]);
      if (kind === 'bots') expect(this.waiting.filter((each) => each.kind === 'move' || each.kind === 'hint')).toEqual([]);
    }
    // No thread idles while it could work.
    for (const kind of ['move', 'hint', 'reason'] as const)
      if (this.count(this.running, kind) < THREADS[kind]) expect(this.count(this.waiting, kind)).toBe(0);
  }
}

it('keeps to the threads of each kind and to the bounds, lets bots-only tables come last, and loses nothing', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const played = new Played();
      for (const step of given) played.do(step);
      for (let i = 0; played.running.length > 0; i++) {
        expect(i).toBeLessThan(1000);
        played.do(['end', 0]);
      }
      expect(played.waiting).toEqual([]);
    }),
    { seed: 1420, numRuns: 500 },
  );
});

it('hints never take a thread from moves, nor moves one from hints', () => {
  const queue = new FairQueue<QueuedThought>({ ...OPTIONS, bounds: { ...BOUNDS, hint: { address: 100, total: 100 } } });
  for (let i = 0; i < 50; i++) queue.add(thought('hint', 'crowd', `${i}`));
  while (queue.next() !== null);
  expect([queue.running('hint'), queue.waiting('hint')]).toEqual([1, 49]);
  queue.add(thought('move', 'home'));
  expect(queue.next()?.payer.address).toBe('home');
});

it('tables of bots only wait while a person waits for a move or a hint, and go on when nobody does', () => {
  const queue = new FairQueue<QueuedThought>(OPTIONS);
  const hints = [thought('hint', 'a'), thought('hint', 'b')];
  for (const each of [...hints, thought('bots', 'c'), thought('reason', 'd'), thought('reason', 'd')]) queue.add(each);
  expect([queue.next(), queue.next()?.kind, queue.next()]).toEqual([hints[0], 'reason', null]);
  queue.end(hints[0], 10);
  expect([queue.next(), queue.next()?.kind]).toEqual([hints[1], 'bots']);
});

it('refuses hints over the bound of an address or of all, and never a move', () => {
  const queue = new FairQueue<QueuedThought>(OPTIONS);
  const asked = (kind: ThoughtKind, address: string): boolean => queue.add(thought(kind, address));
  expect(['a', 'a', 'a', 'a'].map((address) => asked('hint', address))).toEqual([true, true, true, false]);
  expect(['b', 'b', 'b', 'c'].map((address) => asked('hint', address))).toEqual([true, true, false, false]);
  expect(Array.from({ length: 100 }, () => asked('move', 'a') && asked('bots', 'a'))).not.toContain(false);
  // One that starts makes room.
  for (let next = queue.next(); next !== null; next = queue.next());
  expect(asked('hint', 'c')).toBe(true);
});
