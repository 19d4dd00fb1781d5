import { describe, expect, test } from 'vitest';
import { spend, war, type WarTable, type GivenWar } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const move = spend('character', 'move-fellowship');
const REVEALS = 'hunt-std-05';

/** A hunt draws a tile of 0 that reveals; the progress includes this move. */
const revealed = (at: string, progress: number, more: GivenWar = {}): WarTable =>
  war({
    free: ['character', 'character'],
    shadow: ['event'],
    huntBox: [0, 1],
    fellowship: { at, progress: progress - 1, guide: 'strider' },
    ...more,
  })
    .next(6, REVEALS)
    .do(move);

const walk = (table: WarTable, ...regions: string[]): WarTable => {
  for (const region of regions) table.do('traceStep', { region });
  return table;
};

describe('the Fellowship is revealed', () => {
  test('WR-FSP-22, WR-FSP-23, WR-FSP-15: it moves within the progress and must be hidden before it moves again (WR-EX-16)', () => {
    const table = walk(revealed('rivendell', 3), 'fords-of-bruinen', 'high-pass', 'goblins-gate');
    expect(table.fellowship).toMatchObject({ at: 'goblins-gate', progress: 0, hidden: false });
    expect(table.heard('tileDrawn')).toHaveLength(1);
    table.do('skipDie', { die: 'event' });
    expect(table.actionsOf('character')).not.toContain('move-fellowship');
    expect(table.actionsOf('character')).toContain('hide-fellowship');
    expect(table.refused(move)).toEqual(['WR-FSP-23']);
  });

  test('WR-FSP-25, WR-FSP-26, WR-HUNT-19, WR-RULING-77: the road to Moria costs a second tile, on which an Eye is worth nothing (WR-EX-16, WR-TV-139)', () => {
    const table = revealed('rivendell', 3);
    walk(table, 'fords-of-bruinen', 'hollin').next('hunt-std-01').do('traceStep', { region: 'moria' });
    expect(table.heard('tileDrawn').map(({ tile }) => tile)).toEqual([REVEALS, 'hunt-std-01']);
    expect(table.fellowship).toMatchObject({ at: 'moria', corruption: 0, hidden: false });
    expect(table.heard('revealed')).toHaveLength(1);
    expect(table.active).toBe(1);
  });

  test('WR-FSP-25: passing through, leaving and staying in a stronghold of the Shadow draw a tile as well (WR-TV-124)', () => {
    const through = walk(revealed('hollin', 2), 'moria').next('hunt-std-07').do('traceStep', { region: 'dimrill-dale' });
    expect(through.heard('tileDrawn')).toHaveLength(2);
    through.do('useTheRing');
    expect(through.fellowship).toMatchObject({ at: 'dimrill-dale', corruption: 1 });
    const leaving = revealed('moria', 1).next('hunt-std-07').do('traceStep', { region: 'hollin' });
    expect(leaving.heard('tileDrawn')).toHaveLength(2);
    const staying = revealed('moria', 1).next('hunt-std-07').do('endPath');
    expect(staying.heard('tileDrawn')).toHaveLength(2);
  });

  test('WR-RULING-73: one tile for each such stronghold, none for one taken from the Free Peoples', () => {
    const two = walk(revealed('hollin', 6), 'moria', 'dimrill-dale', 'north-anduin-vale');
    two.do('traceStep', { region: 'dol-guldur' }).next('hunt-std-01', 'hunt-std-02').do('endPath');
    expect(two.heard('tileDrawn')).toHaveLength(3);
    const taken = walk(revealed('dimrill-dale', 1, { regions: { lorien: { holder: 'shadow' } } }), 'lorien');
    expect(taken.heard('tileDrawn')).toHaveLength(1);
    expect(taken.fellowship.at).toBe('lorien');
  });

  test('WR-FSP-22, WR-RULING-03: it may not end in a haven its side still holds, but in one that was lost (WR-TV-123)', () => {
    const table = revealed('western-mirkwood', 2, { regions: { 'woodland-realm': { holder: 'shadow' } } });
    walk(table, 'woodland-realm');
    expect(table.choices('traceStep', 'region')).not.toContain('dale');
    expect(table.refused('traceStep', { region: 'dale' })).toEqual(['WR-FSP-22']);
    table.do('endPath');
    expect(table.fellowship.at).toBe('woodland-realm');
  });

  test('WR-FSP-22: it may walk through a haven if it can get out again', () => {
    const table = revealed('dimrill-dale', 2);
    walk(table, 'lorien');
    expect(table.refused('endPath')).toEqual(['WR-FSP-22']);
    walk(table, 'parth-celebrant');
    expect(table.fellowship.at).toBe('parth-celebrant');
  });

  test('WR-RULING-70: with progress it must leave a haven (WR-TV-133)', () => {
    const table = revealed('rivendell', 1);
    expect(table.refused('endPath')).toEqual(['WR-FSP-22']);
    expect(table.choices('traceStep', 'region')).toEqual(['fords-of-bruinen', 'trollshaws']);
  });

  test('WR-RULING-70, WR-FSP-17: with progress 0 it stays even in a haven (WR-TV-133)', () => {
    // No card of the box can bring this about in a haven, so the tile is already on the table here: one that reveals, its damage still to be taken.
    const tile = {
      step: 'tile',
      mode: 0,
      eye: 0,
      ignoreReveal: false,
      unreducible: false,
      randomCasualty: false,
      stage: 6,
      prevented: false,
      tile: 4,
      damage: 1,
    };
    const table = war({
      free: ['character'],
      tiles: { inHand: [REVEALS] },
      flow: [{ step: 'nextActor' }, { ...tile, reduction: 0, casualty: false, guideAsked: -1, givenAway: false }, { step: 'huntCasualty' }],
    }).do('useTheRing');
    expect(table.fellowship).toMatchObject({ at: 'rivendell', hidden: false, progress: 0, corruption: 1 });
    expect(table.options('traceStep')).toEqual([]);
  });

  test('WR-RULING-70: elsewhere it may stay', () => {
    const table = revealed('trollshaws', 2).do('endPath');
    expect(table.fellowship).toMatchObject({ at: 'trollshaws', progress: 0, hidden: false });
  });

  test('WR-FSP-16: no black border is crossed', () => {
    expect(revealed('high-pass', 2).choices('traceStep', 'region')).toEqual(['fords-of-bruinen', 'goblins-gate']);
  });
});

