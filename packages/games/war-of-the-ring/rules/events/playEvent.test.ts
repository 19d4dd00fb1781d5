import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const freePlays = (card: string, more: GivenWar = {}): WarTable =>
  war({
    free: ['event', 'event'],
    shadow: ['event', 'event'],
    fellowship: { guide: 'strider' },
    hands: { 'free-peoples': { hand: [card] } },
    ...more,
  }).spend('event', 'play-any-event');
const shadowPlays = (card: string, more: GivenWar = {}): WarTable =>
  war({ free: ['event', 'event'], shadow: ['event', 'event'], toAct: 'shadow', hands: { shadow: { hand: [card] } }, ...more }).spend(
    'event',
    'play-any-event',
  );
const play = (card: string) => ({ type: 'playEvent' as const, card });

describe('playing an event', () => {
  test('WR-EVENT-05, WR-DICE-22, WR-DICE-32, WR-DICE-36: the type of the card or an Event result pays for it', () => {
    const table = war({
      free: ['character', 'muster', 'army-muster', 'event'],
      hands: { 'free-peoples': { hand: [cardId('bilbos-song'), cardId('wisdom-of-elrond')] } },
    });
    expect(table.actionsOf('character')).toContain('play-character-event');
    expect(table.actionsOf('muster')).toContain('play-muster-event');
    expect(table.actionsOf('army-muster')).toContain('play-muster-event');
    expect(table.actionsOf('army-muster')).not.toContain('play-army-event');
    table.spend('character', 'play-character-event');
    expect(table.refused(play(cardId('wisdom-of-elrond')))).toEqual(['WR-DICE-22']);
    expect(table.choices('playEvent', 'card')).toEqual([cardId('bilbos-song')]);
  });

  test('WR-EVENT-06: once resolved the card lies face up among the discards', () => {
    const table = freePlays(cardId('bilbos-song'), { fellowship: { guide: 'strider', corruption: 3 } }).do(play(cardId('bilbos-song')));
    expect(table.fellowship.corruption).toBe(2);
    expect(table.freeSide).toMatchObject({ cards: [], discard: [cardId('bilbos-song')], table: [] });
    expect(table.active).toBe(1);
  });

  test('WR-EVENT-07: a condition that is not met in full keeps the card in hand', () => {
    const hand = { 'free-peoples': { hand: [cardId('paths-of-the-woses'), cardId('bilbos-song')] } };
    const table = freePlays(cardId('paths-of-the-woses'), { hands: hand });
    expect(table.refused(play(cardId('paths-of-the-woses')))).toEqual(['WR-EVENT-07']);
    expect(
      freePlays(cardId('paths-of-the-woses'), { hands: hand, atWar: ['rohan'] }).refused(play(cardId('paths-of-the-woses'))),
    ).toBeNull();
    const alone = war({ free: ['event'], hands: { 'free-peoples': { hand: [cardId('paths-of-the-woses')] } } });
    expect(alone.actionsOf('event')).not.toContain('play-any-event');
  });

  test('WR-RULING-16: with no condition it may be played though it changes nothing', () => {
    const table = freePlays(cardId('bilbos-song')).do(play(cardId('bilbos-song')));
    expect(table.fellowship.corruption).toBe(0);
    expect(table.freeSide.discard).toEqual([cardId('bilbos-song')]);
  });

  test('WR-EVENT-05: no card of the other side, and none that is not in hand', () => {
    const table = freePlays(cardId('bilbos-song'));
    expect(table.refused(play(cardId('shelobs-lair')))).toEqual(['WR-EVENT-05']);
    expect(table.refused(play(cardId('athelas')))).toEqual(['WR-EVENT-05']);
  });
});

