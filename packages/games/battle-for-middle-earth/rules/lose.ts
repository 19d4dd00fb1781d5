import { type AskingStep, type Choice, guard, leave, only, type Seat, type Table, top, type Verb } from '#kernel';
import type { BattleBox, CommandId } from '../content/box.ts';
import { card, has, lacks, lowest } from './cards.ts';
import { losable } from './counterattack.ts';
import { type Battle, companionWord, enemyWord, inTeams, type LosingFrame, removeFromTeam, takeFromHand } from './state.ts';
import { loseEnemy, loseHandCard, loseTeamCard } from './verbs.ts';

/** A counterattack asks one player after the other (BM-RULING-13). */
function losing(
  prompt: string,
  command: CommandId,
  verb: Verb<BattleBox>,
  guards: Choice<Battle>['guards'],
  lose: (s: Battle, seat: Seat, lost: number, table: Table) => void,
): AskingStep<Battle> {
  return {
    rule: 'BM-RULING-13',
    asks: (s) => only(top<LosingFrame>(s).seat),
    prompt: () => ({ id: prompt, params: {} }),
    choices: [
      {
        verb,
        guards,
        candidates(s, seat, propose) {
          for (let rest = losable(s, seat, command); rest !== 0; rest &= rest - 1) propose(lowest(rest));
        },
        perform(s, table, lost, _b, _c, seat) {
          lose(s, seat, lost, table);
          leave(s);
        },
      },
    ],
  };
}

/** One companion from any of your teams (BM-COUNTER-04), Legolas included (BM-LEGOLAS-03), Gimli excepted (BM-RULING-14). */
export const losingTeamCard = losing(
  'loseTeamCard',
  'discard-from-team',
  loseTeamCard,
  [
    guard('BM-COUNTER-04', (s, lost, _b, _c, seat) => has(inTeams(s, seat), lost)),
    guard(['BM-GIMLI-02', 'BM-RULING-14'], (s, lost) => lacks(s.box.having.steadfast, lost)),
  ],
  (s, seat, lost, table) => {
    removeFromTeam(s, seat, lost);
    s.open.ringDiscard |= card(lost);
    if (table.listening) table.tell({ type: 'lostTeamCard', seat: `@seat.${seat}`, card: companionWord(s, lost) });
  },
);

/** One companion from the hand (BM-COUNTER-05); Gimli is safe there as well (BM-RULING-15). */
export const losingHandCard = losing(
  'loseHandCard',
  'discard-from-hand',
  loseHandCard,
  [
    guard('BM-COUNTER-05', (s, lost, _b, _c, seat) => has(s.own[seat].hand, lost)),
    guard(['BM-GIMLI-02', 'BM-RULING-15'], (s, lost) => lacks(s.box.having.steadfast, lost)),
  ],
  (s, seat, lost, table) => {
    takeFromHand(s, seat, lost);
    s.open.ringDiscard |= card(lost);
    // Everybody sees a card that was in a closed hand.
    table.reveal();
    if (table.listening) table.tell({ type: 'lostHandCard', seat: `@seat.${seat}`, card: companionWord(s, lost) });
  },
);

/** One enemy among those won (BM-COUNTER-06); cards given to a player are no enemies (BM-RULING-16). It never comes back (BM-RULING-45). */
export const losingEnemy = losing(
  'loseEnemy',
  'discard-won-enemy',
  loseEnemy,
  [guard('BM-COUNTER-06', (s, lost, _b, _c, seat) => has(s.open.won[seat], lost))],
  (s, seat, lost, table) => {
    s.open.won[seat] &= ~card(lost);
    s.open.enemyDiscard |= card(lost);
    if (table.listening) table.tell({ type: 'lostEnemy', seat: `@seat.${seat}`, enemy: enemyWord(s, lost) });
  },
);
