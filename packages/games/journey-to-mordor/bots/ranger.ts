import type { Bot } from '#bots/bot.ts';
import { argument, type Game, Lister, type Move, verbOf } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { repeatRoll, setAside, split } from '../rules/verbs.ts';
import { Foresight } from './foresight.ts';
import { plansFrom } from './plans.ts';

/** What has been worked out about a box stays with the box. */
interface Mind {
  readonly lister: Lister<Journey>;
  readonly foresight: Foresight;
}

const minds = new WeakMap<JourneyBox, Mind>();

function mindOf(game: Game<Journey>, box: JourneyBox): Mind {
  let mind = minds.get(box);
  if (mind === undefined) {
    const lister = new Lister(game);
    mind = { lister, foresight: new Foresight(lister) };
    minds.set(box, mind);
  }
  return mind;
}

/** Thinks its own turn through to the end, every roll and every choice, and knows what the race is worth afterwards. */
export const ranger: Bot<Journey> = (seen, random) => {
  const { moves } = seen;
  if (moves.length === 1) return moves[0];
  const s = seen.imagine(random);
  const has = (verb: { readonly index: number }): Move | undefined => moves.find((move) => verbOf(move) === verb.index);
  // The leftmost square first: those further right can still be split later.
  const leftmost = has(split);
  if (leftmost !== undefined) return leftmost;
  if (has(setAside) === undefined) return moves[random.draw(moves.length)];

  const { lister, foresight } = mindOf(seen.game, s.box);
  const turn = foresight.turn(s);
  let best = Number.NEGATIVE_INFINITY;
  let adds = 0;
  for (const plan of plansFrom(s, lister)) {
    const worth = turn.worth(s, plan);
    if (worth > best) {
      best = worth;
      adds = plan.adds;
    }
  }
  const again = has(repeatRoll);
  if (again !== undefined && turn.worthOfRepeating(s) > best) return again;
  const die = moves.find((move) => verbOf(move) === setAside.index && (adds >> argument(move, 1, 0)) & 1);
  const onward = moves.find((move) => verbOf(move) !== setAside.index && verbOf(move) !== repeatRoll.index);
  return die ?? onward ?? moves[0];
};
