import { type Action, ForcedRandom, type Forced, Match, type Seat, SeededRandom, viewOf } from '#kernel';
import type { SymbolId } from '../content/box.ts';
import { journeyToMordor } from '../index.ts';
import type { JourneyPosition } from '../position.ts';
import type { JourneyView, PlayerView } from '../view.ts';
import type { Journey, JourneyOptions } from './state.ts';

type Given = Omit<JourneyPosition, 'game'>;
type DiceShown = { readonly [die: string]: SymbolId };

export const BOX = journeyToMordor.content.read(journeyToMordor.content.standard);

export const player = (hobbit: string, fields = 0, squares?: JourneyPosition['players'][number]['squares']) => ({
  hobbit,
  fields,
  ...(squares === undefined ? {} : { squares }),
});

/** The square trail by letters: o open, x crossed, s split, h half gone, g both halves gone. */
export const squares = (letters: string): NonNullable<JourneyPosition['players'][number]['squares']> =>
  [...letters].map((letter) => (({ o: 'open', x: 'crossed', s: 'split', h: 'half', g: 'gone' }) as const)[letter] ?? 'open');

/** A turn in which the first roll shows these symbols and nothing is set aside yet. */
export const rolled = (dice: DiceShown, more: Partial<NonNullable<Given['turn']>> = {}): NonNullable<Given['turn']> => ({
  step: 'setAside',
  roll: 1,
  dice: Object.fromEntries(Object.entries(dice).map(([die, symbol]) => [die, { symbol }])),
  ...more,
});

/** A turn at its fifth roll, where setting aside the last die named ends phase 1 with exactly these five symbols. */
export function lastDie(dice: DiceShown): NonNullable<Given['turn']> {
  const names = Object.keys(dice);
  return {
    step: 'setAside',
    roll: 5,
    dice: Object.fromEntries(names.map((die, place) => [die, { symbol: dice[die], ...(place < 4 ? { aside: place + 1 } : {}) }])),
  };
}

/** A table for tests: given a position or a set-up, when somebody acts, then look. */
export class TestTable {
  readonly match: Match<Journey, JourneyOptions, JourneyView>;
  private readonly random = new Dictated();

  constructor(start: { position: Given } | { seats: number; options?: unknown; draws?: readonly Forced[] }) {
    if ('position' in start) {
      const state = journeyToMordor.position.read({ game: 'journey-to-mordor', ...start.position }, BOX);
      this.match = Match.resume(journeyToMordor, { state, random: this.random });
    } else {
      this.random.dictate(start.draws ?? []);
      this.match = Match.begin(journeyToMordor, { box: BOX, options: start.options, seats: start.seats, random: this.random });
    }
  }

  get active(): Seat {
    return this.match.waitingList()[0];
  }

  /** Does something that must be legal; dice fall as dictated. */
  do(action: Action, draws: readonly Forced[] = [], seat: Seat = this.active): this {
    this.random.dictate(draws);
    const answer = this.match.apply(seat, action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)} was refused: ${answer.refusal.message} ${answer.refusal.rules.join(' ')}`);
    return this;
  }

  setAside(...dice: string[]): this {
    for (const die of dice) this.do({ type: 'setAside', die });
    return this;
  }

  /** The rules that forbid an action; null when it is legal. */
  refused(action: Action, seat: Seat = this.active): readonly string[] | null {
    return this.match.explain(seat, action)?.rules ?? null;
  }

  options(type?: string): Action[] {
    return this.match.options(this.active).filter((option) => type === undefined || option.type === type);
  }

  view(): JourneyView {
    return viewOf(journeyToMordor, this.match.state, 0);
  }

  player(seat: Seat): PlayerView {
    return this.view().players[seat];
  }
}

/** Chance that does what it is told, and otherwise what a fixed seed says. */
class Dictated {
  private forced = new ForcedRandom([], new SeededRandom(1));
  dictate(draws: readonly Forced[]): void {
    this.forced = new ForcedRandom(draws, new SeededRandom(1));
  }
  roll(sides: number, faces?: readonly string[]): number {
    return this.forced.roll(sides, faces);
  }
  draw(count: number, names?: readonly string[]): number {
    return this.forced.draw(count, names);
  }
  shuffle(items: number[]): void {
    this.forced.shuffle(items);
  }
}

export const at = (position: Given): TestTable => new TestTable({ position });

/** Plays phase 2 with exactly these five symbols set aside. */
export function phase2(position: Omit<Given, 'turn'>, dice: DiceShown): TestTable {
  const names = Object.keys(dice);
  return at({ ...position, turn: lastDie(dice) }).setAside(names[names.length - 1]);
}
