import { expect, test } from 'vitest';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { bearer } from '../state.ts';

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const blueAt = (space: string | number) => ({ active: 'blue' as const, nazgul: riders(space, 36, 44, 49) });

test('HR-EX-R10, HR-NAZ-01: one space by path, not two', () => {
  const t = table(blueAt(48));
  expect(t.allows('ride', { space: 47 })).toBe(true);
  expect(t.allows('ride', { space: 'd60' })).toBe(true);
  expect(t.refused('ride', { space: 40 })).toContain('HR-NAZ-01');
  expect(t.refused('ride', { space: 'd55' })).toContain('HR-NAZ-01');
});

test('HR-EX-R11, HR-NAZ-02: three spaces by road, by day', () => {
  const t = table(blueAt(49));
  expect(t.allows('ride', { space: 48 })).toBe(true);
  t.act('ride', { space: 46 });
  expect(t.at('blue')).toBe('46');
  expect(t.refused('ride', { space: 'd50' })).toContain('HR-WRAITH-01');
});

test('HR-EX-R12, HR-NAZ-02, HR-NAZ-03: by night two spaces over road and path, or three by road', () => {
  const night = table({ ...blueAt(34), turn: 'night' });
  expect(night.allows('ride', { space: 23 })).toBe(true);
  expect(night.allows('ride', { space: 30 })).toBe(true);
  expect(table(blueAt(34)).allows('ride', { space: 23 })).toBe(false);
});

test('HR-EX-D039, HR-NAZ-05: never onto an exit', () => {
  expect(table(blueAt(48)).refused('ride', { space: 'C' })).toContain('HR-NAZ-05');
});

test('HR-EX-D149, HR-NAZ-06: any number may share a space', () => {
  const t = table({ active: 'blue', nazgul: riders(26, 30, 30, 30) }).act('ride', { space: 30 });
  expect(t.at('blue')).toBe('30');
});

test('HR-EX-D031, HR-ALLYTOK-02: an Ally token bars the way, also to ride through', () => {
  const t = table({ ...blueAt(34), allies: [30] });
  expect(t.refused('ride', { space: 30 })).toContain('HR-ALLYTOK-02');
  expect(t.allows('ride', { space: 'd29' })).toBe(true);
  expect(t.allows('ride', { space: 'd21' })).toBe(false);
  expect(table(blueAt(34)).allows('ride', { space: 'd21' })).toBe(true);
});

test('HR-EX-D032, HR-DICE-06, HR-RUL-40, HR-ALLYTOK-08: from a dot a Sword removes the token, then the way is free', () => {
  const t = table({ ...blueAt('d29'), allies: [30] });
  t.act('strikeAlly', { die: 'sword', area: 30 });
  expect(t.open.allies.every((token) => token === 0)).toBe(true);
  t.act('ride', { space: 30 });
  expect(t.at('blue')).toBe('30');
  expect(table({ ...blueAt('d29'), allies: [30] }).refused('strikeAlly', { die: 'ring', area: 30 })).toContain('HR-DICE-06');
});

test('HR-EX-R13, HR-WRAITH-01, HR-DICE-01, HR-DICE-02, HR-DICE-07: the first daylight turn of the book', () => {
  const nazgul = {
    blue: { at: 48, player: 1, place: 1 },
    green: { at: 49, player: 2, place: 1 },
    red: { at: 44, player: 3, place: 1 },
    violet: { at: 36, player: 4, place: 1 },
  };
  const t = table({
    seats: 5,
    active: 'blue',
    nazgul,
    dice: ['ring', 'ring', 'ring', 'sword', 'sorcery', 'shadow'],
    ringBearer: { log: walked },
  });
  t.act('search').act('pass').act('ride', { space: 'd60' }).act('endActivation');
  t.act('ride', { space: 46 }).act('perceive', { die: 'ring', scope: 'section' });
  expect(t.match.state.frames.some((frame) => frame.step === 'inquiry')).toBe(true);
  t.act('pass').act('endActivation');
  t.act('drawSorcery', { die: 'sorcery' }).act('ride', { space: 'd39' }).act('endActivation');
  t.act('ride', { space: 38 }).act('endActivation');
  expect(t.open.dice.slice(0, 6).filter((_, die) => !t.open.spent[die])).toEqual([0, 0, 1, 3]);
});

