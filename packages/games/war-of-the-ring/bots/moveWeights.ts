/**
 * How a rule bot goes about the war: what is a matter of judgement. Worths are promises that are compared with each other; a die goes where most is promised.
 * The names are those of the actions where it is an action that is worth so much before it is known where.
 */
export interface MoveWeights {
  readonly 'move-army-with-leader': number;
  readonly 'attack-with-leader': number;
  readonly 'play-character-event': number;
  readonly 'separate-companions': number;
  readonly 'move-companions': number;
  readonly 'move-minions': number;
  readonly 'move-armies': number;
  readonly attack: number;
  readonly 'play-army-event': number;
  readonly diplomacy: number;
  readonly 'play-muster-event': number;
  readonly recruit: number;
  readonly 'bring-minion': number;
  readonly 'voice-recruit': number;
  readonly 'voice-upgrade': number;
  readonly 'draw-event': number;
  readonly 'play-any-event': number;
  readonly 'bring-upgrade': number;
  readonly 'guide-hide': number;
  readonly 'companion-diplomacy': number;
  readonly 'remove-table-card': number;
  readonly 'hide-fellowship': number;
  /** The first step of the Ring-bearers in a turn, and another one. */
  readonly 'move-fellowship': number;
  readonly moveAgain: number;
  /** Shadow points at which there is no more time to rest, and what a step is worth less for every hunter and step before it. */
  readonly late: number;
  readonly lateAgain: number;
  /** A step against the whole pack. */
  readonly intoPack: number;
  /** What a Will of the West and a Character die of the Free Peoples are worth more than others. */
  readonly dearWill: number;
  readonly dearCharacter: number;
  /** Leading a nation to war, less so much for every step that it is away from it, and more for Isengard and Sauron. */
  readonly nation: number;
  readonly nationStep: number;
  readonly isengard: number;
  readonly sauron: number;
  /** Dice sent to hunt while the Fellowship is hidden, revealed, in Mordor. */
  readonly huntersHidden: number;
  readonly huntersRevealed: number;
  readonly huntersInMordor: number;
  /** What corruption costs, and more with every point there is already. */
  readonly corruption: number;
  readonly corruptionMore: number;
  /** A Nazgûl or Minion over a Fellowship that can be followed. */
  readonly overFellowship: number;
  /** What a card of the Character deck is worth more than one of the Strategy deck. */
  readonly characterDeck: number;
  /** What a level of a Companion is worth: on the map, with much corruption, in Mordor. */
  readonly levelOnMap: number;
  readonly levelCorrupted: number;
  readonly levelInMordor: number;
  /** Odds that are asked for in the field and against walls, and what each part of an attack is worth. */
  readonly fieldOdds: number;
  readonly wallOdds: number;
  readonly goodAttack: number;
  readonly betterOdds: number;
  readonly worseOdds: number;
  readonly attackPrize: number;
  readonly attackPoint: number;
  /** Marching: what draws, joining others, taking a settlement and its points, an enemy ahead, leaving a siege, leaving a settlement that counts. */
  readonly march: number;
  readonly join: number;
  readonly take: number;
  readonly takePoint: number;
  readonly danger: number;
  readonly leaveSiege: number;
  readonly leavePoint: number;
  readonly leaveSafePoint: number;
  /** For every point of a settlement of one's own that an enemy threatens: marching into it, attacking whoever stands before it. */
  readonly relieve: number;
  readonly driveOff: number;
  /** Units that stay in a settlement that counts, for every one of the enemies who could be there soon. */
  readonly garrison: number;
  /** Above 0: one unit stays in every settlement that counts, threatened or not. */
  readonly keepAll: number;
  /** Recruits: what draws them, walls under threat, and how much it counts at all whether a place is safe. */
  readonly recruitPull: number;
  readonly recruitWall: number;
  readonly recruitSafe: number;
  /** Odds at which an attack is pressed on, a fight in the field is declined, and an army retreats. */
  readonly pressOn: number;
  readonly withdraw: number;
  readonly retreat: number;
  /** Part of a full hand above which combat cards are spent. */
  readonly cardShare: number;
}

/** What all manners have in common, by hand. */
const COMMON: Omit<
  MoveWeights,
  | 'characterDeck'
  | 'recruitSafe'
  | 'nation'
  | 'nationStep'
  | 'fieldOdds'
  | 'wallOdds'
  | 'leavePoint'
  | 'leaveSafePoint'
  | 'recruitPull'
  | 'pressOn'
> = {
  'move-army-with-leader': 0,
  'attack-with-leader': 0,
  'play-character-event': 0.3,
  'separate-companions': -6,
  'move-companions': -1.5,
  'move-minions': 0,
  'move-armies': 0.5,
  attack: 0.2,
  'play-army-event': 0.3,
  diplomacy: 0,
  'play-muster-event': 0.3,
  recruit: 1,
  'bring-minion': 14,
  'voice-recruit': 4,
  'voice-upgrade': 2.5,
  'draw-event': 2.2,
  'play-any-event': 0,
  'bring-upgrade': 12.5,
  'guide-hide': 13.5,
  'companion-diplomacy': -2,
  'remove-table-card': 0.5,
  'hide-fellowship': 14,
  'move-fellowship': 13,
  moveAgain: 0,
  late: 5,
  lateAgain: 0.4,
  intoPack: 1,
  dearWill: 0.8,
  dearCharacter: 0.6,
  isengard: 0,
  sauron: 0,
  huntersHidden: 2,
  huntersRevealed: 1,
  huntersInMordor: 3,
  corruption: 0.7,
  corruptionMore: 0.15,
  overFellowship: 2.5,
  levelOnMap: 0.9,
  levelCorrupted: 0.4,
  levelInMordor: 0.2,
  goodAttack: 2,
  betterOdds: 1.5,
  worseOdds: 8,
  attackPrize: 4,
  attackPoint: 2,
  march: 1.5,
  join: 0.4,
  take: 3,
  takePoint: 8,
  danger: 0.4,
  leaveSiege: 6,
  relieve: 0,
  driveOff: 0,
  garrison: 0,
  keepAll: 0,
  recruitWall: 2,
  withdraw: 0.8,
  retreat: 1.4,
  cardShare: 0.5,
};

/** One manner a side: the Shadow replaces its losses, the Free Peoples do not. */
export type SideMoveWeights = readonly [free: MoveWeights, shadow: MoveWeights];

export const CASUAL: SideMoveWeights = [
  {
    ...COMMON,
    characterDeck: 0.2,
    recruitSafe: 1,
    nation: 3,
    nationStep: 0.4,
    fieldOdds: 1.5,
    wallOdds: 1.5,
    leavePoint: 2,
    leaveSafePoint: 2,
    recruitPull: 0.5,
    pressOn: 1.1,
  },
  {
    ...COMMON,
    characterDeck: -0.2,
    recruitSafe: 0,
    nation: 9,
    nationStep: 1,
    fieldOdds: 1,
    wallOdds: 0.8,
    leavePoint: 0.5,
    leaveSafePoint: 0,
    recruitPull: 2,
    pressOn: 0.75,
  },
];
