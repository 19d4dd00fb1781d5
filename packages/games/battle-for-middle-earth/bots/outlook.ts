import { asId } from '#kernel/id.ts';
import type { Observation, Random, Seat } from '#kernel';
import { type Enemies, POSITIONS } from '../content/box.ts';
import { listOf, NONE, size } from '../rules/cards.ts';
import { points } from '../rules/end.ts';
import { type Battle, seatsOf } from '../rules/state.ts';
import { plansOf, pointsOf } from './plans.ts';

/** What may happen before one's next turn, as far as can be known. */
export interface Outlook {
  /** Of each enemy: how likely the others take it before one's next turn. */
  readonly threat: readonly number[];
  /** How likely the next card drawn starts a counterattack. */
  readonly clock: number;
  /** How many trophies everybody will still lose, on average. */
  readonly trophiesToLose: number;
}

/** Opponents are looked at through this many imagined deals. */
const WORLDS = 4;
/** How often an opponent really does what would be best now. */
const RESOLVE = 0.75;
/** Of the enemies still to come, the share that leaves with a counterattack that asks for trophies. */
const TROPHY_SHARE = 0.08;

/** How likely the next drawn card is a Mordor card: what lies open and what one holds tells how many are left in the pile. */
export function mordorChance(s: Battle): number {
  const { open, box } = s;
  const all = box.mordor.reduce((sum, { copies }) => sum + copies, 0);
  const discarded = open.mordorDiscard.reduce((sum, count) => sum + count, 0);
  if (open.ringLeft === 0) return discarded / Math.max(1, discarded + size(open.ringDiscard));
  return (all - discarded - open.mordor.length) / open.ringLeft;
}

function clockOf(s: Battle): number {
  const chance = mordorChance(s);
  return chance ** (POSITIONS - s.open.mordor.length);
}

/** Looks at the table through a few deals that could be the real one. */
export function lookAhead(observation: Observation<Battle>, random: Random): { s: Battle; outlook: Outlook } {
  const s = observation.determinize(random);
  const threat = s.box.enemies.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = world === 0 ? s : observation.determinize(random);
    for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) {
      if (seat === observation.seat || s.open.out[seat]) continue;
      const taken = likelyTaken(imagined, seat);
      for (const enemy of listOf(taken)) threat[enemy] += RESOLVE / WORLDS;
    }
  }
  return { s, outlook: outlookWith(s, threat) };
}

function outlookWith(s: Battle, threat: readonly number[]): Outlook {
  const left = s.open.enemiesLeft + s.open.row.filter((enemy) => enemy >= 0).length;
  return { threat: threat.map((each) => Math.min(0.9, each)), clock: clockOf(s), trophiesToLose: left * TROPHY_SHARE };
}

/** The same without a look at the others. */
export const calm = (s: Battle): Outlook =>
  outlookWith(
    s,
    s.box.enemies.map(() => 0),
  );

/** The enemies a player would take with one card more, if that is worth a turn. */
function likelyTaken(s: Battle, seat: Seat): Enemies {
  let most = 2;
  let taken: Enemies = NONE;
  for (const plan of plansOf(s, seat, s.own[seat].hand, 1)) {
    const gain = pointsOf(s, plan.enemies) - 0.5 * size(plan.cards);
    if (gain > most) {
      most = gain;
      taken = plan.enemies;
    }
  }
  return taken;
}

/** Points of the strongest opponent. */
export function strongestOther(s: Battle, seat: Seat): number {
  let most = 0;
  for (let other: Seat = asId(0); other < seatsOf(s); other++)
    if (other !== seat && !s.open.out[other]) most = Math.max(most, points(s, other));
  return most;
}
