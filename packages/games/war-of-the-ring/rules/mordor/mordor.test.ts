import { describe, expect, test } from 'vitest';
import { spend, war, type WarTable } from '../../testing/war.ts';

const move = spend('character', 'move-fellowship');
const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
const alone = { companions: [], eliminated: [...all] };

describe('entering Mordor', () => {
  test('WR-MORDOR-02, WR-MORDOR-03: from Morannon, revealed, and still so on step 0 (WR-TV-151)', () => {
    const table = war({ phase: 'fellowship', fellowship: { at: 'morannon', hidden: false } }).do('enterMordor');
    expect(table.fellowship).toMatchObject({ mordor: 0, hidden: false });
  });

  test('WR-MORDOR-02, WR-RULING-90, WR-FSP-19: declared in Minas Morgul it may enter in the same phase (WR-TV-152)', () => {
    const table = war({ phase: 'fellowship', fellowship: { at: 'osgiliath', progress: 3 } }).do('declareFellowship');
    table.do('traceStep', { region: 'south-ithilien' }).do('traceStep', { region: 'minas-morgul' }).do('endPath');
    table.do('enterMordor');
    expect(table.fellowship).toMatchObject({ mordor: 0, hidden: true, progress: 0 });
    expect(table.options().map(({ type }) => type)).toContain('chooseGuide');
  });

  test('WR-MORDOR-02: it may stay outside, and from elsewhere there is no way in', () => {
    const stays = war({ phase: 'fellowship', fellowship: { at: 'morannon', hidden: false } }).do('decline');
    expect(stays.fellowship.mordor).toBeNull();
    const elsewhere = war({ phase: 'fellowship', fellowship: { at: 'dagorlad', hidden: false } });
    expect(elsewhere.options('enterMordor')).toEqual([]);
  });

  test('WR-MORDOR-04, WR-HUNT-05: the new pool has what was not drawn, the drawn Eyes and the special tiles in play (WR-TV-153)', () => {
    const eyes = ['hunt-std-02', 'hunt-std-03'];
    const numbers = ['hunt-std-05', 'hunt-std-06', 'hunt-std-07', 'hunt-std-09', 'hunt-std-11', 'hunt-std-14'];
    const waiting = ['hunt-spec-01', 'hunt-spec-05', 'hunt-spec-07'];
    const table = war({
      phase: 'fellowship',
      fellowship: { at: 'morannon', hidden: false },
      tiles: { drawn: [...eyes, ...numbers], removed: ['hunt-std-04'], waiting },
    }).do('enterMordor');
    const { pool, drawn, removed } = table.view().tiles;
    expect(pool).toHaveLength(12);
    expect(pool).toEqual(expect.arrayContaining([...eyes, ...waiting]));
    expect(drawn).toEqual(numbers);
    expect(removed).toEqual(['hunt-std-04']);
  });
});

const inMordor = (
  step: number,
  more: { corruption?: number; hidden?: boolean; huntBox?: [number, number]; alone?: boolean; inPool?: string[] } = {},
): WarTable =>
  war({
    free: ['character', 'character'],
    shadow: ['event', 'event'],
    huntBox: more.huntBox ?? [0, 2],
    tiles: { inPool: more.inPool ?? [] },
    eliminated: more.alone === true ? alone.eliminated : [],
    fellowship: {
      at: 'morannon',
      mordor: step,
      corruption: more.corruption ?? 0,
      hidden: more.hidden ?? true,
      ...(more.alone === true ? { companions: [] } : { guide: 'strider' as const }),
    },
  });