describe('what a card orders', () => {
  test('WR-EVENT-12, WR-EVENT-13: as much as is possible: the unit without the leader that is not there (WR-EX-03)', () => {
    const table = freePlays(cardId('imrahil-of-dol-amroth'), { casualties: { 'gondor-leader': 4 } }).do(
      play(cardId('imrahil-of-dol-amroth')),
    );
    expect(table.choices('recruit', 'figure')).toEqual(['gondor-regular', 'gondor-elite']);
    table.do('recruit', { figure: 'gondor-elite', region: 'dol-amroth' });
    expect(table.at('dol-amroth')).toEqual({ 'gondor-elite': 1 });
    expect(table.freeSide.discard).toEqual([cardId('imrahil-of-dol-amroth')]);
  });

  test('WR-EVENT-08, WR-EVENT-12: the text overrides the rule that only nations at war recruit, and both figures come from the reinforcements', () => {
    const table = freePlays(cardId('imrahil-of-dol-amroth')).do(play(cardId('imrahil-of-dol-amroth')));
    expect(table.nation('gondor').steps).toBe(2);
    table.do('recruit', { figure: 'gondor-regular', region: 'dol-amroth' });
    expect(table.at('dol-amroth')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
    expect(table.view().nations[2].reinforcements).toEqual({ 'gondor-regular': 14, 'gondor-elite': 5, 'gondor-leader': 3 });
  });

  test('WR-EVENT-08, WR-DEF-07, WR-RECRUIT-13: rules it does not replace still apply: a region with enemies is no place to recruit (WR-EX-05)', () => {
    const table = freePlays(cardId('riders-of-theoden'), {
      regions: { eastemnet: { figures: { 'sauron-regular': 2 }, characters: ['gimli'] } },
    }).do(play(cardId('riders-of-theoden')));
    expect(table.choices('recruit', 'region')).not.toContain('eastemnet');
    expect(table.refused('recruit', { figure: 'rohan-regular', region: 'eastemnet' })).toContain('WR-RECRUIT-13');
    expect(table.choices('recruit', 'region')).toContain('edoras');
  });

  test('WR-EVENT-13: with no place to recruit the card is spent without effect', () => {
    const table = freePlays(cardId('imrahil-of-dol-amroth'), { regions: { 'dol-amroth': { holder: 'shadow' } } }).do(
      play(cardId('imrahil-of-dol-amroth')),
    );
    expect(table.at('dol-amroth')).toEqual({});
    expect(table.freeSide.discard).toEqual([cardId('imrahil-of-dol-amroth')]);
  });

  test('WR-EVENT-14: when an army dies its leaders go with it, a Companion stays (WR-TV-032, WR-TV-047)', () => {
    const table = shadowPlays(cardId('dreadful-spells'), {
      regions: {
        fangorn: { figures: { 'sauron-regular': 1, nazgul: 2 } },
        eastemnet: { figures: { 'rohan-regular': 2, 'rohan-leader': 1 }, characters: ['boromir'] },
      },
    })
      .next(5, 6)
      .do(play(cardId('dreadful-spells')));
    table.do('loseRegular', { nation: 'rohan' }).do('loseRegular', { nation: 'rohan' });
    expect(table.at('eastemnet')).toEqual({ boromir: 1 });
    expect(table.view().nations[4].casualties).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 });
  });
});

