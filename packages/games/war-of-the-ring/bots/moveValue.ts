import { asId } from '#kernel/id.ts';
import {
  type AskingStep,
  askedAt,
  cloneState,
  firstOf,
  type Frame,
  includes,
  LegalMoves,
  type Move,
  perform,
  BestMove,
  type Random,
  type Seat,
  SeededRandom,
  SilentEffects,
  verbOf,
  waiting,
} from '#kernel';
import {
  CHARACTER_DECK,
  CHARACTER_DIE,
  EYE_DIE,
  FREE,
  ISENGARD,
  isElite,
  isUnit,
  SAURON,
  SHADOW,
  type Side,
  WILL_DIE,
} from '../content/box.ts';
import { warOfTheRing as game } from '../index.ts';
import { diceOf } from '../rules/dice/pool.ts';
import { enteredBy } from '../rules/dice/start.ts';
import { mixArmiesFrame } from '../rules/frames/army.ts';
import { tracePathFrame } from '../rules/frames/fellowship.ts';
import { type ActionName, ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { handLimit, seatOf, sideOfSeat } from '../rules/team/seats.ts';
import * as verbs from '../rules/verbs.ts';
import {
  attackWorth,
  companionWorth,
  extendWorth,
  farStepWorth,
  landWorth,
  leaveWorth,
  marchWorth,
  pressWorth,
  recruitWorth,
  retreatWorth,
  withdrawWorth,
} from './armies.ts';
import { attraction, menaces, type Pull } from './map.ts';
import type { MoveWeights } from './moveWeights.ts';
import { mixWorth, offerWorth } from './partners.ts';
import type { PlanSelector } from './plan.ts';
import * as quest from './quest.ts';
import { cardsInHand, value } from './value.ts';

/**
 * What a decision is weighed with. `deep` decisions are real ones; those inside an imagined card are answered by rule of thumb. What is asked for again
 * and again while moves are compared is kept here, so a thought lasts only as long as its state does not change.
 */
export class DecisionContext {
  readonly s: War;
  readonly side: Side;
  /** Who decides: of two partners one. */
  readonly seat: Seat;
  readonly random: Random;
  readonly deep: boolean;
  readonly plans: PlanSelector;
  /** What the best way to carry out an action promises, whichever die pays for it. */
  readonly continued: (number | undefined)[] = [];
  private drawn: Pull | undefined;
  private feared: Pull | undefined;
  private worthNow: number | undefined;
  private goesAbout: MoveWeights | undefined;

  constructor(s: War, seat: Seat, random: Random, deep: boolean, plans: PlanSelector) {
    this.s = s;
    this.seat = seat;
    this.side = sideOfSeat(s, seat);
    this.plans = plans;
    this.random = random;
    this.deep = deep;
  }

  /** How its side goes about it, by what it is after now. */
  get manner(): MoveWeights {
    return (this.goesAbout ??= this.plans.weights(this.s, this.side));
  }

  get pull(): Pull {
    return (this.drawn ??= attraction(this.s, this.side));
  }

  get threat(): Pull {
    return (this.feared ??= menaces(this.s, this.side));
  }

  get now(): number {
    return (this.worthNow ??= value(this.s, this.side));
  }
}

/** Of a long list of answers to a card this many are looked at. */
const LOOKED_AT = 16;
/** Decisions imagined when a card is tried out. */
const IMAGINED = 14;
/** How often a price that dice decide about is imagined. */
const TRIALS = 4;

/** Its list is copied before anything else is asked. */
const legalMoves = new LegalMoves(game);
/** One for the decision, one for what an action would lead to. */
const here = new BestMove<War>();
const ahead = new BestMove<War>();

const dice = (thought: DecisionContext): SilentEffects => new SilentEffects(new SeededRandom(thought.random.draw(1 << 30)));

/** What an action is worth before it is known where; the best continuation is added to those marked so. */
function baseOf({ s, side, manner }: DecisionContext, name: ActionName): number {
  if (name === 'move-fellowship') return quest.moveWorth(s, manner);
  // A hand that is nearly full needs no more.
  if (name === 'draw-event' && cardsInHand(s, seatOf(s, side)) >= handLimit(s, seatOf(s, side)) - 1) return -1;
  return manner[name];
}
export const CARDS: ReadonlySet<ActionName> = new Set(['play-character-event', 'play-army-event', 'play-muster-event', 'play-any-event']);
const CONTINUED: ReadonlySet<ActionName> = new Set([
  'move-army-with-leader',
  'attack-with-leader',
  'play-character-event',
  'move-armies',
  'attack',
  'play-army-event',
  'diplomacy',
  'play-muster-event',
  'recruit',
  'play-any-event',
]);

function spendWorth(thought: DecisionContext, move: Move): number {
  const { side, manner } = thought;
  const name = ACTIONS[verbs.spend.read.action(move)];
  // A Will of the West can be anything: dearer than the rest. Character dice of the Free Peoples carry the Ring.
  const face = verbs.spend.read.die(move);
  const dear = face === WILL_DIE ? manner.dearWill : side === FREE && face === CHARACTER_DIE ? manner.dearCharacter : 0;
  const base = baseOf(thought, name) - dear;
  if (!CONTINUED.has(name)) return base;
  // By rule of thumb one card is as good as another.
  if (!thought.deep && CARDS.has(name)) return base;
  const action = verbs.spend.read.action(move);
  return base + (thought.continued[action] ??= afterSpending(thought, move));
}

/** What the best way to carry an action out promises. A card is tried out; otherwise a look at the step it would enter is enough. */
function afterSpending(thought: DecisionContext, move: Move): number {
  const { s, seat, random, side } = thought;
  const frame = enteredBy(side, verbs.spend.read.action(move), verbs.spend.read.die(move));
  if (frame !== undefined && !CARDS.has(ACTIONS[verbs.spend.read.action(move)])) return bestAt(thought, frame);
  const after = cloneState(s);
  perform(game, after, seat, move, dice(thought));
  return bestAfter(new DecisionContext(after, seat, random, true, thought.plans));
}

/** The state is as before afterwards. */
function bestAt(thought: DecisionContext, frame: Frame): number {
  const { s, seat } = thought;
  s.frames.push(frame);
  try {
    const { value: promise } = ahead.among(askedAt(game, s).choices, s, seat, (move) => worth(thought, move));
    return promise;
  } finally {
    s.frames.pop();
  }
}

function bestAfter(thought: DecisionContext): number {
  const { s, seat } = thought;
  if (s.outcome !== null || !includes(waiting(game, s), seat)) return 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves.options(s, seat).toArray()) most = Math.max(most, worth(thought, move));
  return most;
}

