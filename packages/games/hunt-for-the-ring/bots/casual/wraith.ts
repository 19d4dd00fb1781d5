import type { Action } from '#kernel';
import { AREA } from '../../content/map.ts';
import { CLUE_HUNT, CLUE_SEARCH, CLUE_SIZE } from '../../rules/clues.ts';
import { freeHunts } from '../../rules/derived.ts';
import { type Hunt, mapOf, NO_TRAIL } from '../../rules/state.ts';
import { canBeSearched } from '../../rules/inquiries/inquiry.ts';
import { liesIn } from '../../rules/inquiries/places.ts';
import { type Beliefs, beliefsOf } from '../beliefs.ts';

/** How much nearer is worth: on the spot, one space away, two, three... */
const NEAR = [1, 0.62, 0.38, 0.24, 0.15, 0.1];
const nearness = (spaces: number): number => NEAR[spaces] ?? 0.25 / spaces;

/** What a space promises to a rider: the belief about Frodo around it, less where the others already are. */
function promise(s: Hunt, beliefs: Beliefs, nazgul: number, space: number): number {
  const { distance, size, areas } = mapOf(s);
  let sum = 0;
  for (const area of areas) {
    if (beliefs.last[area] < 0.002) continue;
    let open = 1;
    for (let other = 0; other < 4; other++) if (other !== nazgul) open *= 1 - 0.45 * nearness(distance[s.open.nazgul[other] * size + area]);
    sum += beliefs.last[area] * open * nearness(distance[space * size + area]);
  }
  return sum;
}

/** Worth of hunting and of searching on an area: Frodo himself, his trail, an Information token nobody has looked for. */
const huntWorth = (s: Hunt, beliefs: Beliefs, area: number): number =>
  4 * beliefs.last[area] + 0.25 * beliefs.visited[area] + informationWorth(s, area);
const searchWorth = (s: Hunt, beliefs: Beliefs, area: number): number => {
  const chance = beliefs.visited[area];
  return 0.8 * chance * (1 - chance) + 0.12 * chance + informationWorth(s, area);
};

function informationWorth(s: Hunt, area: number): number {
  const token = s.box.information.indexOf(area);
  if (s.open.part !== 1 || token < 0 || s.open.information.includes(token)) return 0;
  for (let i = 0; i < s.open.clues.length; i += CLUE_SIZE)
    if ((s.open.clues[i] === CLUE_SEARCH || s.open.clues[i] === CLUE_HUNT) && s.open.clues[i + 1] === area) return 0;
  return 0.3;
}

/** The free action a space allows. */
function freeWorth(s: Hunt, beliefs: Beliefs, space: number): number {
  if ((mapOf(s).kind[space] & AREA) === 0) return 0;
  if (freeHunts(s) || s.open.witchKing === s.open.active) return huntWorth(s, beliefs, space);
  return canBeSearched(s, space) && s.open.trail[space] === NO_TRAIL ? searchWorth(s, beliefs, space) : 0;
}

/** A die that could still be needed later in the day costs something. */
const DIE = 0.2;
const dieCost = (name: string | number): number => (name === 'shadow' ? DIE * 1.5 : DIE);

function perceptionWorth(s: Hunt, beliefs: Beliefs, place: number): number {
  let chance = 0;
  for (const area of mapOf(s).areas) if (liesIn(s, area, place)) chance += beliefs.last[area];
  return 1.6 * chance * (1 - chance);
}

/** How good an action looks to a Wraith player who believes what can be believed. */
export function wraithScore(s: Hunt, action: Action): number {
  const { open, box } = s;
  const beliefs = beliefsOf(s);
  const map = mapOf(s);
  const here = open.active < 0 ? 0 : open.nazgul[open.active];
  const space = (name: string | number): number => box.spaces.indexOf(String(name));
  const place = (scope: string | number): number => (scope === 'region' ? map.region[here] : box.regions.length + map.section[here]);
  switch (action.type) {
    case 'ride': {
      const to = space(action.space);
      const rider = open.active;
      const gain = promise(s, beliefs, rider, to) - promise(s, beliefs, rider, here);
      return 0.35 + 1.5 * gain + (open.acted ? 0 : freeWorth(s, beliefs, to) - freeWorth(s, beliefs, here));
    }
    case 'search':
      return 0.3 + searchWorth(s, beliefs, here) + (open.moved ? 0.3 : 0);
    case 'hunt':
      return 0.3 + huntWorth(s, beliefs, here) + (open.moved ? 0.3 : 0);
    case 'huntWith':
      return 0.3 + huntWorth(s, beliefs, here) - dieCost(action.die);
    case 'huntWithTwo':
      return 0.3 + huntWorth(s, beliefs, here) - 3 * DIE;
    case 'perceive':
      return 0.3 + perceptionWorth(s, beliefs, place(action.scope)) - dieCost(action.die);
    case 'perceiveWithTwo':
      return 0.3 + perceptionWorth(s, beliefs, place(action.scope)) - 3 * DIE;
    case 'drawSorcery':
      return (
        0.3 + (open.sorceryHand[open.controller[open.active]] < 3 ? 0.12 : -0.3) - (action.die === 'sorcery' ? 0 : dieCost(action.die))
      );
    case 'playSorcery':
      return 0.3 + 0.25 - (action.die === 'sorcery' ? 0 : dieCost(action.die));
    case 'strikeAlly':
      return 0.3;
    case 'rideFarther':
    case 'gallop':
      return 0.3 - 1.5 * DIE;
    case 'rideAndSearch':
      return 0.3 - DIE + 0.1;
    case 'pursue':
      return 0.4;
    case 'endActivation':
      return open.moved || open.acted ? 0.3 : 0.25;
    case 'searchAt':
      return searchWorth(s, beliefs, space(action.area));
    case 'huntAt':
      return huntWorth(s, beliefs, space(action.area));
    case 'perceiveAt':
      return perceptionWorth(s, beliefs, box.places.indexOf(String(action.place)));
    case 'readTrail':
      return beliefs.last[space(action.area)];
    case 'placeNazgul':
      return open.part === 1 ? -map.distance[space(action.area) * map.size + space(22)] / 20 : 0;
    case 'done':
      return -0.05;
    case 'claimNoMore':
    case 'swapSorcery':
      return -1;
    default:
      return 0;
  }
}

/** Extra spaces are ridden by the same promise. */
export function extraRideScore(s: Hunt, nazgul: number, to: number): number {
  const beliefs = beliefsOf(s);
  return promise(s, beliefs, nazgul, to) - promise(s, beliefs, nazgul, s.open.nazgul[nazgul]) + 0.3 * freeWorth(s, beliefs, to);
}
