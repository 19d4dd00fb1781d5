import { asId } from '#kernel/id.ts';
import { STRIDER } from '../../content/box.ts';
import type { CorruptionId, JourneyCard, Space } from '../../content/ids.ts';
import { FAR } from '../../content/map.ts';
import { eyesBesideTrack, lastArea, visited } from '../../rules/derived.ts';
import { at } from '../../rules/frames.ts';
import { bearer, HAND_LIMIT, type Hunt, isNight, LAST_STEP, mapOf } from '../../rules/state.ts';
import { HUNT, PERCEPTION } from '../../rules/inquiries/inquiry.ts';
import { liesIn } from '../../rules/inquiries/places.ts';
import {
  advance,
  announceRivendell,
  cancelToken,
  changeRoute,
  choose,
  discardForToken,
  doDeed,
  done,
  endTurn,
  escapeTo,
  keepJourney,
  moveFrodo,
  moveGandalf,
  moveToDot,
  placeAlly,
  playAlly,
  pushNazgul,
  revealGandalf,
  spendToken,
  stayPut,
  travelByNight,
  useCompany,
} from '../../rules/verbs.ts';
import { worthOf } from '../moveValue.ts';

/** How near the riders are to an area: each one more with every space less. */
function danger(s: Hunt, area: Space): number {
  const { distance, size } = mapOf(s);
  let sum = 0;
  for (const space of s.open.nazgul) {
    const spaces = distance[space * size + area];
    if (space !== 0 && spaces < 7) sum += [1.6, 1.2, 0.8, 0.5, 0.3, 0.15, 0.08][spaces];
  }
  return sum;
}

/** Entries still needed to an exit from an area with so many dots behind. */
function entriesLeft(s: Hunt, area: Space, dots: number): number {
  const { connected, dotsBetween, entriesToExit, size, exits } = s.box.maps[1];
  if (exits.includes(area)) return 0;
  let fewest = FAR;
  for (const to of connected[area]) fewest = Math.min(fewest, Math.max(0, dotsBetween[area * size + to] - dots) + 1 + entriesToExit[to]);
  return fewest;
}

/** A place in part I: safe from the riders, and with enough steps left. */
function placeWorth(s: Hunt, area: Space, dots: number, steps: number): number {
  const spare = LAST_STEP - steps - entriesLeft(s, area, dots);
  return -danger(s, area) - (spare < 0 ? -spare * 0.9 : 0) - entriesLeft(s, area, dots) * 0.12 + (entriesLeft(s, area, dots) === 0 ? 3 : 0);
}

/** What a drawn corruption token would cost. */
const tokenCost = (s: Hunt, token: CorruptionId): number => {
  const { eye, value } = s.box.corruption[token];
  return eye ? 1 + eyesBesideTrack(s) : value;
};

/** Whether the truth would hurt: Frodo found, his trail found, or his region named. */
function harm(s: Hunt): number {
  const frame = s.frames[s.frames.length - 2];
  if (!at.inquiry.is(frame)) return 0.2;
  const { kind, target } = frame;
  if (kind === PERCEPTION) return liesIn(s, lastArea(s), asId(target)) && target < s.box.regions.length ? 0.5 : 0;
  if (kind === HUNT && lastArea(s) === target) return 3;
  return visited(s, asId(target)) ? 0.25 : 0;
}

/** How good a move looks to a Ring-bearer who knows where Frodo is. */
export const ringBearerWorth = worthOf<Hunt>(
  () => 0,
  [
    [moveFrodo, (s, move) => 1 + placeWorth(s, moveFrodo.read.area(move), 0, s.open.step + 1)],
    [moveToDot, (s) => 1 + placeWorth(s, bearer(s).lastArea, bearer(s).dots + 1, s.open.step + 1)],
    [travelByNight, nightWorth],
    [escapeTo, (s, move) => placeWorth(s, escapeTo.read.area(move), 0, s.open.step + 1)],
    [stayPut, (s) => placeWorth(s, bearer(s).lastArea, bearer(s).dots, s.open.step + 1)],
    [advance, (s) => (isNight(s) ? (s.open.corruption <= 5 && danger(s, lastArea(s)) > 1.5 ? 0.3 : -0.3) : 2)],
    [playAlly, cardWorth],
    [spendToken, ({ open }) => (open.fellowship === open.poolSize && open.allyHand < HAND_LIMIT ? 0.6 : -0.4)],
    [discardForToken, ({ open }) => (open.fellowship === 0 && open.allyHand > 3 ? 0.4 : -0.5)],
    [useCompany, (_s, move) => (useCompany.read.company(move) === STRIDER ? 0.5 : -0.6)],
    [endTurn, () => 0.1],
    [cancelToken, (s, move) => tokenCost(s, cancelToken.read.corruption(move)) - 1.2 - 0.05 * cancelToken.read.company(move)],
    [keepJourney, (s, move) => journeyWorth(s, keepJourney.read.journey(move))],
    [changeRoute, (s) => 0.3 * danger(s, lastArea(s)) - (s.box.journeys[bearer(s).journey].length - s.open.step <= 3 ? 1 : 0)],
    [doDeed, () => 2],
    [announceRivendell, (s) => (bearer(s).deeds.length === 0 || s.open.step > 8 ? 1.5 : 0)],
    [revealGandalf, (s) => (danger(s, lastArea(s)) > 1.5 ? 0.4 : -0.5)],
    [moveGandalf, (s, move) => 0.9 + gandalfWorth(s, moveGandalf.read.area(move))],
    [pushNazgul, (s, move) => -nearer(s, pushNazgul.read.space(move))],
    [placeAlly, (s, move) => 0.2 + nearer(s, placeAlly.read.area(move))],
    [choose, (s, move) => (s.open.corruption > 6 ? 1 : -1) * (choose.read.option(move) + 1)],
    [done, () => -0.1],
  ],
);

function nightWorth(s: Hunt): number {
  const { lastArea: here, dots } = bearer(s);
  return entriesLeft(s, here, dots) <= 1 && s.open.corruption < 10 ? 2 : -danger(s, here) * 0.1 - 0.5;
}

function cardWorth(s: Hunt): number {
  const frame = s.frames[s.frames.length - 1];
  if (at.react.is(frame)) return harm(s) - 0.3;
  return at.encounterReact.is(frame) ? 1 : 0.8;
}

function journeyWorth(s: Hunt, card: JourneyCard): number {
  const journey = s.box.journeys[card];
  const step = Math.min(s.open.step, journey.length - 1);
  return -danger(s, asId(journey.lastArea[step])) + (journey.long ? 0.3 : 0);
}

/** Towards the areas of deeds still to be done, and to Rivendell when none are left. */
function gandalfWorth(s: Hunt, area: Space): number {
  const own = bearer(s);
  const { distance, size, exits } = mapOf(s);
  const goals = own.deeds.length > 0 ? own.deeds.map((deed) => s.box.deeds[deed]) : exits;
  return -Math.min(...goals.map((goal) => distance[area * size + goal])) / 10;
}

/** How near a space is to Frodo's last area. */
function nearer(s: Hunt, space: Space): number {
  const { distance, size } = mapOf(s);
  return 1 / (1 + distance[space * size + lastArea(s)]);
}
