import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar, type FaceName } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const shadowTurn = (regions: GivenWar['regions'], more: GivenWar = {}): WarTable =>
  war({
    free: ['event', 'event'],
    shadow: ['army', 'army'],
    toAct: 'shadow',
    atWar: ['sauron', 'isengard', 'southrons'],
    ...more,
    regions,
  });
const freeTurn = (regions: GivenWar['regions'], more: GivenWar = {}): WarTable =>
  war({ free: ['army-muster'], shadow: ['event'], ...more, regions });

const march = (table: WarTable, from: string, to: string, die: FaceName = 'army'): WarTable =>
  table.spend(die, 'move-armies').do('march', { from, to }).do('depart');
/** Without cards in hand the first round is rolled at once, unless the defender may withdraw. */
const attack = (table: WarTable, from: string, against: string, die: FaceName = 'army', rolls: string[] = []): WarTable =>
  table
    .spend(die, 'attack')
    .do('attack', { from, against })
    .next(...rolls)
    .do('beginBattle');
const allMiss = ['1', '1', '1', '1', '1'];
const muster = (table: WarTable): unknown[] =>
  table.actionsOf('muster').includes('diplomacy') ? table.spend('muster', 'diplomacy').choices('advanceNation', 'nation') : [];

describe('a Muster result', () => {
  test('WR-DICE-31, WR-POL-02: moves one friendly nation a step, a passive one never onto the last', () => {
    const table = war({
      free: ['muster'],
      shadow: ['event'],
      nations: { rohan: { steps: 1, active: false }, north: { steps: 1, active: true } },
    });
    expect(muster(table)).toEqual(['dwarves', 'elves', 'gondor', 'north']);
    expect(table.refused('advanceNation', { nation: 'rohan' })).toEqual(['WR-DICE-31']);
    expect(table.refused('advanceNation', { nation: 'sauron' })).toEqual(['WR-DICE-31']);
    table.do('advanceNation', { nation: 'north' });
    expect(table.nation('north')).toEqual({ steps: 0, active: true });
  });

  test('WR-RULING-65: a nation at war takes no further step; with all at war there is nothing to advance', () => {
    const table = war({ shadow: ['muster'], toAct: 'shadow', atWar: ['sauron', 'isengard', 'southrons'] });
    expect(table.actionsOf('muster')).not.toContain('diplomacy');
  });

  test('WR-POL-15, WR-POL-01: the last step is war from that moment: the nation may muster and leave its land', () => {
    const before = { rohan: { steps: 1, active: true } };
    const regions = { edoras: { figures: { 'rohan-regular': 2 } }, eastemnet: { figures: { 'rohan-regular': 1 } } };
    const table = war({ free: ['muster', 'army-muster'], shadow: ['event'], nations: before, regions });
    expect(table.actionsOf('muster')).not.toContain('recruit');
    table.spend('muster', 'diplomacy').do('advanceNation', { nation: 'rohan' }).do('skipDie', { die: 'event' });
    expect(table.actionsOf('army-muster')).toContain('recruit');
    table.spend('army-muster', 'move-armies').do('march', { from: 'eastemnet', to: 'druadan-forest' }).do('depart');
    expect(table.at('druadan-forest')).toEqual({ 'rohan-regular': 1 });
  });
});

describe('becoming active', () => {
  test('WR-POL-03, WR-POL-09, WR-RULING-59: an army that walks into Edoras activates first and captures second (WR-TV-118)', () => {
    const table = march(shadowTurn({ folde: { figures: { 'sauron-regular': 3 } } }), 'folde', 'edoras');
    expect(table.nation('rohan')).toEqual({ steps: 2, active: true });
    expect(table.holder('edoras')).toBe('shadow');
    expect(table.view().sides[1].points).toBe(1);
    const one = march(
      shadowTurn({ folde: { figures: { 'sauron-regular': 3 } } }, { nations: { rohan: { steps: 1, active: false } } }),
      'folde',
      'edoras',
    );
    expect(one.nation('rohan')).toEqual({ steps: 0, active: true });
  });

  test('WR-POL-03: any region of the nation does, a settlement or not', () => {
    const table = march(shadowTurn({ 'western-emyn-muil': { figures: { 'sauron-regular': 1 } } }), 'western-emyn-muil', 'eastemnet');
    expect(table.nation('rohan')).toEqual({ steps: 3, active: true });
  });

  test('WR-RULING-67: entering empty Osgiliath changes nothing, entering the Fords of Isen stirs Rohan (WR-TV-113)', () => {
    const osgiliath = march(shadowTurn({ 'north-ithilien': { figures: { 'sauron-regular': 2 } } }), 'north-ithilien', 'osgiliath');
    expect(osgiliath.nation('gondor')).toEqual({ steps: 2, active: false });
    const fords = march(shadowTurn({ orthanc: { figures: { 'isengard-regular': 2 } } }), 'orthanc', 'fords-of-isen');
    expect(fords.nation('rohan')).toEqual({ steps: 3, active: true });
  });

  test('WR-POL-03: a Free Peoples army does not stir a Shadow nation, and its own people need no stirring', () => {
    const table = march(
      freeTurn({ eastemnet: { figures: { 'gondor-regular': 1 } } }, { atWar: ['gondor'] }),
      'eastemnet',
      'westemnet',
      'army-muster',
    );
    expect(table.nation('rohan')).toEqual({ steps: 3, active: false });
  });
});

