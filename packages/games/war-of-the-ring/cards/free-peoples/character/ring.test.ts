import { describe, expect, test } from 'vitest';
import { FREE } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';

const ALL = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
const gollum: { companions: []; guide: 'gollum' } = { companions: [], guide: 'gollum' };
const alone = { eliminated: [...ALL] };

describe('Athelas', () => {
  test('WR-FSP-09: Strider helps only as the guide', () => {
    const near = played(cardId('athelas'), { fellowship: { corruption: 5, guide: 'gandalf-grey' } }, 4, 4, 3);
    expect(near.state.open.fellowship.corruption).toBe(5);
    const guide = played(cardId('athelas'), { fellowship: { corruption: 5, guide: 'strider' } }, 4, 4, 3);
    expect(guide.state.open.fellowship.corruption).toBe(2);
    expect(guide.cardDice).toEqual([4, 4, 3]);
  });

  test('WR-HUNT-06, WR-RULING-16: never below 0', () => {
    expect(played(cardId('athelas'), { fellowship: { corruption: 1 } }, 6, 6, 6).state.open.fellowship.corruption).toBe(0);
    expect(played(cardId('athelas'), {}, 6, 6, 6).discards).toEqual([cardId('athelas')]);
  });
});

describe('There Is Another Way', () => {
  const card = cardId('there-is-another-way');

  test('with Gollum as guide it may be left at the healing', () => {
    const play = played(card, { fellowship: { corruption: 2, ...gollum }, ...alone }).free('decline');
    expect(play.state.open.fellowship).toMatchObject({ corruption: 1, progress: 0 });
    expect(play.isOver).toBe(true);
  });

  test('WR-FSP-13, WR-FSP-14: the move is hunted, and its die stays out of the hunt box', () => {
    const play = played(card, { fellowship: { at: 'hollin', corruption: 2, ...gollum }, ...alone, huntBox: [0, 1] });
    play.next(6, 'hunt-std-11').free('chooseOption', { choice: 'move-fellowship' }).free('decline');
    expect(play.state.open.fellowship).toMatchObject({ corruption: 3, progress: 1 });
    expect(play.state.open.huntBox[FREE]).toBe(0);
    expect(play.isOver).toBe(true);
  });

  test('WR-FSP-23: revealed it can only hide, hidden only move; in Mordor both count as an attempt (WR-RULING-78)', () => {
    const shown = played(card, { fellowship: { at: 'morannon', mordor: 1, hidden: false, ...gollum }, ...alone });
    expect(shown.choices('chooseOption', 'choice')).toEqual(['hide-fellowship']);
    expect(shown.free('chooseOption', { choice: 'hide-fellowship' }).state.open.fellowship).toMatchObject({
      hidden: true,
      attempted: true,
      mordor: 1,
    });
    const hidden = played(card, { fellowship: { at: 'morannon', mordor: 1, ...gollum }, ...alone });
    expect(hidden.choices('chooseOption', 'choice')).toEqual(['move-fellowship']);
    hidden.next('hunt-std-05').free('chooseOption', { choice: 'move-fellowship' });
    expect(hidden.state.open.fellowship).toMatchObject({ attempted: true, mordor: 2 });
  });
});

describe("Bilbo's Song", () => {
  test('heals one, two with Gollum as guide', () => {
    expect(played(cardId('bilbos-song'), { fellowship: { corruption: 4 } }).state.open.fellowship.corruption).toBe(3);
    expect(played(cardId('bilbos-song'), { fellowship: { corruption: 4, ...gollum }, ...alone }).state.open.fellowship.corruption).toBe(2);
  });
});

describe('Mirror of Galadriel', () => {
  test('WR-EVENT-13: without a Character die no die changes; the card is played all the same (WR-RULING-16)', () => {
    const play = played(cardId('mirror-of-galadriel'), { free: ['muster'], fellowship: { at: 'moria', corruption: 2 } });
    expect(play.diceLeft(FREE)).toEqual(['muster']);
    expect(play.state.open.fellowship.corruption).toBe(2);
  });

  test('of two Character dice one changes', () => {
    const play = played(cardId('mirror-of-galadriel'), { free: ['character', 'character'] });
    expect(play.diceLeft(FREE)).toEqual(['character', 'will-of-the-west']);
  });

  test('WR-MORDOR-01: on the Mordor track the figure is in no region', () => {
    expect(played(cardId('mirror-of-galadriel'), { fellowship: { mordor: 0, corruption: 2 } }).state.open.fellowship.corruption).toBe(2);
  });
});

describe('Challenge of the King', () => {
  const card = cardId('challenge-of-the-king');
  const aragorn = { on: { pelargir: 'gondor 1r, aragorn' }, eliminated: ['strider' as const] };

  test('WR-EVENT-07: an army in Gondor or Rohan with Strider or Aragorn', () => {
    expect(refusal(card, { on: { pelargir: 'strider' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { bree: 'north 1r, strider' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { pelargir: 'gondor 1r, boromir' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, aragorn)).toBeNull();
    expect(refusal(card, { on: { 'helms-deep': 'isengard 2r | rohan 1r, strider' } })).toBeNull();
  });

  test('Eyes leave the game, the others return; none of them is resolved', () => {
    const play = played(card, { ...aragorn, fellowship: { at: 'moria' } }, 'hunt-std-01', 'hunt-std-09', 'hunt-std-02');
    expect(['hunt-std-01', 'hunt-std-09', 'hunt-std-02'].map((tile) => play.tileAt(tile))).toEqual(['removed', 'pool', 'removed']);
    expect(play.state.open.fellowship).toMatchObject({ corruption: 0, hidden: true });
    expect(play.where('aragorn')).toBe('pelargir');
  });

  test('three Eyes return, and Aragorn falls; his army stays', () => {
    const play = played(card, aragorn, 'hunt-std-04', 'hunt-std-03', 'hunt-std-02');
    expect(['hunt-std-04', 'hunt-std-03', 'hunt-std-02'].map((tile) => play.tileAt(tile))).toEqual(['pool', 'pool', 'pool']);
    expect(play.where('aragorn')).toBe('eliminated');
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 1 });
  });

  test('an Eye among special tiles is an Eye too; WR-HUNT-02: a pool that runs dry fills up', () => {
    const mordor = played(
      card,
      { ...aragorn, fellowship: { at: 'morannon', mordor: 1 }, tiles: { inPool: ['hunt-spec-06'] } },
      'hunt-spec-06',
      'hunt-std-05',
      'hunt-std-06',
    );
    expect(mordor.tileAt('hunt-spec-06')).toBe('removed');
    const drawn = Array.from({ length: 14 }, (_, n) => `hunt-std-${String(n + 3).padStart(2, '0')}`);
    const dry = played(card, { ...aragorn, tiles: { drawn } }, 'hunt-std-01', 'hunt-std-02', 'hunt-std-05');
    expect(['hunt-std-01', 'hunt-std-02', 'hunt-std-05', 'hunt-std-07'].map((tile) => dry.tileAt(tile))).toEqual([
      'removed',
      'removed',
      'pool',
      'pool',
    ]);
  });
});
