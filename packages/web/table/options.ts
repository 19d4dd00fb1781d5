import type { Action, Param } from '#kernel';

/** The wording of an option: an argument that the locale has a word for (`die: 'red'` and `die.red`) is said in that word. */
export function optionParams(action: Action, known: (key: string) => boolean): { readonly [name: string]: Param } {
  return Object.fromEntries(
    Object.entries(action)
      .filter(([name]) => name !== 'type')
      .map(([name, value]) => [name, known(`${name}.${value}`) ? `@${name}.${value}` : value]),
  );
}
