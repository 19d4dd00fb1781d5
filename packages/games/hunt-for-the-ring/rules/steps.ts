import type { Step } from '#kernel';
import { reacting } from './allies/react.ts';
import { keepingAlly, advancingMarker, passingFirstPlayer, recovering, rollingNewDice } from './days/recovery.ts';
import { beginningTurn, takingTurn } from './days/ringBearerTurn.ts';
import { recoveringAlly } from './effects/allyCards.ts';
import { liftingAlly, movingAlly, placingAlly } from './effects/allyTokens.ts';
import { restoringCompany } from './effects/companyCards.ts';
import { discardingDie, rerollingDice } from './effects/diceOps.ts';
import { relocatingGandalf } from './effects/gandalfOps.ts';
import { huntingAt, perceivingAt, searchingAt } from './effects/inquiries.ts';
import { holdingNazgul, pushingNazgul } from './effects/nazgulOps.ts';
import { readingTrail, tempting } from './effects/reveals.ts';
import { runningScript } from './effects/script.ts';
import { discardingPeeked, peekingHand } from './effects/sorceryCards.ts';
import { hidingInformation, removingTrail } from './effects/trails.ts';
import { choosingWard } from './effects/wardOps.ts';
import { beginningEncounter, drawingTokens, endingTurn, reactingToEncounter } from './encounter/encounter.ts';
import { applyingTokens, cancellingToken } from './encounter/tokens.ts';
import { discardingAllies, discardingSorcery } from './handLimit.ts';
import { givingInformation } from './information/give.ts';
import { endingPartOne, rescuing } from './part1/endOfPart.ts';
import { escaping } from './part1/escape.ts';
import { movingFrodo } from './part1/frodoMove.ts';
import { askingStrider, escapingTwo } from './part2/escapeTwo.ts';
import { drivingOff } from './part2/gandalf.ts';
import { choosingFlight, choosingHidingPlace, hiding } from './part2/hiding.ts';
import { choosingJourney, keepingJourney } from './part2/journey.ts';
import { pursuingAll } from './part2/pursuit.ts';
import { beginningWithWitchKing, choosingGandalfStart, dealingPartTwo } from './part2/setUp.ts';
import { beginningSwap, swappingSorcery } from './part2/swap.ts';
import { claiming, ordering } from './setup/claims.ts';
import { dealingPartOne, placing, rollingFirst } from './setup/placing.ts';
import type { Hunt, StepName } from './state.ts';
import { activating, takingWraithTurns } from './wraiths/activation.ts';
import { inquiring } from './wraiths/inquiry.ts';
import { searchingAfterRide } from './wraiths/powers.ts';
import { movingExtra } from './wraiths/riding.ts';

/** Every step of the game, in the order of the rulebook. */
export const STEPS: { readonly [name in StepName]: Step<Hunt> } = {
  giveInformation: givingInformation,
  claimNazgul: claiming,
  orderNazgul: ordering,
  dealPartOne: dealingPartOne,
  placeNazgul: placing,
  firstRoll: rollingFirst,
  beginTurn: beginningTurn,
  ringBearerTurn: takingTurn,
  moveFrodo: movingFrodo,
  wraithTurns: takingWraithTurns,
  activation: activating,
  extraMove: movingExtra,
  afterExtraMove: searchingAfterRide,
  inquiry: inquiring,
  react: reacting,
  script: runningScript,
  endOfTurn: endingTurn,
  encounter: beginningEncounter,
  encounterReact: reactingToEncounter,
  drawTokens: drawingTokens,
  cancelToken: cancellingToken,
  applyTokens: applyingTokens,
  escape: escaping,
  rescue: rescuing,
  endOfPartOne: endingPartOne,
  advanceMarker: advancingMarker,
  recovery: recovering,
  keepAlly: keepingAlly,
  passFirstPlayer: passingFirstPlayer,
  newDice: rollingNewDice,
  discardAlly: discardingAllies,
  discardSorcery: discardingSorcery,
  placeAlly: placingAlly,
  moveAlly: movingAlly,
  liftAlly: liftingAlly,
  pushNazgul: pushingNazgul,
  holdNazgul: holdingNazgul,
  chooseWard: choosingWard,
  discardDie: discardingDie,
  rerollDice: rerollingDice,
  recoverAlly: recoveringAlly,
  peekHand: peekingHand,
  discardPeeked: discardingPeeked,
  removeTrail: removingTrail,
  hideInformation: hidingInformation,
  restoreCompany: restoringCompany,
  relocateGandalf: relocatingGandalf,
  keepJourney: keepingJourney,
  searchAt: searchingAt,
  huntAt: huntingAt,
  perceiveAt: perceivingAt,
  readTrail: readingTrail,
  temptation: tempting,
  pursuit: pursuingAll,
  chooseJourney: choosingJourney,
  gandalfStart: choosingGandalfStart,
  beginSwap: beginningSwap,
  swapSorcery: swappingSorcery,
  dealPartTwo: dealingPartTwo,
  chooseHost: beginningWithWitchKing,
  driveOff: drivingOff,
  hide: hiding,
  hidingPlace: choosingHidingPlace,
  flightArea: choosingFlight,
  escapeTwo: escapingTwo,
  striderAtReroute: askingStrider,
};
