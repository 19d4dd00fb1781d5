import { journeyToMordor as game } from '#games/journey-to-mordor/index.ts';
import { Library } from '#games/journey-to-mordor/bots/library.ts';
import { masterWith } from '#games/journey-to-mordor/bots/ranger.ts';
import { Shelf } from '#games/journey-to-mordor/bots/solved/shelf.ts';
import { Solver } from '#games/journey-to-mordor/bots/solved/solve.ts';
import { write } from '#games/journey-to-mordor/bots/solved/table.ts';
import { tableOf } from '#games/journey-to-mordor/bots/testing.ts';
import standard from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import type { Levels } from '#bots/bot.ts';
import type { LoadedGame } from '#bots/loaded-game.ts';
import { LegalMoves, unchecked } from '#kernel';
import { expect, it } from 'vitest';
import { playBatch } from './batch.ts';
import { Tally } from './tally.ts';

/** A short way and a short trail, as a designer would write them: solved in a moment by the same rules as the whole game. */
const SHORT = {
  ...standard,
  sides: standard.sides.map((side) => ({ ...side, roundFields: side.roundFields.slice(-2), squareFields: side.squareFields.slice(-1) })),
};

/** Thousands of games of perfect players take minutes. */
const whole = process.env.REDBOOK_WHOLE === '1';

/** The lab's 95 % interval must contain the exact value as often as it claims. */
it.runIf(whole)(
  'finds the exact advantage of beginning inside its interval in at least 93 of 100 runs',
  async () => {
    const box = game.content.read(SHORT);
    const solution = new Solver(tableOf(2, 'basic', false, box), 'basic', false, new Library(new LegalMoves(game))).solve();
    const written = await write(solution, box, 'basic', false);
    const shelf = new Shelf();
    await shelf.put(written);
    // The registry loads games without their types.
    const loaded: LoadedGame = { game, levels: unchecked<Levels>({ master: masterWith(shelf) }) };
    const setup = { game: game.id, bots: ['master', 'master'], options: {}, pack: SHORT, seating: 'fixed' } as const;
    let inside = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const tally = new Tally(setup);
      tally.add(playBatch(loaded, { setup, seed, from: 0, count: 120 }));
      const { low, high } = tally.summary().first;
      if (low <= written.first - written.second && written.first - written.second <= high) inside++;
    }
    expect(inside).toBeGreaterThanOrEqual(93);
  },
  900_000,
);
