import { describe, expect, test } from 'vitest';
import { FREE } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';

describe('one unit and one leader', () => {
  test.each([
    ['Guards of the Citadel', cardId('guards-of-the-citadel'), 'gondor', 'minas-tirith'],
    ['Grimbeorn the Old, Son of Beorn', cardId('grimbeorn-the-old-son-of-beorn'), 'north', 'carrock'],
    ['Imrahil of Dol Amroth', cardId('imrahil-of-dol-amroth'), 'gondor', 'dol-amroth'],
    ["Dáin Ironfoot's Guard", cardId('dain-ironfoots-guard'), 'dwarves', 'erebor'],
  ] as const)('%s: a nation that is not at war too (WR-RECRUIT-12), the unit of either kind', (_name, card, nation, region) => {
    const play = played(card);
    expect(play.choices('recruit', 'figure')).toEqual([`${nation}-regular`, `${nation}-elite`]);
    play.free('recruit', { figure: `${nation}-elite`, region });
    expect(play.at(region)).toEqual({ [`${nation}-elite`]: 1, [`${nation}-leader`]: 1 });
    expect(play.discards).toEqual([card]);
    expect(play.isOver).toBe(true);
  });

  test('WR-EX-03, WR-EVENT-13, WR-EVENT-12: without a leader left only the unit comes', () => {
    const play = played(cardId('imrahil-of-dol-amroth'), { on: { pelargir: 'gondor 1r 4l' } }).free('recruit', {
      figure: 'gondor-regular',
      region: 'dol-amroth',
    });
    expect(play.at('dol-amroth')).toEqual({ 'gondor-regular': 1 });
    expect(play.discards).toEqual([cardId('imrahil-of-dol-amroth')]);
  });

  test('WR-ARMY-02: without a unit left the leader joins an army that is there, or stays away', () => {
    const spent = { pelargir: 'gondor 10r', lossarnach: 'gondor 5r 5e' };
    expect(played(cardId('imrahil-of-dol-amroth'), { on: spent }).at('dol-amroth')).toEqual({});
    const joined = played(cardId('imrahil-of-dol-amroth'), {
      on: { pelargir: 'gondor 10r', lossarnach: 'gondor 4r 5e', 'dol-amroth': 'gondor 1r' },
    });
    expect(joined.at('dol-amroth')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
  });

  test('WR-RULING-30, WR-RECRUIT-13: behind the walls of a besieged stronghold; above five one goes', () => {
    const play = played(cardId('guards-of-the-citadel'), { on: { 'minas-tirith': 'sauron 3r | gondor 5r' } }).free('recruit', {
      figure: 'gondor-elite',
      region: 'minas-tirith',
    });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 5, 'gondor-elite': 1, 'gondor-leader': 1 });
    play.free('removeExcess', { figure: 'gondor-regular', place: 'inside-minas-tirith' });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 1 });
  });

  test('WR-RECRUIT-13: it fails where the Shadow holds the settlement', () => {
    const play = played(cardId('dain-ironfoots-guard'), { held: { erebor: 'shadow' } });
    expect(play.at('erebor')).toEqual({});
    expect(play.isOver).toBe(true);
  });
});

