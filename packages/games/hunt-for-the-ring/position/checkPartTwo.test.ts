import { asId } from '#kernel/id.ts';
import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { visited } from '../rules/derived.ts';
import { bearer } from '../rules/state.ts';
import { expectRefused, type Impossible, type Loose } from '../testing/impossible.ts';
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';

const two = (more: Loose = {}, ringBearer: Loose['ringBearer'] = {}): Loose => ({
  part: 2,
  step: 2,
  nazgul: riders(28, 28, 33, 33),
  ...more,
  ringBearer: { journey: 'JL-01', gandalf: 8, deeds: ['D2', 'D3', 'D4'], ...ringBearer },
});
const later = { turnSoFar: { begun: true, stepped: true } };
const seats: Loose = { seats: 3, nazgul: undefined, step: 0, frames: [{ step: 'swapSorcery' }] };
const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow'];

const IMPOSSIBLE: readonly Impossible[] = [
  ['part II in a game of part I', 'HR-GEN-06', 'options.mode', two({ options: { mode: 'part1' } })],
  ['part I in a game of part II', 'HR-GEN-06', 'options.mode', { options: { mode: 'part2' } }],
  ['Strider still aside', 'HR-SETUP2-03', 'company.strider', two({ company: { strider: 'aside' } })],
  ['a card turned over at no time', 'HR-COMPANY-03', 'turnedIn.1', two({ company: { samwise: 'over' }, turnedIn: [0, 0, 0, 0, 0] })],
  ['four tokens in a pool of three', 'HR-SETUP2-05', 'poolSize', two({ poolSize: 4 })],
  ['a Shadow on the Witch-king die', 'HR-WKDIE-05', 'dice.6', two({ dice: [...dice, 'shadow'] })],
  ['a Pursuit on an ordinary die', 'HR-DICE-03', 'dice.0', two({ dice: ['pursuit'] })],
  ['Gandalf on a dot', 'HR-GANDALF-03', 'ringBearer.gandalfLog.0', two({}, { gandalf: 'd03' })],
  ['Gandalf nowhere', null, 'ringBearer.gandalf', two({}, { gandalf: 99 })],
  ['a log that does not lead to him', 'HR-GANDALF-01', 'ringBearer.gandalfLog', two({}, { gandalfLog: [8, 9] })],
  ['his figure somewhere else', 'HR-GANDALF-07', 'gandalfAt', two({ ...later, gandalfAt: 18 })],
  ['Rivendell in the wild', 'HR-DEED-05', 'rivendell', two({ rivendell: 8 })],
  ['in Rivendell and on the road', 'HR-DEED-05', 'rivendell', two({ rivendell: 'A' })],
  ['revealed and in Rivendell', 'HR-RUL-69', 'gandalfAt', two({ ...later, rivendell: 'A', gandalfAt: 'A' }, { gandalf: 'A' })],
  ['four deed tokens held', 'HR-SETUP2-11', 'ringBearer.deeds', two({ deedsDone: ['D5'] })],
  ['two deed tokens held', 'HR-SETUP2-11', 'ringBearer.deeds', two({}, { deeds: ['D2', 'D3'] })],
  ['deed tokens looked at in a turn', 'HR-GANDALF-13', 'ringBearer.deedsSeen', two({}, { deedsSeen: ['D5'] })],
  [
    'three tokens to hide by',
    'HR-GANDALF-13',
    'ringBearer.deedsSeen',
    two({ frames: [{ step: 'endOfTurn' }, { step: 'hidingPlace' }] }, { deedsSeen: ['D5', 'D6', 'D7'] }),
  ],
  ['Journey cards looked at in a turn', 'HR-REROUTE-03', 'ringBearer.journeysSeen', two({}, { journeysSeen: ['JL-02'] })],
  [
    'two short cards to choose from',
    'HR-SETUP2-06',
    'ringBearer.journeysSeen',
    two(
      { step: 0, frames: [{ step: 'chooseJourney' }] },
      { journey: null, gandalf: null, deeds: [], journeysSeen: ['JS-01', 'JS-02'], deedsSeen: ['D1', 'D2', 'D3', 'D4'] },
    ),
  ],
  ['Gandalf moved before Frodo', 'HR-RUL-55', 'ringBearer.gandalfMoved', two({}, { gandalfMoved: true })],
  ['a turn in which he need not move', 'HR-GANDALF-02', 'ringBearer.gandalfLeft', two(later, { gandalfLeft: 0 })],
  ['revealed, with moves to make', 'HR-RUL-84', 'ringBearer.gandalfLeft', two({ ...later, gandalfAt: 8 }, { gandalfLeft: 1 })],
  ['a reveal far from any Nazgûl', 'HR-GANDALF-05', 'ringBearer.mayReveal', two(later, { gandalfMoved: true, mayReveal: true })],
  ['a trail of a row still to come', 'HR-JOURNEY-05', 'trail.8', two({ trail: { 1: 'eye', 8: 'sword' } })],
  ['a trail where he has only just come', 'HR-DAY-02', 'trail.7', two({ ...later, trail: { 7: 'eye' } })],
  ['a trail before the first day', 'HR-RUL-41', 'trail.1', two({ ...seats, trail: { 1: 'sword' } })],
  [
    'a trail after the old card is laid aside',
    'HR-REROUTE-02',
    'trail.1',
    two({ trail: { 1: 'eye' }, frames: [{ step: 'endOfTurn' }, { step: 'striderAtReroute' }] }),
  ],
  [
    'an Eye on the haven where he is',
    'HR-HAVEN-02',
    'trail.25',
    two({ options: { havens: true }, step: 9, active: 'blue', trail: { 25: 'eye' } }),
  ],
  ['a short journey on step 14', 'HR-JOURNEY-06', 'step', two({ step: 14 }, { journey: 'JS-01' })],
  ['a long one nobody knows of on step 14', 'HR-RUL-54', 'longKnown', two({ step: 14, longKnown: false })],
  ['a long one nobody knows of at 12', 'HR-RUL-54', 'longKnown', two({ corruption: 12, longKnown: false })],
  ['an offer to oneself', 'HR-SETUP2-16', 'offers.0', two({ ...seats, offers: [{ from: 1, card: 'S-05', to: 1, wanted: 'S-05' }] })],
  ['an offer to nobody', 'HR-SETUP2-16', 'offers.0', two({ ...seats, offers: [{ from: 1, card: 'S-05', to: 4, wanted: 'S-05' }] })],
  ['hands known of too few', null, 'wraiths.0.known', two({ ...seats, wraiths: [{ known: [[]] }, {}] })],
  ['hands known to the Ring-bearer of too many', null, 'ringBearer.known', two({}, { known: [[], [], []] })],
  ['the Ring-bearer has given up', 'HR-GEN-01', 'left', two({ left: 1 })],
  ['half a clue', null, 'clues', two({ clues: [9, 0] })],
  ['a clue there is none of', null, 'clues.4', two({ clues: [9, 0, 0, 0, 77, 0, 0, 0] })],
  ['a step of part I', 'HR-GEN-02', 'frames.0.step', two({ frames: [{ step: 'escape' }] })],
  [
    'three Nazgûl on one starting area',
    'HR-SETUP2-20',
    'nazgul.red.at',
    two({ step: 0, nazgul: riders(28, 28, 28, 33), information: ['I1', 'I2', 'I3', 'I4', 'I5'], frames: [{ step: 'chooseHost' }] }),
  ],
  ['a hunt that found Frodo beside his route', 'HR-HUNT-06', 'foundAt', two({ active: 'blue', foundAt: 40 })],
  ['a step that asks nobody', null, 'frames', two({ frames: [{ step: 'drawTokens' }] })],
  ['a frame with something strange in it', null, 'frames.0.why', two({ frames: [{ step: 'escapeTwo', why: 3 }] })],
  [
    'a card of another effect',
    'HR-ALLY-08',
    'frames.1.effect',
    two({
      ...later,
      frames: [{ step: 'ringBearerTurn' }, { step: 'script', deck: 'ally', card: 'A2-10', effect: 'b' }, { step: 'relocateGandalf' }],
    }),
  ],
  ['a choice no card offers', 'HR-SORC-06', 'frames.1', two({ active: 'blue', frames: [{ step: 'activation' }, { step: 'temptation' }] })],
];

