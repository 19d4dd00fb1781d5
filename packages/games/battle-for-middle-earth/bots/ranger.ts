import { asId } from '#kernel/id.ts';
import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#kernel';
import { type CommandId, type Companion, type Place, POSITIONS, type Team } from '../content/box.ts';
import { card, listOf, NONE } from '../rules/cards.ts';
import { teamAt } from '../rules/play.ts';
import { type Battle, ownerOf, removeFromTeam, takeFromHand, teamOf } from '../rules/state.ts';
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
  strike,
  target,
} from '../rules/verbs.ts';
import { best, pressAttack } from './choose.ts';
import { bestAttack, IN_HAND, takenAgain, value } from './evaluate.ts';
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
export const ranger: Bot<Battle> = (observation, random) => {
  if (observation.moves.length === 1) return observation.moves[0];
  const { s, outlook } = lookAhead(observation, random);
  return chosen(s, observation.seat, observation.moves, outlook);
};

/** What a ranger does who looks at the others so. */
function chosen(s: Battle, seat: Seat, moves: readonly Move[], outlook: Outlook): Move {
  const under = s.open.attack;
  if (under !== null) {
    const { team, targets } = under;
    const goal = bestAttack(s, seat, outlook, (each, enemies) => each === team && (enemies & targets) === targets);
    return pressAttack(s, seat, moves, goal?.enemies ?? NONE);
  }
  return best(moves, (each) => worthOfMove(s, seat, each, outlook));
}

/** What a ranger would think about, what it does first of all. Of an attack that was begun only its targets are worth a thought. */
export function ranked(s: Battle, seat: Seat, moves: readonly Move[], outlook: Outlook): Move[] {
  if (s.open.attack !== null) {
    const first = chosen(s, seat, moves, outlook);
    const isAim = (move: Move): boolean => target.is(move) || strike.is(move);
    return isAim(first) ? [first, ...moves.filter((move) => move !== first && isAim(move))] : [first];
  }
  const worths = new Map(moves.map((move) => [move, worthOfMove(s, seat, move, outlook)]));
  const worthIn = (move: Move): number => worths.get(move) ?? 0;
  return moves.toSorted((a, b) => (worthIn(a) === worthIn(b) ? 0 : worthIn(b) > worthIn(a) ? 1 : -1));
}

/** Tries a move out on an imagined state; whatever it changes is put back. */
function worthOfMove(s: Battle, seat: Seat, each: Move, outlook: Outlook): number {
  const changed = (change: () => number): number => tried(s, seat, outlook, change);
  if (play.is(each)) return changed(() => playing(s, seat, play.read.card(each), play.read.team(each), outlook));
  if (draw.is(each)) return value(s, seat, outlook) + drawing(s, seat, outlook);
  if (declineDraw.is(each) || endTurn.is(each)) return value(s, seat, outlook);
  if (attack.is(each)) {
    const chosen = attack.read.team(each);
    const found = bestAttack(s, seat, outlook, (team) => team === chosen);
    return found === null ? Number.NEGATIVE_INFINITY : found.value + takenAgain(s, seat, found, outlook);
  }
  if (wander.is(each)) return changed(() => wandering(s, seat, wander.read.card(each), wander.read.team(each)));
  if (exchange.is(each))
    return changed(() => exchanging(s, seat, exchange.read.wizard(each), exchange.read.card(each), exchange.read.team(each)));
  if (loseTeamCard.is(each))
    return changed(() => {
      removeFromTeam(s, seat, loseTeamCard.read.card(each));
      return 0;
    });
  if (loseHandCard.is(each))
    return changed(() => {
      takeFromHand(s, seat, loseHandCard.read.card(each));
      return 0;
    });
  return loseEnemy.is(each) ? -s.box.enemies[loseEnemy.read.enemy(each)].points : 0;
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

function playing(s: Battle, seat: Seat, companion: Companion, place: Place, outlook: Outlook): number {
  takeFromHand(s, seat, companion);
  const teams = s.open.teams[seat];
  const team = teamAt(s, seat, place);
  teams[team] = asId((teams[team] ?? NONE) | card(companion));
  const { ability } = s.box.companions[companion];
  if (ability === 'rally' && s.open.handSize[seat] > 0) return RALLY;
  return ability === 'summons' ? Math.max(0, drawing(s, seat, outlook)) : 0;
}

function wandering(s: Battle, seat: Seat, wanderer: Companion, team: Team): number {
  const teams = s.open.teams[seat];
  const from = teamOf(s, seat, wanderer);
  teams[team] = asId(teams[team] | card(wanderer));
  teams[from] = asId(teams[from] & ~card(wanderer));
  if (teams[from] === NONE) teams.splice(from, 1);
  return -0.01;
}

function exchanging(s: Battle, seat: Seat, wizard: Companion, taken: Companion, team: Team): number {
  const loss = TAKEN * worth(s, taken);
  removeFromTeam(s, ownerOf(s, taken), taken);
  s.open.teams[seat][team] = asId(s.open.teams[seat][team] | card(taken));
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
  const costs = s.open.handSize.map((_, each) => (s.open.out[each] ? 0 : costFor(s, asId(each), command)));
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
