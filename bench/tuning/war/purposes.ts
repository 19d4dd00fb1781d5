import type { PlanWeights } from '../../../packages/games/war-of-the-ring/bots/plan.ts';

const NOTHING = { always: 0, road: 0, corruption: 0, company: 0, points: 0, besieged: 0, freePoints: 0, freeBesieged: 0 };

/** Heal in a haven as long as the Ring weighs more than the armies press. */
const REST: PlanWeights = {
  plan: 'rest',
  sign: { ...NOTHING, always: -1, corruption: 0.3, points: -0.2, besieged: -0.1 },
  changes: { late: 20, 'move-fellowship': 13, recruit: 1.5, 'draw-event': 2.5, corruption: 0.7, levelOnMap: 0.9 },
};

/** The Shadow is about to have all the points it needs: what still stands is held and relieved, and no nation stays away. */
const LAST_STAND: PlanWeights = {
  plan: 'lastStand',
  sign: { ...NOTHING, always: -8, road: 0.2, points: 1, besieged: 0.5 },
  changes: {
    'move-armies': 1.5,
    'play-army-event': 0.6,
    'play-muster-event': 0.6,
    diplomacy: 0,
    recruit: 3,
    nation: 1,
    relieve: 2,
    recruitWall: 4,
    march: 3,
    fieldOdds: 1.2,
    withdraw: 0.2,
    retreat: 1.3,
    cardShare: -0.5,
  },
};

/** The Ring weighs so much already, or is so near its end, that the hunt is worth more than any stronghold. */
const CORRUPTION: PlanWeights = {
  plan: 'corruption',
  sign: { ...NOTHING, always: -4, corruption: 0.8, company: -0.1, points: -0.1 },
  changes: {
    huntersHidden: 1,
    huntersRevealed: 1,
    huntersInMordor: 4,
    overFellowship: 5,
    characterDeck: 0.2,
    'move-minions': 1,
    'play-character-event': 1,
    'move-armies': 0.5,
    attack: 0.2,
    march: 2.5,
    recruit: 0.8,
    cardShare: 0.6,
  },
};

/** The Free Peoples have come so far by arms that what could make them win must be kept. */
const GUARD: PlanWeights = {
  plan: 'guard',
  sign: { ...NOTHING, always: -1.5, points: -0.1, freePoints: 0.8, freeBesieged: 0.5 },
  changes: {
    'move-armies': 1,
    attack: 0.5,
    recruit: 2,
    relieve: 3,
    driveOff: 1,
    recruitWall: 3,
    recruitSafe: 1,
    leavePoint: 2,
    leaveSafePoint: 1,
    march: 2.5,
    fieldOdds: 1,
    huntersHidden: 0,
  },
};

/** What each side may be after instead of haste and conquest, by hand. */
export const PURPOSES: readonly [free: readonly PlanWeights[], shadow: readonly PlanWeights[]] = [
  [REST, LAST_STAND],
  [CORRUPTION, GUARD],
];