/** Makes a move, answers what follows by rule of thumb until the flow is back at a depth, and looks at what has become better. */
function imagined(thought: DecisionContext, move: Move, depth: number): number {
  const { s, side, seat: mine, random } = thought;
  const after = cloneState(s);
  const effects = dice(thought);
  perform(game, after, mine, move, effects);
  for (let count = 0; count < IMAGINED && after.outcome === null && after.frames.length >= depth; count++) {
    const waits = waiting(game, after);
    const seat = includes(waits, mine) ? mine : firstOf(waits);
    perform(game, after, seat, quickly(new DecisionContext(after, seat, random, false, thought.plans)), effects);
  }
  return value(after, side) - thought.now;
}

/** Tries a card out. That it leaves the hand is counted already. */
const eventWorth = (thought: DecisionContext, move: Move): number =>
  thought.deep ? Math.min(10, imagined(thought, move, thought.s.frames.length)) : 0;

/** A number that a card asks for is a price or a risk: what it brings shows only when the text has been carried out. */
function amountWorth(thought: DecisionContext, move: Move): number {
  if (!thought.deep) return answerWorth(thought, move);
  let sum = 0;
  for (let trial = 0; trial < TRIALS; trial++) sum += imagined(thought, move, thought.s.frames.length - 1);
  return sum / TRIALS;
}

/** What the position is worth after an answer, compared with now. */
function answerWorth(thought: DecisionContext, move: Move): number {
  const { s, side, seat } = thought;
  const after = cloneState(s);
  perform(game, after, seat, move, dice(thought));
  return value(after, side) - thought.now;
}

function ringWorth({ s, side }: DecisionContext, move: Move): number {
  if (side === SHADOW) return verbs.useRing.read.die(move) === EYE_DIE ? -9 : -3;
  const able = diceOf(s, FREE, CHARACTER_DIE) + diceOf(s, FREE, WILL_DIE);
  return verbs.useRing.read.result(move) === CHARACTER_DIE && able === 0 && s.open.huntBox[FREE] === 0 ? 6 : -9;
}

