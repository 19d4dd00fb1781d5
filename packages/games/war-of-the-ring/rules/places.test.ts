import { asId } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { FREE, GANDALF_GREY, REARGUARD, type Region, type Side, BOROMIR, SHADOW, WITCH_KING } from '../content/box.ts';
import { war, type GivenWar } from '../testing/war.ts';
import { charactersAt, transferAll, unitsAt } from './figures.ts';
import { isCapturedFrom, isFree, isFreeHaven, isShadowHold, isUnconquered } from './places.ts';
import type { War } from './state.ts';

const region = (s: War, id: string): Region => asId(s.box.regionIds.indexOf(id));
const where = (given: GivenWar, is: (s: War, region: Region) => boolean, ids: readonly string[]): string[] => {
  const { state } = war(given);
  return ids.filter((id) => is(state, region(state, id)));
};

const ASKED = ['minas-tirith', 'dale', 'pelargir', 'bree', 'osgiliath', 'hollin', 'morannon', 'orthanc', 'umbar', 'north-rhun', 'nurn'];
const held = { 'minas-tirith': 'shadow', pelargir: 'shadow', morannon: 'free-peoples', nurn: 'free-peoples' } as const;

test('WR-FSP-25, WR-RULING-73: strongholds of the Shadow that it still holds', () => {
  expect(where({}, isShadowHold, ASKED)).toEqual(['morannon', 'orthanc', 'umbar']);
  expect(where({ held }, isShadowHold, ASKED)).toEqual(['orthanc', 'umbar']);
});

test('WR-RULING-03: cities and strongholds of the Free Peoples that are not in enemy hands', () => {
  expect(where({}, isFreeHaven, ASKED)).toEqual(['minas-tirith', 'dale', 'pelargir']);
  expect(where({ held }, isFreeHaven, ASKED)).toEqual(['dale']);
});

test('WR-CAPT-05: captured is what one side built and the other one holds', () => {
  const of = (side: Side) => where({ held }, (s, place) => isCapturedFrom(s, place, side), ASKED);
  expect([of(FREE), of(SHADOW)]).toEqual([
    ['minas-tirith', 'pelargir'],
    ['morannon', 'nurn'],
  ]);
  expect(where({ held }, isUnconquered, ['minas-tirith', 'dale', 'morannon', 'orthanc'])).toEqual(['dale', 'orthanc']);
});

test('WR-DEF-07, WR-DEF-08: free are regions without enemies, and those that one besieges', () => {
  const on = { 'minas-tirith': 'sauron 2r | gondor 2r', lossarnach: 'gondor 1r', hollin: 'isengard 1r' };
  const free = (side: Side) => where({ on }, (s, place) => isFree(s, place, side), ['minas-tirith', 'lossarnach', 'hollin', 'dale']);
  expect(free(SHADOW)).toEqual(['minas-tirith', 'hollin']);
  expect(free(FREE)).toEqual(['lossarnach', 'dale']);
});

test('all of a side goes along, from the first character to the last, and nobody else', () => {
  const { state } = war({
    atWar: ['sauron', 'gondor'],
    on: { lossarnach: 'gondor 2r 1l, gandalf-grey, boromir', gorgoroth: 'sauron 3r, witch-king' },
    fellowship: { guide: 'strider', companions: ['strider', 'legolas', 'gimli', 'meriadoc', 'peregrin'] },
  });
  const [from, other] = [region(state, 'lossarnach'), region(state, 'gorgoroth')];
  const both = (1 << GANDALF_GREY) | (1 << BOROMIR);
  expect([charactersAt(state, from, FREE), charactersAt(state, from, SHADOW)]).toEqual([both, 0]);
  expect(charactersAt(state, other, SHADOW)).toBe(1 << WITCH_KING);
  transferAll(state, from, REARGUARD, SHADOW);
  expect(unitsAt(state, from, FREE)).toBe(2);
  transferAll(state, from, REARGUARD, FREE);
  expect([unitsAt(state, from, FREE), unitsAt(state, REARGUARD, FREE), charactersAt(state, REARGUARD, FREE)]).toEqual([0, 2, both]);
  expect(unitsAt(state, other, SHADOW)).toBe(3);
});
