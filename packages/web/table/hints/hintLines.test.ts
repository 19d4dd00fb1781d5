import { expect, it } from 'vitest';
import { hintLines } from './hintLines.ts';

const translate = (key: string, params?: object): string => (params === undefined ? key : `${key} ${JSON.stringify(params)}`);
const translators = { tGame: translate, t: translate, hasText: () => false, about: () => ({}) };
const roll = { type: 'roll' };

it('names the move, then says what a whole sentence says, what speaks for it and what against', () => {
  const reasons = [
    { topic: 'road', gain: 0.1 },
    { topic: 'cards', gain: -0.02 },
    { topic: 'more', gain: 0 },
  ];
  expect(hintLines({ action: roll, reasons }, translators)).toEqual([
    'option.roll {}',
    'why.more',
    'hint.for {"topics":["@why.road"]}',
    'hint.against {"topics":["@why.cards"]}',
  ]);
});

it('says so when there is no reason to tell', () =>
  expect(hintLines({ action: roll, reasons: [] }, translators)).toEqual(['option.roll {}', 'hint.silent']));

it('a refusal is worded like every refusal', () => expect(hintLines({ refused: 'no-hints' }, translators)).toEqual(['refused.no-hints']));