describe('on the Mordor track', () => {
  test('WR-MORDOR-06, WR-MORDOR-08: a tile without a roll, then one step; the die goes to the box', () => {
    const table = inMordor(1).next('hunt-std-07').do(move).do('useTheRing');
    expect(table.heard('huntRolled')).toEqual([]);
    expect(table.fellowship).toMatchObject({ mordor: 2, corruption: 1, progress: 0 });
    expect(table.freeSide.huntBox).toBe(1);
  });

  test('WR-MORDOR-07, WR-RULING-80: an Eye counts every die in the box but the one being spent, without a limit (WR-TV-154)', () => {
    const table = inMordor(1, { huntBox: [1, 6] })
      .next('hunt-std-01')
      .do(move)
      .do('useTheRing');
    expect(table.fellowship.corruption).toBe(7);
    expect(table.freeSide.huntBox).toBe(2);
  });

  test('WR-MORDOR-08, WR-HUNT-08, WR-RULING-78: a stop keeps it where it is, yet it was an attempt', () => {
    const table = inMordor(1, { inPool: ['hunt-spec-07'] })
      .next('hunt-spec-07')
      .do(move)
      .do('useTheRing');
    expect(table.fellowship).toMatchObject({ mordor: 1, corruption: 3 });
    expect(table.state.open.fellowship.attempted).toBe(true);
  });

  test('WR-MORDOR-09, WR-RULING-81: revealed it only turns its counter, advances, and must hide before the next step (WR-TV-161)', () => {
    const table = inMordor(1).next('hunt-std-09').do(move).do('useTheRing');
    expect(table.fellowship).toMatchObject({ mordor: 2, hidden: false, corruption: 1, at: 'morannon' });
    expect(table.heard('tileDrawn')).toHaveLength(1);
    table.do('skipDie', { die: 'event' });
    expect(table.actionsOf('character')).not.toContain('move-fellowship');
    table.spend('character', 'hide-fellowship');
    expect(table.fellowship).toMatchObject({ mordor: 2, hidden: true });
  });

  const idle = (table: WarTable): WarTable => {
    while (table.options('skipDie').length > 0) table.do(table.options('skipDie')[0]);
    return table;
  };

  test('WR-MORDOR-10: neither moving nor hiding costs one corruption at the end of the action phase', () => {
    expect(idle(inMordor(1)).fellowship.corruption).toBe(1);
    expect(idle(inMordor(1, { hidden: false })).fellowship.corruption).toBe(1);
  });

  test('WR-MORDOR-10, WR-RULING-78: a move or hiding is enough, and the next turn asks anew', () => {
    const moved = idle(inMordor(1).next('hunt-std-05').do(move));
    expect(moved.fellowship).toMatchObject({ corruption: 0, mordor: 2 });
    expect(moved.view().turn).toBe(2);
    expect(moved.state.open.fellowship.attempted).toBe(false);
    const hid = idle(inMordor(1, { hidden: false }).spend('character', 'hide-fellowship'));
    expect(hid.fellowship.corruption).toBe(0);
  });

  test('WR-RULING-78: the duty applies already in the turn of entering', () => {
    const table = war({ phase: 'fellowship', fellowship: { at: 'morannon', hidden: false } }).do('enterMordor');
    table.do('chooseGuide', { figure: 'strider' }).do('allocateHunt', { dice: 0 });
    expect(idle(table).fellowship.corruption).toBe(1);
  });

  test('WR-MORDOR-10, WR-VICTORY-03: the twelfth point can come from lingering', () => {
    expect(idle(inMordor(1, { corruption: 11 })).state.outcome).toMatchObject({ winners: [1], reason: 'corrupted' });
  });

  test('WR-MORDOR-01: outside the track nothing is due', () => {
    const table = war({ free: ['character'], fellowship: { at: 'gorgoroth' } });
    expect(idle(table).fellowship.corruption).toBe(0);
  });

  test('WR-MORDOR-11, WR-VICTORY-04: the fifth step with eleven corruption wins on the spot (WR-TV-158)', () => {
    const table = inMordor(4, { corruption: 9 }).next('hunt-std-11').do(move).do('useTheRing');
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'ringDestroyed', rules: ['WR-VICTORY-04'] });
  });

  test('WR-RULING-79, WR-VICTORY-02: the tile comes before the step, so twelve corruption is a victory of the Shadow (WR-TV-157)', () => {
    const table = inMordor(4, { corruption: 10, alone: true }).next('hunt-std-11').do(move).do('decline');
    expect(table.state.outcome).toMatchObject({ winners: [1], reason: 'corrupted' });
  });
});
