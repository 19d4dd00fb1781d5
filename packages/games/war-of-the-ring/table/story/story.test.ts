import { expect, test } from 'vitest';
import { alongGames, type AskedSeat } from '../../testing/alongGames.ts';
import type { WarEvent } from '../../rules/events.ts';
import geometry from '../map/geometry.json' with { type: 'json' };
import { unfold } from '../map/geometry.ts';
import { greatDeedOf } from './greatDeed.ts';
import { regionsNamed } from './named.ts';
import { playOf, wayOf } from './playOf.ts';
import { SCENES } from './scenes.ts';
import { taleOf } from './taleOf.ts';

const land = unfold(geometry);

test('along games whatever is seen to happen happens on the map, and a tale is told of the other side alone', () => {
  const motions = new Set<string>();
  let heard = 0;
  let tales = 0;
  const look = ({ seat, events, prompt }: AskedSeat): void => {
    if (seat !== 0) return;
    for (const act of playOf(events.slice(heard), land)) {
      motions.add(act.motion);
      for (const region of act.regions) expect(land.byId.has(region), `${act.motion} ${region}`).toBe(true);
    }
    heard = events.length;
    if (prompt.id !== 'chooseAction') return;
    const tale = taleOf(events, 'free-peoples');
    if (tale === null) return;
    tales++;
    expect(tale.lines.filter((event) => event.type === 'spent' && event.side === 'free-peoples')).toEqual([]);
    expect(tale.lines.every(({ type }) => SCENES[type].tale)).toBe(true);
    expect(tale.lines.filter((event) => 'side' in event && event.side === 'free-peoples')).toEqual([]);
    expect(tale.lines.filter(({ type }) => type === 'newGuide' || type === 'fellowshipMoved')).toEqual([]);
  };
  alongGames(1, 91, look, null);
  expect([...motions].sort()).toEqual(['banner', 'fall', 'march', 'rise', 'strike']);
  expect(tales).toBeGreaterThan(5);
});

test('a line names its regions once, and a place behind walls by its region', () => {
  expect(regionsNamed({ type: 'marched', side: 'shadow', from: 'moria', to: 'hollin', count: 3 })).toEqual(['moria', 'hollin']);
  expect(regionsNamed({ type: 'unitLost', figure: 'gondor-regular', place: 'inside-minas-tirith' })).toEqual(['minas-tirith']);
  expect(regionsNamed({ type: 'declaredAt', region: 'moria', path: ['hollin', 'moria'] })).toEqual(['moria', 'hollin']);
  expect(regionsNamed({ type: 'passed', side: 'shadow' })).toEqual([]);
});

test('a march goes over open borders', () => {
  const way = wayOf(land, 'rivendell', 'moria');
  expect(way[0]).toBe('rivendell');
  expect(way.at(-1)).toBe('moria');
  for (const [at, region] of way.slice(1).entries()) expect(land.byId.get(way[at])?.neighbours).toContain(region);
  expect(wayOf(land, 'moria', 'moria')).toEqual(['moria']);
});

test('nothing is told before the other side has acted', () => {
  const mine: WarEvent = { type: 'passed', side: 'shadow' };
  const theirs: WarEvent = { type: 'passed', side: 'free-peoples' };
  expect(taleOf([theirs, mine], 'shadow')).toBeNull();
  expect(taleOf([mine, { type: 'turnBegan', turn: 2, free: 4, shadow: 7 }], 'shadow')).toBeNull();
  expect(taleOf([theirs, mine, theirs], 'shadow')).toEqual({ number: 2, lines: [theirs] });
});

test('of the news the last attack or conquest of the other side is a great deed', () => {
  const attack: WarEvent = { type: 'battleBegan', side: 'shadow', from: 'moria', against: 'lorien' };
  const conquest: WarEvent = { type: 'captured', side: 'shadow', region: 'lorien' };
  expect(greatDeedOf([attack, conquest, { type: 'passed', side: 'shadow' }], 'free-peoples')).toBe(conquest);
  expect(greatDeedOf([attack], 'free-peoples')).toBe(attack);
  expect(greatDeedOf([attack, conquest], 'shadow')).toBeNull();
});

test('an army that marches shows its strength', () => {
  const [act] = playOf([{ type: 'marched', side: 'shadow', from: 'moria', to: 'hollin', count: 7 }], land);
  expect(act).toMatchObject({ motion: 'march', count: 7 });
});
