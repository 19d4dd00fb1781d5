import type { Param } from '#kernel';
import type { OptionText } from '../../game/optionText.ts';

export interface OptionGroup {
  readonly id: string;
  /** Empty for options without a group. */
  readonly heading: string;
  /** Common beginning of all texts in the group, left out under its heading. */
  readonly lead: string;
  readonly options: readonly OptionText[];
}

/** Up to so many options are one list. */
export const FEW = 12;

/** How the text of a verb begins: with words, or with one of its arguments. */
type TemplateStart = { readonly heading: string; readonly lead: string } | { readonly argument: string };

/** The part of a template before its first placeholder. */
export function splitTemplate(template: string): TemplateStart {
  const gap = /{{\s*([\w-]+)/.exec(template);
  // A title in quotation marks keeps them both.
  const start = (gap === null ? template : template.slice(0, gap.index)).replace(/[“„]$/u, '');
  const words = start.trim();
  const heading = words.replace(/[\s:,→–-]+$/u, '');
  if (heading === '') return { argument: gap?.[1] ?? '' };
  // Words that run into the placeholder end in an ellipsis; others are a heading already.
  return { heading: gap === null || heading !== words ? heading : `${heading} …`, lead: gap === null ? '' : start };
}

const groupedBy = (
  options: readonly OptionText[],
  key: (option: OptionText) => string,
): readonly (readonly [string, readonly OptionText[]])[] => {
  const groups = new Map<string, OptionText[]>();
  for (const option of options) {
    const list = groups.get(key(option));
    if (list === undefined) groups.set(key(option), [option]);
    else list.push(option);
  }
  return [...groups];
};

/** The beginning of a text that repeats its heading, with the colon or comma after it. */
const leadOf = (text: string, heading: string): string =>
  text.startsWith(heading) ? heading + (/^[\s:,]+/.exec(text.slice(heading.length))?.[0] ?? '') : '';

const byName = new Intl.Collator(undefined, { numeric: true });

/** Long lists are sorted, like an index. */
const inOrder = (options: readonly OptionText[]): readonly OptionText[] =>
  options.length <= FEW ? options : [...options].sort((a, b) => byName.compare(a.text, b.text));

/**
 * Groups many options under headings, in the order of the game: one for each verb, and where the text begins with an argument (the die, the region),
 * one for each of its values. Single options come last, without a heading.
 */
export function groupOptions(
  options: readonly OptionText[],
  templateOf: (verb: string) => string | null,
  say: (param: Param) => string,
): readonly OptionGroup[] {
  if (options.length <= FEW) return [{ id: 'all', heading: '', lead: '', options }];
  const groups = groupedBy(options, ({ action }) => action.type).flatMap(([verb, list]): readonly OptionGroup[] => {
    const template = templateOf(verb);
    const begins = template === null ? { heading: '', lead: '' } : splitTemplate(template);
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
