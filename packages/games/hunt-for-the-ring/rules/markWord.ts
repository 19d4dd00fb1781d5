/** Where a log token lies, from its name in a view: on a space, in a region or section, beside a step of the track, or off the board. */
export function markWord(part: 1 | 2, mark: string): string {
  if (mark === 'off' || mark.startsWith('step-')) return `@logMark.${mark}`;
  if (/^[IV]+(-[A-D])?$/.test(mark)) return `@place.${mark}`;
  return `@${/^(\d+|[A-Z])$/.test(mark) ? 'area' : 'dot'}.${part}-${mark}`;
}
