import { expect, it } from 'vitest';
import type { ShellWord, Words } from '#look/table.ts';
import type { LocaleKey } from '#look/localeKey.ts';
import type { DynamicKey, GameWords, ShellKey } from './i18n.ts';
import type { LessonWords } from './lessonsTexts.ts';
import type { PrimerWords } from './primerTexts.ts';

/** Types only: `npx tsc` fails here when a misspelt key compiles. */

const heard: string[] = [];
const OF_TABLES: readonly ShellKey[] = ['close', 'loading'] satisfies readonly ShellWord[];
const say =
  <Key extends string>(): Words<Key> =>
  (key) => {
    heard.push(key);
    return key;
  };

it('a misspelt key does not compile', () => {
  const t = say<ShellKey>();
  t('brand');
  for (const key of OF_TABLES) t(key);
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
  expect(heard).toHaveLength(14);
});

it('a misspelt key of games, lessons and primers does not compile', () => {
  const asked: string[] = [];
  const note = (key: string): string => (asked.push(key), key);
  const [tGame, tLesson, tPrimer]: [GameWords, LessonWords, PrimerWords] = [note, note, note];
  const id: string = 'first';
  tGame('prompt.won');
  tGame(`outcome.${id}`);
  tLesson(`${id}.name`);
  tPrimer(`turn.${id}`);
  // @ts-expect-error: no game and no page has it
  tGame('prompt.wno');
  // @ts-expect-error: no game has such a group
  tGame(`outcom.${id}`);
  // @ts-expect-error: lessons have no such text
  tLesson(`${id}.nmae`);
  // @ts-expect-error: primers have no such group
  tPrimer(`trun.${id}`);
  expect(asked).toHaveLength(8);
});
