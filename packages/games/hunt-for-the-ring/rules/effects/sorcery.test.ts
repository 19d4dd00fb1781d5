import { expect, test } from 'vitest';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { CLUE_AGE, CLUE_FRODO_IN } from '../clues.ts';

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const cast = (hand: string[], blue: string | number, more: object = {}) =>
  table({
    active: 'blue',
    nazgul: riders(blue, 36, 44, 49),
    wraiths: [{ hand }],
    ringBearer: { log: walked, hand: ['A1-15'] },
    ...more,
  });
const by = (sorcery: string, effect = 'a') => ({ die: 'sorcery', sorcery, effect });

test('HR-SORC-04, HR-RUL-38: the card is declared, the window opens, then it is carried out and discarded', () => {
  const t = cast(['S-08'], 31).act('playSorcery', by('S-08'));
  expect([t.prompt(), t.open.sorceryHand[1]]).toEqual(['reactSorcery', 0]);
  t.act('pass').act('perceiveAt', { place: 'II-A' }).act('pass');
  expect([t.heard('perceptionYes'), t.open.sorceryDiscard.length, t.heard('sorceryCancelled')]).toEqual([true, 1, false]);
});

test('HR-EX-D145, HR-SORC-07: the effect of part II is ignored in part I', () => {
  expect(cast(['S-01'], 22).refused('playSorcery', by('S-01', 'b'))).toContain('HR-SORC-07');
});

test('S-01: two extra spaces, then a search if one wants', () => {
  const t = cast(['S-01'], 21).act('playSorcery', by('S-01')).act('pass').act('ride', { space: 22 });
  expect(t.allows('done')).toBe(true);
  t.act('searchAt', { area: 22 }).act('pass');
  expect(t.heard('searchYes')).toBe(true);
  expect(t.allows('ride', { space: 19 })).toBe(true);
});

test('S-02 HR-SORC-05: only on a shadow area; it stays beside the track', () => {
  expect(cast(['S-02'], 22).refused('playSorcery', by('S-02'))).toContain('HR-SORC-05');
  const t = cast(['S-02'], 40).act('playSorcery', by('S-02')).act('pass');
  expect([t.open.barrow, t.open.sorceryDiscard.length]).toEqual([true, 0]);
});

test('HR-EX-D146, HR-POOL-02: S-03 adds R1 once; in the region of a Trail token only', () => {
  expect(cast(['S-03'], 22).refused('playSorcery', by('S-03'))).toContain('HR-SORC-05');
  const t = cast(['S-03'], 22, { trail: { 19: 'eye' } })
    .act('playSorcery', by('S-03'))
    .act('pass');
  expect(t.look(1).pool).toContain('R1');
  const again = cast(['S-03'], 22, { trail: { 19: 'eye' }, tokens: { gone: ['R1'] } })
    .act('playSorcery', by('S-03'))
    .act('pass');
  expect(again.look(1).pool).not.toContain('R1');
});

test('S-04: with two Trail tokens a hunt where the Nazgûl stands, with a window of its own (HR-RUL-82)', () => {
  const t = cast(['S-04'], 22, { trail: { 19: 'eye', 10: 'eye' } })
    .act('playSorcery', by('S-04', 'b'))
    .act('pass');
  expect(t.prompt()).toBe('reactHunt');
  expect([t.act('pass').heard('huntHere'), t.prompt()]).toEqual([true, 'activationRide']);
});

test('S-05: a hunt, then the others in the section move one space, each by his player; or a perception of the section', () => {
  const nazgul = {
    blue: { at: 22, player: 1, place: 1 },
    green: { at: 31, player: 2, place: 1 },
    red: { at: 44, player: 2, place: 2 },
    violet: { at: 24, player: 1, place: 2 },
  };
  const t = cast(['S-05'], 22, { seats: 3, nazgul, wraiths: [{ hand: ['S-05'] }, {}] })
    .act('playSorcery', by('S-05'))
    .act('pass')
    .act('pass');
  expect(t.heard('huntDeclared')).toBe(true);
  const asked: number[] = [];
  while (t.prompt() === 'extraMove') {
    asked.push(t.match.waitingList()[0]);
    t.act('done');
  }
  expect(asked).toEqual([1, 2]);
  const perceived = cast(['S-05'], 24).act('playSorcery', by('S-05', 'b')).act('pass').act('pass');
  expect(perceived.told.find(({ type }) => type === 'perceptionYes')?.place).toBe('II');
});

