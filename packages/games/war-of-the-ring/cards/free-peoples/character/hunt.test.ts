import { describe, expect, test } from 'vitest';
import { FREE } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal, fellowshipOf } from '../../../testing/cards.ts';
import { type CharacterName, war, type WarTable } from '../../../testing/war.ts';

const TILES = [
  [cardId('elven-cloaks'), 'hunt-spec-01'],
  [cardId('elven-rope'), 'hunt-spec-02'],
  [cardId('phial-of-galadriel'), 'hunt-spec-03'],
  [cardId('smeagol-helps-nice-master'), 'hunt-spec-04'],
] as const;

describe('Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol Helps Nice Master', () => {
  test.each(TILES)('WR-HUNT-05, WR-HUNT-04, WR-EVENT-06: %s puts its tile beside the pool and is discarded', (card, tile) => {
    const play = played(card);
    expect(play.tileAt(tile)).toBe('waiting');
    expect(play.discards).toEqual([card]);
    expect(play.isOver).toBe(true);
    for (const [other, its] of TILES) if (other !== card) expect(play.tileAt(its)).toBe('aside');
  });

  test.each(TILES)('WR-TV-160 (WR-HUNT-05): in Mordor the tile of %s joins the pool at once', (card, tile) => {
    expect(played(card, { fellowship: { at: 'morannon', mordor: 1 } }).tileAt(tile)).toBe('pool');
  });
});

/** The Fellowship has moved with these cards on the table, and this tile was drawn. */
function hunted(table: readonly string[], tile: string, fellowship: object = {}, eliminated: CharacterName[] = []): WarTable {
  return war({
    free: ['character', 'muster'],
    shadow: ['muster'],
    huntBox: [0, 1],
    table: [...table],
    fellowship: { guide: 'gandalf-grey', ...fellowship },
    eliminated,
  })
    .next(6, ...(tile === '' ? [] : [tile]))
    .free('spend', { die: 'character', action: 'move-fellowship' });
}

describe('Mithril Coat and Sting', () => {
  test('WR-EVENT-09: it stays on the table', () => {
    expect(played(cardId('mithril-coat-and-sting')).tableCards).toEqual([cardId('mithril-coat-and-sting')]);
  });

  test('WR-HUNT-21: a second tile is resolved in place of the first, which goes back', () => {
    const play = hunted([cardId('mithril-coat-and-sting')], 'hunt-std-14')
      .next('hunt-std-07')
      .free('useTableCard', { card: cardId('mithril-coat-and-sting') });
    expect(play.tileAt('hunt-std-14')).toBe('pool');
    expect(play.discards).toEqual([cardId('mithril-coat-and-sting')]);
    play.free('useTheRing');
    expect(play.state.open.fellowship.corruption).toBe(1);
    expect(play.tileAt('hunt-std-07')).toBe('drawn');
  });

  test('WR-HUNT-21: the second tile is not the first again, nor answered by another card', () => {
    const play = hunted([cardId('mithril-coat-and-sting'), cardId('horn-of-gondor')], 'hunt-std-14');
    expect(() => play.next('hunt-std-14').free('useTableCard', { card: cardId('mithril-coat-and-sting') })).toThrow(/no outcome here/);
    const other = hunted([cardId('mithril-coat-and-sting'), cardId('horn-of-gondor')], 'hunt-std-14')
      .next('hunt-std-11')
      .free('useTableCard', { card: cardId('mithril-coat-and-sting') });
    expect(other.step).toBe('huntCasualty');
    expect(other.tableCards).toEqual([cardId('horn-of-gondor')]);
  });

  test('it may be kept', () => {
    const play = hunted([cardId('mithril-coat-and-sting')], 'hunt-std-07')
      .free('decline')
      .free('useTheRing');
    expect(play.state.open.fellowship.corruption).toBe(1);
    expect(play.tableCards).toEqual([cardId('mithril-coat-and-sting')]);
  });
});

describe.each([
  ['Axe and Bow', cardId('axe-and-bow'), ['gimli']],
  ['Axe and Bow', cardId('axe-and-bow'), ['legolas']],
  ['Horn of Gondor', cardId('horn-of-gondor'), ['boromir']],
] as const)('%s', (_name, card, bearers) => {
  const with_ = fellowshipOf(['strider', ...bearers]);
  const without = fellowshipOf(['strider']);

  test(`WR-EVENT-07: it needs ${bearers} in the Fellowship`, () => {
    expect(refusal(card, { fellowship: { companions: without.companions }, eliminated: without.eliminated })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { companions: with_.companions }, eliminated: with_.eliminated })).toBeNull();
    expect(played(card, { fellowship: { companions: with_.companions }, eliminated: with_.eliminated }).tableCards).toEqual([card]);
  });

  test('WR-HUNT-21: it lowers the damage by one', () => {
    const play = hunted([card], 'hunt-std-14', { guide: 'strider', companions: with_.companions }, with_.eliminated);
    play.free('useTableCard', { card }).free('useTheRing');
    expect(play.state.open.fellowship.corruption).toBe(2);
    expect(play.discards).toEqual([card]);
  });

  test('WR-HUNT-21: a tile without damage leaves nothing to lower', () => {
    const play = hunted([card], 'hunt-std-05', { guide: 'strider', companions: with_.companions }, with_.eliminated);
    expect(play.choices('useTableCard')).toEqual([]);
    expect(play.tableCards).toEqual([card]);
  });

  test('WR-EVENT-11: it goes when its bearer leaves the Fellowship', () => {
    const play = war({
      free: ['character', 'muster'],
      shadow: ['muster'],
      table: [card],
      fellowship: { companions: with_.companions, guide: 'strider' },
      eliminated: with_.eliminated,
    }).free('spend', { die: 'character', action: 'separate-companions' });
    for (const bearer of bearers) play.free('include', { figure: bearer });
    play.free('travelTo', { region: 'rivendell' });
    expect(play.tableCards).toEqual([]);
    expect(play.discards).toEqual([card]);
  });
});

