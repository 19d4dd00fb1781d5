import { type AskingStep, type Choice, goTo, guard, never, only } from '#kernel';
import { JOKER, SYMBOLS } from '../content/box.ts';
import { fight } from './battle.ts';
import { type Cards, card, has, lacks, lowest } from './cards.ts';
import { borrowingOf, canComplete, doubledCard, doubledSymbol, doublingOf, NOTHING_CHOSEN, plainAttack, unpaid } from './means.ts';
import { inRow } from './row.ts';
import { at, type Attack, type Battle, companionWord, enemyWord, inOrder, inOtherTeams, ownerOf, POSITIONS } from './state.ts';
import { attack, borrow, double, endTurn, play, strike, target } from './verbs.ts';

/** The team of the attack under way. */
const attackers = (s: Battle, under: Attack): Cards => s.open.teams[s.open.active][under.team];

/** A2: any one of your teams may attack (BM-ATTACK-04, BM-RULING-04), if there is an enemy it beats completely (BM-RULING-03). */
export const attacking: Choice<Battle> = {
  verb: attack,
  candidates(s, seat, propose) {
    for (let team = 0; team < s.open.teams[seat].length; team++) propose(team);
  },
  guards: [
    guard(['BM-ATTACK-04', 'BM-RULING-04'], (s, team, _b, _c, seat) => team < s.open.teams[seat].length),
    guard(['BM-ATTACK-03', 'BM-RULING-03'], (s, team, _b, _c, seat) => canComplete(s, seat, s.open.teams[seat][team], NOTHING_CHOSEN)),
  ],
  perform(s, table, team, _b, _c, seat) {
    s.open.attack = plainAttack(team);
    if (table.listening)
      table.tell({
        type: 'attackBegan',
        seat: `@seat.${seat}`,
        team: inOrder(s, s.open.teams[seat][team]).map((each) => companionWord(s, each)),
      });
    goTo(s, at('attack'));
  },
};

/** Runs a question about the attack under way; without one the answer is no. */
const during =
  (ask: (s: Battle, under: Attack, a: number, b: number, c: number) => boolean) =>
  (s: Battle, a: number, b: number, c: number): boolean =>
    s.open.attack !== null && ask(s, s.open.attack, a, b, c);

/** Whether the attack could still be completed with something added; nothing is ever begun that cannot be won (BM-RULING-03). */
const stillWins = (change: (under: Attack, a: number, b: number, c: number) => Attack) =>
  guard<Battle>(
    ['BM-RULING-03', 'BM-ATTACK-03'],
    during((s, under, a, b, c) => canComplete(s, s.open.active, attackers(s, under), change(under, a, b, c))),
  );

/** How often a symbol is printed on a card. */
function printed(s: Battle, companion: number, symbol: number): number {
  let count = 0;
  for (const each of s.box.companions[companion].symbols) if (each === symbol) count++;
  return count;
}

function timesDoubled(under: Attack, companion: number, symbol: number): number {
  let count = 0;
  for (const each of under.doublings) if (doubledCard(each) === companion && doubledSymbol(each) === symbol) count++;
  return count;
}

const withTarget = (under: Attack, enemy: number): Attack => ({ ...under, targets: under.targets | card(enemy) });

const withDoubling = (under: Attack, by: number, whose: number, symbol: number): Attack => ({
  ...under,
  doublers: under.doublers | card(by),
  doublings: [...under.doublings, doublingOf(by, whose, symbol)],
});

const withBorrowing = (under: Attack, hobbit: number, helper: number): Attack => ({
  ...under,
  hobbits: under.hobbits | card(hobbit),
  helpers: under.helpers | card(helper),
  borrowings: [...under.borrowings, borrowingOf(hobbit, helper)],
});

/** One or more face-up enemies, as long as the symbols reach for all of them (BM-ATTACK-05). */
export const targeting: Choice<Battle> = {
  verb: target,
  candidates(s, _seat, propose) {
    for (let position = 0; position < POSITIONS; position++) if (s.open.row[position] >= 0) propose(s.open.row[position]);
  },
  guards: [
    guard('BM-ATTACK-05', (s, enemy) => has(inRow(s), enemy)),
    guard(
      'BM-ATTACK-05',
      during((_s, under, enemy) => lacks(under.targets, enemy)),
    ),
    guard(
      ['BM-ATTACK-03', 'BM-ATTACK-05', 'BM-RULING-01', 'BM-RULING-03'],
      during((s, under, enemy) => canComplete(s, s.open.active, attackers(s, under), withTarget(under, enemy))),
    ),
  ],
  perform(s, table, enemy) {
    if (s.open.attack !== null) s.open.attack = withTarget(s.open.attack, enemy);
    if (table.listening) table.tell({ type: 'targeted', enemy: enemyWord(s, enemy) });
  },
};

