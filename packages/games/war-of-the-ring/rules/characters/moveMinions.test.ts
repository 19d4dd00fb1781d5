import { eventsFor } from '#kernel';
import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar, type FigureName } from '../../testing/war.ts';

const moving = (regions: GivenWar['regions'], more: GivenWar = {}): WarTable =>
  war({ free: ['event'], shadow: ['character'], toAct: 'shadow', ...more, regions }).spend('character', 'move-minions');
const take = (figure: FigureName, place: string) => ({ type: 'moveMinion' as const, figure, place });
const landings = (table: WarTable): unknown[] => table.choices('travelTo', 'region');
const siegeOfMinasTirith = { 'minas-tirith': { figures: { 'sauron-regular': 3 }, inside: { figures: { 'gondor-regular': 2 } } } };
const siegeOfMinasMorgul = (inside: object = {}) => ({
  'minas-morgul': { figures: { 'gondor-regular': 3 }, inside: { figures: { 'sauron-regular': 2, ...inside } } },
});

test('WR-DICE-27: which minion is picked up is for the Shadow alone until it has landed', () => {
  const { match } = moving({ 'barad-dur': { figures: { nazgul: 1 } } });
  const answer = match.apply(1, take('nazgul', 'barad-dur'));
  if (!answer.ok) throw new Error(answer.refusal.message);
  const heard = ([0, 1, 'spectator'] as const).map((viewer) => eventsFor(answer.events, viewer).map(({ type }) => type));
  expect(heard).toEqual([[], ['minionPicked'], []]);
});

describe('Nazgûl', () => {
  test('WR-DICE-27, WR-CHAR-15, WR-CHAR-16: they fly anywhere but to a free stronghold of the enemy (WR-TV-039)', () => {
    const table = moving({ 'barad-dur': { figures: { nazgul: 2 } }, osgiliath: { figures: { 'gondor-regular': 2 } } });
    table.do(take('nazgul', 'barad-dur'));
    expect(landings(table)).toContain('osgiliath');
    expect(landings(table)).toContain('the-shire');
    expect(table.refused('travelTo', { region: 'minas-tirith' })).toContain('WR-CHAR-16');
    // Every region but the one it is in and the free strongholds of the Free Peoples.
    expect(landings(table)).toHaveLength(105 - 1 - 8);
    table.do('travelTo', { region: 'osgiliath' });
    expect(table.at('osgiliath')).toEqual({ 'gondor-regular': 2, nazgul: 1 });
  });

  test('WR-CHAR-16: they land where the Shadow besieges, or has taken, the stronghold', () => {
    const siege = moving({ 'barad-dur': { figures: { nazgul: 1 } }, ...siegeOfMinasTirith, lorien: { holder: 'shadow' } }).do(
      take('nazgul', 'barad-dur'),
    );
    expect(landings(siege)).toEqual(expect.arrayContaining(['minas-tirith', 'lorien']));
    siege.do('travelTo', { region: 'minas-tirith' });
    expect(siege.at('minas-tirith')).toMatchObject({ nazgul: 1 });
  });

  test('WR-CHAR-15, WR-DICE-27: one, some or all, each once', () => {
    const table = moving({ 'barad-dur': { figures: { nazgul: 2 } }, morannon: { figures: { nazgul: 1 } } });
    expect(table.refused('done')).toEqual(['WR-RULING-06']);
    table.do(take('nazgul', 'barad-dur')).do('travelTo', { region: 'fangorn' });
    expect(table.refused(take('nazgul', 'fangorn'))).toEqual(['WR-MOVE-07']);
    table.do(take('nazgul', 'morannon')).do('travelTo', { region: 'fangorn' }).do('done');
    expect(table.at('fangorn')).toEqual({ nazgul: 2 });
    expect(table.at('barad-dur')).toEqual({ nazgul: 1 });
    expect(table.active).toBe(0);
  });

  test('WR-CHAR-17: the Witch-king flies with them', () => {
    const table = moving({ 'barad-dur': { characters: ['witch-king'] } })
      .do(take('witch-king', 'barad-dur'))
      .do('travelTo', { region: 'rhosgobel' });
    expect(table.where('witch-king')).toBe('rhosgobel');
  });

  test('WR-RULING-66: figures without units stir no nation', () => {
    const table = moving({ 'barad-dur': { figures: { nazgul: 1 } } })
      .do(take('nazgul', 'barad-dur'))
      .do('travelTo', { region: 'edoras' });
    expect(table.nation('rohan')).toEqual({ steps: 3, active: false });
    expect(table.view().regions.find(({ id }) => id === 'edoras')?.holder).toBe('free-peoples');
  });

  test('WR-RULING-23: they fly into and out of a stronghold of the Shadow under siege (WR-TV-190)', () => {
    const into = moving({ 'barad-dur': { figures: { nazgul: 1 } }, ...siegeOfMinasMorgul() }).do(take('nazgul', 'barad-dur'));
    into.do('travelTo', { region: 'minas-morgul' });
    expect(into.at('inside-minas-morgul')).toMatchObject({ nazgul: 1 });
    const out = moving(siegeOfMinasMorgul({ nazgul: 1 }))
      .do(take('nazgul', 'inside-minas-morgul'))
      .do('travelTo', { region: 'nurn' });
    expect(out.at('nurn')).toEqual({ nazgul: 1 });
  });
});

