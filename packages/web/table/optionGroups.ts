import type { Action, Param } from '#kernel';

/** Something that may be done, in words. */
export interface Shown {
  readonly action: Action;
  readonly text: string;
  readonly params: { readonly [name: string]: Param };
}

export interface OptionGroup {
  readonly id: string;
  /** Empty for what stands alone. */
  readonly heading: string;
  readonly options: readonly Shown[];
}

/** So many choices are read as one list. */
export const FEW = 12;

/** How the words of a kind of choice begin: with words of their own, or with one of its arguments. */
type Beginning = { readonly heading: string } | { readonly argument: string };

/** The part of a wording that all choices of a kind share: what stands before the first gap. */
export function beginning(template: string): Beginning {
  const gap = /{{\s*([\w-]+)/.exec(template);
  const words = (gap === null ? template : template.slice(0, gap.index)).trim();
  const heading = words.replace(/[\s:,→–-]+$/u, '');
  if (heading === '') return { argument: gap?.[1] ?? '' };
  // Words that go on into the gap are left open; those that close before it are a heading already.
  return { heading: gap === null || heading !== words ? heading : `${heading} …` };
}

const groupedBy = (options: readonly Shown[], key: (option: Shown) => string): readonly (readonly [string, readonly Shown[]])[] => {
  const groups = new Map<string, Shown[]>();
  for (const option of options) {
    const list = groups.get(key(option));
    if (list === undefined) groups.set(key(option), [option]);
    else list.push(option);
  }
  return [...groups];
};

/**
 * Many choices under headings, in the order of the game: one for each verb, and where the wording begins with an argument (the die, the
 * region), one for each of its values. What would be alone under its heading comes last, without one.
 */
export function groupOptions(
  options: readonly Shown[],
  templateOf: (verb: string) => string | null,
  say: (param: Param) => string,
): readonly OptionGroup[] {
  if (options.length <= FEW) return [{ id: 'all', heading: '', options }];
  const groups = groupedBy(options, ({ action }) => action.type).flatMap(([verb, list]): readonly OptionGroup[] => {
    const template = templateOf(verb);
    const begins = template === null ? { heading: '' } : beginning(template);
    if ('heading' in begins) return [{ id: verb, heading: begins.heading, options: list }];
    const { argument } = begins;
    return groupedBy(list, ({ params }) => JSON.stringify(params[argument] ?? '')).map(([value, part]) => ({
      id: `${verb} ${value}`,
      heading: say(part[0]?.params[argument] ?? ''),
      options: part,
    }));
  });
  const [heads, alone] = [
    groups.filter(({ options: list, heading }) => list.length > 1 && heading !== ''),
    groups.filter(({ options: list, heading }) => list.length === 1 || heading === ''),
  ];
  return alone.length === 0 ? heads : [...heads, { id: 'alone', heading: '', options: alone.flatMap(({ options: list }) => list) }];
}
