import type { Bot } from '#bots/bot.ts';
import type { Move, Random, Seat } from '#kernel';
import type { Team } from '../content/box.ts';
import { lowest, NONE, size } from '../rules/cards.ts';
import { teamAt } from '../rules/play.ts';
import { placeOf } from '../rules/nouns.ts';
import type { Battle } from '../rules/state.ts';
import { attack, declineDraw, draw, endTurn, loseEnemy, loseHandCard, loseTeamCard, play } from '../rules/verbs.ts';
import { any, best, movesOf, pressAttack } from './choose.ts';
import { fitting, type Plan, plansOf, pointsOf, worth } from './plans.ts';

/** One decision in ten is made without thinking. */
const WHIMS = 10;
/** A hand this large is enough to begin with. */
const ENOUGH = 3;

/** Plays as one does over a cup of tea: takes what falls now, and does not ask what the others hold or when Mordor strikes. */
export const casual: Bot<Battle> = (observation, random) => {
  const { moves, seat } = observation;
  if (moves.length === 1) return moves[0];
  const s = observation.determinize(random);
  if (s.open.attack !== null) return pressAttack(s, seat, moves, dearest(s, attackPlans(s, seat, s.open.attack.team))?.enemies ?? NONE);
  if (random.draw(WHIMS) === 0) return any(moves, random);
  const [first] = moves;
  if (loseEnemy.is(first)) return best(moves, (move) => -s.box.enemies[loseEnemy.read.enemy(move)].points);
  if (loseTeamCard.is(first)) return best(moves, (move) => -worth(s, loseTeamCard.read.card(move)));
  if (loseHandCard.is(first)) return best(moves, (move) => -worth(s, loseHandCard.read.card(move)));
  return act(s, seat, moves, random);
};

function act(s: Battle, seat: Seat, moves: readonly Move[], random: Random): Move {
  const [drawing] = movesOf(moves, draw);
  if (movesOf(moves, declineDraw).length > 0) return drawing;
  const [ending] = movesOf(moves, endTurn);
  if (ending !== undefined) return afterPlaying(s, seat, moves, ending);
  const { hand } = s.own[seat];
  const plays = movesOf(moves, play);
  const plan = dearest(s, plansOf(s, seat, hand, 1));
  if (plan !== null && pointsOf(s, plan.enemies) > 1) return followed(s, plays, plan) ?? any(plays, random);
  if (drawing !== undefined && (size(hand) <= ENOUGH || plays.length === 0)) return drawing;
  return best(plays, (move) => placed(s, seat, move));
}

/** Whatever falls with what lies there. */
function afterPlaying(s: Battle, seat: Seat, moves: readonly Move[], ending: Move): Move {
  const attacks = movesOf(moves, attack);
  const extra = movesOf(moves, play);
  if (attacks.length === 0) return extra.length > 0 ? best(extra, (move) => placed(s, seat, move)) : ending;
  return best(attacks, (move) => pointsOf(s, dearest(s, attackPlans(s, seat, attack.read.team(move)))?.enemies ?? NONE));
}

const attackPlans = (s: Battle, seat: Seat, team: Team): Plan[] => plansOf(s, seat, NONE, 0, team);

function dearest(s: Battle, plans: readonly Plan[]): Plan | null {
  let chosen: Plan | null = null;
  for (const plan of plans) if (chosen === null || gain(s, plan) > gain(s, chosen)) chosen = plan;
  return chosen;
}

const gain = (s: Battle, plan: Plan): number => pointsOf(s, plan.enemies) - (plan.borrowing ? 1 : 0) - size(plan.cards) * 0.1;

/** The card a plan wants, where it wants it; any other card into a team of its own when the plan is complete already. */
function followed(s: Battle, plays: readonly Move[], plan: Plan): Move | undefined {
  if (plan.joining !== NONE) {
    const place = placeOf(plan.team);
    return plays.find((move) => play.read.card(move) === lowest(plan.joining) && play.read.team(move) === place);
  }
  return best(
    plays.filter((move) => play.read.team(move) !== placeOf(plan.team)),
    (move) => -worth(s, play.read.card(move)),
  );
}

/** Where a card fits best when nothing falls yet. */
function placed(s: Battle, seat: Seat, move: Move): number {
  const team = s.open.teams[seat][teamAt(s, seat, play.read.team(move))] ?? NONE;
  return fitting(s, team, play.read.card(move)) - size(team) * 0.2;
}
