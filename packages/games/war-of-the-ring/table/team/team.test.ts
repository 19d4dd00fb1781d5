import { expect, test } from 'vitest';
import { war } from '../../testing/war.ts';
import { type Geometry, unfold } from '../map/geometry.ts';
import { askedOfPartner } from './asked.ts';
import { battleCommand, reasonOf, sharesOf } from './commandOf.ts';
import { landsOf } from './landsOf.ts';
import { letterOf } from './letters.ts';
import { jsonFile } from '#kernel/testing/json.ts';

const land = unfold(jsonFile<Geometry>(new URL('../map/geometry.json', import.meta.url)));
const four = { seats: 4, turn: 1, free: ['event'], shadow: ['event', 'event'] };
const areaOf = (id: string): string => land.byId.get(id)?.area ?? '';

test('WR-MULTI-12: whoever acts sees the lands of his nations edged, and his partner’s apart from them; nobody else does', () => {
  const view = war(four).view();
  // Rohan does not lead, and acts first.
  const { mine, partners } = landsOf(land, view, 2);
  expect(mine?.area).toContain(areaOf('edoras'));
  expect(mine?.area).not.toContain(areaOf('minas-tirith'));
  expect(partners?.area).toContain(areaOf('minas-tirith'));
  expect(partners?.area).toContain(areaOf('rivendell'));
  for (const seat of [0, 1, 3, null]) expect(landsOf(land, view, seat)).toEqual({ mine: null, partners: null });
});

test('WR-MULTI-21: a mixed army says who commands it and why', () => {
  const of = (text: string, turn = 1) => {
    const view = war({ ...four, turn, on: { lossarnach: text } }).view();
    const force = view.regions.find(({ id }) => id === 'lossarnach')?.field ?? { figures: {}, characters: [] };
    const shares = view.team === undefined ? [] : sharesOf(view.team, 'free-peoples', force);
    return [shares[0]?.player.seat, reasonOf(shares), shares.map(({ units }) => units)];
  };
  expect(of('gondor 1r, rohan 2r')).toEqual([2, 'units', [2, 1]]);
  expect(of('gondor 1r 1e, rohan 2r')).toEqual([0, 'elites', [2, 2]]);
  expect(of('gondor 2r, rohan 2r')).toEqual([0, 'leads', [2, 2]]);
  expect(of('gondor 2r, rohan 2r', 2)).toEqual([2, 'leads', [2, 2]]);
});

test('WR-MULTI-21: in a battle it is said who commands a shared side, to a watcher too, and nothing of a side that nobody shares', () => {
  const told = (seats: number, mine: number, mode = 'play') => {
    const table = war({
      ...four,
      seats,
      turn: 2,
      toAct: 'shadow',
      shadow: ['army', 'event'],
      atWar: ['gondor', 'rohan', 'sauron'],
      on: { osgiliath: 'gondor 1r, rohan 2r', 'north-ithilien': 'sauron 5r' },
    });
    table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
    return (['free-peoples', 'shadow'] as const).map((side) =>
      battleCommand(table.view(), { words: (key, params) => `${key} ${String(params?.seat)}`, mine, mode }, side),
    );
  };
  expect(told(4, 2)).toEqual(['table.team.inBattle.mine @seat.2', 'table.team.inBattle.theirs @seat.1']);
  expect(told(4, 2, 'watch')[0]).toBe('table.team.inBattle.theirs @seat.2');
  expect(told(3, 1)).toEqual([null, 'table.team.inBattle.mine @seat.1']);
  expect(told(2, 1)).toEqual([null, null]);
});

test('what a partner is asked is told to his partner, and to nobody else', () => {
  const table = war({
    ...four,
    atWar: ['gondor', 'rohan'],
    free: ['army-muster'],
    on: { 'minas-tirith': 'gondor 2r', 'druadan-forest': 'rohan 3r' },
  });
  table
    .spend('army-muster', 'move-armies')
    .do('march', { from: 'druadan-forest', to: 'minas-tirith' })
    .do('depart')
    .do('done')
    .do('accept');
  expect(table.askedPlayers).toEqual(['gondor']);
  expect(askedOfPartner(table.view(), [0], 2)).toEqual({ seat: 0, step: 'mixArmies', params: { region: '@region.minas-tirith' } });
  for (const seat of [0, 1, 3, null]) expect(askedOfPartner(table.view(), [0], seat)).toBeNull();
  expect(askedOfPartner(war(four).view(), [2], 0)).toEqual({ seat: 2, step: 'action', params: {} });
});

test('a mark bears the first letter of a name', () => {
  expect(['Ola', ' żuk', '«Éowyn»', null, '...'].map((name) => letterOf(name, 2))).toEqual(['O', 'Ż', 'É', '3', '3']);
});
