import { type AskingStep, type AutomaticStep, enter, goTo, guard, leave, type Seat, type Table } from '#kernel';
import { type Card, deckOfCard, FREE, SHADOW, type Side, sideOfCard, WITCH_KING } from '../../content/box.ts';
import { discardFromTable, draw, onTable, takeFromHand } from '../deck/cards.ts';
import { combatEffect, findOnTable, tableEffect } from '../deck/registry.ts';
import { sayCard, sayDeck, saySide } from '../say.ts';
import { asks, handOf, seatOf, sideOfSeat, step, type War } from '../state.ts';
import { accept, decline, noCombatCard, playCombatCard } from '../verbs.ts';
import { battleOf, battleRegion, companionsInBattle, defenderOf, isInBattle, THREE_ROUNDS } from './battle.ts';
import { effects } from './round.ts';

/** Combat cards are forbidden to a side here: by a card on the table, or by the card that started the assault. */
export function isForbidden(s: War, side: Side): boolean {
  const b = battleOf(s);
  if (b.special === THREE_ROUNDS && b.round === 1 && side === FREE && companionsInBattle(s) === 0) return true;
  return findOnTable(s, (effect) => effect.forbidsCombatCards?.(s, side, battleRegion(s)) === true) >= 0;
}

/** In hand, or on the table with a text that lets it fight from there. */
const isAvailable = (s: War, side: Side, card: Card): boolean =>
  handOf(s, side).includes(card) || (onTable(s, card) && sideOfCard(card) === side && tableEffect(card)?.combat === true);

export function conditionHolds(s: War, side: Side, card: Card): boolean {
  const effect = combatEffect(s, card);
  return effect !== undefined && (effect.when === undefined || effect.when(s, side));
}

/** Whether there is anything to ask: judged by what everybody sees, so that not being asked tells nothing. */
const hasCards = (s: War, side: Side): boolean =>
  !isForbidden(s, side) &&
  (handOf(s, side).length > 0 || findOnTable(s, (effect, card) => effect.combat === true && sideOfCard(card) === side) >= 0);

const cardStep = (who: (s: War) => Side, next: string): AskingStep<War> => ({
  rule: 'WR-BATTLE-15',
  asks: (s) => asks(s, who(s)),
  prompt: (s) => {
    const enemyBack = battleOf(s).backs[1 - who(s)];
    return enemyBack < 0
      ? { id: 'combatCard', params: { round: battleOf(s).round } }
      : { id: 'combatCardAnswer', params: { round: battleOf(s).round, deck: sayDeck(enemyBack) } };
  },
  choices: [
    {
      verb: playCombatCard,
      guards: [
        guard('WR-BATTLE-14', (s, card, _b, _c, seat) => isAvailable(s, sideOfSeat(s, seat), card)),
        guard('WR-EVENT-09', (s, _card, _b, _c, seat) => !isForbidden(s, sideOfSeat(s, seat))),
        guard('WR-BATTLE-20', (s, card, _b, _c, seat) => conditionHolds(s, sideOfSeat(s, seat), card)),
      ],
      candidates(s, seat, propose) {
        for (const card of s.own[seat].hand) propose(card);
        for (const card of s.open.table) propose(card);
      },
      perform(s, table, card, _b, _c, seat) {
        choose(s, table, seat, card);
        goTo(s, step(next));
      },
    },
    {
      verb: noCombatCard,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table, _a, _b, _c, seat) {
        if (table.listening) table.tell({ type: 'noCombatCard', side: saySide(sideOfSeat(s, seat)) });
        goTo(s, step(next));
      },
    },
  ],
});

/** Chosen in secret; only the back is seen (WR-BATTLE-16). */
function choose(s: War, table: Table, seat: Seat, card: Card): void {
  const side = sideOfSeat(s, seat);
  const b = battleOf(s);
  b.backs[side] = deckOfCard(card);
  if (onTable(s, card)) {
    discardFromTable(s, table, card);
    b.cards[side] = card;
    return;
  }
  takeFromHand(s, card);
  s.own[seat].combatCard = card;
  if (table.listening) table.tell({ type: 'combatCardChosen', side: saySide(side), deck: sayDeck(deckOfCard(card)) });
}

/** The attacker decides first, the defender second and knowing whether and from which deck (WR-BATTLE-15). */
export const attackerCard: AutomaticStep<War> = {
  run: (s) => goTo(s, step(hasCards(s, battleOf(s).attacker) ? 'chooseAttackerCard' : 'defenderCard')),
};
export const choosingAttackerCard = cardStep((s) => battleOf(s).attacker, 'defenderCard');
export const defenderCard: AutomaticStep<War> = {
  run: (s) => goTo(s, step(hasCards(s, defenderOf(battleOf(s))) ? 'chooseDefenderCard' : 'revealCards')),
};
export const choosingDefenderCard = cardStep((s) => defenderOf(battleOf(s)), 'revealCards');

/** Both are revealed together and used up (WR-EVENT-15); then their effects in order of initiative. */
export const revealingCards: AutomaticStep<War> = {
  run(s, table) {
    const b = battleOf(s);
    for (const side of [FREE, SHADOW] as const) {
      const own = s.own[seatOf(s, side)];
      if (own.combatCard >= 0) {
        b.cards[side] = own.combatCard;
        s.open.discard.push(own.combatCard);
        own.combatCard = -1;
        table.reveal();
      }
      if (table.listening && b.cards[side] >= 0) table.tell({ type: 'combatCard', side: saySide(side), card: sayCard(s, b.cards[side]) });
    }
    goTo(s, effects(0, 4, 'combatRoll'));
    if (b.cards[SHADOW] >= 0 && b.round === 1 && isInBattle(s, WITCH_KING) && s.open.deckLeft[deckOfCard(b.cards[SHADOW])] > 0)
      enter(s, step('sorcerer'));
  },
};

/** The Witch-king: a combat card played in the first round lets the Shadow draw from the same deck. */
export const usingSorcery: AskingStep<War> = {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, SHADOW),
  prompt: (s) => ({ id: 'sorcerer', params: { deck: sayDeck(deckOfCard(battleOf(s).cards[SHADOW])) } }),
  choices: [
    {
      verb: accept,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        leave(s);
        draw(s, table, SHADOW, deckOfCard(battleOf(s).cards[SHADOW]) & 1);
      },
    },
    { verb: decline, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};
