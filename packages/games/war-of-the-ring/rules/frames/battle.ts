import { asId } from '#kernel/id.ts';
import { mutable, frame, type FrameOf, oneOf, optional, int, bool } from '#kernel';
import type { Side } from '../../content/box.ts';
import { PLAIN } from '../state.ts';
import * as shape from './shapes.ts';

/** One attack: an army against an enemy army next door, the besieged in its own region, or its besiegers (WR-BATTLE-02). */
export const attackFrame = frame('attack', {
  side: shape.side,
  need: shape.need,
  special: shape.special,
  /** Fixed by a card, or -1; a card may also send an army where it has no border. */
  from: shape.placeOrNone,
  against: shape.placeOrNone,
  anywhere: optional(bool),
  /** Only from outside against armies that besiege a stronghold of this side. */
  besiegersOnly: optional(bool),
  /** A card offers the attack without ordering it. */
  optional: bool,
});
export type AttackFrame = FrameOf<typeof attackFrame>;

/** What a card may fix about an attack. */
export type Attack = Partial<Omit<AttackFrame, 'step' | 'side'>>;
export const newAttack = (side: Side, given: Attack = {}): AttackFrame =>
  attackFrame.make({ side, need: shape.NOBODY_NEEDED, special: PLAIN, from: asId(-1), against: asId(-1), optional: false, ...given });

/** Who attacks: all who may, unless held back as a rearguard (WR-BATTLE-04). */
export const attackPartyFrame = frame('attackParty', {
  side: shape.side,
  need: shape.need,
  special: shape.special,
  against: shape.place,
  ...shape.party,
});
export type AttackPartyFrame = FrameOf<typeof attackPartyFrame>;

// ---- a round after the other

export const battleStartFrame = frame('battleStart');
export const whiteRiderFrame = frame('whiteRider');
export const battleRoundFrame = frame('battleRound');
export const fieldOrSiegeFrame = frame('fieldOrSiege');
export const attackerCardFrame = frame('attackerCard');
export const chooseAttackerCardFrame = frame('chooseAttackerCard');
export const defenderCardFrame = frame('defenderCard');
export const chooseDefenderCardFrame = frame('chooseDefenderCard');
export const revealCardsFrame = frame('revealCards');
export const sorcererFrame = frame('sorcerer');

/** What follows when the cards of some initiatives are done with. */
const AFTER_EFFECTS = ['combatRoll', 'leaderReroll', 'takeCasualties', 'roundEnd'] as const;
export type AfterEffects = (typeof AFTER_EFFECTS)[number];
/** Combat card effects in order of initiative; with equal numbers the defender's first (WR-BATTLE-18, WR-BATTLE-19). */
export const combatEffectsFrame = frame('combatEffects', {
  /** Twice the initiative, one more for the attacker's card. */
  at: mutable(shape.few),
  until: shape.few,
  then: oneOf(...AFTER_EFFECTS),
});

export const combatRollFrame = frame('combatRoll');
export const leaderRerollFrame = frame('leaderReroll');
export const chooseRerollFrame = frame('chooseReroll');
export const rerollDiceFrame = frame('rerollDice');
/** First the attacker, then the defender; missing before the first. */
export const takeCasualtiesFrame = frame('takeCasualties', { stage: optional(int(0, 2)) });
/** Hits that the owner of an army must take (WR-RULING-02, WR-RULING-17). */
export const casualtiesFrame = frame('casualties', { side: shape.side, place: shape.place, hits: mutable(int(1, 60)) });
export const roundEndFrame = frame('roundEnd');
export const extendAssaultFrame = frame('extendAssault');
export const ceaseOrContinueFrame = frame('ceaseOrContinue');

// ---- leaving the field, and taking it

export const retreatFrame = frame('retreat');
export const chooseRetreatFrame = frame('chooseRetreat');
/** A card orders an army away: out of a battle or out of the blue; there is no standing. */
export const forcedRetreatFrame = frame('forcedRetreat', {
  side: shape.side,
  from: shape.place,
  /** The attackers' region in a battle, or -1. */
  attackersAt: shape.regionOrNone,
});
export const slipAwayFrame = frame('slipAway');
export const battleEndFrame = frame('battleEnd');
/** The region lies open: the attacker may move in with any part of his attacking army (WR-BATTLE-46). */
export const advanceFrame = frame('advance', {
  side: shape.side,
  to: shape.region,
  /** The defenders have withdrawn behind their walls: moving in begins a siege (WR-SIEGE-03). */
  siege: bool,
  ...shape.party,
});
export type AdvanceFrame = FrameOf<typeof advanceFrame>;
export const battleCloseFrame = frame('battleClose');