/** A path is traced by the Fellowship, or by an army that a card sends far. */
const onQuest = (s: War): boolean => tracePathFrame.is(s.frames[s.frames.length - 1]);

type Weigh = (thought: DecisionContext, move: Move) => number;
const flat =
  (worth: number): Weigh =>
  () =>
    worth;

const WEIGH: readonly (readonly [{ readonly index: number }, Weigh])[] = [
  [verbs.spend, spendWorth],
  [verbs.pass, flat(0)],
  [verbs.skipDie, flat(-3)],
  [verbs.useRing, ringWorth],
  [verbs.useToken, flat(2)],
  [verbs.allocateHunt, ({ s, manner }, move) => quest.allocationWorth(s, manner, verbs.allocateHunt.read.dice(move))],
  [
    verbs.advanceNation,
    ({ s, manner }, move) => {
      const nation = verbs.advanceNation.read.nation(move);
      const urgent = nation === ISENGARD ? manner.isengard : nation === SAURON ? manner.sauron : 0;
      return manner.nation + urgent - s.open.steps[nation] * manner.nationStep;
    },
  ],
  [verbs.drawCard, ({ manner }, move) => (verbs.drawCard.read.deck(move) === CHARACTER_DECK ? manner.characterDeck : 0)],
  [verbs.playEvent, eventWorth],
  [verbs.march, (thought, move) => marchWorth(thought, verbs.march.read.from(move), verbs.march.read.to(move))],
  [verbs.leaveBehind, (thought, move) => leaveWorth(thought, verbs.leaveBehind.read.figure(move))],
  [verbs.depart, flat(0)],
  [verbs.stayPut, flat(-0.5)],
  [verbs.recruit, (thought, move) => recruitWorth(thought, verbs.recruit.read.figure(move), verbs.recruit.read.region(move))],
  [
    verbs.removeExcess,
    (_, move) => (isElite(verbs.removeExcess.read.figure(move)) ? -2 : isUnit(verbs.removeExcess.read.figure(move)) ? -1 : -3),
  ],
  [verbs.attack, (thought, move) => attackWorth(thought, verbs.attack.read.from(move), verbs.attack.read.against(move))],
  [verbs.holdBack, flat(-1)],
  [verbs.beginBattle, flat(0)],
  [verbs.fightInField, flat(0)],
  [verbs.withdraw, ({ s, manner }) => withdrawWorth(s, manner)],
  [verbs.playCombatCard, ({ s, seat, manner }) => (cardsInHand(s, seat) > manner.cardShare * handLimit(s, seat) ? 0.5 : -0.5)],
  [verbs.noCombatCard, flat(0)],
  [verbs.reroll, (_, move) => verbs.reroll.read.dice(move)],
  [verbs.rerollHunt, (_, move) => verbs.rerollHunt.read.dice(move)],
  [verbs.loseRegular, flat(0)],
  [verbs.reduceElite, flat(-1)],
  [verbs.loseElite, flat(-2)],
  [verbs.ceaseAttack, flat(0)],
  [verbs.pressOn, ({ s, manner }) => pressWorth(s, manner)],
  [verbs.extendAssault, ({ s }) => extendWorth(s)],
  [verbs.retreat, (thought, move) => retreatWorth(thought, verbs.retreat.read.region(move))],
  [verbs.stand, flat(0)],
  [verbs.declareFellowship, ({ s, manner }) => quest.declareWorth(s, manner)],
  [
    verbs.traceStep,
    ({ s, side, pull, manner }, move) =>
      onQuest(s)
        ? quest.stepWorth(s, manner, verbs.traceStep.read.region(move))
        : farStepWorth(s, side, pull, verbs.traceStep.read.region(move)),
  ],
  [verbs.endPath, ({ s, manner }) => (onQuest(s) ? quest.endWorth(s, manner) : 0)],
  [verbs.enterMordor, flat(9)],
  [verbs.chooseGuide, (_, move) => quest.guideWorth(verbs.chooseGuide.read.figure(move))],
  [verbs.include, flat(-1)],
  [
    verbs.travelTo,
    (thought, move) =>
      thought.side === SHADOW
        ? landWorth(thought, verbs.travelTo.read.region(move))
        : companionWorth(thought.s, verbs.travelTo.read.region(move)),
  ],
  [verbs.moveMinion, flat(-0.1)],
  [
    verbs.bringCharacter,
    (thought, move) =>
      thought.side === SHADOW
        ? landWorth(thought, verbs.bringCharacter.read.region(move))
        : companionWorth(thought.s, verbs.bringCharacter.read.region(move)),
  ],
  [verbs.useGuide, ({ s, manner }) => quest.guideHelpWorth(s, manner)],
  [verbs.loseGuide, ({ s, manner }) => quest.guideLossWorth(s, manner)],
  [verbs.loseRandom, ({ s, manner }) => quest.randomLossWorth(s, manner)],
  [verbs.useTheRing, ({ s, manner }) => quest.ringWorth(s, manner)],
  [verbs.useTableCard, flat(1)],
  [verbs.accept, ({ s, seat }) => (mixArmiesFrame.is(s.frames[s.frames.length - 1]) ? mixWorth(s, seat) : 1)],
  [verbs.offerCard, ({ s, seat }, move) => offerWorth(s, seat, verbs.offerCard.read.card(move))],
  [verbs.decline, flat(0)],
  [verbs.done, flat(0)],
  [verbs.chooseRegion, answerWorth],
  [verbs.chooseNation, answerWorth],
  [verbs.chooseFigure, answerWorth],
  [verbs.chooseOption, answerWorth],
  [verbs.chooseAmount, amountWorth],
  [verbs.chooseAt, answerWorth],
];

