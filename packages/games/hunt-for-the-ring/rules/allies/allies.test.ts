import { expect, test } from 'vitest';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { CLUE_CONDITION, CLUE_SIZE } from '../clues.ts';
import { bearer, CONCEALED } from '../state.ts';

const far = riders(18, 36, 44, 49);
const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'aside', strider: 'aside' } as const;
const play = (ally: string, effect = 'a') => ({ ally, effect });
const hunting = (area: number, hand: string[], more: object = {}) =>
  table({ active: 'blue', nazgul: riders(area, 36, 44, 49), ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19, 22], hand }, ...more });

test('HR-EX-D025, HR-OOT-01: an out-of-turn effect is not for the own turn', () => {
  expect(table({ ringBearer: { hand: ['A1-15'] } }).refused('playAlly', play('A1-15'))).toContain('HR-OOT-01');
  expect(table({ ringBearer: { hand: ['A1-19'] } }).refused('playAlly', play('A1-19', 'b'))).toContain('HR-OOT-01');
});

test('HR-EX-R21, HR-OOT-03: a perception may be cancelled after its region is named', () => {
  const t = hunting(22, ['A1-19']).act('perceive', { die: 'ring', scope: 'region' });
  expect(t.prompt()).toBe('reactPerception');
  t.act('playAlly', play('A1-19', 'b'));
  expect([t.heard('inquiryCancelled'), t.heard('perceptionYes'), t.prompt()]).toEqual([true, false, 'activationRide']);
});

test('HR-RUL-37: what is cancelled is used up, and the Nazgûl may still move', () => {
  const t = hunting(22, ['A1-15']).act('search').act('playAlly', play('A1-15'));
  expect([t.open.acted, t.trail(22), t.open.allyDiscard.length]).toEqual([true, 0, 1]);
  expect(t.refused('search')).toContain('HR-WRAITH-02');
  expect(t.allows('ride', { space: 19 })).toBe(true);
});

test('HR-EX-D135, HR-RUL-38: the window opens and sounds the same whether or not a card could be played', () => {
  const worlds = [['A1-15'], ['A1-09']].map((hand) => {
    const t = hunting(30, hand).act('search');
    const before = [t.view(1), t.view('spectator'), t.match.waitingList()];
    t.act('pass');
    return JSON.stringify([before, t.told, t.view(1), t.view('spectator')]);
  });
  expect(worlds[0]).toBe(worlds[1]);
});

test('HR-OOT-02: out-of-turn cards are outside the limit of one, one window after another', () => {
  const t = hunting(22, ['A1-15', 'A1-19']).act('search').act('playAlly', play('A1-15')).act('endActivation');
  expect(t.open.played).toBe(false);
});

test('HR-ALLY-08, HR-OOT-03: a card answers only what it names: its kind and its regions', () => {
  // A1-03 cancels a search in II-B or II-D: 22 lies in II-A, 31 in II-B.
  expect(hunting(22, ['A1-03']).act('search').refused('playAlly', play('A1-03', 'b'))).toContain('HR-OOT-03');
  expect(hunting(31, ['A1-03']).act('search').allows('playAlly', play('A1-03', 'b'))).toBe(true);
  expect(hunting(31, ['A1-03']).act('huntWith', { die: 'sword' }).refused('playAlly', play('A1-03', 'b'))).toContain('HR-OOT-03');
});

test('HR-EX-D177, HR-RUL-81, HR-FELL-02: a cost must be paid; then the hunter is pushed without losing its own move', () => {
  expect(hunting(22, ['A1-11']).act('huntWith', { die: 'sword' }).refused('playAlly', play('A1-11'))).toContain('HR-RUL-81');
  const t = hunting(22, ['A1-11'], { fellowship: 1 }).act('huntWith', { die: 'sword' }).act('playAlly', play('A1-11'));
  expect(t.prompt()).toBe('pushNazgul');
  t.act('pushNazgul', { nazgul: 'blue', space: 'd14' });
  expect([t.open.foundAt, t.at('blue'), t.open.fellowship, t.open.moved]).toEqual([0, 'd14', 0, false]);
  expect(t.allows('ride', { space: 9 })).toBe(true);
});

test('HR-EX-D142, HR-ALLY-07, HR-RUL-76: a condition on Frodo’s place is checked, and refused to him alone', () => {
  const t = table({ nazgul: far, ringBearer: { log: way(10), hand: ['A1-01'] } });
  const before = [t.view(1), t.view('spectator')];
  expect(t.refused('playAlly', play('A1-01'))).toContain('HR-ALLY-07');
  expect([t.view(1), t.view('spectator')]).toEqual(before);
});

