import { describe, expect, test } from 'vitest';
import { actionsOf, choices, fellowship, figuresAt, freeSide, shadowSide, spend, type Stage, stage } from '../../testing/stage.ts';

describe('what the results do', () => {
  test('WR-DICE-23, WR-FSP-01, WR-FSP-02, WR-FSP-12, WR-DEF-18: a Character result moves the Fellowship a step; the figure stays, the die goes to the box', () => {
    const table = stage({ free: ['character', 'event'], shadow: ['event'], fellowship: { progress: 1 } }).do(
      spend('character', 'move-fellowship'),
    );
    expect(fellowship(table)).toMatchObject({ at: 'rivendell', progress: 2, hidden: true });
    expect(freeSide(table)).toMatchObject({ huntBox: 1, dice: ['event'] });
    const shadow = stage({ free: ['event'], shadow: ['character'], toAct: 'shadow' });
    expect(shadow.refused(spend('character', 'move-fellowship'))).toEqual(['WR-DICE-23']);
  });

  test('WR-DICE-33, WR-DEF-12, WR-DEF-13: a Muster result recruits for nations at war in their towns, cities and strongholds, not in a fortification (WR-TV-054)', () => {
    const table = stage({
      free: ['muster'],
      shadow: ['event'],
      atWar: ['gondor'],
      regions: { osgiliath: { figures: { 'gondor-regular': 2 } } },
    });
    table.do(spend('muster', 'recruit'));
    const places = new Set(choices(table, 'recruit', 'region'));
    expect([...places].sort()).toEqual(['dol-amroth', 'lamedon', 'lossarnach', 'minas-tirith', 'pelargir']);
    expect(table.refused({ type: 'recruit', figure: 'gondor-regular', region: 'osgiliath' })).not.toBeNull();
    expect(table.refused({ type: 'recruit', figure: 'rohan-regular', region: 'edoras' })).not.toBeNull();
  });

  test('WR-DICE-35: an Event result draws one card from the deck of choice', () => {
    const drawn = (deck: string): Stage =>
      stage({ free: ['event'], shadow: ['event'] })
        .do(spend('event', 'draw-event'))
        .do({ type: 'drawCard', deck });
    expect(freeSide(drawn('strategy'))).toMatchObject({ hand: { character: 0, strategy: 1 }, decks: { character: 24, strategy: 23 } });
    expect(freeSide(drawn('character'))).toMatchObject({ hand: { character: 1, strategy: 0 }, decks: { character: 23, strategy: 24 } });
  });

  test('WR-CHAR-03, WR-DICE-20, WR-DICE-21, WR-RULING-21: a Companion who has left leads an army for a Character result', () => {
    const regions = (leader: 'gimli' | null) => ({
      osgiliath: { figures: { 'gondor-regular': 2 }, characters: leader === null ? [] : [leader] },
      'north-ithilien': { figures: { 'sauron-regular': 1 } },
    });
    const led = stage({ free: ['character'], atWar: ['gondor'], regions: regions('gimli') });
    expect(actionsOf(led, 'character')).toEqual(expect.arrayContaining(['move-army-with-leader', 'attack-with-leader']));
    const alone = stage({ free: ['character'], atWar: ['gondor'], regions: regions(null) });
    expect(actionsOf(alone, 'character')).not.toContain('move-army-with-leader');
    expect(actionsOf(alone, 'character')).not.toContain('attack-with-leader');
  });

  test('WR-RULING-20: one inside the Fellowship leads nobody', () => {
    const table = stage({
      free: ['character'],
      atWar: ['gondor'],
      fellowship: { at: 'osgiliath' },
      regions: { osgiliath: { figures: { 'gondor-regular': 2 } } },
    });
    expect(actionsOf(table, 'character')).not.toContain('move-army-with-leader');
  });

  test('WR-DICE-20, WR-RULING-22: with Saruman an Isengard elite is a leader; he himself enables no move, but an attack', () => {
    const elite = (saruman: boolean) =>
      stage({
        free: ['event'],
        shadow: ['character'],
        toAct: 'shadow',
        atWar: ['isengard'],
        regions: {
          'gap-of-rohan': { figures: { 'isengard-regular': 1, 'isengard-elite': 1 } },
          orthanc: { characters: saruman ? ['saruman'] : [] },
        },
      });
    expect(actionsOf(elite(true), 'character')).toContain('move-army-with-leader');
    expect(actionsOf(elite(false), 'character')).not.toContain('move-army-with-leader');
    const orthanc = stage({
      free: ['event'],
      shadow: ['character'],
      toAct: 'shadow',
      atWar: ['isengard'],
      regions: {
        orthanc: { figures: { 'isengard-regular': 2 }, characters: ['saruman'] },
        'fords-of-isen': { figures: { 'rohan-regular': 1 } },
      },
    });
    expect(actionsOf(orthanc, 'character')).not.toContain('move-army-with-leader');
    expect(actionsOf(orthanc, 'character')).toContain('attack-with-leader');
  });

  test('WR-DICE-20: with two players a Southron elite is no leader, Saruman or not (WR-TV-168)', () => {
    const table = stage({
      shadow: ['character'],
      toAct: 'shadow',
      atWar: ['southrons'],
      regions: { 'near-harad': { figures: { 'southrons-regular': 3, 'southrons-elite': 1 } }, orthanc: { characters: ['saruman'] } },
    });
    expect(actionsOf(table, 'character')).not.toContain('move-army-with-leader');
  });

  test('WR-CHAR-07, WR-CHAR-18: Saruman stays when the army marches out of Orthanc (WR-TV-040)', () => {
    const table = stage({
      free: ['event'],
      shadow: ['army'],
      toAct: 'shadow',
      atWar: ['isengard'],
      regions: { orthanc: { figures: { 'isengard-regular': 4 }, characters: ['saruman'] } },
    });
    table.do(spend('army', 'move-armies')).do({ type: 'march', from: 'orthanc', to: 'gap-of-rohan' }).do({ type: 'depart' });
    expect(figuresAt(table, 'gap-of-rohan')).toEqual({ 'isengard-regular': 4 });
    expect(table.view().regions.find(({ id }) => id === 'orthanc')?.field.characters).toEqual(['saruman']);
  });

  test('WR-DICE-03: the Shadow pool is ten at most', () => {
    const table = stage({
      phase: 'begin',
      pool: [4, 7],
      regions: { orthanc: { characters: ['saruman'] }, 'barad-dur': { characters: ['witch-king', 'mouth-of-sauron'] } },
    });
    expect(shadowSide(table).pool).toBe(10);
  });
});