describe('a moment of part II that could not arise is refused with the place and the rule', () => {
  test.each(IMPOSSIBLE)('%s (%s)', expectRefused);
});

test('HR-JOURNEY-05, HR-HAVEN-03: a trail may lie on every row so far, on a haven too once Frodo is gone or was hunted', () => {
  const moment = (step: number, trail: Loose['trail'], more: Loose = {}) =>
    table(two({ options: { havens: true }, step, active: 'blue', trail, ...more }));
  moment(2, { 1: 'eye', 7: 'eye' });
  moment(9, { 25: 'sword' });
  moment(10, { 25: 'eye', 29: 'sword' });
  table(two({ step: 9, active: 'blue', trail: { 25: 'eye' } }));
});

describe('what is left out of part II is filled in', () => {
  test('HR-SEARCH-03, HR-HUNT-03: the made-up past knows of the Trail tokens, so that every re-dealt world does', () => {
    const t = table(two({ step: 9, active: 'blue', trail: { 7: 'eye', 8: 'sword' } }));
    for (let seed = 0; seed < 20; seed++) {
      const world = game.redeal(t.s, 1, new SeededRandom(seed));
      for (const area of ['7', '8']) expect(visited(world, asId(box.spaces.indexOf(area)))).toBe(true);
    }
  });

  test('Gandalf is where his figure stands; the token of his start is out of the supply', () => {
    const told = (more: Loose, own: Loose['ringBearer'] = {}) => bearer(table({ part: 2, ...more, ringBearer: own }).s);
    expect(box.spaces[told({ rivendell: 'B' }).gandalf]).toBe('B');
    expect(box.spaces[told({ ...later, gandalfAt: 18 }).gandalf]).toBe('18');
    const t = table({ part: 2, deedsDone: ['D2'], ringBearer: { gandalf: 9, gandalfLog: [18, 9] } });
    expect(bearer(t.s).deeds.map((deed) => box.deedIds[deed])).toEqual(['D1', 'D3']);
    expect(t.s.hidden.deedSupply.map((deed) => box.deedIds[deed])).toEqual(['D5', 'D6', 'D7', 'D8', 'D9', 'D10']);
  });

  test('HR-RUL-54: a long journey is known once a short one would be over', () => {
    const limits = (more: Loose) => JSON.parse(table(two(more)).view(1)).limits;
    expect([limits({}), limits({ step: 14 }), limits({ corruption: 12 })]).toEqual([[12, 14], [14], [14]]);
    // Deeds move both limits.
    const deed = two({ corruption: 12, deedsDone: ['D4'] }, { deeds: ['D2', 'D3'] });
    expect(table(deed).look(1).limits).toEqual([13, 15]);
  });

  test('HR-COMPANY-03, HR-ENC-09: a card turned over was so in this part; tokens not told of have left the game', () => {
    const t = table(two({ company: { samwise: 'over' }, tokens: { pool: ['B1', 'G1'] } }));
    expect(t.open.turnedIn[1]).toBe(2);
    expect(t.look(1).pool).toEqual(['B1', 'G1']);
    expect(t.open.tokens.filter((where) => where === 4).length).toBe(16);
  });

  test('HR-GANDALF-01: a past is made up with which other worlds can agree, wherever Gandalf is', () => {
    const moments: Loose[] = [
      two(),
      two({ step: 0 }, { gandalf: 42 }),
      two({ deedsDone: ['D9', 'D1'], active: 'blue' }, { gandalf: 2, deeds: ['D2'] }),
      two({ ...later, gandalfAt: 42, deedsDone: ['D2'] }, { gandalf: 42, deeds: ['D3', 'D4'] }),
      two({ rivendell: 'C' }, { gandalf: 'C' }),
      two({ ...later }, { gandalfLeft: 3 }),
      two({
        step: 0,
        frames: [{ step: 'placeNazgul' }],
        nazgul: { blue: { at: null }, green: { at: null }, red: { at: null }, violet: { at: null } },
      }),
    ];
    for (const moment of moments) {
      const t = table(moment);
      for (const viewer of [1, 'spectator'] as const) {
        const world = game.redeal(t.s, viewer, new SeededRandom(5));
        expect(game.check(world)).toEqual([]);
        expect(world.open.deedSupply).toBe(t.open.deedSupply);
      }
    }
  });
});
