import { describe, expect, test } from 'vitest';
import { FREE } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { ASSAULT } from '../../../rules/state.ts';
import { played, refusal } from '../../../testing/cards.ts';

const ALL = ['isengard', 'sauron', 'southrons'];

describe('Return to Valinor', () => {
  const held = { lorien: 'shadow' } as const;
  const on = {
    lorien: 'sauron 1r',
    rivendell: 'elves 1r 1e 1l',
    'woodland-realm': 'sauron 2r | elves 2r',
    'grey-havens': 'elves 1r, north 1r',
  };

  test('WR-EVENT-07: the Shadow holds an Elven stronghold', () => {
    expect(refusal(cardId('return-to-valinor'), { on: { rivendell: 'elves 1r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(cardId('return-to-valinor'), { on, held })).toBeNull();
  });

  test('a die for each Elven unit in strongholds that are not besieged, hits on 6; the owner allocates (WR-RULING-17)', () => {
    // WR-RULING-01: which stronghold comes first is for the Shadow to say: one Elf, one die.
    const play = played(cardId('return-to-valinor'), { on, held });
    expect(play.choices('chooseRegion', 'region')).toEqual(['grey-havens', 'rivendell']);
    play.next(6).shadow('chooseRegion', { region: 'grey-havens' });
    expect(play.asked).toEqual([FREE]);
    play.next(6, 5).free('loseRegular', { nation: 'north' });
    expect(play.at('grey-havens')).toEqual({ 'elves-regular': 1 });
    play.free('reduceElite', { nation: 'elves' });
    expect(play.at('rivendell')).toEqual({ 'elves-regular': 2, 'elves-leader': 1 });
    expect(play.at('inside-woodland-realm')).toEqual({ 'elves-regular': 2 });
    expect(play.isOver).toBe(true);
  });

  test('WR-TV-032, WR-TV-047, WR-EVENT-14: with the last unit the leader is gone, a Companion stays (WR-ARMY-02, WR-RULING-28); no politics (WR-POL-12)', () => {
    const play = played(cardId('return-to-valinor'), { on: { lorien: 'sauron 1r', rivendell: 'elves 2r 1l, boromir' }, held }, 6, 6);
    play.free('loseRegular', { nation: 'elves' }).free('loseRegular', { nation: 'elves' });
    expect(play.at('rivendell')).toEqual({ boromir: 1 });
    expect(play.at('casualties')).toEqual({ 'elves-regular': 2, 'elves-leader': 1 });
    expect(play.nation('elves').steps).toBe(3);
  });
});

describe('The Fighting Uruk-hai', () => {
  const card = cardId('the-fighting-uruk-hai');
  const given = { atWar: ['isengard', 'rohan'], on: { orthanc: 'saruman', 'helms-deep': 'isengard 3r | rohan 3r' } };

  test('WR-EVENT-07: Saruman in play, and Isengard at the siege', () => {
    expect(refusal(card, { ...given, on: { 'helms-deep': 'isengard 3r | rohan 3r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { ...given, on: { orthanc: 'saruman', 'helms-deep': 'sauron 3r | rohan 3r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, given)).toBeNull();
  });

  test('an assault of three rounds; in the first a combat card needs a Companion', () => {
    const hands = { 'free-peoples': { hand: [cardId('the-last-battle'), cardId('celeborns-galadhrim')] } };
    const play = played(card, { ...given, hands });
    play.next(1, 1, 1, 1, 1, 1).shadow('beginBattle');
    // WR-RULING-97: between the rounds it may be called off.
    expect(play.refused('ceaseAttack')).toBeNull();
    play.shadow('pressOn');
    expect(play.state.open.battle?.round).toBe(2);
    expect(play.choices('playCombatCard', 'card')).toEqual([cardId('the-last-battle'), cardId('celeborns-galadhrim')]);
    play.next(1, 1, 1, 1, 1, 1).free('noCombatCard').shadow('pressOn');
    expect(play.state.open.battle?.round).toBe(3);
    play.next(1, 1, 1, 1, 1, 1).free('noCombatCard');
    expect(play.isOver).toBe(true);
    const led = played(card, { ...given, on: { orthanc: 'saruman', 'helms-deep': 'isengard 3r | rohan 3r, gimli' }, hands });
    led.shadow('beginBattle');
    expect(led.choices('playCombatCard')).not.toEqual([]);
  });

  test('of two sieges the Shadow names one', () => {
    const play = played(card, { ...given, on: { ...given.on, lorien: 'isengard 1r | elves 1r' } }).shadow('chooseRegion', {
      region: 'lorien',
    });
    play.next(1, 1).shadow('beginBattle');
    expect(play.state.open.battle?.to).toBe(play.state.box.regions[play.state.box.region.lorien].inside);
  });
});

describe('The Day Without Dawn', () => {
  test('WR-EVENT-07: every Shadow nation at war; then all unused Wills of the West are gone', () => {
    expect(refusal(cardId('the-day-without-dawn'), { atWar: ['isengard', 'sauron'] })).toEqual(['WR-EVENT-07']);
    const play = played(cardId('the-day-without-dawn'), { atWar: ALL, free: ['will-of-the-west', 'character', 'will-of-the-west'] });
    expect(play.diceLeft(FREE)).toEqual(['character']);
  });
});

describe('Stormcrow', () => {
  const card = cardId('stormcrow');

  test('WR-EVENT-07: the figure or a Companion stands in a Free Peoples nation that is not at war', () => {
    expect(refusal(card, { fellowship: { at: 'hollin' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { at: 'rivendell' } })).toBeNull();
    expect(refusal(card, { fellowship: { at: 'rivendell' }, atWar: ['elves'] })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { at: 'hollin' }, on: { edoras: 'gimli' } })).toBeNull();
    expect(refusal(card, { fellowship: { mordor: 0 } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { fellowship: { at: 'orthanc' } })).toEqual(['WR-EVENT-07']);
  });

  test('one step back, and its owner loses a leader or a unit of his choice', () => {
    const play = played(card, {
      on: { edoras: 'rohan 1r 1l, gimli', westemnet: 'rohan 1e', pelargir: 'gondor 1r' },
      fellowship: { at: 'hollin' },
      nations: { rohan: { steps: 1, active: true } },
    });
    expect(play.nation('rohan')).toEqual({ steps: 2, active: true });
    expect(play.asked).toEqual([FREE]);
    expect(play.choices('chooseAt', 'figure').sort()).toEqual(['rohan-elite', 'rohan-leader', 'rohan-regular']);
    play.free('chooseAt', { figure: 'rohan-leader', place: 'edoras' });
    expect(play.at('casualties')).toEqual({ 'rohan-leader': 1 });
    expect(play.isOver).toBe(true);
  });

  test('WR-EVENT-14: the last unit takes its leader along', () => {
    const play = played(card, { on: { edoras: 'rohan 1r 1l, gimli' }, fellowship: { at: 'hollin' } }).free('chooseAt', {
      figure: 'rohan-regular',
      place: 'edoras',
    });
    expect(play.at('casualties')).toEqual({ 'rohan-regular': 1, 'rohan-leader': 1 });
    expect(play.at('edoras')).toEqual({ gimli: 1 });
  });

  test('of several nations the Shadow names one; three steps from war is the end of the track', () => {
    const play = played(card, { on: { edoras: 'gimli', 'the-shire': 'legolas' }, fellowship: { at: 'hollin' } });
    expect(play.choices('chooseNation', 'nation')).toEqual(['north', 'rohan']);
    play.shadow('chooseNation', { nation: 'north' });
    expect(play.nation('north').steps).toBe(3);
    expect(play.isOver).toBe(true);
  });
});

describe('Shadows Gather, The Shadow Lengthens', () => {
  test('three regions, through free ones, to another army (WR-MOVE-14)', () => {
    const play = played(cardId('shadows-gather'), {
      atWar: ALL,
      on: { 'dol-guldur': 'sauron 3r', 'dead-marshes': 'sauron 1r', 'southern-rhovanion': 'sauron 1r', dagorlad: 'gondor 1r' },
    });
    play.shadow('chooseRegion', { region: 'dol-guldur' });
    play.shadow('leaveBehind', { figure: 'sauron-regular' }).shadow('depart');
    play.shadow('traceStep', { region: 'western-brown-lands' });
    expect(play.refused('endPath')).toEqual(['WR-MOVE-17']);
    play.shadow('traceStep', { region: 'western-emyn-muil' }).shadow('traceStep', { region: 'dead-marshes' });
    expect(play.at('dead-marshes')).toEqual({ 'sauron-regular': 3 });
    expect(play.at('dol-guldur')).toEqual({ 'sauron-regular': 1 });
    expect(play.isOver).toBe(true);
  });

  test('nobody to join: the card is played for nothing (WR-RULING-16)', () => {
    expect(played(cardId('shadows-gather'), { atWar: ALL, on: { 'dol-guldur': 'sauron 3r', umbar: 'southrons 1r' } }).isOver).toBe(true);
    expect(played(cardId('the-shadow-lengthens'), { atWar: ALL, on: { 'dol-guldur': 'sauron 3r', umbar: 'southrons 1r' } }).isOver).toBe(
      true,
    );
  });

  test('The Shadow Lengthens: two armies, two regions each; a besieged army is none to join', () => {
    const on = {
      gorgoroth: 'sauron 1r',
      nurn: 'sauron 2r',
      morannon: 'sauron 2r',
      'barad-dur': 'sauron 1r',
      orthanc: 'rohan 1r | isengard 1r',
      'gap-of-rohan': 'isengard 1r',
    };
    const play = played(cardId('the-shadow-lengthens'), { atWar: ALL, on });
    expect(play.choices('chooseRegion', 'region')).not.toContain('gap-of-rohan');
    play.shadow('chooseRegion', { region: 'nurn' }).shadow('depart').shadow('traceStep', { region: 'gorgoroth' }).shadow('endPath');
    play.shadow('chooseRegion', { region: 'morannon' }).shadow('depart').shadow('traceStep', { region: 'gorgoroth' }).shadow('endPath');
    expect(play.at('gorgoroth')).toEqual({ 'sauron-regular': 5 });
    expect(play.isOver).toBe(true);
  });

  test('either march may be left', () => {
    const play = played(cardId('the-shadow-lengthens'), { atWar: ALL, on: { gorgoroth: 'sauron 1r', nurn: 'sauron 2r' } }).shadow(
      'decline',
    );
    expect(play.at('nurn')).toEqual({ 'sauron-regular': 2 });
    expect(play.isOver).toBe(true);
  });
});

describe('The Shadow is Moving', () => {
  const on = { nurn: 'sauron 1r', umbar: 'southrons 1r', orthanc: 'isengard 1r', moria: 'sauron 1r', 'dol-guldur': 'sauron 1r' };

  test('WR-EVENT-07: every Shadow nation at war', () => {
    expect(refusal(cardId('the-shadow-is-moving'), { on, atWar: ['sauron', 'isengard'] })).toEqual(['WR-EVENT-07']);
  });

  test('four different armies move one region each (WR-MOVE-07)', () => {
    const play = played(cardId('the-shadow-is-moving'), { on, atWar: ALL });
    play.shadow('march', { from: 'nurn', to: 'gorgoroth' }).shadow('depart');
    expect(play.refused('march', { from: 'gorgoroth', to: 'nurn' })).toEqual(['WR-MOVE-07']);
    play.shadow('march', { from: 'umbar', to: 'near-harad' }).shadow('depart');
    play.shadow('march', { from: 'orthanc', to: 'gap-of-rohan' }).shadow('depart');
    play.shadow('march', { from: 'moria', to: 'hollin' }).shadow('depart');
    expect(play.isOver).toBe(true);
    expect(play.at('dol-guldur')).toEqual({ 'sauron-regular': 1 });
  });

  test('fewer are enough', () => {
    const play = played(cardId('the-shadow-is-moving'), { on, atWar: ALL })
      .shadow('march', { from: 'nurn', to: 'gorgoroth' })
      .shadow('depart')
      .shadow('done');
    expect(play.isOver).toBe(true);
  });
});

describe('Corsairs of Umbar', () => {
  const card = cardId('corsairs-of-umbar');

  test('WR-EVENT-07: the Southrons are at war', () => {
    expect(refusal(card, { on: { umbar: 'southrons 2r' } })).toEqual(['WR-EVENT-07']);
  });

  test('to any coast of Gondor; an undefended settlement falls (WR-RULING-59)', () => {
    const play = played(card, { atWar: ['southrons'], on: { umbar: 'southrons 3r' } });
    expect(play.choices('chooseRegion', 'region')).toEqual(['anfalas', 'dol-amroth', 'lamedon', 'pelargir']);
    play.shadow('chooseRegion', { region: 'pelargir' }).shadow('leaveBehind', { figure: 'southrons-regular' }).shadow('depart');
    expect(play.at('pelargir')).toEqual({ 'southrons-regular': 2 });
    expect(play.at('umbar')).toEqual({ 'southrons-regular': 1 });
    expect(play.holder('pelargir')).toBe('shadow');
    expect(play.nation('gondor').active).toBe(true);
    expect(play.isOver).toBe(true);
  });

  test('against an army a battle begins that the Shadow cannot call off', () => {
    const play = played(card, { atWar: ['southrons'], on: { umbar: 'southrons 2r', pelargir: 'gondor 2r' } }).shadow('chooseRegion', {
      region: 'pelargir',
    });
    play.next(1, 1, 1, 1).shadow('beginBattle');
    expect(play.step).toBe('chooseRetreat');
    expect(play.asked).toEqual([FREE]);
    // WR-EVENT-13: they have sailed, and do not stay at home after all.
    play.free('retreat', { region: 'lossarnach' });
    expect(play.at('pelargir')).toEqual({ 'southrons-regular': 2 });
    expect(play.isOver).toBe(true);
  });

  test('at Dol Amroth the defenders may go behind their walls', () => {
    const play = played(card, { atWar: ['southrons'], on: { umbar: 'southrons 2r', 'dol-amroth': 'gondor 2r' } }).shadow('chooseRegion', {
      region: 'dol-amroth',
    });
    play.shadow('beginBattle').free('withdraw');
    expect(play.besieged('dol-amroth')).toBe(true);
    expect(play.at('dol-amroth')).toEqual({ 'southrons-regular': 2 });
    // A siege that the landing itself begins is not followed by an assault.
    expect(play.isOver).toBe(true);
  });

  test('WR-EVENT-13, WR-RULING-18: those besieged already are assaulted by the fleet and the besiegers together, and it may be called off', () => {
    const on = { umbar: 'southrons 2r', 'dol-amroth': 'southrons 1r 1e | gondor 2r' };
    const play = played(card, { atWar: ['southrons'], on, nations: { gondor: { steps: 2, active: true } } })
      .shadow('chooseRegion', { region: 'dol-amroth' })
      .shadow('depart');
    expect(play.at('dol-amroth')).toEqual({ 'southrons-regular': 3, 'southrons-elite': 1 });
    expect(play.step).toBe('attackParty');
    play.next(1, 1, 1, 1, 1, 1).shadow('beginBattle');
    // WR-SIEGE-11, WR-POL-10: an assault of one round, with the political consequences of any attack.
    expect([play.state.open.battle?.kind, play.nation('gondor').steps]).toEqual([ASSAULT, 1]);
    expect(play.step).toBe('extendAssault');
    play.shadow('ceaseAttack');
    expect([play.isOver, play.besieged('dol-amroth')]).toEqual([true, true]);
  });

  test('a single ship is enough', () => {
    const play = played(card, { atWar: ['southrons'], on: { umbar: 'southrons 1r' } })
      .shadow('chooseRegion', { region: 'anfalas' })
      .shadow('depart');
    expect(play.at('anfalas')).toEqual({ 'southrons-regular': 1 });
  });

  test('without an army in Umbar nothing sails (WR-RULING-16)', () => {
    expect(played(card, { atWar: ['southrons'] }).isOver).toBe(true);
  });
});

describe('what may be done and what must (WR-EVENT-13)', () => {
  const on = { 'dol-guldur': 'sauron 3r', 'southern-mirkwood': 'sauron 1r' };

  test('WR-EVENT-13: Shadows Gather and The Shadow Lengthens: armies may march, none has to', () => {
    for (const card of [cardId('shadows-gather'), cardId('the-shadow-lengthens')])
      expect(played(card, { atWar: ALL, on }).shadow('decline').isOver).toBe(true);
  });

  test('WR-EVENT-13: The Shadow is Moving: as many as four, or none', () => {
    expect(played(cardId('the-shadow-is-moving'), { atWar: ALL, on }).shadow('done').isOver).toBe(true);
  });
});
