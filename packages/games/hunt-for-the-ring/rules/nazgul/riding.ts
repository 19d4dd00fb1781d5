import { asId } from '#kernel/id.ts';
import { type Choice, type Guard, leave, only } from '#kernel';
import type { Nazgul, Space } from '../../content/ids.ts';
import { EXIT, FAR, reach, type Route } from '../../content/map.ts';
import { BAR_NIGHT, BAR_ROAD } from '../../content/ops.ts';
import { at } from '../frames.ts';
import { type Hunt, type HuntEffects, isNight, mapOf } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { done, ride } from '../verbs.ts';
import { barred, isClosed, shutToNazgul } from '../wards.ts';
import { nazgulWord, riderOf, spotOf } from '../words.ts';

const ROAD_SPACES = 3;
const NIGHT_SPACES = 2;

/** HR-NAZ-03: by night up to two spaces by any way, unless a ward where it starts forbids the bonus; otherwise one (HR-NAZ-01). */
const spacesByAnyWay = (s: Hunt, nazgul: Nazgul): number => (isNight(s) && !barred(s, s.open.nazgul[nazgul], BAR_NIGHT) ? NIGHT_SPACES : 1);

/** HR-NAZ-02: up to three spaces entirely by road, by day and by night. */
const spacesByRoad = (s: Hunt, nazgul: Nazgul): number => (barred(s, s.open.nazgul[nazgul], BAR_ROAD) ? 1 : ROAD_SPACES);

/** Where a ride begins, and how many spaces it may take by any way and by road. */
export interface Start {
  readonly from: Space;
  readonly anyWay: number;
  readonly byRoad: number;
}

type Shut = (s: Hunt, space: Space) => boolean;

function isOpen(s: Hunt, route: Route, shut: Shut): boolean {
  const { via } = route;
  for (let i = 0; i < via.length; i++) if (shut(s, via[i])) return false;
  return true;
}

function someWay(s: Hunt, { from, anyWay, byRoad }: Start, to: Space, shut: Shut): boolean {
  const { nearest, size, routes: all } = mapOf(s);
  // Next to it: nothing can stand in between.
  if (nearest[from * size + to] === 1 && anyWay > 0) return true;
  const routes = all[from][to];
  if (routes === undefined) return false;
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i];
    if ((route.length <= anyWay || (route.road && route.length <= byRoad)) && isOpen(s, route, shut)) return true;
  }
  return false;
}

/** Whether a free way of at most so many spaces leads there; other Nazgûl never block (HR-NAZ-06). */
export const canReach = (s: Hunt, from: Space, to: Space, anyWay: number, byRoad: number): boolean =>
  !shutToNazgul(s, to) && someWay(s, { from, anyWay, byRoad }, to, shutToNazgul);

const heldByAlly: Shut = (s, space) => s.open.allies[space] !== 0;
const heldBySomebody: Shut = (s, space) => s.open.allies[space] !== 0 || s.open.gandalfAt === space;

/** Near enough if nothing stood in the way. */
function isNear(s: Hunt, { from, anyWay, byRoad }: Start, to: Space): boolean {
  const { nearest, nearestByRoad, size } = mapOf(s);
  return nearest[from * size + to] <= anyWay || nearestByRoad[from * size + to] <= byRoad;
}

/** What bars a way: each with the rule that says so. `to` is one of the arguments of the verb. */
const targetIsOpen = (to: (a: number, b: number) => Space): readonly Guard<Hunt>[] => [
  guard('HR-ALLYTOK-02', (s, a, b) => s.open.allies[to(a, b)] === 0),
  guard('HR-GANDALF-10', (s, a, b) => s.open.gandalfAt === 0 || s.open.gandalfAt !== to(a, b)),
  // A card has closed the space, and the card prevails.
  guard('HR-RUL-39', (s, a, b) => s.open.closed.length === 0 || !isClosed(s, to(a, b))),
];
const noExit = (to: (a: number, b: number) => Space): Guard<Hunt> =>
  guard('HR-NAZ-05', (s, a, b) => (mapOf(s).kind[to(a, b)] & EXIT) === 0);

/** Only Ally tokens stand in the way, as far as this can be told without looking twice. */
const onlyAllies = (s: Hunt): boolean => s.open.gandalfAt === 0 && s.open.closed.length === 0;

/** An exit, too far, a token on the space itself, a token on every way to it: the first that is true is told. */
export const wayGuards = (
  length: (near: Near) => readonly Guard<Hunt>[],
  start: (s: Hunt, a: Nazgul) => Start,
  to: (a: number, b: number) => Space,
): readonly Guard<Hunt>[] => [
  noExit(to),
  ...length((s, a, b) => isNear(s, start(s, asId(a)), to(a, b))),
  ...targetIsOpen(to),
  guard('HR-ALLYTOK-02', (s, a, b) => someWay(s, start(s, asId(a)), to(a, b), onlyAllies(s) ? shutToNazgul : heldByAlly)),
  guard('HR-GANDALF-10', (s, a, b) => s.open.gandalfAt === 0 || someWay(s, start(s, asId(a)), to(a, b), heldBySomebody)),
  guard('HR-RUL-39', (s, a, b) => s.open.closed.length === 0 || someWay(s, start(s, asId(a)), to(a, b), shutToNazgul)),
];