test('HR-EX-D173, HR-RUL-81: S-06 may be left without a search, S-09 may not', () => {
  const t = cast(['S-06'], 49).act('playSorcery', by('S-06')).act('pass').act('ride', { space: 46 });
  expect(t.allows('done')).toBe(true);
  const south = cast(['S-09'], 49).act('playSorcery', by('S-09')).act('pass');
  expect(south.refused('done')).toContain('HR-RUL-81');
  expect(south.refused('searchAt', { area: 30 })).toContain('HR-SORC-06');
  south.act('searchAt', { area: 23 }).act('pass');
  expect(south.heard('informationFound')).toBe(true);
});

test('S-06: four spaces along roads only', () => {
  const t = cast(['S-06'], 49).act('playSorcery', by('S-06')).act('pass');
  expect(t.offered('ride', 'space').length).toBeGreaterThan(3);
  expect(t.allows('ride', { space: 'C' })).toBe(false);
});

test('S-07: any region of the own section, or any section', () => {
  const region = cast(['S-07'], 31).act('playSorcery', by('S-07')).act('pass');
  expect(region.offered('perceiveAt', 'place')).toEqual(['II-A', 'II-B', 'II-C', 'II-D']);
  const section = cast(['S-07'], 31).act('playSorcery', by('S-07', 'b')).act('pass');
  expect(section.offered('perceiveAt', 'place')).toEqual(['I', 'II', 'III']);
});

test('HR-EX-D033, HR-ALLYTOK-03: a card cannot hunt where an Ally token stands; a perception is not hindered', () => {
  const t = cast(['S-10'], 'd29', { allies: [30] })
    .act('playSorcery', by('S-10'))
    .act('pass');
  expect(t.refused('huntAt', { area: 30 })).toContain('HR-ALLYTOK-03');
  expect(t.allows('huntAt', { area: 23 })).toBe(true);
  const seen = cast(['S-08'], 'd29', { allies: [30] })
    .act('playSorcery', by('S-08'))
    .act('pass');
  expect(seen.allows('perceiveAt', { place: 'II-C' })).toBe(true);
});

test('S-11: a yes about Frodo costs a point; it is no perception for the Ring-bearer’s cards', () => {
  const t = cast(['S-11'], 24).act('playSorcery', by('S-11')).act('pass');
  expect([t.heard('frodoIsIn'), t.open.corruption, t.prompt()]).toEqual([true, 1, 'activationRide']);
  const no = cast(['S-11'], 31).act('playSorcery', by('S-11')).act('pass');
  expect([no.heard('frodoIsNotIn'), no.open.corruption]).toEqual([true, 0]);
  // Both answers are learned for good.
  const place = (name: string) => t.s.box.places.indexOf(name);
  expect([t.open.clues.slice(-4), t.match.canUndo(0)]).toEqual([[CLUE_FRODO_IN, place('II-A'), 1, 0], false]);
  expect([no.open.clues.slice(-4), no.match.canUndo(0)]).toEqual([[CLUE_FRODO_IN, place('II-B'), 0, 0], false]);
});

test('S-12: the Ring-bearer takes a point or names the region', () => {
  const taken = cast(['S-12'], 31).act('playSorcery', by('S-12')).act('pass').act('choose', { option: 1 });
  expect([taken.open.corruption, taken.prompt()]).toEqual([1, 'activationRide']);
  const named = cast(['S-12'], 31).act('playSorcery', by('S-12')).act('pass').act('choose', { option: 2 });
  expect([named.open.corruption, named.heard('frodoIsIn'), named.prompt()]).toEqual([0, true, 'activationRide']);
  const region = named.s.box.places.indexOf('II-A');
  expect([named.open.clues.slice(-4), named.match.canUndo(0)]).toEqual([[CLUE_FRODO_IN, region, 1, 0], false]);
});

