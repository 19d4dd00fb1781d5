import { FREE } from '../../content/box.ts';
import { describe, expect, test } from 'vitest';
import { spend, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const move = spend('character', 'move-fellowship');
const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
/** The Fellowship has just these Companions; the others have fallen. */
const only = (...companions: (typeof all)[number][]) => ({ companions, eliminated: all.filter((each) => !companions.includes(each)) });

describe('a hunt tile', () => {
  test('WR-EX-22: roll, tile, random casualty, corruption (WR-HUNT-20, WR-HUNT-23, WR-HUNT-24, WR-HUNT-26, WR-HUNT-27, WR-HUNT-28)', () => {
    const { companions, eliminated } = only('strider', 'gimli', 'boromir');
    const table = war({
      free: ['character', 'character'],
      shadow: ['event'],
      huntBox: [1, 3],
      eliminated,
      fellowship: { at: 'goblins-gate', progress: 1, guide: 'strider', companions },
    })
      .next(2, 5, 6, 'hunt-std-14')
      .do(move);
    expect(table.heard('huntResult')).toMatchObject([{ count: 2 }]);
    expect(table.active).toBe(0);
    expect(table.options().map(({ type }) => type)).toEqual(['loseGuide', 'loseRandom', 'useTheRing']);
    table.next('gimli').do('loseRandom');
    expect(table.where('gimli')).toBe('eliminated');
    expect(table.fellowship).toMatchObject({ progress: 2, corruption: 1, hidden: true, guide: 'strider' });
    expect(table.freeSide.huntBox).toBe(2);
  });

  test('WR-HUNT-29, WR-FSP-08: a Companion is lost entirely though the damage was lower, and a new guide follows (WR-TV-140)', () => {
    const table = war({ free: ['character', 'event'], shadow: ['event'], huntBox: [0, 1], fellowship: { guide: 'strider' } });
    table.next(6, 'hunt-std-07').do(move).do('loseGuide');
    expect(table.where('strider')).toBe('eliminated');
    expect(table.fellowship).toMatchObject({ corruption: 0, guide: 'gandalf-grey' });
  });

  test('WR-RULING-75: only one casualty for each tile (WR-TV-141)', () => {
    const { companions, eliminated } = only('legolas', 'gimli', 'boromir');
    const table = war({
      free: ['character', 'event'],
      shadow: ['event'],
      huntBox: [0, 1],
      eliminated,
      fellowship: { companions, guide: 'gimli' },
    });
    table.next(6, 'hunt-std-14').do(move).next('boromir').do('loseRandom');
    // Two of the same level are left, so the guide is named; no second casualty is asked for.
    table.do('chooseGuide', { figure: 'legolas' });
    expect(table.fellowship).toMatchObject({ corruption: 1, companions: ['legolas', 'gimli'] });
    expect(table.active).toBe(1);
  });

  test('WR-HUNT-18, WR-HUNT-20: an Eye is worth the successes, and reveals after everything else (WR-TV-138)', () => {
    const table = war({ free: ['character'], shadow: ['event'], huntBox: [0, 4], fellowship: { at: 'fangorn', progress: 1 } });
    table.next(6, 6, 6, 2, 'hunt-std-01').do(move);
    expect(table.fellowship).toMatchObject({ hidden: true, corruption: 0 });
    table.do('useTheRing');
    expect(table.fellowship).toMatchObject({ hidden: false, corruption: 3 });
    expect(table.choices('traceStep', 'region')).toContain('westemnet');
  });

  test('WR-HUNT-03, WR-RULING-77: a tile of 0 asks for no casualty', () => {
    const table = war({ free: ['character'], shadow: ['event'], huntBox: [0, 1], fellowship: { at: 'fangorn' } });
    table.next(6, 'hunt-std-05').do(move).do('endPath');
    expect(table.fellowship).toMatchObject({ corruption: 0, hidden: false, at: 'fangorn' });
    expect(table.active).toBe(1);
  });

  test('WR-VICTORY-03, WR-VICTORY-01: twelve corruption ends the game before the tile reveals (WR-TV-146)', () => {
    const { companions, eliminated } = only();
    const table = war({
      free: ['character'],
      shadow: ['event'],
      huntBox: [0, 1],
      eliminated,
      fellowship: { companions, corruption: 10 },
    });
    table.next(6, 'hunt-std-13').do(move);
    // Gollum's tricks: the reveal is spared, and he may give the Fellowship away instead.
    table.do('decline');
    expect(table.state.outcome).toMatchObject({ winners: [1], reason: 'corrupted', rules: ['WR-VICTORY-03'] });
    expect(table.heard('revealed')).toEqual([]);
    expect(table.refused('pass', {}, FREE)).toEqual(['WR-VICTORY-01']);
  });

  test('WR-VICTORY-03: eleven is not enough, and the count never passes twelve', () => {
    const { companions, eliminated } = only('legolas');
    const near = war({ free: ['character'], shadow: ['event'], huntBox: [0, 1], eliminated, fellowship: { companions, corruption: 10 } });
    near.next(6, 'hunt-std-07').do(move).do('useTheRing');
    expect(near.state.outcome).toBeNull();
    expect(near.fellowship.corruption).toBe(11);
    const over = war({ free: ['character'], shadow: ['event'], huntBox: [0, 1], eliminated, fellowship: { companions, corruption: 11 } });
    over.next(6, 'hunt-std-14').do(move).do('useTheRing');
    expect(over.fellowship.corruption).toBe(12);
    expect(over.state.outcome).toMatchObject({ winners: [1] });
  });
});

describe('cards on the table answer a tile', () => {
  const table = (...tiles: string[]) =>
    war({
      free: ['character', 'event'],
      shadow: ['event'],
      huntBox: [0, 1],
      table: [cardId('axe-and-bow'), cardId('horn-of-gondor')],
      fellowship: { guide: 'strider' },
    })
      .next(6, ...tiles)
      .do(move);

  test('WR-HUNT-21: one card at most for each tile; then a casualty or corruption for the rest (WR-TV-145)', () => {
    const played = table('hunt-std-14');
    expect(played.choices('useTableCard', 'card')).toEqual([cardId('axe-and-bow'), cardId('horn-of-gondor')]);
    played.do('useTableCard', { card: cardId('axe-and-bow') });
    expect(played.options('useTableCard')).toEqual([]);
    expect(played.freeSide.table).toEqual([cardId('horn-of-gondor')]);
    played.do('useTheRing');
    expect(played.fellowship.corruption).toBe(2);
  });

  test('WR-HUNT-21: the cards may be kept', () => {
    const played = table('hunt-std-14').do('decline').do('useTheRing');
    expect(played.fellowship.corruption).toBe(3);
    expect(played.freeSide.table).toHaveLength(2);
  });
});
