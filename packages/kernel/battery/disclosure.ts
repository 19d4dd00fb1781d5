import { asIds } from '../id.ts';
import { expect, test } from 'vitest';
import { cloneState } from '../codec.ts';
import { type GameEvent, mayReveal, type AddressedEvent } from '../event.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import type { Draw } from '../random/random.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { State } from '../state.ts';
import type { Action } from '../verb.ts';
import { eventsFor } from '../view.ts';
import { ControlledRandom } from './controlledRandom.ts';
import { sightOf } from './secrets.ts';
import { ASIDES, anyAside, type Moment, type Setup, walk } from './walk.ts';

/** Result of one decision, or of the set-up. */
interface Result {
  readonly state: State;
  readonly events: readonly AddressedEvent[];
  readonly draws: readonly Draw[];
  /** It cannot be undone: something was drawn or revealed. */
  readonly isFinal: boolean;
}

/** Repeats the same decision with other randomness. */
type Trial = (random: ControlledRandom) => Result | null;

/** Number of draws of one decision that are changed, one at a time. */
const CHANGED = 24;

const viewersOf = (state: State): Viewer[] => [...asIds<Seat>(state.own.keys()), 'spectator'];

/** What a viewer receives, without events that are declared to reveal. */
const heard = (game: AnyGame, { events, state }: Result, viewer: Viewer): string =>
  withoutSeals(game, state, JSON.stringify(eventsFor<GameEvent>(events, viewer).filter(({ type }) => !mayReveal(game.events[type]))));

const sight = (game: AnyGame, { state }: Result, viewer: Viewer): string => withoutSeals(game, state, sightOf(game, state, viewer, []));

/** Seals differ in every world and reveal nothing before the end. */
const withoutSeals = (game: AnyGame, state: State, text: string): string =>
  (game.seals?.(state) ?? []).reduce((rest, seal, index) => rest.replaceAll(seal, `seal ${index}`), text);

/** Null if the action is illegal in this world: a card that the seat does not hold there. */
function decide(game: AnyGame, state: State, seat: Seat, action: unknown, random: ControlledRandom): Result | null {
  const match = Match.resume(game, { state: cloneState(state), random });
  const answer = match.apply(seat, action);
  if (!answer.ok) return null;
  return { state: match.state, events: answer.events, draws: answer.draws, isFinal: match.undoDepth() === 0 };
}

function begin(game: AnyGame, setup: Setup, random: ControlledRandom): Result {
  const box = game.content.read(game.content.standard);
  const match = Match.begin(game, { box, options: setup.options, seats: setup.seats, random });
  return { state: match.state, ...match.beginning, isFinal: true };
}

/** A decision of the same kind that is legal in this world; null if there is none. */
function decideAlike(game: AnyGame, state: State, seat: Seat, { type }: Action, seed: number): Result | null {
  const options = Match.resume(game, { state: cloneState(state), random: new SeededRandom(seed) }).options(seat);
  const alike = options.find((option) => option.type === type);
  return alike === undefined ? null : decide(game, state, seat, alike, new ControlledRandom(seed));
}

/** Whether a viewer who sees two results alike receives different events. */
function toldApart(game: AnyGame, one: Result, other: Result | null, viewer: Viewer, where: string): string[] {
  if (other === null) return [];
  const [a, b] = [heard(game, one, viewer), heard(game, other, viewer)];
  return a === b || sight(game, one, viewer) !== sight(game, other, viewer) ? [] : [`${where}, viewer ${viewer} heard\n${a}\nor\n${b}`];
}

/** Changes one draw after another: only viewers who see a hidden outcome may receive it; an open roll is received or seen by all. */
function changedDraws(game: AnyGame, trial: Trial, seed: number, where: string): string[] {
  const usual = trial(new ControlledRandom(seed));
  if (usual === null) return [];
  return usual.draws
    .filter(({ of }) => of > 1)
    .slice(0, CHANGED)
    .flatMap((draw) => {
      const changed = trial(new ControlledRandom(seed, draw));
      if (changed === null) return [];
      const at = `${where}, ${draw.stream} draw ${draw.number}`;
      return viewersOf(usual.state).flatMap((viewer) => {
        if (draw.stream === 'hidden') return toldApart(game, usual, changed, viewer, at);
        const isDifferent =
          JSON.stringify(eventsFor(usual.events, viewer)) !== JSON.stringify(eventsFor(changed.events, viewer)) ||
          sight(game, usual, viewer) !== sight(game, changed, viewer);
        return isDifferent || isSameOutcome(usual, changed, draw)
          ? []
          : [`${at}: viewer ${viewer} neither sees nor hears what was rolled in the open`];
      });
    });
}

/** A die whose faces are all alike has only one outcome. */
const isSameOutcome = (usual: Result, changed: Result, { stream, number }: Draw): boolean => {
  const got = ({ draws }: Result): unknown => draws.find((draw) => draw.stream === stream && draw.number === number)?.got;
  return got(usual) === got(changed);
};

