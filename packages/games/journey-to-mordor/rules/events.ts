import { count, type EventOf, KERNEL_EVENTS, many, one, type RawEventOf, who, word } from '#kernel/event.ts';
import type { EffectId } from '../content/box.ts';
import { die, hobbit, square, symbol } from './nouns.ts';

/** Places are called by the sheet in play, so they are told by name. */
const place = word<string>('place');
const rolled = { seat: who, roll: count, dice: many(one(die)), symbols: many(one(symbol)) };
const orcs = { seat: who, weapons: count, orcs: count, rings: count };

/** Why a game ended. */
export type Ending = 'reachedMordor' | 'mostSpaces' | 'sharedVictory' | 'allCaught' | 'lastSurvivor' | 'othersResigned';

/** Everything that can happen. */
export const EVENTS = {
  ...KERNEL_EVENTS,
  firstPlayer: { seat: who },
  hobbitChosen: { seat: who, hobbit: one(hobbit) },
  turnBegan: { seat: who, round: count, place },
  turnBeganAt: { seat: who, round: count, place, effect: word<EffectId>('effect') },
  rolled,
  rollRepeated: rolled,
  setAside: { seat: who, die: one(die), symbol: one(symbol) },
  rollingEnded: { seat: who },
  orcsBeaten: orcs,
  ringsBlocked: orcs,
  shelobHolds: { seat: who },
  crossedField: { seat: who, place },
  reachedMordor: { seat: who },
  split: { seat: who, square: one(square) },
  leftUnsplit: { seat: who },
  nazgulStrikes: { seat: who, count, left: count },
  caught: { seat: who },
  roundEnded: { round: count },
  resigned: { seat: who },
  gameEnded: { reason: word<Ending>('outcome'), winners: many(who) },
} as const;

export type JourneyEvent = EventOf<typeof EVENTS>;
export type JourneyRawEvent = RawEventOf<typeof EVENTS>;
