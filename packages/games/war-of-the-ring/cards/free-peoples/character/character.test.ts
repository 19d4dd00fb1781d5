import { describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/cards.ts';
import { SHADOW, war, type WarTable, type GivenWar } from '../../../testing/war.ts';
import { cardId } from '../../../content/cards.ts';

/** A Free Peoples card is in hand with an Event die; the Shadow has a die left, so the turn goes on. */
const freeCard = (card: string, given: GivenWar = {}): WarTable =>
  war({
    shadow: ['army'],
    ...given,
    free: ['event', ...(given.free ?? [])],
    fellowship: { guide: 'strider', ...given.fellowship },
    hands: { ...given.hands, 'free-peoples': { hand: [card, ...(given.hands?.['free-peoples']?.hand ?? [])] } },
  });
const playFree = (table: WarTable, card: string): WarTable => table.spend('event', 'play-any-event').free('playEvent', { card });
const canPlayFree = (card: string, given: GivenWar = {}): boolean => refusal(card, given) === null;
const ALL = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;

describe('the Ring and the pool', () => {
  test('Athelas: each 5 or 6 heals one, each 3 or more with Strider as guide', () => {
    const strider = freeCard(cardId('athelas'), { fellowship: { corruption: 5, guide: 'strider' } });
    playFree(strider.next(3, 2, 5), cardId('athelas'));
    expect(strider.state.open.fellowship.corruption).toBe(3);
    const other = freeCard(cardId('athelas'), { fellowship: { corruption: 5, guide: 'gandalf-grey' } });
    playFree(other.next(3, 2, 5), cardId('athelas'));
    expect(other.state.open.fellowship.corruption).toBe(4);
  });

  test('Mirror of Galadriel: a Character die becomes Will of the West; in Lórien it heals', () => {
    const play = playFree(
      freeCard(cardId('mirror-of-galadriel'), { free: ['character', 'muster'], fellowship: { at: 'lorien', corruption: 2 } }),
      cardId('mirror-of-galadriel'),
    );
    expect([...play.state.open.dice.slice(0, 7)]).toEqual([0, 0, 1, 0, 0, 1, 0]);
    expect(play.state.open.fellowship.corruption).toBe(1);
    const lost = playFree(
      freeCard(cardId('mirror-of-galadriel'), { fellowship: { at: 'lorien', corruption: 2 }, held: { lorien: 'shadow' } }),
      cardId('mirror-of-galadriel'),
    );
    expect(lost.state.open.fellowship.corruption).toBe(2);
  });
});

describe('Companions', () => {
  test('I Will Go Alone: one region further, then heals; needs a Companion', () => {
    expect(canPlayFree(cardId('i-will-go-alone'), { fellowship: { companions: [], guide: 'gollum' }, eliminated: [...ALL] })).toBe(false);
    const play = playFree(freeCard(cardId('i-will-go-alone'), { fellowship: { corruption: 1 } }), cardId('i-will-go-alone'));
    play.free('include', { figure: 'peregrin' });
    expect(play.refused('travelTo', { region: 'moria' })).toContain('WR-FSP-31');
    play.free('travelTo', { region: 'hollin' });
    expect(play.where('peregrin')).toBe('hollin');
    if (play.step === 'chooseGuide') play.free('chooseGuide', { figure: 'strider' });
    expect(play.state.open.fellowship.corruption).toBe(0);
  });

  test('on the Mordor track a separation removes the Companion (WR-MORDOR-05)', () => {
    const play = playFree(freeCard(cardId('i-will-go-alone'), { fellowship: { mordor: 1, corruption: 1 } }), cardId('i-will-go-alone'));
    play.free('chooseFigure', { figure: 'gimli' });
    play.free('done');
    if (play.step === 'chooseGuide') play.free('chooseGuide', { figure: 'strider' });
    expect(play.where('gimli')).toBe('eliminated');
    expect(play.state.open.fellowship.corruption).toBe(0);
  });

  test('Gwaihir: level 4, and into a besieged stronghold (WR-CHAR-13)', () => {
    const play = freeCard(cardId('gwaihir-the-windlord'), { on: { folde: 'peregrin', 'minas-tirith': 'sauron 2r | gondor 1r' } });
    playFree(play, cardId('gwaihir-the-windlord')).free('chooseOption', { choice: 'move-on-map' }).free('include', { figure: 'peregrin' });
    expect(play.refused('travelTo', { region: 'minas-tirith' })).toBeNull();
    play.free('travelTo', { region: 'minas-tirith' });
    expect(play.where('peregrin')).toBe('inside-minas-tirith');
  });

  test('We Prove the Swifter: two regions further, one group only', () => {
    const play = freeCard(cardId('we-prove-the-swifter'), { on: { edoras: 'gimli', bree: 'legolas' } });
    playFree(play, cardId('we-prove-the-swifter')).free('chooseOption', { choice: 'move-on-map' }).free('include', { figure: 'gimli' });
    expect(play.refused('include', { figure: 'legolas' })).toEqual(['WR-CHAR-09']);
    play.free('travelTo', { region: 'minas-tirith' });
    expect(play.where('gimli')).toBe('minas-tirith');
    expect(play.asked).toEqual([SHADOW]);
  });

  test('There and Back Again rouses the north if Gimli or Legolas stands there', () => {
    const play = playFree(freeCard(cardId('there-and-back-again'), { on: { dale: 'legolas' } }), cardId('there-and-back-again'));
    play.free('include', { figure: 'peregrin' }).free('travelTo', { region: 'rivendell' });
    if (play.step === 'chooseGuide') play.free('chooseGuide', { figure: 'strider' });
    expect([play.nation('dwarves'), play.nation('elves'), play.nation('north')]).toEqual([
      { steps: 2, active: true },
      { steps: 2, active: true },
      { steps: 2, active: true },
    ]);
  });

  test('House of the Stewards: a unit where Boromir stands in Gondor, and two cards', () => {
    expect(canPlayFree(cardId('house-of-the-stewards'), { on: { osgiliath: 'gondor 1r, boromir' } })).toBe(false);
    const play = playFree(freeCard(cardId('house-of-the-stewards'), { on: { pelargir: 'boromir' } }), cardId('house-of-the-stewards')).free(
      'recruit',
      {
        figure: 'gondor-elite',
        region: 'pelargir',
      },
    );
    expect(play.at('pelargir')).toEqual({ 'gondor-elite': 1, boromir: 1 });
    expect(play.state.open.backs[1]).toBe(2);
  });

  test('The Grey Company: a regular makes way for an elite of its nation, and two cards', () => {
    const play = playFree(
      freeCard(cardId('the-grey-company'), { on: { edoras: 'rohan 1r, north 1r, strider' }, fellowship: { guide: 'gandalf-grey' } }),
      cardId('the-grey-company'),
    );
    play.free('chooseNation', { nation: 'north' });
    expect(play.at('edoras')).toEqual({ 'rohan-regular': 1, 'north-elite': 1, strider: 1 });
    expect(play.at('casualties')).toEqual({ 'north-regular': 1 });
    expect(play.state.open.backs[1]).toBe(2);
  });
});

describe('strikes', () => {
  test('The Eagles are Coming!: Nazgûl fall on 5 or 6, the others flee together; not the Witch-king', () => {
    const given = { on: { folde: 'rohan 1r, gimli', westemnet: 'isengard 2r, nazgul 3, witch-king' } };
    expect(canPlayFree(cardId('the-eagles-are-coming'), { on: { folde: 'rohan 1r', westemnet: 'isengard 2r, nazgul 3' } })).toBe(false);
    expect(canPlayFree(cardId('the-eagles-are-coming'), { on: { folde: 'rohan 1r, gimli', westemnet: 'isengard 2r, witch-king' } })).toBe(
      false,
    );
    const play = freeCard(cardId('the-eagles-are-coming'), { ...given, held: { westemnet: 'shadow' } });
    playFree(play.next(5, 1, 4), cardId('the-eagles-are-coming')).free('chooseRegion', { region: 'dol-guldur' });
    expect(play.at('westemnet')).toEqual({ 'isengard-regular': 2, 'witch-king': 1 });
    expect(play.at('dol-guldur')).toEqual({ nazgul: 2 });
  });

  const ents = { on: { fangorn: 'gandalf-white', orthanc: 'isengard 2r, saruman, nazgul 1' }, eliminated: ['gandalf-grey'] as const };

  test('WR-TV-185: the Ents strike Orthanc: hits on 4, politics as for an attack (WR-POL-11, WR-POL-08, WR-RULING-62)', () => {
    const play = freeCard(cardId('the-ents-awake-treebeard'), {
      on: { fangorn: 'gandalf-white', orthanc: 'isengard 2r, nazgul 1' },
      eliminated: [...ents.eliminated],
      nations: { isengard: { steps: 1, active: true } },
    });
    playFree(play.next(4, 3, 1), cardId('the-ents-awake-treebeard')).shadow('loseRegular', { nation: 'isengard' });
    expect(play.nation('isengard').steps).toBe(0);
    expect(play.at('orthanc')).toEqual({ 'isengard-regular': 1, nazgul: 1 });
    expect(play.step).toBe('chooseEvent');
    play.free('decline');
  });

  test('a destroyed army takes its Nazgûl and Minions with it; then another Character card may follow for free', () => {
    const play = freeCard(cardId('the-ents-awake-huorns'), {
      on: ents.on,
      eliminated: [...ents.eliminated],
      hands: { 'free-peoples': { hand: [cardId('bilbos-song'), cardId('guards-of-the-citadel')] } },
      fellowship: { corruption: 2 },
    });
    playFree(play.next(4, 5, 6), cardId('the-ents-awake-huorns'))
      .shadow('loseRegular', { nation: 'isengard' })
      .shadow('loseRegular', { nation: 'isengard' });
    expect(play.where('saruman')).toBe('eliminated');
    expect(play.at('orthanc')).toEqual({});
    expect(play.choices('playEvent', 'card')).toEqual([cardId('bilbos-song')]);
    play.free('playEvent', { card: cardId('bilbos-song') });
    expect(play.state.open.fellowship.corruption).toBe(1);
  });

  test('Saruman without an army falls; without Gandalf the White or a Companion in Fangorn the Ents sleep', () => {
    expect(canPlayFree(cardId('the-ents-awake-entmoot'), { on: { edoras: 'gandalf-white' }, eliminated: ['gandalf-grey'] })).toBe(false);
    expect(canPlayFree(cardId('the-ents-awake-entmoot'), { on: { fangorn: 'gimli' } })).toBe(false);
    const play = freeCard(cardId('the-ents-awake-entmoot'), {
      on: { edoras: 'gandalf-white', fangorn: 'gimli', orthanc: 'saruman' },
      eliminated: ['gandalf-grey'],
    });
    playFree(play, cardId('the-ents-awake-entmoot'));
    expect(play.where('saruman')).toBe('eliminated');
  });

  test('Dead Men of Dunharrow: hits, a retreat, and Gondor rises', () => {
    const play = freeCard(cardId('dead-men-of-dunharrow'), {
      on: { edoras: 'strider, gimli', pelargir: 'southrons 3r' },
      held: { pelargir: 'shadow' },
      fellowship: { guide: 'gandalf-grey' },
    });
    playFree(play.next(2), cardId('dead-men-of-dunharrow'))
      .free('chooseRegion', { region: 'pelargir' })
      .free('chooseFigure', { figure: 'gimli' });
    expect(play.nation('southrons').steps).toBe(1);
    play
      .shadow('loseRegular', { nation: 'southrons' })
      .shadow('loseRegular', { nation: 'southrons' })
      .shadow('retreat', { region: 'west-harondor' });
    play.free('chooseAmount', { amount: 2 });
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 2, strider: 1, gimli: 1 });
    expect(play.holder('pelargir')).toBe('free-peoples');
    expect(play.at('west-harondor')).toEqual({ 'southrons-regular': 1 });
  });

  test('Dead Men: an army that cannot retreat is destroyed with its Nazgûl', () => {
    const play = freeCard(cardId('dead-men-of-dunharrow'), {
      on: { edoras: 'strider', lamedon: 'southrons 5r, nazgul 1', pelargir: 'gondor 1r', 'dol-amroth': 'gondor 1r', erech: 'gondor 1r' },
      held: { lamedon: 'shadow' },
      fellowship: { guide: 'gandalf-grey' },
    });
    playFree(play.next(1), cardId('dead-men-of-dunharrow'))
      .free('chooseRegion', { region: 'lamedon' })
      .shadow('loseRegular', { nation: 'southrons' });
    expect(play.at('reinforcements').nazgul).toBe(8);
    expect(play.at('lamedon')).toEqual({ strider: 1 });
  });
});
