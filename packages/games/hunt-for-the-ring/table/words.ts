import type { Param } from '#kernel';
import type { TableProps } from '#look';
import { isPlace, markWord, spaceWordOf } from '../rules/spots.ts';
import type { HuntAction } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import type { Words } from './keys.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** A space, a region, a section or a step of the track, as a word of the locale; `dot` in a log is any of the dots. */
export function spotWord(part: 1 | 2, spot: string): string {
  if (isPlace(spot)) return `@place.${spot}`;
  return spot === 'dot' ? '@table.dot' : spaceWordOf(part, spot);
}

/** The Nazgûl by name; the Witch-king while he stands in for it. */
export const nazgulWord = (view: HuntView, id: string): string =>
  view.nazgul.some((each) => each.id === id && each.witchKing) ? '@nazgul.witch-king' : `@nazgul.${id}`;

/** A word that elsewhere stands in a sentence, said by itself. */
export const sayWord = (words: Words, word: string): string => words(runtimeKey(word.slice(1)));

const OWN_WORDS = new Set(['die', 'second', 'company', 'ally', 'sorcery', 'wanted', 'effect', 'scope', 'journey', 'deed', 'information']);

function paramOf(view: HuntView, name: string, value: string | number): Param {
  if (name === 'nazgul') return nazgulWord(view, String(value));
  if (name === 'area' || name === 'space' || name === 'from' || name === 'to' || name === 'place')
    return spotWord(view.part, String(value));
  if (name === 'corruption') return `@corruption.${value}`;
  if (name === 'seat') return `@seat.${value}`;
  if (name === 'option') return `@choice.${value}`;
  return OWN_WORDS.has(name) ? `@${name}.${value}` : value;
}

export const optionParams = (view: HuntView, action: HuntAction): { readonly [name: string]: Param } =>
  Object.fromEntries(
    Object.entries(action)
      .filter(([name]) => name !== 'type')
      .map(([name, value]) => [name, paramOf(view, name, value)]),
  );

/** What an option does, in the words of the text table, with proper names; a log token also says where it lies. */
export function sayOption(words: Words, view: HuntView, action: HuntAction): string {
  const token = action.type === 'takeLogToken' ? action.logToken : null;
  return token === null
    ? words(`option.${action.type}`, optionParams(view, action))
    : words('table.take', { token, mark: markWord(view.part, view.logTokens[token - 1] ?? 'off') });
}

/** The name of whoever sits there. */
export const nameOf = (table: Pick<TableProps, 'info'> & { readonly words: Words }, seat: number): string =>
  table.info.seats[seat]?.name ?? table.words('table.seat', { number: seat + 1 });
