import type { Outline, OutlineLine, OutlineSection } from '#kernel';

/** Stable key of a section, independent of the numbers in it. */
export function sectionKey({ id, params }: OutlineSection): string {
  const about = Object.entries(params).flatMap(([name, value]) => (typeof value === 'number' ? [] : [`${name}=${JSON.stringify(value)}`]));
  return [id, ...about].join(' ');
}

const lineKey = ({ id, params }: OutlineLine): string => `${id} ${JSON.stringify(params)}`;

/** What was shown before, to find changes. */
export type OutlineSnapshot = ReadonlyMap<string, ReadonlySet<string>>;

export const outlineSnapshot = (outline: Outline): OutlineSnapshot =>
  new Map(outline.map((section) => [sectionKey(section), new Set(section.lines.map(lineKey))]));

/** New lines of a section; none when nothing was shown before. */
export function freshLines(section: OutlineSection, before: OutlineSnapshot | null): ReadonlySet<OutlineLine> {
  if (before === null) return new Set();
  const known = before.get(sectionKey(section));
  return new Set(section.lines.filter((line) => known?.has(lineKey(line)) !== true));
}