test('HR-DAY-02, HR-DAY-03, HR-RUL-45: from the first player clockwise, all his Nazgûl in his order', () => {
  const nazgul = {
    blue: { at: 48, player: 2, place: 2 },
    green: { at: 49, player: 1, place: 1 },
    red: { at: 44, player: 2, place: 1 },
    violet: { at: 36, player: 1, place: 2 },
  };
  const t = table({ seats: 3, first: 2, nazgul }).act('moveToDot').act('endTurn');
  const order: string[] = [];
  for (let i = 0; i < 4; i++) {
    order.push(`${t.match.waitingList()[0]}:${['blue', 'green', 'red', 'violet'][t.open.active]}`);
    t.act('endActivation');
  }
  expect(order).toEqual(['2:red', '2:blue', '1:green', '1:violet']);
});

test('HR-EX-R14, HR-SEARCH-03, HR-SEARCH-04, HR-SEARCH-06: areas of the log answer yes, starting areas cannot be searched', () => {
  for (const area of [10, 19, 22]) {
    const t = table({ ...blueAt(area), ringBearer: { log: walked } })
      .act('search')
      .act('pass');
    expect(t.heard('searchYes')).toBe(true);
    expect(t.trail(area)).toBe(1);
  }
  expect(table({ ...blueAt(1), ringBearer: { log: walked } }).refused('search')).toContain('HR-SEARCH-06');
  expect(table({ ...blueAt(2), ringBearer: { log: walked } }).refused('search')).toContain('HR-SEARCH-06');
  const no = table({ ...blueAt(30), ringBearer: { log: walked } })
    .act('search')
    .act('pass');
  expect([no.heard('searchNo'), no.trail(30)]).toEqual([true, 0]);
});

test('HR-EX-D056, HR-SEARCH-05: the last area and an older one give the same plain yes', () => {
  const told = [10, 19].map((area) =>
    JSON.stringify(
      table({ ...blueAt(area), ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19] } })
        .act('search')
        .act('pass').told,
    ).replaceAll(String(area), 'X'),
  );
  expect(told[0]).toBe(told[1]);
});

test('HR-SEARCH-07, HR-TRAIL-01, HR-RUL-16: no second search where a Trail token lies, but a hunt', () => {
  const t = table({ ...blueAt(22), trail: { 22: 'eye' }, ringBearer: { log: walked } });
  expect(t.refused('search')).toContain('HR-SEARCH-07');
  t.act('huntWith', { die: 'sword' }).act('pass');
  expect(t.trail(22)).toBe(2);
  expect(t.heard('huntHere')).toBe(true);
});

test('HR-WRAITH-03, HR-SEARCH-01, HR-HUNT-01: on a dot neither search nor hunt', () => {
  const t = table(blueAt('d29'));
  expect(t.refused('search')).toContain('HR-SEARCH-01');
  expect(t.refused('huntWith', { die: 'sword' })).toContain('HR-HUNT-01');
});

test('HR-EX-R15, HR-EX-R16, HR-EX-R17, HR-PERC-01, HR-PERC-02, HR-PERC-03, HR-PERC-04: only the last numbered entry counts', () => {
  const log = [...walked, 'dot'];
  const ask = (at: number, scope: string): boolean =>
    table({ ...blueAt(at), ringBearer: { log } })
      .act('perceive', { die: 'ring', scope })
      .act('pass')
      .heard('perceptionYes');
  expect([ask(31, 'section'), ask(31, 'region'), ask(24, 'region')]).toEqual([true, false, true]);
  const marked = table({ ...blueAt(24), ringBearer: { log } })
    .act('perceive', { die: 'ring', scope: 'region' })
    .act('pass');
  expect(marked.look(1).logTokens[0]).toBe('II-A');
});

