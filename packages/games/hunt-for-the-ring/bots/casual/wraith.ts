import { asId } from '#kernel/id.ts';
import { NAZGUL, SHADOW, SORCERY } from '../../content/box.ts';
import type { DieName, Nazgul, Place, Scope, Space, Information } from '../../content/ids.ts';
import { AREA, NO_SPACE } from '../../content/map.ts';
import { CLUE_HUNT, CLUE_SEARCH, CLUE_SIZE } from '../../rules/clues.ts';
import { freeHunts } from '../../rules/derived.ts';
import { type Hunt, mapOf, NO_TRAIL } from '../../rules/state.ts';
import { canBeSearched } from '../../rules/inquiries/inquiry.ts';
import { ownPlace } from '../../rules/inquiries/here.ts';
import { liesIn } from '../../rules/inquiries/places.ts';
import {
  claimNoMore,
  done,
  drawSorcery,
  endActivation,
  gallop,
  hunt,
  huntAt,
  huntWith,
  huntWithTwo,
  perceive,
  perceiveAt,
  perceiveWithTwo,
  placeNazgul,
  playSorcery,
  pursue,
  readTrail,
  ride,
  rideAndSearch,
  rideFarther,
  search,
  searchAt,
  strikeAlly,
  swapSorcery,
} from '../../rules/verbs.ts';
import { type Beliefs, beliefsOf } from '../beliefs.ts';
import { worthOf } from '../moveValue.ts';

/** How much nearer is worth: on the spot, one space away, two, three... */
const NEAR = [1, 0.62, 0.38, 0.24, 0.15, 0.1];
const nearness = (spaces: number): number => NEAR[spaces] ?? 0.25 / spaces;

/** What a space promises to a rider: the belief about Frodo around it, less where the others already are. */
function promise(s: Hunt, beliefs: Beliefs, nazgul: Nazgul, space: Space): number {
  const { distance, size, areas } = mapOf(s);
  let sum = 0;
  for (const area of areas) {
    if (beliefs.last[area] < 0.002) continue;
    let open = 1;
    for (let other = 0; other < NAZGUL.length; other++)
      if (other !== nazgul) open *= 1 - 0.45 * nearness(distance[s.open.nazgul[other] * size + area]);
    sum += beliefs.last[area] * open * nearness(distance[space * size + area]);
  }
  return sum;
}

/** Worth of hunting and of searching on an area: Frodo himself, his trail, an Information token nobody has looked for. */
const huntWorth = (s: Hunt, beliefs: Beliefs, area: Space): number =>
  4 * beliefs.last[area] + 0.25 * beliefs.visited[area] + informationWorth(s, area);
const searchWorth = (s: Hunt, beliefs: Beliefs, area: Space): number => {
  const chance = beliefs.visited[area];
  return 0.8 * chance * (1 - chance) + 0.12 * chance + informationWorth(s, area);
};

function informationWorth(s: Hunt, area: Space): number {
  const token: Information = asId(s.box.information.indexOf(area));
  if (s.open.part !== 1 || token < 0 || s.open.information.includes(token)) return 0;
  for (let i = 0; i < s.open.clues.length; i += CLUE_SIZE)
    if ((s.open.clues[i] === CLUE_SEARCH || s.open.clues[i] === CLUE_HUNT) && s.open.clues[i + 1] === area) return 0;
  return 0.3;
}

/** The free action a space allows. */
function freeWorth(s: Hunt, beliefs: Beliefs, space: Space): number {
  if ((mapOf(s).kind[space] & AREA) === 0) return 0;
  if (freeHunts(s) || s.open.witchKing === s.open.active) return huntWorth(s, beliefs, space);
  return canBeSearched(s, space) && s.open.trail[space] === NO_TRAIL ? searchWorth(s, beliefs, space) : 0;
}

/** Nobody hunts where everybody can work out that there is nothing to find. */
const VAIN = -1;
const huntedWorth = (s: Hunt, beliefs: Beliefs, area: Space): number => huntWorth(s, beliefs, area) || VAIN;

/** A die that could still be needed later in the day costs something. */
const DIE = 0.2;
const dieCost = (die: DieName): number => (die === SHADOW ? DIE * 1.5 : DIE);

function perceptionWorth(s: Hunt, beliefs: Beliefs, place: Place): number {
  let chance = 0;
  for (const area of mapOf(s).areas) if (liesIn(s, area, place)) chance += beliefs.last[area];
  return 1.6 * chance * (1 - chance);
}

