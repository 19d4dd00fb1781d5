import { describe, expect, it } from 'vitest';
import { exactWith } from '../../packages/games/journey-to-mordor/bots/solved/exact.ts';
import { Library } from '../../packages/games/journey-to-mordor/bots/library.ts';
import { PerfectPlay } from '../../packages/games/journey-to-mordor/bots/solved/perfect.ts';
import { Shelf } from '../../packages/games/journey-to-mordor/bots/solved/shelf.ts';
import { Solver } from '../../packages/games/journey-to-mordor/bots/solved/solve.ts';
import { Table, write } from '../../packages/games/journey-to-mordor/bots/solved/table.ts';
import { shortBox, tableOf } from '../../packages/games/journey-to-mordor/bots/testing.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import { LegalMoves, type Move, refusal, SeededRandom, SilentEffects } from '../../packages/kernel/index.ts';
import { begun, Memory, playPerfectly, thinking } from './perfect-game.ts';

/** A short way, solved in a moment, where rolls may be repeated, equal symbols set aside and Nazgûl spare whoever plays. */
const SHORT = shortBox('repeat-roll', 'same-symbols', 'nazgul-spares-active');
const options = game.readOptions({ side: 'advanced' }, 2);
const solution = new Solver(tableOf(2, 'advanced', false, SHORT), 'advanced', false, new Library(new LegalMoves(game))).solve();
const written = await write(solution, SHORT, 'advanced', false);
const perfect = new PerfectPlay(begun(SHORT, options, new SilentEffects(new SeededRandom(1))), await Table.read(written));

describe('a million games', () => {
  it('are the same with what is remembered as when every roll is thought about', () => {
    const memory = new Memory(perfect);
    const movesWith = (player: Memory['player'], number: number): Move[] => {
      const moves: Move[] = [];
      playPerfectly(SHORT, options, player, new SeededRandom(81, number), (_s, _seat, move) => void moves.push(move));
      return moves;
    };
    const all = new Set<Move>();
    for (let number = 0; number < 20; number++) {
      const thought = movesWith(thinking(perfect), number);
      expect(movesWith(memory.player, number)).toEqual(thought);
      for (const move of thought) all.add(move);
    }
    expect(all.size).toBeGreaterThan(8);
  });

  it('keep to the rules, and nobody could do better, or leave the other less for nothing', async () => {
    const shelf = new Shelf();
    await shelf.put(written);
    const exact = exactWith(shelf);
    const memory = new Memory(perfect);
    for (let number = 0; number < 20; number++)
      playPerfectly(SHORT, options, memory.player, new SeededRandom(82, number), (s, seat, move) => {
        expect(refusal(game, s, seat, move)).toBeNull();
        const [before, after] = [exact.chances(s) ?? [], exact.afterMove(s, seat, move) ?? []];
        expect(after[seat]).toBeCloseTo(before[seat], 9);
        expect(after[1 - seat]).toBeLessThan(before[1 - seat] + 1e-9);
      });
  });

  it('come to what was solved', () => {
    const memory = new Memory(perfect);
    const games = 4000;
    const won = [0, 0];
    for (let number = 0; number < games; number++) {
      const winners = playPerfectly(SHORT, options, memory.player, new SeededRandom(83, number)).outcome?.winners ?? [];
      for (const seat of winners) won[seat] += 1 / winners.length / games;
    }
    // Four standard errors of a share in so many games.
    const give = 4 * Math.sqrt(0.25 / games);
    expect(Math.abs(won[0] - written.first)).toBeLessThan(give);
    expect(Math.abs(won[1] - written.second)).toBeLessThan(give);
  });
});
