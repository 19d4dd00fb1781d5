import { type Action, viewOf } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { keysOfWord, nounsOfArguments } from '#kernel/nouns.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { aboutOption, outline, where } from './outline.ts';
import { VERBS } from '../rules/verbs.ts';
import { armies, shadowAttacks } from '../testing/battle.ts';
import { box, FREE, SHADOW, war, type WarTable } from '../testing/war.ts';
import { cardId } from '../content/cards.ts';

const lines = (table: WarTable, section: string, viewer = FREE): unknown[][] =>
  outline(table.view(viewer))
    .filter(({ id }) => id === section)
    .flatMap((each) => each.lines.map(({ id, params }) => [id, ...Object.values(params)]));

describe('the words of the cards', () => {
  test.each([
    ['English', en],
    ['Polish', pl],
  ])('%s: every card says what each of its halves does', (_language, words) => {
    const event: { [card: string]: string } = words.eventText;
    const combat: { [title: string]: string } = words.combatText;
    expect(Object.keys(event).sort()).toEqual([...box.cardIds].sort());
    expect(Object.keys(combat).sort()).toEqual([...new Set(box.cards.map((card) => card.combat))].sort());
    // The initiative in the words is the one that the rules go by.
    for (const card of box.cards) expect(combat[card.combat], card.id).toMatch(new RegExp(` ${card.initiative}\\.$`));
  });

  test('a hand is read with its words to its owner alone, the table to everybody', () => {
    const on = { orthanc: 'saruman' };
    const table = war({
      on,
      free: ['event'],
      table: [cardId('wormtongue')],
      hands: { 'free-peoples': { hand: [cardId('dain-ironfoots-guard')] } },
    });
    expect(lines(table, 'inHand')).toEqual([
      ['card', `@card.${cardId('dain-ironfoots-guard')}`],
      ['cardEvent', `@eventText.${cardId('dain-ironfoots-guard')}`],
      ['cardCombat', '@combatText.valour'],
    ]);
    expect(lines(table, 'inHand', SHADOW)).toEqual([]);
    expect(lines(table, 'onTable', SHADOW)).toEqual([
      ['card', `@card.${cardId('wormtongue')}`],
      ['cardEvent', `@eventText.${cardId('wormtongue')}`],
    ]);
  });

  test('a card to be played goes by the title of the half it is used for, and says what that half does', () => {
    const view = war({ free: ['event'], hands: { 'free-peoples': { hand: [cardId('dain-ironfoots-guard')] } } }).view();
    expect(aboutOption(view, { type: 'playEvent', card: cardId('dain-ironfoots-guard') })).toEqual({
      card: `@eventTitle.${cardId('dain-ironfoots-guard')}`,
      text: `@eventText.${cardId('dain-ironfoots-guard')}`,
    });
    expect(aboutOption(view, { type: 'playCombatCard', card: cardId('dain-ironfoots-guard') })).toEqual({
      title: '@combatTitle.valour',
      card: `@eventTitle.${cardId('dain-ironfoots-guard')}`,
      text: '@combatText.valour',
    });
    expect(aboutOption(view, { type: 'useTableCard', card: cardId('mithril-coat-and-sting') })).toEqual({
      text: `@eventText.${cardId('mithril-coat-and-sting')}`,
    });
    expect(aboutOption(view, { type: 'pass' })).toEqual({});
  });
});

describe('where in the turn we are', () => {
  const said = (table: WarTable): string => where(table.view()).id;

  test('the phases', () => {
    expect(said(war({ phase: 'fellowship' }))).toBe('whereFellowship');
    expect(said(war({ phase: 'allocation' }))).toBe('whereAllocation');
    expect(said(war({ free: ['event'] }))).toBe('whereToAct');
    // Out of dice, the Free Peoples let the Shadow go on.
    const alone = war({ toAct: 'free-peoples', shadow: ['event', 'army'] });
    expect(where(alone.view())).toMatchObject({ id: 'whereToAct', params: { side: '@side.shadow' } });
  });

  test('cards are discarded before the Fellowship phase, or while the action that drew them lasts', () => {
    const hand = ['01', '02', '03', '04', '05', '06'].map((number) => `fp-character-${number}`);
    const table = war({ phase: 'begin', hands: { 'free-peoples': { hand } } });
    expect(table.step).toBe('discardToLimit');
    expect(said(table)).toBe('whereCards');
    const drawn = war({ free: ['event'], hands: { 'free-peoples': { hand } } })
      .spend('event', 'draw-event')
      .free('drawCard', { deck: 'strategy' });
    expect(drawn.step).toBe('discardToLimit');
    expect(where(drawn.view())).toMatchObject({ id: 'whereDie', params: { side: '@side.free-peoples', action: '@action.draw-event' } });
  });

  test('whose die is being spent, and on what', () => {
    const table = armies({ on: { nurn: 'sauron 1r' }, toAct: 'shadow' }).spend('army', 'move-armies');
    expect(where(table.view())).toMatchObject({
      id: 'whereDie',
      params: { side: '@side.shadow', die: '@die.army', action: '@action.move-armies' },
    });
    const event = war({ free: ['event'], hands: { 'free-peoples': { hand: [cardId('wisdom-of-elrond')] } } })
      .spend('event', 'play-any-event')
      .free('playEvent', { card: cardId('wisdom-of-elrond') });
    expect(where(event.view(SHADOW))).toMatchObject({
      id: 'whereEvent',
      params: { die: '@die.event', card: `@eventTitle.${cardId('wisdom-of-elrond')}` },
    });
    const token = war({ free: ['event'], tokens: ['draw-event'] }).free('useToken', { token: 'draw-event' });
    expect(where(token.view())).toMatchObject({ id: 'whereToken', params: { token: '@token.draw-event' } });
  });

  test('the round of the battle', () => {
    const table = shadowAttacks({ on: { 'north-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' } }, 'north-ithilien', 'osgiliath')
      .next(1, 1, 1, 1)
      .do('beginBattle');
    expect(where(table.view())).toMatchObject({
      id: 'whereBattle',
      params: { kind: '@battle.field', place: '@place.osgiliath', round: 1 },
    });
  });
});

