import type { Bot } from '#bots/bot.ts';
import type { Space } from '../../content/ids.ts';
import { NO_SPACE } from '../../content/map.ts';
import { freeHunts } from '../../rules/derived.ts';
import { bearer, type Hunt, mapOf, RING_BEARER } from '../../rules/state.ts';
import {
  claimNazgul,
  done,
  drawSorcery,
  endActivation,
  endSwapping,
  escapeTo,
  hunt,
  huntAt,
  huntWith,
  moveFrodo,
  moveToDot,
  perceive,
  placeNazgul,
  playSorcery,
  ride,
  search,
  searchAt,
  stayPut,
  travelByNight,
} from '../../rules/verbs.ts';
import { beliefsOf } from '../beliefs.ts';
import { ringBearerWorth } from '../casual/ringBearer.ts';
import { entriesLeft } from '../travelTimes.ts';
import { bestOf, worthOf } from '../moveValue.ts';

/** The yardsticks of this game: a Ring-bearer who takes the shortest way, and hunters who all ride to the likeliest area. */

const bearerWorth = worthOf<Hunt>(ringBearerWorth, [
  [moveFrodo, ({ box }, move) => 10 - entriesLeft(box, moveFrodo.read.area(move), 0)],
  [escapeTo, ({ box }, move) => 10 - entriesLeft(box, escapeTo.read.area(move), 0)],
  [moveToDot, (s) => 10 - entriesLeft(s.box, bearer(s).lastArea, bearer(s).dots + 1)],
  [stayPut, (s) => 10 - entriesLeft(s.box, bearer(s).lastArea, bearer(s).dots)],
  [travelByNight, () => -1],
]);

interface Chase {
  readonly s: Hunt;
  readonly last: Float64Array;
  readonly here: Space;
  readonly likeliest: Space;
}

function chaseOf(s: Hunt): Chase {
  const { last } = beliefsOf(s);
  const { areas } = mapOf(s);
  const likeliest = areas.reduce((best, area) => (last[area] > last[best] ? area : best), areas[0]);
  return { s, last, here: s.open.active < 0 ? NO_SPACE : s.open.nazgul[s.open.active], likeliest };
}

function rideWorth({ s, here, likeliest }: Chase, to: Space): number {
  const { distance, size } = mapOf(s);
  const away = (space: Space): number => distance[space * size + likeliest];
  return away(to) < away(here) ? 5 - away(to) / 100 : -5;
}

const hunterWorth = worthOf<Chase>(
  () => -1,
  [
    [ride, (chase, move) => rideWorth(chase, ride.read.space(move))],
    [hunt, ({ s, here, likeliest }) => (here === likeliest || freeHunts(s) ? 4 : 3)],
    [huntWith, ({ here, likeliest }) => (here === likeliest ? 3.5 : -1)],
    [search, () => 2],
    [playSorcery, () => 1.5],
    [huntAt, ({ last }, move) => last[huntAt.read.area(move)]],
    [searchAt, ({ last }, move) => last[searchAt.read.area(move)]],
    [perceive, (_chase, move) => 1 + (perceive.read.scope(move) === 0 ? 0.1 : 0)],
    [drawSorcery, () => 0.5],
    [endActivation, () => 0],
    [placeNazgul, () => 1],
    [claimNazgul, () => 1],
    [endSwapping, () => 1],
    [done, () => 0.1],
  ],
);

/** Equal moves are drawn by lot. */
const WHIM = 0.001;

export const naive: Bot<Hunt> = (observation, random) => {
  const s = observation.determinize(random);
  if (observation.seat === RING_BEARER) return bestOf(observation.moves, random, WHIM, (move) => bearerWorth(s, move));
  const chase = chaseOf(s);
  return bestOf(observation.moves, random, WHIM, (move) => hunterWorth(chase, move));
};
