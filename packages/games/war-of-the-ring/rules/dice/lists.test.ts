import { describe, expect, test } from 'vitest';
import { spend, war, type WarTable, type DeckTypeName } from '../../testing/war.ts';

describe('what the results do', () => {
  test('WR-DICE-23, WR-FSP-01, WR-FSP-02, WR-FSP-12, WR-DEF-18: a Character result moves the Fellowship a step; the figure stays, the die goes to the box', () => {
    const table = war({ free: ['character', 'event'], shadow: ['event'], fellowship: { progress: 1 } }).spend(
      'character',
      'move-fellowship',
    );
    expect(table.fellowship).toMatchObject({ at: 'rivendell', progress: 2, hidden: true });
    expect(table.freeSide).toMatchObject({ huntBox: 1, dice: ['event'] });
    const shadow = war({ free: ['event'], shadow: ['character'], toAct: 'shadow' });
    expect(shadow.refused(spend('character', 'move-fellowship'))).toEqual(['WR-DICE-23']);
  });

  test('WR-DICE-33, WR-DEF-12, WR-DEF-13: a Muster result recruits for nations at war in their towns, cities and strongholds, not in a fortification (WR-TV-054)', () => {
    const table = war({
      free: ['muster'],
      shadow: ['event'],
      atWar: ['gondor'],
      regions: { osgiliath: { figures: { 'gondor-regular': 2 } } },
    });
    table.spend('muster', 'recruit');
    const places = new Set(table.choices('recruit', 'region'));
    expect([...places].sort()).toEqual(['dol-amroth', 'lamedon', 'lossarnach', 'minas-tirith', 'pelargir']);
    expect(table.refused('recruit', { figure: 'gondor-regular', region: 'osgiliath' })).not.toBeNull();
    expect(table.refused('recruit', { figure: 'rohan-regular', region: 'edoras' })).not.toBeNull();
  });

  test('WR-DICE-35: an Event result draws one card from the deck of choice', () => {
    const drawn = (deck: DeckTypeName): WarTable =>
      war({ free: ['event'], shadow: ['event'] })
        .spend('event', 'draw-event')
        .do('drawCard', { deck });
    expect(drawn('strategy').freeSide).toMatchObject({ hand: { character: 0, strategy: 1 }, decks: { character: 24, strategy: 23 } });
    expect(drawn('character').freeSide).toMatchObject({ hand: { character: 1, strategy: 0 }, decks: { character: 23, strategy: 24 } });
  });

  test('WR-CHAR-03, WR-DICE-20, WR-DICE-21, WR-RULING-21: a Companion who has left leads an army for a Character result', () => {
    const regions = (leader: 'gimli' | null) => ({
      osgiliath: { figures: { 'gondor-regular': 2 }, characters: leader === null ? [] : [leader] },
      'north-ithilien': { figures: { 'sauron-regular': 1 } },
    });
    const led = war({ free: ['character'], atWar: ['gondor'], regions: regions('gimli') });
    expect(led.actionsOf('character')).toEqual(expect.arrayContaining(['move-army-with-leader', 'attack-with-leader']));
    const alone = war({ free: ['character'], atWar: ['gondor'], regions: regions(null) });
    expect(alone.actionsOf('character')).not.toContain('move-army-with-leader');
    expect(alone.actionsOf('character')).not.toContain('attack-with-leader');
  });

  test('WR-RULING-20: one inside the Fellowship leads nobody', () => {
    const table = war({
      free: ['character'],
      atWar: ['gondor'],
      fellowship: { at: 'osgiliath' },
      regions: { osgiliath: { figures: { 'gondor-regular': 2 } } },
    });
    expect(table.actionsOf('character')).not.toContain('move-army-with-leader');
  });

  test('WR-DICE-20, WR-RULING-22: with Saruman an Isengard elite is a leader; he himself enables no move, but an attack', () => {
    const elite = (saruman: boolean) =>
      war({
        free: ['event'],
        shadow: ['character'],
        toAct: 'shadow',
        atWar: ['isengard'],
        regions: {
          'gap-of-rohan': { figures: { 'isengard-regular': 1, 'isengard-elite': 1 } },
          orthanc: { characters: saruman ? ['saruman'] : [] },
        },
      });
    expect(elite(true).actionsOf('character')).toContain('move-army-with-leader');
    expect(elite(false).actionsOf('character')).not.toContain('move-army-with-leader');
    const orthanc = war({
      free: ['event'],
      shadow: ['character'],
      toAct: 'shadow',
      atWar: ['isengard'],
      regions: {
        orthanc: { figures: { 'isengard-regular': 2 }, characters: ['saruman'] },
        'fords-of-isen': { figures: { 'rohan-regular': 1 } },
      },
    });
    expect(orthanc.actionsOf('character')).not.toContain('move-army-with-leader');
    expect(orthanc.actionsOf('character')).toContain('attack-with-leader');
  });

  test('WR-DICE-20: with two players a Southron elite is no leader, Saruman or not (WR-TV-168)', () => {
    const table = war({
      shadow: ['character'],
      toAct: 'shadow',
      atWar: ['southrons'],
      regions: { 'near-harad': { figures: { 'southrons-regular': 3, 'southrons-elite': 1 } }, orthanc: { characters: ['saruman'] } },
    });
    expect(table.actionsOf('character')).not.toContain('move-army-with-leader');
  });

  test('WR-CHAR-07, WR-CHAR-18: Saruman stays when the army marches out of Orthanc (WR-TV-040)', () => {
    const table = war({
      free: ['event'],
      shadow: ['army'],
      toAct: 'shadow',
      atWar: ['isengard'],
      regions: { orthanc: { figures: { 'isengard-regular': 4 }, characters: ['saruman'] } },
    });
    table.spend('army', 'move-armies').do('march', { from: 'orthanc', to: 'gap-of-rohan' }).do('depart');
    expect(table.at('gap-of-rohan')).toEqual({ 'isengard-regular': 4 });
    expect(table.view().regions.find(({ id }) => id === 'orthanc')?.field.characters).toEqual(['saruman']);
  });

  test('WR-DICE-03: the Shadow pool is ten at most', () => {
    const table = war({
      phase: 'begin',
      pool: [4, 7],
      regions: { orthanc: { characters: ['saruman'] }, 'barad-dur': { characters: ['witch-king', 'mouth-of-sauron'] } },
    });
    expect(table.shadowSide.pool).toBe(10);
  });
});