/** Compares a viewer's events of one decision with those in other worlds, or of another decision. */
function comparedDecisions(game: AnyGame, { state, seat, action, options, seed, where }: Decision, usual: Result): string[] {
  const worlds = viewersOf(state).flatMap((viewer) => {
    const world = game.redeal(state, viewer, new SeededRandom(seed, 7));
    const there = decide(game, world, seat, action, new ControlledRandom(seed)) ?? decideAlike(game, world, seat, action, seed);
    return toldApart(game, usual, there, viewer, where);
  });
  const alike = options.filter((option) => option.type === action.type && option !== action);
  const others = viewersOf(state).filter((viewer) => viewer !== seat);
  const decisions = someOf(alike, ALTERNATIVES, new SeededRandom(seed, 8)).flatMap((instead) => {
    const otherwise = decide(game, state, seat, instead, new ControlledRandom(seed));
    return others.flatMap((viewer) => toldApart(game, usual, otherwise, viewer, `${where} or ${JSON.stringify(instead)}`));
  });
  return [...worlds, ...decisions];
}

/** Number of other decisions of the same kind to compare with. */
const ALTERNATIVES = 8;

function someOf<T>(items: readonly T[], most: number, random: SeededRandom): T[] {
  const places = items.map((_, place) => place);
  random.shuffle(places);
  return places.slice(0, most).map((place) => items[place]);
}

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly options: readonly Action[];
  readonly seed: number;
  readonly where: string;
}

/** Every kind of event is checked so many times per game. */
const EVENT_LOOKS = 5;
/** Decisions per game. */
const FOLLOWED = 1500;

/** Decisions of several kinds that are legal now and, sometimes, an aside of any seat. */
function decisionsAt({ match, seat, options, step }: Moment, random: SeededRandom, where: string): Decision[] {
  const aside = random.below(ASIDES) === 0 ? anyAside(match, random) : null;
  const kinds = someOf([...new Set(options.map(({ type }) => type))], KINDS, random);
  const asked = kinds.map((kind) => {
    const alike = options.filter(({ type }) => type === kind);
    return { seat, action: alike[random.below(alike.length)], options };
  });
  const all = aside === null ? asked : [...asked, { ...aside, options: match.asides(aside.seat) }];
  return all.map((decision) => ({
    ...decision,
    state: match.state,
    seed: step,
    where: `${where}, step ${step}, seat ${decision.seat}: ${JSON.stringify(decision.action)}`,
  }));
}

/** Kinds of decisions tried per position. */
const KINDS = 3;

/** Walks a game and tries decisions on copies along the way. */
export function explore(game: AnyGame, setup: Setup, seed: number, visit: (decision: Decision, usual: Result) => boolean): void {
  const random = new SeededRandom(seed, 42);
  walk(game, setup, 75 + seed, (moment, enough) => {
    if (moment.step >= FOLLOWED) return enough();
    for (const decision of decisionsAt(moment, random, JSON.stringify(setup))) {
      const usual = decide(game, decision.state, decision.seat, decision.action, new ControlledRandom(decision.seed));
      if (usual === null) throw new Error(`A listed action was refused: ${decision.where}`);
      if (visit(decision, usual)) return enough();
    }
  });
}

/** Events declared to reveal to all viewers that were addressed to some seats. */
const whispered = (game: AnyGame, { events }: Result, where: string): string[] =>
  events.flatMap(({ event, to }) =>
    to !== undefined && mayReveal(game.events[event.type])
      ? [`${where}: "${event.type}" is declared to reveal and was not told to all`]
      : [],
  );

/** Decisions after which a viewer received more than allowed, `most` or a few more of them; empty if nothing leaks. */
export function disclosures(game: AnyGame, setups: readonly Setup[], moments: number, most = 10): string[] {
  const found: string[] = [];
  for (const [index, setup] of setups.entries()) {
    if (found.length >= most) break;
    found.push(...changedDraws(game, (random) => begin(game, setup, random), index, `${JSON.stringify(setup)}, set-up`));
    const looks = new Looks(moments, new SeededRandom(index, 45));
    explore(game, setup, index, (decision, usual) => {
      const { state, seat, action, seed, where } = decision;
      found.push(...whispered(game, usual, where));
      if (looks.atDraws(usual)) found.push(...changedDraws(game, (chance) => decide(game, state, seat, action, chance), seed, where));
      if (looks.atDecision(usual)) found.push(...comparedDecisions(game, decision, usual));
      return found.length >= most;
    });
  }
  return found;
}

/** Chooses the decisions to check: comparing is expensive, and rare events must not be missed. */
class Looks {
  private readonly most: number;
  private readonly random: SeededRandom;
  private readonly ofType = new Map<string, number>();
  private draws = 0;
  private decisions = 0;

  constructor(most: number, random: SeededRandom) {
    this.most = most;
    this.random = random;
  }

  atDraws({ draws }: Result): boolean {
    return draws.length > 0 && this.draws++ < this.most;
  }

  atDecision({ events, isFinal }: Result): boolean {
    const types = events.map(({ event }) => event.type);
    const isRare = types.some((type) => (this.ofType.get(type) ?? 0) < EVENT_LOOKS);
    for (const type of types) this.ofType.set(type, (this.ofType.get(type) ?? 0) + 1);
    return isRare || ((isFinal || this.random.below(8) === 0) && this.decisions++ < this.most);
  }
}

export function disclosure(game: AnyGame, setups: readonly Setup[], moments: number): void {
  test('viewers who see the same afterwards have heard the same, in worlds they cannot tell apart and with one hidden draw changed; rolls are open to all', () => {
    expect(disclosures(game, setups, moments)).toEqual([]);
  });
}
