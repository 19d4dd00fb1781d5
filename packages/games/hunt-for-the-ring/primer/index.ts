import type { Primer } from '../../primer.ts';
import type { HuntPosition } from '../position/index.ts';
import type { HuntAction } from '../rules/state.ts';

const PART_ONE = { game: 'hunt-for-the-ring', options: { mode: 'part1' } } as const;
const RIDERS = { blue: { at: 30 }, green: { at: 22 }, red: { at: 44 }, violet: { at: 45 } };

/** Frodo at the Three-Farthing Stone; with a dot behind him he is on his way from there. */
const STONE: HuntPosition = { ...PART_ONE, nazgul: RIDERS, ringBearer: { log: [1, 'dot', 'dot', 10] } };
const WILD: HuntPosition = { ...PART_ONE, nazgul: RIDERS, ringBearer: { log: [1, 'dot', 'dot', 10, 'dot'] } };

/** Frodo went on from the Stone to the north-east; a Nazgûl stands on one of the two. */
const askingAt = (at: number): HuntPosition => ({
  ...PART_ONE,
  turn: 'secondDaylight',
  active: 'blue',
  dice: ['sword', 'ring', 'sorcery', 'sorcery*', 'ring*', 'shadow*'],
  nazgul: { ...RIDERS, blue: { at } },
  ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19] },
});

/** One Nazgûl on Frodo's last area, and one on the dot next to it. */
const CLOSE: HuntPosition = { ...askingAt(19), nazgul: { ...RIDERS, blue: { at: 19 }, green: { at: 'd17' } } };

/** A hidden token names area 33, where Frodo never was. */
const STOCK: HuntPosition = {
  ...askingAt(33),
  ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19], information: { held: ['I4', 'I7', 'I8', 'I9', 'I12'], concealed: [] } },
};

/** Gandalf has come to an area where two Nazgûl are. */
const GANDALF: HuntPosition = {
  game: 'hunt-for-the-ring',
  part: 2,
  step: 3,
  fellowship: 1,
  nazgul: { blue: { at: 7 }, green: { at: 7 } },
  turnSoFar: { begun: true, stepped: true },
  ringBearer: { journey: 'JL-01', gandalf: 7, gandalfLog: [8, 7], gandalfMoved: true, mayReveal: true },
};

const NEAR = ['9', '10', '19', '16', '30'];

