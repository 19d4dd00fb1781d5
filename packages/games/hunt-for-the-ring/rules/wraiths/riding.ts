import { type AskingStep, type Choice, enter, type Frame, guard, leave, only, type Propose, type Table, top } from '#kernel';
import type { Route } from '../../content/map.ts';
import { BAR_NIGHT, BAR_ROAD } from '../../content/ops.ts';
import { type Hunt, isNight, mapOf } from '../state.ts';
import { done, ride } from '../verbs.ts';
import { nazgulWord, spaceWord } from '../words.ts';
import { barred, shutToNazgul } from '../wards.ts';

const ROAD_SPACES = 3;
const NIGHT_SPACES = 2;

/** HR-NAZ-03: by night up to two spaces by any way, unless a ward where it starts forbids the bonus; otherwise one (HR-NAZ-01). */
export const spacesByAnyWay = (s: Hunt, nazgul: number): number =>
  isNight(s) && !barred(s, s.open.nazgul[nazgul], BAR_NIGHT) ? NIGHT_SPACES : 1;

/** HR-NAZ-02: up to three spaces entirely by road, by day and by night. */
export const spacesByRoad = (s: Hunt, nazgul: number): number => (barred(s, s.open.nazgul[nazgul], BAR_ROAD) ? 1 : ROAD_SPACES);

function isOpen(s: Hunt, route: Route): boolean {
  for (const space of route.via) if (shutToNazgul(s, space)) return false;
  return true;
}

/** Whether a free way of at most so many spaces leads there; other Nazgûl never block (HR-NAZ-06). */
export function canReach(s: Hunt, from: number, to: number, anyWay: number, byRoad: number): boolean {
  const routes = mapOf(s).routes[from][to];
  if (routes === undefined || routes.length === 0 || shutToNazgul(s, to)) return false;
  for (const route of routes)
    if ((route.length <= anyWay || (route.road && route.length <= byRoad)) && (route.via.length === 0 || isOpen(s, route))) return true;
  return false;
}

/** Spaces worth looking at: near enough if nothing stood in the way. */
export function eachGoal(s: Hunt, from: number, anyWay: number, byRoad: number, propose: Propose): void {
  const { goals, nearest, nearestByRoad, size } = mapOf(s);
  const list = goals[from];
  for (let i = 0; i < list.length; i++)
    if (nearest[from * size + list[i]] <= anyWay || nearestByRoad[from * size + list[i]] <= byRoad) propose(list[i]);
}

export function moveNazgul(s: Hunt, table: Table, nazgul: number, to: number, event: 'rode' | 'pushed'): void {
  const from = s.open.nazgul[nazgul];
  s.open.nazgul[nazgul] = to;
  if (table.listening) table.tell({ type: event, nazgul: nazgulWord(s, nazgul), from: spaceWord(s, from), to: spaceWord(s, to) });
}

/** The move of the activation: once, unsplit, before or after the action (HR-WRAITH-01), never compulsory (HR-NAZ-04). */
export const riding: Choice<Hunt> = {
  verb: ride,
  guards: [
    guard('HR-WRAITH-01', (s) => !s.open.moved),
    // A card holds it where it stands, and the card prevails.
    guard('HR-RUL-39', (s) => s.open.bound[s.open.active] === 0),
    guard(['HR-ALLYTOK-02', 'HR-GANDALF-10', 'HR-NAZ-05'], (s, to) => !shutToNazgul(s, to)),
    guard(['HR-NAZ-01', 'HR-NAZ-02', 'HR-NAZ-03'], (s, to) => {
      const { active, nazgul } = s.open;
      return canReach(s, nazgul[active], to, spacesByAnyWay(s, active), spacesByRoad(s, active));
    }),
  ],
  candidates: (s, _seat, propose) => {
    const { active, nazgul, moved } = s.open;
    if (!moved) eachGoal(s, nazgul[active], spacesByAnyWay(s, active), spacesByRoad(s, active), propose);
  },
  perform(s, table, to) {
    s.open.moved = true;
    moveNazgul(s, table, s.open.active, to, 'rode');
  },
};

/** Extra spaces from a power, a card or Pursuit: a step of its own, with no bonus of road or night (HR-RUL-29, HR-RUL-78). */
export interface ExtraMove extends Frame {
  readonly step: 'extraMove';
  readonly nazgul: number;
  readonly anyWay: number;
  readonly byRoad: number;
}

/** Nobody is asked about a Nazgûl that a card holds fast. */
export function offerExtraMove(s: Hunt, nazgul: number, anyWay: number, byRoad: number): void {
  if (s.open.bound[nazgul] !== 0) return;
  const frame: ExtraMove = { step: 'extraMove', nazgul, anyWay, byRoad };
  enter(s, frame);
}

export const movingExtra: AskingStep<Hunt> = {
  rule: 'HR-RUL-29',
  asks: (s) => only(s.open.controller[top<ExtraMove>(s).nazgul]),
  prompt: (s) => {
    const { nazgul, anyWay, byRoad } = top<ExtraMove>(s);
    return { id: 'extraMove', params: { nazgul: nazgulWord(s, nazgul), spaces: anyWay, road: byRoad } };
  },
  choices: [
    {
      verb: ride,
      guards: [
        guard(['HR-ALLYTOK-02', 'HR-GANDALF-10', 'HR-NAZ-05'], (s, to) => !shutToNazgul(s, to)),
        guard('HR-RUL-29', (s, to) => {
          const { nazgul, anyWay, byRoad } = top<ExtraMove>(s);
          return canReach(s, s.open.nazgul[nazgul], to, anyWay, byRoad);
        }),
      ],
      candidates: (s, _seat, propose) => {
        const { nazgul, anyWay, byRoad } = top<ExtraMove>(s);
        eachGoal(s, s.open.nazgul[nazgul], anyWay, byRoad, propose);
      },
      perform(s, table, to) {
        const { nazgul } = top<ExtraMove>(s);
        leave(s);
        moveNazgul(s, table, nazgul, to, 'rode');
      },
    },
    {
      verb: done,
      guards: [],
      perform(s, table) {
        if (table.listening) table.tell({ type: 'nazgulStays', nazgul: nazgulWord(s, top<ExtraMove>(s).nazgul) });
        leave(s);
      },
    },
  ],
};