test('Axe and Bow stays while one of the two is left (WR-EVENT-11)', () => {
  const play = war({ free: ['character', 'muster'], shadow: ['muster'], table: [cardId('axe-and-bow')] })
    .free('spend', { die: 'character', action: 'separate-companions' })
    .free('include', { figure: 'gimli' })
    .free('travelTo', { region: 'rivendell' });
  expect(play.tableCards).toEqual([cardId('axe-and-bow')]);
});

test('WR-TV-145: of Axe and Bow and Horn of Gondor only one answers a tile (WR-HUNT-21, WR-HUNT-22, WR-HUNT-23)', () => {
  const play = hunted([cardId('axe-and-bow'), cardId('horn-of-gondor')], 'hunt-std-14', { guide: 'strider' }).free('useTableCard', {
    card: cardId('axe-and-bow'),
  });
  expect(play.tableCards).toEqual([cardId('horn-of-gondor')]);
  expect(play.choices('useTableCard')).toEqual([]);
  play.free('useTheRing');
  expect(play.state.open.fellowship.corruption).toBe(2);
});

describe("Wizard's Staff", () => {
  const without = fellowshipOf(['strider']);

  test('WR-EVENT-07: it needs Gandalf the Grey in the Fellowship', () => {
    expect(refusal(cardId('wizards-staff'), { fellowship: { companions: without.companions }, eliminated: without.eliminated })).toEqual([
      'WR-EVENT-07',
    ]);
    expect(played(cardId('wizards-staff')).tableCards).toEqual([cardId('wizards-staff')]);
  });

  test('WR-EVENT-09: the tile is not drawn', () => {
    const play = hunted([cardId('wizards-staff')], '').free('useTableCard', { card: cardId('wizards-staff') });
    expect(play.state.open.tiles.includes(1)).toBe(false);
    expect(play.state.open.fellowship).toMatchObject({ progress: 1, corruption: 0, hidden: true });
    expect(play.discards).toEqual([cardId('wizards-staff')]);
  });

  test('WR-EVENT-09: it stops the tile of a Shadow card too; in Mordor the step is still taken (WR-MORDOR-08)', () => {
    const patrol = played(cardId('orc-patrol'), { table: [cardId('wizards-staff')], fellowship: { at: 'hollin' } });
    expect(patrol.asked).toEqual([FREE]);
    patrol.free('useTableCard', { card: cardId('wizards-staff') });
    expect(patrol.isOver).toBe(true);
    const mordor = war({
      free: ['character', 'muster'],
      shadow: ['muster'],
      table: [cardId('wizards-staff')],
      fellowship: { at: 'morannon', mordor: 2, guide: 'gandalf-grey' },
    })
      .free('spend', { die: 'character', action: 'move-fellowship' })
      .free('useTableCard', { card: cardId('wizards-staff') });
    expect(mordor.state.open.fellowship.mordor).toBe(3);
  });

  test('WR-EVENT-11: it goes when Gandalf falls', () => {
    const play = hunted([cardId('wizards-staff')], '')
      .next('hunt-std-14')
      .free('decline')
      .free('loseGuide');
    expect(play.where('gandalf-grey')).toBe('eliminated');
    expect(play.tableCards).toEqual([]);
    expect(play.refused('pass')).not.toBeNull();
  });
});

test('Mithril Coat and Sting saves a tile that would be wasted: the first goes back to the pool', () => {
  const table = war({
    free: ['muster'],
    shadow: ['character', 'muster'],
    toAct: 'shadow',
    table: [cardId('mithril-coat-and-sting')],
    tiles: { inPool: ['hunt-spec-03'] },
    fellowship: { mordor: 1 },
    hands: { shadow: { hand: [cardId('orc-patrol')] } },
  });
  table
    .spend('character', 'play-character-event')
    .next('hunt-spec-03')
    .shadow('playEvent', { card: cardId('orc-patrol') });
  table.next('hunt-std-01').free('useTableCard', { card: cardId('mithril-coat-and-sting') });
  expect([table.tileAt('hunt-spec-03'), table.tileAt('hunt-std-01'), table.heard('tileIgnored').length]).toEqual(['pool', 'drawn', 1]);
});
