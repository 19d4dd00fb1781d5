import type { ReasonText } from '#bots/explanation.ts';
import type { Move, Seat } from '#kernel';
import { NAZGUL, ORC, RING, SYMBOLS, WHITE_TREE } from '../content/box.ts';
import { victim } from '../rules/nazgul.ts';
import type { Journey } from '../rules/state.ts';
import { asideCount } from '../rules/symbols.ts';
import { chooseHobbit, finishRolling, repeatRoll, roll, setAside, split } from '../rules/verbs.ts';

/** What a move is for; in the locale under `why.<topic>`. */
export const TOPICS = [
  'alike',
  'step',
  'blocked',
  'weapon',
  'early',
  'time',
  'chase',
  'forced',
  'least',
  'stop',
  'first',
  'more',
  'again',
  'split',
  'won',
  'even',
] as const;
type Topic = (typeof TOPICS)[number];

/** What the dice themselves say. */
function ofDie(s: Journey, seat: Seat, move: Move): readonly Topic[] {
  const die = setAside.read.die(move);
  const symbol = s.open.shows[die];
  const orcs = asideCount(s, ORC);
  if (symbol === RING) return orcs > asideCount(s, SYMBOLS.indexOf('weapon')) ? ['step', 'blocked'] : ['step'];
  if (symbol === NAZGUL) return [victim(s, die) === seat ? 'forced' : 'chase'];
  if (symbol === ORC) return ['least'];
  if (symbol === WHITE_TREE) return ['stop'];
  return [SYMBOLS[symbol] === 'weapon' ? (orcs > 0 ? 'weapon' : 'early') : 'time'];
}

/** Why the move is made, as far as its kind and the dice that were kept tell it. */
export const topicsOf = (s: Journey, seat: Seat, move: Move): readonly ReasonText<Topic>[] =>
  ofMove(s, seat, move).map((topic) => ({ topic }));

const inHundred = (chance: number): number => Math.round(chance * 100);

/** How many of a hundred such games are won, and how many with the next best way to go on. */
export function chancesOf(worth: number | null, next: number | null): readonly ReasonText<Topic>[] {
  if (worth === null || next === null) return [];
  const [won, less] = [inHundred(worth), inHundred(next)];
  return [won === less ? { topic: 'even', params: { won } } : { topic: 'won', params: { won, less } }];
}

function ofMove(s: Journey, seat: Seat, move: Move): readonly Topic[] {
  if (setAside.is(move)) return ofDie(s, seat, move);
  if (roll.is(move)) return [s.open.asideAt.every((at) => at === 0) ? 'first' : 'more'];
  if (finishRolling.is(move)) return ['stop'];
  if (repeatRoll.is(move)) return ['again'];
  if (chooseHobbit.is(move)) return ['alike'];
  return split.is(move) ? ['split'] : [];
}
