import type { Rules } from './game.ts';
import type { Refusal } from './refusal.ts';
import { includes, NOBODY, type Seat, type Seats } from './seat.ts';
import type { State } from './state.ts';
import { type AskingStep, type Choice, isAutomatic, type Step, type EffectsOf } from './step.ts';
import { unchecked } from './unchecked.ts';
import { argument, type Move, verbOf } from './verb.ts';

/** A longer chain of automatic steps is an infinite loop. */
const MAX_AUTOMATIC_STEPS = 100_000;

const nameOf = (state: State): string => state.frames[state.frames.length - 1].step;

/** Cache: one decision looks up the same step several times in a row. */
const latest: { game: unknown; name: string; step: unknown } = { game: null, name: '', step: null };

/** The current step. */
export function stepOf<S extends State>(game: Rules<S>, state: S): Step<S> {
  const name = nameOf(state);
  // Stored for this very game, so it is a step of its states.
  if (latest.game === game && latest.name === name) return unchecked<Step<S>>(latest.step);
  const step = game.steps[name];
  if (step === undefined) throw new Error(`${game.id} has no step "${name}"`);
  latest.game = game;
  latest.name = name;
  latest.step = step;
  return step;
}

/** The current step of a settled game: one that asks a seat. */
export function askedAt<S extends State>(game: Rules<S>, state: S): AskingStep<S> {
  const step = stepOf(game, state);
  if (isAutomatic(step)) throw new Error(`${game.id}: nobody is asked at the automatic step "${nameOf(state)}"`);
  return step;
}

/** Runs automatic steps until a seat is asked or the game is over. */
export function settle<S extends State>(game: Rules<S>, state: S, effects: EffectsOf<S>): void {
  for (let steps = 0; state.outcome === null; steps++) {
    const step = stepOf(game, state);
    if (!isAutomatic(step)) return;
    if (steps > MAX_AUTOMATIC_STEPS) throw new Error(`${game.id} runs in circles at step "${nameOf(state)}"`);
    step.run(state, effects);
  }
}

/** The seats that must decide now; empty once the game is over. */
export function waiting<S extends State>(game: Rules<S>, state: S): Seats {
  if (state.outcome !== null) return NOBODY;
  const step = stepOf(game, state);
  return isAutomatic(step) ? NOBODY : step.asks(state);
}

/** Null if the move is legal, otherwise the refusal with the rules that forbid it. */
export function refusal<S extends State>(game: Rules<S>, state: S, seat: Seat, move: Move): Refusal | null {
  if (state.outcome !== null) return { code: 'over', message: 'The game is over', rules: [game.overRule] };
  const verb = game.verbs[verbOf(move)];
  const aside = game.asides?.find((each) => each.verb === verb);
  if (aside !== undefined) return blockedBy(aside, state, seat, move);
  const step = stepOf(game, state);
  if (isAutomatic(step) || !includes(step.asks(state), seat))
    return {
      code: 'not-asked',
      message: `Seat ${seat} is not asked now`,
      rules: isAutomatic(step) ? [game.overRule] : [step.rule],
    };
  const choice = step.choices.find((each) => each.verb === verb);
  if (choice === undefined)
    return {
      code: 'wrong-moment',
      message: `${verb.name} is not possible at step "${nameOf(state)}"`,
      // The step's rule says whose turn it is, which the asking seat knows: cite the verb's rule instead.
      rules: [verb.rule],
    };
  return blockedBy(choice, state, seat, move);
}

/** Null if the move passes every guard. */
function blockedBy<S extends State>({ verb, guards }: Choice<S>, state: S, seat: Seat, move: Move): Refusal | null {
  const count = verb.domains.length;
  const a = count > 0 ? argument(move, count, 0) : 0;
  const b = count > 1 ? argument(move, count, 1) : 0;
  const c = count > 2 ? argument(move, count, 2) : 0;
  for (const guard of guards) {
    if (guard.allows(state, a, b, c, seat)) continue;
    const rules = guard.cites?.(state, a, b, c, seat) ?? guard.rules;
    return {
      code: 'refused',
      message: `${verb.name} is refused by ${rules.join(', ')}`,
      rules,
      ...(guard.about === undefined ? {} : { params: guard.about(state, a, b, c, seat) }),
    };
  }
  return null;
}

/** Performs a move that is known to be legal, and runs on to the next decision. */
export function perform<S extends State>(game: Rules<S>, state: S, seat: Seat, move: Move, effects: EffectsOf<S>): void {
  const step = askedAt(game, state);
  const index = verbOf(move);
  const choice = withVerb(step.choices, index) ?? withVerb(game.asides ?? [], index);
  if (choice === undefined) throw new Error(`Step "${nameOf(state)}" has no choice for move ${move}`);
  const count = choice.verb.domains.length;
  choice.perform(
    state,
    effects,
    count > 0 ? argument(move, count, 0) : 0,
    count > 1 ? argument(move, count, 1) : 0,
    count > 2 ? argument(move, count, 2) : 0,
    seat,
  );
  settle(game, state, effects);
}

function withVerb<S extends State>(choices: readonly Choice<S>[], index: number): Choice<S> | undefined {
  for (let i = 0; i < choices.length; i++) if (choices[i].verb.index === index) return choices[i];
  return undefined;
}