test('HR-EX-D054: heading for an area counts for nothing', () => {
  expect(
    table({ ...blueAt(30), ringBearer: { log: [...walked, 'dot', 'dot'] } })
      .act('perceive', { die: 'ring', scope: 'region' })
      .act('pass')
      .heard('perceptionNo'),
  ).toBe(true);
});

test('HR-EX-R18, HR-HUNT-03, HR-HUNT-04, HR-HUNT-05: a hunt on the trail says yes and no more', () => {
  const t = table({ ...blueAt(19), ringBearer: { log: [...walked, 'dot'] } })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect([t.heard('huntYes'), t.trail(19), t.open.foundAt]).toEqual([true, 2, 0]);
});

test('HR-EX-R19, HR-HUNT-06, HR-HUNT-07: on the last area Frodo is here, dots or not; the encounter waits', () => {
  const t = table({ ...blueAt(22), ringBearer: { log: [...walked, 'dot'] } })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect([t.heard('huntHere'), t.trail(22), t.s.box.spaces[t.open.foundAt]]).toEqual([true, 2, '22']);
  expect(t.prompt()).toBe('activationRide');
});

test('HR-EX-D050, HR-RUL-22, HR-HUNT-01: a starting area may be hunted, and Frodo’s own counts as logged', () => {
  const t = table({ ...blueAt(1), ringBearer: { log: [1, 'dot', 'dot'] } })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect([t.heard('huntHere'), t.trail(1)]).toEqual([true, 2]);
  expect(
    table({ ...blueAt(2), ringBearer: { log: [1, 'dot'] } })
      .act('huntWith', { die: 'sword' })
      .act('pass')
      .heard('huntNo'),
  ).toBe(true);
});

test('HR-WRAITH-04, HR-RUL-23, HR-HUNT-02: by night with the Eye the free action is a hunt, not a search', () => {
  const t = table({ ...blueAt(22), turn: 'night', eye: true, dice: ['ring*', 'ring*', 'ring*', 'ring*', 'ring*', 'ring*'] });
  expect(t.refused('search')).toContain('HR-RUL-23');
  expect(t.allows('hunt')).toBe(true);
  expect(table({ ...blueAt(22), turn: 'night' }).refused('hunt')).toContain('HR-HUNT-02');
  expect(table(blueAt(22)).refused('hunt')).toContain('HR-HUNT-02');
});

test('HR-EX-D042, HR-WRAITH-02: a die or the free action, never both', () => {
  const t = table(blueAt(22)).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect(t.refused('search')).toContain('HR-WRAITH-02');
});