test('S-13: a Fellowship token and a card at random, openly', () => {
  const t = cast(['S-13'], 31, { fellowship: 1 }).act('playSorcery', by('S-13')).act('pass');
  expect([t.open.fellowship, t.open.allyHand, t.open.allyDiscard.length]).toEqual([0, 0, 1]);
  // One of two, and of none nothing.
  const lost = (hand: string[]) =>
    cast(['S-13'], 31, { ringBearer: { log: walked, hand } })
      .act('playSorcery', by('S-13'))
      .act('pass').open;
  expect([lost(['A1-15', 'A1-01']).allyHand, lost([]).allyDiscard]).toEqual([1, []]);
});

test('HR-EX-D174, HR-RUL-82: cancelling one search of S-14 leaves the other', () => {
  const t = cast(['S-14'], 22)
    .act('playSorcery', by('S-14', 'b'))
    .act('pass')
    .act('searchAt', { area: 22 })
    .act('playAlly', { ally: 'A1-15', effect: 'a' });
  expect([t.heard('searchYes'), t.prompt()]).toEqual([false, 'searchAt']);
  t.act('searchAt', { area: 19 });
  expect(t.prompt()).toBe('reactSearch');
  t.act('pass');
  expect([t.heard('searchYes'), t.open.sorceryDiscard.length]).toEqual([true, 1]);
});

test('S-14: up to two Ally tokens of the section are removed', () => {
  const t = cast(['S-14'], 22, { allies: [23, 25, 46] })
    .act('playSorcery', by('S-14'))
    .act('pass');
  expect(t.refused('liftAlly', { area: 46 })).toContain('HR-SORC-06');
  t.act('liftAlly', { area: 23 }).act('done');
  expect(t.look(0).allies).toEqual(['25', '46']);
  // Two and no more; with none in the section nothing is asked.
  const three = cast(['S-14'], 22, { allies: [21, 23, 25] })
    .act('playSorcery', by('S-14'))
    .act('pass');
  expect(three.offered('liftAlly', 'area')).toEqual([21, 23, 25]);
  three.act('liftAlly', { area: 23 }).act('liftAlly', { area: 21 });
  expect([three.prompt(), three.look(0).allies]).toEqual(['activationRide', ['25']]);
  const none = cast(['S-14'], 22, { allies: [46] })
    .act('playSorcery', by('S-14'))
    .act('pass');
  expect(none.prompt()).toBe('activationRide');
});

test('S-15: any unspent dice rolled again, a token for each Shadow (HR-FELL-06), then a card', () => {
  const t = table(
    {
      active: 'blue',
      nazgul: riders(22, 36, 44, 49),
      wraiths: [{ hand: ['S-15'] }],
      dice: ['ring', 'ring', 'sword', 'sword*', 'sorcery', 'shadow'],
    },
    ['shadow', 'sword'],
  ).act('playSorcery', by('S-15'));
  expect(t.act('pass').match.waitingList()).toEqual([1]);
  t.act('rerollDie', { die: 'ring' }).act('rerollDie', { die: 'ring' });
  expect(t.refused('rerollDie', { die: 'sorcery' })).toContain('HR-DICE-02');
  t.act('done');
  expect([t.open.dice.slice(0, 2), t.open.fellowship, t.open.sorceryHand[1]]).toEqual([[3, 1], 1, 1]);
  expect(t.told.find(({ type }) => type === 'diceRerolled')?.faces).toEqual(['shadow', 'sword']);
});

test('S-15: the Witch-king’s die is not among those rolled again, whatever it shows (HR-WKDIE-03)', () => {
  const t = table({
    part: 2,
    step: 2,
    active: 'blue',
    nazgul: riders(22, 28, 33, 33),
    witchKing: 'green',
    dice: ['sorcery', 'sword', null, null, null, null, 'ring'],
    wraiths: [{ hand: ['S-15'] }],
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  });
  t.act('playSorcery', by('S-15')).act('pass');
  expect([t.offered('rerollDie', 'die'), t.refused('rerollDie', { die: 'ring' })]).toEqual([['sword'], ['HR-DICE-02']]);
});