describe('units and a card', () => {
  const decks = { 'fp-strategy': [cardId('the-last-battle'), cardId('a-power-too-great')] };

  test.each([
    ["Celeborn's Galadhrim", cardId('celeborns-galadhrim'), 'lorien'],
    ['Kindred of Glorfindel', cardId('kindred-of-glorfindel'), 'rivendell'],
    ["Thranduil's Archers", cardId('thranduils-archers'), 'woodland-realm'],
  ])('%s: an Elven unit, then one Strategy card', (_name, card, region) => {
    const play = played(card, { decks }).free('recruit', { figure: 'elves-regular', region });
    expect(play.at(region)).toEqual({ 'elves-regular': 1 });
    expect(play.hand(FREE)).toEqual([cardId('the-last-battle')]);
  });

  test("King Brand's Men: two North regulars in Dale", () => {
    const play = played(cardId('king-brands-men'), { decks });
    expect(play.at('dale')).toEqual({ 'north-regular': 2 });
    expect(play.hand(FREE)).toEqual([cardId('the-last-battle')]);
  });

  test('Swords in Eriador: a unit in the Shire and one in Ered Luin', () => {
    const play = played(cardId('swords-in-eriador'), { decks })
      .free('recruit', { figure: 'north-elite', region: 'the-shire' })
      .free('recruit', { figure: 'dwarves-regular', region: 'ered-luin' });
    expect([play.at('the-shire'), play.at('ered-luin')]).toEqual([{ 'north-elite': 1 }, { 'dwarves-regular': 1 }]);
    expect(play.hand(FREE)).toEqual([cardId('the-last-battle')]);
  });

  test('Swords in Eriador: the question names the people that is still to come', () => {
    const play = played(cardId('swords-in-eriador'), { decks });
    expect(play.match.prompt(0)?.params).toEqual({ nation: '@nation.north', count: 2 });
    play.free('recruit', { figure: 'north-elite', region: 'the-shire' });
    expect(play.match.prompt(0)?.params).toEqual({ nation: '@nation.dwarves', count: 1 });
  });

  test('WR-EVENT-13: the card is drawn even where nobody can be recruited; from an empty deck it is lost (WR-RULING-15)', () => {
    expect(played(cardId('celeborns-galadhrim'), { decks, held: { lorien: 'shadow' } }).hand(FREE)).toEqual([cardId('the-last-battle')]);
    const rest = Array.from({ length: 24 }, (_, n) => `fp-strategy-${String(n + 1).padStart(2, '0')}`).filter(
      (id) => id !== cardId('celeborns-galadhrim'),
    );
    expect(played(cardId('celeborns-galadhrim'), { discard: rest, held: { lorien: 'shadow' } }).hand(FREE)).toEqual([]);
  });

  test('WR-EVENT-02, WR-RULING-14: the hand is checked when the action is over', () => {
    const hand = ['01', '02', '03', '04', '05'].map((number) => `fp-character-${number}`);
    const play = played(cardId('house-of-the-stewards'), { decks, hand, on: { pelargir: 'boromir' } }).free('recruit', {
      figure: 'gondor-elite',
      region: 'pelargir',
    });
    expect(play.step).toBe('discardToLimit');
    play.free('discardCard', { card: cardId('the-last-battle') });
    expect(play.hand(FREE)).toEqual([...hand, cardId('a-power-too-great')]);
  });
});

describe('The Red Arrow', () => {
  test('WR-EVENT-07: Gondor is active; Rohan takes a step, and Edoras musters', () => {
    expect(refusal(cardId('the-red-arrow'))).toEqual(['WR-EVENT-07']);
    const play = played(cardId('the-red-arrow'), { nations: { gondor: { steps: 2, active: true } } }).free('recruit', {
      figure: 'rohan-elite',
      region: 'edoras',
    });
    expect(play.nation('rohan')).toEqual({ steps: 2, active: false });
    expect(play.at('edoras')).toEqual({ 'rohan-elite': 1, 'rohan-leader': 1 });
  });

  test('WR-RULING-61: a passive Rohan stops before war', () => {
    const play = played(cardId('the-red-arrow'), { nations: { gondor: { steps: 2, active: true }, rohan: { steps: 1, active: false } } });
    expect(play.nation('rohan').steps).toBe(1);
  });
});

