import { describe, expect, test } from 'vitest';
import { FREE, SHADOW, war, type WarTable, type GivenWar } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const BALROG = cardId('balrog-of-moria');
const WORN = cardId('worn-with-sorrow-and-toil');

describe('effects of the same moment that no rule puts in order (WR-RULING-01)', () => {
  /** Declared in Lórien after walking through Moria; the Shadow draws a tile for it. */
  const declared = (corruption: number): WarTable => {
    const table = war({ phase: 'fellowship', table: [BALROG], fellowship: { at: 'hollin', progress: 3, corruption } }).free(
      'declareFellowship',
    );
    for (const region of ['moria', 'dimrill-dale', 'lorien']) table.free('traceStep', { region });
    return table.shadow('useTableCard', { card: BALROG });
  };

  test('WR-RULING-01: the rest in a haven and the tile of the Balrog: the Free Peoples say which comes first', () => {
    const table = declared(0);
    expect([table.asked, table.choices('resolveFirst', 'effect')]).toEqual([[FREE], ['rest', 'tile']]);
    expect(table.refused('resolveFirst', { effect: 'guide' })).toEqual(['WR-RULING-01']);
    // Unhurt they have nothing to heal yet: the tile first, and its harm is healed.
    table.next('hunt-std-07').free('resolveFirst', { effect: 'tile' }).free('useTheRing');
    expect(table.fellowship).toMatchObject({ corruption: 0, hidden: true });
  });

  test('WR-RULING-01, WR-VICTORY-03: near the end they heal first', () => {
    const healed = declared(11).next('hunt-std-07').free('resolveFirst', { effect: 'rest' }).free('useTheRing');
    expect([healed.fellowship.corruption, healed.state.outcome]).toEqual([11, null]);
    const lost = declared(11).next('hunt-std-07').free('resolveFirst', { effect: 'tile' }).free('useTheRing');
    expect(lost.state.outcome?.winners).toEqual([SHADOW]);
  });

  test('alone, neither is asked about', () => {
    const kept = war({ phase: 'fellowship', table: [BALROG], fellowship: { at: 'dimrill-dale', progress: 1, corruption: 1 } })
      .free('declareFellowship')
      .free('traceStep', { region: 'lorien' });
    expect([kept.fellowship.corruption, kept.heard('nationActivated').length, kept.can('resolveFirst')]).toEqual([0, 0, false]);
  });

  /** A Companion falls in the hunt while the Shadow's card waits for that. */
  const fallen = (given: GivenWar, ...outcomes: (number | string)[]): WarTable =>
    war({
      huntBox: [0, 1],
      table: [WORN],
      hands: { 'free-peoples': { hand: [cardId('elven-cloaks')] } },
      fellowship: { guide: 'gandalf-grey' },
      ...given,
    }).next(...outcomes);

  test('WR-RULING-01: a fallen Companion: who leads, and which card is lost, in the order of whoever acts', () => {
    const own = fallen({ free: ['character', 'muster'], shadow: ['muster'] }, 6, 'hunt-std-11', 'gimli')
      .spend('character', 'move-fellowship')
      .free('loseRandom');
    expect([own.asked, own.choices('resolveFirst', 'effect')]).toEqual([[FREE], ['guide', 'lose-card']]);
    own.free('resolveFirst', { effect: 'lose-card' });
    expect([own.step, own.asked]).toEqual(['punishCasualty', [SHADOW]]);
    expect(own.shadow('decline').step).toBe('chooseGuide');
    const theirs = fallen(
      {
        free: ['muster'],
        shadow: ['character', 'muster'],
        toAct: 'shadow',
        fellowship: { guide: 'gandalf-grey', at: 'moria' },
        hands: { 'free-peoples': { hand: [cardId('elven-cloaks')] }, shadow: { hand: [cardId('orc-patrol')] } },
      },
      'hunt-std-11',
      'gimli',
    )
      .spend('character', 'play-character-event')
      .shadow('playEvent', { card: cardId('orc-patrol') })
      .free('loseRandom');
    expect(theirs.asked).toEqual([SHADOW]);
    expect(theirs.shadow('resolveFirst', { effect: 'guide' }).keepGuide().step).toBe('punishCasualty');
  });

  test('WR-RULING-01: a captive hobbit turns up before or after', () => {
    const table = fallen({ free: ['character', 'muster'], shadow: ['muster'] }, 6, 'hunt-std-11', 'peregrin')
      .spend('character', 'move-fellowship')
      .free('loseRandom');
    expect(table.choices('resolveFirst', 'effect')).toEqual(['taken-alive', 'lose-card']);
  });

  test('without a card to lose the Shadow is not asked at all', () => {
    const table = fallen({ free: ['character', 'muster'], shadow: ['muster'], hands: {} }, 6, 'hunt-std-11', 'gimli')
      .spend('character', 'move-fellowship')
      .free('loseRandom')
      .keepGuide();
    expect(table.isOver).toBe(true);
  });
});
