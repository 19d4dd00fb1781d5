import { expect, it } from 'vitest';
import type { Words } from '#look/table.ts';
import type { LocaleKey } from '#look/localeKey.ts';
import type { DynamicKey, ShellKey } from './i18n.ts';

/** Types only: `npx tsc` fails here when a misspelt key compiles. */

const heard: string[] = [];
const say =
  <Key extends string>(): Words<Key> =>
  (key) => {
    heard.push(key);
    return key;
  };

it('a misspelt key does not compile', () => {
  const t = say<ShellKey>();
  t('brand');
  t('since.title');
  // With a count the plural form follows from it.
  t('since.there', { count: 2 });
  // @ts-expect-error: no such text
  t('brant');
  // @ts-expect-error: no text under this name
  t('since.titel');
  // @ts-expect-error: a group is no text
  t('since');
  const unknownKey: string = heard[0] ?? '';
  // @ts-expect-error: any text is too many
  t(unknownKey);

  const page = say<LocaleKey<{ readonly title: string; readonly part: { readonly games_one: string; readonly games_other: string } }>>();
  page('title');
  page('part.games', { count: 1 });
  // @ts-expect-error: another page has it
  page('brand');

  const dynamic = say<DynamicKey>();
  const game: string = 'some-game';
  dynamic(`shelf.${game}.title`);
  // @ts-expect-error: no such line about a game
  dynamic(`shelf.${game}.titel`);
  expect(heard).toHaveLength(12);
});
