import type { Bot } from '#bots/bot.ts';
import { type MoveExplainer, type PublicExplainer, textReasons } from '#bots/explanation.ts';
import { type Game, LegalMoves, type Move, type Observation, type Random } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { repeatRoll, setAside, split } from '../rules/verbs.ts';
import { Foresight, type TurnAhead } from './foresight.ts';
import { Library } from './library.ts';
import { plansFrom } from './plans.ts';
import { chancesOf, topicsOf } from './reasons.ts';
import type { Shelf } from './solved/shelf.ts';
import { DUEL, WEIGHTS, type Weights } from './weights.ts';

/** What has been worked out about a box stays with the box. */
interface Learned {
  readonly legalMoves: LegalMoves<Journey>;
  readonly library: Library;
}

const learned = new WeakMap<JourneyBox, Learned>();

export function learnedOf(game: Game<Journey>, box: JourneyBox): Learned {
  let known = learned.get(box);
  if (known === undefined) {
    const legalMoves = new LegalMoves(game);
    known = { legalMoves, library: new Library(legalMoves) };
    learned.set(box, known);
  }
  return known;
}

type TurnOf = (s: Journey, library: Library) => TurnAhead;

/** A choice, and what it is worth: the chance to win, with it and with the next best way to go on. Null where nothing was weighed. */
interface Weighed {
  readonly chosen: Move;
  readonly worth: number | null;
  readonly next: number | null;
}

const plainly = (chosen: Move): Weighed => ({ chosen, worth: null, next: null });

/** Thinks its own turn through to the end, every roll and every choice, given what each end of it is worth. */
function weighing(turnOf: TurnOf): (observation: Observation<Journey>, random: Random) => Weighed {
  return (observation, random) => {
    const { moves } = observation;
    if (moves.length === 1) return plainly(moves[0]);
    const s = observation.determinize(random);
    const has = (verb: { is(move: Move): boolean }): Move | undefined => moves.find((move) => verb.is(move));
    // The leftmost square first: those further right can still be split later.
    const leftmost = has(split);
    if (leftmost !== undefined) return plainly(leftmost);
    if (has(setAside) === undefined) return plainly(moves[random.draw(moves.length)]);

    const { legalMoves, library } = learnedOf(observation.game, s.box);
    const turn = turnOf(s, library);
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let adds = 0;
    for (const plan of plansFrom(s, legalMoves)) {
      const worth = turn.worth(s, plan);
      if (worth > best) {
        second = best;
        best = worth;
        adds = plan.adds;
      } else second = Math.max(second, worth);
    }
    const again = has(repeatRoll);
    const repeated = again === undefined ? Number.NEGATIVE_INFINITY : turn.worthOfRepeating(s);
    if (again !== undefined && repeated > best) return { chosen: again, worth: repeated, next: best };
    const die = moves.find((move) => setAside.is(move) && (adds >> setAside.read.die(move)) & 1);
    const onward = moves.find((move) => !setAside.is(move) && !repeatRoll.is(move));
    const next = Math.max(second, repeated);
    return { chosen: die ?? onward ?? moves[0], worth: best, next: next === Number.NEGATIVE_INFINITY ? null : next };
  };
}

const thinking = (turnOf: TurnOf): Bot<Journey> => {
  const weigh = weighing(turnOf);
  return (observation, random) => weigh(observation, random).chosen;
};

const foresightWith = (weights: Weights, duel: Weights, shelf: Shelf | null): TurnOf => {
  const foresights = new WeakMap<JourneyBox, Foresight>();
  return (s, library) => {
    let foresight = foresights.get(s.box);
    if (foresight === undefined) {
      foresight = new Foresight(library, weights, duel, shelf);
      foresights.set(s.box, foresight);
    }
    return foresight.turn(s);
  };
};

/** Knows what the race is worth after its turn. */
export const rangerWith = (weights: Weights, duel = weights): Bot<Journey> => thinking(foresightWith(weights, duel, null));

export const ranger: Bot<Journey> = rangerWith(WEIGHTS, DUEL);

/** Knows what perfect play makes of the end of its turn, as soon as two are left; before that, and with content nobody has solved, it is a ranger. */
export const masterWith = (shelf: Shelf): Bot<Journey> => thinking(foresightWith(WEIGHTS, DUEL, shelf));

/** The same two, who say why: what the move is for, and how many games it wins. */
export function explainerWith(shelf: Shelf | null): MoveExplainer<Journey> {
  const weigh = weighing(foresightWith(WEIGHTS, DUEL, shelf));
  return (observation, random) => {
    const { chosen, worth, next } = weigh(observation, random);
    const told = [...topicsOf(observation.determinize(random), observation.seat, chosen), ...chancesOf(worth, next)];
    return { chosen, instead: null, gain: 0, error: 0, reasons: textReasons(told) };
  };
}

/** The same about the turns of others: what the first roll was used for, and how many games that wins where nothing is better. The rest of a turn follows from it, and nobody wants to read of every die. */
export function publicExplainerWith(shelf: Shelf | null): PublicExplainer<Journey> {
  const weigh = weighing(foresightWith(WEIGHTS, DUEL, shelf));
  return (publicMove, random) => {
    const s = publicMove.determinize(random);
    if (s.open.rolls > 1 || s.open.asideAt.some((roll) => roll > 0)) return [];
    const { chosen, worth, next } = weigh(publicMove, random);
    const told = topicsOf(s, publicMove.seat, publicMove.move);
    return textReasons(chosen === publicMove.move ? [...told, ...chancesOf(worth, next)] : told);
  };
}