test('A1-01 Tom Bombadil: an extra move with one more dot, then a token on 42', () => {
  const t = table({ nazgul: far, ringBearer: { log: way(43), hand: ['A1-01'] } }).act('playAlly', play('A1-01'));
  expect(t.offered('moveFrodo', 'area')).toContain(41);
  t.act('moveFrodo', { area: 41 }).act('placeAlly', { area: 42 });
  expect(t.look(1).allies).toEqual(['42']);
  expect([t.lastArea(), t.allows('moveToDot')]).toEqual(['41', true]);
});

test('A1-02 A Conspiracy Unmasked: Meriadoc joins', () => {
  const t = table({ company, ringBearer: { hand: ['A1-02'] } }).act('playAlly', play('A1-02'));
  expect([t.open.company[3], t.open.meriadocJoined]).toEqual([1, true]);
});

test('A1-04 Gildor: only while Frodo rests', () => {
  const t = table({ turn: 'night', corruption: 3, ringBearer: { hand: ['A1-04'] } });
  expect(t.refused('playAlly', play('A1-04'))).toContain('HR-ALLY-07');
  t.act('rest').act('playAlly', play('A1-04'));
  expect([t.open.corruption, t.open.fellowship]).toEqual([2, 2]);
});

test('A1-06 The Gaffer, HR-EX-D143, HR-ALLY-09: a Nazgûl of section I or II is moved up to two spaces; with none there nothing happens', () => {
  const t = table({ nazgul: riders(22, 44, 44, 49), ringBearer: { hand: ['A1-06'] } }).act('playAlly', play('A1-06'));
  expect(t.refused('pushNazgul', { nazgul: 'green', space: 'd39' })).toContain('HR-ALLY-09');
  t.act('pushNazgul', { nazgul: 'blue', space: 'd14' });
  expect([t.at('blue'), t.prompt()]).toEqual(['d14', 'turnByDay']);
  const nobody = table({ nazgul: riders(44, 44, 44, 49), ringBearer: { hand: ['A1-06'] } }).act('playAlly', play('A1-06'));
  expect([nobody.prompt(), nobody.open.allyDiscard.length]).toEqual(['turnByDay', 1]);
});

test('HR-EX-D178, HR-DEF-06: A1-07 in the wild, a slash aside; the move counts two more dots', () => {
  const t = table({ nazgul: far, ringBearer: { log: [...way(23), 'dot', 'slash'], hand: ['A1-07'] } }).act('playAlly', play('A1-07'));
  expect(t.offered('moveFrodo', 'area')).toContain(46);
  expect(table({ nazgul: far, ringBearer: { log: way(23), hand: ['A1-07'] } }).refused('playAlly', play('A1-07'))).toContain('HR-ALLY-07');
});

test('A1-08 Barliman Butterbur: beside an exit, and a card', () => {
  const t = table({ nazgul: far, ringBearer: { hand: ['A1-08'] } }).act('playAlly', play('A1-08'));
  expect(t.offered('placeAlly', 'area').sort()).toEqual([45, 48, 51, 52, 53, 54, 55]);
  t.act('placeAlly', { area: 45 });
  expect(t.open.allyHand).toBe(1);
});

test('HR-EX-D034, HR-ALLYTOK-04, HR-ALLYTOK-01: no token beside a Nazgûl or another token; A1-10 then moves up to two', () => {
  const t = table({ nazgul: riders(23, 36, 44, 49), allies: [25], ringBearer: { hand: ['A1-10'] } }).act('playAlly', play('A1-10'));
  expect(t.refused('placeAlly', { area: 23 })).toContain('HR-ALLYTOK-04');
  expect(t.refused('placeAlly', { area: 25 })).toContain('HR-ALLYTOK-04');
  expect(t.refused('placeAlly', { area: 30 })).toContain('HR-ALLY-09');
  t.act('placeAlly', { area: 29 });
  t.act('moveAlly', { from: 29, to: 32 });
  expect(t.refused('moveAlly', { from: 32, to: 31 })).toContain('HR-ALLY-09');
  expect(t.refused('moveAlly', { from: 25, to: 1 })).toContain('HR-ALLYTOK-05');
  t.act('done');
  expect(t.prompt()).toBe('turnByDay');
});

test('HR-ALLYTOK-05, HR-ALLYTOK-06: a token goes straight to a connected area, over dots with Nazgûl', () => {
  const t = table({ nazgul: riders('d29', 'd32', 44, 49), allies: [23], ringBearer: { hand: ['A1-19'] } })
    .act('playAlly', play('A1-19'))
    .act('placeAlly', { area: 6 });
  expect(t.allows('moveAlly', { from: 23, to: 33 })).toBe(true);
});

