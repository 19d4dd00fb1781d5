import type { Primer } from '../../primer.ts';
import type { WarPosition } from '../position/index.ts';
import type { WarAction } from '../rules/verbs.ts';
import { cardId } from '../content/cards.ts';

const AT_WAR = { steps: 0, active: true };

/** The Shadow before Minas Tirith. */
const GONDOR: WarPosition = {
  game: 'war-of-the-ring',
  turn: 3,
  toAct: 'shadow',
  regions: {
    osgiliath: { figures: { 'sauron-regular': 4, 'sauron-elite': 1, nazgul: 1 } },
    'minas-morgul': { figures: { 'sauron-regular': 3 } },
    lossarnach: { figures: { 'gondor-regular': 2 } },
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 } },
  },
  nations: { gondor: AT_WAR, sauron: AT_WAR },
  dice: { 'free-peoples': ['character'], shadow: ['army', 'army'] },
};

/** Isengard has come into Rohan, which is roused but not at war yet; Gondor is. */
const ROUSED: WarPosition = {
  game: 'war-of-the-ring',
  turn: 2,
  regions: {
    edoras: { figures: { 'rohan-regular': 2, 'rohan-elite': 1 } },
    'helms-deep': { figures: { 'rohan-regular': 1 } },
    'fords-of-isen': { figures: { 'isengard-regular': 3 } },
    lossarnach: { figures: { 'gondor-regular': 2 } },
    osgiliath: { figures: { 'sauron-regular': 1 } },
  },
  nations: { rohan: { steps: 1, active: true }, gondor: AT_WAR },
  dice: { 'free-peoples': ['army-muster'], shadow: ['army'] },
};

/** Rohan is one step from war, and nobody has roused it. */
const ASLEEP: WarPosition = {
  game: 'war-of-the-ring',
  turn: 2,
  regions: { edoras: { figures: { 'rohan-regular': 2, 'rohan-elite': 1 } } },
  nations: { rohan: { steps: 1, active: false } },
  dice: { 'free-peoples': ['muster'], shadow: ['army'] },
};

const SIEGE: WarPosition = {
  game: 'war-of-the-ring',
  turn: 5,
  toAct: 'shadow',
  regions: {
    'minas-tirith': {
      figures: { 'sauron-regular': 5, 'southrons-elite': 2, nazgul: 1 },
      inside: { figures: { 'gondor-regular': 2, 'gondor-elite': 1, 'gondor-leader': 1 } },
    },
    osgiliath: { figures: { 'sauron-regular': 2 } },
  },
  nations: { gondor: AT_WAR, sauron: AT_WAR, southrons: AT_WAR },
  dice: { 'free-peoples': ['army-muster'], shadow: ['army'] },
};

/** Three steps from Lórien, wherever that is. */
const onTheWay = (hidden: boolean): WarPosition => ({
  game: 'war-of-the-ring',
  turn: 4,
  pool: [4, 7],
  huntBox: [1, 2],
  regions: {
    lorien: { figures: { 'elves-regular': 1, 'elves-elite': 2, 'elves-leader': 1 } },
    'dol-guldur': { figures: { 'sauron-regular': 5, nazgul: 1 } },
    moria: { figures: { 'sauron-regular': 2 } },
  },
  fellowship: { at: 'lorien', progress: hidden ? 3 : 0, hidden, corruption: 2, guide: 'gandalf-grey' },
  dice: { 'free-peoples': ['character', 'character'], shadow: ['event'] },
});

const MORDOR: WarPosition = {
  game: 'war-of-the-ring',
  turn: 9,
  pool: [4, 7],
  huntBox: [1, 3],
  fellowship: { at: 'morannon', mordor: 3, corruption: 8, guide: 'strider' },
  dice: { 'free-peoples': ['character'], shadow: ['event'] },
};

/** A card for a Muster die in the hand, and two dice. */
const COUNCIL: WarPosition = {
  game: 'war-of-the-ring',
  turn: 2,
  fellowship: { at: 'rivendell' },
  dice: { 'free-peoples': ['muster', 'character'], shadow: ['army'] },
  hands: { 'free-peoples': { hand: [cardId('wisdom-of-elrond')] } },
};

