import type { Step } from '#kernel';
import { removingExcess } from '../army/excess.ts';
import { choosingMarch } from '../army/march.ts';
import { formingMarch } from '../army/marchParty.ts';
import { choosingRecruits } from '../army/recruit.ts';
import { advancingArmy, closingBattle, endingBattle } from '../battle/advance.ts';
import { choosingAttack } from '../battle/attack.ts';
import { formingAttack } from '../battle/attackParty.ts';
import { takingCasualties, takingHits } from '../battle/casualties.ts';
import {
  attackerCard,
  choosingAttackerCard,
  choosingDefenderCard,
  defenderCard,
  revealingCards,
  usingSorcery,
} from '../battle/combatCards.ts';
import { resolvingCombatCard, resolvingEffects } from '../battle/effects.ts';
import { beginningReroll, choosingReroll, rerollingDice } from '../battle/leaderReroll.ts';
import { choosingRetreat, choosingToCease, forcingRetreat, offeringRetreat } from '../battle/retreat.ts';
import { slippingAway } from '../battle/slipAway.ts';
import { rollingCombat } from '../battle/rolls.ts';
import { beginningRound, endingRound, ridingWhite, startingBattle } from '../battle/round.ts';
import { choosingHerald } from '../characters/abilities.ts';
import { bringingMinion } from '../characters/minions.ts';
import { movingCompanions } from '../characters/moveCompanions.ts';
import { landingMinion, movingMinions } from '../characters/moveMinions.ts';
import { bringingUpgrade } from '../characters/upgrades.ts';
import { recruitingByVoice } from '../army/voice.ts';
import { choosingAction } from '../dice/chooseAction.ts';
import { choosingActor, endingAction } from '../dice/nextActor.ts';
import { discardingToLimit } from '../events/handLimit.ts';
import { afterEvent, choosingDeck, choosingEvent, drawingWithGandalf, resolvingEvent } from '../events/playEvent.ts';
import { removingTableCard } from '../events/removeCard.ts';
import { EVENT_STEPS } from '../events/steps.ts';
import { askingCardForPath, restingInHaven, settlingPath } from '../fellowship/afterPath.ts';
import { declaring } from '../fellowship/declare.ts';
import { choosingGuide } from '../fellowship/guide.ts';
import { fellowshipDie } from '../fellowship/move.ts';
import { tracingPath } from '../fellowship/path.ts';
import { fellowshipPhase } from '../fellowship/phase.ts';
import { separating } from '../fellowship/separate.ts';
import { heard } from './heard.ts';
import { takingCasualty } from '../hunt/casualty.ts';
import { usingGuide } from '../hunt/guideAbility.ts';
import { punishingCasualty } from '../hunt/punish.ts';
import { addingToHunt, hunting, rerollingHunt } from '../hunt/roll.ts';
import { resolvingTile } from '../hunt/tile.ts';
import { answeringTile, preventingTile } from '../hunt/tileCard.ts';
import { enteringMordor } from '../mordor/enter.ts';
import { movingInMordor } from '../mordor/move.ts';
import { choosingNationToAdvance } from '../politics/diplomacy.ts';
import { extendingAssault } from '../battle/assault.ts';
import { choosingFieldOrSiege } from '../battle/withdraw.ts';
import type { War } from '../state.ts';
import { orderingEffects } from '../fellowship/together.ts';
import { rollingActionDice } from '../turn/actionRoll.ts';
import { beginningTurn } from '../turn/beginTurn.ts';
import { choosingToken } from '../turn/chooseToken.ts';
import { endingTurn } from '../turn/endTurn.ts';
import { allocatingHunt } from '../turn/huntAllocation.ts';

/** Every point of the game, in the order of the rulebook. */
export const STEPS: { readonly [name: string]: Step<War> } = heard({
  // the turn
  chooseToken: choosingToken,
  beginTurn: beginningTurn,
  discardToLimit: discardingToLimit,
  fellowshipPhase,
  declareFellowship: declaring,
  tracePath: tracingPath,
  afterPath: settlingPath,
  cardForPath: askingCardForPath,
  restInHaven: restingInHaven,
  orderEffects: orderingEffects,
  enterMordor: enteringMordor,
  chooseGuide: choosingGuide,
  huntAllocation: allocatingHunt,
  actionRoll: rollingActionDice,
  nextActor: choosingActor,
  chooseAction: choosingAction,
  endAction: endingAction,
  endTurn: endingTurn,
  // events
  chooseEvent: choosingEvent,
  event: resolvingEvent,
  afterEvent,
  guideDraw: drawingWithGandalf,
  drawEvent: choosingDeck,
  removeTableCard: removingTableCard,
  ...EVENT_STEPS,
  // armies
  march: choosingMarch,
  marchParty: formingMarch,
  recruit: choosingRecruits,
  removeExcess: removingExcess,
  // politics
  diplomacy: choosingNationToAdvance,
  companionDiplomacy: choosingHerald,
  // battle
  attack: choosingAttack,
  attackParty: formingAttack,
  battleStart: startingBattle,
  whiteRider: ridingWhite,
  battleRound: beginningRound,
  fieldOrSiege: choosingFieldOrSiege,
  attackerCard,
  chooseAttackerCard: choosingAttackerCard,
  defenderCard,
  chooseDefenderCard: choosingDefenderCard,
  revealCards: revealingCards,
  sorcerer: usingSorcery,
  combatEffects: resolvingEffects,
  combatScript: resolvingCombatCard,
  combatRoll: rollingCombat,
  leaderReroll: beginningReroll,
  chooseReroll: choosingReroll,
  rerollDice: rerollingDice,
  takeCasualties: takingCasualties,
  casualties: takingHits,
  roundEnd: endingRound,
  extendAssault: extendingAssault,
  ceaseOrContinue: choosingToCease,
  retreat: offeringRetreat,
  chooseRetreat: choosingRetreat,
  forcedRetreat: forcingRetreat,
  slipAway: slippingAway,
  battleEnd: endingBattle,
  advance: advancingArmy,
  battleClose: closingBattle,
  // characters
  separate: separating,
  moveCompanions: movingCompanions,
  moveMinions: movingMinions,
  landMinion: landingMinion,
  bringMinion: bringingMinion,
  bringUpgrade: bringingUpgrade,
  voiceRecruit: recruitingByVoice,
  // the hunt
  fellowshipDie,
  hunt: hunting,
  huntBonus: addingToHunt,
  huntReroll: rerollingHunt,
  tile: resolvingTile,
  preventTile: preventingTile,
  tileCard: answeringTile,
  guideAbility: usingGuide,
  huntCasualty: takingCasualty,
  punishCasualty: punishingCasualty,
  mordorMove: movingInMordor,
});
