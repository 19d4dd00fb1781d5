import { verb, verbList } from '#kernel/verb.ts';
import {
  ally,
  company,
  corruption,
  deed,
  die,
  effect,
  information,
  journey,
  logToken,
  nazgul,
  option,
  place,
  scope,
  seat,
  sorcery,
  space,
  step,
} from './nouns.ts';

// Before each part.
export const giveInformation = verb('giveInformation', 'HR-SETUP-08', ['information', information]);
export const claimNazgul = verb('claimNazgul', 'HR-SETUP-01', ['nazgul', nazgul]);
export const claimNoMore = verb('claimNoMore', 'HR-SETUP-01');
export const activateNext = verb('activateNext', 'HR-SETUP-10', ['nazgul', nazgul]);
export const placeNazgul = verb('placeNazgul', 'HR-SETUP-15', ['area', space]);
export const swapSorcery = verb('swapSorcery', 'HR-SETUP2-16', ['sorcery', sorcery], ['seat', seat], ['wanted', sorcery]);
export const acceptSwap = verb('acceptSwap', 'HR-SETUP2-16', ['seat', seat]);
export const declineSwap = verb('declineSwap', 'HR-SETUP2-16', ['seat', seat]);
export const endSwapping = verb('endSwapping', 'HR-SETUP2-16');
export const chooseHost = verb('chooseHost', 'HR-SETUP2-21', ['nazgul', nazgul]);

// The Ring-bearer's turn.
export const moveFrodo = verb('moveFrodo', 'HR-MOVE-04', ['area', space]);
export const moveToDot = verb('moveToDot', 'HR-MOVE-06');
export const travelByNight = verb('travelByNight', 'HR-NIGHT-01');
export const rest = verb('rest', 'HR-NIGHT-01');
export const playAlly = verb('playAlly', 'HR-ALLY-03', ['ally', ally], ['effect', effect]);
export const spendToken = verb('spendToken', 'HR-FELL-01');
export const discardForToken = verb('discardForToken', 'HR-DAY-06', ['ally', ally]);
export const useCompany = verb('useCompany', 'HR-COMPANY-01', ['company', company]);
export const endTurn = verb('endTurn', 'HR-RBT-01');
export const discardAlly = verb('discardAlly', 'HR-ALLY-02', ['ally', ally]);
export const keepAlly = verb('keepAlly', 'HR-DAY-08', ['ally', ally]);
export const pass = verb('pass', 'HR-RUL-38');
export const done = verb('done', 'HR-RUL-81');

// Encounter, escape, rescue.
export const cancelToken = verb('cancelToken', 'HR-ENC-05', ['company', company], ['corruption', corruption]);
export const acceptTokens = verb('acceptTokens', 'HR-ENC-05');
export const escapeTo = verb('escapeTo', 'HR-ESC-01', ['area', space]);
export const stayPut = verb('stayPut', 'HR-ESC-01');

// What cards ask for.
export const placeAlly = verb('placeAlly', 'HR-ALLYTOK-04', ['area', space]);
export const takeBackAlly = verb('takeBackAlly', 'HR-ALLYTOK-07', ['area', space]);
export const moveAlly = verb('moveAlly', 'HR-ALLYTOK-05', ['from', space], ['to', space]);
export const pushNazgul = verb('pushNazgul', 'HR-ALLY-09', ['nazgul', nazgul], ['space', space]);
export const holdNazgul = verb('holdNazgul', 'HR-ALLY-09', ['nazgul', nazgul]);
export const ward = verb('ward', 'HR-COMPLOG-01', ['place', place]);
export const discardDie = verb('discardDie', 'HR-ALLY-09', ['die', die]);
export const recoverAlly = verb('recoverAlly', 'HR-ALLY-09', ['ally', ally]);
export const peekHand = verb('peekHand', 'HR-ALLY-09', ['seat', seat]);
export const discardPeeked = verb('discardPeeked', 'HR-ALLY-09', ['sorcery', sorcery]);
export const removeTrail = verb('removeTrail', 'HR-ALLY-09', ['area', space]);
export const hideInformation = verb('hideInformation', 'HR-ALLY-09', ['information', information]);
export const restoreCompany = verb('restoreCompany', 'HR-ALLY-09', ['company', company]);
export const choose = verb('choose', 'HR-SORC-06', ['option', option]);

