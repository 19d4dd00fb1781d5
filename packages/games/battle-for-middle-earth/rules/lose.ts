import { asId } from '#kernel/id.ts';
import { type Domain, type FrameKind, type Guard, type Id, leave, NOBODY, only, type Seat, type Verb } from '#kernel';
import type { BattleBox, CardSet } from '../content/box.ts';
import { card, has, lacks, lowest } from './cards.ts';
import { losableEnemies, losableInHand, losableInTeams } from './counterattack.ts';
import * as frames from './frames.ts';
import { type Battle, inTeams, removeFromTeam, takeFromHand } from './state.ts';
import { asking, type BattleEffects, choice, guard, seatGuard } from './tools.ts';
import { loseEnemy, loseHandCard, loseTeamCard } from './verbs.ts';

/** A verb that names the one card that is lost. */
type Losing<Kind extends string> = Verb<BattleBox, string, readonly [readonly [string, Domain<BattleBox, Id<Kind>>]]>;

/** A counterattack asks one player after the other (BM-RULING-13). */
const losing = <Kind extends string>(
  frame: FrameKind,
  verb: Losing<Kind>,
  losable: (s: Battle, seat: Seat) => CardSet<Kind>,
  guards: readonly Guard<Battle, Id<Kind>>[],
  lose: (s: Battle, seat: Seat, lost: Id<Kind>, effects: BattleEffects) => void,
) =>
  asking(frame, {
    rule: 'BM-RULING-13',
    asks(s) {
      const seat = frames.loserIn(s.frames);
      return seat === null ? NOBODY : only(seat);
    },
    prompt: () => ({ id: frame.step, params: {} }),
    choices: [
      choice(verb, {
        guards,
        candidates(s, propose, seat) {
          for (let rest = losable(s, seat); rest !== 0; rest = asId(rest & (rest - 1))) propose(lowest(rest));
        },
        performBy(s, effects, seat, lost) {
          lose(s, seat, lost, effects);
          leave(s);
        },
      }),
    ],
  });

/** One companion from any of your teams (BM-COUNTER-04), Legolas included (BM-LEGOLAS-03), Gimli excepted (BM-RULING-14). */
export const losingTeamCard = losing(
  frames.loseTeamCard,
  loseTeamCard,
  losableInTeams,
  [
    seatGuard('BM-COUNTER-04', (s, seat, lost) => has(inTeams(s, seat), lost)),
    guard('BM-RULING-14', (s, lost) => lacks(s.box.having.steadfast, lost)),
  ],
  (s, seat, lost, effects) => {
    removeFromTeam(s, seat, lost);
    s.open.ringDiscard = asId(s.open.ringDiscard | card(lost));
    effects.emit?.({ type: 'lostTeamCard', seat, card: lost });
  },
);

/** One companion from the hand (BM-COUNTER-05); Gimli is safe there as well (BM-RULING-15). */
export const losingHandCard = losing(
  frames.loseHandCard,
  loseHandCard,
  losableInHand,
  [
    seatGuard('BM-COUNTER-05', (s, seat, lost) => has(s.own[seat].hand, lost)),
    guard('BM-RULING-15', (s, lost) => lacks(s.box.having.steadfast, lost)),
  ],
  (s, seat, lost, effects) => {
    takeFromHand(s, seat, lost);
    s.open.ringDiscard = asId(s.open.ringDiscard | card(lost));
    // Everybody sees a card that was in a closed hand.
    effects.reveal();
    effects.emit?.({ type: 'lostHandCard', seat, card: lost });
  },
);

/** One enemy among those won (BM-COUNTER-06); cards given to a player are no enemies (BM-RULING-16). It never comes back (BM-RULING-45). */
export const losingEnemy = losing(
  frames.loseEnemy,
  loseEnemy,
  losableEnemies,
  [seatGuard('BM-COUNTER-06', (s, seat, lost) => has(s.open.won[seat], lost))],
  (s, seat, lost, effects) => {
    s.open.won[seat] = asId(s.open.won[seat] & ~card(lost));
    s.open.enemyDiscard = asId(s.open.enemyDiscard | card(lost));
    effects.emit?.({ type: 'lostEnemy', seat, enemy: lost });
  },
);
