import type { Action, Param } from '#kernel';
import { describe, expect, it } from 'vitest';
import { splitTemplate, groupOptions } from './groupOptions.ts';
import type { OptionText } from '../../game/optionText.ts';

const option = (action: Action): OptionText => {
  const { type, ...params } = action;
  return { action, text: `${type} ${Object.values(params).join(' ')}`, params };
};
const say = (param: Param): string => `«${String(param)}»`;
const heads = (options: readonly OptionText[], templates: { readonly [verb: string]: string }): readonly (readonly [string, number])[] =>
  groupOptions(options, (verb) => templates[verb] ?? null, say).map(({ heading, options: list }) => [heading, list.length]);

describe('the beginning of a wording', () => {
  it('is what stands before the first gap', () => {
    expect(splitTemplate('Skip a die: {{die}}')).toEqual({ heading: 'Skip a die', lead: 'Skip a die: ' });
    expect(splitTemplate('Frodo goes to {{area}}')).toEqual({ heading: 'Frodo goes to …', lead: 'Frodo goes to ' });
    expect(splitTemplate('Pass')).toEqual({ heading: 'Pass', lead: '' });
  });

  it('or the argument that fills it', () => {
    expect(splitTemplate('{{die}}: {{action}}')).toEqual({ argument: 'die' });
    expect(splitTemplate('{{from, gen}} → {{to}}')).toEqual({ argument: 'from' });
  });
});

describe('many choices', () => {
  const many = (type: string, count: number, rest: { readonly [name: string]: string } = {}): OptionText[] =>
    Array.from({ length: count }, (_, index) => option({ type, ...rest, to: `t${index}` }));

  it('are one list while they are few', () => {
    expect(heads(many('ride', 12), { ride: 'Ride to {{to}}' })).toEqual([['', 12]]);
  });

  it('stand under their verbs in the order of the game, and what is alone comes last', () => {
    const options = [...many('ride', 7), option({ type: 'pass' }), ...many('search', 6), option({ type: 'rest' })];
    expect(heads(options, { ride: 'Ride to {{to}}', search: 'Search: {{to}}', pass: 'Pass', rest: 'Rest' })).toEqual([
      ['Ride to …', 7],
      ['Search', 6],
      ['', 2],
    ]);
  });

  it('are parted by the argument with which their wording begins', () => {
    const options = [...many('spend', 8, { die: 'army' }), ...many('spend', 5, { die: 'will' }), ...many('spend', 1, { die: 'eye' })];
    expect(heads(options, { spend: '{{die}}: {{to}}' })).toEqual([
      ['«army»', 8],
      ['«will»', 5],
      ['', 1],
    ]);
  });

  it('need not repeat their heading, and a list too long to be read is in the order of an index', () => {
    const named = (die: string, to: string): OptionText => ({
      action: { type: 'spend', die, to },
      text: `${die}: ${to}`,
      params: { die, to },
    });
    const regions = ['10', '9', 'Ost', 'Ämter', ...'klmnopqrstu'.split('')].map((to) => named('army', to));
    const [group] = groupOptions([...regions, named('will', 'x')], () => '{{die}}: {{to}}', String);
    expect(group).toMatchObject({ heading: 'army', lead: 'army: ' });
    expect(group?.options.slice(0, 4).map(({ text }) => text)).toEqual(['army: 9', 'army: 10', 'army: Ämter', 'army: k']);
    const few = groupOptions(
      [...regions.slice(0, 7), ...many('ride', 7)],
      (verb) => (verb === 'ride' ? 'Ride to {{to}}' : '{{die}}'),
      String,
    );
    expect(few.map(({ options }) => options[0]?.text)).toEqual(['army: 10', 'ride t0']);
  });

  it('lose nothing, whatever the words are', () => {
    const options = [...many('a', 9), ...many('b', 9), option({ type: 'c' })];
    const groups = groupOptions(options, () => null, say);
    expect(groups.flatMap((group) => group.options)).toHaveLength(options.length);
  });
});