/** What a Wraith player looks at: a world that could be, what can be believed in it, and where the active Nazgûl stands. */
interface Sight {
  readonly s: Hunt;
  readonly beliefs: Beliefs;
  readonly here: Space;
}

export const sightOf = (s: Hunt): Sight => ({
  s,
  beliefs: beliefsOf(s),
  here: s.open.active < 0 ? NO_SPACE : s.open.nazgul[s.open.active],
});

const perceived = ({ s, beliefs }: Sight, scope: Scope): number => perceptionWorth(s, beliefs, ownPlace(s, scope));
/** A Sorcery result is good for nothing else. */
const cardDieCost = (die: DieName): number => (die === SORCERY ? 0 : dieCost(die));
/** An action made where the ride ended. */
const inPlace = ({ s }: Sight): number => (s.open.moved ? 0.3 : 0);
const farther = (): number => 0.3 - 1.5 * DIE;

/** How good a move looks to a Wraith player who believes what can be believed. */
export const wraithWorth = worthOf<Sight>(
  () => 0,
  [
    [ride, (sight, move) => rideWorth(sight, ride.read.space(move))],
    [search, (sight) => 0.3 + searchWorth(sight.s, sight.beliefs, sight.here) + inPlace(sight)],
    [hunt, (sight) => 0.3 + huntedWorth(sight.s, sight.beliefs, sight.here) + inPlace(sight)],
    [huntWith, ({ s, beliefs, here }, move) => 0.3 + huntedWorth(s, beliefs, here) - dieCost(huntWith.read.die(move))],
    [huntWithTwo, ({ s, beliefs, here }) => 0.3 + huntedWorth(s, beliefs, here) - 3 * DIE],
    [perceive, (sight, move) => 0.3 + perceived(sight, perceive.read.scope(move)) - dieCost(perceive.read.die(move))],
    [perceiveWithTwo, (sight, move) => 0.3 + perceived(sight, perceiveWithTwo.read.scope(move)) - 3 * DIE],
    [
      drawSorcery,
      ({ s: { open } }, move) =>
        0.3 + (open.sorceryHand[open.controller[open.active]] < 3 ? 0.12 : -0.3) - cardDieCost(drawSorcery.read.die(move)),
    ],
    [playSorcery, (_sight, move) => 0.3 + 0.25 - cardDieCost(playSorcery.read.die(move))],
    [strikeAlly, () => 0.3],
    [rideFarther, farther],
    [gallop, farther],
    [rideAndSearch, () => 0.3 - DIE + 0.1],
    [pursue, () => 0.4],
    [endActivation, ({ s: { open } }) => (open.moved || open.acted ? 0.3 : 0.25)],
    [searchAt, ({ s, beliefs }, move) => searchWorth(s, beliefs, searchAt.read.area(move))],
    [huntAt, ({ s, beliefs }, move) => huntedWorth(s, beliefs, huntAt.read.area(move))],
    [perceiveAt, ({ s, beliefs }, move) => perceptionWorth(s, beliefs, perceiveAt.read.place(move))],
    [readTrail, ({ beliefs }, move) => beliefs.last[readTrail.read.area(move)]],
    [placeNazgul, ({ s }, move) => startWorth(s, placeNazgul.read.area(move))],
    [done, () => -0.05],
    [claimNoMore, () => -1],
    [swapSorcery, () => -1],
  ],
);

function rideWorth({ s, beliefs, here }: Sight, to: Space): number {
  const { active, acted } = s.open;
  const gain = promise(s, beliefs, active, to) - promise(s, beliefs, active, here);
  return 0.35 + 1.5 * gain + (acted ? 0 : freeWorth(s, beliefs, to) - freeWorth(s, beliefs, here));
}

/** In the middle of the Shire all ways of part I come by. */
const CROSSROADS = '22';

function startWorth({ box, open }: Hunt, area: Space): number {
  const { distance, size } = box.maps[1];
  return open.part === 1 ? -distance[area * size + box.spaces.indexOf(CROSSROADS)] / 20 : 0;
}

/** Extra spaces are ridden by the same promise. */
export const extraRideWorth = ({ s, beliefs }: Sight, nazgul: Nazgul, to: Space): number =>
  promise(s, beliefs, nazgul, to) - promise(s, beliefs, nazgul, s.open.nazgul[nazgul]) + 0.3 * freeWorth(s, beliefs, to);
