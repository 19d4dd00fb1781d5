import { expect, test } from 'vitest';
import { askedAt, perform, settle } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { RandomMove } from '../randomMove.ts';
import { isStarterRoll, type Random, type Shuffleable } from '../random/random.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { firstOf } from '../seat.ts';
import type { State } from '../state.ts';
import { SilentEffects } from '../effects.ts';
import type { Setup } from './walk.ts';

/** Draws of a game by stream, and draws from the wrong stream. */
interface StreamUse {
  readonly rolls: number;
  readonly draws: number;
  readonly wrong: readonly string[];
}

/** Passes draws through and notes an open roll that is not a die, and a hidden draw that is one. */
class StreamAudit implements Random {
  readonly wrong = new Set<string>();
  rolls = 0;
  draws = 0;
  private readonly source: Random;
  private readonly dice: ReadonlySet<string>;

  constructor(source: Random, dice: readonly (readonly string[])[]) {
    this.source = source;
    this.dice = new Set(dice.map((faces) => faces.join()));
  }

  roll(sides: number, faces?: readonly string[]): number {
    this.rolls++;
    if (!this.isOpen(faces)) this.wrong.add(`an open roll of ${faces?.join(', ') ?? sides}, which is no die of the box: use draw()`);
    return this.source.roll(sides, faces);
  }

  draw(count: number, names?: readonly string[]): number {
    this.draws++;
    if (this.isOpen(names)) this.wrong.add(`a hidden draw of ${names?.join(', ')}, which everybody sees: use roll()`);
    return this.source.draw(count, names);
  }

  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.source.shuffle(items, names);
  }

  private isOpen(names: readonly string[] | undefined): boolean {
    return names !== undefined && (this.dice.has(names.join()) || isStarterRoll(names));
  }
}

/** Plays random games of each set-up and checks the stream of every draw. */
export function streamUse(game: AnyGame, setups: readonly Setup[], games: number): StreamUse {
  const box = game.content.read(game.content.standard);
  const randomMove = new RandomMove<State>();
  const audit = new StreamAudit(new SeededRandom(1, 44), game.dice(box));
  const effects = new SilentEffects(audit);
  const moves = new SeededRandom(1, 43);
  for (const setup of setups)
    for (let i = 0; i < games; i++) {
      const state: State = game.setup(box, game.readOptions(setup.options, setup.seats), setup.seats, effects);
      settle(game, state, effects);
      for (let decisions = 0; state.outcome === null && decisions <= game.longest; decisions++) {
        const step = askedAt(game, state);
        const seat = firstOf(step.asks(state));
        perform(game, state, seat, randomMove.draw(step, state, seat, moves), effects);
      }
    }
  return { rolls: audit.rolls, draws: audit.draws, wrong: [...audit.wrong] };
}

/** Games per set-up. */
const GAMES = 3;

export function streams(game: AnyGame, setups: readonly Setup[]): void {
  test('only dice of the box and the lot for who begins are rolled in the open, and neither is drawn in hiding', () => {
    expect(streamUse(game, setups, GAMES).wrong).toEqual([]);
  });
}
