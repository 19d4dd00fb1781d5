import { asId, asIds } from '#kernel/id.ts';
import { checkSeatCount, everyone, GivenOptions, only, type Random, rollStarter, type Seat, seatList } from '#kernel';
import { type BattleBox, COMPANIONS, type Enemy, POSITIONS, type RingCard, ringCardOf, SEATS } from '../content/box.ts';
import { listOf, NONE } from './cards.ts';
import { turn } from './frames.ts';
import { restoreRow } from './row.ts';
import { type Battle, type BattleOptions, takeIntoHand } from './state.ts';
import type { BattleEffects } from './tools.ts';

const STARTING_HAND = 3;

/** Two to four players (BM-SETUP-01); the first one is drawn by lot unless the players choose one (BM-SETUP-09, BM-RULING-47). */
export function readOptions(given: unknown, seats: number): BattleOptions {
  checkSeatCount(seats, SEATS, ['BM-SETUP-01']);
  return { first: new GivenOptions(given, ['first']).seat('first', seats, ['BM-RULING-47']) };
}

/** Shuffles cards into a pile: the first of the shuffled order lies on top. */
export function pileOf<Card extends number>(cards: Card[], names: readonly string[], random: Random): Card[] {
  random.shuffle(cards, names);
  return cards.reverse();
}

/** A table with all cards still in the box. */
export function emptyTable(box: BattleBox, options: BattleOptions, first: Seat, seats: number): Battle {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    box,
    frames: [turn.make()],
    outcome: null,
    open: {
      options,
      first,
      active: first,
      round: 1,
      row: new Array<Enemy>(POSITIONS).fill(asId(-1)),
      enemiesLeft: 0,
      enemyDiscard: asId(0),
      mordor: [],
      ringLeft: 0,
      ringDiscard: asId(0),
      mordorDiscard: box.mordor.map(() => 0),
      handSize: each(() => 0),
      shown: asIds(each(() => 0)),
      teams: each(() => []),
      below: new Array<number>(COMPANIONS).fill(0),
      won: asIds(each(() => 0)),
      given: asIds(each(() => 0)),
      out: each(() => false),
      shuffles: 0,
      since: new Array<number>(COMPANIONS).fill(0),
      rally: false,
      wandered: asId(0),
      attack: null,
    },
    own: each(() => ({ hand: NONE })),
    hidden: { ring: [], enemies: [] },
  };
}

/** All Mordor cards as Ring cards, by the number of each face. */
export const mordorCards = (counts: readonly number[]): RingCard[] =>
  counts.flatMap((count, face) => new Array<RingCard>(count).fill(ringCardOf(asId(face))));

export function setup(box: BattleBox, options: BattleOptions, seats: number, effects: BattleEffects): Battle {
  const first = options.first ?? rollStarter(effects.random, seatList(everyone(seats)));
  const s = emptyTable(box, options, first, seats);
  effects.emit?.({ type: 'firstPlayer', seat: first });

  // The enemies make a pile, and three of them are turned up (BM-SETUP-02, BM-SETUP-03).
  s.hidden.enemies = asIds(
    pileOf(
      box.enemies.map((_, enemy) => enemy),
      box.enemyIds,
      effects.random,
    ),
  );
  s.open.enemiesLeft = s.hidden.enemies.length;
  restoreRow(s, asId(0), effects);

  // Hands are dealt from the companions alone (BM-SETUP-06); Mordor cards join the rest (BM-SETUP-07).
  const companions = pileOf(
    box.companions.map((_, companion) => companion),
    box.ringNames,
    effects.random,
  );
  for (let seat: Seat = asId(0); seat < seats; seat++) {
    for (let dealt = 0; dealt < STARTING_HAND; dealt++) takeIntoHand(s, seat, asId(companions.pop() ?? -1));
    effects.emit?.({ type: 'dealt', seat, cards: listOf(s.own[seat].hand) }, only(seat));
  }
  s.hidden.ring = asIds(
    pileOf([...companions.reverse(), ...mordorCards(box.mordor.map((face) => face.copies))], box.ringNames, effects.random),
  );
  s.open.ringLeft = s.hidden.ring.length;
  effects.emit?.({ type: 'turnBegan', seat: first, round: 1 });
  return s;
}
