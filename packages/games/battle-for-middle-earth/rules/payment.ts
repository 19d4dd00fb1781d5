import { asId } from '#kernel/id.ts';
import { type BattleBox, COLOURS, type Companions, type Enemies, JOKER, SYMBOLS } from '../content/box.ts';
import { lowest, size } from './cards.ts';

/** How many of each symbol: the six colours, then jokers. */
export type Counts = Int8Array;

export const noSymbols = (): Counts => new Int8Array(SYMBOLS.length);

/** Adds the printed symbols of companions. */
export function addPrinted(box: BattleBox, cards: Companions, counts: Counts): void {
  for (let rest = cards; rest !== 0; rest = asId(rest & (rest - 1))) {
    const { symbols } = box.companions[lowest(rest)];
    for (let i = 0; i < symbols.length; i++) counts[symbols[i]]++;
  }
}

/** Every symbol shown on the enemies (BM-ATTACK-03). */
export function addDemand(box: BattleBox, enemies: Enemies, counts: Counts): void {
  for (let rest = enemies; rest !== 0; rest = asId(rest & (rest - 1))) {
    const { symbols } = box.enemies[lowest(rest)];
    for (let i = 0; i < symbols.length; i++) counts[symbols[i]]++;
  }
}

/**
 * Extra jokers: Glorfindel's against an enemy with more than two symbols, Treebeard's against a captain (BM-GLORFINDEL-01, BM-TREEBEARD-01);
 * one each however many such enemies there are (BM-GLORFINDEL-02, BM-TREEBEARD-02), good for any enemy of the attack (BM-RULING-38), and
 * both together when both are there (BM-RULING-39).
 */
export function extraJokers(box: BattleBox, team: Companions, enemies: Enemies): number {
  const mighty = (enemies & box.mighty) === 0 ? 0 : size(asId(team & box.having['bane-of-the-mighty']));
  const captains = (enemies & box.captains) === 0 ? 0 : size(asId(team & box.having['bane-of-captains']));
  return mighty + captains;
}

/**
 * Enemy symbols that stay unpaid when each symbol of the team pays for one of them (BM-RULING-01) and jokers stand for whatever is missing
 * (BM-RULING-02). Colours pay for themselves first, so this is the least possible. Below zero: jokers left over.
 */
export function lacking(supply: Counts, demand: Counts): number {
  let lack = -supply[JOKER];
  for (let colour = 0; colour < COLOURS; colour++) lack += Math.max(0, demand[colour] - supply[colour]);
  return lack;
}

/** Symbols that would not be needed and are lost (BM-ATTACK-07). */
export function leftOver(supply: Counts, demand: Counts): Counts {
  const left = noSymbols();
  for (let colour = 0; colour < COLOURS; colour++) left[colour] = Math.max(0, supply[colour] - demand[colour]);
  left[JOKER] = Math.max(0, -lacking(supply, demand));
  return left;
}

/** What abilities could still add to an attack. */
interface Reserve {
  /** Companions that may each double one symbol. */
  readonly doublers: Companions;
  /** Printed symbols of the team that are not doubled yet. */
  readonly doublable: Counts;
  /** How many hobbits may still borrow. */
  readonly hobbits: number;
  /** Cards in other players' teams that do not help yet. */
  readonly helpers: Companions;
}

/**
 * Whether some use of the reserve pays for everything: an exact search, cut off where even the best case is not enough. `supply` and
 * `demand` come back as they were.
 */
export function canPay(box: BattleBox, supply: Counts, demand: Counts, reserve: Reserve): boolean {
  const lack = lacking(supply, demand);
  if (lack <= 0) return true;
  if (lack > size(reserve.doublers) + 2 * reserve.hobbits) return false;
  for (let colour = 0; colour < COLOURS; colour++) needed[colour] = Math.max(0, demand[colour] - supply[colour]);
  spare.set(reserve.doublable);
  return payByDoubling(box, lack, reserve.doublers, reserve.hobbits, reserve.helpers);
}

/** Working space of the search: symbols still needed, and printed symbols that may still be doubled. */
const needed = noSymbols();
const spare = noSymbols();

/** Each doubling card doubles one symbol of a colour that is not its own (BM-DOUBLE-02), each printed symbol once (BM-RULING-26). */
function payByDoubling(box: BattleBox, lack: number, doublers: Companions, hobbits: number, helpers: Companions): boolean {
  if (lack <= 0) return true;
  if (doublers === 0) return payByBorrowing(box, lack, hobbits, helpers);
  if (lack > size(doublers) + 2 * hobbits) return false;
  const own = box.colours[lowest(doublers)];
  const others: Companions = asId(doublers & (doublers - 1));
  for (let symbol = 0; symbol <= JOKER; symbol++) {
    if (spare[symbol] === 0 || ((own >> symbol) & 1) === 1) continue;
    if (symbol !== JOKER && needed[symbol] === 0) continue;
    spare[symbol]--;
    if (symbol !== JOKER) needed[symbol]--;
    const paid = payByDoubling(box, lack - 1, others, hobbits, helpers);
    spare[symbol]++;
    if (symbol !== JOKER) needed[symbol]++;
    if (paid) return true;
  }
  return payByDoubling(box, lack, others, hobbits, helpers);
}

/** Each hobbit brings the printed symbols of one card, a joker included (BM-RULING-19), and each card helps once (BM-RULING-20). */
function payByBorrowing(box: BattleBox, lack: number, hobbits: number, helpers: Companions): boolean {
  if (lack <= 0) return true;
  if (lack > 2 * hobbits) return false;
  for (let rest = helpers; rest !== 0; rest = asId(rest & (rest - 1))) {
    const { symbols } = box.companions[lowest(rest)];
    let brought = 0;
    for (let i = 0; i < symbols.length; i++) {
      if (symbols[i] === JOKER) brought++;
      else if (needed[symbols[i]]-- > 0) brought++;
    }
    const paid = brought > 0 && payByBorrowing(box, lack - brought, hobbits - 1, asId(rest & (rest - 1)));
    for (let i = 0; i < symbols.length; i++) if (symbols[i] !== JOKER) needed[symbols[i]]++;
    if (paid) return true;
  }
  return false;
}
