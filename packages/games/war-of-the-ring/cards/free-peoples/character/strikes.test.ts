import { describe, expect, test } from 'vitest';
import { SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';

describe('The Eagles are Coming!', () => {
  const card = cardId('the-eagles-are-coming');

  test('WR-EVENT-07: an army with a Companion near a Shadow army with a Nazgûl', () => {
    expect(refusal(card, { on: { folde: 'gimli', westemnet: 'isengard 1r, nazgul 1' }, held: { westemnet: 'shadow' } })).toEqual([
      'WR-EVENT-07',
    ]);
    expect(refusal(card, { on: { folde: 'rohan 1r, gimli', westemnet: 'nazgul 1' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { folde: 'rohan 1r, gimli', 'fords-of-isen': 'isengard 1r, nazgul 1' } })).toEqual(['WR-EVENT-07']);
  });

  test('from within a besieged stronghold at its besiegers; a lost stronghold is no haven', () => {
    const on = { 'minas-tirith': 'sauron 2r, nazgul 1 | gondor 1r, gimli' };
    const held = { moria: 'free-peoples' } as const;
    const play = played(card, { on, held }, 1);
    expect(play.choices('chooseRegion', 'region').sort()).toEqual([
      'barad-dur',
      'dol-guldur',
      'minas-morgul',
      'morannon',
      'mount-gundabad',
    ]);
    play.free('chooseRegion', { region: 'barad-dur' });
    expect(play.at('barad-dur')).toEqual({ nazgul: 1 });
  });

  test('five dice at most; when all have fallen nobody flees', () => {
    const play = played(
      card,
      { on: { folde: 'rohan 1r, gimli', westemnet: 'isengard 1r, nazgul 6' }, held: { westemnet: 'shadow' } },
      6,
      6,
      6,
      6,
      6,
    );
    expect(play.at('westemnet').nazgul).toBe(1);
    const all = played(card, { on: { folde: 'rohan 1r, gimli', westemnet: 'isengard 1r, nazgul 2' }, held: { westemnet: 'shadow' } }, 6, 5);
    expect(all.at('westemnet')).toEqual({ 'isengard-regular': 1 });
    expect(all.isOver).toBe(true);
  });

  test('of several armies the Free Peoples choose', () => {
    const on = { folde: 'rohan 1r, gimli', westemnet: 'isengard 1r, nazgul 1', eastemnet: 'sauron 1r, nazgul 1' };
    const play = played(card, { on, held: { westemnet: 'shadow' } });
    expect(play.choices('chooseRegion', 'region')).toEqual(['eastemnet', 'westemnet']);
  });
});

describe.each([
  ['The Ents Awake: Treebeard', cardId('the-ents-awake-treebeard')],
  ['The Ents Awake: Huorns', cardId('the-ents-awake-huorns')],
  ['The Ents Awake: Entmoot', cardId('the-ents-awake-entmoot')],
])('%s', (_name, card) => {
  const gone = { eliminated: ['gandalf-grey' as const] };

  test('WR-EVENT-07: Gandalf the White in play, and a Companion in Fangorn, himself if need be', () => {
    expect(refusal(card, { on: { fangorn: 'gandalf-grey, gimli' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { ...gone, on: { lorien: 'gandalf-white', westemnet: 'gimli' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { ...gone, on: { lorien: 'gandalf-white', fangorn: 'gimli' } })).toBeNull();
    expect(refusal(card, { ...gone, on: { fangorn: 'gandalf-white' } })).toBeNull();
  });

  test('hits on 4; away from Fangorn and Rohan no other card follows', () => {
    const play = played(
      card,
      { ...gone, on: { lorien: 'gandalf-white', fangorn: 'gimli', orthanc: 'isengard 3r, saruman' }, hand: [cardId('bilbos-song')] },
      3,
      4,
      6,
    );
    expect(play.cardDice).toEqual([3, 4, 6]);
    expect(play.asked).toEqual([SHADOW]);
    play.shadow('loseRegular', { nation: 'isengard' }).shadow('loseRegular', { nation: 'isengard' });
    expect(play.at('orthanc')).toEqual({ 'isengard-regular': 1, saruman: 1 });
    expect(play.isOver).toBe(true);
  });

  test('WR-POL-11, WR-RULING-62: a battle in which the army cannot defend itself: its nation takes a step', () => {
    const play = played(card, { ...gone, on: { fangorn: 'gandalf-white', orthanc: 'isengard 1r' } }, 1, 1, 1);
    expect(play.nation('isengard').steps).toBe(0);
  });

  test('another Character card follows from Rohan too, and costs no die', () => {
    const play = played(card, {
      ...gone,
      on: { edoras: 'gandalf-white', fangorn: 'gimli' },
      hand: [cardId('bilbos-song'), cardId('guards-of-the-citadel')],
      fellowship: { corruption: 3 },
    });
    expect(play.choices('playEvent', 'card')).toEqual([cardId('bilbos-song')]);
    play.free('playEvent', { card: cardId('bilbos-song') });
    expect(play.state.open.fellowship.corruption).toBe(2);
    expect(play.isOver && play.asked).toEqual([SHADOW]);
  });

  test('WR-EVENT-07: the following card must be playable; it may be left', () => {
    const play = played(card, { ...gone, on: { fangorn: 'gandalf-white' }, hand: [cardId('i-will-go-alone'), cardId('the-grey-company')] });
    expect(play.refused('playEvent', { card: cardId('the-grey-company') })).toEqual(['WR-EVENT-07']);
    expect(play.free('decline').isOver).toBe(true);
  });

  test('WR-EVENT-14: the army destroyed, its Nazgûl and Minions are eliminated as well', () => {
    const play = played(
      card,
      { ...gone, on: { lorien: 'gandalf-white', fangorn: 'gimli', orthanc: 'isengard 1r, nazgul 1, saruman, witch-king' } },
      6,
      6,
      1,
    );
    play.shadow('loseRegular', { nation: 'isengard' });
    expect([play.where('saruman'), play.where('witch-king')]).toEqual(['eliminated', 'eliminated']);
    expect(play.at('orthanc')).toEqual({});
    expect(play.at('reinforcements').nazgul).toBe(8);
  });

  test('WR-RULING-57: besieged, the last of them gone, Orthanc falls', () => {
    const play = played(
      card,
      { ...gone, on: { lorien: 'gandalf-white', fangorn: 'gimli', orthanc: 'rohan 2r | isengard 1r' } },
      6,
      1,
      1,
    ).shadow('loseRegular', { nation: 'isengard' });
    expect(play.holder('orthanc')).toBe('free-peoples');
    expect(play.besieged('orthanc')).toBe(false);
  });
});

describe('Dead Men of Dunharrow', () => {
  const card = cardId('dead-men-of-dunharrow');

  test('WR-EVENT-07: Strider or Aragorn in Rohan, besieged or not', () => {
    expect(refusal(card, { on: { pelargir: 'strider' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { 'helms-deep': 'isengard 1r | rohan 1r, strider' } })).toBeNull();
    expect(refusal(card, { on: { edoras: 'aragorn' }, eliminated: ['strider'] })).toBeNull();
  });

  test('out of a siege, with nobody but himself, to an empty land; up to three regulars', () => {
    const play = played(card, { on: { 'helms-deep': 'isengard 1r | rohan 1r, strider, gimli' } })
      .free('chooseRegion', { region: 'erech' })
      .free('decline');
    expect(play.choices('chooseAmount', 'amount')).toEqual([0, 1, 2, 3]);
    play.free('chooseAmount', { amount: 3 });
    expect(play.at('erech')).toEqual({ 'gondor-regular': 3, strider: 1 });
    expect(play.at('inside-helms-deep')).toEqual({ 'rohan-regular': 1, gimli: 1 });
    expect(play.isOver).toBe(true);
  });

  test('only to Erech, Lamedon or Pelargir; only Companions of his region follow', () => {
    const play = played(card, { on: { edoras: 'strider, gimli, legolas', folde: 'boromir' } });
    expect(play.choices('chooseRegion', 'region')).toEqual(['erech', 'lamedon', 'pelargir']);
    play.free('chooseRegion', { region: 'lamedon' });
    expect(play.choices('chooseFigure', 'figure').sort()).toEqual(['gimli', 'legolas']);
    play.free('chooseFigure', { figure: 'gimli' }).free('chooseFigure', { figure: 'legolas' }).free('chooseAmount', { amount: 0 });
    expect(play.at('lamedon')).toEqual({ strider: 1, gimli: 1, legolas: 1 });
    expect(play.isOver).toBe(true);
  });

  test('WR-POL-06: whoever comes may rouse Gondor; WR-RULING-60: what is taken back causes no step', () => {
    const play = played(
      card,
      { on: { edoras: 'aragorn', pelargir: 'southrons 1r' }, eliminated: ['strider'], held: { pelargir: 'shadow' } },
      6,
    ).free('chooseRegion', { region: 'pelargir' });
    play.shadow('loseRegular', { nation: 'southrons' }).free('chooseAmount', { amount: 1 });
    expect(play.holder('pelargir')).toBe('free-peoples');
    expect(play.nation('gondor')).toEqual({ steps: 2, active: false });
    const haven = played(card, { on: { edoras: 'aragorn' }, eliminated: ['strider'] }).free('chooseRegion', { region: 'pelargir' });
    expect(haven.nation('gondor').active).toBe(true);
  });

  test('without recruits the settlement is not taken', () => {
    const play = played(card, { on: { edoras: 'strider' }, held: { lamedon: 'shadow' } })
      .free('chooseRegion', { region: 'lamedon' })
      .free('chooseAmount', { amount: 0 });
    expect(play.holder('lamedon')).toBe('shadow');
  });

  test('WR-EVENT-14: an army wiped out by the roll takes its Nazgûl and Minions along', () => {
    const play = played(card, { on: { edoras: 'strider', erech: 'southrons 1r, nazgul 2, witch-king' } }, 4).free('chooseRegion', {
      region: 'erech',
    });
    play.shadow('loseRegular', { nation: 'southrons' });
    expect(play.where('witch-king')).toBe('eliminated');
    expect(play.at('reinforcements').nazgul).toBe(8);
    expect(play.at('erech')).toEqual({ strider: 1 });
  });

  test('WR-BATTLE-43: it retreats to a region of its own choice', () => {
    const play = played(card, { on: { edoras: 'strider', erech: 'southrons 4r, nazgul 1', 'dol-amroth': 'gondor 1r' } }, 1).free(
      'chooseRegion',
      { region: 'erech' },
    );
    play.shadow('loseRegular', { nation: 'southrons' });
    expect(play.choices('retreat', 'region')).toEqual(['anfalas']);
    play.shadow('retreat', { region: 'anfalas' }).free('chooseAmount', { amount: 2 });
    expect(play.at('anfalas')).toEqual({ 'southrons-regular': 3, nazgul: 1 });
    expect(play.at('erech')).toEqual({ 'gondor-regular': 2, strider: 1 });
  });
});
