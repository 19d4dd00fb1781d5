import { asId } from '../../packages/kernel/id.ts';
import { LOOSE } from '../../packages/games/journey-to-mordor/bots/code.ts';
import { type OpenedTables, situationOf } from '../../packages/games/journey-to-mordor/bots/library.ts';
import { type Plan, PlanBook } from '../../packages/games/journey-to-mordor/bots/plans.ts';
import { bestWay, type PerfectPlay, type TurnValue } from '../../packages/games/journey-to-mordor/bots/solved/perfect.ts';
import type { TurnGraph, Worths } from '../../packages/games/journey-to-mordor/bots/solved/turn-graph.ts';
import type { EffectId, JourneyBox, Die } from '../../packages/games/journey-to-mordor/content/box.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import { choosing, rolling, settingAside } from '../../packages/games/journey-to-mordor/rules/frames.ts';
import type { Journey, JourneyOptions } from '../../packages/games/journey-to-mordor/rules/state.ts';
import { finishRolling, repeatRoll, roll, setAside } from '../../packages/games/journey-to-mordor/rules/verbs.ts';
import {
  firstOf,
  LegalMoves,
  type Move,
  perform,
  type Seat,
  SeededRandom,
  settle,
  SilentEffects,
  waiting,
} from '../../packages/kernel/index.ts';

/** How to go on from the dice on the table; null: the roll is repeated. */
type Player = (s: Journey) => Plan | null;

const throughOf = (perfect: PerfectPlay, s: Journey): TurnValue => {
  const through = perfect.through(s);
  if (through === null) throw new Error('Perfect play knows nothing of these dice');
  return through;
};

/** Works every roll out by itself, with the ways that the rules offer. */
export const thinking =
  (perfect: PerfectPlay): Player =>
  (s) =>
    bestWay(s, throughOf(perfect, s)).plan;

/** A turn that was worked out before. */
interface Remembered {
  readonly graph: TurnGraph;
  readonly opened: OpenedTables;
  readonly worths: Worths;
}

/** The same choices, but each turn is worked out once for a pair of standings, and the ways to go on once for a kind of roll. */
export class Memory {
  private readonly perfect: PerfectPlay;
  private readonly legalMoves = new LegalMoves(game);
  private readonly turns = new Map<number, Remembered>();
  private readonly books = new Map<EffectId | null, PlanBook>();
  /** How much lies in the lists of worths, in bytes. */
  bytes = 0;

  constructor(perfect: PerfectPlay) {
    this.perfect = perfect;
  }

  get size(): number {
    return this.turns.size;
  }

  readonly player: Player = (s) => {
    const { graph, opened, worths } = this.turn(s);
    const { shows, effect, repeated, asideAt } = s.open;
    let loose = 0;
    for (let die = 0; die < shows.length; die++) if (asideAt[die] === 0) loose |= 1 << die;
    let chosen: Plan | null = null;
    let most = worths.taken === null || repeated ? Number.NEGATIVE_INFINITY : worths.taken[graph.situation(situationOf(s, opened, 0))];
    for (const plan of this.book(s, effect).plans(loose, shows)) {
      const key = situationOf(s, opened, plan.adds);
      const worth = worths.each[graph.situation(plan.ends ? key & ((1 << LOOSE) - 1) : key)];
      if (worth <= most) continue;
      most = worth;
      chosen = plan;
    }
    return chosen;
  };

  private turn(s: Journey): Remembered {
    // Whose turn it is decides which die is whose, but not what the turn is worth.
    const key = 2 * this.perfect.positionOf(s) + s.open.active;
    let turn = this.turns.get(key);
    if (turn === undefined) {
      const { graph, opened } = throughOf(this.perfect, s);
      const worths = graph.worths();
      turn = { graph, opened, worths };
      this.turns.set(key, turn);
      this.bytes += worths.each.byteLength + (worths.taken?.byteLength ?? 0);
    }
    return turn;
  }

  private book(s: Journey, effect: EffectId | null): PlanBook {
    let book = this.books.get(effect);
    if (book === undefined) this.books.set(effect, (book = new PlanBook(s, effect, this.legalMoves)));
    return book;
  }
}

const legalMoves = new LegalMoves(game);

/** A table for two with real dice, seat 0 beginning. */
export function begun(box: JourneyBox, options: Partial<JourneyOptions>, effects: SilentEffects): Journey {
  const s = game.setup(box, game.readOptions({ ...options, first: 0 }, 2), 2, effects);
  settle(game, s, effects);
  return s;
}

/** One game by the rules to its end, both playing alike; its dice follow from the seed and its number alone. `before` is told of every move before it is made. */
export function playPerfectly(
  box: JourneyBox,
  options: Partial<JourneyOptions>,
  player: Player,
  dice: SeededRandom,
  before?: (s: Journey, seat: Seat, move: Move) => void,
): Journey {
  const effects = new SilentEffects(dice);
  const s = begun(box, options, effects);
  const make = (seat: Seat, move: Move): void => {
    before?.(s, seat, move);
    perform(game, s, seat, move, effects);
  };
  while (s.outcome === null) {
    const { active, asideAt } = s.open;
    const [frame] = s.frames;
    if (rolling.is(frame)) make(active, roll.move());
    else if (settingAside.is(frame)) {
      const plan = player(s);
      if (plan === null) make(active, repeatRoll.move());
      else {
        const last = plan.adds === loose(asideAt);
        for (let die: Die = asId(0); die < asideAt.length; die++) if ((plan.adds >> die) & 1) make(active, setAside.move(die));
        // With the last die rolling ends by itself (JM-DICE-07).
        if (!last) make(active, plan.ends ? finishRolling.move() : roll.move());
      }
    } else {
      // Whose hobbit is whose is all the same, and the leftmost square is split first.
      const seat = choosing.is(frame) ? firstOf(waiting(game, s)) : active;
      make(seat, asId(legalMoves.options(s, seat).moves[0]));
    }
  }
  return s;
}

function loose(asideAt: readonly number[]): number {
  let bits = 0;
  for (let die = 0; die < asideAt.length; die++) if (asideAt[die] === 0) bits |= 1 << die;
  return bits;
}
