import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { spend, war, type WarTable, type GivenWar } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

describe('heralds of their people', () => {
  const heralding = (character: 'boromir' | 'legolas' | 'gimli', at: string, more: GivenWar = {}): WarTable =>
    war({ free: ['event'], shadow: ['event'], ...more, regions: { [at]: { characters: [character] }, ...more.regions } });
  const offered = (table: WarTable): unknown[] =>
    table.actionsOf('event').includes('companion-diplomacy')
      ? table.spend('event', 'companion-diplomacy').choices('advanceNation', 'nation')
      : [];

  test('WR-CHAR-22: any result moves their nation a step while they stand among it', () => {
    const table = heralding('boromir', 'minas-tirith');
    expect(offered(table)).toEqual(['gondor']);
    table.do('advanceNation', { nation: 'gondor' });
    expect(table.nation('gondor')).toEqual({ steps: 1, active: false });
    expect(offered(heralding('boromir', 'pelargir'))).toEqual(['gondor']);
    expect(offered(heralding('legolas', 'lorien'))).toEqual(['elves']);
    expect(offered(heralding('gimli', 'erebor'))).toEqual(['dwarves']);
  });

  test('WR-CHAR-22: not elsewhere, not in a conquered place, not from the Fellowship', () => {
    expect(offered(heralding('boromir', 'lossarnach'))).toEqual([]);
    expect(offered(heralding('legolas', 'dale'))).toEqual([]);
    expect(offered(heralding('gimli', 'iron-hills'))).toEqual([]);
    const lost = war({ free: ['event'], regions: { erebor: { holder: 'shadow', characters: ['gimli'] } } });
    expect(offered(lost)).toEqual([]);
    expect(offered(war({ free: ['event'], fellowship: { at: 'erebor' } }))).toEqual([]);
  });

  test('WR-POL-02, WR-RULING-61: a passive nation stops one step before war', () => {
    expect(offered(heralding('boromir', 'minas-tirith', { nations: { gondor: { steps: 1, active: false } } }))).toEqual([]);
    expect(offered(heralding('boromir', 'minas-tirith', { nations: { gondor: { steps: 1, active: true } } }))).toEqual(['gondor']);
  });

  test('WR-CHAR-13: within a besieged stronghold they still speak', () => {
    const table = war({
      free: ['event'],
      regions: {
        'minas-tirith': { figures: { 'sauron-regular': 1 }, inside: { figures: { 'gondor-regular': 1 }, characters: ['boromir'] } },
      },
    });
    expect(offered(table)).toEqual(['gondor']);
  });
});

describe('the Voice of Saruman', () => {
  const speaking = (regions: NonNullable<GivenWar['regions']>, more: GivenWar = {}): WarTable =>
    war({
      free: ['event'],
      shadow: ['muster'],
      toAct: 'shadow',
      atWar: ['isengard'],
      ...more,
      regions: { orthanc: { characters: ['saruman'] }, ...regions },
    });

  test('WR-CHAR-22: a Muster result puts a regular in every Isengard settlement', () => {
    const table = speaking({}).spend('muster', 'voice-recruit');
    for (const region of ['orthanc', 'north-dunland', 'south-dunland']) table.do('chooseRegion', { region });
    for (const region of ['orthanc', 'north-dunland', 'south-dunland']) expect(table.at(region)).toMatchObject({ 'isengard-regular': 1 });
    expect(table.active).toBe(0);
  });

  test('WR-CHAR-22: or turns two regulars in Orthanc into elites', () => {
    const table = speaking({ orthanc: { figures: { 'isengard-regular': 3 }, characters: ['saruman'] } }).spend('muster', 'voice-upgrade');
    expect(table.at('orthanc')).toEqual({ 'isengard-regular': 1, 'isengard-elite': 2, saruman: 1 });
  });

  test('WR-CHAR-22: it is silent under siege, and in a settlement that is not free', () => {
    const siege = speaking({
      orthanc: { figures: { 'rohan-regular': 1 }, inside: { figures: { 'isengard-regular': 2 }, characters: ['saruman'] } },
    });
    expect(siege.actionsOf('muster')).not.toContain('voice-recruit');
    expect(siege.actionsOf('muster')).not.toContain('voice-upgrade');
    const lost = speaking({ 'north-dunland': { holder: 'free-peoples' } }).spend('muster', 'voice-recruit');
    expect(lost.choices('chooseRegion', 'region')).toEqual(['orthanc', 'south-dunland']);
    expect(war({ shadow: ['muster'], toAct: 'shadow', atWar: ['isengard'] }).actionsOf('muster')).not.toContain('voice-recruit');
  });
});

describe('the Messenger of the Dark Tower', () => {
  const armies = { dagorlad: { figures: { 'sauron-regular': 1 } }, nurn: { figures: { 'sauron-regular': 1 } } };
  const with_ = (more: GivenWar = {}): WarTable =>
    war({
      free: ['event', 'event'],
      shadow: ['muster', 'muster'],
      toAct: 'shadow',
      atWar: ['sauron'],
      ...more,
      regions: { ...armies, 'barad-dur': { characters: ['mouth-of-sauron'] } },
    });

  test('WR-CHAR-22: one Muster result a turn may be treated as Army', () => {
    const table = with_();
    expect(table.actionsOf('muster')).toContain('move-armies');
    table.spend('muster', 'move-armies').do('march', { from: 'dagorlad', to: 'noman-lands' });
    if (table.options('depart').length > 0) table.do('depart');
    if (table.options('done').length > 0) table.do('done');
    table.do('skipDie', { die: 'event' });
    expect(table.actionsOf('muster')).not.toContain('move-armies');
    expect(table.refused(spend('muster', 'move-armies'))).toEqual(['WR-DICE-28']);
  });

  test('WR-DICE-28: without him a Muster result is no Army result', () => {
    const table = war({ shadow: ['muster'], toAct: 'shadow', atWar: ['sauron'], regions: armies });
    expect(table.actionsOf('muster')).not.toContain('move-armies');
  });
});

describe('Gandalf the Grey as guide', () => {
  const playing = (die: 'event' | 'character' | 'will-of-the-west', guide: 'gandalf-grey' | 'strider'): WarTable => {
    const table = war({
      free: [die],
      shadow: ['event'],
      fellowship: { guide, corruption: 3 },
      hands: { 'free-peoples': { hand: [cardId('bilbos-song')] } },
    });
    table.spend(die, die === 'character' ? 'play-character-event' : 'play-any-event').do('playEvent', { card: cardId('bilbos-song') });
    return table;
  };

  test('WR-FSP-09, WR-CHAR-22: after a card played with an Event result he may draw from its deck', () => {
    const table = playing('event', 'gandalf-grey').do('accept');
    expect(table.view(asId(0)).sides[0]).toMatchObject({ hand: { character: 1, strategy: 0 }, decks: { character: 22, strategy: 24 } });
    expect(playing('will-of-the-west', 'gandalf-grey').options('accept')).toHaveLength(1);
    expect(playing('event', 'gandalf-grey').do('decline').view(asId(0)).sides[0].hand).toEqual({ character: 0, strategy: 0 });
  });

  test('WR-FSP-09: not with another result, and not under another guide', () => {
    expect(playing('character', 'gandalf-grey').active).toBe(1);
    expect(playing('event', 'strider').active).toBe(1);
  });
});
