import type { Bot } from '#bots/bot.ts';
import { argument, type Move, type Seat, verbOf } from '#kernel';
import type { CommandId } from '../content/box.ts';
import { card, listOf, NONE } from '../rules/cards.ts';
import { type Battle, ownerOf, POSITIONS, removeFromTeam, takeFromHand, teamOf } from '../rules/state.ts';
import {
  attack,
  declineDraw,
  draw,
  endTurn,
  exchange,
  loseEnemy,
  loseHandCard,
  loseTeamCard,
  move as wander,
  play,
} from '../rules/verbs.ts';
import { best, pressAttack } from './choose.ts';
import { bestAttack, IN_HAND, value } from './evaluate.ts';
import { lookAhead, mordorChance, type Outlook } from './outlook.ts';
import { worth } from './plans.ts';

/** What a drawn companion is worth on average. */
const DRAWN = 1.75;
/** An extra card with Aragorn saves a turn. */
const RALLY = 0.9;
/** Gandalf scores for whoever gets him, and a taken card is one less for them. */
const GANDALF = 2;
const TAKEN = 0.45;

/** Plans teams towards enemies, weighs what the others may take first, and counts the Mordor cards. */
export const ranger: Bot<Battle> = (seen, random) => {
  const { moves, seat } = seen;
  if (moves.length === 1) return moves[0];
  const { s, outlook } = lookAhead(seen, random);
  const under = s.open.attack;
  if (under !== null) {
    const { team, targets } = under;
    const goal = bestAttack(s, seat, outlook, (each, enemies) => each === team && (enemies & targets) === targets);
    return pressAttack(s, seat, moves, goal?.enemies ?? NONE);
  }
  return best(moves, (each) => worthOfMove(s, seat, each, outlook));
};

/** Tries a move out on an imagined state; whatever it changes is put back. */
function worthOfMove(s: Battle, seat: Seat, each: Move, outlook: Outlook): number {
  switch (verbOf(each)) {
    case play.index:
      return tried(s, seat, outlook, () => playing(s, seat, argument(each, 2, 0), argument(each, 2, 1), outlook));
    case draw.index:
      return value(s, seat, outlook) + drawing(s, seat, outlook);
    case declineDraw.index:
    case endTurn.index:
      return value(s, seat, outlook);
    case attack.index:
      return bestAttack(s, seat, outlook, (team) => team === argument(each, 1, 0))?.value ?? Number.NEGATIVE_INFINITY;
    case wander.index:
      return tried(s, seat, outlook, () => wandering(s, seat, argument(each, 2, 0), argument(each, 2, 1)));
    case exchange.index:
      return tried(s, seat, outlook, () => exchanging(s, seat, argument(each, 3, 0), argument(each, 3, 1), argument(each, 3, 2)));
    case loseTeamCard.index:
      return tried(s, seat, outlook, () => {
        removeFromTeam(s, seat, argument(each, 1, 0));
        return 0;
      });
    case loseHandCard.index:
      return tried(s, seat, outlook, () => {
        takeFromHand(s, seat, argument(each, 1, 0));
        return 0;
      });
    case loseEnemy.index:
      return -s.box.enemies[argument(each, 1, 0)].points;
    default:
      return 0;
  }
}

/** The position after a change, with an attack if that is better; `change` says what else it is worth. */
function tried(s: Battle, seat: Seat, outlook: Outlook, change: () => number): number {
  const { open, own } = s;
  const kept = {
    teams: open.teams.map((teams) => [...teams]),
    handSize: [...open.handSize],
    shown: [...open.shown],
    since: [...open.since],
    hand: own[seat].hand,
  };
  const extra = change();
  const quiet = value(s, seat, outlook);
  const after = open.mordor.length === POSITIONS ? quiet : Math.max(quiet, bestAttack(s, seat, outlook)?.value ?? quiet);
  open.teams = kept.teams;
  open.handSize = kept.handSize;
  open.shown = kept.shown;
  open.since = kept.since;
  own[seat].hand = kept.hand;
  return after + extra;
}

function playing(s: Battle, seat: Seat, companion: number, place: number, outlook: Outlook): number {
  takeFromHand(s, seat, companion);
  const teams = s.open.teams[seat];
  if (place === 0) teams.push(card(companion));
  else teams[place - 1] |= card(companion);
  const { ability } = s.box.companions[companion];
  if (ability === 'rally' && s.open.handSize[seat] > 0) return RALLY;
  return ability === 'summons' ? Math.max(0, drawing(s, seat, outlook)) : 0;
}

function wandering(s: Battle, seat: Seat, wanderer: number, team: number): number {
  const teams = s.open.teams[seat];
  const from = teamOf(s, seat, wanderer);
  teams[team] |= card(wanderer);
  teams[from] &= ~card(wanderer);
  if (teams[from] === NONE) teams.splice(from, 1);
  return -0.01;
}

function exchanging(s: Battle, seat: Seat, wizard: number, taken: number, team: number): number {
  const loss = TAKEN * worth(s, taken);
  removeFromTeam(s, ownerOf(s, taken), taken);
  s.open.teams[seat][team] |= card(taken);
  removeFromTeam(s, seat, wizard);
  return loss - GANDALF;
}

/** A card more, less what a counterattack would cost oneself beyond what it costs the others. */
function drawing(s: Battle, seat: Seat, outlook: Outlook): number {
  return IN_HAND * DRAWN - outlook.clock * counterCost(s, seat) - mordorChance(s) * 0.05;
}

function counterCost(s: Battle, seat: Seat): number {
  if (s.open.mordor.length < POSITIONS - 1) return 0.3;
  const command = s.box.mordor[s.open.mordor[POSITIONS - 2]].command;
  const costs = s.open.handSize.map((_, each) => (s.open.out[each] ? 0 : costFor(s, each, command)));
  const others = costs.filter((_, each) => each !== seat);
  return costs[seat] - others.reduce((sum, cost) => sum + cost, 0) / Math.max(1, others.length);
}

/** What a command takes from a player, in points. */
function costFor(s: Battle, seat: Seat, command: CommandId): number {
  if (command === 'discard-from-hand') return s.open.handSize[seat] > 0 ? 0.9 : 0;
  if (command === 'discard-from-team') return s.open.teams[seat].length > 0 ? 0.8 : 0;
  const trophies = listOf(s.open.won[seat]).map((enemy) => s.box.enemies[enemy].points);
  return trophies.length === 0 ? 0 : Math.min(...trophies);
}