describe('being attacked', () => {
  test('WR-TV-204: activation comes before the step that a capture brings (WR-RULING-59, WR-POL-03, WR-POL-09)', () => {
    const play = war({
      on: { folde: 'sauron 2r' },
      held: { folde: 'shadow' },
      nations: { rohan: { steps: 1, active: false } },
      atWar: ['sauron'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
    });
    play.shadow('spend', { die: 'army', action: 'move-armies' }).shadow('march', { from: 'folde', to: 'edoras' }).shadow('depart');
    // Passive, it could not have gone to war by that step.
    expect(play.nation('rohan')).toEqual({ steps: 0, active: true });
  });

  const osgiliath = { 'north-ithilien': { figures: { 'sauron-regular': 3 } }, osgiliath: { figures: { 'gondor-regular': 2 } } };

  test('WR-POL-04, WR-POL-08, WR-RULING-67: attacked in Osgiliath Gondor becomes active and takes a step (WR-TV-113)', () => {
    expect(attack(shadowTurn(osgiliath), 'north-ithilien', 'osgiliath').nation('gondor')).toEqual({ steps: 1, active: true });
  });

  test('WR-RULING-62: activated first and advanced second, so the attack itself can bring war', () => {
    const table = attack(shadowTurn(osgiliath, { nations: { gondor: { steps: 1, active: false } } }), 'north-ithilien', 'osgiliath');
    expect(table.nation('gondor')).toEqual({ steps: 0, active: true });
  });

  test('WR-RULING-63: when the attack is declared, before the defender may withdraw', () => {
    const table = attack(
      shadowTurn({ osgiliath: { figures: { 'sauron-regular': 3 } }, 'minas-tirith': { figures: { 'gondor-regular': 2 } } }),
      'osgiliath',
      'minas-tirith',
    );
    expect(table.options('withdraw')).toHaveLength(1);
    expect(table.nation('gondor')).toEqual({ steps: 1, active: true });
    // Withdrawn and besieged; a later assault is a new attack.
    table.do('withdraw').do('depart');
    expect(table.nation('gondor')).toEqual({ steps: 1, active: true });
    table.do('skipDie', { die: 'event' });
    attack(table, 'minas-tirith', 'inside-minas-tirith');
    expect(table.nation('gondor')).toEqual({ steps: 0, active: true });
  });

  test('WR-POL-08: once a battle, however many rounds it lasts', () => {
    const table = attack(
      shadowTurn(osgiliath, { nations: { gondor: { steps: 3, active: false } } }),
      'north-ithilien',
      'osgiliath',
      'army',
      allMiss,
    );
    table
      .do('pressOn')
      .next(...allMiss)
      .do('stand');
    expect(table.view().battle?.round).toBe(2);
    expect(table.nation('gondor')).toEqual({ steps: 2, active: true });
  });

  test('WR-RULING-64: every nation with units reacts, one with only a leader does not', () => {
    const regions = {
      'north-ithilien': { figures: { 'sauron-regular': 3 } },
      osgiliath: { figures: { 'gondor-regular': 1, 'rohan-regular': 1, 'north-leader': 1 }, characters: ['gimli' as const] },
    };
    const table = attack(shadowTurn(regions), 'north-ithilien', 'osgiliath');
    expect(table.nation('gondor')).toEqual({ steps: 1, active: true });
    expect(table.nation('rohan')).toEqual({ steps: 2, active: true });
    expect(table.nation('north')).toEqual({ steps: 3, active: false });
    expect(table.nation('dwarves')).toEqual({ steps: 3, active: false });
  });

  test('WR-RULING-65, WR-POL-08: Shadow nations advance as well, and at war they ignore it (WR-TV-114)', () => {
    const regions = { 'fords-of-isen': { figures: { 'rohan-regular': 2 } }, 'gap-of-rohan': { figures: { 'isengard-regular': 1 } } };
    const table = attack(freeTurn(regions, { atWar: ['rohan'] }), 'fords-of-isen', 'gap-of-rohan', 'army-muster');
    expect(table.nation('isengard')).toEqual({ steps: 0, active: true });
    const again = attack(freeTurn(regions, { atWar: ['rohan', 'isengard'] }), 'fords-of-isen', 'gap-of-rohan', 'army-muster');
    expect(again.nation('isengard')).toEqual({ steps: 0, active: true });
  });

  test('WR-POL-09, WR-RULING-65: a Shadow nation that loses a settlement takes a step', () => {
    const table = march(freeTurn({ hollin: { figures: { 'elves-regular': 1 } } }, { atWar: ['elves'] }), 'hollin', 'moria', 'army-muster');
    expect(table.holder('moria')).toBe('free-peoples');
    expect(table.nation('sauron')).toEqual({ steps: 0, active: true });
  });

  test('WR-RULING-60: taking back a settlement of one’s own people is no step', () => {
    const back = march(
      freeTurn(
        { westemnet: { figures: { 'rohan-regular': 1 } }, edoras: { holder: 'shadow' } },
        { nations: { rohan: { steps: 2, active: true } } },
      ),
      'westemnet',
      'edoras',
      'army-muster',
    );
    expect(back.holder('edoras')).toBe('free-peoples');
    expect(back.nation('rohan').steps).toBe(2);
  });

  test('WR-RULING-61: a step that would take a passive nation to war is lost', () => {
    // Wormtongue keeps Rohan passive when its land is entered; the captured town is still a step, but not the last.
    const table = march(
      shadowTurn(
        { 'western-emyn-muil': { figures: { 'sauron-regular': 1 } }, orthanc: { characters: ['saruman'] }, eastemnet: {} },
        { table: [cardId('wormtongue')], nations: { rohan: { steps: 1, active: false } } },
      ),
      'western-emyn-muil',
      'eastemnet',
    );
    expect(table.nation('rohan')).toEqual({ steps: 1, active: false });
    table.do('done').do('skipDie', { die: 'event' });
    march(table, 'eastemnet', 'westemnet');
    expect(table.holder('westemnet')).toBe('shadow');
    expect(table.nation('rohan')).toEqual({ steps: 1, active: false });
  });
});

describe('cards and politics', () => {
  test('WR-POL-11, WR-POL-08: the Ents strike Orthanc as an attack: Isengard goes to war (WR-TV-185)', () => {
    const table = war({
      free: ['event'],
      shadow: ['event'],
      eliminated: ['gandalf-grey'],
      hands: { 'free-peoples': { hand: [cardId('the-ents-awake-treebeard')] } },
      regions: { fangorn: { characters: ['gandalf-white', 'gimli'] }, orthanc: { figures: { 'isengard-regular': 2 } } },
    });
    table
      .spend('event', 'play-any-event')
      .next(4, 1, 1)
      .do('playEvent', { card: cardId('the-ents-awake-treebeard') });
    expect(table.nation('isengard')).toEqual({ steps: 0, active: true });
    table.do('loseRegular', { nation: 'isengard' });
    expect(table.at('orthanc')).toEqual({ 'isengard-regular': 1 });
  });

  test('WR-POL-11: so do the Dead Men of Dunharrow', () => {
    const table = war({
      free: ['event'],
      shadow: ['event'],
      hands: { 'free-peoples': { hand: [cardId('dead-men-of-dunharrow')] } },
      regions: { edoras: { characters: ['strider'] }, pelargir: { figures: { 'southrons-regular': 5 }, holder: 'shadow' } },
    });
    table.spend('event', 'play-any-event').do('playEvent', { card: cardId('dead-men-of-dunharrow') });
    while (table.options('chooseRegion').length === 0) table.do('done');
    table.next(2).do('chooseRegion', { region: 'pelargir' });
    expect(table.nation('southrons')).toEqual({ steps: 1, active: true });
  });

  test('WR-POL-12: a card that only scores hits changes nothing (WR-TV-186)', () => {
    const table = war({
      free: ['event'],
      shadow: ['event'],
      toAct: 'shadow',
      hands: { shadow: { hand: [cardId('dreadful-spells')] } },
      regions: { fangorn: { figures: { 'sauron-regular': 1, nazgul: 2 } }, eastemnet: { figures: { 'rohan-regular': 2 } } },
    });
    table
      .spend('event', 'play-any-event')
      .next(5, 6)
      .do('playEvent', { card: cardId('dreadful-spells') });
    table.do('loseRegular', { nation: 'rohan' }).do('loseRegular', { nation: 'rohan' });
    expect(table.nation('rohan')).toEqual({ steps: 3, active: false });
    expect(table.at('eastemnet')).toEqual({});
  });

  test('WR-POL-10: an attack that a card starts stirs and advances as any other', () => {
    const table = war({
      free: ['event'],
      shadow: ['event'],
      toAct: 'shadow',
      atWar: ['sauron'],
      hands: { shadow: { hand: [cardId('the-ringwraiths-are-abroad')] } },
      regions: { 'north-ithilien': { figures: { 'sauron-regular': 3, nazgul: 1 } }, osgiliath: { figures: { 'gondor-regular': 2 } } },
    });
    table.spend('event', 'play-any-event').do('playEvent', { card: cardId('the-ringwraiths-are-abroad') });
    for (let asked = 0; asked < 6 && table.options('attack').length === 0; asked++)
      table.do(
        table.options('chooseOption').find(({ choice }) => choice === 'attack') ?? {
          type: table.options('done').length > 0 ? 'done' : 'decline',
        },
      );
    table.do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
    expect(table.nation('gondor')).toEqual({ steps: 1, active: true });
  });
});

describe('figures of nations not at war', () => {
  test('WR-POL-13: they stay behind though others of the army may go (WR-TV-060)', () => {
    const table = freeTurn({ 'iron-hills': { figures: { 'dwarves-regular': 1, 'north-regular': 1 } } }, { atWar: ['north'] });
    march(table, 'iron-hills', 'dale', 'army-muster');
    expect(table.at('dale')).toEqual({ 'north-regular': 1 });
    expect(table.at('iron-hills')).toEqual({ 'dwarves-regular': 1 });
  });

  test('WR-POL-14, WR-RULING-34: they may retreat into another nation, and leave it with their next move (WR-EX-12)', () => {
    const table = attack(
      shadowTurn({ 'northern-rhovanion': { figures: { 'sauron-regular': 3 } }, dale: { figures: { 'north-regular': 2 } } }),
      'northern-rhovanion',
      'dale',
      'army',
      allMiss,
    );
    table.do('pressOn');
    expect(table.choices('retreat', 'region')).toContain('erebor');
    table.do('retreat', { region: 'erebor' });
    expect(table.at('erebor')).toEqual({ 'north-regular': 2 });
    const next = freeTurn({ erebor: { figures: { 'north-regular': 2 } } }).spend('army-muster', 'move-armies');
    expect(next.choices('march', 'to')).toEqual(['dale', 'withered-heath']);
    expect(next.refused('march', { from: 'erebor', to: 'iron-hills' })).toContain('WR-MOVE-12');
  });

  test('WR-POL-16: Nazgûl and Companions count as being at war (WR-EX-13)', () => {
    const table = shadowTurn(
      { 'north-dunland': { figures: { 'isengard-regular': 3, nazgul: 1 } }, hollin: { figures: { 'elves-regular': 1 } } },
      { atWar: ['isengard'] },
    );
    attack(table, 'north-dunland', 'hollin');
    expect(table.view().battle?.rearguard.figures).toEqual({});
    const free = freeTurn({ lossarnach: { figures: { 'gondor-regular': 1 }, characters: ['gimli'] } });
    march(free, 'lossarnach', 'osgiliath', 'army-muster');
    expect(free.view().regions.find(({ id }) => id === 'osgiliath')?.field.characters).toEqual(['gimli']);
  });

  test('WR-EX-11: attacked in Dale and driven out, the North has taken two steps (WR-POL-04, WR-POL-08, WR-POL-09)', () => {
    const table = attack(
      shadowTurn({ 'northern-rhovanion': { figures: { 'sauron-regular': 3 } }, dale: { figures: { 'north-regular': 2 } } }),
      'northern-rhovanion',
      'dale',
      'army',
      ['6', '1', '1', '1', '1'],
    );
    table.do('loseRegular', { nation: 'north' });
    table.do('pressOn').do('retreat', { region: 'old-forest-road' }).do('depart');
    expect(table.nation('north')).toEqual({ steps: 1, active: true });
    expect(table.holder('dale')).toBe('shadow');
    expect(table.view().sides[1].points).toBe(1);
  });
});