test('HR-EX-D044, HR-DICE-02: with all dice spent only the free search, or nothing', () => {
  const t = table({ ...blueAt(22), turn: 'secondDaylight', dice: ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*'] });
  const kinds = new Set(t.match.options(1).map(({ type }) => type));
  expect([...kinds].sort()).toEqual(['endActivation', 'ride', 'search']);
});

test('HR-EX-D045, HR-EX-D046, HR-SHADOW-01: on a shadow area any result is Sorcery, off it not', () => {
  const position = { ...blueAt(40), dice: ['ring', 'sword*', 'sword*', 'sword*', 'sword*', 'sword*'] };
  expect(table(position).allows('drawSorcery', { die: 'ring' })).toBe(true);
  expect(table(position).act('ride', { space: 38 }).refused('drawSorcery', { die: 'ring' })).toEqual(['HR-DICE-07']);
});

test('HR-DICE-08: a Shadow stands for any of the three', () => {
  const t = table(blueAt(22));
  expect(
    t.allows('perceive', { die: 'shadow', scope: 'region' }) &&
      t.allows('huntWith', { die: 'shadow' }) &&
      t.allows('drawSorcery', { die: 'shadow' }),
  ).toBe(true);
});

test('HR-EX-R20, HR-EX-D061, HR-INFO-02, HR-POWER-00: tokens unlock the powers one by one', () => {
  const three = table({ ...blueAt(22), information: ['I1', 'I2', 'I3'] });
  expect(
    three.allows('rideFarther', { die: 'ring' }) &&
      three.allows('huntWithTwo', { die: 'ring', second: 'sword' }) &&
      three.allows('rideAndSearch', { die: 'sword' }),
  ).toBe(true);
  expect(three.refused('gallop', { die: 'ring' })).toContain('HR-INFO-02');
  expect(table({ ...blueAt(22), information: ['I1'] }).refused('rideAndSearch', { die: 'sword' })).toContain('HR-INFO-02');
});

test('HR-EX-D058, HR-POWER-01, HR-RUL-29: one more space for any result', () => {
  const t = table({ ...blueAt(22), information: ['I1'] })
    .act('ride', { space: 19 })
    .act('rideFarther', { die: 'sorcery' })
    .act('ride', { space: 'd17' });
  expect(t.at('blue')).toBe('d17');
  expect(t.refused('perceive', { die: 'ring', scope: 'region' })).toContain('HR-WRAITH-02');
});

test('HR-POWER-02, HR-RUL-31: two results, alike or not, for a hunt or a perception', () => {
  const t = table({
    ...blueAt(22),
    information: ['I1', 'I2'],
    dice: ['ring', 'ring', 'sword*', 'sword*', 'sorcery', 'shadow*'],
    ringBearer: { log: walked },
  });
  expect(t.refused('huntWithTwo', { die: 'sorcery', second: 'sorcery' })).toContain('HR-POWER-02');
  t.act('huntWithTwo', { die: 'ring', second: 'ring' }).act('pass');
  expect(t.heard('huntHere')).toBe(true);
  expect(t.open.spent.slice(0, 6)).toEqual([true, true, true, true, false, true]);
});

test('HR-POWER-03, HR-EX-D059, HR-RUL-30: an extra space, then a search if there can be one', () => {
  const onArea = table({ ...blueAt(21), information: ['I1', 'I2', 'I3'], ringBearer: { log: walked } })
    .act('rideAndSearch', { die: 'sword' })
    .act('ride', { space: 22 });
  expect(onArea.prompt()).toBe('reactSearch');
  onArea.act('pass');
  expect(onArea.heard('searchYes')).toBe(true);
  const onDot = table({ ...blueAt(22), information: ['I1', 'I2', 'I3'] })
    .act('rideAndSearch', { die: 'sword' })
    .act('ride', { space: 'd24' });
  expect([onDot.prompt(), onDot.heard('searchDeclared')]).toEqual(['activationRide', false]);
});

test('HR-EX-D060, HR-POWER-04, HR-RUL-31: a Shadow stands for the Ring of the fourth power', () => {
  const t = table({
    ...blueAt(22),
    information: ['I1', 'I2', 'I3', 'I4'],
    dice: ['shadow', 'sword', 'sword*', 'sword*', 'sword*', 'sword*'],
  });
  expect(t.refused('gallop', { die: 'sword' })).toContain('HR-POWER-04');
  t.act('gallop', { die: 'shadow' }).act('ride', { space: 'd14' });
  expect(t.at('blue')).toBe('d14');
});

test('HR-INFO-03, HR-INFO-04, HR-INFO-05, HR-RUL-25: a token is found even if the search fails, and unlocks a power at once', () => {
  const t = table({ ...blueAt(23), ringBearer: { log: walked } })
    .act('search')
    .act('pass');
  expect(t.told.map(({ type }) => type).slice(-2)).toEqual(['searchNo', 'informationFound']);
  expect(t.open.information.length).toBe(1);
  expect(bearer(t.s).information[3]).toBe(3);
});

test('HR-EX-D063, HR-CONCEAL-01: a visited area yields no token', () => {
  const t = table({ ...blueAt(23), ringBearer: { log: way(23) } })
    .act('search')
    .act('pass');
  expect([t.heard('searchYes'), t.heard('informationFound')]).toEqual([true, false]);
});

test('a refused ride names the one rule that bars it: HR-NAZ-05, HR-NAZ-01, HR-ALLYTOK-02, HR-RUL-39', () => {
  const by = (space: string | number, more: object = {}, blue: string | number = 34) =>
    table({ ...blueAt(blue), ...more }).refused('ride', { space });
  expect(by('C', {}, 48)).toEqual(['HR-NAZ-05']);
  expect(by(49)).toEqual(['HR-NAZ-01']);
  // Too far is too far, token or not.
  expect(by(23, { allies: [23] })).toEqual(['HR-NAZ-01']);
  expect(by(30, { allies: [30] })).toEqual(['HR-ALLYTOK-02']);
  // The only road leads through area 30.
  expect(by('d21', { allies: [30] })).toEqual(['HR-ALLYTOK-02']);
  const closed = [{ space: 'd29', until: 'day' }];
  expect(by('d29', { closed })).toEqual(['HR-RUL-39']);
  expect(by(30, { closed })).toEqual(['HR-RUL-39']);
});

test('HR-RUL-39: a ward is named as what it is, a card that prevails', () => {
  const wards = [{ area: null, place: 'II-A', bars: ['search' as const, 'hunt' as const], until: 'day' as const }];
  const t = table({ ...blueAt(22), wards });
  expect([t.refused('search'), t.refused('huntWith', { die: 'sword' })]).toEqual([['HR-RUL-39'], ['HR-RUL-39']]);
});

test('HR-INFO-03, HR-INFO-04: a hunt uncovers information as a search does, failed or not', () => {
  const t = table({ ...blueAt(23), ringBearer: { log: walked } })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect(t.told.map(({ type }) => type).slice(-2)).toEqual(['huntNo', 'informationFound']);
  expect(t.open.information.length).toBe(1);
});

test('HR-NAZ-03: by night two spaces by path, not three', () => {
  const night = table({ ...blueAt(22), turn: 'night' });
  for (const space of [10, 26, 'd29']) expect(night.refused('ride', { space })).toContain('HR-NAZ-03');
  expect(night.allows('ride', { space: 9 })).toBe(false);
});

test('HR-POWER-03, HR-RUL-39: a held Nazgûl may use the third power for its search alone', () => {
  const nazgul = { ...riders(22, 36, 44, 49), blue: { at: 22, bound: 'turn' as const } };
  const t = table({ active: 'blue', nazgul, information: ['I1', 'I2', 'I3'] }).act('rideAndSearch', { die: 'sword' });
  expect([t.prompt(), t.at('blue')]).toEqual(['reactSearch', '22']);
});

test('HR-PERC-04: a second yes about the same region needs no second log token; the fourth place moves the oldest one', () => {
  const watch = (logTokens: string[]) =>
    JSON.parse(
      table({ ...blueAt(24), logTokens, ringBearer: { log: walked } })
        .act('perceive', { die: 'ring', scope: 'region' })
        .act('pass')
        .view(1),
    ).logTokens;
  expect(watch(['II-A', 'off', 'off', 'off', 'off', 'off'])).toEqual(['II-A', 'off', 'off', 'off', 'off', 'off']);
  // The other three are the players' own and mark nothing.
  expect(watch(['off', 'off', 'off', 'II-A', 'off', 'off'])).toEqual(['II-A', 'off', 'off', 'II-A', 'off', 'off']);
  expect(watch(['I-A', 'II', 'III', 'off', 'off', 'off'])).toEqual(['II', 'III', 'II-A', 'off', 'off', 'off']);
});
