import { type Domain, named, numbered, verb, verbList } from '#kernel';
import { COMPANY, DICE, type HuntBox, NAZGUL } from '../content/box.ts';

/** Areas are known by their number, exits by their letter, dots by their mark on the map. */
const space: Domain<HuntBox> = {
  size: (box) => box.spaces.length,
  name: (index, box) => (/^\d+$/.test(box.spaces[index] ?? '') ? Number(box.spaces[index]) : (box.spaces[index] ?? String(index))),
  index: (name, box) => box.spaces.indexOf(String(name)),
};
const place = named<HuntBox>((box) => box.places);
const nazgul = named<HuntBox>(() => NAZGUL);
const die = named<HuntBox>(() => DICE);
const company = named<HuntBox>(() => COMPANY);
const ally = named<HuntBox>((box) => box.allyIds);
const sorcery = named<HuntBox>((box) => box.sorceryIds);
const effect = named<HuntBox>(() => ['a', 'b']);
const scope = named<HuntBox>(() => ['region', 'section']);
const journey = named<HuntBox>((box) => box.journeyIds);
const deed = named<HuntBox>((box) => box.deedIds);
const information = named<HuntBox>((box) => box.informationIds);
const corruption = named<HuntBox>((box) => box.corruptionIds);
const seat = numbered<HuntBox>(0, () => 5);
const logToken = numbered<HuntBox>(1, () => 6);
const option = numbered<HuntBox>(1, () => 4);
const step = numbered<HuntBox>(0, () => TRACK_STEPS);

/** Where a Ringwraith log token can lie: off the board, on a space, a region, a section or a step of the movement track. */
export const MARK_OFF = 0;
export const TRACK_STEPS = 17;
export const markOfPlace = (box: HuntBox, index: number): number => box.spaces.length + index;
export const markOfStep = (box: HuntBox, step: number): number => box.spaces.length + box.places.length + step;

export function markName(box: HuntBox, index: number): string {
  if (index === MARK_OFF) return 'off';
  if (index < box.spaces.length) return box.spaces[index];
  const inPlace = index - box.spaces.length;
  return inPlace < box.places.length ? box.places[inPlace] : `step-${inPlace - box.places.length}`;
}

export function markIndex(box: HuntBox, name: string): number {
  if (name === 'off') return MARK_OFF;
  const onBoard = box.spaces.indexOf(name);
  if (onBoard > 0) return onBoard;
  const inPlace = box.places.indexOf(name);
  if (inPlace >= 0) return markOfPlace(box, inPlace);
  const step = /^step-(\d+)$/.exec(name);
  return step !== null && Number(step[1]) < TRACK_STEPS ? markOfStep(box, Number(step[1])) : -1;
}

const none = {} as { readonly [argument: string]: Domain<HuntBox> };

// Before each part.
export const giveInformation = verb('giveInformation', { information }, 'HR-SETUP-08');
export const claimNazgul = verb('claimNazgul', { nazgul }, 'HR-SETUP-01');
export const claimNoMore = verb('claimNoMore', none, 'HR-SETUP-01');
export const activateNext = verb('activateNext', { nazgul }, 'HR-SETUP-10');
export const placeNazgul = verb('placeNazgul', { area: space }, 'HR-SETUP-15');
export const swapSorcery = verb('swapSorcery', { sorcery, seat, wanted: sorcery }, 'HR-SETUP2-16');
export const acceptSwap = verb('acceptSwap', { seat }, 'HR-SETUP2-16');
export const declineSwap = verb('declineSwap', { seat }, 'HR-SETUP2-16');
export const endSwapping = verb('endSwapping', none, 'HR-SETUP2-16');
export const chooseHost = verb('chooseHost', { nazgul }, 'HR-SETUP2-21');

// The Ring-bearer's turn.
export const moveFrodo = verb('moveFrodo', { area: space }, 'HR-MOVE-04');
export const moveToDot = verb('moveToDot', none, 'HR-MOVE-06');
export const travelByNight = verb('travelByNight', none, 'HR-NIGHT-01');
export const rest = verb('rest', none, 'HR-NIGHT-01');
export const playAlly = verb('playAlly', { ally, effect }, 'HR-ALLY-03');
export const spendToken = verb('spendToken', none, 'HR-FELL-01');
export const discardForToken = verb('discardForToken', { ally }, 'HR-DAY-06');
export const useCompany = verb('useCompany', { company }, 'HR-COMPANY-01');
export const endTurn = verb('endTurn', none, 'HR-RBT-01');
export const discardAlly = verb('discardAlly', { ally }, 'HR-ALLY-02');
export const keepAlly = verb('keepAlly', { ally }, 'HR-DAY-08');
export const pass = verb('pass', none, 'HR-RUL-38');
export const done = verb('done', none, 'HR-RUL-81');

// Encounter, escape, rescue.
export const cancelToken = verb('cancelToken', { company, corruption }, 'HR-ENC-05');
export const acceptTokens = verb('acceptTokens', none, 'HR-ENC-05');
export const escapeTo = verb('escapeTo', { area: space }, 'HR-ESC-01');
export const stayPut = verb('stayPut', none, 'HR-ESC-01');