describe('cards on the table', () => {
  const siege = { 'minas-tirith': { figures: { 'sauron-regular': 2 }, inside: { figures: { 'gondor-regular': 2 } } } };
  const folly = cardId('denethors-folly');

  test('WR-EVENT-09: such a card stays in front of its owner and keeps working', () => {
    const table = freePlays(cardId('a-power-too-great'), {
      regions: { 'dimrill-dale': { figures: { 'sauron-regular': 2 } } },
      shadow: ['army', 'event'],
    });
    table.do(play(cardId('a-power-too-great')));
    expect(table.freeSide).toMatchObject({ table: [cardId('a-power-too-great')], discard: [] });
    table.spend('army', 'move-armies');
    expect(table.refused('march', { from: 'dimrill-dale', to: 'lorien' })).toEqual(['WR-EVENT-09']);
    expect(table.refused('march', { from: 'dimrill-dale', to: 'moria' })).toBeNull();
  });

  test('WR-EVENT-11: it goes at once, without a die, when the besiegers march away (WR-EX-02)', () => {
    const table = war({ free: ['event'], shadow: ['army'], toAct: 'shadow', table: [folly], regions: siege });
    table.spend('army', 'move-armies').do('march', { from: 'minas-tirith', to: 'osgiliath' });
    expect(table.shadowSide.table).toEqual([folly]);
    table.do('depart');
    expect(table.shadowSide).toMatchObject({ table: [], discard: [folly] });
    expect(table.holder('minas-tirith')).toBe('free-peoples');
  });

  test('WR-EVENT-11: so does a card of Boromir when he leaves the Fellowship, and not when another does', () => {
    const horn = war({ free: ['character'], shadow: ['event'], table: [cardId('horn-of-gondor')] }).spend(
      'character',
      'separate-companions',
    );
    horn.do('include', { figure: 'boromir' }).do('travelTo', { region: 'rivendell' });
    expect(horn.freeSide.table).toEqual([]);
    const alone = war({ free: ['character'], shadow: ['event'], table: [cardId('horn-of-gondor')] }).spend(
      'character',
      'separate-companions',
    );
    alone.do('include', { figure: 'gimli' }).do('travelTo', { region: 'rivendell' });
    expect(alone.freeSide.table).toEqual([cardId('horn-of-gondor')]);
  });

  test('WR-EVENT-11, WR-DICE-06: so does the Palantír when Saruman falls, and his die is gone with the next turn', () => {
    const table = war({
      free: ['event'],
      pool: [4, 8],
      eliminated: ['gandalf-grey'],
      table: [cardId('the-palantir-of-orthanc')],
      hands: { 'free-peoples': { hand: [cardId('the-ents-awake-treebeard')] } },
      fellowship: { guide: 'strider' },
      regions: { orthanc: { characters: ['saruman'] }, edoras: { characters: ['gandalf-white'] }, fangorn: { characters: ['gimli'] } },
    });
    table.spend('event', 'play-any-event').do(play(cardId('the-ents-awake-treebeard')));
    expect(table.where('saruman')).toBe('eliminated');
    expect(table.shadowSide).toMatchObject({ table: [], pool: 8 });
    // Gandalf is in Rohan, so another card could follow.
    table.do('decline');
    expect(table.view().turn).toBe(2);
    expect(table.shadowSide).toMatchObject({ pool: 7 });
  });

  test('WR-EVENT-10: getting rid of a card with a die is that player’s action', () => {
    const table = war({
      free: ['event', 'will-of-the-west'],
      shadow: ['event'],
      table: [cardId('the-palantir-of-orthanc')],
      regions: { orthanc: { characters: ['saruman'] } },
    });
    table.spend('will-of-the-west', 'remove-table-card').do('removeTableCard', { card: cardId('the-palantir-of-orthanc') });
    expect(table.shadowSide).toMatchObject({ table: [], discard: [cardId('the-palantir-of-orthanc')] });
    expect(table.freeSide).toMatchObject({ dice: ['event'], rings: 3 });
    expect(table.active).toBe(1);
  });

  test('WR-EVENT-10, WR-RING-01, WR-RING-05: any other result costs an Elven Ring besides, the one of this turn', () => {
    const given = {
      free: ['event'] as const,
      table: [cardId('the-palantir-of-orthanc')],
      regions: { orthanc: { characters: ['saruman' as const] } },
    };
    const table = war({ ...given, shadow: ['event'] })
      .spend('event', 'remove-table-card')
      .do('removeTableCard', { card: cardId('the-palantir-of-orthanc') });
    expect(table.freeSide).toMatchObject({ rings: 2, ringUsed: true });
    expect(table.shadowSide.rings).toBe(1);
    expect(war({ ...given, ringUsed: [1, 0] }).actionsOf('event')).not.toContain('remove-table-card');
  });

  test('WR-EVENT-10: the other side’s price may be cards from hand', () => {
    const given = {
      free: ['event'] as const,
      shadow: ['event', 'event'] as const,
      toAct: 'shadow' as const,
      table: [cardId('a-power-too-great')],
    };
    const poor = war({ ...given, hands: { shadow: { hand: [cardId('shelobs-lair')] } } });
    expect(poor.actionsOf('event')).not.toContain('remove-table-card');
    const rich = war({
      ...given,
      hands: { shadow: { hand: [cardId('shelobs-lair'), cardId('the-shadow-is-moving'), cardId('corsairs-of-umbar')] } },
    });
    rich.spend('event', 'remove-table-card').do('removeTableCard', { card: cardId('a-power-too-great') });
    while (rich.options('discardCard').length > 0) rich.do(rich.options('discardCard')[0]);
    expect(rich.freeSide.table).toEqual([]);
    expect(rich.shadowSide).toMatchObject({ faceDown: 2, discard: [] });
  });
});

