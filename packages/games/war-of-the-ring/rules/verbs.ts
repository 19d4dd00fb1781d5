import { type Domain, named, numbered, verb, verbList } from '#kernel';
import { CHARACTERS, FACES, FIGURES, NATIONS, TOKENS, type WarBox } from '../content/box.ts';
import { ACTIONS } from './dice/actions.ts';

const list = (names: readonly string[]): Domain<WarBox> => named<WarBox>(() => names);
const count = (most: number): Domain<WarBox> => numbered<WarBox>(0, () => most + 1);

const region = named<WarBox>((box) => box.regionIds);
const place = named<WarBox>((box) => box.placeIds);
const card = named<WarBox>((box) => box.cardIds);
const figure = list(FIGURES);
const character = list(CHARACTERS);
const nation = list(NATIONS);
const die = list(FACES);
const deck = list(['character', 'strategy']);

/** Ways a card may be resolved, where it offers alternatives. */
export const OPTIONS = [
  'hide-fellowship',
  'move-fellowship',
  'separate',
  'move-on-map',
  'recruit',
  'move-nazgul',
  'move-armies',
  'attack',
  'hunt-roll',
  'remove-card',
  'random-card',
  'corruption',
  'eliminate',
] as const;
export type OptionName = (typeof OPTIONS)[number];

/** What can fall at the same moment as something else. */
export const EFFECTS = ['rest', 'tile', 'guide', 'taken-alive', 'lose-card'] as const;
export type EffectName = (typeof EFFECTS)[number];

// ---- answers that fit many questions
export const accept = verb<WarBox>('accept', {}, 'WR-EVENT-08');
export const decline = verb<WarBox>('decline', {}, 'WR-EVENT-08');
export const done = verb<WarBox>('done', {}, 'WR-EVENT-13');
export const chooseRegion = verb('chooseRegion', { region }, 'WR-EVENT-13');
export const chooseNation = verb('chooseNation', { nation }, 'WR-EVENT-13');
export const chooseFigure = verb('chooseFigure', { figure }, 'WR-EVENT-13');
export const chooseCard = verb('chooseCard', { card }, 'WR-EVENT-13');
export const chooseOption = verb('chooseOption', { choice: list(OPTIONS) }, 'WR-EVENT-13');
export const chooseAmount = verb('chooseAmount', { amount: count(10) }, 'WR-EVENT-13');
export const chooseDie = verb('chooseDie', { die }, 'WR-EVENT-13');
/** A figure at a place: to be removed, replaced or struck. */
export const chooseAt = verb('chooseAt', { figure, place }, 'WR-EVENT-13');

/** Of several effects of the same moment, the one that comes first. */
export const resolveFirst = verb('resolveFirst', { effect: list(EFFECTS) }, 'WR-RULING-01');

// ---- the turn
export const discardCard = verb('discardCard', { card }, 'WR-EVENT-02');
export const chooseToken = verb('chooseToken', { token: list(TOKENS) }, 'WR-TOKEN-06');
export const allocateHunt = verb('allocateHunt', { dice: count(10) }, 'WR-PHASE-05');

// ---- the action phase
export const pass = verb<WarBox>('pass', {}, 'WR-DICE-17');
export const skipDie = verb('skipDie', { die }, 'WR-DICE-18');
export const useRing = verb('useRing', { die, result: die }, 'WR-RING-03');
export const useToken = verb('useToken', { token: list(TOKENS) }, 'WR-TOKEN-08');
export const spend = verb('spend', { die, action: list(ACTIONS) }, 'WR-DICE-14');
export const advanceNation = verb('advanceNation', { nation }, 'WR-DICE-31');
export const drawCard = verb('drawCard', { deck }, 'WR-DICE-35');
export const playEvent = verb('playEvent', { card }, 'WR-EVENT-05');
export const removeTableCard = verb('removeTableCard', { card }, 'WR-EVENT-10');

// ---- armies
export const march = verb('march', { from: region, to: region }, 'WR-MOVE-02');
export const leaveBehind = verb('leaveBehind', { figure }, 'WR-MOVE-03');
export const depart = verb<WarBox>('depart', {}, 'WR-MOVE-02');
export const recruit = verb('recruit', { figure, region }, 'WR-RECRUIT-03');
export const removeExcess = verb('removeExcess', { figure, place }, 'WR-ARMY-11');

// ---- battle
export const attack = verb('attack', { from: place, against: place }, 'WR-BATTLE-02');
export const holdBack = verb('holdBack', { figure }, 'WR-BATTLE-04');
export const beginBattle = verb<WarBox>('beginBattle', {}, 'WR-BATTLE-02');
export const fightInField = verb<WarBox>('fightInField', {}, 'WR-SIEGE-01');
export const withdraw = verb<WarBox>('withdraw', {}, 'WR-SIEGE-01');
export const playCombatCard = verb('playCombatCard', { card }, 'WR-BATTLE-14');
export const noCombatCard = verb<WarBox>('noCombatCard', {}, 'WR-BATTLE-14');
export const reroll = verb('reroll', { dice: count(5) }, 'WR-BATTLE-27');
export const loseRegular = verb('loseRegular', { nation }, 'WR-BATTLE-33');
export const reduceElite = verb('reduceElite', { nation }, 'WR-BATTLE-33');
export const loseElite = verb('loseElite', { nation }, 'WR-BATTLE-34');
export const ceaseAttack = verb<WarBox>('ceaseAttack', {}, 'WR-BATTLE-41');
export const pressOn = verb<WarBox>('pressOn', {}, 'WR-BATTLE-42');
export const retreat = verb('retreat', { region }, 'WR-BATTLE-43');
export const stand = verb<WarBox>('stand', {}, 'WR-BATTLE-42');
export const extendAssault = verb('extendAssault', { nation }, 'WR-SIEGE-12');
export const stayPut = verb<WarBox>('stayPut', {}, 'WR-RULING-46');

// ---- the Fellowship, Companions and Minions
export const declareFellowship = verb<WarBox>('declareFellowship', {}, 'WR-FSP-18');
export const traceStep = verb('traceStep', { region }, 'WR-RULING-71');
export const endPath = verb<WarBox>('endPath', {}, 'WR-FSP-19');
export const enterMordor = verb<WarBox>('enterMordor', {}, 'WR-MORDOR-02');
export const chooseGuide = verb('chooseGuide', { figure: character }, 'WR-FSP-07');
export const include = verb('include', { figure: character }, 'WR-CHAR-09');
export const travelTo = verb('travelTo', { region }, 'WR-CHAR-08');
export const moveMinion = verb('moveMinion', { figure, place }, 'WR-CHAR-15');
export const bringCharacter = verb('bringCharacter', { figure: character, region }, 'WR-DICE-34');

// ---- the hunt
export const rerollHunt = verb('rerollHunt', { dice: count(5) }, 'WR-HUNT-13');
export const useTableCard = verb('useTableCard', { card }, 'WR-EVENT-09');
export const useGuide = verb<WarBox>('useGuide', {}, 'WR-HUNT-22');
export const loseGuide = verb<WarBox>('loseGuide', {}, 'WR-HUNT-26');
export const loseRandom = verb<WarBox>('loseRandom', {}, 'WR-HUNT-26');
export const useTheRing = verb<WarBox>('useTheRing', {}, 'WR-HUNT-24');

export const VERBS = verbList<WarBox>(
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
);