// The Wraith turns.
export const ride = verb('ride', 'HR-NAZ-01', ['space', space]);
export const search = verb('search', 'HR-SEARCH-01');
export const hunt = verb('hunt', 'HR-WRAITH-04');
export const huntWith = verb('huntWith', 'HR-DICE-05', ['die', die]);
export const perceive = verb('perceive', 'HR-DICE-04', ['die', die], ['scope', scope]);
export const strikeAlly = verb('strikeAlly', 'HR-DICE-06', ['die', die], ['area', space]);
export const drawSorcery = verb('drawSorcery', 'HR-DICE-07', ['die', die]);
export const playSorcery = verb('playSorcery', 'HR-SORC-04', ['die', die], ['sorcery', sorcery], ['effect', effect]);
export const rideFarther = verb('rideFarther', 'HR-POWER-01', ['die', die]);
export const huntWithTwo = verb('huntWithTwo', 'HR-POWER-02', ['die', die], ['second', die]);
export const perceiveWithTwo = verb('perceiveWithTwo', 'HR-POWER-02', ['die', die], ['second', die], ['scope', scope]);
export const rideAndSearch = verb('rideAndSearch', 'HR-POWER-03', ['die', die]);
export const gallop = verb('gallop', 'HR-POWER-04', ['die', die]);
export const pursue = verb('pursue', 'HR-WKDIE-07');
export const endActivation = verb('endActivation', 'HR-WRAITH-05');
export const takeLogToken = verb('takeLogToken', 'HR-WLOG-01', ['logToken', logToken]);
export const leaveLogToken = verb('leaveLogToken', 'HR-WLOG-01');
export const placeLogToken = verb('placeLogToken', 'HR-WLOG-01', ['space', space]);
export const placeLogTokenIn = verb('placeLogTokenIn', 'HR-WLOG-01', ['place', place]);
export const placeLogTokenAtStep = verb('placeLogTokenAtStep', 'HR-WLOG-01', ['step', step]);
export const takeOffLogToken = verb('takeOffLogToken', 'HR-WLOG-01');
export const discardSorcery = verb('discardSorcery', 'HR-SORC-02', ['sorcery', sorcery]);
export const searchAt = verb('searchAt', 'HR-SEARCH-02', ['area', space]);
export const huntAt = verb('huntAt', 'HR-HUNT-02', ['area', space]);
export const perceiveAt = verb('perceiveAt', 'HR-PERC-05', ['place', place]);
export const readTrail = verb('readTrail', 'HR-SORC-06', ['area', space]);
export const liftAlly = verb('liftAlly', 'HR-SORC-06', ['area', space]);
export const rerollDie = verb('rerollDie', 'HR-SORC-06', ['die', die]);

// Part II.
export const keepJourney = verb('keepJourney', 'HR-SETUP2-06', ['journey', journey]);
export const chooseDeed = verb('chooseDeed', 'HR-SETUP2-11', ['deed', deed]);
export const advance = verb('advance', 'HR-JOURNEY-02');
export const moveGandalf = verb('moveGandalf', 'HR-GANDALF-02', ['area', space]);
export const relocateGandalf = verb('relocateGandalf', 'HR-ALLY-09', ['area', space]);
export const revealGandalf = verb('revealGandalf', 'HR-GANDALF-05');
export const doDeed = verb('doDeed', 'HR-DEED-01', ['deed', deed]);
export const announceRivendell = verb('announceRivendell', 'HR-DEED-05');
export const fleeTo = verb('fleeTo', 'HR-RUL-66', ['area', space]);
export const changeRoute = verb('changeRoute', 'HR-ESC2-01');
export const keepRoute = verb('keepRoute', 'HR-ESC2-01');

export const VERBS = verbList(
  giveInformation,
  claimNazgul,
  claimNoMore,
  activateNext,
  placeNazgul,
  swapSorcery,
  endSwapping,
  chooseHost,
  moveFrodo,
  moveToDot,
  travelByNight,
  rest,
  playAlly,
  spendToken,
  discardForToken,
  useCompany,
  endTurn,
  discardAlly,
  keepAlly,
  pass,
  done,
  cancelToken,
  acceptTokens,
  escapeTo,
  stayPut,
  placeAlly,
  takeBackAlly,
  moveAlly,
  pushNazgul,
  holdNazgul,
  ward,
  discardDie,
  recoverAlly,
  peekHand,
  discardPeeked,
  removeTrail,
  hideInformation,
  restoreCompany,
  choose,
  ride,
  search,
  hunt,
  huntWith,
  perceive,
  strikeAlly,
  drawSorcery,
  playSorcery,
  rideFarther,
  huntWithTwo,
  perceiveWithTwo,
  rideAndSearch,
  gallop,
  pursue,
  endActivation,
  takeLogToken,
  leaveLogToken,
  placeLogToken,
  discardSorcery,
  placeLogTokenIn,
  placeLogTokenAtStep,
  takeOffLogToken,
  searchAt,
  huntAt,
  perceiveAt,
  readTrail,
  liftAlly,
  rerollDie,
  keepJourney,
  chooseDeed,
  advance,
  moveGandalf,
  relocateGandalf,
  revealGandalf,
  doDeed,
  announceRivendell,
  fleeTo,
  changeRoute,
  keepRoute,
  acceptSwap,
  declineSwap,
);
