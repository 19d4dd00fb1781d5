import { expect, it } from 'vitest';
import { optionParams, optionText } from './optionText.ts';

it('says arguments in words where there are words', () => {
  const known = (key: string) => key === 'die.red';
  expect(optionParams({ type: 'setAside', die: 'red' }, known)).toEqual({ die: '@die.red' });
  expect(optionParams({ type: 'split', square: 3 }, known)).toEqual({ square: 3 });
  expect(optionParams({ type: 'roll' }, known)).toEqual({});
});

it('says what an option would do where the game has words for that', () => {
  const words = (key: string, params: object = {}): string => `${key} ${JSON.stringify(params)}`;
  const known = (key: string) => key === 'option.playEvent_help';
  const about = { text: '@eventText.gift' };
  expect(optionText({ type: 'playEvent', card: 'gift' }, about, words, known)).toEqual({
    action: { type: 'playEvent', card: 'gift' },
    params: { card: 'gift', text: '@eventText.gift' },
    text: 'option.playEvent {"card":"gift","text":"@eventText.gift"}',
    about: 'option.playEvent_help {"card":"gift","text":"@eventText.gift"}',
  });
  expect(optionText({ type: 'pass' }, {}, words, known)).toEqual({ action: { type: 'pass' }, params: {}, text: 'option.pass {}' });
});
