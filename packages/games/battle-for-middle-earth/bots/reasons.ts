import { asId } from '#kernel/id.ts';
import type { ReasonText } from '#bots/explanation.ts';
import type { Move, Seat } from '#kernel';
import { type Companions, type Enemies, POSITIONS } from '../content/box.ts';
import { card, listOf, NONE, size } from '../rules/cards.ts';
import { teamAt } from '../rules/play.ts';
import { type Battle, takeFromHand } from '../rules/state.ts';
import {
  attack,
  borrow,
  declineDraw,
  double,
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
import { promise } from './evaluate.ts';
import { mordorChance, type Outlook } from './outlook.ts';
import { type Plan, plansOf, pointsOf } from './plans.ts';

/** What a move is for; in the locale under `why.<topic>`. */
export const TOPICS = [
  'points',
  'rivals',
  'needed',
  'ready',
  'towards',
  'found',
  'join',
  'draw',
  'risk',
  'wait',
  'exchange',
  'wander',
  'least',
] as const;
type Topic = (typeof TOPICS)[number];

const HUNDRED = 100;
/** Below this nobody need fear that the others come first. */
const FEARED = 0.1;

const percent = (chance: number): number => Math.round(chance * HUNDRED);

const named = (s: Battle, enemies: Enemies): NonNullable<ReasonText['params']> => ({
  enemies: listOf(enemies).map((enemy) => `@enemy.${s.box.enemies[enemy].kind}`),
  points: pointsOf(s, enemies),
});

/** Whom an attack beats, and how likely the others would have been quicker. */
function taking(s: Battle, enemies: Enemies, outlook: Outlook): readonly ReasonText<Topic>[] {
  const threat = Math.max(0, ...listOf(enemies).map((enemy) => outlook.threat[enemy]));
  return [
    { topic: 'points', params: named(s, enemies) },
    ...(threat > FEARED ? [{ topic: 'rivals', params: { chance: percent(threat) } } as const] : []),
  ];
}

/** The best that a team can beat by itself. */
function mostOf(s: Battle, seat: Seat, team: number): Enemies {
  const plans = plansOf(s, seat, NONE, 0).filter((plan) => plan.team === team);
  return plans.reduce<Enemies>((most, { enemies }) => (pointsOf(s, enemies) > pointsOf(s, most) ? enemies : most), NONE);
}

/** The plan that a card serves once it lies in a team: the one that promises most. */
function planWith(s: Battle, seat: Seat, laid: Companions, outlook: Outlook): Plan | null {
  let best: { readonly plan: Plan; readonly gain: number } | null = null;
  for (const plan of plansOf(s, seat, s.own[seat].hand, 2)) {
    if ((plan.cards & ~plan.joining & laid) === NONE) continue;
    const gain = promise(s, plan, outlook);
    if (gain > (best?.gain ?? 0)) best = { plan, gain };
  }
  return best?.plan ?? null;
}

/** What a card is laid for. The state is only imagined, and is changed. */
function laying(s: Battle, seat: Seat, move: Move, outlook: Outlook): readonly ReasonText<Topic>[] {
  const [companion, place] = [play.read.card(move), play.read.team(move)];
  takeFromHand(s, seat, companion);
  const teams = s.open.teams[seat];
  const team = teamAt(s, seat, place);
  teams[team] = asId((teams[team] ?? NONE) | card(companion));
  const plan = planWith(s, seat, card(companion), outlook);
  if (plan === null) return [{ topic: place === 0 ? 'found' : 'join' }];
  const lacks = size(plan.joining);
  const params = named(s, plan.enemies);
  return [lacks === 0 ? { topic: 'ready', params } : { topic: 'towards', params: { ...params, lacks } }];
}

const drawing = (s: Battle): readonly ReasonText<Topic>[] => [
  { topic: 'draw' },
  ...(s.open.mordor.length === POSITIONS - 1 ? [{ topic: 'risk', params: { chance: percent(mordorChance(s)) } } as const] : []),
];

/** Why the move is made: whom it beats or is to beat, what the others might do first, what a card of Mordor would cost. */
export function topicsOf(s: Battle, seat: Seat, move: Move, outlook: Outlook): readonly ReasonText<Topic>[] {
  if (attack.is(move)) return taking(s, mostOf(s, seat, attack.read.team(move)), outlook);
  if (target.is(move)) return taking(s, card(target.read.enemy(move)), outlook);
  if (strike.is(move)) return taking(s, s.open.attack?.targets ?? NONE, outlook);
  if (double.is(move) || borrow.is(move)) return [{ topic: 'needed' }];
  if (play.is(move)) return laying(s, seat, move, outlook);
  if (draw.is(move)) return drawing(s);
  if (endTurn.is(move) || declineDraw.is(move)) return [{ topic: 'wait' }];
  if (exchange.is(move)) return [{ topic: 'exchange' }];
  if (wander.is(move)) return [{ topic: 'wander' }];
  return loseTeamCard.is(move) || loseHandCard.is(move) || loseEnemy.is(move) ? [{ topic: 'least' }] : [];
}