/** Whether the space that a move names is near enough. */
type Near = (s: Hunt, a: number, b: number) => boolean;

/** A card that takes a bonus away prevails; otherwise by night the rule about the night is told, and of a road that about roads. */
const ofRide = (near: Near): readonly Guard<Hunt>[] => [
  guard('HR-RUL-39', (s, to, b) => s.open.wards.length === 0 || near(s, to, b) || !isNear(s, withoutWards(s), asId(to))),
  guard('HR-NAZ-02', (s, to, b) => isNight(s) || !isAlongRoad(s, asId(to)) || near(s, to, b)),
  guard('HR-NAZ-03', (s, to, b) => !isNight(s) || near(s, to, b)),
  guard('HR-NAZ-01', (s, to, b) => isNight(s) || near(s, to, b)),
];

const withoutWards = (s: Hunt): Start => ({
  from: s.open.nazgul[s.open.active],
  anyWay: isNight(s) ? NIGHT_SPACES : 1,
  byRoad: ROAD_SPACES,
});

/** A road leads there, but it is longer than any ride. */
function isAlongRoad(s: Hunt, to: Space): boolean {
  const { nearestByRoad, size } = mapOf(s);
  const spaces = nearestByRoad[s.open.nazgul[s.open.active] * size + to];
  return spaces > ROAD_SPACES && spaces !== FAR;
}

/** Spaces worth looking at: near enough if nothing stood in the way. */
export function eachGoal(s: Hunt, { from, anyWay, byRoad }: Start, take: (to: Space) => void): void {
  const goals = mapOf(s).within[reach(anyWay, byRoad)][from];
  for (let i = 0; i < goals.length; i++) take(goals[i]);
}

export function moveNazgul(s: Hunt, effects: HuntEffects, nazgul: Nazgul, to: Space, event: 'rode' | 'pushed'): void {
  const from = s.open.nazgul[nazgul];
  s.open.nazgul[nazgul] = to;
  effects.emit?.({ type: event, nazgul: riderOf(s, nazgul), from: spotOf(s, from), to: spotOf(s, to) });
}

const ofActive = (s: Hunt): Start => {
  const { active, nazgul } = s.open;
  return { from: nazgul[active], anyWay: spacesByAnyWay(s, active), byRoad: spacesByRoad(s, active) };
};

/** The move of the activation: once, unsplit, before or after the action (HR-WRAITH-01), never compulsory (HR-NAZ-04). */
export const riding: Choice<Hunt> = choice(ride, {
  guards: [
    moment('HR-WRAITH-01', (s) => !s.open.moved),
    // A card holds it where it stands, and the card prevails.
    moment('HR-RUL-39', (s) => s.open.bound[s.open.active] === 0),
    ...wayGuards(ofRide, ofActive, (space) => asId(space)),
  ],
  candidates: (s, propose) => eachGoal(s, ofActive(s), propose),
  perform(s, effects, to) {
    s.open.moved = true;
    moveNazgul(s, effects, s.open.active, to, 'rode');
  },
});

/** Extra spaces from a power, a card or Pursuit: a step of its own, with no bonus of road or night (HR-RUL-29, HR-RUL-78). */
/** Nobody is asked about a Nazgûl that a card holds fast. */
export function offerExtraMove(s: Hunt, nazgul: Nazgul, anyWay: number, byRoad: number): void {
  if (s.open.bound[nazgul] !== 0) return;
  at.extraMove.enter(s, { nazgul, anyWay, byRoad });
}

const ofExtraMove = (s: Hunt): Start => {
  const { nazgul, anyWay, byRoad } = at.extraMove.of(s);
  return { from: s.open.nazgul[nazgul], anyWay, byRoad };
};

export const movingExtra = asking(at.extraMove, {
  rule: 'HR-RUL-29',
  asks: (s) => only(s.open.controller[at.extraMove.of(s).nazgul]),
  prompt: (s) => {
    const { nazgul, anyWay, byRoad } = at.extraMove.of(s);
    return { id: 'extraMove', params: { nazgul: nazgulWord(s, nazgul), spaces: anyWay, road: byRoad } };
  },
  choices: [
    choice(ride, {
      guards: wayGuards(
        (near) => [guard('HR-RUL-29', near)],
        ofExtraMove,
        (space) => asId(space),
      ),
      candidates: (s, propose) => eachGoal(s, ofExtraMove(s), propose),
      perform(s, effects, to) {
        const { nazgul } = at.extraMove.of(s);
        leave(s);
        moveNazgul(s, effects, nazgul, to, 'rode');
      },
    }),
    choice(done, {
      guards: [],
      perform(s, effects) {
        effects.emit?.({ type: 'nazgulStays', nazgul: riderOf(s, at.extraMove.of(s).nazgul) });
        leave(s);
      },
    }),
  ],
});
