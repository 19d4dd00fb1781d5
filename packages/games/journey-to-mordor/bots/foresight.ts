import { type Journey, sheetOf } from '../rules/state.ts';
import { LOOSE } from './code.ts';
import { TurnEnding } from './ending.ts';
import { type Library, type OpenedTables, situationOf } from './library.ts';
import type { Plan } from './plans.ts';
import { limitsOf, Race } from './race.ts';
import { survivors } from '../rules/endTurn.ts';
import { aloneEnding, perfectEnding } from './solved/endings.ts';
import { aloneFor } from './solved/alone.ts';
import type { Shelf } from './solved/shelf.ts';
import { trailOf } from './trail.ts';
import { Turn } from './turn.ts';
import type { Weights } from './weights.ts';

/** Turns kept in mind: the same positions come again, above all early in a game. */
const KEPT = 64;

/** What the end of a turn is worth to the one who plays it, for any dice set aside. */
export interface Worth {
  worth(code: number): number;
}

/** What a ranger knows about a box: rolls, races, and the turns it thought through lately. */
export class Foresight {
  private readonly library: Library;
  private readonly weights: Weights;
  private readonly duel: Weights;
  private readonly races = new Map<string, Race>();
  private readonly turns = new Map<string, TurnAhead>();

  private readonly shelf: Shelf | null;

  /** `duel`: what is believed when two are left; `shelf`: what of the game has been solved and may be looked up. */
  constructor(library: Library, weights: Weights, duel = weights, shelf: Shelf | null = null) {
    this.library = library;
    this.weights = weights;
    this.duel = duel;
    this.shelf = shelf;
  }

  /** The turn under way. */
  turn(s: Journey): TurnAhead {
    const { options, first, active, hobbit, fields, split, crossed, out } = s.open;
    const key = `${options.side} ${options.lastSurvivor} ${first} ${active} ${hobbit} ${fields} ${split} ${crossed} ${out}`;
    let turn = this.turns.get(key);
    if (turn === undefined) {
      turn = new TurnAhead(s, this.library.open(s), this.solved(s) ?? this.ending(s));
      const [oldest] = this.turns.keys();
      if (this.turns.size >= KEPT && oldest !== undefined) this.turns.delete(oldest);
      this.turns.set(key, turn);
    }
    return turn;
  }

  /** What the end of the turn under way is worth. */
  ending(s: Journey): TurnEnding {
    const weights = survivors(s).length === 2 ? this.duel : this.weights;
    return new TurnEnding(s, (opponents) => this.race(s, opponents, weights), weights);
  }

  private solved(s: Journey): Worth | null {
    const left = survivors(s).length;
    if (left > 2) return null;
    const table = this.shelf?.tableFor(s) ?? null;
    if (left === 2) return table === null ? null : perfectEnding(s, table);
    const alone = aloneFor(s) ?? (table === null ? null : { standings: table.standings, chances: table.alone });
    return alone === null ? null : aloneEnding(s, alone);
  }

  private race(s: Journey, opponents: number, weights: Weights): Race {
    const key = `${s.open.options.side} ${opponents} ${weights === this.duel}`;
    let race = this.races.get(key);
    if (race === undefined) {
      race = new Race(s, opponents, this.library, weights);
      this.races.set(key, race);
    }
    return race;
  }
}

/** One turn of one player, from one position of the sheets. */
export class TurnAhead {
  private readonly turn: Turn;
  private readonly opened: OpenedTables;

  constructor(s: Journey, opened: OpenedTables, ending: Worth) {
    this.opened = opened;
    const { active, effect, fields } = s.open;
    const all = sheetOf(s).fields.length;
    const { whole } = trailOf(s, active);
    const limits = limitsOf(fields[active], all, effect, whole, s.box.dice.length);
    this.turn = new Turn(opened.book, limits, effect === 'repeat-roll', (code) => ending.worth(code));
  }

  /** Worth of going on in this way from the dice on the table. */
  worth(s: Journey, { adds, ends }: Plan): number {
    const key = situationOf(s, this.opened, adds);
    return this.turn.worth(ends ? key & ((1 << LOOSE) - 1) : key);
  }

  /** Worth of rolling all loose dice once more and taking what comes. */
  worthOfRepeating(s: Journey): number {
    return this.turn.worthTaken(situationOf(s, this.opened, 0));
  }
}
