import { type ActionOf, verb, verbList } from '#kernel/verb.ts';
import { LIMITS } from '../content/box.ts';
import { card, character, deck, die, dieAction, effect, figure, nation, option, place, region, token, upTo } from './nouns.ts';

/** No card asks for a greater number. */
const MOST_ASKED = 10;

// ---- answers that fit many questions
export const accept = verb('accept', 'WR-EVENT-08');
export const decline = verb('decline', 'WR-EVENT-08');
export const done = verb('done', 'WR-EVENT-13');
export const chooseRegion = verb('chooseRegion', 'WR-EVENT-13', ['region', region]);
export const chooseNation = verb('chooseNation', 'WR-EVENT-13', ['nation', nation]);
export const chooseFigure = verb('chooseFigure', 'WR-EVENT-13', ['figure', figure]);
export const chooseCard = verb('chooseCard', 'WR-EVENT-13', ['card', card]);
export const chooseOption = verb('chooseOption', 'WR-EVENT-13', ['choice', option]);
export const chooseAmount = verb('chooseAmount', 'WR-EVENT-13', ['amount', upTo(MOST_ASKED)]);
export const chooseDie = verb('chooseDie', 'WR-EVENT-13', ['die', die]);
/** A figure at a place: to be removed, replaced or struck. */
export const chooseAt = verb('chooseAt', 'WR-EVENT-13', ['figure', figure], ['place', place]);

/** Of several effects of the same moment, the one that comes first. */
export const resolveFirst = verb('resolveFirst', 'WR-RULING-01', ['effect', effect]);

// ---- the turn
export const discardCard = verb('discardCard', 'WR-EVENT-02', ['card', card]);
export const chooseToken = verb('chooseToken', 'WR-TOKEN-06', ['token', token]);
export const allocateHunt = verb('allocateHunt', 'WR-PHASE-05', ['dice', upTo(LIMITS.pool)]);

// ---- the action phase
export const pass = verb('pass', 'WR-DICE-17');
export const skipDie = verb('skipDie', 'WR-DICE-18', ['die', die]);
export const useRing = verb('useRing', 'WR-RING-03', ['die', die], ['result', die]);
export const useToken = verb('useToken', 'WR-TOKEN-08', ['token', token]);
export const spend = verb('spend', 'WR-DICE-14', ['die', die], ['action', dieAction]);
export const advanceNation = verb('advanceNation', 'WR-DICE-31', ['nation', nation]);
export const drawCard = verb('drawCard', 'WR-DICE-35', ['deck', deck]);
export const playEvent = verb('playEvent', 'WR-EVENT-05', ['card', card]);
export const removeTableCard = verb('removeTableCard', 'WR-EVENT-10', ['card', card]);

// ---- armies
export const march = verb('march', 'WR-MOVE-02', ['from', region], ['to', region]);
export const leaveBehind = verb('leaveBehind', 'WR-MOVE-03', ['figure', figure]);
export const depart = verb('depart', 'WR-MOVE-02');
export const recruit = verb('recruit', 'WR-RECRUIT-03', ['figure', figure], ['region', region]);
export const removeExcess = verb('removeExcess', 'WR-ARMY-11', ['figure', figure], ['place', place]);

// ---- battle
export const attack = verb('attack', 'WR-BATTLE-02', ['from', place], ['against', place]);
export const holdBack = verb('holdBack', 'WR-BATTLE-04', ['figure', figure]);
export const beginBattle = verb('beginBattle', 'WR-BATTLE-02');
export const fightInField = verb('fightInField', 'WR-SIEGE-01');
export const withdraw = verb('withdraw', 'WR-SIEGE-01');
export const playCombatCard = verb('playCombatCard', 'WR-BATTLE-14', ['card', card]);
export const noCombatCard = verb('noCombatCard', 'WR-BATTLE-14');
export const reroll = verb('reroll', 'WR-BATTLE-27', ['dice', upTo(LIMITS.combatDice)]);
export const loseRegular = verb('loseRegular', 'WR-BATTLE-33', ['nation', nation]);
export const reduceElite = verb('reduceElite', 'WR-BATTLE-33', ['nation', nation]);
export const loseElite = verb('loseElite', 'WR-BATTLE-34', ['nation', nation]);
export const ceaseAttack = verb('ceaseAttack', 'WR-BATTLE-41');
export const pressOn = verb('pressOn', 'WR-BATTLE-42');
export const retreat = verb('retreat', 'WR-BATTLE-43', ['region', region]);
export const stand = verb('stand', 'WR-BATTLE-42');
export const extendAssault = verb('extendAssault', 'WR-SIEGE-12', ['nation', nation]);
export const stayPut = verb('stayPut', 'WR-RULING-46');

// ---- the Fellowship, Companions and Minions
export const declareFellowship = verb('declareFellowship', 'WR-FSP-18');
export const traceStep = verb('traceStep', 'WR-RULING-71', ['region', region]);
export const endPath = verb('endPath', 'WR-FSP-19');
export const enterMordor = verb('enterMordor', 'WR-MORDOR-02');
export const chooseGuide = verb('chooseGuide', 'WR-FSP-07', ['figure', character]);
export const include = verb('include', 'WR-CHAR-09', ['figure', character]);
export const travelTo = verb('travelTo', 'WR-CHAR-08', ['region', region]);
export const moveMinion = verb('moveMinion', 'WR-CHAR-15', ['figure', figure], ['place', place]);
export const bringCharacter = verb('bringCharacter', 'WR-DICE-34', ['figure', character], ['region', region]);

// ---- the hunt
export const rerollHunt = verb('rerollHunt', 'WR-HUNT-13', ['dice', upTo(LIMITS.combatDice)]);
export const useTableCard = verb('useTableCard', 'WR-EVENT-09', ['card', card]);
export const useGuide = verb('useGuide', 'WR-HUNT-22');
export const loseGuide = verb('loseGuide', 'WR-HUNT-26');
export const loseRandom = verb('loseRandom', 'WR-HUNT-26');
export const useTheRing = verb('useTheRing', 'WR-HUNT-24');

// ---- partners
/** A card of one's own for one of the partner's. */
export const offerCard = verb('offerCard', 'WR-MULTI-06', ['card', card]);

export const VERBS = verbList(
  accept,
  decline,
  done,
  chooseRegion,
  chooseNation,
  chooseFigure,
  chooseCard,
  chooseOption,
  chooseAmount,
  chooseAt,
  discardCard,
  chooseToken,
  allocateHunt,
  pass,
  skipDie,
  useRing,
  useToken,
  spend,
  advanceNation,
  drawCard,
  playEvent,
  removeTableCard,
  march,
  leaveBehind,
  depart,
  recruit,
  removeExcess,
  attack,
  holdBack,
  beginBattle,
  fightInField,
  withdraw,
  playCombatCard,
  noCombatCard,
  reroll,
  loseRegular,
  reduceElite,
  loseElite,
  ceaseAttack,
  pressOn,
  retreat,
  stand,
  extendAssault,
  stayPut,
  declareFellowship,
  traceStep,
  endPath,
  enterMordor,
  chooseGuide,
  include,
  travelTo,
  moveMinion,
  bringCharacter,
  rerollHunt,
  useTableCard,
  useGuide,
  loseGuide,
  loseRandom,
  useTheRing,
  chooseDie,
  resolveFirst,
  offerCard,
);

export type WarAction = ActionOf<typeof VERBS>;