export const primer: Primer<WarAction> = {
  goal: { id: 'goal', rules: ['WR-VICTORY-03', 'WR-VICTORY-04'] },
  turn: [
    { id: 'cards', rules: ['WR-PHASE-02', 'WR-PHASE-03'] },
    { id: 'fellowship', rules: ['WR-PHASE-04'] },
    { id: 'hunt', rules: ['WR-PHASE-05', 'WR-DICE-08', 'WR-DICE-09'] },
    { id: 'roll', rules: ['WR-PHASE-06', 'WR-DICE-12'] },
    { id: 'act', rules: ['WR-PHASE-07', 'WR-DICE-14', 'WR-DICE-17'] },
    { id: 'victory', rules: ['WR-PHASE-08'] },
  ],
  signs: ['dice', 'tiles'],
  ends: [
    { id: 'doom', rules: ['WR-VICTORY-04', 'WR-MORDOR-11'] },
    { id: 'corrupted', rules: ['WR-VICTORY-03'] },
    { id: 'conquered', rules: ['WR-VICTORY-05', 'WR-VICTORY-06', 'WR-CAPT-06'] },
  ],
  chapters: [
    {
      id: 'armies',
      points: [
        { id: 'made', rules: ['WR-DEF-01', 'WR-ARMY-01', 'WR-ARMY-05'] },
        { id: 'move', rules: ['WR-MOVE-02', 'WR-DICE-28', 'WR-DICE-20', 'WR-MOVE-10'] },
        { id: 'peace', rules: ['WR-BATTLE-01', 'WR-MOVE-12'] },
        { id: 'muster', rules: ['WR-RECRUIT-01', 'WR-RECRUIT-02', 'WR-RECRUIT-06', 'WR-RECRUIT-11'] },
      ],
      examples: [
        {
          id: 'attack',
          position: GONDOR,
          seat: 1,
          first: [{ type: 'spend', die: 'army', action: 'attack' }],
          does: { type: 'attack', from: 'osgiliath', against: 'lossarnach' },
          plate: 'map',
          at: ['osgiliath', 'lossarnach', 'minas-tirith', 'minas-morgul'],
          marked: ['osgiliath', 'lossarnach'],
        },
        {
          id: 'waits',
          position: ROUSED,
          seat: 0,
          first: [{ type: 'spend', die: 'army-muster', action: 'attack' }],
          does: { type: 'attack', from: 'helms-deep', against: 'fords-of-isen' },
          barred: 'WR-BATTLE-01',
          plate: 'map',
          at: ['edoras', 'helms-deep', 'fords-of-isen'],
          marked: ['helms-deep'],
        },
      ],
    },
    {
      id: 'battle',
      points: [
        { id: 'roll', rules: ['WR-BATTLE-10', 'WR-BATTLE-26'] },
        { id: 'leaders', rules: ['WR-BATTLE-11', 'WR-BATTLE-27'] },
        { id: 'losses', rules: ['WR-BATTLE-33', 'WR-BATTLE-34', 'WR-BATTLE-38'] },
        { id: 'cards', rules: ['WR-BATTLE-14', 'WR-BATTLE-16', 'WR-EVENT-15'] },
        { id: 'onward', rules: ['WR-BATTLE-41', 'WR-BATTLE-42', 'WR-BATTLE-46'] },
      ],
      examples: [
        {
          id: 'begun',
          position: GONDOR,
          seat: 1,
          first: [
            { type: 'spend', die: 'army', action: 'attack' },
            { type: 'attack', from: 'osgiliath', against: 'lossarnach' },
          ],
          does: { type: 'beginBattle' },
          plate: 'map',
          at: ['osgiliath', 'lossarnach', 'minas-tirith', 'south-ithilien'],
          marked: ['osgiliath', 'lossarnach'],
        },
      ],
    },
    {
      id: 'siege',
      points: [
        { id: 'withdraw', rules: ['WR-SIEGE-01', 'WR-SIEGE-03', 'WR-SIEGE-05'] },
        { id: 'assault', rules: ['WR-SIEGE-10', 'WR-SIEGE-11', 'WR-SIEGE-12'] },
        { id: 'sortie', rules: ['WR-SIEGE-15', 'WR-SIEGE-16', 'WR-SIEGE-21'] },
        { id: 'fall', rules: ['WR-CAPT-03', 'WR-CAPT-06', 'WR-BATTLE-47'] },
      ],
      examples: [
        {
          id: 'walls',
          position: SIEGE,
          seat: 1,
          does: { type: 'spend', die: 'army', action: 'attack' },
          plate: 'map',
          at: ['minas-tirith', 'osgiliath', 'lossarnach'],
          marked: ['minas-tirith'],
        },
      ],
    },
    {
      id: 'politics',
      points: [
        { id: 'passive', rules: ['WR-POL-01', 'WR-POL-02'] },
        { id: 'rouse', rules: ['WR-POL-03', 'WR-POL-04', 'WR-POL-05', 'WR-POL-06'] },
        { id: 'advance', rules: ['WR-DICE-31', 'WR-POL-08', 'WR-POL-09'] },
        { id: 'war', rules: ['WR-POL-15', 'WR-POL-16'] },
      ],
      examples: [
        {
          id: 'asleep',
          position: ASLEEP,
          seat: 0,
          first: [{ type: 'spend', die: 'muster', action: 'diplomacy' }],
          does: { type: 'advanceNation', nation: 'rohan' },
          barred: 'WR-DICE-31',
          plate: 'politics',
        },
      ],
    },
    {
      id: 'fellowship',
      points: [
        { id: 'counter', rules: ['WR-FSP-01', 'WR-FSP-11', 'WR-FSP-12'] },
        { id: 'hunt', rules: ['WR-HUNT-09', 'WR-HUNT-10', 'WR-HUNT-11', 'WR-HUNT-17'] },
        { id: 'tile', rules: ['WR-HUNT-03', 'WR-HUNT-18', 'WR-HUNT-24', 'WR-HUNT-26', 'WR-HUNT-28'] },
        { id: 'seen', rules: ['WR-FSP-22', 'WR-FSP-23', 'WR-FSP-27'] },
        { id: 'declare', rules: ['WR-FSP-18', 'WR-FSP-19', 'WR-FSP-28'] },
        { id: 'guide', rules: ['WR-FSP-07', 'WR-FSP-31', 'WR-FSP-36', 'WR-FSP-10'] },
      ],
      examples: [
        {
          id: 'step',
          position: onTheWay(true),
          seat: 0,
          does: { type: 'spend', die: 'character', action: 'move-fellowship' },
          plate: 'fellowship',
          at: ['lorien', 'moria', 'dol-guldur'],
          marked: ['lorien'],
        },
        {
          id: 'revealed',
          position: onTheWay(false),
          seat: 0,
          does: { type: 'spend', die: 'character', action: 'move-fellowship' },
          barred: 'WR-FSP-23',
          plate: 'fellowship',
          at: ['lorien', 'moria', 'dol-guldur'],
          marked: ['lorien'],
        },
      ],
    },
    {
      id: 'mordor',
      points: [
        { id: 'gates', rules: ['WR-MORDOR-02', 'WR-MORDOR-03', 'WR-MORDOR-04'] },
        { id: 'tiles', rules: ['WR-MORDOR-06', 'WR-MORDOR-07', 'WR-MORDOR-08'] },
        { id: 'haste', rules: ['WR-MORDOR-09', 'WR-MORDOR-10', 'WR-MORDOR-11'] },
      ],
      examples: [
        {
          id: 'slope',
          position: MORDOR,
          seat: 0,
          does: { type: 'spend', die: 'character', action: 'move-fellowship' },
          plate: 'mordor',
        },
      ],
    },
    {
      id: 'cards',
      points: [
        { id: 'event', rules: ['WR-EVENT-05', 'WR-EVENT-02', 'WR-DICE-36'] },
        { id: 'combat', rules: ['WR-EVENT-15'] },
        { id: 'rings', rules: ['WR-RING-01', 'WR-RING-03', 'WR-RING-05'] },
        { id: 'people', rules: ['WR-DICE-04', 'WR-DICE-05', 'WR-DICE-39', 'WR-DICE-34'] },
      ],
      examples: [
        {
          id: 'sign',
          position: COUNCIL,
          seat: 0,
          does: { type: 'spend', die: 'muster', action: 'play-muster-event' },
          plate: 'hand',
          marked: ['muster'],
        },
        {
          id: 'otherSign',
          position: COUNCIL,
          seat: 0,
          does: { type: 'spend', die: 'character', action: 'play-character-event' },
          barred: 'WR-DICE-22',
          plate: 'hand',
          marked: ['character'],
        },
      ],
    },
  ],
};
