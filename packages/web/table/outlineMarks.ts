import type { Outline, OutlineLine, OutlineSection } from '#kernel';

/** What a section is about, whatever it counts: its name through a whole game, to remember it by. */
export function sectionKey({ id, params }: OutlineSection): string {
  const about = Object.entries(params).flatMap(([name, value]) => (typeof value === 'number' ? [] : [`${name}=${JSON.stringify(value)}`]));
  return [id, ...about].join(' ');
}

const lineKey = ({ id, params }: OutlineLine): string => `${id} ${JSON.stringify(params)}`;

/** What was read before, to tell what is new. */
export type Read = ReadonlyMap<string, ReadonlySet<string>>;

export const readOf = (outline: Outline): Read =>
  new Map(outline.map((section) => [sectionKey(section), new Set(section.lines.map(lineKey))]));

/** The lines of a section that were not there before; none when nothing was read yet. */
export function freshLines(section: OutlineSection, before: Read | null): ReadonlySet<OutlineLine> {
  if (before === null) return new Set();
  const known = before.get(sectionKey(section));
  return new Set(section.lines.filter((line) => known?.has(lineKey(line)) !== true));
}