const byVerb: (Weigh | undefined)[] = [];
for (const [verb, weigh] of WEIGH) byVerb[verb.index] = weigh;

/** How much a move promises; only moves of the same decision can be compared. */
function worth(thought: DecisionContext, move: Move): number {
  return byVerb[verbOf(move)]?.(thought, move) ?? 0;
}

/** Moves that are looked at, one after the other, with what they promise; equals are decided by chance. */
function look(thought: DecisionContext, moves: readonly Move[], found: (move: Move, promise: number) => void): void {
  const { random } = thought;
  const isAnswer = byVerb[verbOf(moves[0])] === answerWorth;
  const start = isAnswer && moves.length > LOOKED_AT ? random.draw(moves.length) : 0;
  const looked = isAnswer ? Math.min(LOOKED_AT, moves.length) : moves.length;
  for (let at = 0; at < looked; at++) {
    const move = moves[(start + at) % moves.length];
    found(move, worth(thought, move) + random.draw(1000) * 1e-4);
  }
}

/** The most promising move. */
export function choose(thought: DecisionContext, moves: readonly Move[]): Move {
  let chosen = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  look(thought, moves, (move, promise) => {
    if (promise <= most) return;
    most = promise;
    chosen = move;
  });
  return chosen;
}

const needsList = new WeakMap<AskingStep<War>, boolean>();
/** Whether answers are tried out one by one at a step: then guards are asked first. */
function isTriedOut(step: AskingStep<War>): boolean {
  let known = needsList.get(step);
  if (known === undefined) {
    known = step.choices.some(({ verb }) => byVerb[verb.index] === answerWorth || byVerb[verb.index] === amountWorth);
    needsList.set(step, known);
  }
  return known;
}

/** The same choice without a list where weighing is cheaper than asking what is legal. */
export function quickly(thought: DecisionContext): Move {
  const { s, seat, random } = thought;
  const step = askedAt(game, s);
  if (isTriedOut(step)) {
    const moves = legalMoves.at(step, s, seat).toArray();
    return moves.length === 1 ? moves[0] : choose(thought, moves);
  }
  return here.among(step.choices, s, seat, (move) => worth(thought, move) + random.draw(1000) * 1e-4).move;
}

/** Moves that are compared as one: an action whichever die pays for it, a ring or a die given up. */
const kindOf = (move: Move): Move =>
  verbOf(move) === verbs.spend.index
    ? asId(-1 - verbs.spend.read.action(move))
    : verbOf(move) === verbs.skipDie.index
      ? asId(-1 - ACTIONS.length)
      : move;

/** The most promising moves, best first, no two of a kind. */
export function best(thought: DecisionContext, moves: readonly Move[], count: number): Move[] {
  const found: { readonly move: Move; readonly promise: number }[] = [];
  look(thought, moves, (move, promise) => found.push({ move, promise }));
  found.sort((a, b) => b.promise - a.promise);
  const kinds = new Set<Move>();
  const chosen: Move[] = [];
  for (const { move } of found) {
    if (kinds.has(kindOf(move))) continue;
    kinds.add(kindOf(move));
    if (chosen.push(move) === count) break;
  }
  return chosen;
}