test('HR-EX-D035, HR-ALLYTOK-07: with eight on the board one may be lifted and placed anew', () => {
  const allies = [4, 5, 7, 8, 9, 10, 11, 12];
  const t = table({ nazgul: far, allies, ringBearer: { hand: ['A1-05'] } }).act('playAlly', play('A1-05'));
  expect(t.refused('placeAlly', { area: 38 })).toContain('HR-ALLYTOK-07');
  t.act('takeBackAlly', { area: 4 }).act('placeAlly', { area: 38 });
  expect(t.look(1).allies.length).toBe(8);
  const declined = table({ nazgul: far, allies, ringBearer: { hand: ['A1-05'] } })
    .act('playAlly', play('A1-05'))
    .act('done');
  expect(declined.look(1).allies).toContain('4');
});

test('A1-09: two cards or two tokens, one of them (HR-ALLY-08, HR-FELL-07)', () => {
  expect(table({ ringBearer: { hand: ['A1-09'] } }).act('playAlly', play('A1-09', 'a')).open.allyHand).toBe(2);
  expect(table({ ringBearer: { hand: ['A1-09'] } }).act('playAlly', play('A1-09', 'b')).open.fellowship).toBe(2);
});

test('A1-12 Goldberry, HR-COMPLOG-01: the region cannot be named or searched until the end of the day, its section can be named', () => {
  const t = table({ nazgul: riders(37, 36, 44, 49), ringBearer: { hand: ['A1-12'] } })
    .act('playAlly', play('A1-12'))
    .act('ward', { place: 'III-B' });
  t.act('moveToDot').act('endTurn');
  expect(t.refused('search')).toContain('HR-RUL-39');
  expect(t.refused('perceive', { die: 'ring', scope: 'region' })).toContain('HR-RUL-39');
  expect(t.allows('perceive', { die: 'ring', scope: 'section' })).toBe(true);
  expect(t.allows('huntWith', { die: 'sword' })).toBe(true);
});

test('A1-13 Fog on the Downs: no bonus of road or night for Nazgûl starting there', () => {
  const t = table({ nazgul: riders(49, 36, 44, 34), ringBearer: { hand: ['A1-13'] } })
    .act('playAlly', play('A1-13'))
    .act('ward', { place: 'III' })
    .act('moveToDot')
    .act('endTurn');
  expect(t.refused('ride', { space: 48 })).toEqual(['HR-RUL-39']);
  expect(t.allows('ride', { space: 'd58' })).toBe(true);
});

test('A1-14 Bucklebury Ferry: across the river in one move, and the dot is closed to Nazgûl', () => {
  const t = table({ nazgul: riders(37, 36, 44, 49), ringBearer: { log: way(33), hand: ['A1-14'] } });
  expect(t.allows('moveFrodo', { area: 37 })).toBe(false);
  t.act('playAlly', play('A1-14')).act('moveFrodo', { area: 37 }).act('endTurn');
  expect(t.lastArea()).toBe('37');
  expect(t.allows('ride', { space: 'd37' })).toBe(false);
});

test('A1-16 Ponies: only with Meriadoc face up', () => {
  expect(table({ company, ringBearer: { hand: ['A1-16'] } }).refused('playAlly', play('A1-16'))).toContain('HR-ALLY-07');
});

test('A1-17: a Ring die is discarded; or a token is turned over in secret, with the same sounds if none is left', () => {
  const t = table({ ringBearer: { hand: ['A1-17'] } }).act('playAlly', play('A1-17', 'a'));
  expect(t.open.spent.slice(0, 6)).toEqual([true, false, false, false, false, false]);
  const worlds = [
    { held: ['I1', 'I2', 'I3', 'I5', 'I6'], concealed: [] },
    { held: [], concealed: ['I1', 'I2', 'I3', 'I5', 'I6'] },
  ].map((information) => {
    const hiding = table({ nazgul: far, ringBearer: { hand: ['A1-17'], information } }).act('playAlly', play('A1-17', 'b'));
    if (information.held.length > 0) hiding.act('hideInformation', { information: 'I1' });
    else hiding.act('done');
    expect(bearer(hiding.s).information[0]).toBe(CONCEALED);
    return JSON.stringify([hiding.view(1), hiding.view('spectator'), hiding.open.clues, hiding.match.waitingList()]);
  });
  expect(worlds[0]).toBe(worlds[1]);
});

