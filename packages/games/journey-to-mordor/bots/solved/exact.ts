import { asId } from '#kernel/id.ts';
import type { ExactChances } from '#bots/exact-chances.ts';
import { cloneState, type Move, perform, type Seat, SeededRandom, SilentEffects } from '#kernel';
import type { JourneyBox } from '../../content/box.ts';
import { journeyToMordor as game } from '../../index.ts';
import { choosing, gandalf, settingAside } from '../../rules/frames.ts';
import { type Journey, seatsOf } from '../../rules/state.ts';
import { finishRolling, repeatRoll, roll, setAside } from '../../rules/verbs.ts';
import { LOOSE } from '../code.ts';
import { situationOf } from '../library.ts';
import { learnedOf } from '../ranger.ts';
import { isInOrder } from '../trail.ts';
import { bestWay, PerfectPlay, type TurnValue } from './perfect.ts';
import type { Shelf } from './shelf.ts';
import type { Table } from './table.ts';
import type { BothSeats } from './turn-graph.ts';

const partsOf = (winners: readonly Seat[]): readonly number[] =>
  [0, 1].map((seat) => (winners.includes(asId(seat)) ? 1 / winners.length : 0));

const bySeat = (s: Journey, { own, other }: BothSeats): readonly number[] => (s.open.active === 0 ? [own, other] : [other, own]);

/** Nothing is drawn where this is used. */
const noChance = (): SilentEffects => new SilentEffects(new SeededRandom(0));

/** Where nothing is left to choose that matters: whose hobbit is whose is all the same, and the leftmost square is split first. */
function playedThrough(s: Journey): Journey {
  let on = s;
  while (on.outcome === null && (choosing.is(on.frames[0]) || gandalf.is(on.frames[0]))) {
    if (on === s) on = cloneState(s);
    const { legalMoves } = learnedOf(game, s.box);
    const seat = on.open.hobbit.findIndex((hobbit) => hobbit < 0);
    const asked: Seat = asId(seat < 0 ? on.open.active : seat);
    perform(game, on, asked, asId(legalMoves.options(on, asked).moves[0]), noChance());
  }
  return on;
}

/** The chances of both seats in every game for two that is on the shelf. */
export function exactWith(shelf: Shelf): ExactChances<Journey> {
  const known = new WeakMap<JourneyBox, Map<Table, PerfectPlay>>();

  const perfectPlay = (s: Journey): PerfectPlay | null => {
    const table = seatsOf(s) === 2 && isInOrder(s, 0) && isInOrder(s, 1) ? shelf.tableFor(s) : null;
    if (table === null) return null;
    let ofBox = known.get(s.box);
    if (ofBox === undefined) known.set(s.box, (ofBox = new Map<Table, PerfectPlay>()));
    let perfect = ofBox.get(table);
    if (perfect === undefined) ofBox.set(table, (perfect = new PerfectPlay(s, table)));
    return perfect;
  };

  const chances = (given: Journey): readonly number[] | null => {
    const perfect = perfectPlay(given);
    if (perfect === null) return null;
    const s = playedThrough(given);
    if (s.outcome !== null) return partsOf(s.outcome.winners);
    const turn = perfect.through(s);
    return turn === null
      ? null
      : bySeat(s, settingAside.is(s.frames[0]) ? bestWay(s, turn).both : turn.graph.at(situationOf(s, turn.opened, 0)));
  };

  const after = (s: Journey, seat: Seat, move: Move): readonly number[] | null => {
    const ofTurn = [roll, repeatRoll, finishRolling].some((verb) => verb.is(move)) || isLast(s, move);
    if (!ofTurn) {
      const next = cloneState(s);
      perform(game, next, seat, move, noChance());
      return chances(next);
    }
    const turn = perfectPlay(s)?.through(s) ?? null;
    return turn === null ? null : bySeat(s, rightAfter(s, turn, move));
  };

  return { chances, afterMove: after };
}

/** Whether the last die is set aside, with which rolling ends (JM-DICE-07). */
const isLast = (s: Journey, move: Move): boolean => setAside.is(move) && s.open.asideAt.filter((at) => at === 0).length === 1;

function rightAfter(s: Journey, { graph, opened }: TurnValue, move: Move): BothSeats {
  if (setAside.is(move)) return graph.at(situationOf(s, opened, 1 << setAside.read.die(move)));
  const key = situationOf(s, opened, 0);
  if (repeatRoll.is(move)) return graph.taken(key);
  return graph.at(finishRolling.is(move) ? key & ((1 << LOOSE) - 1) : key);
}
