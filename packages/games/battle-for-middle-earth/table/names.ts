import type { Param } from '#kernel';
import type { Words } from '#look';
import type { Names } from '../content/box.ts';

/** The words of the table, with what a content pack calls differently in its own names. */
export function withNames(words: Words, names: () => Names): Words {
  const own = (word: string): string | undefined => names()[words('table.language')]?.[word];
  const said = (param: Param): Param => {
    if (Array.isArray(param)) return (param as readonly Param[]).map(said);
    return typeof param === 'string' && param.startsWith('@') ? (own(param.slice(1)) ?? param) : param;
  };
  return (key, params = {}) =>
    own(key) ?? words(key, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, said(param)])));
}
