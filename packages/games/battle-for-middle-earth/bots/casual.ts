import type { Bot } from '#bots/bot.ts';
import { argument, type Move, type Random, type Seat, verbOf } from '#kernel';
import { listOf, lowest, NONE, size } from '../rules/cards.ts';
import type { Battle } from '../rules/state.ts';
import { attack, declineDraw, draw, endTurn, loseEnemy, loseHandCard, loseTeamCard, play } from '../rules/verbs.ts';
import { any, best, movesOf, pressAttack } from './choose.ts';
import { fitting, type Plan, plansOf, pointsOf, worth } from './plans.ts';

/** One decision in ten is made without thinking. */
const WHIMS = 10;
/** A hand this large is enough to begin with. */
const ENOUGH = 3;

/** Plays as one does over a cup of tea: takes what falls now, and does not ask what the others hold or when Mordor strikes. */
export const casual: Bot<Battle> = (seen, random) => {
  const { moves, seat } = seen;
  if (moves.length === 1) return moves[0];
  const s = seen.imagine(random);
  if (s.open.attack !== null) return pressAttack(s, seat, moves, dearest(s, attackPlans(s, seat, s.open.attack.team))?.enemies ?? NONE);
  if (random.draw(WHIMS) === 0) return any(moves, random);
  switch (verbOf(moves[0])) {
    case loseEnemy.index:
      return best(moves, (move) => -s.box.enemies[argument(move, 1, 0)].points);
    case loseTeamCard.index:
    case loseHandCard.index:
      return best(moves, (move) => -worth(s, argument(move, 1, 0)));
    default:
      return act(s, seat, moves, random);
  }
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
  return best(attacks, (move) => pointsOf(s, dearest(s, attackPlans(s, seat, argument(move, 1, 0)))?.enemies ?? NONE));
}

const attackPlans = (s: Battle, seat: Seat, team: number): Plan[] => plansOf(s, seat, NONE, 0).filter((plan) => plan.team === team);

function dearest(s: Battle, plans: readonly Plan[]): Plan | null {
  let chosen: Plan | null = null;
  for (const plan of plans) if (chosen === null || gain(s, plan) > gain(s, chosen)) chosen = plan;
  return chosen;
}

const gain = (s: Battle, plan: Plan): number => pointsOf(s, plan.enemies) - (plan.borrowing ? 1 : 0) - size(plan.cards) * 0.1;

/** The card a plan wants, where it wants it; any other card into a team of its own when the plan is complete already. */
function followed(s: Battle, plays: readonly Move[], plan: Plan): Move | undefined {
  if (plan.joining !== NONE) {
    const place = plan.team + 1;
    return plays.find((move) => argument(move, 2, 0) === lowest(plan.joining) && argument(move, 2, 1) === place);
  }
  return best(
    plays.filter((move) => argument(move, 2, 1) !== plan.team + 1),
    (move) => -worth(s, argument(move, 2, 0)),
  );
}

/** Where a card fits best when nothing falls yet. */
function placed(s: Battle, seat: Seat, move: Move): number {
  const place = argument(move, 2, 1);
  const team = place === 0 ? NONE : s.open.teams[seat][place - 1];
  return fitting(s, team, argument(move, 2, 0)) - listOf(team).length * 0.2;
}
