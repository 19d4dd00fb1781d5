import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { type Companion, type Companions, type Enemies, JOKER, type SymbolIndex, type Team } from '../content/box.ts';
import { NONE, size } from './cards.ts';
import { addDemand, addPrinted, canPay, type Counts, extraJokers, lacking, noSymbols } from './payment.ts';
import { inRow } from './row.ts';
import { type Attack, type Battle, type Borrowing, type Doubling, inOtherTeams } from './state.ts';

/** Who doubles, whose symbol, and which. */
export const doublingOf = (by: Companion, whose: Companion, symbol: SymbolIndex): Doubling => asId(by * 256 + whose * 8 + symbol);
export const doubledBy = (doubling: Doubling): Companion => asId(doubling >> 8);
export const doubledCard = (doubling: Doubling): Companion => asId((doubling >> 3) & 31);
export const doubledSymbol = (doubling: Doubling): SymbolIndex => asId(doubling & 7);

/** The hobbit, and the card that helps. */
export const borrowingOf = (hobbit: Companion, helper: Companion): Borrowing => asId(hobbit * 32 + helper);
export const borrowingHobbit = (borrowing: Borrowing): Companion => asId(borrowing >> 5);
export const borrowingHelper = (borrowing: Borrowing): Companion => asId(borrowing & 31);

/** An attack of this team with nothing chosen yet. */
export const plainAttack = (team: Team): Attack => ({
  team,
  targets: asId(0),
  doublers: asId(0),
  doublings: [],
  hobbits: asId(0),
  helpers: asId(0),
  borrowings: [],
});

/** For asking what a team could do: never changed. */
export const NOTHING_CHOSEN: Attack = plainAttack(asId(0));

/** All symbols the attack counts: printed, doubled and borrowed, and the extra jokers its targets bring. */
export function fillSupply(s: Battle, team: Companions, attack: Attack, targets: Enemies, supply: Counts): void {
  supply.fill(0);
  addPrinted(s.box, team, supply);
  addPrinted(s.box, attack.helpers, supply);
  for (const doubling of attack.doublings) supply[doubledSymbol(doubling)]++;
  supply[JOKER] += extraJokers(s.box, team, targets);
}

const supply = noSymbols();
const demand = noSymbols();
const doublable = noSymbols();

/** Enemy symbols that the attack as it stands cannot pay for (BM-ATTACK-03); 0 or less: it can strike. */
export function unpaid(s: Battle, team: Companions, attack: Attack, targets: Enemies): number {
  fillSupply(s, team, attack, targets, supply);
  demand.fill(0);
  addDemand(s.box, targets, demand);
  return lacking(supply, demand);
}

/** How far a team may go: with its printed symbols alone, doubling, or borrowing too. */
export type Reach = 'printed' | 'doubling' | 'borrowing';

/** Whether the attack can be completed against these targets with the abilities it has not used yet. */
export function canBeat(s: Battle, seat: Seat, team: Companions, attack: Attack, targets: Enemies, reach: Reach = 'borrowing'): boolean {
  const lack = unpaid(s, team, attack, targets);
  if (lack <= 0) return true;
  const doublers = reach === 'printed' ? NONE : asId<Companions>(team & s.box.having.double & ~attack.doublers);
  const hobbits = reach === 'borrowing' ? size(asId(team & s.box.having.borrow & ~attack.hobbits)) : 0;
  if (lack > size(doublers) + 2 * hobbits) return false;
  doublable.fill(0);
  addPrinted(s.box, team, doublable);
  for (const doubling of attack.doublings) doublable[doubledSymbol(doubling)]--;
  const helpers = hobbits === 0 ? 0 : inOtherTeams(s, seat) & ~attack.helpers;
  return canPay(s.box, supply, demand, { doublers, doublable, hobbits, helpers: asId(helpers) });
}

/**
 * Whether the attack can be completed: against its targets, or with more of them. An extra target helps only where it brings an extra joker,
 * so larger sets are looked at only with companions who give one.
 */
export function canComplete(s: Battle, seat: Seat, team: Companions, attack: Attack): boolean {
  const { targets } = attack;
  const { having } = s.box;
  if (targets !== NONE && canBeat(s, seat, team, attack, targets)) return true;
  const bane = (team & (having['bane-of-the-mighty'] | having['bane-of-captains'])) !== NONE;
  if (targets !== NONE && !bane) return false;
  const others = inRow(s) & ~targets;
  for (let rest = others; rest !== NONE; rest &= rest - 1) if (canBeat(s, seat, team, attack, asId(targets | (rest & -rest)))) return true;
  if (!bane) return false;
  for (let more = others; more !== NONE; more = (more - 1) & others) if (canBeat(s, seat, team, attack, asId(targets | more))) return true;
  return false;
}