/** Théoden, Faramir, Boromir, Éomer: one symbol in the attacking team counts twice (BM-DOUBLE-01). */
export const doubling: Choice<Battle> = {
  verb: double,
  candidates: (s, _seat, propose) => {
    const under = s.open.attack;
    if (under === null) return;
    const team = attackers(s, under);
    for (let by = team & s.box.having.double & ~under.doublers; by !== 0; by &= by - 1)
      for (let rest = team; rest !== 0; rest &= rest - 1) {
        const { symbols } = s.box.companions[lowest(rest)];
        for (let i = 0; i < symbols.length; i++) if (i === 0 || symbols[i] !== symbols[0]) propose(lowest(by), lowest(rest), symbols[i]);
      }
  },
  guards: [
    guard(
      'BM-DOUBLE-01',
      during((s, under, by) => has(s.box.having.double & attackers(s, under), by)),
    ),
    // Borrowed symbols are no symbols of the attacking team.
    guard(
      ['BM-DOUBLE-01', 'BM-RULING-21'],
      during((s, under, _by, whose) => has(attackers(s, under), whose)),
    ),
    guard('BM-DOUBLE-01', (s, _by, whose, symbol) => symbol === JOKER || printed(s, whose, symbol) > 0),
    // The extra joker of Glorfindel or Treebeard is printed nowhere.
    guard(['BM-DOUBLE-01', 'BM-RULING-25'], (s, _by, whose, symbol) => printed(s, whose, symbol) > 0),
    guard(['BM-DOUBLE-02', 'BM-RULING-24'], (s, by, _whose, symbol) => ((s.box.colours[by] >> symbol) & 1) === 0),
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
  perform(s, table, by, whose, symbol) {
    if (s.open.attack !== null) s.open.attack = withDoubling(s.open.attack, by, whose, symbol);
    if (table.listening)
      table.tell({ type: 'doubled', by: companionWord(s, by), card: companionWord(s, whose), symbol: `@symbol.${SYMBOLS[symbol]}` });
  },
};

/** Frodo, Sam, Merry, Pippin: count the symbols of one card in another player's team (BM-HOBBIT-01), Gimli and Legolas included (BM-RULING-23). */
export const borrowing: Choice<Battle> = {
  verb: borrow,
  candidates(s, seat, propose) {
    const under = s.open.attack;
    if (under === null) return;
    const helpers = inOtherTeams(s, seat);
    for (let hobbit = attackers(s, under) & s.box.having.borrow & ~under.hobbits; hobbit !== 0; hobbit &= hobbit - 1)
      for (let rest = helpers; rest !== 0; rest &= rest - 1) propose(lowest(hobbit), lowest(rest));
  },
  guards: [
    // A hobbit given to a player lies beside the teams and cannot be used any more (BM-HOBBIT-05).
    guard(
      ['BM-HOBBIT-01', 'BM-HOBBIT-05'],
      during((s, under, hobbit) => has(s.box.having.borrow & attackers(s, under), hobbit)),
    ),
    guard('BM-HOBBIT-01', (s, _hobbit, helper, _c, seat) => has(inOtherTeams(s, seat), helper)),
    guard(
      'BM-HOBBIT-03',
      during((_s, under, hobbit) => lacks(under.hobbits, hobbit)),
    ),
    guard(
      'BM-RULING-20',
      during((_s, under, _hobbit, helper) => lacks(under.helpers, helper)),
    ),
    stillWins(withBorrowing),
  ],
  perform(s, table, hobbit, helper) {
    if (s.open.attack !== null) s.open.attack = withBorrowing(s.open.attack, hobbit, helper);
    if (table.listening)
      table.tell({
        type: 'borrowed',
        hobbit: companionWord(s, hobbit),
        card: companionWord(s, helper),
        other: `@seat.${ownerOf(s, helper)}`,
        symbols: s.box.companions[helper].symbols.map((each) => `@symbol.${SYMBOLS[each]}`),
      });
  },
};

/** Every symbol on every enemy attacked must be paid for, each by a symbol of its own (BM-ATTACK-03, BM-RULING-01). */
const striking: Choice<Battle> = {
  verb: strike,
  guards: [
    guard(
      'BM-ATTACK-05',
      during((_s, under) => under.targets !== 0),
    ),
    guard(
      ['BM-ATTACK-03', 'BM-RULING-01', 'BM-RULING-03'],
      during((s, under) => unpaid(s, attackers(s, under), under, under.targets) <= 0),
    ),
  ],
  perform(s, table) {
    if (s.open.attack !== null) fight(s, s.open.attack, table);
  },
};

/** The attack is put together enemy by enemy and ability by ability (BM-ATTACK-08), until it strikes. */
export const puttingAttackTogether: AskingStep<Battle> = {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt: (s) => ({
    id: s.open.attack === null || s.open.attack.targets === 0 ? 'chooseTarget' : canStrike(s, s.open.attack) ? 'strike' : 'useAbility',
    params: {},
  }),
  choices: [
    targeting,
    doubling,
    borrowing,
    striking,
    never(attack, 'BM-ATTACK-04'),
    // An attack that was begun is one that beats somebody.
    never(endTurn, 'BM-RULING-03'),
    never(play, 'BM-RULING-52', 'BM-RULING-36'),
  ],
};

const canStrike = (s: Battle, under: Attack): boolean => unpaid(s, attackers(s, under), under, under.targets) <= 0;