test('a battle is read with both armies, the rearguard, the backs of the cards and how the dice fell', () => {
  const hands = { shadow: { hand: [cardId('orcs-multiplying-again')] }, 'free-peoples': { hand: [cardId('dain-ironfoots-guard')] } };
  const table = shadowAttacks(
    { hands, on: { 'north-ithilien': 'sauron 3r, nazgul 1', osgiliath: 'gondor 1e 1l' } },
    'north-ithilien',
    'osgiliath',
  )
    .do('holdBack', { figure: 'sauron-regular' })
    .do('beginBattle')
    .shadow('playCombatCard', { card: cardId('orcs-multiplying-again') });
  const armies = [
    ['forceR', '@place.north-ithilien', '@nation.sauron', 2, 0, 0],
    ['forceNazgul', '@place.north-ithilien', 1],
    ['forceR', '@reserve.rearguard', '@nation.sauron', 1, 0, 0],
    ['forceEL', '@place.osgiliath', '@nation.gondor', 0, 1, 1],
    ['battleBack', '@side.shadow', '@deck.strategy'],
  ];
  expect(lines(table, 'battle', FREE).slice(1, -1)).toEqual(armies);
  expect(lines(table, 'battle', SHADOW).slice(1, -1)).toEqual([...armies, ['battleChosen', `@card.${cardId('orcs-multiplying-again')}`]]);
  table.next(1, 4, 2).free('playCombatCard', { card: cardId('dain-ironfoots-guard') });
  expect(lines(table, 'battle', FREE).slice(5, -1)).toEqual([
    ['battleCard', '@side.free-peoples', `@card.${cardId('dain-ironfoots-guard')}`],
    ['cardCombat', '@combatText.valour'],
    ['battleCard', '@side.shadow', `@card.${cardId('orcs-multiplying-again')}`],
    ['cardCombat', '@combatText.onslaught'],
    ['battleRoll', '@side.free-peoples', [2]],
    ['battleRoll', '@side.shadow', [1, 4]],
  ]);
});

test('who is gone for good is told; whoever goes by another name now is not gone', () => {
  const table = war({ free: ['event'], on: { 'minas-tirith': 'aragorn' }, eliminated: ['strider', 'boromir', 'saruman'] });
  expect(lines(table, 'reserves').at(-1)).toEqual(['fallen', ['@figure.boromir', '@figure.saruman']]);
});

test('an army is a line a nation, then its Nazgûl and its characters; a siege says so', () => {
  const table = war({
    free: ['event'],
    on: { 'minas-tirith': 'sauron 2r, southrons 1e, nazgul 2, witch-king | gondor 1r 2e 1l, boromir' },
  });
  expect(lines(table, 'land').filter(([, place]) => String(place).includes('minas-tirith'))).toEqual([
    ['underSiege', '@region.minas-tirith'],
    ['forceR', '@region.minas-tirith', '@nation.sauron', 2, 0, 0],
    ['forceE', '@region.minas-tirith', '@nation.southrons', 0, 1, 0],
    ['forceNazgul', '@region.minas-tirith', 2],
    ['forceCharacters', '@region.minas-tirith', ['@figure.witch-king']],
    ['forceREL', '@place.inside-minas-tirith', '@nation.gondor', 1, 2, 1],
    ['forceCharacters', '@place.inside-minas-tirith', ['@figure.boromir']],
  ]);
});

describe('the words of the options', () => {
  type Tree = { readonly [key: string]: string | Tree };
  const nouns = nounsOfArguments(VERBS);
  const look = (words: Tree, word: string): string | undefined =>
    keysOfWord(word, nouns)
      .map((key) => {
        let at: string | Tree | undefined = words;
        for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
        return typeof at === 'string' ? at : undefined;
      })
      .find((text) => text !== undefined);
  /** An option as the text table words it. */
  const label = (words: Tree, { type, ...args }: Action, about: { readonly [name: string]: unknown }): string => {
    const params: { [name: string]: string } = {};
    for (const [name, value] of Object.entries(args)) params[name] = look(words, `${name}.${value}`) ?? String(value);
    for (const [name, value] of Object.entries(about)) params[name] = look(words, String(value).slice(1)) ?? String(value);
    return (look(words, `option.${type}`) ?? type).replaceAll(/{{(\w+)(?:, \w+)?}}/g, (_, name: string) => params[name]);
  };

  test('are short, and no two of one question are the same, in either language', () => {
    walk(game, { seats: 2, options: { link: 'each-one' } }, 41, ({ match, seat, options, step }) => {
      if (step % 4 !== 0) return;
      const view = viewOf(game, match.state, seat);
      for (const words of [en, pl]) {
        const labels = options.map((option) => label(words, option, aboutOption(view, option)));
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
        expect(Math.max(...labels.map((each) => each.length))).toBeLessThanOrEqual(80);
      }
    });
  });
});
