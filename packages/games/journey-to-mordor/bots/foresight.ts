import type { Lister } from '#kernel';
import type { EffectId } from '../content/box.ts';
import { type Journey, seatsOf, sheetOf } from '../rules/state.ts';
import { winningChance, type Standing } from './chances.ts';
import { gandalfsIn, hitsIn, LOOSE, NOTHING, struckIn, worthOf } from './code.ts';
import type { Plan } from './plans.ts';
import { limitsOf, movesFor, Race } from './race.ts';
import { RollBook, targetsOf } from './rolls.ts';
import { afterTurn, trailOf } from './trail.ts';
import { Turn } from './turn.ts';

/** Turns kept in mind: the same positions come again, above all early in a game. */
const KEPT = 64;

/** What a ranger knows about a box: rolls, races, and the turns it thought through lately. */
export class Foresight {
  private readonly lister: Lister<Journey>;
  private readonly books = new Map<string, RollBook>();
  private readonly races = new Map<string, Race>();
  private readonly turns = new Map<string, TurnAhead>();

  constructor(lister: Lister<Journey>) {
    this.lister = lister;
  }

  /** The turn under way. */
  turn(s: Journey): TurnAhead {
    const { options, first, active, hobbit, fields, split, crossed, out } = s.open;
    const key = `${options.side} ${options.lastSurvivor} ${first} ${active} ${hobbit} ${fields} ${split} ${crossed} ${out}`;
    let turn = this.turns.get(key);
    if (turn === undefined) {
      turn = new TurnAhead(s, this.book(s), (opponents) => this.race(s, opponents), this.lister);
      const [oldest] = this.turns.keys();
      if (this.turns.size >= KEPT && oldest !== undefined) this.turns.delete(oldest);
      this.turns.set(key, turn);
    }
    return turn;
  }

  private book(s: Journey): RollBook {
    const key = `${s.open.effect} ${targetsOf(s)}`;
    let book = this.books.get(key);
    if (book === undefined) {
      book = new RollBook(s, this.lister);
      this.books.set(key, book);
    }
    return book;
  }

  private race(s: Journey, opponents: number): Race {
    const key = `${s.open.options.side} ${opponents}`;
    let race = this.races.get(key);
    if (race === undefined) {
      race = new Race(s, opponents, this.lister);
      this.races.set(key, race);
    }
    return race;
  }
}

/** One turn of one player, from one position of the sheets. */
export class TurnAhead {
  readonly lister: Lister<Journey>;
  private readonly turn: Turn;
  private readonly effect: EffectId | null;

  constructor(s: Journey, book: RollBook, race: (opponents: number) => Race, lister: Lister<Journey>) {
    this.lister = lister;
    const { active, effect, fields, out, first, options } = s.open;
    this.effect = effect;
    const seats = seatsOf(s);
    const all = sheetOf(s).fields.length;
    const order = (seat: number): number => (seat - first + seats) % seats;
    const trails = out.map((_, seat) => trailOf(s, seat));
    const limits = limitsOf(fields[active], all, effect, trails[active].whole, s.box.dice.length);
    this.turn = new Turn(book, limits, effect === 'repeat-roll', (code) => {
      const struck = struckIn(code);
      const players = trails.map((before, seat): Standing => {
        const trail =
          seat === active
            ? afterTurn(before, gandalfsIn(code), hitsIn(code))
            : afterTurn(before, 0, (struck >> (((seat - active + seats) % seats) - 1)) & 1);
        return {
          fields: fields[seat] + (seat === active ? movesFor(code, fields[seat], all, effect) : 0),
          trail,
          out: out[seat] || trail.spaces <= 0,
          toPlay: order(seat) > order(active),
        };
      });
      const opponents = players.filter((player, seat) => seat !== active && !player.out).length;
      return winningChance(players, active, all, options.lastSurvivor, race(opponents));
    });
  }

  /** Worth of going on in this way from the dice on the table. */
  worth(s: Journey, { adds, ends }: Plan): number {
    const { shows, asideAt } = s.open;
    const { alike, targets } = this.turn.book;
    let code = NOTHING;
    let loose = 0;
    for (let die = 0; die < shows.length; die++)
      if (asideAt[die] !== 0 || (adds >> die) & 1) code += worthOf(shows[die], targets[die], this.effect);
      else loose |= 1 << die;
    return this.turn.worth(ends ? code : code | (alike[loose] << LOOSE));
  }

  /** Worth of rolling all loose dice once more and taking what comes. */
  worthOfRepeating(s: Journey): number {
    const { shows, asideAt } = s.open;
    const { alike, targets } = this.turn.book;
    let code = NOTHING;
    let loose = 0;
    for (let die = 0; die < shows.length; die++)
      if (asideAt[die] !== 0) code += worthOf(shows[die], targets[die], this.effect);
      else loose |= 1 << die;
    return this.turn.ofOneRoll(code | (alike[loose] << LOOSE));
  }
}
