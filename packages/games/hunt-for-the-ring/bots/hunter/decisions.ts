import type { Seat } from '#kernel';
import { RING } from '../../content/box.ts';
import type { Nazgul, SorceryCard, Space } from '../../content/ids.ts';
import { NO_SPACE } from '../../content/map.ts';
import { type Hunt, mapOf, wraith } from '../../rules/state.ts';
import {
  chooseHost,
  claimNoMore,
  discardSorcery,
  done,
  huntAt,
  liftAlly,
  perceiveAt,
  placeNazgul,
  readTrail,
  rerollDie,
  ride,
  searchAt,
  swapSorcery,
} from '../../rules/verbs.ts';
import { waysOf } from '../travelTimes.ts';
import { worthOf } from '../moveValue.ts';
import { bestAction, type HunterContext, huntWorth, perceptionWorth, searchWorth } from './hunterContext.ts';
import { standWorth } from './chase.ts';

/** Decisions outside an activation, or inside a card. */
export interface DecisionContext extends HunterContext {
  readonly seat: Seat;
  /** Who rides extra spaces; null when nobody does. */
  readonly rider: Nazgul | null;
}

function extraRide(sight: DecisionContext, to: Space): number {
  const { s, beliefs, mean, rider } = sight;
  if (rider === null) return 0;
  const acts = rider === s.open.active && !s.open.acted ? bestAction(sight, rider, to) : 0;
  return standWorth(s, beliefs, rider, to, mean) + acts;
}

const stays = ({ s, beliefs, mean, rider }: DecisionContext): number =>
  rider === null ? 0 : standWorth(s, beliefs, rider, s.open.nazgul[rider], mean);

function huntThere(sight: DecisionContext, area: Space): number {
  const { active, nazgul } = sight.s.open;
  return huntWorth(sight, area, active, active < 0 ? NO_SPACE : nazgul[active]) + 0.001;
}

export const otherWorth = worthOf<DecisionContext>(
  () => 0,
  [
    [ride, (sight, move) => extraRide(sight, ride.read.space(move))],
    [done, stays],
    [searchAt, (sight, move) => searchWorth(sight, searchAt.read.area(move)) + 0.001],
    [huntAt, (sight, move) => huntThere(sight, huntAt.read.area(move))],
    [perceiveAt, (sight, move) => perceptionWorth(sight, perceiveAt.read.place(move), false)],
    [readTrail, ({ beliefs }, move) => beliefs.last[readTrail.read.area(move)]],
    [liftAlly, ({ beliefs }, move) => beliefs.last[liftAlly.read.area(move)] + beliefs.ahead[1][liftAlly.read.area(move)] + 0.01],
    [placeNazgul, ({ s }, move) => (s.open.part === 1 ? startWorth(s, placeNazgul.read.area(move)) : 0)],
    [rerollDie, (_sight, move) => (rerollDie.read.die(move) === RING ? 0.1 : -0.1)],
    [discardSorcery, ({ s, seat }, move) => -cardKept(discardSorcery.read.sorcery(move), wraith(s, seat).hand)],
    [chooseHost, (_sight, move) => chooseHost.read.nazgul(move) * 0.01],
    [claimNoMore, () => -1],
    [swapSorcery, () => -1],
  ],
);

/** Doubles go first. */
const cardKept = (card: SorceryCard, hand: readonly SorceryCard[]): number => (hand.indexOf(card) === hand.lastIndexOf(card) ? 1 : 0.5);

/** Before part I: near the ways that Frodo will take, and not all on the same. */
function startWorth(s: Hunt, area: Space): number {
  const map = mapOf(s);
  const { turns } = waysOf(map);
  let away = 0;
  for (const start of s.box.frodoStarts) away += turns[area * map.size + start];
  return -away / 30;
}
