import { type Action, nameMove, type Random } from '#kernel';
import type { Bot } from '#bots/bot.ts';
import { DICE, type HuntBox, NAZGUL } from '../../content/box.ts';
import { reach } from '../../content/map.ts';
import { type Hunt, mapOf, wraith } from '../../rules/state.ts';
import { at } from '../../rules/frames.ts';
import { canBeSearched } from '../../rules/inquiries/inquiry.ts';
import { beliefsOf } from '../beliefs.ts';
import { waysOf } from '../ways.ts';
import { bestAction, dieCost, type Hunting, huntWorth, isNamed, perceptionWorth, searchWorth } from './asking.ts';
import { sorceryWorth } from './cards.ts';
import { standWorth, tokenMean } from './chase.ts';
import { TUNING } from './tuning.ts';

const spaceOf = (box: HuntBox, name: string | number): number => box.spaces.indexOf(String(name));
const dieOf = (name: string | number): number => (DICE as readonly string[]).indexOf(String(name));

/** The best place still to ride to in this activation, or to stay on. */
function bestStand(hunting: Hunting, moves: readonly Action[]): number {
  const { s, beliefs, mean } = hunting;
  const { active, nazgul, moved } = s.open;
  let best = standWorth(s, beliefs, active, nazgul[active], mean);
  if (!moved)
    for (const move of moves)
      if (move.type === 'ride') best = Math.max(best, standWorth(s, beliefs, active, spaceOf(s.box, move.space), mean));
  return best;
}

/** What a decision in an activation leads to: the worth of the place at the end of it, and of the action before or after. */
function activationScore(hunting: Hunting, seat: number, action: Action, stand: number): number {
  const { s, beliefs, mean } = hunting;
  const { active, nazgul, acted } = s.open;
  const here = nazgul[active];
  const map = mapOf(s);
  const place = (scope: string | number): number => (scope === 'region' ? map.region[here] : s.box.regions.length + map.section[here]);
  const paid = (worth: number, ...dice: (string | number)[]): number =>
    stand + dice.reduce<number>((left, die) => left - dieCost(hunting, dieOf(die)), worth);
  switch (action.type) {
    case 'ride': {
      const to = spaceOf(s.box, action.space);
      return standWorth(s, beliefs, active, to, mean) + (acted ? 0 : bestAction(hunting, active, to));
    }
    case 'search':
      return stand + searchWorth(hunting, here);
    case 'hunt':
      return stand + huntWorth(hunting, here, active, here);
    case 'huntWith':
      return paid(huntWorth(hunting, here, active, here), action.die);
    case 'huntWithTwo':
      return paid(huntWorth(hunting, here, active, here), action.die, action.second);
    case 'perceive':
      return paid(perceptionWorth(hunting, place(action.scope), isNamed(s, dieOf(action.die))), action.die);
    case 'perceiveWithTwo':
      return paid(perceptionWorth(hunting, place(action.scope), false), action.die, action.second);
    case 'drawSorcery':
      return paid(s.open.sorceryHand[seat] < 4 ? TUNING.drawCard - TUNING.sorceryDie : -0.2, action.die);
    case 'playSorcery':
      return paid(
        sorceryWorth(hunting, s.box.sorceryIds.indexOf(String(action.sorcery)), action.effect === 'a' ? 0 : 1) - TUNING.sorceryDie,
        action.die,
      );
    case 'strikeAlly':
      return paid(1.5 * mean * beliefs.last[spaceOf(s.box, action.area)], action.die);
    case 'rideFarther':
    case 'gallop':
    case 'rideAndSearch': {
      const spaces = action.type === 'gallop' ? 2 : 1;
      let best = 0;
      for (const to of map.within[reach(spaces, 0)][here])
        best = Math.max(
          best,
          standWorth(s, beliefs, active, to, mean) -
            stand +
            (action.type === 'rideAndSearch' && canBeSearched(s, to) ? searchWorth(hunting, to) : 0),
        );
      return paid(best, action.die);
    }
    case 'pursue':
      return stand + 0.5;
    case 'endActivation':
      return stand;
    default:
      return -1;
  }
}

/** Decisions outside an activation, or inside a card. */
function otherScore(hunting: Hunting, seat: number, action: Action): number {
  const { s, beliefs, mean } = hunting;
  const { active, nazgul, part } = s.open;
  const here = active < 0 ? 0 : nazgul[active];
  const frame = s.frames[s.frames.length - 1];
  switch (action.type) {
    case 'ride': {
      const rider = at.extraMove.of(s).nazgul;
      const to = spaceOf(s.box, action.space);
      const acts = rider === active && !s.open.acted ? bestAction(hunting, rider, to) : 0;
      return standWorth(s, beliefs, rider, to, mean) + acts;
    }
    case 'done':
      return at.extraMove.is(frame) ? standWorth(s, beliefs, frame.nazgul, nazgul[frame.nazgul], mean) : 0;
    case 'searchAt':
      return searchWorth(hunting, spaceOf(s.box, action.area)) + 0.001;
    case 'huntAt':
      return huntWorth(hunting, spaceOf(s.box, action.area), active, here) + 0.001;
    case 'perceiveAt':
      return perceptionWorth(hunting, s.box.places.indexOf(String(action.place)), false);
    case 'readTrail':
      return beliefs.last[spaceOf(s.box, action.area)];
    case 'liftAlly':
      return beliefs.last[spaceOf(s.box, action.area)] + beliefs.ahead[1][spaceOf(s.box, action.area)] + 0.01;
    case 'placeNazgul':
      return part === 1 ? startWorth(s, spaceOf(s.box, action.area)) : 0;
    case 'rerollDie':
      return action.die === 'ring' ? 0.1 : -0.1;
    case 'discardSorcery':
      return -cardKept(s.box.sorceryIds.indexOf(String(action.sorcery)), wraith(s, seat).hand);
    case 'chooseHost':
      return (NAZGUL as readonly string[]).indexOf(String(action.nazgul)) * 0.01;
    case 'claimNoMore':
    case 'swapSorcery':
      return -1;
    default:
      return 0;
  }
}

/** Doubles go first. */
const cardKept = (card: number, hand: readonly number[]): number => (hand.indexOf(card) === hand.lastIndexOf(card) ? 1 : 0.5);

/** Before part I: near the ways that Frodo will take, and not all on the same. */
function startWorth(s: Hunt, area: number): number {
  const map = mapOf(s);
  const { turns } = waysOf(map);
  let away = 0;
  for (const start of s.box.frodoStarts) away += turns[area * map.size + start];
  return -away / 30;
}

const FINE = 1 << 20;
const share = (random: Random): number => random.draw(FINE) / FINE;

export const hunter: Bot<Hunt> = (seen, random) => {
  const s = seen.imagine(random);
  const hunting: Hunting = { s, beliefs: beliefsOf(s), mean: tokenMean(s), thrift: 0.6 + 0.8 * share(random) };
  const actions = seen.moves.map((move) => nameMove(seen.game.verbs, move, s.box));
  const activating = s.frames[s.frames.length - 1].step === 'activation';
  const stand = activating ? bestStand(hunting, actions) : 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [place, action] of actions.entries()) {
    const worth =
      (activating ? activationScore(hunting, seen.seat, action, stand) : otherScore(hunting, seen.seat, action)) + 0.01 * share(random);
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return seen.moves[best];
};
