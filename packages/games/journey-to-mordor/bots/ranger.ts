import type { Bot } from '#bots/bot.ts';
import { type Game, Lister, type Move } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { repeatRoll, setAside, split } from '../rules/verbs.ts';
import { Foresight, type TurnAhead } from './foresight.ts';
import { Library } from './library.ts';
import { plansFrom } from './plans.ts';
import type { Shelf } from './solved/shelf.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What has been worked out about a box stays with the box. */
interface Learned {
  readonly lister: Lister<Journey>;
  readonly library: Library;
}

const learned = new WeakMap<JourneyBox, Learned>();

export function learnedOf(game: Game<Journey>, box: JourneyBox): Learned {
  let known = learned.get(box);
  if (known === undefined) {
    const lister = new Lister(game);
    known = { lister, library: new Library(lister) };
    learned.set(box, known);
  }
  return known;
}

/** Thinks its own turn through to the end, every roll and every choice, given what each end of it is worth. */
function thinking(turnOf: (s: Journey, library: Library) => TurnAhead): Bot<Journey> {
  return (seen, random) => {
    const { moves } = seen;
    if (moves.length === 1) return moves[0];
    const s = seen.imagine(random);
    const has = (verb: { is(move: Move): boolean }): Move | undefined => moves.find((move) => verb.is(move));
    // The leftmost square first: those further right can still be split later.
    const leftmost = has(split);
    if (leftmost !== undefined) return leftmost;
    if (has(setAside) === undefined) return moves[random.draw(moves.length)];

    const { lister, library } = learnedOf(seen.game, s.box);
    const turn = turnOf(s, library);
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
    const die = moves.find((move) => setAside.is(move) && (adds >> setAside.read.die(move)) & 1);
    const onward = moves.find((move) => !setAside.is(move) && !repeatRoll.is(move));
    return die ?? onward ?? moves[0];
  };
}

const foresightWith = (weights: Weights, shelf: Shelf | null): ((s: Journey, library: Library) => TurnAhead) => {
  const foresights = new WeakMap<JourneyBox, Foresight>();
  return (s, library) => {
    let foresight = foresights.get(s.box);
    if (foresight === undefined) {
      foresight = new Foresight(library, weights, shelf);
      foresights.set(s.box, foresight);
    }
    return foresight.turn(s);
  };
};

/** Knows what the race is worth after its turn. */
export const rangerWith = (weights: Weights): Bot<Journey> => thinking(foresightWith(weights, null));

export const ranger: Bot<Journey> = rangerWith(WEIGHTS);

/** Knows what perfect play makes of the end of its turn, as soon as two are left; before that, and with content nobody has solved, it is a ranger. */
export const masterWith = (shelf: Shelf): Bot<Journey> => thinking(foresightWith(WEIGHTS, shelf));
