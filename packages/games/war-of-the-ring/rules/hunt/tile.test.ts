import { describe, expect, test } from 'vitest';
import { choices, fellowship, freeSide, spend, stage, whereIs } from '../../testing/stage.ts';

const move = spend('character', 'move-fellowship');
const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
/** The Fellowship has just these Companions; the others have fallen. */
const only = (...companions: (typeof all)[number][]) => ({ companions, eliminated: all.filter((each) => !companions.includes(each)) });

describe('a hunt tile', () => {
  test('WR-EX-22: roll, tile, random casualty, corruption (WR-HUNT-20, WR-HUNT-23, WR-HUNT-24, WR-HUNT-26, WR-HUNT-27, WR-HUNT-28)', () => {
    const { companions, eliminated } = only('strider', 'gimli', 'boromir');
    const table = stage({
      free: ['character', 'character'],
      shadow: ['event'],
      huntBox: [1, 3],
      eliminated,
      fellowship: { at: 'goblins-gate', progress: 1, guide: 'strider', companions },
    }).do(move, ['2', '5', '6', 'hunt-std-14']);
    expect(table.heard('huntResult')).toMatchObject([{ count: 2 }]);
    expect(table.active).toBe(0);
    expect(table.options().map(({ type }) => type)).toEqual(['loseGuide', 'loseRandom', 'useTheRing']);
    table.do({ type: 'loseRandom' }, ['gimli']);
    expect(whereIs(table, 'gimli')).toBe('eliminated');
    expect(fellowship(table)).toMatchObject({ progress: 2, corruption: 1, hidden: true, guide: 'strider' });
    expect(freeSide(table).huntBox).toBe(2);
  });

  test('WR-HUNT-29, WR-FSP-08: a Companion is lost entirely though the damage was lower, and a new guide follows (WR-TV-140)', () => {
    const table = stage({ free: ['character', 'event'], shadow: ['event'], huntBox: [0, 1], fellowship: { guide: 'strider' } });
    table.do(move, ['6', 'hunt-std-07']).do({ type: 'loseGuide' });
    expect(whereIs(table, 'strider')).toBe('eliminated');
    expect(fellowship(table)).toMatchObject({ corruption: 0, guide: 'gandalf-grey' });
  });

  test('WR-RULING-75: only one casualty for each tile (WR-TV-141)', () => {
    const { companions, eliminated } = only('legolas', 'gimli', 'boromir');
    const table = stage({
      free: ['character', 'event'],
      shadow: ['event'],
      huntBox: [0, 1],
      eliminated,
      fellowship: { companions, guide: 'gimli' },
    });
    table.do(move, ['6', 'hunt-std-14']).do({ type: 'loseRandom' }, ['boromir']);
    // Two of the same level are left, so the guide is named; no second casualty is asked for.
    table.do({ type: 'chooseGuide', figure: 'legolas' });
    expect(fellowship(table)).toMatchObject({ corruption: 1, companions: ['legolas', 'gimli'] });
    expect(table.active).toBe(1);
  });

  test('WR-HUNT-18, WR-HUNT-20: an Eye is worth the successes, and reveals after everything else (WR-TV-138)', () => {
    const table = stage({ free: ['character'], shadow: ['event'], huntBox: [0, 4], fellowship: { at: 'fangorn', progress: 1 } });
    table.do(move, ['6', '6', '6', '2', 'hunt-std-01']);
    expect(fellowship(table)).toMatchObject({ hidden: true, corruption: 0 });
    table.do({ type: 'useTheRing' });
    expect(fellowship(table)).toMatchObject({ hidden: false, corruption: 3 });
    expect(choices(table, 'traceStep', 'region')).toContain('westemnet');
  });

  test('WR-HUNT-03, WR-RULING-77: a tile of 0 asks for no casualty', () => {
    const table = stage({ free: ['character'], shadow: ['event'], huntBox: [0, 1], fellowship: { at: 'fangorn' } });
    table.do(move, ['6', 'hunt-std-05']).do({ type: 'endPath' });
    expect(fellowship(table)).toMatchObject({ corruption: 0, hidden: false, at: 'fangorn' });
    expect(table.active).toBe(1);
  });

  test('WR-VICTORY-03, WR-VICTORY-01: twelve corruption ends the game before the tile reveals (WR-TV-146)', () => {
    const { companions, eliminated } = only();
    const table = stage({
      free: ['character'],
      shadow: ['event'],
      huntBox: [0, 1],
      eliminated,
      fellowship: { companions, corruption: 10 },
    });
    table.do(move, ['6', 'hunt-std-13']);
    // Gollum's tricks: the reveal is spared, and he may give the Fellowship away instead.
    table.do({ type: 'decline' });
    expect(table.state.outcome).toMatchObject({ winners: [1], reason: 'corrupted', rules: ['WR-VICTORY-03'] });
    expect(table.heard('revealed')).toEqual([]);
    expect(table.refused({ type: 'pass' }, 0)).toEqual(['WR-VICTORY-01']);
  });

  test('WR-VICTORY-03: eleven is not enough, and the count never passes twelve', () => {
    const { companions, eliminated } = only('legolas');
    const near = stage({ free: ['character'], shadow: ['event'], huntBox: [0, 1], eliminated, fellowship: { companions, corruption: 10 } });
    near.do(move, ['6', 'hunt-std-07']).do({ type: 'useTheRing' });
    expect(near.state.outcome).toBeNull();
    expect(fellowship(near).corruption).toBe(11);
    const over = stage({ free: ['character'], shadow: ['event'], huntBox: [0, 1], eliminated, fellowship: { companions, corruption: 11 } });
    over.do(move, ['6', 'hunt-std-14']).do({ type: 'useTheRing' });
    expect(fellowship(over).corruption).toBe(12);
    expect(over.state.outcome).toMatchObject({ winners: [1] });
  });
});

describe('cards on the table answer a tile', () => {
  const table = (...tiles: string[]) =>
    stage({
      free: ['character', 'event'],
      shadow: ['event'],
      huntBox: [0, 1],
      table: ['fp-character-06', 'fp-character-07'],
      fellowship: { guide: 'strider' },
    }).do(move, ['6', ...tiles]);

  test('WR-HUNT-21: one card at most for each tile; then a casualty or corruption for the rest (WR-TV-145)', () => {
    const played = table('hunt-std-14');
    expect(choices(played, 'useTableCard', 'card')).toEqual(['fp-character-06', 'fp-character-07']);
    played.do({ type: 'useTableCard', card: 'fp-character-06' });
    expect(played.options('useTableCard')).toEqual([]);
    expect(freeSide(played).table).toEqual(['fp-character-07']);
    played.do({ type: 'useTheRing' });
    expect(fellowship(played).corruption).toBe(2);
  });

  test('WR-HUNT-21: the cards may be kept', () => {
    const played = table('hunt-std-14').do({ type: 'decline' }).do({ type: 'useTheRing' });
    expect(fellowship(played).corruption).toBe(3);
    expect(freeSide(played).table).toHaveLength(2);
  });
});
