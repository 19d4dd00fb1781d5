import { describe, expect, test } from 'vitest';
import { FREE, SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal, fellowshipOf } from '../../../testing/cards.ts';

describe('I Will Go Alone', () => {
  test('WR-FSP-32: a group goes together, one region further than the best of them', () => {
    const play = played(cardId('i-will-go-alone'), { fellowship: { at: 'rivendell', corruption: 2, progress: 0, guide: 'gandalf-grey' } });
    play.free('include', { figure: 'boromir' }).free('include', { figure: 'peregrin' });
    // Level 2 and one more: three regions.
    expect(play.refused('travelTo', { region: 'north-dunland' })).toBeNull();
    expect(play.refused('travelTo', { region: 'south-dunland' })).toContain('WR-FSP-31');
    play.free('travelTo', { region: 'moria' }).keepGuide();
    expect([play.where('boromir'), play.where('peregrin')]).toEqual(['moria', 'moria']);
    expect(play.state.open.fellowship.corruption).toBe(1);
    expect(play.isOver).toBe(true);
  });
});

test('I Will Go Alone: WR-EVENT-07: there is somebody to go, if only one', () => {
  const one = fellowshipOf(['gimli']);
  const none = fellowshipOf([]);
  expect(
    refusal(cardId('i-will-go-alone'), { fellowship: { companions: one.companions, guide: 'gimli' }, eliminated: one.eliminated }),
  ).toBeNull();
  expect(refusal(cardId('i-will-go-alone'), { fellowship: { companions: [], guide: 'gollum' }, eliminated: none.eliminated })).toEqual([
    'WR-EVENT-07',
  ]);
});

describe('Gwaihir the Windlord, We Prove the Swifter', () => {
  test('Gwaihir the Windlord: out of the Fellowship with level 4', () => {
    const play = played(cardId('gwaihir-the-windlord'), { fellowship: { at: 'rivendell' } });
    // Nobody is on the map: there is nothing to choose.
    play.free('include', { figure: 'peregrin' });
    expect(play.refused('travelTo', { region: 'south-dunland' })).toBeNull();
    play.free('travelTo', { region: 'south-dunland' }).keepGuide();
    expect(play.where('peregrin')).toBe('south-dunland');
  });

  test('We Prove the Swifter: two regions more than the level', () => {
    const play = played(cardId('we-prove-the-swifter'), { fellowship: { at: 'rivendell' } }).free('include', { figure: 'peregrin' });
    expect(play.refused('travelTo', { region: 'north-dunland' })).toBeNull();
    expect(play.refused('travelTo', { region: 'south-dunland' })).toContain('WR-FSP-31');
  });

  test.each([cardId('gwaihir-the-windlord'), cardId('we-prove-the-swifter')])(
    'WR-CHAR-13: %s lets them into a besieged stronghold, not through it and not out of it',
    (card) => {
      const { eliminated } = fellowshipOf([], ['boromir', 'gimli']);
      const given = {
        on: { pelargir: 'boromir', 'minas-tirith': 'sauron 2r | gondor 2r, gimli' },
        fellowship: { companions: [] as [], guide: 'gollum' as const },
        eliminated,
      };
      const play = played(card, given);
      expect(play.refused('include', { figure: 'gimli' })).toEqual(['WR-CHAR-13']);
      play.free('include', { figure: 'boromir' }).free('travelTo', { region: 'minas-tirith' });
      expect(play.where('boromir')).toBe('inside-minas-tirith');
      expect(play.isOver).toBe(true);
    },
  );

  test('with nobody left the card does nothing (WR-RULING-16)', () => {
    const { eliminated } = fellowshipOf([]);
    const given = { fellowship: { companions: [] as [], guide: 'gollum' as const }, eliminated };
    expect(played(cardId('gwaihir-the-windlord'), given).isOver).toBe(true);
    expect(played(cardId('we-prove-the-swifter'), given).isOver).toBe(true);
    expect(played(cardId('there-and-back-again'), given).isOver).toBe(true);
  });
});

