import { box } from '../letter.ts';
import { asking, both, EVERYBODY, OTHERS, type WorldPosition, ringBearer, type Secret, shared, two, wraith } from './table.ts';

const FOUR = ['D1', 'D2', 'D3', 'D4'];
const SUPPLY = ['D5', 'D6', 'D7', 'D8', 'D9', 'D10'];
const choosing: WorldPosition = { step: 0, frames: [{ step: 'chooseJourney' }] };
const starting: WorldPosition = { step: 0, frames: [{ step: 'gandalfStart' }] };
const swapping: WorldPosition = { step: 0, frames: [{ step: 'swapSorcery' }] };
/** A Wraith player who sees the hands of the first and of the second. */
const pooled = (seat: number, first: string[], second: string[]): { hand: string[]; known: string[][] } => ({
  hand: seat === 1 ? first : second,
  known: [[], seat === 1 ? [] : first, seat === 2 ? [] : second],
});
/** The long Journey cards but the first, in another order. */
const journeys = (from: number): string[] => {
  const deck = box.journeyIds.filter((id) => id.startsWith('JL') && id !== 'JL-01');
  return [...deck.slice(from), ...deck.slice(0, from)];
};

export const secretsOfPartTwo: readonly Secret[] = [
  {
    rules: 'HR-SETUP2-16 HR-RUL-48 HR-LETTER-06',
    what: 'the hands laid open among the Wraith players before part II, and every swap',
    worlds: [
      two({}, { ...swapping, wraiths: [pooled(1, ['S-05'], ['S-06']), pooled(2, ['S-05'], ['S-06'])] }),
      two({}, { ...swapping, wraiths: [pooled(1, ['S-08'], ['S-10']), pooled(2, ['S-08'], ['S-10'])] }),
    ],
    then: [
      [
        wraith('swapSorcery', { sorcery: 'S-05', seat: 2, wanted: 'S-06' }),
        wraith('swapSorcery', { sorcery: 'S-08', seat: 2, wanted: 'S-10' }),
      ],
    ],
    from: [0, 'spectator'],
  },
  {
    rules: 'HR-DETECT-01 HR-DETECT-02',
    what: 'of whom a perception of part II spoke: Frodo or Gandalf',
    worlds: [
      two({ journey: 'JS-01', gandalf: 41 }, { active: 'blue', ...shared(10, 28, 33, 33), step: 2, deedSupply: SUPPLY }),
      two({ journey: 'JS-05', gandalf: 9 }, { active: 'blue', ...shared(10, 28, 33, 33), step: 2, deedSupply: SUPPLY }),
    ],
    then: [both(wraith('perceive', { die: 'ring', scope: 'section' })), both(ringBearer('pass'))],
    from: OTHERS,
  },
  {
    rules: 'HR-JOURNEY-04 HR-JOURNEY-05 HR-SETUP2-06',
    what: 'the Journey card and Frodo’s place in part II',
    worlds: [two({ journey: 'JS-01' }, { turnSoFar: {} }), two({ journey: 'JS-03' }, { turnSoFar: {} })],
    then: [both(ringBearer('advance')), both(ringBearer('moveGandalf', { area: 7 })), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-RUL-54 HR-CORR-05 HR-SETUP2-07',
    what: 'the length of the journey, and with it the limit and the deck kept at hand',
    worlds: [
      two({ journey: 'JS-01' }, { corruption: 9, turnSoFar: {}, turn: 'night' }),
      two({ journey: 'JL-01' }, { corruption: 9, turnSoFar: {}, turn: 'night' }),
    ],
    then: [both(ringBearer('advance')), both(ringBearer('moveGandalf', { area: 7 })), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-SETUP2-06',
    what: 'the two Journey cards seen at the set-up of part II, and the one kept',
    worlds: [
      two({ journey: null, journeysSeen: ['JS-01', 'JL-01'], gandalf: null, gandalfLog: [], deeds: [], deedsSeen: FOUR }, choosing),
      two({ journey: null, journeysSeen: ['JS-02', 'JL-07'], gandalf: null, gandalfLog: [], deeds: [], deedsSeen: FOUR }, choosing),
    ],
    then: [[ringBearer('keepJourney', { journey: 'JS-01' }), ringBearer('keepJourney', { journey: 'JL-07' })]],
    from: OTHERS,
  },
  {
    rules: 'HR-REROUTE-02 HR-REROUTE-03',
    what: 'Journey cards looked at, kept and laid aside on a change of route',
    worlds: [
      two({ journeysGone: ['JL-01'], journeysSeen: ['JL-02', 'JL-03'] }, asking('keepJourney')),
      two({ journey: 'JS-01', journeysGone: ['JS-01'], journeysSeen: ['JS-02', 'JS-03'] }, asking('keepJourney')),
    ],
    then: [[ringBearer('keepJourney', { journey: 'JL-02' }), ringBearer('keepJourney', { journey: 'JS-03' })]],
    from: OTHERS,
  },
  {
    rules: 'HR-RUL-57',
    what: 'the order of the Journey deck',
    worlds: [two({}, { journeyDeck: journeys(0) }), two({}, { journeyDeck: journeys(5) })],
    from: EVERYBODY,
  },
  {
    rules: 'HR-GANDALF-01 HR-GANDALF-04',
    what: 'Gandalf’s log and his last area',
    worlds: [
      two({ gandalf: 8, gandalfLog: [8] }),
      two({ gandalf: 18, gandalfLog: [8, 9, 18], deeds: ['D2', 'D3', 'D5'] }, { deedSupply: ['D4', 'D6', 'D7', 'D8', 'D9', 'D10'] }),
    ],
    then: [[ringBearer('moveGandalf', { area: 7 }), ringBearer('moveGandalf', { area: 20 })], both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-SETUP2-11 HR-SETUP2-12',
    what: 'the deed tokens held and those in the supply',
    worlds: [
      two({ deeds: ['D2', 'D3', 'D4'] }, { deedSupply: SUPPLY }),
      two({ deeds: ['D8', 'D9', 'D10'] }, { deedSupply: ['D2', 'D3', 'D4', 'D5', 'D6', 'D7'] }),
    ],
    then: [both(ringBearer('moveGandalf', { area: 7 })), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-SETUP2-11',
    what: 'the deed token on whose area Gandalf starts',
    worlds: [
      two({ gandalf: null, gandalfLog: [], deeds: [], deedsSeen: FOUR }, { ...starting, deedSupply: SUPPLY }),
      two({ gandalf: null, gandalfLog: [], deeds: [], deedsSeen: FOUR }, { ...starting, deedSupply: SUPPLY }),
    ],
    then: [[ringBearer('chooseDeed', { deed: 'D1' }), ringBearer('chooseDeed', { deed: 'D3' })]],
    from: OTHERS,
  },
  {
    rules: 'HR-GANDALF-13 HR-GANDALF-14',
    what: 'the token with which Gandalf hides again',
    worlds: [
      two({ deedsSeen: ['D5', 'D6'] }, { ...asking('hidingPlace'), deedSupply: ['D7', 'D8'] }),
      two({ deedsSeen: ['D5', 'D7'] }, { ...asking('hidingPlace'), deedSupply: ['D6', 'D8'] }),
    ],
    then: [[ringBearer('chooseDeed', { deed: 'D6' }), ringBearer('chooseDeed', { deed: 'D5' })]],
    from: OTHERS,
  },
  {
    rules: 'HR-RUL-66',
    what: 'where Gandalf goes when no token is left',
    worlds: [two({}, { ...asking('flightArea'), deedSupply: [] }), two({}, { ...asking('flightArea'), deedSupply: [] })],
    then: [[ringBearer('fleeTo', { area: 7 }), ringBearer('fleeTo', { area: 8 })]],
    from: OTHERS,
  },
  {
    rules: 'HR-DETECT-07 HR-RUL-67',
    what: 'to which area Gandalf flees when he is discovered',
    worlds: [
      two({ gandalf: 10 }, { active: 'blue', ...shared(10, 28, 33, 33), step: 0, deedSupply: ['D5'] }),
      two({ gandalf: 10 }, { active: 'blue', ...shared(10, 28, 33, 33), step: 0, deedSupply: ['D9'] }),
    ],
    then: [both(wraith('huntWith', { die: 'sword' })), both(ringBearer('pass'))],
    from: OTHERS,
  },
  {
    rules: 'HR-GANDALF-05 HR-GANDALF-06',
    what: 'that Gandalf could have been revealed, and was not',
    worlds: [
      two({ gandalf: 8 }, { fellowship: 1, ...shared(7, 28, 33, 33) }),
      two({ gandalf: 8 }, { fellowship: 1, ...shared(7, 28, 33, 33) }),
    ],
    then: [[ringBearer('moveGandalf', { area: 7 }), ringBearer('moveGandalf', { area: 9 })], both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-DEED-01 HR-RUL-64',
    what: 'that a deed could have been done, and was not',
    worlds: [
      two({ gandalf: 10, deeds: ['D2', 'D3', 'D4'] }, { deedSupply: SUPPLY }),
      two({ gandalf: 10, deeds: ['D5', 'D6', 'D7'] }, { deedSupply: ['D2', 'D3', 'D4', 'D8', 'D9', 'D10'] }),
    ],
    then: [both(ringBearer('moveGandalf', { area: 18 })), both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-DEED-05',
    what: 'that Rivendell could have been announced, and was not',
    worlds: [two({ gandalf: 42 }), two({ gandalf: 42 })],
    then: [[ringBearer('moveGandalf', { area: 'C' }), ringBearer('moveGandalf', { area: 39 })], both(ringBearer('endTurn'))],
    from: OTHERS,
  },
  {
    rules: 'HR-ALLY-09 HR-GANDALF-02',
    what: 'A2-10: whether Gandalf had made his move before the card',
    worlds: [two({ hand: ['A2-10'] }), two({ hand: ['A2-10'] })],
    then: [
      [ringBearer('moveGandalf', { area: 7 }), null],
      both(ringBearer('playAlly', { ally: 'A2-10', effect: 'a' })),
      [ringBearer('done'), ringBearer('relocateGandalf', { area: 27 })],
      both(ringBearer('endTurn')),
    ],
    from: OTHERS,
  },
  {
    rules: 'HR-ALLY-09 HR-RUL-48',
    what: 'A2-12: the hand shown to the Ring-bearer alone',
    worlds: [
      two({ hand: ['A2-12'] }, { wraiths: [{ hand: ['S-05', 'S-08'] }, { hand: ['S-06'] }] }),
      two({ hand: ['A2-12'] }, { wraiths: [{ hand: ['S-10', 'S-08'] }, { hand: ['S-06'] }] }),
    ],
    then: [
      both(ringBearer('playAlly', { ally: 'A2-12', effect: 'a' })),
      both(ringBearer('peekHand', { seat: 1 })),
      both(ringBearer('discardPeeked', { sorcery: 'S-08' })),
    ],
    from: [2, 'spectator'],
  },
];
