import type { Levels } from '#bots/bot.ts';
import type { Exact } from '#bots/exact.ts';
import type { OpenedGame } from '#bots/opened.ts';
import { random } from '#bots/random.ts';
import { casual } from '#games/journey-to-mordor/bots/casual.ts';
import { Library } from '#games/journey-to-mordor/bots/library.ts';
import { masterWith } from '#games/journey-to-mordor/bots/ranger.ts';
import { exactWith } from '#games/journey-to-mordor/bots/solved/exact.ts';
import { Shelf } from '#games/journey-to-mordor/bots/solved/shelf.ts';
import { Solver } from '#games/journey-to-mordor/bots/solved/solve.ts';
import { write } from '#games/journey-to-mordor/bots/solved/table.ts';
import { tableOf } from '#games/journey-to-mordor/bots/testing.ts';
import standard from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { journeyToMordor as game } from '#games/journey-to-mordor/index.ts';
import { LegalMoves, unchecked } from '#kernel';
import { describe, expect, it } from 'vitest';
import { recordOfGame } from '../recorded.ts';
import { Here } from './here.ts';
import type { Outlined, Reckoner, Tale } from './parts.ts';
import { taleOf } from './tale.ts';

/** A short way and a short trail, solved in a moment. */
const SHORT = {
  ...standard,
  sides: standard.sides.map((side) => ({ ...side, roundFields: side.roundFields.slice(-3), squareFields: side.squareFields.slice(-2) })),
};
const LEVELS = ['random', 'casual', 'master'];

async function opening(): Promise<OpenedGame> {
  const box = game.content.read(SHORT);
  const solution = new Solver(tableOf(2, 'basic', false, box), 'basic', false, new Library(new LegalMoves(game))).solve();
  const shelf = new Shelf();
  await shelf.put(await write(solution, box, 'basic', false));
  // The registry opens games without their types, as everybody else does.
  return {
    game,
    levels: unchecked<Levels>({ random, casual, master: masterWith(shelf) }),
    lateExact: () => Promise.resolve(unchecked<Exact>(exactWith(shelf))),
  };
}
const opened = await opening();

const hereOf = (bots: readonly string[], number: number): Promise<Here> =>
  Here.of(opened, recordOfGame(opened, { game: game.id, bots, options: {}, pack: SHORT, seating: 'fixed' }, 5, number));

/** Nothing may be played on where everything is known. */
const refuse = (): never => {
  throw new Error('A game was played on');
};

const reckonerOf = (here: Here): Reckoner => ({
  hands: 2,
  pace: refuse,
  chances: refuse,
  judge: refuse,
  advice: (step, level) => Promise.resolve(here.advice(step, level)),
  exactly: (from, to) => Promise.resolve(here.exactly(from, to)),
});

const tell = (here: Here): Promise<Tale> => taleOf(here.outline(), LEVELS, reckonerOf(here), () => {});

function expectToAddUp({ points, turns }: Tale, { seats, result }: Outlined): void {
  for (let seat = 0; seat < seats; seat++) {
    const all = turns.reduce((sum, { luck, decisions }) => sum + luck[seat] + decisions[seat], points[0].chances[seat]);
    expect(all).toBeCloseTo(result[seat], 9);
  }
}

/** What a deed cost whoever did it, for every deed; null where the game is not solved. */
function costs(here: Here): readonly number[] | null {
  const { deeds } = here.outline();
  const found = here.exactly(0, deeds.length);
  return found?.map(({ chances, after }, step) => chances[deeds[step].seat] - after[deeds[step].seat]) ?? null;
}

describe('the tale of a game that is solved', () => {
  it('of two perfect players is luck and nothing else', async () => {
    for (let number = 0; number < 8; number++) {
      const here = await hereOf(['master', 'master'], number);
      const tale = await tell(here);
      expect(tale).toMatchObject({ exact: true, playouts: 0, differed: 0 });
      expect(tale.turns.flatMap(({ decisions }) => decisions)).toEqual(tale.turns.flatMap(() => [0, 0]));
      expect(tale.turnings.every(({ kind }) => kind === 'luck')).toBe(true);
      expectToAddUp(tale, here.outline());
    }
  });

  it('of two others adds up to the last place, and nobody gains by his own decisions', async () => {
    let told = 0;
    const mistakes: Tale['turnings'][number][] = [];
    for (let number = 0; number < 12; number++) {
      const here = await hereOf(['casual', 'casual'], number);
      const cost = costs(here);
      if (cost === null) continue;
      told++;
      expect(Math.min(...cost)).toBeGreaterThan(-1e-9);
      const tale = await tell(here);
      expectToAddUp(tale, here.outline());
      expect(tale.differed).toBe(cost.filter((each) => each > 0.001).length);
      for (const turning of tale.turnings) if (turning.kind === 'decision') mistakes.push(turning);
      const most = tale.turnings.map(({ swing }) => Math.max(...swing.map(Math.abs)));
      expect(Math.min(...most)).toBeGreaterThanOrEqual(0.01);
    }
    expect(told).toBeGreaterThan(3);
    expect(mistakes.length).toBeGreaterThan(0);
    // Perfect play would have done something else there.
    for (const { instead, swing, seat, error } of mistakes) {
      expect(instead).not.toBeNull();
      expect(swing[seat]).toBeLessThan(-0.001);
      expect(error).toBe(0);
    }
  });

  it('counts giving up as a decision, and choices that cost next to nothing as luck', async () => {
    const deed = (seat: number, resigned = false) => ({ seat, round: 1, drew: false, resigned });
    const outlined: Outlined = { seats: 2, deeds: [deed(0), deed(1), deed(1, true)], result: [1, 0] };
    const tale = await taleOf(
      outlined,
      ['master'],
      {
        ...reckonerOf(await hereOf(['master', 'master'], 0)),
        advice: (step) => Promise.resolve({ step, open: true, instead: null }),
        exactly: () =>
          Promise.resolve([
            { chances: [0.5, 0.5], after: [0.4995, 0.5], open: true },
            { chances: [0.4, 0.6], after: [0.45, 0.55], open: true },
            { chances: [0.3, 0.7], after: [1, 0], open: true },
          ]),
      },
      () => {},
    );
    expectToAddUp(tale, outlined);
    const [{ luck, decisions }] = tale.turns;
    expect(decisions[0]).toBeCloseTo(0.05 + 0.7, 9);
    expect(luck[0]).toBeCloseTo(-0.1 - 0.15, 9);
    expect(tale.turnings.map(({ kind, step }) => [kind, step])).toEqual([
      ['luck', 0],
      ['luck', 1],
      ['decision', 2],
    ]);
  });

  it('is none where three play, where other content is played, or where a trail was split out of order', async () => {
    expect((await hereOf(['master', 'master', 'master'], 0)).exactly(0, 1)).toBeNull();
    const plain = { game: game.id, bots: ['casual', 'casual'], options: {}, seating: 'fixed' } as const;
    expect((await Here.of(opened, recordOfGame(opened, plain, 5, 0))).exactly(0, 1)).toBeNull();
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    const all = await Promise.all(numbers.map((number) => hereOf(['random', 'random'], number)));
    expect(all.some((here) => here.exactly(0, 1) !== null && costs(here) === null)).toBe(true);
  });
});