test('A1-18 Lobelia: a held Nazgûl is not moved this turn, by no power either, but acts; or a Trail token goes', () => {
  const t = table({ nazgul: riders(22, 36, 44, 49), information: ['I1'], ringBearer: { hand: ['A1-18'] } })
    .act('playAlly', play('A1-18', 'a'))
    .act('holdNazgul', { nazgul: 'blue' });
  t.act('moveToDot').act('endTurn');
  expect(t.refused('ride', { space: 19 })).toContain('HR-RUL-39');
  expect(t.refused('rideFarther', { die: 'ring' })).toContain('HR-RUL-39');
  expect(t.allows('search')).toBe(true);
  for (let i = 0; i < 4; i++) t.act('endActivation');
  expect(t.open.bound).toEqual([0, 0, 0, 0]);
  const trail = table({ trail: { 23: 'eye', 46: 'eye' }, ringBearer: { log: way(46), hand: ['A1-18'] } }).act(
    'playAlly',
    play('A1-18', 'b'),
  );
  expect(trail.refused('removeTrail', { area: 46 })).toContain('HR-ALLY-09');
  expect(trail.act('removeTrail', { area: 23 }).trail(23)).toBe(0);
});

test('A1-19 Wandering Elves: not next to a Nazgûl', () => {
  const t = table({ nazgul: riders(22, 36, 44, 49), ringBearer: { hand: ['A1-19'] } }).act('playAlly', play('A1-19'));
  expect(t.refused('placeAlly', { area: 19 })).toContain('HR-ALLY-09');
  expect(t.allows('placeAlly', { area: 25 })).toBe(true);
});

test('A1-20 The Horn-call: every Nazgûl in III-B up to one space', () => {
  const t = table({ nazgul: riders(37, 39, 44, 22), ringBearer: { hand: ['A1-20'] } }).act('playAlly', play('A1-20'));
  expect(t.refused('pushNazgul', { nazgul: 'violet', space: 19 })).toContain('HR-ALLY-09');
  t.act('pushNazgul', { nazgul: 'green', space: 43 }).act('pushNazgul', { nazgul: 'blue', space: 38 }).act('done');
  expect([t.at('blue'), t.at('green'), t.at('red')]).toEqual(['38', '43', '44']);
});

test('A1-14: only across the river, not along it', () => {
  const t = table({ nazgul: far, ringBearer: { log: way(33), hand: ['A1-14'] } }).act('playAlly', play('A1-14'));
  expect(t.refused('moveFrodo', { area: 35 })).toEqual(['HR-DEF-04']);
});

test('A1-02: Meriadoc does not come back once he was turned over', () => {
  const t = table({ company: { meriadoc: 'over' }, ringBearer: { hand: ['A1-02'] } }).act('playAlly', play('A1-02'));
  expect([t.open.company[3], t.open.allyDiscard.length]).toEqual([2, 1]);
});

test('HR-ALLYTOK-07: with all eight in use the one on the very area may be lifted and put back', () => {
  const allies = [4, 5, 7, 8, 9, 10, 11, 38];
  const t = table({ nazgul: far, allies, ringBearer: { hand: ['A1-05'] } }).act('playAlly', play('A1-05'));
  expect(t.prompt()).toBe('takeBackAlly');
  t.act('takeBackAlly', { area: 38 }).act('placeAlly', { area: 38 });
  expect(t.look(1).allies.length).toBe(8);
});

test('HR-RUL-76: playing a card tells everybody that its condition about Frodo holds', () => {
  const clues = (hand: string) =>
    table({ nazgul: far, ringBearer: { log: way(43), hand: [hand] } })
      .act('playAlly', play(hand))
      .open.clues.filter((_, i) => i % CLUE_SIZE === 0);
  expect([clues('A1-01').includes(CLUE_CONDITION), clues('A1-09').includes(CLUE_CONDITION)]).toEqual([true, false]);
});

test('A1-17, HR-CONCEAL-02: what is hidden is told to the Ring-bearer alone, that something was chosen to all', () => {
  type Information = { held: string[]; concealed: string[] };
  const held: Information = { held: ['I1', 'I2', 'I3', 'I5', 'I6'], concealed: [] };
  const none: Information = { held: [], concealed: held.held };
  const told = (information: Information, type: string, rest = {}) =>
    table({ nazgul: far, ringBearer: { hand: ['A1-17'], information } })
      .act('playAlly', play('A1-17', 'b'))
      .act(type, rest)
      .to.slice(-2)
      .map(({ event, to }) => [event.type, to]);
  expect(told(held, 'hideInformation', { information: 'I2' })).toEqual([
    ['choseInSecret', undefined],
    ['informationHidden', 1],
  ]);
  expect(told(none, 'done')).toEqual([
    ['choseInSecret', undefined],
    ['nothingToHide', 1],
  ]);
});
