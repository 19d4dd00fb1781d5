import { allyDeck, asking, both, EVERYBODY, one, OTHERS, riderAt, ringBearer, type Secret, sorceryDeck, wraith } from './table.ts';

export const secretsOfPartOne: readonly Secret[] = [
  {
    rules: 'HR-SETUP-04 HR-RUL-22',
    what: 'the starting area, and so the two tokens not drawn',
    worlds: [one([1, 'dot']), one([3, 'dot'])],
    then: [both(ringBearer('moveToDot')), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-MOVE-01 HR-MOVE-02',
    what: 'an entry of the log: the newest is an area or a dot',
    worlds: [one([1, 'dot', 'dot', 10]), one([1, 'dot', 'dot', 'dot'])],
    then: [[ringBearer('moveFrodo', { area: 9 }), ringBearer('moveToDot')], both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-DEF-04 HR-DEF-05 HR-DEF-06',
    what: 'last area, dots, range and legal moves of Frodo',
    worlds: [one([1, 6, 'dot', 'dot']), one([1, 'dot', 'dot', 10])],
    then: [[ringBearer('moveFrodo', { area: 10 }), ringBearer('moveFrodo', { area: 11 })]],
    from: OTHERS,
  },
  {
    rules: 'HR-NIGHT-01 HR-NIGHT-04',
    what: 'where a move by night goes',
    worlds: [one([1, 'dot'], { turn: 'night' }), one([1, 6], { turn: 'night' })],
    then: [both(ringBearer('travelByNight')), [ringBearer('moveFrodo', { area: 5 }), ringBearer('moveToDot')], both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-ESC-02 HR-ESC-09',
    what: 'the escape of part I: a new area or a slash',
    worlds: [
      one([1, 'dot', 'dot', 10], { ...riderAt(10), foundAt: 10, frames: [{ step: 'escape' }] }),
      one([1, 'dot', 'dot', 10], { ...riderAt(10), foundAt: 10, frames: [{ step: 'escape' }] }),
    ],
    then: [[ringBearer('escapeTo', { area: 9 }), ringBearer('stayPut')]],
    from: OTHERS,
  },
  {
    rules: 'HR-SETUP-08 HR-SETUP-09',
    what: 'the Information tokens held, and those not drawn',
    worlds: [
      one([1, 'dot'], { information: ['I1'] }, { information: { held: ['I2', 'I3', 'I4', 'I5'] } }),
      one([1, 'dot'], { information: ['I1'] }, { information: { held: ['I9', 'I10', 'I11', 'I12'] } }),
    ],
    then: [both(ringBearer('moveToDot')), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-CONCEAL-01 HR-CONCEAL-02',
    what: 'which tokens are concealed and how many: the move that conceals one makes no sound',
    worlds: [
      one([1, 'dot'], {}, { information: { held: ['I1', 'I2', 'I3', 'I4', 'I5'] } }),
      one([1, 'dot'], {}, { information: { held: ['I8', 'I2', 'I3', 'I4', 'I5'] } }),
    ],
    then: [both(ringBearer('moveFrodo', { area: 6 })), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-ALLY-09 HR-CONCEAL-02',
    what: 'A1-17 with a token left to hide and with none',
    worlds: [
      one(
        [1, 'dot'],
        { information: ['I1'], turnSoFar: { begun: true, stepped: true } },
        { hand: ['A1-17'], information: { held: ['I2'], concealed: ['I3', 'I4', 'I5'] } },
      ),
      one(
        [1, 'dot'],
        { information: ['I1'], turnSoFar: { begun: true, stepped: true } },
        { hand: ['A1-17'], information: { held: [], concealed: ['I2', 'I3', 'I4', 'I5'] } },
      ),
    ],
    then: [
      both(ringBearer('playAlly', { ally: 'A1-17', effect: 'b' })),
      [ringBearer('hideInformation', { information: 'I2' }), ringBearer('done')],
    ],
    from: OTHERS,
  },
  {
    rules: 'HR-ALLY-02 HR-SETUP-06',
    what: 'the Ally hand, except its number',
    worlds: [one([1, 'dot'], {}, { hand: ['A1-01', 'A1-16'] }), one([1, 'dot'], {}, { hand: ['A1-15', 'A1-11'] })],
    then: [both(ringBearer('moveToDot')), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-SETUP-06 HR-FELL-01',
    what: 'the order of the Ally deck: nobody, until a card is drawn',
    worlds: [
      one([1, 'dot'], { fellowship: 1, allyDeck: allyDeck('A1-01', 'A1-02') }),
      one([1, 'dot'], { fellowship: 1, allyDeck: allyDeck('A1-02', 'A1-01') }),
    ],
    from: EVERYBODY,
  },
  {
    rules: 'HR-FELL-01 HR-RUL-34',
    what: 'the Ally card drawn for a token',
    worlds: [
      one([1, 'dot'], { fellowship: 1, allyDeck: allyDeck('A1-01', 'A1-02') }),
      one([1, 'dot'], { fellowship: 1, allyDeck: allyDeck('A1-02', 'A1-01') }),
    ],
    then: [both(ringBearer('spendToken'))],
    from: OTHERS,
  },
  {
    rules: 'HR-DAY-08',
    what: 'the Ally cards looked at, the one kept and those put under the deck',
    worlds: [
      one([1, 'dot'], asking('keepAlly'), { looked: ['A1-01', 'A1-02'] }),
      one([1, 'dot'], asking('keepAlly'), { looked: ['A1-11', 'A1-12'] }),
    ],
    then: [[ringBearer('keepAlly', { ally: 'A1-02' }), ringBearer('keepAlly', { ally: 'A1-11' })]],
    from: OTHERS,
  },
  {
    rules: 'HR-TALK-02 HR-RUL-48 HR-SORC-01',
    what: 'the Sorcery hand of a player',
    worlds: [
      one([1, 'dot'], { wraiths: [{ hand: ['S-05'] }, { hand: ['S-06'] }] }),
      one([1, 'dot'], { wraiths: [{ hand: ['S-08'] }, { hand: ['S-06'] }] }),
    ],
    then: [both(ringBearer('moveToDot')), both(ringBearer('endTurn'))],
    from: [0, 2, 'spectator'],
  },
  {
    rules: 'HR-DICE-07 HR-SORC-01',
    what: 'the Sorcery card drawn by a player',
    worlds: [
      one([1, 'dot'], { ...riderAt(18), sorceryDeck: sorceryDeck('S-05', 'S-08') }),
      one([1, 'dot'], { ...riderAt(18), sorceryDeck: sorceryDeck('S-08', 'S-05') }),
    ],
    then: [both(wraith('drawSorcery', { die: 'sorcery' }))],
    from: [0, 2, 'spectator'],
  },
  {
    rules: 'HR-SORC-01 HR-SETUP2-15',
    what: 'the order of the Sorcery deck',
    worlds: [one([1, 'dot'], { sorceryDeck: sorceryDeck('S-05', 'S-08') }), one([1, 'dot'], { sorceryDeck: sorceryDeck('S-08', 'S-05') })],
    from: EVERYBODY,
  },
  {
    rules: 'HR-SEARCH-03 HR-SEARCH-04',
    what: 'why a search was answered yes: an older entry or the last area',
    worlds: [one([1, 'dot', 'dot', 10, 9], riderAt(10)), one([1, 6, 'dot', 'dot', 10], riderAt(10))],
    then: [both(wraith('search')), both(ringBearer('pass'))],
    from: OTHERS,
  },
  {
    rules: 'HR-PERC-02 HR-PERC-03',
    what: 'where in the region Frodo was perceived',
    worlds: [one([1, 'dot', 'dot', 10, 9], riderAt(6)), one([1, 6, 'dot', 'dot', 10], riderAt(6))],
    then: [both(wraith('perceive', { die: 'ring', scope: 'region' })), both(ringBearer('pass'))],
    from: OTHERS,
  },
];
