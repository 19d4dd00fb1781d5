import { isObject } from '#kernel';

/** Texts as a locale file nests them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of a tree by their dotted keys. */
export function flatten(tree: unknown, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!isObject(tree)) return found;
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') found.set(path + key, value);
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) found.set(inner, text);
  return found;
}

/** The same tree with every text replaced. */
export const mapTexts = (tree: TextTree, change: (text: string) => string): TextTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? change(value) : mapTexts(value, change)]),
  );
