import { asId } from '#kernel/id.ts';
import { type AskingStep, type FrameKind, leave, only, type Seat } from '#kernel';
import {
  BOTH_SIDES,
  type Card,
  deckOfCard,
  enemyOf,
  FREE,
  SHADOW,
  type Side,
  sideOfCard,
  typeOfCard,
  WITCH_KING,
} from '../../content/box.ts';
import { discardFromTable, draw, onTable, takeFromHand } from '../deck/cards.ts';
import { combatEffect, findOnTable, tableEffect } from '../effects.ts';
import {
  attackerCardFrame,
  chooseAttackerCardFrame,
  chooseDefenderCardFrame,
  defenderCardFrame,
  revealCardsFrame,
  sorcererFrame,
} from '../frames/battle.ts';
import { sayDeck } from '../say.ts';
import { type WarEffects, THREE_ROUNDS, type War } from '../state.ts';
import { abilitySeat, asks, handOf, seatOf, seatedOn, sideOfSeat } from '../team/seats.ts';
import { asking, automatic, choice, seatGuard } from '../tools.ts';
import { accept, decline, noCombatCard, playCombatCard } from '../verbs.ts';
import { battleOf, battleRegion, companionsInBattle, defenderOf, isInBattle } from './battle.ts';
import { resolveCards } from './onward.ts';

/** Combat cards are forbidden to a side here: by a card on the table, or by the card that started the assault. */
function isForbidden(s: War, side: Side): boolean {
  const b = battleOf(s);
  if (b.special === THREE_ROUNDS && b.round === 1 && side === FREE && companionsInBattle(s) === 0) return true;
  return findOnTable(s, (effect) => effect.forbidsCombatCards?.(s, side, battleRegion(s)) === true) >= 0;
}

/** In hand, or on the table with a text that lets it fight from there; the sign of a card binds its event only (WR-RULING-104). */
const isAvailable = (s: War, seat: Seat, card: Card): boolean =>
  handOf(s, seat).includes(card) || (onTable(s, card) && sideOfCard(card) === sideOfSeat(s, seat) && tableEffect(s, card)?.combat === true);

export function conditionHolds(s: War, side: Side, card: Card): boolean {
  const effect = combatEffect(s, card);
  return effect !== undefined && (effect.when === undefined || effect.when(s, side));
}

/** Whether there is anything to ask: judged by what everybody sees, so that not being asked tells nothing. */
const hasCards = (s: War, side: Side): boolean =>
  !isForbidden(s, side) &&
  (handOf(s, seatOf(s, side)).length > 0 || findOnTable(s, (effect, card) => effect.combat === true && sideOfCard(card) === side) >= 0);

type Next = typeof defenderCardFrame | typeof revealCardsFrame;

const cardStep = (frame: FrameKind, who: (s: War) => Side, next: Next): AskingStep<War> =>
  asking(frame, {
    rule: 'WR-BATTLE-15',
    asks: (s) => asks(s, who(s)),
    nothing: noCombatCard,
    prompt: (s) => {
      const enemyBack = battleOf(s).backs[enemyOf(who(s))];
      return enemyBack < 0
        ? { id: 'combatCard', params: { round: battleOf(s).round } }
        : { id: 'combatCardAnswer', params: { round: battleOf(s).round, deck: sayDeck(enemyBack) } };
    },
    choices: [
      choice(playCombatCard, {
        guards: [
          seatGuard('WR-BATTLE-14', (s, seat, card) => isAvailable(s, seat, card)),
          seatGuard('WR-EVENT-09', (s, seat) => !isForbidden(s, sideOfSeat(s, seat))),
          seatGuard('WR-BATTLE-20', (s, seat, card) => conditionHolds(s, sideOfSeat(s, seat), card)),
        ],
        candidates(s, propose, seat) {
          for (const card of s.own[seat].hand) propose(card);
          for (const card of s.open.table) propose(card);
        },
        performBy(s, effects, seat, card) {
          choose(s, effects, seat, card);
          next.goTo(s);
        },
      }),
      choice(noCombatCard, {
        guards: [],
        performBy(s, effects, seat) {
          effects.emit?.({ type: 'noCombatCard', side: sideOfSeat(s, seat) });
          next.goTo(s);
        },
      }),
    ],
  });

/** Chosen in secret; only the back is seen (WR-BATTLE-16). */
function choose(s: War, effects: WarEffects, seat: Seat, card: Card): void {
  const side = sideOfSeat(s, seat);
  const b = battleOf(s);
  b.backs[side] = deckOfCard(card);
  if (onTable(s, card)) {
    discardFromTable(s, effects, card);
    b.cards[side] = card;
    return;
  }
  takeFromHand(s, card);
  s.own[seat].combatCard = card;
  effects.emit?.({ type: 'combatCardChosen', side, deck: typeOfCard(card) });
}

/** The attacker decides first, the defender second and knowing whether and from which deck (WR-BATTLE-15). */
export const attackerCard = automatic(attackerCardFrame, (s) =>
  (hasCards(s, battleOf(s).attacker) ? chooseAttackerCardFrame : defenderCardFrame).goTo(s),
);
export const choosingAttackerCard = cardStep(chooseAttackerCardFrame, (s) => battleOf(s).attacker, defenderCardFrame);
export const defenderCard = automatic(defenderCardFrame, (s) =>
  (hasCards(s, defenderOf(battleOf(s))) ? chooseDefenderCardFrame : revealCardsFrame).goTo(s),
);
export const choosingDefenderCard = cardStep(chooseDefenderCardFrame, (s) => defenderOf(battleOf(s)), revealCardsFrame);

/** Both are revealed together and used up (WR-EVENT-15); then their effects in order of initiative. */
export const revealingCards = automatic(revealCardsFrame, (s, effects) => {
  const b = battleOf(s);
  for (const side of BOTH_SIDES) {
    for (const seat of seatedOn(s, side)) {
      const own = s.own[seat];
      if (own.combatCard < 0) continue;
      b.cards[side] = own.combatCard;
      s.open.discard.push(own.combatCard);
      own.combatCard = asId(-1);
      effects.reveal();
    }
    if (b.cards[side] >= 0) effects.emit?.({ type: 'combatCard', side, card: b.cards[side] });
  }
  resolveCards(s, 'combatRoll');
  if (b.cards[SHADOW] >= 0 && b.round === 1 && isInBattle(s, WITCH_KING) && s.open.deckLeft[deckOfCard(b.cards[SHADOW])] > 0)
    sorcererFrame.enter(s);
});

/**
 * The Witch-king: a combat card played in the first round lets the Shadow draw from the same deck, before any effect of the cards and whatever becomes of
 * his own (WR-RULING-92). With two players of the Shadow it is his master
 * who draws: page 46 gives him the Witch-king himself (WR-MULTI-02), and the commander of a mixed army no more than its combat cards (WR-RULING-83).
 */
export const usingSorcery = asking(sorcererFrame, {
  rule: 'WR-CHAR-22',
  asks: (s) => only(abilitySeat(s, WITCH_KING)),
  nothing: decline,
  prompt: (s) => ({ id: 'sorcerer', params: { deck: sayDeck(deckOfCard(battleOf(s).cards[SHADOW])) } }),
  choices: [
    choice(accept, {
      guards: [],
      perform(s, effects) {
        leave(s);
        draw(s, effects, abilitySeat(s, WITCH_KING), typeOfCard(battleOf(s).cards[SHADOW]));
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