export const primer: Primer<HuntAction> = {
  goal: { id: 'goal', rules: ['HR-GEN-01', 'HR-GEN-04', 'HR-GEN-05'] },
  turn: [
    { id: 'frodo', rules: ['HR-MOVE-01', 'HR-MOVE-03', 'HR-RBT-03'] },
    { id: 'cards', rules: ['HR-RBT-01', 'HR-FELL-01'] },
    { id: 'riders', rules: ['HR-WRAITH-01', 'HR-WRAITH-02', 'HR-WRAITH-03'] },
    { id: 'found', rules: ['HR-ENC-01'] },
    { id: 'day', rules: ['HR-DAY-01', 'HR-RECOV-01', 'HR-RECOV-03'] },
  ],
  signs: ['dice', 'places'],
  ends: [
    { id: 'bree', rules: ['HR-END1-01', 'HR-END1-02', 'HR-RESCUE-01'] },
    { id: 'rivendell', rules: ['HR-END2-01', 'HR-JOURNEY-01'] },
    { id: 'lost', rules: ['HR-CORR-03', 'HR-CORR-04', 'HR-CORR-05'] },
  ],
  chapters: [
    {
      id: 'moving',
      points: [
        { id: 'reach', rules: ['HR-MOVE-04', 'HR-DEF-02', 'HR-DEF-04'] },
        { id: 'dots', rules: ['HR-MOVE-06', 'HR-MOVE-07', 'HR-DEF-05'] },
        { id: 'night', rules: ['HR-NIGHT-01', 'HR-NIGHT-02', 'HR-NIGHT-03'] },
        { id: 'riders', rules: ['HR-MOVE-09'] },
      ],
      examples: [
        {
          id: 'far',
          position: STONE,
          seat: 0,
          does: { type: 'moveFrodo', area: 19 },
          barred: 'HR-DEF-04',
          plate: 'map',
          at: NEAR,
          marked: ['19'],
        },
        { id: 'dotted', position: WILD, seat: 0, does: { type: 'moveFrodo', area: 19 }, plate: 'map', at: NEAR, marked: ['19'] },
      ],
    },
    {
      id: 'riding',
      points: [
        { id: 'ways', rules: ['HR-NAZ-01', 'HR-NAZ-02', 'HR-NAZ-03'] },
        { id: 'closed', rules: ['HR-NAZ-05', 'HR-ALLYTOK-02'] },
        { id: 'dice', rules: ['HR-DICE-01', 'HR-DICE-02', 'HR-SHADOW-01'] },
      ],
      examples: [
        {
          id: 'road',
          position: askingAt(30),
          seat: 1,
          does: { type: 'ride', space: 10 },
          plate: 'map',
          at: ['10', '30', '20'],
          marked: ['10'],
        },
      ],
    },
    {
      id: 'asking',
      points: [
        { id: 'search', rules: ['HR-SEARCH-03', 'HR-SEARCH-04', 'HR-SEARCH-05'] },
        { id: 'watch', rules: ['HR-PERC-01', 'HR-PERC-02', 'HR-PERC-03'] },
        { id: 'hunt', rules: ['HR-HUNT-02', 'HR-HUNT-03', 'HR-HUNT-05'] },
        { id: 'truth', rules: ['HR-HUNT-04', 'HR-OOT-01', 'HR-OOT-03'] },
      ],
      examples: [
        { id: 'searched', position: askingAt(10), seat: 1, does: { type: 'search' }, plate: 'map', at: NEAR, marked: ['10'] },
        { id: 'hunted', position: askingAt(19), seat: 1, does: { type: 'huntWith', die: 'sword' }, plate: 'map', at: NEAR, marked: ['19'] },
        {
          id: 'begun',
          position: askingAt(1),
          seat: 1,
          does: { type: 'search' },
          barred: 'HR-SEARCH-06',
          plate: 'map',
          at: ['1', '2', '6'],
          marked: ['1'],
        },
      ],
    },
    {
      id: 'encounter',
      points: [
        { id: 'tokens', rules: ['HR-ENC-03', 'HR-ENC-04', 'HR-ENC-08'] },
        { id: 'eyes', rules: ['HR-EYE-01', 'HR-EYE-02'] },
        { id: 'company', rules: ['HR-ENC-05', 'HR-ENC-07', 'HR-COMPANY-03'] },
        { id: 'escape', rules: ['HR-ESC-01', 'HR-ESC-02', 'HR-ESC-04', 'HR-ESC-08'] },
      ],
      examples: [
        {
          id: 'two',
          position: CLOSE,
          seat: 1,
          does: { type: 'huntWith', die: 'sword' },
          plate: 'map',
          at: ['19', '16', '22', '21'],
          marked: ['19'],
        },
      ],
    },
    {
      id: 'information',
      points: [
        { id: 'held', rules: ['HR-SETUP-08', 'HR-INFO-01'] },
        { id: 'found', rules: ['HR-INFO-03', 'HR-INFO-04', 'HR-INFO-02'] },
        { id: 'concealed', rules: ['HR-CONCEAL-01'] },
        { id: 'powers', rules: ['HR-POWER-01', 'HR-POWER-02', 'HR-POWER-03', 'HR-POWER-04', 'HR-POWER-05'] },
      ],
      examples: [
        { id: 'told', position: STOCK, seat: 1, does: { type: 'search' }, plate: 'map', at: ['33', '26', '29', '34'], marked: ['33'] },
      ],
    },
    {
      id: 'rivendell',
      points: [
        { id: 'journey', rules: ['HR-JOURNEY-02', 'HR-JOURNEY-03', 'HR-JOURNEY-04'] },
        { id: 'gandalf', rules: ['HR-GANDALF-01', 'HR-GANDALF-05', 'HR-GANDALF-08', 'HR-GANDALF-09'] },
        { id: 'deeds', rules: ['HR-DEED-01', 'HR-DEED-04', 'HR-DEED-06'] },
        { id: 'detour', rules: ['HR-ESC2-01', 'HR-REROUTE-01', 'HR-REROUTE-02'] },
        { id: 'king', rules: ['HR-WK-04', 'HR-WK-05'] },
      ],
      examples: [
        {
          id: 'revealed',
          position: GANDALF,
          seat: 0,
          does: { type: 'revealGandalf' },
          plate: 'map',
          at: ['7', '8', '5', '9'],
          marked: ['7'],
        },
      ],
    },
  ],
};