describe('There and Back Again', () => {
  const rest = fellowshipOf([], ['gimli']);
  const given = { fellowship: { companions: [] as [], guide: 'gollum' as const }, eliminated: rest.eliminated };

  test('without Companions to separate Gimli in Dale still rouses the north', () => {
    const play = played(cardId('there-and-back-again'), {
      ...given,
      on: { dale: 'gimli' },
      nations: { north: { steps: 1, active: false } },
    });
    expect([play.nation('dwarves'), play.nation('elves'), play.nation('north')]).toEqual([
      { steps: 2, active: true },
      { steps: 2, active: true },
      { steps: 0, active: true },
    ]);
    expect(play.nation('gondor')).toEqual({ steps: 2, active: false });
  });

  test.each(['erebor', 'woodland-realm'])('%s does as well', (region) => {
    expect(played(cardId('there-and-back-again'), { ...given, on: { [region]: 'gimli' } }).nation('dwarves').steps).toBe(2);
  });

  test.each(['dale', 'erebor', 'woodland-realm'])('WR-CAPT-05: held by the Shadow, %s rouses nobody', (region) => {
    const held = { [region]: 'shadow' } as const;
    const play = played(cardId('there-and-back-again'), { ...given, on: { [region]: 'gimli' }, held });
    expect([play.nation('dwarves'), play.nation('elves').steps]).toEqual([{ steps: 3, active: false }, 3]);
  });

  test('elsewhere nothing stirs, nor for another Companion', () => {
    expect(played(cardId('there-and-back-again'), { ...given, on: { carrock: 'gimli' } }).nation('dwarves').steps).toBe(3);
    const boromir = fellowshipOf([], ['boromir']);
    expect(
      played(cardId('there-and-back-again'), {
        fellowship: given.fellowship,
        eliminated: boromir.eliminated,
        on: { erebor: 'boromir' },
      }).nation('dwarves').steps,
    ).toBe(3);
  });

  test('Legolas may come there by this very card', () => {
    const play = played(cardId('there-and-back-again'), { fellowship: { at: 'dale', guide: 'strider' } })
      .free('include', { figure: 'legolas' })
      .free('travelTo', { region: 'dale' });
    expect(play.keepGuide().nation('north')).toEqual({ steps: 2, active: true });
  });
});

describe('House of the Stewards', () => {
  test('WR-EVENT-07: Boromir stands in Gondor', () => {
    expect(refusal(cardId('house-of-the-stewards'), {})).toEqual(['WR-EVENT-07']);
    expect(refusal(cardId('house-of-the-stewards'), { on: { osgiliath: 'gondor 1r, boromir' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(cardId('house-of-the-stewards'), { on: { erech: 'boromir' } })).toBeNull();
  });

  test('WR-EVENT-13: beside an enemy army nobody comes, the cards are drawn', () => {
    const play = played(cardId('house-of-the-stewards'), {
      on: { pelargir: 'sauron 2r, boromir' },
      held: { pelargir: 'shadow' },
      decks: { 'fp-strategy': [cardId('wisdom-of-elrond'), cardId('the-red-arrow')] },
    });
    expect(play.at('pelargir')).toEqual({ 'sauron-regular': 2, boromir: 1 });
    expect(play.hand(FREE)).toEqual([cardId('wisdom-of-elrond'), cardId('the-red-arrow')]);
    expect(play.isOver && play.asked).toEqual([SHADOW]);
  });

  test('WR-RECRUIT-13: within a besieged stronghold', () => {
    const play = played(cardId('house-of-the-stewards'), { on: { 'minas-tirith': 'sauron 2r | gondor 1r, boromir' } }).free('recruit', {
      figure: 'gondor-elite',
      region: 'minas-tirith',
    });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-elite': 1, boromir: 1 });
  });
});

describe('The Grey Company', () => {
  const card = cardId('the-grey-company');

  test('WR-EVENT-07: Strider or Aragorn with an army', () => {
    expect(refusal(card, { on: { bree: 'strider' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { bree: 'north 1r, gimli' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { bree: 'north 1r, strider' } })).toBeNull();
    expect(refusal(card, { on: { bree: 'north 1r, aragorn' }, eliminated: ['strider'] })).toBeNull();
  });

  test('WR-EVENT-13: as much as possible: a nation with an elite to send comes first', () => {
    const on = { edoras: 'rohan 1r, north 1r, strider', dale: 'north 5e' };
    const play = played(card, { on });
    expect(play.at('edoras')).toEqual({ 'rohan-elite': 1, 'north-regular': 1, strider: 1 });
  });

  test('WR-EVENT-13, WR-ARMY-02: without any elite the regular still goes, and with it its leader', () => {
    const play = played(card, { on: { edoras: 'north 1r 1l, strider', dale: 'north 5e' } });
    expect(play.at('edoras')).toEqual({ strider: 1 });
    expect(play.at('casualties')).toEqual({ 'north-regular': 1, 'north-leader': 1 });
    expect(play.state.open.backs[1]).toBe(2);
  });

  test('an army of elites keeps them; the cards are drawn', () => {
    const play = played(card, { on: { edoras: 'rohan 2e, strider' } });
    expect(play.at('edoras')).toEqual({ 'rohan-elite': 2, strider: 1 });
    expect(play.state.open.backs[1]).toBe(2);
  });
});
