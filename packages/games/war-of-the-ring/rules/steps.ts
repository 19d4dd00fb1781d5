import type { Steps } from '#kernel';
import { removingExcess } from './army/excess.ts';
import { choosingFarMarch } from './army/farMarch.ts';
import { formingFarMarch } from './army/farParty.ts';
import { marchingFar } from './army/farPath.ts';
import { choosingMarch } from './army/march.ts';
import { formingMarch } from './army/marchParty.ts';
import { mixingArmies } from './army/mix.ts';
import { choosingRecruits } from './army/recruit.ts';
import { recruitingByVoice } from './army/voice.ts';
import { advancingArmy, closingBattle, endingBattle } from './battle/advance.ts';
import { extendingAssault } from './battle/assault.ts';
import { choosingAttack } from './battle/attack.ts';
import { formingAttack } from './battle/attackParty.ts';
import { takingCasualties, takingHits } from './battle/casualties.ts';
import {
  attackerCard,
  choosingAttackerCard,
  choosingDefenderCard,
  defenderCard,
  revealingCards,
  usingSorcery,
} from './battle/combatCards.ts';
import { resolvingCombatCard, resolvingEffects } from './battle/effects.ts';
import { beginningReroll, choosingReroll, rerollingDice } from './battle/leaderReroll.ts';
import { choosingRetreat, choosingToCease, forcingRetreat, offeringRetreat } from './battle/retreat.ts';
import { rollingCombat } from './battle/rolls.ts';
import { beginningRound, endingRound, ridingWhite, startingBattle } from './battle/round.ts';
import { slippingAway } from './battle/slipAway.ts';
import { choosingFieldOrSiege } from './battle/withdraw.ts';
import { choosingHerald } from './characters/abilities.ts';
import { bringingMinion } from './characters/minions.ts';
import { movingCompanions } from './characters/moveCompanions.ts';
import { landingMinion, movingMinions } from './characters/moveMinions.ts';
import { bringingUpgrade } from './characters/upgrades.ts';
import { choosingAction } from './dice/chooseAction.ts';
import { choosingActor, endingAction } from './dice/nextActor.ts';
import { discardingToLimit } from './events/handLimit.ts';
import { payingCards } from './events/payCards.ts';
import { PICK_STEPS } from './events/pick.ts';
import { afterEvent, choosingDeck, choosingEvent, drawingWithGandalf, resolvingEvent } from './events/playEvent.ts';
import { choosingEventRecruit, recruitingByEvent } from './events/recruitByEvent.ts';
import { removingTableCard } from './events/removeCard.ts';
import { askingCardForPath, restingInHaven, settlingPath } from './fellowship/afterPath.ts';
import { breakingFellowship } from './fellowship/breaking.ts';
import { declaring } from './fellowship/declare.ts';
import { choosingGuide } from './fellowship/guide.ts';
import { fellowshipDie } from './fellowship/move.ts';
import { tracingPath } from './fellowship/path.ts';
import { fellowshipPhase } from './fellowship/phase.ts';
import { separating } from './fellowship/separate.ts';
import { orderingEffects } from './fellowship/together.ts';
import { takingCasualty } from './hunt/casualty.ts';
import { usingGuide } from './hunt/guideAbility.ts';
import { punishingCasualty } from './hunt/punish.ts';
import { addingToHunt, hunting, rerollingHunt } from './hunt/roll.ts';
import { resolvingTile } from './hunt/tile.ts';
import { answeringTile, preventingTile } from './hunt/tileCard.ts';
import { enteringMordor } from './mordor/enter.ts';
import { movingInMordor } from './mordor/move.ts';
import { choosingNationToAdvance } from './politics/diplomacy.ts';
import type { War } from './state.ts';
import { steps } from './tools.ts';
import { rollingActionDice } from './turn/actionRoll.ts';
import { beginningTurn } from './turn/beginTurn.ts';
import { choosingToken } from './turn/chooseToken.ts';
import { endingTurn } from './turn/endTurn.ts';
import { allocatingHunt } from './turn/huntAllocation.ts';
import { drawingForTurn, sharingCards } from './turn/sharedCards.ts';
import { swappingCards } from './turn/swapCards.ts';
import { heard } from './whole/heard.ts';

/** Every point of the game, in the order of the rulebook. */
export const STEPS: Steps<War> = heard(
  steps(
    // the turn
    choosingToken,
    beginningTurn,
    sharingCards,
    drawingForTurn,
    swappingCards,
    discardingToLimit,
    fellowshipPhase,
    declaring,
    tracingPath,
    settlingPath,
    askingCardForPath,
    restingInHaven,
    orderingEffects,
    enteringMordor,
    choosingGuide,
    allocatingHunt,
    rollingActionDice,
    choosingActor,
    choosingAction,
    endingAction,
    endingTurn,
    // events
    choosingEvent,
    resolvingEvent,
    afterEvent,
    drawingWithGandalf,
    choosingDeck,
    removingTableCard,
    ...PICK_STEPS,
    recruitingByEvent,
    choosingEventRecruit,
    payingCards,
    breakingFellowship,
    // armies
    choosingMarch,
    formingMarch,
    choosingFarMarch,
    formingFarMarch,
    marchingFar,
    choosingRecruits,
    removingExcess,
    mixingArmies,
    // politics
    choosingNationToAdvance,
    choosingHerald,
    // battle
    choosingAttack,
    formingAttack,
    startingBattle,
    ridingWhite,
    beginningRound,
    choosingFieldOrSiege,
    attackerCard,
    choosingAttackerCard,
    defenderCard,
    choosingDefenderCard,
    revealingCards,
    usingSorcery,
    resolvingEffects,
    resolvingCombatCard,
    rollingCombat,
    beginningReroll,
    choosingReroll,
    rerollingDice,
    takingCasualties,
    takingHits,
    endingRound,
    extendingAssault,
    choosingToCease,
    offeringRetreat,
    choosingRetreat,
    forcingRetreat,
    slippingAway,
    endingBattle,
    advancingArmy,
    closingBattle,
    // characters
    separating,
    movingCompanions,
    movingMinions,
    landingMinion,
    bringingMinion,
    bringingUpgrade,
    recruitingByVoice,
    // the hunt
    fellowshipDie,
    hunting,
    addingToHunt,
    rerollingHunt,
    resolvingTile,
    preventingTile,
    answeringTile,
    usingGuide,
    takingCasualty,
    punishingCasualty,
    movingInMordor,
  ),
);
