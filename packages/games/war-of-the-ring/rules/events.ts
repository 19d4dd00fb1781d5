import { agreeing, count, type EventOf, KERNEL_EVENTS, many, maybe, one, revealing, type RawEventOf, who, word } from '#kernel/event.ts';
import * as noun from './nouns.ts';

/** Everything that can happen, with its parts. Inside they are told in numbers; the wording is in the locale under `event.<name>`. */

const side = agreeing(one(noun.side));
const region = one(noun.region);
const place = one(noun.place);
const figure = one(noun.figure);
const character = one(noun.character);
const nation = one(noun.nation);
const card = one(noun.card);
const deck = one(noun.deck);
const die = one(noun.die);
const tile = one(noun.tile);
const token = one(noun.token);
/** Results of plain dice. */
const dice = many(count);

/** How a game can end. */
export type Reason = 'corrupted' | 'ringDestroyed' | 'shadowMilitary' | 'freeMilitary' | 'resigned';

/** Decisions that a plain "no" leaves undone; every other one is named by its verb. */
export const LEFT_UNDONE = ['notDeclared', 'notEntered', 'cardKept'] as const;

const TURN = {
  decided: revealing({ side, decision: word<string>('decision') }),
  turnBegan: { turn: count, free: count, shadow: count },
  tokenTaken: { side, token },
  huntAllocated: revealing({ dice: count }),
  rolledActionDice: revealing({ side, dice: many(die) }),
  spent: revealing({ side, die, action: one(noun.dieAction) }),
  passed: { side },
  skipped: { side, die },
  ringUsed: { side, die, result: die },
  tokenUsed: { side, token },
  dieTurned: { die, result: one(noun.result) },
  dayWithoutDawn: { count },
  resigned: { side, seat: maybe(who) },
  gameEnded: { reason: word<Reason>('outcome') },
} as const;

const CARDS = {
  /** With a seat where somebody shares his side. */
  drew: { side, deck, seat: maybe(who) },
  drewCard: { card },
  discardedFaceDown: { side, deck, seat: maybe(who) },
  discardedCard: { card },
  eventPlayed: { side, card },
  tableCardGone: { card },
  cardRoll: { dice, count },
} as const;

const ARMIES = {
  marchChosen: { from: region, to: region },
  leftBehind: { figure },
  marched: { side, from: region, to: region, count },
  recruited: { side, figure, region },
  excessRemoved: { figure, place },
  leadersStranded: { place },
  unitLost: { figure, place },
  eliteReduced: { figure, place },
  eliteRaised: { figure, place },
  leaderLost: { figure },
  armyDestroyed: { side, place },
  captured: { side, region },
  siegeBegan: { region },
  siegeEnded: { region },
} as const;

const POLITICS = {
  nationActivated: { nation },
  nationAdvanced: { nation, count },
  nationAtWar: { nation, count },
  nationWentBack: { nation, count },
} as const;

const BATTLE = {
  attackChosen: { from: place, against: place },
  heldBack: { figure },
  battleBegan: { side, from: place, against: place },
  whiteRider: {},
  roundBegan: { round: count },
  withdrew: { side, region },
  combatCardChosen: { side, deck },
  noCombatCard: { side },
  combatCard: { side, card },
  combatCardCancelled: { card },
  extraAttack: { side, dice, count },
  combatRoll: { side, dice, count },
  leaderReroll: revealing({ side, dice, count }),
  /** A card gives a side more hits than it rolled, or takes some of them away: so many, and how many it has now. */
  hitsAdded: { side, card, count, total: count },
  hitsCancelled: { side, card, count, total: count },
  slain: { figure },
  assaultExtended: { nation },
  retreated: { side, region },
  advanced: { side, region, count },
} as const;

const CHARACTERS = {
  characterEliminated: { figure: character },
  included: { figure: character },
  separated: { figures: many(character), region },
  companionsMoved: { figures: many(character), region },
  pathsOfTheDead: { region },
  minionPicked: { figure },
  minionMoved: { figure, from: region, region },
  minionEntered: { figure: character, region },
  upgraded: { figure: character, region },
  voiceUpgraded: {},
  nazgulFled: { count, region },
} as const;

const FELLOWSHIP = {
  declaredAt: { region, path: many(region) },
  revealed: {},
  revealedAt: { region, path: many(region) },
  pathStep: { region },
  hidden: {},
  newGuide: { figure: character },
  fellowshipMoved: { count },
  corrupted: { count, total: count },
  healed: { count, total: count },
  cruelWeather: { region },
  lured: { figure: character },
  takenAlive: { figure: character },
  enteredMordor: {},
  movesInMordor: {},
  mordorStep: { count },
  stoppedInMordor: {},
  lingeredInMordor: {},
} as const;

const HUNT = {
  huntRolled: { dice, bonus: count },
  huntRerolled: revealing({ dice }),
  huntResult: { count },
  tileDrawn: { tile },
  tilesDrawn: { tiles: many(tile) },
  tileIgnored: {},
  tileDie: { die: count },
  tileBrought: { tile },
  guideHelps: { figure: character, damage: count },
  huntCasualty: { figure: character, damage: count },
} as const;

/** What only those tell who share a side: who leads, who acts, what passes between partners. */
const PARTNERS = {
  leads: { seat: who },
  acts: { seat: who },
  swapAnswered: { seat: who },
  gaveCard: { card },
  gotCard: { card },
  /** The decks of what each has now from the other. */
  swapped: revealing({ seat: who, with: who, decks: many(deck) }),
  notSwapped: revealing({ side }),
  armiesMixed: { seat: who, place },
  armiesApart: { side, place },
  wonAlone: { seat: who },
  wonTogether: { seats: many(who) },
} as const;

export const EVENTS = {
  ...KERNEL_EVENTS,
  ...TURN,
  ...CARDS,
  ...ARMIES,
  ...POLITICS,
  ...BATTLE,
  ...CHARACTERS,
  ...FELLOWSHIP,
  ...HUNT,
  ...PARTNERS,
} as const;

export type WarEvent = EventOf<typeof EVENTS>;
export type WarRawEvent = RawEventOf<typeof EVENTS>;
