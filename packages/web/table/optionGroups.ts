import type { Action, Param } from '#kernel';

/** Something that may be done, in words. */
export interface Shown {
  readonly action: Action;
  readonly text: string;
  /** What it would do, where its name alone does not tell. */
  readonly about?: string;
  readonly params: { readonly [name: string]: Param };
}

export interface OptionGroup {
  readonly id: string;
  /** Empty for what stands alone. */
  readonly heading: string;
  /** How every text of the group begins; under its heading that need not be read again. */
  readonly lead: string;
  readonly options: readonly Shown[];
}

/** So many choices are read as one list. */
export const FEW = 12;

/** How the words of a kind of choice begin: with words of their own, or with one of its arguments. */
type Beginning = { readonly heading: string; readonly lead: string } | { readonly argument: string };

/** The part of a wording that all choices of a kind share: what stands before the first gap. */
export function beginning(template: string): Beginning {
  const gap = /{{\s*([\w-]+)/.exec(template);
  const words = (gap === null ? template : template.slice(0, gap.index)).trim();
  const heading = words.replace(/[\s:,→–-]+$/u, '');
  if (heading === '') return { argument: gap?.[1] ?? '' };
  // Words that go on into the gap are left open; those that close before it are a heading already.
  return { heading: gap === null || heading !== words ? heading : `${heading} …`, lead: gap === null ? '' : template.slice(0, gap.index) };
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

/** What begins a text that begins with its heading: the heading, and the colon or comma after it. */
const leadOf = (text: string, heading: string): string =>
  text.startsWith(heading) ? heading + (/^[\s:,]+/.exec(text.slice(heading.length))?.[0] ?? '') : '';

const byName = new Intl.Collator(undefined, { numeric: true });

/** A list too long to be read is looked through like an index. */
const inOrder = (options: readonly Shown[]): readonly Shown[] =>
  options.length <= FEW ? options : [...options].sort((a, b) => byName.compare(a.text, b.text));

/**
 * Many choices under headings, in the order of the game: one for each verb, and where the wording begins with an argument (the die, the
 * region), one for each of its values. What would be alone under its heading comes last, without one.
 */
export function groupOptions(
  options: readonly Shown[],
  templateOf: (verb: string) => string | null,
  say: (param: Param) => string,
): readonly OptionGroup[] {
  if (options.length <= FEW) return [{ id: 'all', heading: '', lead: '', options }];
  const groups = groupedBy(options, ({ action }) => action.type).flatMap(([verb, list]): readonly OptionGroup[] => {
    const template = templateOf(verb);
    const begins = template === null ? { heading: '', lead: '' } : beginning(template);
    if ('heading' in begins) return [{ id: verb, ...begins, options: inOrder(list) }];
    const { argument } = begins;
    return groupedBy(list, ({ params }) => JSON.stringify(params[argument] ?? '')).map(([value, part]) => {
      const heading = say(part[0]?.params[argument] ?? '');
      return { id: `${verb} ${value}`, heading, lead: leadOf(part[0]?.text ?? '', heading), options: inOrder(part) };
    });
  });
  const [heads, alone] = [
    groups.filter(({ options: list, heading }) => list.length > 1 && heading !== ''),
    groups.filter(({ options: list, heading }) => list.length === 1 || heading === ''),
  ];
  return alone.length === 0
    ? heads
    : [...heads, { id: 'alone', heading: '', lead: '', options: alone.flatMap(({ options: list }) => list) }];
}