describe("Círdan's Ships", () => {
  test('WR-EVENT-07: the Elves are at war', () => {
    expect(refusal(cardId('cirdans-ships'))).toEqual(['WR-EVENT-07']);
    expect(refusal(cardId('cirdans-ships'), { atWar: ['elves'] })).toBeNull();
  });

  test('two Elven units in one coastal region with an army, besieged ones included (WR-RECRUIT-13)', () => {
    const on = { 'dol-amroth': 'southrons 2r | gondor 2r', anfalas: 'gondor 1r', 'minas-tirith': 'gondor 1r', lamedon: 'boromir' };
    const play = played(cardId('cirdans-ships'), { atWar: ['elves'], on });
    expect([...new Set(play.choices('recruit', 'region'))]).toEqual(['anfalas', 'dol-amroth']);
    play.free('recruit', { figure: 'elves-elite', region: 'dol-amroth' });
    expect([...new Set(play.choices('recruit', 'region'))]).toEqual(['dol-amroth']);
    play.free('recruit', { figure: 'elves-regular', region: 'dol-amroth' });
    expect(play.at('inside-dol-amroth')).toEqual({ 'gondor-regular': 2, 'elves-elite': 1, 'elves-regular': 1 });
    expect(play.isOver).toBe(true);
  });
});

describe('Riders of Théoden', () => {
  test('in Edoras or where a Companion stands in Rohan, unit and leader together', () => {
    const play = played(cardId('riders-of-theoden'), { on: { westemnet: 'gimli', pelargir: 'boromir' } });
    expect([...new Set(play.choices('recruit', 'region'))].sort()).toEqual(['edoras', 'westemnet']);
    play.free('recruit', { figure: 'rohan-regular', region: 'westemnet' });
    expect(play.at('westemnet')).toEqual({ 'rohan-regular': 1, 'rohan-leader': 1, gimli: 1 });
    expect(play.isOver).toBe(true);
  });

  test('WR-EX-05, WR-RECRUIT-13: not where the Shadow stands (WR-DEF-07)', () => {
    const play = played(cardId('riders-of-theoden'), { on: { eastemnet: 'sauron 1r, gimli' } });
    expect(play.refused('recruit', { figure: 'rohan-regular', region: 'eastemnet' })).toContain('WR-RECRUIT-13');
    expect([...new Set(play.choices('recruit', 'region'))]).toEqual(['edoras']);
  });
});

describe('Éomer, Son of Éomund', () => {
  test('in a free Rohan region with a settlement; the Fords of Isen have none, a besieged one is not free', () => {
    const play = played(cardId('eomer-son-of-eomund'), {
      on: { 'helms-deep': 'isengard 2r | rohan 1r', folde: 'sauron 1r' },
      held: { folde: 'shadow' },
    });
    expect([...new Set(play.choices('recruit', 'region'))].sort()).toEqual(['edoras', 'westemnet']);
    play.free('recruit', { figure: 'rohan-elite', region: 'westemnet' });
    expect(play.at('westemnet')).toEqual({ 'rohan-elite': 1, 'rohan-leader': 1 });
  });
});

test('WR-RULING-30: behind walls the limit of five holds at once, before the card goes on', () => {
  const table = played(cardId('celeborns-galadhrim'), { on: { lorien: 'sauron 3r | elves 5r' } });
  expect([table.step, table.heard('drew').length]).toEqual(['removeExcess', 0]);
  table.free('removeExcess', { figure: 'elves-regular', place: 'inside-lorien' });
  expect(table.heard('drew').length).toBe(1);
});

describe('WR-CAPT-05, WR-RULING-106: a captured stronghold musters nobody, not even beside those who besiege it', () => {
  const held = { 'minas-tirith': 'shadow', 'helms-deep': 'shadow' } as const;

  test('Guards of the Citadel', () => {
    const play = played(cardId('guards-of-the-citadel'), { on: { 'minas-tirith': 'gondor 1r | sauron 1r' }, held });
    expect([play.at('minas-tirith'), play.isOver]).toEqual([{ 'gondor-regular': 1 }, true]);
  });

  test('Éomer, Son of Éomund', () => {
    const play = played(cardId('eomer-son-of-eomund'), { on: { 'helms-deep': 'rohan 1r | isengard 1r', edoras: 'rohan 1r' }, held });
    expect(play.choices('recruit', 'region')).not.toContain('helms-deep');
  });
});
