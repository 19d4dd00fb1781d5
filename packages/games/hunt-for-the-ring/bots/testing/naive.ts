import type { Bot } from '#bots/bot.ts';
import { type Action, nameMove } from '#kernel';
import { freeHunts } from '../../rules/derived.ts';
import { bearer, type Hunt, mapOf, RING_BEARER } from '../../rules/state.ts';
import { beliefsOf } from '../beliefs.ts';
import { ringBearerScore } from '../casual/ringBearer.ts';
import { entriesLeft } from '../ways.ts';

/** The yardsticks of this game: a Ring-bearer who takes the shortest way, and hunters who all ride to the likeliest area. */

function bearerScore(s: Hunt, action: Action): number {
  const { box } = s;
  const own = bearer(s);
  const space = (name: string | number): number => box.spaces.indexOf(String(name));
  switch (action.type) {
    case 'moveFrodo':
    case 'escapeTo':
      return 10 - entriesLeft(box, space(action.area), 0);
    case 'moveToDot':
      return 10 - entriesLeft(box, own.lastArea, own.dots + 1);
    case 'stayPut':
      return 10 - entriesLeft(box, own.lastArea, own.dots);
    case 'travelByNight':
      return -1;
    default:
      return ringBearerScore(s, action);
  }
}

function hunterScore(s: Hunt, action: Action): number {
  const { last } = beliefsOf(s);
  const { distance, size, areas } = mapOf(s);
  const likeliest = areas.reduce((best, area) => (last[area] > last[best] ? area : best), areas[0]);
  const here = s.open.active < 0 ? 0 : s.open.nazgul[s.open.active];
  const away = (space: number): number => distance[space * size + likeliest];
  switch (action.type) {
    case 'ride': {
      const to = s.box.spaces.indexOf(String(action.space));
      return away(to) < away(here) ? 5 - away(to) / 100 : -5;
    }
    case 'hunt':
      return here === likeliest || freeHunts(s) ? 4 : 3;
    case 'huntWith':
      return here === likeliest ? 3.5 : -1;
    case 'search':
      return 2;
    case 'playSorcery':
      return 1.5;
    case 'huntAt':
    case 'searchAt':
      return last[s.box.spaces.indexOf(String(action.area))];
    case 'perceive':
      return 1 + (action.scope === 'region' ? 0.1 : 0);
    case 'drawSorcery':
      return 0.5;
    case 'endActivation':
      return 0;
    case 'placeNazgul':
    case 'claimNazgul':
    case 'endSwapping':
      return 1;
    case 'done':
      return 0.1;
    default:
      return -1;
  }
}

const FINE = 1 << 20;

/** Equal moves are drawn by lot. */
export const naive: Bot<Hunt> = (seen, random) => {
  const s = seen.imagine(random);
  let [best] = seen.moves;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of seen.moves) {
    const action = nameMove(seen.game.verbs, move, s.box);
    const worth = (seen.seat === RING_BEARER ? bearerScore(s, action) : hunterScore(s, action)) + (random.draw(FINE) / FINE) * 0.001;
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
};
