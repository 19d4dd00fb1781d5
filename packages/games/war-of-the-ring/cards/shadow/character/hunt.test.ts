import { describe, expect, test } from 'vitest';
import { FREE, SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal, fellowshipOf } from '../../../testing/cards.ts';
import type { GivenWar } from '../../../testing/war.ts';

const ALL = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
const gollum: { companions: []; guide: 'gollum' } = { companions: [], guide: 'gollum' };
const alone = { eliminated: [...ALL] };

describe("Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss!", () => {
  test.each([
    [cardId('shelobs-lair'), 'hunt-spec-05'],
    [cardId('the-ring-is-mine'), 'hunt-spec-06'],
    [cardId('on-on-they-went'), 'hunt-spec-07'],
    [cardId('give-it-to-uss'), 'hunt-spec-08'],
  ])('WR-HUNT-04, WR-HUNT-05: %s waits beside the pool, or joins it in Mordor (WR-TV-160)', (card, tile) => {
    const play = played(card);
    expect(play.tileAt(tile)).toBe('waiting');
    expect(play.discards).toEqual([card]);
    expect(played(card, { fellowship: { at: 'morannon', mordor: 0 } }).tileAt(tile)).toBe('pool');
  });
});

describe.each([
  ['Orc Patrol', cardId('orc-patrol')],
  ["Isildur's Bane", cardId('isildurs-bane')],
  ['Foul Thing from the Deep', cardId('foul-thing-from-the-deep')],
])('%s', (_name, card) => {
  test('WR-EVENT-07: not where the Free Peoples have a settlement, whoever holds it (WR-RULING-03)', () => {
    expect(refusal(card, { fellowship: { at: 'rivendell' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { at: 'edoras' }, held: { edoras: 'shadow' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { at: 'fords-of-isen' } })).toBeNull();
    expect(refusal(card, { fellowship: { at: 'moria' } })).toBeNull();
    expect(refusal(card, { fellowship: { at: 'morannon', mordor: 1 } })).toBeNull();
  });

  test('an Eye or a tile of the Fellowship has no effect', () => {
    const eye = played(card, { fellowship: { at: 'hollin', progress: 2 } }, 'hunt-std-01');
    expect(eye.state.open.fellowship).toMatchObject({ corruption: 0, hidden: true });
    expect(eye.tileAt('hunt-std-01')).toBe('drawn');
    const phial = played(
      card,
      { fellowship: { at: 'morannon', mordor: 1, corruption: 5 }, tiles: { inPool: ['hunt-spec-03'] } },
      'hunt-spec-03',
    );
    expect(phial.state.open.fellowship.corruption).toBe(5);
    expect(phial.tileAt('hunt-spec-03')).toBe('removed');
  });

  test('WR-HUNT-20: the tile reveals as in any hunt', () => {
    const play = played(card, { fellowship: { at: 'hollin', progress: 1, ...gollum }, ...alone, on: {} }, 'hunt-std-05');
    // Gollum knows the way: a numbered standard tile does not reveal.
    expect(play.state.open.fellowship.hidden).toBe(true);
    const shown = played(card, { fellowship: { at: 'hollin', progress: 1 } }, 'hunt-std-05');
    expect(shown.step).toBe('tracePath');
  });
});

describe('what the tile does', () => {
  test('Orc Patrol: like a successful hunt, cards and casualties included', () => {
    const play = played(
      cardId('orc-patrol'),
      { fellowship: { at: 'hollin', guide: 'strider' }, table: [cardId('horn-of-gondor')] },
      'hunt-std-14',
    );
    play
      .free('useTableCard', { card: cardId('horn-of-gondor') })
      .next('gimli')
      .free('loseRandom');
    play.keepGuide();
    expect(play.where('gimli')).toBe('eliminated');
    expect(play.state.open.fellowship.corruption).toBe(0);
    expect(play.isOver).toBe(true);
  });

  test("Isildur's Bane: nothing lowers the damage", () => {
    const { companions, eliminated } = fellowshipOf(['meriadoc']);
    const play = played(
      cardId('isildurs-bane'),
      { fellowship: { at: 'hollin', companions, guide: 'meriadoc' }, eliminated, table: [cardId('mithril-coat-and-sting')] },
      'hunt-std-14',
    );
    // Another tile may still take the place of this one.
    expect(play.choices('useTableCard', 'card')).toEqual([cardId('mithril-coat-and-sting')]);
    play.free('decline');
    expect(play.state.open.fellowship.corruption).toBe(3);
    expect(play.where('meriadoc')).toBe('fellowship');
    const horn = played(cardId('isildurs-bane'), { fellowship: { at: 'hollin' }, table: [cardId('horn-of-gondor')] }, 'hunt-std-14');
    expect(horn.state.open.fellowship.corruption).toBe(3);
    expect(horn.tableCards).toEqual([cardId('horn-of-gondor')]);
  });

  test('Foul Thing from the Deep: a random Companion first, without being asked', () => {
    const play = played(cardId('foul-thing-from-the-deep'), { fellowship: { at: 'hollin', guide: 'strider' } }, 'hunt-std-14', 'boromir');
    play.keepGuide();
    expect(play.where('boromir')).toBe('eliminated');
    expect(play.state.open.fellowship.corruption).toBe(1);
    expect(play.isOver).toBe(true);
    const none = played(cardId('foul-thing-from-the-deep'), { fellowship: { at: 'hollin', ...gollum }, ...alone }, 'hunt-std-14');
    expect(none.choices('loseRandom')).toEqual([]);
    none.free('decline');
    expect(none.state.open.fellowship.corruption).toBe(3);
  });
});

describe('Candles of Corpses', () => {
  test('WR-EVENT-07: away from settlements of the Free Peoples', () => {
    expect(refusal(cardId('candles-of-corpses'), { fellowship: { at: 'bree' } })).toEqual(['WR-EVENT-07']);
  });

  test('three dice', () => {
    expect(played(cardId('candles-of-corpses'), { fellowship: { at: 'hollin' } }, 1, 2, 3).cardDice).toEqual([1, 2, 3]);
  });

  test('each 4 or more corrupts; with Gollum as guide only a 6', () => {
    expect(played(cardId('candles-of-corpses'), { fellowship: { at: 'hollin' } }, 3, 4, 6).state.open.fellowship.corruption).toBe(2);
    expect(
      played(cardId('candles-of-corpses'), { fellowship: { at: 'hollin', ...gollum }, ...alone }, 5, 4, 6).state.open.fellowship.corruption,
    ).toBe(1);
  });

  test('WR-VICTORY-03: twelve end the game', () => {
    const play = played(cardId('candles-of-corpses'), { fellowship: { at: 'hollin', corruption: 10 } }, 4, 5, 6);
    expect(play.state.outcome).toMatchObject({ winners: [SHADOW], reason: 'corrupted' });
  });
});

describe('cards against a Fellowship on its way', () => {
  test.each([cardId('nazgul-search'), cardId('cruel-weather'), cardId('the-nazgul-strike')])(
    'WR-EVENT-07: %s needs progress on the map',
    (card) => {
      expect(refusal(card, { fellowship: { at: 'hollin', progress: 0 } })).toEqual(['WR-EVENT-07']);
      expect(refusal(card, { fellowship: { at: 'hollin', progress: 1 } })).toBeNull();
      expect(refusal(card, { fellowship: { at: 'morannon', mordor: 1 } })).toEqual(['WR-EVENT-07']);
    },
  );

  test('Nazgûl Search: a Nazgûl where the figure is reveals the Fellowship; the Witch-king is one (WR-CHAR-17)', () => {
    const given: GivenWar = { fellowship: { at: 'hollin', progress: 1 }, on: { nurn: 'nazgul 2, witch-king' } };
    const play = played(cardId('nazgul-search'), given)
      .shadow('moveMinion', { figure: 'witch-king', place: 'nurn' })
      .shadow('travelTo', { region: 'hollin' })
      .shadow('done');
    expect(play.step).toBe('tracePath');
    play.free('traceStep', { region: 'south-downs' });
    expect(play.state.open.fellowship).toMatchObject({ hidden: false, progress: 0 });
    expect(play.isOver).toBe(true);
    const missed = played(cardId('nazgul-search'), given)
      .shadow('moveMinion', { figure: 'nazgul', place: 'nurn' })
      .shadow('travelTo', { region: 'bree' })
      .shadow('done');
    expect(missed.state.open.fellowship.hidden).toBe(true);
    expect(missed.isOver).toBe(true);
  });

  test('Cruel Weather: the figure moves one region, the counter stays', () => {
    const play = played(cardId('cruel-weather'), { fellowship: { at: 'hollin', progress: 3 } });
    expect(play.choices('chooseRegion', 'region')).toContain('moria');
    expect(play.refused('chooseRegion', { region: 'bree' })).toEqual(['WR-EVENT-13']);
    play.shadow('chooseRegion', { region: 'moria' });
    expect(play.state.open.fellowship).toMatchObject({ at: play.state.box.region.moria, progress: 3, hidden: true });
  });

  test('The Nazgûl Strike!: a hunt roll as after a move', () => {
    const play = played(cardId('the-nazgul-strike'), {
      fellowship: { at: 'hollin', progress: 2, guide: 'strider' },
      on: { hollin: 'nazgul 1' },
      huntBox: [0, 2],
    }).shadow('done');
    expect(play.choices('chooseOption', 'choice')).toEqual(['hunt-roll']);
    play.next(5, 1).shadow('chooseOption', { choice: 'hunt-roll' });
    // The Nazgûl gives a re-roll.
    play.next(6, 'hunt-std-11').shadow('rerollHunt', { dice: 1 }).free('useTheRing');
    expect(play.state.open.fellowship).toMatchObject({ corruption: 2, progress: 2 });
    expect(play.state.open.huntBox[FREE]).toBe(0);
    expect(play.isOver).toBe(true);
  });

  test('The Nazgûl Strike!: nothing is added to the roll, unless the Flocks of Crebain help', () => {
    const given: GivenWar = {
      fellowship: { at: 'hollin', progress: 2, guide: 'strider' },
      on: { hollin: 'nazgul 1' },
      huntBox: [0, 1],
    };
    const play = played(cardId('the-nazgul-strike'), given)
      .shadow('done')
      .next(5)
      .shadow('chooseOption', { choice: 'hunt-roll' })
      .shadow('rerollHunt', { dice: 0 });
    expect(play.isOver).toBe(true);
    const flocks = played(cardId('the-nazgul-strike'), { ...given, table: [cardId('flocks-of-crebain')] })
      .shadow('done')
      .shadow('chooseOption', { choice: 'hunt-roll' });
    expect(flocks.choices('useTableCard', 'card')).toEqual([cardId('flocks-of-crebain')]);
  });

  test('The Nazgûl Strike!: or a Character card leaves the table; or nothing', () => {
    const given: GivenWar = {
      fellowship: { at: 'hollin', progress: 2 },
      on: { hollin: 'nazgul 1' },
      huntBox: [0, 2],
      table: [cardId('mithril-coat-and-sting'), cardId('horn-of-gondor'), cardId('a-power-too-great')],
    };
    const play = played(cardId('the-nazgul-strike'), given).shadow('done').shadow('chooseOption', { choice: 'remove-card' });
    expect(play.choices('chooseCard', 'card')).toEqual([cardId('mithril-coat-and-sting'), cardId('horn-of-gondor')]);
    play.shadow('chooseCard', { card: cardId('horn-of-gondor') });
    expect(play.tableCards).toEqual([cardId('mithril-coat-and-sting'), cardId('a-power-too-great')]);
    expect(played(cardId('the-nazgul-strike'), given).shadow('done').shadow('decline').isOver).toBe(true);
    const away = played(cardId('the-nazgul-strike'), { ...given, on: { nurn: 'nazgul 1' } }).shadow('done');
    expect(away.isOver).toBe(true);
  });
});

describe('cards against a revealed Fellowship', () => {
  test.each([cardId('morgul-wound'), cardId('lure-of-the-ring'), cardId('the-breaking-of-the-fellowship')])('WR-EVENT-07: %s', (card) => {
    expect(refusal(card, { fellowship: { at: 'hollin' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { at: 'hollin', hidden: false } })).toBeNull();
  });

  test.each([
    [0, 2],
    [3, 5],
    [4, 5],
  ])('Morgul Wound: from %i corruption to %i', (before, after) => {
    expect(
      played(cardId('morgul-wound'), { fellowship: { at: 'hollin', hidden: false, corruption: before } }).state.open.fellowship.corruption,
    ).toBe(after);
  });

  test('Lure of the Ring: a random Companion, or corruption of his level; the Free Peoples choose', () => {
    const given = { fellowship: { at: 'hollin', hidden: false, guide: 'gandalf-grey' as const } };
    const kept = played(cardId('lure-of-the-ring'), given, 'legolas').free('chooseOption', { choice: 'corruption' });
    expect(kept.state.open.fellowship.corruption).toBe(2);
    expect(kept.where('legolas')).toBe('fellowship');
    const lost = played(cardId('lure-of-the-ring'), given, 'strider').free('chooseOption', { choice: 'eliminate' });
    expect(lost.where('strider')).toBe('eliminated');
    expect(lost.state.open.fellowship.corruption).toBe(0);
    expect(lost.isOver).toBe(true);
  });

  test('Lure of the Ring: the last Companion is asked for too, and then Gollum leads', () => {
    const { companions, eliminated } = fellowshipOf(['gimli']);
    const play = played(cardId('lure-of-the-ring'), {
      fellowship: { at: 'hollin', hidden: false, companions, guide: 'gimli' },
      eliminated,
    });
    play.free('chooseOption', { choice: 'eliminate' });
    expect(play.where('gimli')).toBe('eliminated');
    expect(play.where('gollum')).toBe('fellowship');
  });

  test('Lure of the Ring: a hobbit is taken alive; with Gollum it is one corruption', () => {
    const hobbit = played(cardId('lure-of-the-ring'), { fellowship: { at: 'hollin', hidden: false, guide: 'gandalf-grey' } }, 'peregrin');
    hobbit.free('chooseOption', { choice: 'eliminate' }).free('travelTo', { region: 'moria' });
    expect(hobbit.where('peregrin')).toBe('moria');
    const led = played(cardId('lure-of-the-ring'), { fellowship: { at: 'hollin', hidden: false, ...gollum }, ...alone });
    expect(led.state.open.fellowship.corruption).toBe(1);
    expect(led.isOver).toBe(true);
  });

  const breaking = cardId('the-breaking-of-the-fellowship');

  test('The Breaking of the Fellowship: as many Companions as the tile says leave, where the figure is', () => {
    const play = played(breaking, { fellowship: { at: 'hollin', hidden: false, guide: 'strider' } }, 'hunt-std-11');
    play.free('chooseFigure', { figure: 'boromir' }).keepGuide();
    play.free('chooseFigure', { figure: 'gimli' }).keepGuide();
    expect([play.where('boromir'), play.where('gimli'), play.where('strider')]).toEqual(['hollin', 'hollin', 'fellowship']);
    expect(play.state.open.fellowship.corruption).toBe(0);
    expect(play.isOver).toBe(true);
  });

  test('WR-HUNT-07: a die tile counts as numbered; WR-EVENT-13: not more leave than there are', () => {
    const { companions, eliminated } = fellowshipOf(['gimli', 'peregrin']);
    const play = played(
      breaking,
      { fellowship: { mordor: 2, hidden: false, companions, guide: 'gimli' }, eliminated, tiles: { inPool: ['hunt-spec-05'] } },
      'hunt-spec-05',
      6,
    );
    play.free('chooseFigure', { figure: 'gimli' }).free('chooseFigure', { figure: 'peregrin' });
    expect([play.where('gimli'), play.where('peregrin')]).toEqual(['eliminated', 'eliminated']);
    expect(play.state.open.fellowship.guide).toBe(10);
    expect(play.isOver).toBe(true);
  });

  test('an Eye and a tile of the Fellowship break nothing; on the Mordor track they are lost (WR-MORDOR-05)', () => {
    expect(played(breaking, { fellowship: { at: 'hollin', hidden: false } }, 'hunt-std-01').isOver).toBe(true);
    const { companions, eliminated } = fellowshipOf(['gimli']);
    const mordor = { at: 'morannon', mordor: 1, hidden: false, companions, guide: 'gimli' } as const;
    expect(played(breaking, { fellowship: mordor, eliminated, tiles: { inPool: ['hunt-spec-01'] } }, 'hunt-spec-01').isOver).toBe(true);
    const play = played(breaking, { fellowship: mordor, eliminated }, 'hunt-std-07').free('chooseFigure', { figure: 'gimli' });
    expect(play.where('gimli')).toBe('eliminated');
  });

  test('with Gollum as guide it is one corruption and no tile', () => {
    const play = played(breaking, { fellowship: { at: 'hollin', hidden: false, ...gollum }, ...alone });
    expect(play.state.open.fellowship.corruption).toBe(1);
    expect(play.state.open.tiles.includes(1)).toBe(false);
    expect(play.isOver).toBe(true);
  });
});