describe('tiles that follow a revelation', () => {
  const balrog = (): WarTable => walk(revealed('hollin', 1, { table: [cardId('balrog-of-moria')] }), 'moria');

  test('WR-HUNT-16: the hunt tile, then the Balrog, then the stronghold, each finished before the next (WR-EX-21)', () => {
    const table = balrog();
    expect(table.active).toBe(1);
    table.next('hunt-std-01', 'hunt-std-07').do('useTableCard', { card: cardId('balrog-of-moria') });
    expect(table.heard('tileDrawn').map(({ tile }) => tile)).toEqual([REVEALS, 'hunt-std-01', 'hunt-std-07']);
    expect(table.heard('tileIgnored')).toHaveLength(1);
    table.do('useTheRing');
    expect(table.fellowship.corruption).toBe(1);
    expect(table.shadowSide.table).toEqual([]);
  });

  test('WR-HUNT-16: the third tile waits until the second is resolved', () => {
    const table = balrog()
      .next('hunt-std-07')
      .do('useTableCard', { card: cardId('balrog-of-moria') });
    expect(table.heard('tileDrawn')).toHaveLength(2);
    table.next('hunt-std-08').do('useTheRing');
    expect(table.heard('tileDrawn')).toHaveLength(3);
  });

  test('WR-EVENT-09: the Shadow may keep the Balrog', () => {
    const table = balrog().next('hunt-std-01').do('decline');
    expect(table.shadowSide.table).toEqual([cardId('balrog-of-moria')]);
  });
});

describe('hiding', () => {
  test('WR-DICE-24, WR-FSP-27: a Character result hides it, moves nothing and stays out of the hunt box', () => {
    const table = war({ free: ['character'], shadow: ['event'], fellowship: { at: 'fangorn', hidden: false, guide: 'gandalf-grey' } });
    table.spend('character', 'hide-fellowship');
    expect(table.fellowship).toMatchObject({ at: 'fangorn', hidden: true, progress: 0 });
    expect(table.freeSide).toMatchObject({ huntBox: 0, dice: [] });
  });

  test('WR-DICE-24: a hidden one is not hidden again', () => {
    expect(war({ free: ['character'] }).actionsOf('character')).not.toContain('hide-fellowship');
  });

  test('WR-FSP-09: with Strider as guide any result hides, with another only a Character', () => {
    const led = (guide: 'strider' | 'gandalf-grey') =>
      war({ free: ['event'], shadow: ['event'], fellowship: { at: 'fangorn', hidden: false, guide } });
    expect(led('strider').actionsOf('event')).toContain('guide-hide');
    expect(led('gandalf-grey').actionsOf('event')).not.toContain('guide-hide');
    const hidden = war({ free: ['event'], shadow: ['event'], fellowship: { at: 'fangorn', guide: 'strider' } });
    expect(hidden.actionsOf('event')).not.toContain('guide-hide');
    expect(led('strider').spend('event', 'guide-hide').fellowship.hidden).toBe(true);
  });
});