test('S-15: with no die left to roll nobody is asked about dice', () => {
  const t = cast(['S-15'], 22, { dice: ['sorcery', null, null, 'ring*'] })
    .act('playSorcery', by('S-15'))
    .act('pass');
  expect([t.prompt(), t.open.sorceryHand[1]]).toEqual(['activationRide', 1]);
});

test('S-16: the step at which Frodo last entered an area with a Trail token', () => {
  const t = cast(['S-16'], 31, { trail: { 19: 'eye' } })
    .act('playSorcery', by('S-16'))
    .act('pass')
    .act('readTrail', { area: 19 });
  expect(t.told.find(({ type }) => type === 'trailRead')?.step).toBe(5);
  // Once, and it is known for good.
  expect([t.prompt(), t.match.canUndo(1), t.open.clues.slice(-4)]).toEqual([
    'activationRide',
    false,
    [CLUE_AGE, t.s.box.spaces.indexOf('19'), 5, 0],
  ]);
  const two = cast(['S-16'], 31, { trail: { 19: 'eye', 22: 'eye' } })
    .act('playSorcery', by('S-16'))
    .act('pass');
  expect(two.offered('readTrail', 'area')).toEqual([19, 22]);
});

test('S-17: by night the marker turns to the Eye, or three extra spaces', () => {
  expect(cast(['S-17'], 22).refused('playSorcery', by('S-17'))).toContain('HR-SORC-05');
  const t = cast(['S-17'], 22, { turn: 'night' }).act('playSorcery', by('S-17')).act('pass').act('endActivation');
  expect([t.open.eye, t.open.corruption]).toEqual([true, 0]);
  expect(t.allows('hunt')).toBe(true);
});

test('HR-RUL-76: way to a place is not needed to play a card without a condition', () => {
  expect(cast(['S-08'], 31, { ringBearer: { log: way(37) } }).allows('playSorcery', by('S-08'))).toBe(true);
});

test('HR-SEARCH-02: a Sorcery card causes a search like any other, with its Trail token', () => {
  const t = cast(['S-09'], 31).act('playSorcery', by('S-09')).act('pass');
  expect(t.offered('searchAt', 'area').length).toBeGreaterThan(0);
  const hit = cast(['S-01'], 21).act('playSorcery', by('S-01')).act('pass').act('ride', { space: 22 }).act('searchAt', { area: 22 });
  expect(hit.prompt()).toBe('reactSearch');
  hit.act('pass');
  expect([hit.heard('searchYes'), hit.trail(22)]).toEqual([true, 1]);
});

test('HR-PERC-05: a Sorcery card causes a perception like any other, with its log token', () => {
  const t = cast(['S-08'], 31).act('playSorcery', by('S-08')).act('pass').act('perceiveAt', { place: 'II-A' });
  expect(t.prompt()).toBe('reactPerception');
  t.act('pass');
  expect([t.heard('perceptionYes'), t.look(1).logTokens[0]]).toEqual([true, 'II-A']);
});

test('S-16: of an area entered twice, the later step', () => {
  const t = cast(['S-16'], 31, { trail: { 19: 'eye' }, ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19, 22, 19] } })
    .act('playSorcery', by('S-16'))
    .act('pass')
    .act('readTrail', { area: 19 });
  expect(t.told.find(({ type }) => type === 'trailRead')?.step).toBe(7);
});

test('HR-ALLYTOK-03, HR-SORC-06: with an Ally token on every area around, a card finds nothing to hunt or search', () => {
  for (const [card, effect] of [
    ['S-10', 'a'],
    ['S-14', 'b'],
  ] as const) {
    const t = cast([card], 'd29', { allies: [23, 30, 33, 34] })
      .act('playSorcery', by(card, effect))
      .act('pass');
    expect([t.prompt(), t.open.sorceryDiscard.length], card).toEqual(['activationRide', 1]);
  }
});

