import type { Action, Param } from '#kernel';
import type { Words } from '#look';
import type { Shown } from './optionGroups.ts';

type Params = { readonly [name: string]: Param };

/** The wording of an option: an argument that the locale has a word for (`die: 'red'` and `die.red`) is said in that word. */
export function optionParams(action: Action, known: (key: string) => boolean): Params {
  return Object.fromEntries(
    Object.entries(action)
      .filter(([name]) => name !== 'type')
      .map(([name, value]) => [name, known(`${name}.${value}`) ? `@${name}.${value}` : value]),
  );
}

/** An option in words, and where the game has a help line for its kind, what it would do. */
export function showOption(action: Action, about: Params, words: Words, known: (key: string) => boolean): Shown {
  const params = { ...optionParams(action, known), ...about };
  const [text, help] = [`option.${action.type}`, `option.${action.type}_help`];
  return { action, params, text: words(text, params), ...(known(help) ? { about: words(help, params) } : {}) };
}
