import { asId } from '#kernel/id.ts';
import { type Companion, JOKER, type SymbolIndex, type Companions } from '../content/box.ts';
import { card, has, lacks, lowest, rest } from './cards.ts';
import { doubledCard, doubledSymbol, doublingOf } from './means.ts';
import type { Attack, Battle } from './state.ts';
import { choice, guard } from './tools.ts';
import { attackers, during, stillWins } from './underWay.ts';
import { double } from './verbs.ts';

/** How often a symbol is printed on a card. */
function printed(s: Battle, companion: Companion, symbol: SymbolIndex): number {
  let count = 0;
  for (const each of s.box.companions[companion].symbols) if (each === symbol) count++;
  return count;
}

function timesDoubled(under: Attack, companion: Companion, symbol: SymbolIndex): number {
  let count = 0;
  for (const each of under.doublings) if (doubledCard(each) === companion && doubledSymbol(each) === symbol) count++;
  return count;
}

const withDoubling = (under: Attack, by: Companion, whose: Companion, symbol: SymbolIndex): Attack => ({
  ...under,
  doublers: asId(under.doublers | card(by)),
  doublings: [...under.doublings, doublingOf(by, whose, symbol)],
});

/** Théoden, Faramir, Boromir, Éomer: one symbol in the attacking team counts twice (BM-DOUBLE-01). */
export const doubling = choice(double, {
  candidates: (s, propose) => {
    const under = s.open.attack;
    if (under === null) return;
    const team = attackers(s, under);
    for (let by: Companions = asId(team & s.box.having.double & ~under.doublers); by !== 0; by = rest(by))
      for (let left = team; left !== 0; left = rest(left)) {
        const { symbols } = s.box.companions[lowest(left)];
        for (let i = 0; i < symbols.length; i++) if (i === 0 || symbols[i] !== symbols[0]) propose(lowest(by), lowest(left), symbols[i]);
      }
  },
  guards: [
    guard(
      'BM-DOUBLE-01',
      during((s, under, by) => has(asId(s.box.having.double & attackers(s, under)), by)),
    ),
    // Borrowed symbols are no symbols of the attacking team.
    guard(
      'BM-RULING-21',
      during((_s, under, _by, whose) => lacks(under.helpers, whose)),
    ),
    guard(
      'BM-DOUBLE-01',
      during((s, under, _by, whose) => has(attackers(s, under), whose)),
    ),
    guard('BM-DOUBLE-01', (s, _by, whose, symbol) => symbol === JOKER || printed(s, whose, symbol) > 0),
    // The extra joker of Glorfindel or Treebeard is printed nowhere.
    guard('BM-RULING-25', (s, _by, whose, symbol) => printed(s, whose, symbol) > 0),
    guard('BM-RULING-24', (s, by, _whose, symbol) => ((s.box.colours[by] >> symbol) & 1) === 0),
    guard(
      'BM-RULING-26',
      during((_s, under, by) => lacks(under.doublers, by)),
    ),
    guard(
      'BM-RULING-26',
      during((s, under, _by, whose, symbol) => timesDoubled(under, whose, symbol) < printed(s, whose, symbol)),
    ),
    stillWins(withDoubling),
  ],
  perform(s, effects, by, whose, symbol) {
    if (s.open.attack !== null) s.open.attack = withDoubling(s.open.attack, by, whose, symbol);
    effects.emit?.({ type: 'doubled', by, card: whose, symbol });
  },
});