test('HR-RUL-39: a held Nazgûl gets no extra spaces by a card, but searches', () => {
  const nazgul = { ...riders(22, 36, 44, 49), blue: { at: 22, bound: 'turn' as const } };
  const t = cast(['S-06'], 22, { nazgul }).act('playSorcery', by('S-06')).act('pass');
  expect(t.prompt()).toBe('searchAt');
});

test('S-03: a Trail token of another region is no condition (HR-SORC-05)', () => {
  expect(cast(['S-03'], 31, { trail: { 19: 'eye' } }).refused('playSorcery', by('S-03'))).toContain('HR-SORC-05');
});

test('S-10: an adjacent area is hunted, no dot; with all of them warded nothing is asked', () => {
  const t = cast(['S-10'], 'd29').act('playSorcery', by('S-10')).act('pass');
  const offered = t.offered('huntAt', 'area');
  expect(offered).toContain(30);
  const { neighbours } = t.s.box.maps[1];
  const dot = neighbours[t.s.box.spaces.indexOf('22')].map((next) => t.s.box.spaces[next]).find((name) => name.startsWith('d'));
  const beside = cast(['S-10'], 22).act('playSorcery', by('S-10')).act('pass');
  expect(beside.refused('huntAt', { area: String(dot) })).toEqual(['HR-SORC-06']);
  beside.act('huntAt', { area: 19 }).act('pass');
  expect([beside.heard('huntYes'), beside.prompt()]).toEqual([true, 'activationRide']);
  const wards = ['I', 'II', 'III'].map((place) => ({ area: null, place, bars: ['hunt'], until: 'day' as const }));
  expect(cast(['S-10'], 'd29', { wards }).act('playSorcery', by('S-10')).act('pass').prompt()).toBe('activationRide');
});

test('S-14: an adjacent area is searched, no dot and none with an Ally token; where nothing can be searched nothing is asked', () => {
  const t = cast(['S-14'], 22, { allies: [19] })
    .act('playSorcery', by('S-14', 'b'))
    .act('pass')
    .act('done');
  expect([t.prompt(), t.refused('searchAt', { area: 19 }), t.refused('searchAt', { area: 'd24' })]).toEqual([
    'searchAt',
    ['HR-ALLYTOK-03'],
    ['HR-SORC-06'],
  ]);
  const wards = ['I', 'II', 'III'].map((place) => ({ area: null, place, bars: ['search'], until: 'day' as const }));
  expect(cast(['S-14'], 22, { wards }).act('playSorcery', by('S-14', 'b')).act('pass').prompt()).toBe('activationRide');
});

test('HR-RUL-39, S-05, S-07: a warded place is not perceived by a card; if it is the only one meant, nothing is', () => {
  const ward = (place: string) => ({ area: null, place, bars: ['perception'], until: 'day' as const });
  const own = cast(['S-05'], 24, { wards: [ward('II')] })
    .act('playSorcery', by('S-05', 'b'))
    .act('pass');
  expect([own.prompt(), own.heard('perceptionDeclared')]).toEqual(['activationRide', false]);
  const regions = cast(['S-07'], 31, { wards: ['II-A', 'II-B', 'II-C', 'II-D'].map(ward) });
  expect(regions.act('playSorcery', by('S-07')).act('pass').prompt()).toBe('activationRide');
  // All but the first region of the map.
  const rest = ['I-B', 'I-C', 'II-A', 'II-B', 'II-C', 'II-D', 'III-A', 'III-B', 'III-C'].map(ward);
  const first = cast(['S-08'], 31, { wards: rest }).act('playSorcery', by('S-08')).act('pass');
  expect(first.offered('perceiveAt', 'place')).toEqual(['I-A']);
});

test('S-13, HR-FELL-03: whoever has no token loses none', () => {
  expect(cast(['S-13'], 31).act('playSorcery', by('S-13')).act('pass').open.fellowship).toBe(0);
});
