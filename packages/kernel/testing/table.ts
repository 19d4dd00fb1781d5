import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { type ForcedOutcome, ForcedRandom } from '../random/forcedRandom.ts';
import type { Random, Shuffleable } from '../random/random.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { State } from '../state.ts';
import type { Action } from '../verb.ts';
import { type ProjectedData, viewOf } from '../view.ts';

/** Start of a test: a position, or the set-up with forced draws. */
export type TestStart =
  | { readonly position: unknown }
  | { readonly seats: number; readonly options?: unknown; readonly draws?: readonly ForcedOutcome[] };

/** Test table: given a position or a set-up, when a seat acts, then assert. Draws are forced first, then from a fixed seed. */
export class TestTable<S extends State, Options, View> {
  readonly match: Match<S, Options, View>;
  private readonly random = new DictatedRandom();
  /** All events since the beginning, of every audience. */
  readonly told: GameEvent[] = [];

  constructor(game: Game<S, Options, View>, start: TestStart) {
    const box = game.content.read(game.content.standard);
    if ('position' in start) this.match = Match.resume(game, { state: game.position.read(start.position, box), random: this.random });
    else {
      this.random.dictate(start.draws ?? []);
      this.match = Match.begin(game, { box, options: start.options, seats: start.seats, random: this.random });
    }
    this.told.push(...this.match.beginning.events.map(({ event }) => event));
  }

  /** The seat that is asked; with several, the first. */
  get active(): Seat {
    return this.match.waitingList()[0];
  }

  get state(): S {
    return this.match.state;
  }

  /** Performs an action that must be legal; dice, draws and shuffles are forced. */
  do(action: Action, draws: readonly ForcedOutcome[] = [], seat: Seat = this.active): this {
    this.random.dictate(draws);
    const answer = this.match.apply(seat, action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)} was refused: ${answer.refusal.message} ${answer.refusal.rules.join(' ')}`);
    if (this.random.left > 0) throw new Error(`${this.random.left} dictated draws were not used by ${JSON.stringify(action)}`);
    this.told.push(...answer.events.map(({ event }) => event));
    return this;
  }

  /** The rules that forbid an action; null when it is legal. */
  refused(action: Action, seat: Seat = this.active): readonly string[] | null {
    return this.match.explain(seat, action)?.rules ?? null;
  }

  /** Legal actions of the seat, all or of one type. */
  options(type?: string, seat: Seat = this.active): Action[] {
    return this.match.options(seat).filter((option) => type === undefined || option.type === type);
  }

  view(viewer: Viewer = 0): ProjectedData<View> {
    return viewOf(this.match.game, this.match.state, viewer);
  }

  /** The events of one type so far. */
  heard(type: string): GameEvent[] {
    return this.told.filter((event) => event.type === type);
  }
}

class DictatedRandom implements Random {
  private forced = new ForcedRandom([], new SeededRandom(1));

  dictate(draws: readonly ForcedOutcome[]): void {
    this.forced = new ForcedRandom(draws, new SeededRandom(1));
  }

  get left(): number {
    return this.forced.left;
  }

  roll(sides: number, faces?: readonly string[]): number {
    return this.forced.roll(sides, faces);
  }

  draw(count: number, names?: readonly string[]): number {
    return this.forced.draw(count, names);
  }

  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.forced.shuffle(items, names);
  }
}
