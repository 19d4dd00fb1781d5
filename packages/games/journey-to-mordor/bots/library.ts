import type { LegalMoves } from '#kernel';
import type { EffectId } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { LOOSE, NOTHING, worthOf } from './code.ts';
import { PlanBook } from './plans.ts';
import { ordered, RollBook, targetsOf } from './rolls.ts';

/** A kind of turn, and where in its book each die of the table stands. */
export interface OpenedTables {
  readonly book: RollBook;
  readonly places: readonly number[];
}

/** All that was worked out about the dice of a box. Whoever sits where, the same kind of turn opens the same book. */
export class Library {
  private readonly legalMoves: LegalMoves<Journey>;
  private readonly plans = new Map<EffectId | null, PlanBook>();
  private readonly books = new Map<string, RollBook>();

  constructor(legalMoves: LegalMoves<Journey>) {
    this.legalMoves = legalMoves;
  }

  /** For the turn under way, or one whose Nazgûl hit others. */
  open(s: Journey, targets: readonly number[] = targetsOf(s)): OpenedTables {
    const { effect } = s.open;
    const places = ordered(s.box, targets);
    const sorted = [...targets];
    for (const [die, place] of places.entries()) sorted[place] = targets[die];
    const key = `${effect} ${sorted}`;
    let book = this.books.get(key);
    if (book === undefined) {
      book = new RollBook(s.box, sorted, effect, this.planBook(s));
      this.books.set(key, book);
    }
    return { book, places };
  }

  private planBook(s: Journey): PlanBook {
    const { effect } = s.open;
    let book = this.plans.get(effect);
    if (book === undefined) {
      book = new PlanBook(s, effect, this.legalMoves);
      this.plans.set(effect, book);
    }
    return book;
  }
}

/** What is set aside in the turn under way, with these dice added, and the loose dice above it. */
export function situationOf(s: Journey, { book, places }: OpenedTables, adds: number): number {
  const { shows, asideAt, effect } = s.open;
  const { alike, targets } = book;
  let code = NOTHING;
  let loose = 0;
  for (let die = 0; die < shows.length; die++) {
    const place = places[die];
    if (asideAt[die] !== 0 || (adds >> die) & 1) code += worthOf(shows[die], targets[place], effect);
    else loose |= 1 << place;
  }
  return code | (alike[loose] << LOOSE);
}
