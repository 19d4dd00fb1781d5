import { type Below, pick } from './belief/chance.ts';
import { bitOf, BeliefFilter, type History } from './belief/beliefFilter.ts';
import { KeptGames } from './belief/gameCache.ts';
import type { HuntBox } from '../content/box.ts';
import { type GandalfPast, GandalfPasts, type Whereabouts } from './gandalf.ts';

/** A past of part II that agrees with all that everybody has heard, as a world needs it. The truth is always among them. */
interface Past {
  /** Journey cards so far; the last one is the present one. */
  readonly cards: readonly number[];
  readonly gandalf: Whereabouts;
}

interface Facts {
  readonly longKnown: boolean;
  readonly havens: boolean;
}

const kept = new KeptGames<BeliefFilter<GandalfPast>>();

function pastsOf(box: HuntBox, clues: readonly number[], { havens }: Facts): BeliefFilter<GandalfPast> {
  const before = kept.nearest(clues, (game) => game.box === box && game.havens === havens);
  if (before !== null && before.clues.length === clues.length) return kept.keep(before);
  return kept.keep(new BeliefFilter(box, havens, clues, before?.model ?? new GandalfPasts(box), before));
}

/** One of them by weight; null only when the clues contradict each other. */
export function samplePast(box: HuntBox, clues: readonly number[], facts: Facts, below: Below): Past | null {
  const pasts = pastsOf(box, clues, facts);
  const fitting = pasts.histories.filter(({ card }) => !facts.longKnown || box.journeys[card].long);
  const weighed = fitting.map((each) => ({ each, weight: each.weight * each.gandalf.total }));
  const history = pick(weighed, below)?.each;
  if (history === undefined) return null;
  const gandalf = pick(pasts.now(history.gandalf, below).nodes, below);
  if (gandalf === null) return null;
  const cards: number[] = [];
  for (let at: History<GandalfPast> | null = history; at !== null; at = at.before) cards.push(at.card);
  return { cards: cards.reverse(), gandalf };
}

/** Whether these cards, laid aside in this order or another, and this area of Gandalf's are possible for those who have heard the clues. */
export function isPossible(box: HuntBox, clues: readonly number[], facts: Facts, cards: readonly number[], gandalf: number): boolean {
  const pasts = pastsOf(box, clues, facts);
  const gone = cards.slice(0, -1).reduce((bits, card) => bits | bitOf(box, card), 0);
  return pasts.histories.some(
    (history) =>
      history.card === cards[cards.length - 1] &&
      history.gone === gone &&
      pasts.now(history.gandalf, () => 0).nodes.some(({ area }) => area === gandalf),
  );
}