// What cards ask for.
export const placeAlly = verb('placeAlly', { area: space }, 'HR-ALLYTOK-04');
export const takeBackAlly = verb('takeBackAlly', { area: space }, 'HR-ALLYTOK-07');
export const moveAlly = verb('moveAlly', { from: space, to: space }, 'HR-ALLYTOK-05');
export const pushNazgul = verb('pushNazgul', { nazgul, space }, 'HR-ALLY-09');
export const holdNazgul = verb('holdNazgul', { nazgul }, 'HR-ALLY-09');
export const ward = verb('ward', { place }, 'HR-COMPLOG-01');
export const discardDie = verb('discardDie', { die }, 'HR-ALLY-09');
export const recoverAlly = verb('recoverAlly', { ally }, 'HR-ALLY-09');
export const peekHand = verb('peekHand', { seat }, 'HR-ALLY-09');
export const discardPeeked = verb('discardPeeked', { sorcery }, 'HR-ALLY-09');
export const removeTrail = verb('removeTrail', { area: space }, 'HR-ALLY-09');
export const hideInformation = verb('hideInformation', { information }, 'HR-ALLY-09');
export const restoreCompany = verb('restoreCompany', { company }, 'HR-ALLY-09');
export const choose = verb('choose', { option }, 'HR-SORC-06');

// The Wraith turns.
export const ride = verb('ride', { space }, 'HR-NAZ-01');
export const search = verb('search', none, 'HR-SEARCH-01');
export const hunt = verb('hunt', none, 'HR-WRAITH-04');
export const huntWith = verb('huntWith', { die }, 'HR-DICE-05');
export const perceive = verb('perceive', { die, scope }, 'HR-DICE-04');
export const strikeAlly = verb('strikeAlly', { die, area: space }, 'HR-DICE-06');
export const drawSorcery = verb('drawSorcery', { die }, 'HR-DICE-07');
export const playSorcery = verb('playSorcery', { die, sorcery, effect }, 'HR-SORC-04');
export const rideFarther = verb('rideFarther', { die }, 'HR-POWER-01');
export const huntWithTwo = verb('huntWithTwo', { die, second: die }, 'HR-POWER-02');
export const perceiveWithTwo = verb('perceiveWithTwo', { die, second: die, scope }, 'HR-POWER-02');
export const rideAndSearch = verb('rideAndSearch', { die }, 'HR-POWER-03');
export const gallop = verb('gallop', { die }, 'HR-POWER-04');
export const pursue = verb('pursue', none, 'HR-WKDIE-07');
export const endActivation = verb('endActivation', none, 'HR-WRAITH-05');
export const takeLogToken = verb('takeLogToken', { logToken }, 'HR-WLOG-01');
export const leaveLogToken = verb('leaveLogToken', none, 'HR-WLOG-01');
export const placeLogToken = verb('placeLogToken', { space }, 'HR-WLOG-01');
export const placeLogTokenIn = verb('placeLogTokenIn', { place }, 'HR-WLOG-01');
export const placeLogTokenAtStep = verb('placeLogTokenAtStep', { step }, 'HR-WLOG-01');
export const takeOffLogToken = verb('takeOffLogToken', none, 'HR-WLOG-01');
export const discardSorcery = verb('discardSorcery', { sorcery }, 'HR-SORC-02');
export const searchAt = verb('searchAt', { area: space }, 'HR-SEARCH-02');
export const huntAt = verb('huntAt', { area: space }, 'HR-HUNT-02');
export const perceiveAt = verb('perceiveAt', { place }, 'HR-PERC-05');
export const readTrail = verb('readTrail', { area: space }, 'HR-SORC-06');
export const liftAlly = verb('liftAlly', { area: space }, 'HR-SORC-06');
export const rerollDie = verb('rerollDie', { die }, 'HR-SORC-06');

// Part II.
export const keepJourney = verb('keepJourney', { journey }, 'HR-SETUP2-06');
export const chooseDeed = verb('chooseDeed', { deed }, 'HR-SETUP2-11');
export const advance = verb('advance', none, 'HR-JOURNEY-02');
export const moveGandalf = verb('moveGandalf', { area: space }, 'HR-GANDALF-02');
export const relocateGandalf = verb('relocateGandalf', { area: space }, 'HR-ALLY-09');
export const revealGandalf = verb('revealGandalf', none, 'HR-GANDALF-05');
export const doDeed = verb('doDeed', { deed }, 'HR-DEED-01');
export const announceRivendell = verb('announceRivendell', none, 'HR-DEED-05');
export const fleeTo = verb('fleeTo', { area: space }, 'HR-RUL-66');
export const changeRoute = verb('changeRoute', none, 'HR-ESC2-01');
export const keepRoute = verb('keepRoute', none, 'HR-ESC2-01');

export const VERBS = verbList<HuntBox>(
  ...[giveInformation, claimNazgul, claimNoMore, activateNext, placeNazgul, swapSorcery, endSwapping, chooseHost],
  ...[moveFrodo, moveToDot, travelByNight, rest, playAlly, spendToken, discardForToken, useCompany, endTurn],
  ...[discardAlly, keepAlly, pass, done, cancelToken, acceptTokens, escapeTo, stayPut],
  ...[placeAlly, takeBackAlly, moveAlly, pushNazgul, holdNazgul, ward, discardDie, recoverAlly, peekHand, discardPeeked],
  ...[removeTrail, hideInformation, restoreCompany, choose],
  ...[ride, search, hunt, huntWith, perceive, strikeAlly, drawSorcery, playSorcery, rideFarther, huntWithTwo],
  ...[perceiveWithTwo, rideAndSearch, gallop, pursue, endActivation, takeLogToken, leaveLogToken, placeLogToken, discardSorcery],
  ...[placeLogTokenIn, placeLogTokenAtStep, takeOffLogToken],
  ...[searchAt, huntAt, perceiveAt, readTrail, liftAlly, rerollDie],
  ...[keepJourney, chooseDeed, advance, moveGandalf, relocateGandalf, revealGandalf, doDeed, announceRivendell, fleeTo],
  ...[changeRoute, keepRoute, acceptSwap, declineSwap],
);
