import { walked } from './moments.ts';
import { at, play, withCards } from './otherBoxes.ts';
import { riders } from './table.ts';

type Position = Parameters<typeof at>[1];

const all = { all: true };

/** A box in which most cards say something else. */
export const strange = withCards({
  'A1-01': [
    { op: 'nazgul.push', who: { ...all, count: 2 }, spaces: 1 },
    { op: 'nazgul.push', who: all, spaces: 1 },
  ],
  'A1-02': [
    { op: 'allyToken.move', n: 1 },
    { op: 'allyToken.move', n: 1 },
  ],
  'A1-03': [{ op: 'sorcery.peekDiscard', n: 2 }],
  'A1-04': [{ op: 'nazgul.hold', who: { ...all, count: 2 }, until: 'end-of-day' }],
  'A1-05': [
    { op: 'journey.swap', look: 2 },
    { op: 'gandalf.relocate', kinds: ['ally'] },
    { op: 'gandalf.move', n: 1 },
  ],
  'A1-06': [
    { op: 'frodo.nightMoveFree', part: 2 },
    { op: 'frodo.rangeBonus', n: 2, part: 1 },
    { op: 'frodo.rangeBonus', n: 1, part: 2 },
  ],
  'A1-07': {
    effects: [
      { ops: [{ op: 'fellowship.gain', n: 1 }] },
      {
        ops: [
          { op: 'frodo.corrupt', n: 1 },
          { op: 'frodo.corrupt', n: 2 },
        ],
      },
    ],
  },
  'A1-08': { effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }, { part: 2, ops: [{ op: 'frodo.corrupt', n: 1 }] }] },
  'A1-09': [{ op: 'dice.discard', n: 2, face: 'sword', chooser: 'ring-bearer' }],
  'A1-10': [{ op: 'ally.recover', n: 2 }],
  'A1-12': [{ op: 'ward', scope: 'region', choose: ['III-B'], bars: ['search'], until: 'end-of-turn' }],
  'A1-13': { effects: [{ tests: { part: 2 }, ops: [{ op: 'fellowship.gain', n: 1 }] }] },
  'A1-14': { effects: [{ tests: { part: 1 }, ops: [{ op: 'fellowship.gain', n: 1 }] }] },
  'A1-15': { effects: [{ outOfTurn: true, trigger: { action: ['sorcery'] }, ops: [{ op: 'cancel' }] }] },
  'A1-16': [{ op: 'company.restore', n: 2, among: ['samwise', 'peregrin'] }],
  'A1-17': [{ op: 'tracks.remove', n: 2, sections: 'any' }],
  'A1-18': [{ op: 'information.hide', n: 2 }],
  'A1-19': [
    { op: 'allyToken.place', n: 1, where: { areas: [6] } },
    { op: 'allyToken.move', n: 1 },
    { op: 'nazgul.push', who: { withinSpaces: 1, ofPlacedToken: true }, spaces: 1 },
  ],
  'A1-20': [{ op: 'company.add', card: 'strider' }],
  'A2-01': [{ op: 'information.hide', n: 1 }],
  'A2-02': {
    condition: { text: { en: '-', pl: '-' }, tests: { gandalfAtOrConnectedTo: 40 } },
    effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }],
  },
  'A2-03': [{ op: 'gandalf.relocate', kinds: ['nazgul-start'] }],
  'S-01': [{ op: 'nazgul.move', who: all, spaces: 1 }],
  'S-05': [{ op: 'search', at: 'here' }],
  'S-06': [{ op: 'hunt', at: 'here', optional: true }],
  'S-07': [{ op: 'perception', scope: 'region', where: 'own' }],
  'S-08': [{ op: 'perception', scope: 'section', where: 'own-section' }],
  'S-09': [{ op: 'search', at: { ofActive: 'region' }, n: 2 }],
  'S-10': [{ op: 'ifPerceptionYes', scope: 'section', then: [{ op: 'frodo.corrupt', n: 1 }] }],
  'S-11': [{ op: 'dice.discard', n: 1, face: 'any', chooser: 'ring-bearer' }],
  'S-12': [{ op: 'dice.discard', n: 1, face: 'any', chooser: 'ringwraiths' }],
  'S-13': [{ op: 'dice.reroll', n: 1, chooser: 'ring-bearer' }],
  'S-14': [{ op: 'witchKing.enter' }],
  'S-15': [{ op: 'sorcery.draw', n: 2 }],
  'S-16': { effects: [{ ops: [{ op: 'frodo.corrupt', n: 1 }] }, { part: 1, ops: [{ op: 'frodo.corrupt', n: 2 }] }] },
  'S-17': [{ op: 'reveal.trackAge' }],
});

export const riding = riders(22, 36, 44, 49);

/** One of its Ally cards just played. */
export const done = (ally: string, more: Position = {}) => {
  const t = at(strange, { nazgul: riding, ...more, ringBearer: { hand: [ally], ...more.ringBearer } });
  t.act('playAlly', play(ally));
  return { ...t, prompt: () => t.match.prompt(t.match.waitingList()[0])?.id };
};

/** One of its Sorcery cards just played, and nothing against it. */
export const cast = (sorcery: string, more: Position = {}) => {
  const t = at(strange, {
    active: 'blue',
    nazgul: riding,
    wraiths: [{ hand: [sorcery] }],
    ...more,
    ringBearer: { log: walked, ...more.ringBearer },
  });
  t.act('playSorcery', { die: 'sorcery', sorcery, effect: 'a' });
  t.act('pass');
  return { ...t, prompt: () => t.match.prompt(t.match.waitingList()[0])?.id };
};

export const partTwo: Position = { part: 2, step: 2, nazgul: riders(28, 28, 33, 33), ringBearer: { journey: 'JL-01', gandalf: 8 } };

/** One of its Ally cards just played in part II. */
export const inPartTwo = (ally: string, ringBearer: object, more: Position = {}) =>
  done(ally, {
    ...partTwo,
    turnSoFar: { begun: true, stepped: true },
    ...more,
    ringBearer: { ...partTwo.ringBearer, ...ringBearer, hand: [ally] },
  });

/** A space next to an area, on the map of part I. */
export const beside = (area: number): string => strange.spaces[strange.maps[1].neighbours[strange.spaces.indexOf(String(area))][0]];
