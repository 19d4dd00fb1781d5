import { afterAll, describe, expect, it } from 'vitest';
import STANDARD from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import type { Journey } from '#games/journey-to-mordor/rules/state.ts';
import { Match, parseState, SeededRandom, serialise } from '#kernel';
import { BotPool, type ChoiceRequest, QueueFull } from './pool.ts';

const pool = new BotPool({ threads: 2 });
afterAll(() => pool.close());

/** A roll lies on the table: two Rings among other things. */
function rolled(pack: unknown = STANDARD): string {
  const match = Match.begin(journeyToMordor, {
    box: journeyToMordor.content.read(pack),
    options: { first: 0 },
    seats: 2,
    random: new SeededRandom(5),
  });
  match.apply(0, { type: 'chooseHobbit', hobbit: 'sam' });
  match.apply(1, { type: 'chooseHobbit', hobbit: 'merry' });
  match.apply(0, { type: 'roll' });
  return serialise(match.state);
}

const payer = { address: '192.0.2.1', person: 'frodo', table: 'bag-end' };
const MOVE = { kind: 'move', payer } as const;

const request = (changes: Partial<ChoiceRequest> = {}): ChoiceRequest => ({
  game: 'journey-to-mordor',
  level: 'ranger',
  seat: 0,
  state: rolled(),
  seed: 1,
  ...changes,
});

describe('the pool of bots', () => {
  it('answers with an action that the rules accept', async () => {
    const box = journeyToMordor.content.read(STANDARD);
    for (const level of ['random', 'casual', 'ranger']) {
      const action = await pool.choose(() => request({ level }), MOVE);
      const match = Match.resume(journeyToMordor, { state: parseState<Journey>(rolled(), box), random: new SeededRandom(1) });
      expect(match.explain(0, action)).toBe(null);
    }
  });

  it('gives the same answer to the same question, on whatever thread', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pool.choose(() => request({ level: 'casual', seed: 42 }), MOVE)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('plays with another content pack', async () => {
    const pack = { ...STANDARD, title: 'Another printing' };
    expect((await pool.choose(() => request({ pack, state: rolled(pack) }), MOVE)).type).toBe('setAside');
  });

  it.each<[string, Partial<ChoiceRequest>, string]>([
    ['an unknown game', { game: 'chess' }, 'There is no game "chess"'],
    ['an unknown level', { level: 'wizard' }, 'has no bot "wizard"'],
    ['a seat that is not asked', { seat: 1 }, 'nothing to choose from'],
    ['a state that is none', { state: '{}' }, 'A state has a part "frames"'],
  ])('refuses %s and goes on', async (_, changes, reason) => {
    await expect(pool.choose(() => request(changes), MOVE)).rejects.toThrow(reason);
    expect((await pool.choose(() => request(), MOVE)).type).toBe('setAside');
  });
});

it('a bot that never answers is given up, and its thread is free for others', async () => {
  const short = new BotPool({ threads: 1, patience: 500, worker: new URL('./testing/failing-worker.ts', import.meta.url) });
  try {
    const endless = short.choose(() => request({ game: 'battle-for-middle-earth' }), MOVE);
    // Waiting for the only thread does not count: this one would have no time left.
    const waiting = short.choose(() => request({ level: 'casual' }), MOVE).catch(() => null);
    await expect(endless).rejects.toThrow('battle-for-middle-earth: ranger gave no answer within 500 ms');
    await waiting;
    // A new thread may take long to start on a busy machine.
    await expect
      .poll(
        () =>
          short
            .choose(() => request({ level: 'casual' }), MOVE)
            .then(
              ({ type }) => type,
              () => null,
            ),
        { timeout: 45_000 },
      )
      .toBe('setAside');
  } finally {
    await short.close();
  }
});

it('whoever tells why has a thread of his own: no bot that thinks about its move waits for it', async () => {
  const { level: _, ...about } = request();
  const busy = pool.choose(() => request(), MOVE);
  const die = { type: 'setAside', die: await firstKept() };
  expect((await pool.tell({ ...about, level: 'tell', action: die }, payer)).length).toBeGreaterThan(0);
  expect(await pool.tell({ ...about, level: 'tell', action: { type: 'roll' } }, payer)).toEqual([]);
  await busy;
});

/** What the bot itself would keep of the roll. */
async function firstKept(): Promise<string | number> {
  return (await pool.choose(() => request(), MOVE)).die;
}

describe('while the threads are busy', () => {
  const BATTLE = { game: 'battle-for-middle-earth' };
  const busyPool = (patience: number) =>
    new BotPool({
      threads: 1,
      patience,
      hintsWaiting: { address: 1, total: 2 },
      worker: new URL('./testing/failing-worker.ts', import.meta.url),
    });

  it('a move that is not wanted any more leaves the queue, and its request is never made', async () => {
    const busy = busyPool(500);
    try {
      const endless = busy.choose(() => request(BATTLE), MOVE).catch(() => null);
      const stop = new AbortController();
      let made = 0;
      const counted = () => {
        made++;
        return request();
      };
      const waiting = busy.choose(counted, { ...MOVE, signal: stop.signal });
      expect([busy.thinking('move'), busy.waiting('move')]).toEqual([1, 1]);
      stop.abort(new Error('the table was given up'));
      await expect(waiting).rejects.toThrow('the table was given up');
      await expect(busy.choose(counted, { ...MOVE, signal: stop.signal })).rejects.toThrow('the table was given up');
      expect([busy.thinking('move'), busy.waiting('move'), made]).toEqual([1, 0, 0]);
      await endless;
      expect(busy.thinking('move')).toBe(0);
    } finally {
      await busy.close();
    }
  });

  it('hints over the bound are refused, reasons over the bound are left out, and moves have a thread', async () => {
    const busy = busyPool(60_000);
    try {
      const { level: _, ...about } = request(BATTLE);
      const hint = (address: string) => busy.advise({ ...about, level: 'advice' }, { ...payer, address });
      const reason = () => busy.tell({ ...about, level: 'tell', action: { type: 'pass' } }, payer);
      const running = [hint('a'), hint('a'), hint('b')];
      await expect(hint('a')).rejects.toBeInstanceOf(QueueFull);
      await expect(hint('c')).rejects.toBeInstanceOf(QueueFull);
      expect([busy.thinking('hint'), busy.waiting('hint')]).toEqual([1, 2]);
      const all = Promise.allSettled([...running, ...Array.from({ length: 17 }, reason)]);
      expect(await reason()).toEqual([]);
      expect((await busy.choose(() => request({ level: 'casual' }), MOVE)).type).toBe('setAside');
      expect(busy.thinking('hint')).toBe(1);
      await busy.close();
      for (const each of await all) expect(each.status).toBe('rejected');
    } finally {
      await busy.close();
    }
  });
});
