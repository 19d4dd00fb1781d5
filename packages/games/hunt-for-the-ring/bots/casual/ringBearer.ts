import type { Action } from '#kernel';
import { COMPANY } from '../../content/box.ts';
import { FAR } from '../../content/map.ts';
import { eyesBesideTrack, lastArea, visited } from '../../rules/derived.ts';
import { at } from '../../rules/frames.ts';
import { bearer, type Hunt, LAST_STEP, mapOf } from '../../rules/state.ts';
import { HUNT, PERCEPTION } from '../../rules/inquiries/inquiry.ts';
import { liesIn } from '../../rules/inquiries/places.ts';

/** How near the riders are to an area: each one more with every space less. */
function danger(s: Hunt, area: number): number {
  const { distance, size } = mapOf(s);
  let sum = 0;
  for (const space of s.open.nazgul) {
    const spaces = distance[space * size + area];
    if (space !== 0 && spaces < 7) sum += [1.6, 1.2, 0.8, 0.5, 0.3, 0.15, 0.08][spaces];
  }
  return sum;
}

/** Entries still needed to an exit from an area with so many dots behind. */
function entriesLeft(s: Hunt, area: number, dots: number): number {
  const { connected, dotsBetween, entriesToExit, size, exits } = s.box.maps[1];
  if (exits.includes(area)) return 0;
  let fewest = FAR;
  for (const to of connected[area]) fewest = Math.min(fewest, Math.max(0, dotsBetween[area * size + to] - dots) + 1 + entriesToExit[to]);
  return fewest;
}

/** A place in part I: safe from the riders, and with enough steps left. */
function placeWorth(s: Hunt, area: number, dots: number, steps: number): number {
  const spare = LAST_STEP - steps - entriesLeft(s, area, dots);
  return -danger(s, area) - (spare < 0 ? -spare * 0.9 : 0) - entriesLeft(s, area, dots) * 0.12 + (entriesLeft(s, area, dots) === 0 ? 3 : 0);
}

/** What a drawn corruption token would cost. */
const tokenCost = (s: Hunt, token: number): number => {
  const { eye, value } = s.box.corruption[token];
  return eye ? 1 + eyesBesideTrack(s) : value;
};

/** Whether the truth would hurt: Frodo found, his trail found, or his region named. */
function harm(s: Hunt): number {
  const frame = s.frames[s.frames.length - 2];
  if (!at.inquiry.is(frame)) return 0.2;
  const { kind, target } = frame;
  if (kind === PERCEPTION) return liesIn(s, lastArea(s), target) && target < s.box.regions.length ? 0.5 : 0;
  if (kind === HUNT && lastArea(s) === target) return 3;
  return visited(s, target) ? 0.25 : 0;
}

/** How good an action looks to a Ring-bearer who knows where Frodo is. */
export function ringBearerScore(s: Hunt, action: Action): number {
  const { open, box } = s;
  const own = bearer(s);
  const space = (name: string | number): number => box.spaces.indexOf(String(name));
  switch (action.type) {
    case 'moveFrodo':
      return 1 + placeWorth(s, space(action.area), 0, open.step + 1);
    case 'moveToDot':
      return 1 + placeWorth(s, own.lastArea, own.dots + 1, open.step + 1);
    case 'travelByNight':
      return entriesLeft(s, own.lastArea, own.dots) <= 1 && open.corruption < 10 ? 2 : -danger(s, own.lastArea) * 0.1 - 0.5;
    case 'rest':
      return 0;
    case 'escapeTo':
      return placeWorth(s, space(action.area), 0, open.step + 1);
    case 'stayPut':
      return placeWorth(s, own.lastArea, own.dots, open.step + 1);
    case 'advance':
      return open.turn === 2 ? (open.corruption <= 5 && danger(s, lastArea(s)) > 1.5 ? 0.3 : -0.3) : 2;
    case 'playAlly':
      return s.frames[s.frames.length - 1].step === 'react'
        ? harm(s) - 0.3
        : s.frames[s.frames.length - 1].step === 'encounterReact'
          ? 1
          : 0.8;
    case 'pass':
      return 0;
    case 'spendToken':
      return open.fellowship === open.poolSize && open.allyHand < 5 ? 0.6 : -0.4;
    case 'discardForToken':
      return open.fellowship === 0 && open.allyHand > 3 ? 0.4 : -0.5;
    case 'useCompany':
      return action.company === 'strider' ? 0.5 : -0.6;
    case 'endTurn':
      return 0.1;
    case 'cancelToken':
      return (
        tokenCost(s, box.corruptionIds.indexOf(String(action.corruption))) -
        1.2 -
        0.05 * COMPANY.indexOf(action.company as (typeof COMPANY)[number])
      );
    case 'acceptTokens':
      return 0;
    case 'keepJourney': {
      const journey = box.journeys[box.journeyIds.indexOf(String(action.journey))];
      const step = Math.min(open.step, journey.length - 1);
      return -danger(s, journey.lastArea[step]) + (journey.long ? 0.3 : 0);
    }
    case 'changeRoute':
      return 0.3 * danger(s, lastArea(s)) - (box.journeys[own.journey].length - open.step <= 3 ? 1 : 0);
    case 'doDeed':
      return 2;
    case 'announceRivendell':
      return own.deeds.length === 0 || open.step > 8 ? 1.5 : 0;
    case 'revealGandalf':
      return danger(s, lastArea(s)) > 1.5 ? 0.4 : -0.5;
    case 'moveGandalf':
      return 0.9 + gandalfWorth(s, space(action.area));
    case 'pushNazgul':
      return -nearer(s, space(action.space));
    case 'placeAlly':
      return 0.2 + nearer(s, space(action.area));
    case 'choose':
      return open.corruption > 6 ? Number(action.option) : -Number(action.option);
    case 'done':
      return -0.1;
    default:
      return 0;
  }
}

/** Towards the areas of deeds still to be done, and to Rivendell when none are left. */
function gandalfWorth(s: Hunt, area: number): number {
  const own = bearer(s);
  const { distance, size, exits } = mapOf(s);
  const goals = own.deeds.length > 0 ? own.deeds.map((deed) => s.box.deeds[deed]) : exits;
  return -Math.min(...goals.map((goal) => distance[area * size + goal])) / 10;
}

/** How near a space is to Frodo's last area. */
function nearer(s: Hunt, space: number): number {
  const { distance, size } = mapOf(s);
  return 1 / (1 + distance[space * size + lastArea(s)]);
}