describe('events and the Fellowship', () => {
  const gollum = { companions: [], corruption: 2 };
  const eliminated = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;

  test('WR-FSP-11, WR-FSP-13, WR-FSP-14: an event may move the Fellowship: there is a hunt, but its die stays out of the box', () => {
    const table = freePlays(cardId('there-is-another-way'), { fellowship: gollum, eliminated: [...eliminated], huntBox: [0, 1] }).do(
      play(cardId('there-is-another-way')),
    );
    table.next(2).do('chooseOption', { choice: 'move-fellowship' });
    expect(table.fellowship).toMatchObject({ progress: 1, corruption: 1 });
    expect(table.heard('huntRolled')).toHaveLength(1);
    expect(table.freeSide.huntBox).toBe(0);
  });

  test('WR-FSP-27, WR-RULING-78: an event may hide it, and in Mordor that is an attempt', () => {
    const table = freePlays(cardId('there-is-another-way'), {
      fellowship: { ...gollum, at: 'morannon', mordor: 1, hidden: false },
      eliminated: [...eliminated],
    }).do(play(cardId('there-is-another-way')));
    table.do('chooseOption', { choice: 'hide-fellowship' });
    expect(table.fellowship.hidden).toBe(true);
    expect(table.state.open.fellowship.attempted).toBe(true);
  });

  test('WR-FSP-24: only a revealed Fellowship can be the target of a card that asks for it', () => {
    const hand = { shadow: { hand: [cardId('morgul-wound'), cardId('shelobs-lair')] } };
    expect(shadowPlays(cardId('morgul-wound'), { hands: hand }).refused(play(cardId('morgul-wound')))).toEqual(['WR-EVENT-07']);
    const table = shadowPlays(cardId('morgul-wound'), { fellowship: { at: 'fangorn', hidden: false } }).do(play(cardId('morgul-wound')));
    expect(table.fellowship.corruption).toBe(2);
  });

  test('WR-HUNT-30: a card may raise corruption, another lower it', () => {
    const table = shadowPlays(cardId('morgul-wound'), { fellowship: { at: 'fangorn', hidden: false, corruption: 4 } }).do(
      play(cardId('morgul-wound')),
    );
    expect(table.fellowship.corruption).toBe(5);
  });

  test('WR-HUNT-19: an Eye drawn by an event is worth nothing', () => {
    const table = shadowPlays(cardId('orc-patrol'), { fellowship: { at: 'fangorn' }, huntBox: [0, 3] })
      .next('hunt-std-01')
      .do(play(cardId('orc-patrol')));
    expect(table.fellowship).toMatchObject({ corruption: 0 });
    expect(table.active).toBe(0);
  });

  test('WR-HUNT-15: declared in a haven, the reveal symbol of the Balrog’s tile is ignored', () => {
    const declare = (...path: string[]): WarTable => {
      const table = war({ phase: 'fellowship', table: [cardId('balrog-of-moria')], fellowship: { at: 'moria', progress: path.length } });
      table.do('declareFellowship');
      for (const region of path) table.do('traceStep', { region });
      return table;
    };
    const haven = declare('dimrill-dale', 'lorien').do('useTableCard', { card: cardId('balrog-of-moria') });
    haven.next('hunt-std-09').do('resolveFirst', { effect: 'rest' }).do('useTheRing');
    expect(haven.fellowship.hidden).toBe(true);
    const wild = declare('dimrill-dale')
      .next('hunt-std-09')
      .do('useTableCard', { card: cardId('balrog-of-moria') })
      .do('useTheRing');
    expect(wild.fellowship.hidden).toBe(false);
  });
});

describe('the lower half', () => {
  test('WR-EVENT-15: as a combat card it costs no die, is used up and its event is ignored', () => {
    const table = war({
      free: ['event'],
      shadow: ['army'],
      toAct: 'shadow',
      atWar: ['sauron'],
      hands: { shadow: { hand: [cardId('the-shadow-is-moving')] } },
      regions: { 'north-ithilien': { figures: { 'sauron-regular': 4 } }, osgiliath: { figures: { 'gondor-regular': 2 } } },
    });
    table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
    const playable = table.choices('playCombatCard', 'card');
    expect(playable).toEqual([cardId('the-shadow-is-moving')]);
    table.do('playCombatCard', { card: cardId('the-shadow-is-moving') });
    expect(table.shadowSide).toMatchObject({ cards: [] });
    while (table.view().battle !== null) table.do(table.options()[0]);
    expect(table.shadowSide.discard).toEqual([cardId('the-shadow-is-moving')]);
    expect(table.nation('isengard')).toEqual({ steps: 1, active: true });
  });
});
