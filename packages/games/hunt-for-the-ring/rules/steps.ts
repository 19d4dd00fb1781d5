import { reacting } from './allies/react.ts';
import { advancingMarker, keepingAlly, passingFirstPlayer, recovering, rollingNewDice } from './days/recovery.ts';
import { beginningTurn, takingTurn } from './days/ringBearerTurn.ts';
import { recoveringAlly } from './effects/allyCards.ts';
import { liftingAlly, movingAlly, placingAlly } from './effects/allyTokens.ts';
import { restoringCompany } from './effects/companyCards.ts';
import { discardingDie, rerollingDice } from './effects/diceOps.ts';
import { relocatingGandalf } from './effects/gandalfOps.ts';
import { huntingAt, perceivingAt, searchingAt } from './effects/inquiries.ts';
import { holdingNazgul, pushingNazgul } from './effects/nazgulOps.ts';
import { readingTrail, tempting } from './effects/reveals.ts';
import { runningScript } from './effects/run.ts';
import { discardingPeeked, peekingHand } from './effects/sorceryCards.ts';
import { hidingInformation, removingTrail } from './effects/trails.ts';
import { choosingWard } from './effects/wardOps.ts';
import { beginningEncounter, drawingTokens, endingTurn, reactingToEncounter } from './encounter/encounter.ts';
import { applyingTokens, cancellingToken } from './encounter/tokens.ts';
import { discardingAllies, discardingSorcery } from './handLimit.ts';
import { inquiring } from './inquiries/inquiry.ts';
import { pursuingAll } from './nazgul/pursuit.ts';
import { movingExtra } from './nazgul/riding.ts';
import { endingPartOne, rescuing } from './part1/endOfPart.ts';
import { escaping } from './part1/escape.ts';
import { movingFrodo } from './part1/frodoMove.ts';
import { askingStrider, escapingTwo } from './part2/escapeTwo.ts';
import { drivingOff } from './part2/gandalf.ts';
import { choosingFlight, choosingHidingPlace, hiding } from './part2/hiding.ts';
import { choosingJourney, keepingJourney } from './part2/journey.ts';
import { beginningSwap, swappingSorcery } from './part2/swap.ts';
import { claiming, ordering } from './setup/claims.ts';
import { givingInformation } from './setup/giving.ts';
import { beginningWithWitchKing, choosingGandalfStart, dealingPartTwo } from './setup/partTwo.ts';
import { dealingPartOne, placing, rollingFirst } from './setup/placing.ts';
import { steps } from './tools.ts';
import { activating, takingWraithTurns } from './wraiths/activation.ts';
import { searchingAfterRide } from './wraiths/powers.ts';

/** Every step of the game, in the order of the rulebook. */
export const STEPS = steps(
  givingInformation,
  claiming,
  ordering,
  dealingPartOne,
  placing,
  rollingFirst,
  beginningTurn,
  takingTurn,
  movingFrodo,
  takingWraithTurns,
  activating,
  movingExtra,
  searchingAfterRide,
  inquiring,
  reacting,
  runningScript,
  endingTurn,
  beginningEncounter,
  reactingToEncounter,
  drawingTokens,
  cancellingToken,
  applyingTokens,
  escaping,
  rescuing,
  endingPartOne,
  advancingMarker,
  recovering,
  keepingAlly,
  passingFirstPlayer,
  rollingNewDice,
  discardingAllies,
  discardingSorcery,
  placingAlly,
  movingAlly,
  liftingAlly,
  pushingNazgul,
  holdingNazgul,
  choosingWard,
  discardingDie,
  rerollingDice,
  recoveringAlly,
  peekingHand,
  discardingPeeked,
  removingTrail,
  hidingInformation,
  restoringCompany,
  relocatingGandalf,
  keepingJourney,
  searchingAt,
  huntingAt,
  perceivingAt,
  readingTrail,
  tempting,
  pursuingAll,
  choosingJourney,
  choosingGandalfStart,
  beginningSwap,
  swappingSorcery,
  dealingPartTwo,
  beginningWithWitchKing,
  drivingOff,
  hiding,
  choosingHidingPlace,
  choosingFlight,
  escapingTwo,
  askingStrider,
);
