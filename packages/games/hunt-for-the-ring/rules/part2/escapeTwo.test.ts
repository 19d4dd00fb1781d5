import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { hunt, two } from '../../testing/partTwo.ts';
import { CLUE_GANDALF_TURN, CLUE_REROUTE, CLUE_STEP } from '../clues.ts';
import { bearer } from '../state.ts';

test('HR-REROUTE-03, HR-GANDALF-13: draws can be dictated by name; the Ring-bearer alone is told what he looks at', () => {
  const heard = (t: ReturnType<typeof two>, type: string) => t.to.filter(({ event }) => event.type === type);
  const route = two({ step: 9, frames: [{ step: 'escapeTwo' }] }, {}, ['JL-07', 'JL-03']).act('changeRoute');
  expect(bearer(route.s).journeysSeen.map((card) => box.journeyIds[card])).toEqual(['JL-07', 'JL-03']);
  expect(heard(route, 'journeysSeen')).toEqual([{ event: { type: 'journeysSeen', journeys: ['JL-07', 'JL-03'] }, to: 1 }]);
  const hides = two({ active: 'violet', activated: 3, gandalfAt: 18, step: 2 }, { gandalf: 18 }, ['D9', 'D6']).act('endActivation');
  expect(heard(hides, 'deedsSeen')).toEqual([{ event: { type: 'deedsSeen', areas: ['2-38', '2-27'] }, to: 1 }]);
  const fled = hunt(18, { step: 2 }, { gandalf: 18 }, ['D7']).act('huntWith', { die: 'sword' }).act('pass');
  expect(box.spaces[bearer(fled.s).gandalf]).toBe('31');
});

test('HR-EX-D117, HR-ESC2-01, HR-REROUTE-01, HR-REROUTE-02, HR-REROUTE-03, HR-REROUTE-05: a new card of the same deck, one step back, no Trail tokens', () => {
  const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'over' } as const;
  const t = two({ step: 9, company, trail: { 1: 'eye', 7: 'eye', 8: 'sword', 19: 'eye' }, frames: [{ step: 'escapeTwo' }] }).act(
    'changeRoute',
  );
  expect([t.open.step, t.open.trail.some((side) => side !== 0), box.journeys[bearer(t.s).journey].long]).toEqual([8, false, true]);
  expect(box.journeyIds[bearer(t.s).journey]).not.toBe('JL-01');
  // Strider is not there to be asked; the new card is kept, and the journal sealed with it.
  expect([t.prompt(), bearer(t.s).journeysSeen, t.heard('journalSealed')]).toEqual(['turnBeforeStep', [], true]);
  expect(bearer(t.s).journeysGone.map((card) => box.journeyIds[card])).toEqual(['JL-01']);
});

test('HR-REROUTE-04, HR-RUL-58: Strider face up: first two cards to choose from; then, the new card known, no step back if he is turned over', () => {
  const rerouted = (step: number) => {
    const t = two({ step, frames: [{ step: 'escapeTwo' }] }).act('changeRoute');
    expect([t.prompt(), bearer(t.s).journeysSeen.length]).toEqual(['keepJourney', 2]);
    expect(t.refused('keepJourney', { journey: 'JS-01' })).toEqual(['HR-REROUTE-03']);
    return t.act('keepJourney', { journey: box.journeyIds[bearer(t.s).journeysSeen[1]] });
  };
  const t = rerouted(9);
  expect([t.prompt(), t.open.step]).toEqual(['striderAtReroute', 8]);
  expect(t.refused('useCompany', { company: 'samwise' })).toEqual(['HR-REROUTE-04']);
  t.act('useCompany', { company: 'strider' });
  expect(t.heard('notMovedBack')).toBe(true);
  expect([t.open.step, t.open.company[4], t.s.hidden.journeyDeck.length, t.prompt()]).toEqual([9, 2, 16, 'turnBeforeStep']);
  const kept = rerouted(9);
  expect(kept.offered('useCompany', 'company')).toEqual(['strider']);
  kept.act('pass');
  expect([kept.open.step, kept.open.company[4], kept.prompt()]).toEqual([8, 1, 'turnBeforeStep']);
  // From step 0 there is no way back, and nothing to spare: nobody has seen him step on.
  const start = rerouted(0).act('useCompany', { company: 'strider' });
  expect([start.open.step, start.open.clues.slice(-8)]).toEqual([0, [CLUE_REROUTE, 0, 0, 0, CLUE_GANDALF_TURN, 0, 0, 0]]);
  expect(two({ step: 9, frames: [{ step: 'escapeTwo' }] }).act('keepRoute').open.step).toBe(9);
});

test('HR-REROUTE-01, HR-REROUTE-05: what everybody learns of a change of route: a new card, and the step on it', () => {
  const t = two({ step: 9, frames: [{ step: 'escapeTwo' }] });
  const before = t.open.clues.length;
  t.act('changeRoute')
    .act('keepJourney', { journey: box.journeyIds[bearer(t.s).journeysSeen[0]] })
    .act('useCompany', { company: 'strider' });
  const after = t.open.clues.slice(before);
  expect(after.slice(0, 8)).toEqual([CLUE_REROUTE, 1, 0, 0, CLUE_STEP, 0, 0, 0]);
});

test('HR-RUL-57, HR-REROUTE-04: with one card left in the deck, the second is drawn from the discards', () => {
  const t = two({ step: 9, frames: [{ step: 'escapeTwo' }] });
  const { hidden } = t.s;
  bearer(t.s).journeysGone = hidden.journeyDeck.splice(1);
  const [last] = hidden.journeyDeck;
  const before = [...bearer(t.s).journeysGone, bearer(t.s).journey];
  t.act('changeRoute');
  const [first, second] = bearer(t.s).journeysSeen;
  expect([first, before.includes(second), bearer(t.s).journeysGone]).toEqual([last, true, []]);
  expect([...hidden.journeyDeck, second].sort()).toEqual(before.sort());
  expect(t.offered('keepJourney', 'journey')).toEqual([first, second].map((card) => box.journeyIds[card]));
});

test('HR-REROUTE-03: which card is kept the Ring-bearer alone hears; what he has looked at he cannot unsee', () => {
  const t = two({ step: 9, frames: [{ step: 'escapeTwo' }] }, {}, ['JL-07', 'JL-03']).act('changeRoute');
  expect(t.match.canUndo(0)).toBe(false);
  t.act('keepJourney', { journey: 'JL-03' });
  expect(t.to.filter(({ event }) => event.type === 'journeyKept')).toEqual([{ event: { type: 'journeyKept', journey: 'JL-03' }, to: 1 }]);
  expect([t.heard('choseInSecret'), t.heard('journalSealed'), bearer(t.s).journeysSeen]).toEqual([true, true, []]);
});
