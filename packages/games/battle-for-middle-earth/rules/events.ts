import { count, type EventOf, KERNEL_EVENTS, many, one, revealing, type RawEventOf, who, word } from '#kernel/event.ts';
import { mordor, position, printedCard, printedEnemy, symbol, team } from './nouns.ts';

const card = one(printedCard);
const enemy = one(printedEnemy);
const played = { seat: who, card, team: one(team) };

/** Why a game ended. */
export type Ending = 'mostPoints' | 'mostEnemies' | 'sharedVictory' | 'othersResigned';

/** Everything that can happen. */
export const EVENTS = {
  ...KERNEL_EVENTS,
  firstPlayer: { seat: who },
  /** A player's first hand: for his ears only. */
  dealt: { seat: who, cards: many(card) },
  turnBegan: { seat: who, round: count },
  played,
  playedNew: played,
  declinedDraw: { seat: who },
  exchanged: { seat: who, other: who, card, for: card },
  moved: { seat: who, card },
  attackBegan: { seat: who, team: many(card) },
  targeted: { enemy },
  doubled: { by: card, card, symbol: one(symbol) },
  borrowed: { hobbit: card, card, other: who, symbols: many(one(symbol)) },
  attacked: { seat: who, team: many(card), enemies: many(enemy), points: count },
  hobbitGiven: { seat: who, other: who, hobbit: card, card },
  returned: { seat: who, card },
  drew: { seat: who },
  /** Which card it was: for the ears of whoever drew it. */
  drewCard: { card },
  mordorLaid: { seat: who, card: one(mordor), lying: count },
  counterattack: { card: one(mordor) },
  spared: { seat: who },
  sparedHand: { seat: who, cards: many(card) },
  lostTeamCard: { seat: who, card },
  lostHandCard: revealing({ seat: who, card }),
  lostEnemy: { seat: who, enemy },
  enemyLeft: { enemy },
  enemyTurnedUp: { enemy, position: one(position) },
  reshuffled: { cards: count },
  resigned: { seat: who },
  gameEnded: { reason: word<Ending>('outcome'), winners: many(who), scores: many(count) },
} as const;

export type BattleEvent = EventOf<typeof EVENTS>;
export type BattleRawEvent = RawEventOf<typeof EVENTS>;
