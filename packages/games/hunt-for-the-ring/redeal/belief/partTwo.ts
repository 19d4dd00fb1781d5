import type { BeliefBox } from './box.ts';
import { BeliefFilter } from './beliefFilter.ts';
import { GandalfBoard, MOST_MOVES } from './gandalfBoard.ts';
import { KeptGames } from './gameCache.ts';

/** Which Journey card Frodo follows and where Gandalf is, from public information alone. */
export interface Plight {
  readonly card: number;
  readonly gandalf: number;
  /** Moves Gandalf has made in the Ring-bearer's present turn. */
  readonly moves: number;
  readonly weight: number;
}

export interface PartTwoFacts {
  readonly deedsDone: readonly number[];
  readonly longKnown: boolean;
  readonly havens: boolean;
}

const kept = new KeptGames<BeliefFilter<Float64Array>>();
const boards = new WeakMap<BeliefBox, Map<string, GandalfBoard>>();

/** One for the same deeds done: what was held possible with others does not go on. */
function boardOf(box: BeliefBox, deedsDone: readonly number[]): GandalfBoard {
  let known = boards.get(box);
  if (known === undefined) boards.set(box, (known = new Map()));
  const key = [...deedsDone].sort((one, other) => one - other).join();
  let board = known.get(key);
  if (board === undefined) known.set(key, (board = new GandalfBoard(box, deedsDone)));
  return board;
}

/** For each Journey card that can be the present one, the sum of what `weigh` makes of Gandalf's weights in all pasts with that card. */
function sumByCard(
  box: BeliefBox,
  clues: readonly number[],
  { longKnown, havens }: PartTwoFacts,
  board: GandalfBoard,
  weigh: (weights: Float64Array) => Float64Array,
): Map<number, Float64Array> {
  const before = kept.nearest(clues, ({ model, havens: same }) => model === board && same === havens);
  const following = kept.keep(before?.clues.length === clues.length ? before : new BeliefFilter(box, havens, clues, board, before));
  // Pasts that hold the same possible about Gandalf are added up before he is looked at.
  const shared = new Map<Float64Array, Float64Array>();
  for (const { card, weight, gandalf } of following.histories) {
    if (longKnown && !box.journeys[card].long) continue;
    let cards = shared.get(gandalf);
    if (cards === undefined) shared.set(gandalf, (cards = new Float64Array(box.journeys.length)));
    cards[card] += weight;
  }
  const found = new Map<number, Float64Array>();
  for (const [gandalf, cards] of shared) {
    const weights = weigh(following.now(gandalf, () => 0));
    for (let card = 0; card < cards.length; card++) {
      if (cards[card] === 0) continue;
      let sum = found.get(card);
      if (sum === undefined) found.set(card, (sum = new Float64Array(weights.length)));
      for (let slot = 0; slot < sum.length; slot++) sum[slot] += cards[card] * weights[slot];
    }
  }
  return found;
}

/** All that agrees with the clues. The same clues give the same. */
export function filterPartTwo(box: BeliefBox, clues: readonly number[], facts: PartTwoFacts): Plight[] {
  const board = boardOf(box, facts.deedsDone);
  const { spaces } = board;
  const found: Plight[] = [];
  for (const [card, weights] of sumByCard(box, clues, facts, board, (all) => all))
    for (let moves = 0; moves < MOST_MOVES; moves++)
      for (let place = 0; place < spaces.length; place++) {
        const weight = weights[moves * spaces.length + place];
        if (weight > 0) found.push({ card, gandalf: spaces[place], moves, weight });
      }
  return found;
}

/** The same by present Journey card: a weight for every space Gandalf may be on. */
export function byJourney(box: BeliefBox, clues: readonly number[], facts: PartTwoFacts): Map<number, Float64Array> {
  const board = boardOf(box, facts.deedsDone);
  return sumByCard(box, clues, facts, board, (weights) => board.bySpace(weights));
}