describe('the Mouth of Sauron and Saruman', () => {
  const mouth = { characters: ['mouth-of-sauron' as const] };

  test('WR-CHAR-19, WR-CHAR-14: he walks three regions, minds no army and crosses no black border', () => {
    const table = moving({ dagorlad: mouth, 'north-ithilien': { figures: { 'gondor-regular': 4 } } }).do(
      take('mouth-of-sauron', 'dagorlad'),
    );
    expect(landings(table)).toEqual(expect.arrayContaining(['north-ithilien', 'osgiliath', 'pelargir']));
    expect(landings(table)).not.toContain('lamedon');
    const gate = moving({ 'barad-dur': mouth }).do(take('mouth-of-sauron', 'barad-dur'));
    expect(landings(gate)).not.toContain('ash-mountains');
    expect(landings(gate)).toEqual(expect.arrayContaining(['gorgoroth', 'nurn', 'morannon', 'dagorlad', 'minas-morgul']));
  });

  test('WR-CHAR-21, WR-RULING-24: he neither enters nor passes through a free stronghold of the enemy', () => {
    const table = moving({ 'dimrill-dale': mouth }).do(take('mouth-of-sauron', 'dimrill-dale'));
    expect(landings(table)).not.toContain('lorien');
    expect(table.refused('travelTo', { region: 'lorien' })).toContain('WR-CHAR-21');
    const besieged = moving({ osgiliath: mouth, ...siegeOfMinasTirith }).do(take('mouth-of-sauron', 'osgiliath'));
    expect(landings(besieged)).toContain('minas-tirith');
  });

  test('WR-CHAR-20: he neither enters nor leaves his own stronghold under siege (WR-TV-190)', () => {
    const outside = moving({ gorgoroth: mouth, ...siegeOfMinasMorgul() }).do(take('mouth-of-sauron', 'gorgoroth'));
    expect(landings(outside)).not.toContain('minas-morgul');
    const inside = war({
      free: ['event'],
      shadow: ['character'],
      toAct: 'shadow',
      regions: {
        'barad-dur': { figures: { nazgul: 1 } },
        'minas-morgul': { figures: { 'gondor-regular': 3 }, inside: { figures: { 'sauron-regular': 2 }, characters: ['mouth-of-sauron'] } },
      },
    }).spend('character', 'move-minions');
    expect(inside.choices('moveMinion', 'figure')).toEqual(['nazgul']);
    expect(inside.refused(take('mouth-of-sauron', 'inside-minas-morgul'))).toEqual(['WR-CHAR-20']);
  });

  test('WR-CHAR-18, WR-CHAR-07: Saruman never leaves Orthanc', () => {
    const table = war({ free: ['event'], shadow: ['character'], toAct: 'shadow', regions: { orthanc: { characters: ['saruman'] } } });
    expect(table.actionsOf('character')).not.toContain('move-minions');
    const others = moving({ orthanc: { characters: ['saruman'] }, 'barad-dur': { figures: { nazgul: 1 } } });
    expect(others.refused(take('saruman', 'orthanc'))).toEqual(['WR-CHAR-18']);
  });
});
