import { afterAll, describe, expect, it } from 'vitest';
import STANDARD from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import type { Journey } from '#games/journey-to-mordor/rules/state.ts';
import { Match, parseState, SeededRandom, serialise } from '#kernel';
import { BotPool, type ChoiceRequest } from './pool.ts';

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
      const action = await pool.choose(request({ level }));
      const match = Match.resume(journeyToMordor, { state: parseState<Journey>(rolled(), box), random: new SeededRandom(1) });
      expect(match.explain(0, action)).toBe(null);
    }
  });

  it('gives the same answer to the same question, on whatever thread', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pool.choose(request({ level: 'casual', seed: 42 }))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('plays with another content pack', async () => {
    const pack = { ...STANDARD, title: 'Another printing' };
    expect((await pool.choose(request({ pack, state: rolled(pack) }))).type).toBe('setAside');
  });

  it.each<[string, Partial<ChoiceRequest>, string]>([
    ['an unknown game', { game: 'chess' }, 'There is no game "chess"'],
    ['an unknown level', { level: 'wizard' }, 'has no bot "wizard"'],
    ['a seat that is not asked', { seat: 1 }, 'nothing to choose from'],
    ['a state that is none', { state: '{}' }, 'A state has a part "frames"'],
  ])('refuses %s and goes on', async (_, changes, reason) => {
    await expect(pool.choose(request(changes))).rejects.toThrow(reason);
    expect((await pool.choose(request())).type).toBe('setAside');
  });
});

it('a bot that never answers is given up, and its thread is free for others', async () => {
  const short = new BotPool({ threads: 1, patience: 500, worker: new URL('./testing/failing.ts', import.meta.url) });
  try {
    const endless = short.choose(request({ game: 'battle-for-middle-earth' }));
    // Waiting for the only thread does not count: this one would have no time left.
    const waiting = short.choose(request({ level: 'casual' })).catch(() => null);
    await expect(endless).rejects.toThrow('battle-for-middle-earth: ranger gave no answer within 500 ms');
    await waiting;
    // However long a new thread takes to open on a busy machine.
    await expect
      .poll(
        () =>
          short.choose(request({ level: 'casual' })).then(
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
  const busy = pool.choose(request());
  const die = { type: 'setAside', die: await firstKept() };
  expect((await pool.tell({ ...about, level: 'tell', action: die })).length).toBeGreaterThan(0);
  expect(await pool.tell({ ...about, level: 'tell', action: { type: 'roll' } })).toEqual([]);
  await busy;
});

/** What the bot itself would keep of the roll. */
async function firstKept(): Promise<string | number> {
  return (await pool.choose(request())).die;
}
